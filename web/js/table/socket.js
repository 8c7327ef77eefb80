// @ts-check
/**
 * The websocket of a seat: it heals itself, and a command is never lost and never done twice.
 *
 * A command keeps its id until the server has answered it, over reconnections and reloads; the server gives
 * the same answer to the same id.
 */
import { signal } from "../lib.js";
import { forget, recall, remember } from "../memory.js";

const PING_MS = 5000;
const MISSES = 2;
const SLOWEST_MS = 8000;

/** Farewells after which the door opens again by itself. */
export const PASSING = new Set(["shutdown", "slow"]);

/** @typedef {{t: string, id: string, [more: string]: any}} Command */

export class Socket {
  /**
   * @param {string} address of the websocket, without the token
   * @param {string} table id
   * @param {string} token of the seat
   * @param {(message: any) => void} hear called with every message but pongs
   */
  constructor(address, table, token, hear) {
    this.address = address;
    this.memory = `pending.${table}`;
    this.token = token;
    this.hear = hear;
    this.seen = 0;
    /** @type {WebSocket|null} */
    this.socket = null;
    this.failures = 0;
    this.unanswered = 0;
    this.closed = false;
    /** "connecting", "online" or "offline": what the chip shows. */
    this.state = signal("connecting");
    /** The command that waits for its answer. @type {import("../lib.js").Signal<Command|null>} */
    this.pending = signal(/** @type {Command|null} */ (recall(this.memory, null)));
    this.timer = 0;
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.wake();
    });
    addEventListener("online", () => this.wake());
    addEventListener("pageshow", () => this.wake());
    addEventListener("offline", () => {
      this.state.value = "offline";
    });
    setInterval(() => this.beat(), PING_MS);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.unanswered = 0;
      socket.send(JSON.stringify({ t: "hello", token: this.token, seen: this.seen }));
      if (this.pending.value) socket.send(JSON.stringify(this.pending.value));
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.take(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** @param {any} message */
  take(message) {
    this.unanswered = 0;
    if (message.t === "pong") return;
    if (message.t === "view") {
      this.seen = message.seq;
      this.failures = 0;
      this.state.value = "online";
    }
    if (message.t === "bye") this.closed = !PASSING.has(message.code);
    if ((message.t === "ack" || message.t === "no") && message.id === this.pending.value?.id) {
      this.pending.value = null;
      forget(this.memory);
    }
    this.hear(message);
  }

  lost() {
    this.socket = null;
    if (this.closed) {
      this.state.value = "offline";
      return;
    }
    this.state.value = navigator.onLine === false ? "offline" : "connecting";
    this.failures += 1;
    const wait = Math.min(SLOWEST_MS, 250 * 2 ** Math.min(this.failures, 6)) * (0.5 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** The page is seen again, or the network is back: do not wait for the timer. */
  wake() {
    if (this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.beat();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  beat() {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (this.unanswered >= MISSES) {
      // A dead line may take minutes to report itself; leave it.
      this.socket = null;
      socket.close();
      this.lost();
      return;
    }
    this.unanswered += 1;
    socket.send(JSON.stringify({ t: "ping", n: Date.now() % 1000000 }));
  }

  /** Send a question; it is lost with the line, and whoever asks asks again. @param {object} message */
  ask(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send a command; it stays pending until it is answered. @param {Command} command */
  command(command) {
    if (this.pending.value) return false;
    this.pending.value = command;
    remember(this.memory, command);
    this.ask(command);
    return true;
  }
}
