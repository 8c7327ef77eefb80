// @ts-check
/**
 * The provisional turn: steps held here and in the browser's memory until the discard sends them as one text.
 * The server says after every step and every pick what stands; nothing is judged here.
 */
import { computed, effect, signal, untracked } from "../lib.js";
import { forget, recall, remember } from "../memory.js";
import { arranged, moved, reconcile, settle, slotsOf, unmark } from "../hand.js";
import { act, ask, isMyTurn, isOnline, message, said, table, view } from "../table/store.js";

/** @typedef {import("../types.js").Draft} Draft */
/** @typedef {import("../types.js").Choice} Choice */

export const steps = signal(/** @type {string[]} */ ([]));
export const slots = signal(/** @type {import("../hand.js").Slot[]} */ ([]));
export const picked = signal(/** @type {Set<number>} */ (new Set()));
/** The server's last word on the draft; it may lag a moment behind the picks. */
export const draft = signal(/** @type {Draft|null} */ (null));
/** Several ways to do what was asked for: the player chooses. */
export const asking = signal(/** @type {Choice[]|null} */ (null));
export const sortMode = signal(/** @type {"suit"|"rank"|"melds"|"own"} */ (recall("set.sort", "suit")));

export const hasGroups = computed(() => Boolean(draft.value?.groups));
const mode = computed(() => (sortMode.value === "melds" && !hasGroups.value ? "suit" : sortMode.value));
export const shown = computed(() => arranged(slots.value, mode.value, draft.value?.groups ?? []));
export const pickedCodes = computed(() =>
  shown.value.filter((slot) => picked.value.has(slot.key)).map((slot) => slot.code),
);
/** Melds on the table with the provisional ones. */
export const melds = computed(() =>
  draft.value && steps.value.length ? draft.value.table : (view.value?.melds ?? []),
);
export const isProvisional = (/** @type {string} */ name) =>
  !(view.value?.melds ?? []).some((/** @type {any} */ meld) => meld.name === name);
export const choices = computed(() => draft.value?.choices ?? []);
/** Why the picks are no meld or fit a meld badly: refused steps that come nearest to what was meant. */
export const nearest = computed(() => draft.value?.nearest ?? []);
/** @param {string} kind @param {string} [meld] */
export const choicesOf = (kind, meld) =>
  choices.value.filter((choice) => choice.kind === kind && (meld === undefined || choice.meld === meld));

const memory = (/** @type {string} */ what) => `${what}.${table.value?.id}.${table.value?.you}`;
let decision = /** @type {number|null} */ (null);
let deal = -1;
let asked = 0;

effect(() => remember("set.sort", sortMode.value));

/**
 * Ask what the draft and the picked cards come to. Whoever asked gets his answer; the screen shows the newest alone.
 * @returns {Promise<Draft|null>}
 */
export async function refresh(attempt = steps.peek()) {
  const mine = ++asked;
  if (decision === null) return null;
  const reply = await ask({ t: "ask", decision, steps: attempt, pick: pickedCodes.peek() });
  if (reply?.t !== "draft") return null;
  if (mine === asked && attempt === steps.peek()) {
    draft.value = reply;
    // A refused draft names no hand worth showing.
    if (!reply.findings.length) slots.value = reconcile(slots.peek(), reply.hand);
  }
  return reply;
}

/** A new view: keep the provisional turn if the same decision is open, else begin afresh. */
function arrive() {
  const seen = message.value;
  if (!seen?.view || seen.view.game !== "remik" || seen.view.seat === null) return;
  const now = seen.view;
  const isNewDeal = now.number !== deal;
  if (isNewDeal) {
    deal = now.number;
    const order = recall(memory("order"), { deal: -1, cards: [] });
    slots.value = order.deal === deal ? slotsOf(order.cards) : [];
    picked.value = new Set();
    asking.value = null;
  }
  if (seen.decision !== decision || isNewDeal) {
    const first = decision === null;
    decision = seen.decision;
    const kept = recall(memory("draft"), { decision: -1, steps: [] });
    steps.value = kept.decision === decision && isMyTurn.peek() ? kept.steps : [];
    draft.value = null;
    picked.value = new Set();
    // A whole hand just dealt is not news; a card that joins one is.
    const joins = !first && slots.peek().length > 0;
    slots.value = settle(reconcile(unmark(slots.peek()), now.hand, joins));
  } else if (!steps.peek().length) {
    slots.value = reconcile(slots.peek(), now.hand);
  }
  refresh();
}
effect(() => {
  if (message.value) untracked(arrive);
});
effect(() => {
  if (isOnline.value) untracked(() => message.value && refresh());
});
effect(() => {
  const cards = slots.value.filter((slot) => !slot.gone).map((slot) => slot.code);
  if (deal >= 0 && cards.length) remember(memory("order"), { deal, cards });
});

