// @ts-check
/** What the table page knows: the last view, the line, and what was last said about a move. */
import { computed, newId, signal } from "../lib.js";
import { PASSING, Socket } from "./socket.js";

/** @typedef {import("../types.js").ViewMessage} ViewMessage */
/** @typedef {import("../types.js").Finding} Finding */
/** @typedef {{kind: "refusal", code: string, findings: Finding[]}} Said */

/** @type {import("../lib.js").Signal<ViewMessage|null>} */
export const message = signal(/** @type {ViewMessage|null} */ (null));
export const table = computed(() => message.value?.table ?? null);
export const view = computed(() => message.value?.view ?? null);
/** When the last clock came, on this machine's own scale (milliseconds). */
export const clockAt = signal(0);
/** A refusal in force, until the player does something else. */
export const said = signal(/** @type {Said|null} */ (null));
/** Why the server shut the door ("bye"), or null. */
export const farewell = signal(/** @type {string|null} */ (null));
/** @type {import("../lib.js").Signal<Socket|null>} */
export const socket = signal(/** @type {Socket|null} */ (null));

export const isOnline = computed(() => socket.value?.state.value === "online");
export const isSending = computed(() => Boolean(socket.value?.pending.value));
export const mySeat = computed(() => table.value?.you ?? null);
/** Whether the table waits for me. */
export const isMyTurn = computed(
  () => table.value?.phase === "playing" && view.value !== null && view.value.turn === mySeat.value,
);

/** Whether a deal is on, here or in a replay, so that it is somebody's turn. */
export const isUnderWay = computed(() => ["playing", "replay"].includes(table.value?.phase ?? ""));

/** @type {Map<string, (message: any) => void>} */
const listeners = new Map();
/** @type {Map<string, (message: any) => void>} */
const waiting = new Map();

/** Hear every message of one type. @param {string} type @param {(message: any) => void} listener */
export function on(type, listener) {
  listeners.set(type, listener);
}

/** @param {any} heard */
function hear(heard) {
  if (heard.t === "view") {
    const before = message.value;
    if (before && heard.seq < before.seq) return;
    clockAt.value = performance.now();
    message.value = heard;
  } else if (heard.t === "no") {
    if (heard.code !== "stale") said.value = { kind: "refusal", code: heard.code, findings: heard.findings ?? [] };
  } else if (heard.t === "bye") {
    if (!PASSING.has(heard.code)) farewell.value = heard.code;
  }
  if (heard.id) {
    const answer = waiting.get(heard.id);
    waiting.delete(heard.id);
    answer?.(heard);
  }
  listeners.get(heard.t)?.(heard);
}

/** @param {string} id of the table @param {string} token */
export function connect(id, token) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket.value = new Socket(`${scheme}://${location.host}/ws/${id}`, id, token, hear);
}

/** Send a final action. @param {string} text */
export function act(text) {
  said.value = null;
  const decision = message.value?.decision ?? null;
  return socket.value?.command({ t: "do", id: newId(), decision, text }) ?? false;
}

/** Ask for the next deal. */
export function nextDeal() {
  return socket.value?.command({ t: "next", id: newId() }) ?? false;
}

/** Whether an action was done for its player, whose time had run out or who was away.
 * @param {import("../types.js").Event[]} history @param {number} index */
export const wasAuto = (history, index) => history[index].auto || (table.value?.autos ?? []).includes(index);

/** I see the table: the clock of my first move may run. */
export const look = () => ask({ t: "look" });

/** The bot that kept my seat may go. */
export function comeBack() {
  return socket.value?.command({ t: "back", id: newId() }) ?? false;
}

/** I want the game to end early, or no longer do. @param {boolean} agree */
export function wishEnd(agree) {
  return socket.value?.command({ t: "end", id: newId(), agree }) ?? false;
}

/** Whether a bot plays for me until I say that I am here. */
export const isKept = computed(() => {
  const about = table.value;
  return about !== null && about.you !== null && Boolean(about.seats[about.you]?.kept);
});

/** Ask a question and hear its answer; null if the line is down or the answer does not come.
 * @param {{t: string, [more: string]: any}} question @returns {Promise<any>} */
export function ask(question) {
  const id = newId();
  const line = socket.value;
  if (!line || line.state.value !== "online") return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      waiting.delete(id);
      resolve(null);
    }, 5000);
    waiting.set(id, (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    line.ask({ ...question, id });
  });
}
