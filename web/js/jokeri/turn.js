// @ts-check
/** What I may do now, as the server lists it, and the card that I picked. */
import { computed, effect, signal, untracked } from "../lib.js";
import { arranged, reconcile, settle } from "../hand.js";
import { voice } from "../speech.js";
import { refusal } from "../table/rules.js";
import { act, ask, isMyTurn, message, said, view } from "../table/store.js";

/** @typedef {import("../types.js").Finding} Finding */

export const slots = signal(/** @type {import("../hand.js").Slot[]} */ ([]));
export const picked = signal(/** @type {number|null} */ (null));
/** Why the barred number is barred, in the referee's own words. */
export const barredWhy = signal(/** @type {Finding[]} */ ([]));

/** The card that was last refused: the one that "May I?" begins with. */
export const refused = signal(/** @type {string|null} */ (null));

export const shown = computed(() => {
  const trump = view.value?.trump;
  const sorted = arranged(slots.value, "suit", []);
  // Jokers, then trumps, then the suits: what is strongest lies at the thumb.
  const place = (/** @type {string} */ code) => (code === "*" ? 0 : code.endsWith(trump ?? "?") ? 1 : 2);
  return sorted
    .map((slot, at) => ({ slot, at }))
    .sort((a, b) => place(a.slot.code) - place(b.slot.code) || a.at - b.at)
    .map((one) => one.slot);
});
export const pickedCode = computed(() => slots.value.find((slot) => slot.key === picked.value)?.code ?? null);

/** Legal actions without their verbs. @param {string} verb */
function legal(verb) {
  if (!isMyTurn.value) return [];
  return /** @type {string[]} */ (view.value.legal ?? [])
    .map((text) => text.split(" "))
    .filter((words) => words.length === 1 || words[0] === verb)
    .map((words) => words[words.length - 1]);
}
export const phase = computed(() => /** @type {string} */ (view.value?.phase ?? ""));
export const plays = computed(() => (phase.value === "play" ? legal("play") : []));
export const bids = computed(() => (phase.value === "bid" ? legal("bid").map(Number) : []));
export const trumps = computed(() => (phase.value === "trump" ? legal("trump") : []));

/** The plays of one card: one for a plain card, several for a joker. @param {string} code */
export const playsOf = (code) =>
  plays.value.filter((play) => (code === "*" ? play.startsWith("*") : play === code));

/** Whether a joker is picked that can be played: what it is declared to be is asked. */
export const isDeclaring = computed(() => pickedCode.value === "*" && playsOf("*").length > 1);

/** Whether cards of the hand are bright and dim now. */
export const isChoosing = computed(() => isMyTurn.value && phase.value === "play");

let decision = /** @type {number|null} */ (null);

function arrive() {
  const now = message.value?.view;
  if (!now || now.seat === null) return;
  slots.value = settle(reconcile(slots.peek(), now.hand, false));
  if (message.value?.decision !== decision) {
    decision = message.value?.decision ?? null;
    picked.value = null;
    refused.value = null;
    said.value = null;
    barredWhy.value = [];
    if (isMyTurn.peek() && now.phase === "bid" && now.barred !== null)
      ask({ t: "may", text: `bid ${now.barred}` }).then((reply) => {
        barredWhy.value = reply?.findings ?? [];
      });
  }
}
effect(() => {
  if (message.value) untracked(arrive);
});

/** Say why a card may not be played now. @param {string} code */
export function whyNot(code) {
  refused.value = code;
  const findings = view.value.why?.[code] ?? [];
  said.value = { kind: "refusal", code: isMyTurn.value ? "illegal" : "not-your-turn", findings };
}

/** @param {string} play */
export const sendPlay = (play) => act(`play ${play}`);
/** @param {number} number */
export const sendBid = (number) => act(`bid ${number}`);
/** Bid it, or hear why not; why a number is barred stands there already. @param {number} number */
export function tryBid(number) {
  if (bids.value.includes(number)) sendBid(number);
  else if (number === view.value.barred && barredWhy.value.length) voice(refusal(barredWhy.value[0]));
  else said.value = { kind: "refusal", code: "illegal", findings: [] };
}
/** @param {string} suit */
export const sendTrump = (suit) => act(`trump ${suit}`);
