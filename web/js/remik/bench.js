// @ts-check
/**
 * The table taken apart: its melds as rows of loose pieces, and the hand beside them. Where a piece may go is the
 * server's word alone; here pieces are only moved and put in a sensible order.
 */
import { computed, signal } from "../lib.js";
import { face } from "../cards.js";
import { ask, message } from "../table/store.js";
import * as turn from "./turn.js";

/**
 * @typedef {{key: number, code: string, own: boolean, low?: boolean}} Piece `own` came from the hand; a joker with
 *   `low` lies before the others
 * @typedef {{id: number, kind: string|null, was: string, pieces: Piece[]}} Row
 */

export const rows = signal(/** @type {Row[]} */ ([]));
/** What is still in the hand. */
export const loose = signal(/** @type {Piece[]} */ ([]));
export const held = signal(/** @type {Set<number>} */ (new Set()));
/** A card of the table was to go into the hand. */
export const stays = signal(false);
/** The server's word on the table as it lies here, with the step that it was asked about. */
export const reply = signal(/** @type {(import("../types.js").Draft & {step: string})|null} */ (null));
let nextKey = 1;
let asked = 0;

const order = (/** @type {Piece[]} */ pieces) => pieces.map((piece) => piece.key).join();
/** @param {Row} row */
export const isUntouched = (row) => order(row.pieces) === row.was;
const filled = computed(() => rows.value.filter((row) => row.pieces.length));
export { filled as melds };

/** The table as it stands in the provisional turn, taken apart. */
export function begin() {
  rows.value = turn.melds.peek().map((/** @type {import("../types.js").Meld} */ meld) => {
    const pieces = meld.cards.map((code) => ({ key: nextKey++, code, own: false }));
    return { id: nextKey++, kind: meld.kind, was: order(pieces), pieces };
  });
  loose.value = turn.shown.peek().map((slot) => ({ key: nextKey++, code: slot.code, own: true }));
  const picked = turn.shown.peek().map((slot) => turn.picked.peek().has(slot.key));
  held.value = new Set(loose.value.filter((_, at) => picked[at]).map((piece) => piece.key));
  stays.value = false;
  reply.value = null;
}

export const isChanged = computed(() => filled.value.length !== rows.value.length || !filled.value.every(isUntouched));

/** A joker that lies elsewhere stands for what its new place says. @param {Row} row @param {Piece} piece */
const codeIn = (row, piece) => (isUntouched(row) || piece.code[0] !== "*" ? piece.code : "*");

/** @param {Row} row */
function textOf(row) {
  const codes = row.pieces.map((piece) => codeIn(row, piece));
  const isBare = codes.filter((code) => code[0] !== "*").length < 2;
  return [...(row.kind && (isBare || isUntouched(row)) ? [row.kind] : []), ...codes].join(" ");
}

/** The step that makes the table look like this. */
export const stepText = () => `table ${filled.peek().map(textOf).join(" / ")}`;

/** The cards of a row as they are shown: a joker by what the server takes it for. @param {Row} row */
export function facesOf(row) {
  const told = reply.value && reply.value.table.length === filled.value.length ? reply.value.table[filled.value.indexOf(row)] : null;
  return row.pieces.map((piece, at) => {
    const code = codeIn(row, piece);
    const named = told?.cards.length === row.pieces.length ? told.cards[at] : code;
    return code === "*" && named[0] === "*" ? named : code;
  });
}

/** What speaks against a row; without a row, against the whole. @param {Row|null} row */
export function faultsOf(row) {
  const part = row ? filled.value.indexOf(row) + 1 : undefined;
  return (reply.value?.findings ?? []).filter((found) => found.step === turn.steps.value.length && found.args?.part === part);
}

/** Ask the server what it says of the table as it lies. */
export async function check() {
  const mine = ++asked;
  const step = stepText();
  const decision = message.peek()?.decision ?? null;
  const answer = await ask({ t: "ask", decision, steps: [...turn.steps.peek(), step], pick: [] });
  if (mine === asked) reply.value = answer?.t === "draft" ? { ...answer, step } : null;
}

/** Where a piece lies: a row, or null for the hand. @param {number} key */
const rowOf = (key) => rows.peek().find((row) => row.pieces.some((piece) => piece.key === key)) ?? null;

/** A card is tapped: picked; or, where cards of elsewhere are picked, they come to it. @param {number} key */
export function tap(key) {
  const here = rowOf(key);
  const elsewhere = [...held.peek()].some((other) => rowOf(other) !== here);
  if (here && elsewhere) return put(here.id);
  stays.value = false;
  const next = new Set(held.peek());
  if (!next.delete(key)) next.add(key);
  held.value = next;
}

/** Put the picked cards somewhere. @param {number|"new"|"hand"} target */
export function put(target) {
  const keys = held.peek();
  const all = [...rows.peek().flatMap((row) => row.pieces), ...loose.peek()];
  const moving = all.filter((piece) => keys.has(piece.key));
  if (!moving.length) return;
  stays.value = target === "hand" && moving.some((piece) => !piece.own);
  if (stays.value) return;
  held.value = new Set();
  const [only] = moving;
  if (moving.length === 1 && only.code[0] === "*" && rowOf(only.key)?.id === target) only.low = !only.low;
  const left = (/** @type {Piece[]} */ pieces) => pieces.filter((piece) => !keys.has(piece.key));
  loose.value = target === "hand" ? [...left(loose.peek()), ...moving] : left(loose.peek());
  const next = rows.peek().map((row) => {
    if (row.id === target) return { ...row, pieces: inOrder([...left(row.pieces), ...moving], row.kind) };
    const pieces = left(row.pieces);
    return pieces.length === row.pieces.length ? row : { ...row, pieces: inOrder(pieces, row.kind) };
  });
  rows.value = target === "new" ? [...next, { id: nextKey++, kind: null, was: "", pieces: inOrder(moving, null) }] : next;
  return check();
}

/** The pieces as a player would lay them: a run from low to high with its jokers in the gaps.
 * @param {Piece[]} pieces @param {string|null} kind */
export function inOrder(pieces, kind) {
  const jokers = pieces.filter((piece) => piece.code[0] === "*");
  const naturals = pieces.filter((piece) => piece.code[0] !== "*");
  const faces = naturals.map((piece) => face(piece.code));
  const isOneRank = new Set(faces.map((card) => card.rank)).size <= 1;
  if ((isOneRank && (naturals.length > 1 || kind !== "run")) || new Set(faces.map((card) => card.suit)).size > 1) return [...naturals, ...jokers];
  const places = faces.map((card) => "A23456789TJQK".indexOf(card.rank) + 1);
  const high = places.map((place) => (place === 1 ? 14 : place));
  const span = (/** @type {number[]} */ list) => Math.max(...list) - Math.min(...list);
  const used = span(high) < span(places) ? high : places;
  const sorted = naturals.map((piece, at) => ({ piece, at: used[at] })).sort((a, b) => a.at - b.at);
  /** @type {Piece[]} */
  const row = [];
  const spare = [...jokers];
  sorted.forEach(({ piece, at }, index) => {
    for (let gap = index ? at - sorted[index - 1].at - 1 : 0; gap > 0 && spare.length; gap--) row.push(/** @type {Piece} */ (spare.shift()));
    row.push(piece);
  });
  // Nothing follows an ace at the top.
  const isTop = sorted.at(-1)?.at === 14;
  const before = spare.filter((piece) => Boolean(piece.low) !== isTop);
  return [...before, ...row, ...spare.filter((piece) => !before.includes(piece))];
}