/** @param {number} key */
export function toggle(key) {
  const next = new Set(picked.peek());
  if (!next.delete(key)) next.add(key);
  pick(next);
}

/** @param {Set<number>} keys */
export function pick(keys) {
  said.value = null;
  picked.value = keys;
  return refresh();
}

/** Put a step into the provisional turn, if the referee lets it stand. @param {string} step */
export async function push(step) {
  said.value = null;
  asking.value = null;
  const attempt = [...steps.peek(), step];
  const keys = picked.peek();
  picked.value = new Set();
  const reply = await refresh(attempt);
  if (!reply || reply.findings.length) {
    picked.value = keys;
    if (reply) said.value = { kind: "refusal", code: "illegal", findings: reply.findings };
    refresh();
    return false;
  }
  keep(attempt);
  draft.value = reply;
  slots.value = reconcile(slots.peek(), reply.hand, false);
  return true;
}

/** @param {string[]} next */
function keep(next) {
  steps.value = next;
  if (next.length) remember(memory("draft"), { decision, steps: next });
  else forget(memory("draft"));
}

/** Take the last step back. */
export function back() {
  if (!steps.peek().length) return;
  said.value = null;
  asking.value = null;
  picked.value = new Set();
  keep(steps.peek().slice(0, -1));
  if (!steps.peek().length) slots.value = reconcile(slots.peek(), view.peek()?.hand ?? [], false);
  refresh();
}

/** Do one of the choices: what is final is sent at once with the steps before it, all else is a step.
 * @param {Choice} choice */
export function choose(choice) {
  asking.value = null;
  if (!choice.ok) {
    said.value = { kind: "refusal", code: "illegal", findings: choice.findings ?? [] };
    return;
  }
  if (choice.final) finish(choice.step);
  else push(choice.step);
}

/** Send the turn with its last step. @param {string} last */
export function finish(last) {
  // The picks stay until the answer: refused, they are still there; done, their cards are gone.
  act([...steps.peek(), last].filter(Boolean).join("; "));
}

/** Do what is asked for: the one way there is, a question if there are several, the reasons if there is none.
 * @param {Choice[]} found */
export function attempt(found) {
  const good = found.filter((choice) => choice.ok);
  if (good.length > 1) asking.value = good;
  else if (good.length === 1) choose(good[0]);
  else if (found.length) said.value = { kind: "refusal", code: "illegal", findings: reasons(found) };
  return found.length > 0;
}

/** What speaks against each of these, every clause once. @param {Choice[]} refused */
export function reasons(refused) {
  const findings = refused.flatMap((choice) => choice.findings ?? []);
  return findings.filter((one, at) => findings.findIndex((other) => other.clause === one.clause) === at);
}

/** The choices for these picks, waiting for the server if its word is not there yet; where there are none, what the
 * referee says against them. @param {(choice: Choice) => boolean} wanted */
export async function settled(wanted) {
  const reply = (await refresh()) ?? draft.peek();
  const found = (reply?.choices ?? []).filter(wanted);
  return found.length ? found : (reply?.nearest ?? []).filter(wanted);
}

/** Move the dragged cards before another; from now on the order is the player's own.
 * @param {Set<number>} keys @param {number|null} before */
export function arrange(keys, before) {
  slots.value = moved(shown.peek(), keys, before, slots.peek());
  sortMode.value = "own";
}

/** The next way of sorting. */
export function nextSort() {
  const modes = /** @type {const} */ (["suit", "rank", "melds", "own"]);
  const offered = modes.filter((one) => one !== "melds" || hasGroups.value);
  const at = offered.indexOf(mode.value);
  if (mode.value !== "own") {
    // What was seen becomes the start of the player's own order.
    slots.value = moved(shown.peek(), new Set(), null, slots.peek());
  }
  sortMode.value = offered[(at + 1) % offered.length];
}
export { mode as sortShown };
