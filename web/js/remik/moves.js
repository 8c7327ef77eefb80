// @ts-check
/** What taps, drags and keys do: each asks the server's choices and does one, or says why none is there. */
import { said, isMyTurn, view } from "../table/store.js";
import { openSheet } from "../table/sheets.js";
import * as turn from "./turn.js";

/** @typedef {import("../types.js").Choice} Choice */

/** @param {string} hint id of a sentence that says what to do first */
const hint = (hint) => {
  said.value = { kind: "refusal", code: hint, findings: [] };
};

/** Whether the table waits for a draw. */
export const mustDraw = () => isMyTurn.value && view.value.phase === "draw" && !turn.steps.value.includes("take");

export function draw() {
  if (!isMyTurn.peek()) return hint("not-your-turn");
  const [choice] = turn.choicesOf("draw");
  if (choice) turn.choose(choice);
  else if (mustDraw()) turn.finish("draw");
  else hint("already-drawn");
}

export async function take() {
  if (!isMyTurn.peek()) return hint("not-your-turn");
  if (!mustDraw()) return hint("already-drawn");
  // Picked cards cannot take: the pile is offered to an empty hand. Only the server knows whether a touch binds.
  if (turn.picked.peek().size) await turn.pick(new Set());
  if (!turn.attempt(await turn.settled((choice) => choice.kind === "take"))) hint("nothing-to-take");
}

/** The pile is tapped: throw the picked card, or look at the pile, or take from it. */
export function tapPile() {
  if (turn.picked.value.size && isMyTurn.value && !mustDraw()) return discard();
  if (view.value.pile.length > 1) return openSheet("pile");
  if (mustDraw()) return take();
  openSheet("pile");
}

/** Do one of the choices of a sort, with the picks as they are.
 * @param {(choice: Choice) => boolean} wanted */
async function doOne(wanted) {
  if (!isMyTurn.peek()) return hint("not-your-turn");
  if (mustDraw() && !turn.choices.peek().some(wanted)) return hint("draw-first");
  if (!turn.picked.peek().size) return hint("pick-first");
  if (!turn.attempt(await turn.settled(wanted))) hint("line");
}

export const meld = () => doOne((choice) => choice.kind === "meld");
export const layOff = () => doOne((choice) => choice.kind === "add" || choice.kind === "swap");

export function discard() {
  if (turn.picked.peek().size > 1) return hint("pick-one");
  return doOne((choice) => choice.kind === "discard" || choice.kind === "finish");
}

/** A meld is tapped, or cards are dropped on it. @param {string} name */
export function onMeld(name) {
  if (turn.picked.peek().size)
    return doOne((choice) => choice.meld === name && choice.kind !== "clear");
  openSheet("meld", { name });
}

/** Cards were dragged somewhere. @param {string|null} over @param {Set<number>} keys */
export async function drop(over, keys) {
  if (!over) return;
  if (over.startsWith("card:")) {
    turn.arrange(keys, Number(over.slice(5)));
    return;
  }
  if (over === "hand") {
    turn.arrange(keys, null);
    return;
  }
  if (over.startsWith("meld:")) await onMeld(over.slice(5));
  else if (over === "pile") await discard();
  else if (over === "table") await meld();
}

/** The pile's top is dragged to the hand, or the stock. @param {"stock"|"pile"} from */
export const dropOnHand = (from) => (from === "stock" ? draw() : take());
