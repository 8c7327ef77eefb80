// @ts-check
/**
 * The order of the cards in the hand. Equal cards of two packs are told apart here only by slots of the
 * screen; a slot that leaves the hand in a provisional turn keeps its place, so that taking back puts the
 * card where it was.
 */
import { rankIndex, suitIndex } from "./cards.js";

/** @typedef {{key: number, code: string, gone: boolean, fresh: boolean}} Slot */

let nextKey = 1;

/** Slots for these cards, in this order. @param {string[]} codes @returns {Slot[]} */
export function slotsOf(codes) {
  return codes.map((code) => ({ key: nextKey++, code, gone: false, fresh: false }));
}

/** The slots brought in line with the cards now in hand. @param {Slot[]} slots @param {string[]} hand
 * @param {boolean} [markFresh] whether cards without a slot are marked as new */
export function reconcile(slots, hand, markFresh = true) {
  /** @type {Map<string, number>} */
  const wanted = new Map();
  for (const code of hand) wanted.set(code, (wanted.get(code) ?? 0) + 1);
  /** @type {Map<number, boolean>} */
  const kept = new Map();
  // Slots in the hand come first, so that of two equal cards the one laid down stays down.
  for (const slot of [...slots].sort((a, b) => Number(a.gone) - Number(b.gone))) {
    const left = wanted.get(slot.code) ?? 0;
    if (left > 0) wanted.set(slot.code, left - 1);
    kept.set(slot.key, left > 0);
  }
  const out = slots.map((slot) => ({ ...slot, gone: !kept.get(slot.key) }));
  for (const [code, count] of wanted) {
    for (let i = 0; i < count; i++) out.push({ key: nextKey++, code, gone: false, fresh: markFresh });
  }
  return out;
}

/** Slots without those that are gone for good, and with nothing marked as new. @param {Slot[]} slots */
export const settle = (slots) => slots.filter((slot) => !slot.gone);

/** @param {Slot[]} slots */
export const unmark = (slots) => slots.map((slot) => ({ ...slot, fresh: false }));

/** @param {Slot[]} slots @param {"suit"|"rank"|"melds"|"own"} mode @param {string[][]} groups */
export function arranged(slots, mode, groups) {
  const here = slots.filter((slot) => !slot.gone);
  if (mode === "own") return here;
  const bySuit = (/** @type {Slot} */ a, /** @type {Slot} */ b) =>
    suitIndex(a.code) - suitIndex(b.code) || rankIndex(a.code) - rankIndex(b.code) || a.key - b.key;
  const byRank = (/** @type {Slot} */ a, /** @type {Slot} */ b) =>
    rankIndex(a.code) - rankIndex(b.code) || suitIndex(a.code) - suitIndex(b.code) || a.key - b.key;
  const sorted = [...here].sort(mode === "rank" ? byRank : bySuit);
  if (mode !== "melds") return sorted;
  /** @type {Slot[]} */
  const out = [];
  for (const code of groups.flat()) {
    const bare = code.startsWith("*") ? "*" : code;
    const at = sorted.findIndex((slot) => slot.code === bare);
    if (at >= 0) out.push(...sorted.splice(at, 1));
  }
  return [...out, ...sorted];
}

/** The slots with some moved before another (or to the end). @param {Slot[]} shown in the order of the screen
 * @param {Set<number>} moved @param {number|null} before key @param {Slot[]} all */
export function moved(shown, moved, before, all) {
  const staying = shown.filter((slot) => !moved.has(slot.key));
  const going = shown.filter((slot) => moved.has(slot.key));
  const at = before === null ? -1 : staying.findIndex((slot) => slot.key === before);
  staying.splice(at < 0 ? staying.length : at, 0, ...going);
  return [...staying, ...all.filter((slot) => slot.gone)];
}
