// @ts-check
/**
 * The running turn as a question to the referee's page, in the one form of its links (docs/referee.md). It is made of
 * the seat's own view and the steps written here, so it can tell nobody more than this seat knows.
 */
import { refereeAddress } from "../table/referee-link.js";

/** A meld as it is written: with its kind where its cards do not say it. @param {import("../types.js").Meld} meld */
function meldText(meld) {
  const naturals = meld.cards.filter((code) => code[0] !== "*").length;
  const isPlain = naturals >= 2 || meld.cards.some((code) => code.includes("="));
  return isPlain ? meld.cards.join(" ") : `${meld.kind} ${meld.cards.join(" ")}`;
}

/** The hand without one card. @param {string[]} hand @param {string|null} card */
function without(hand, card) {
  const at = card ? hand.indexOf(card) : -1;
  return at < 0 ? hand : [...hand.slice(0, at), ...hand.slice(at + 1)];
}

/** Whether there is a turn to ask about: not before the deal, nor after it. @param {import("../types.js").RemikView} view */
export const canAsk = (view) => view.seat !== null && (view.phase === "draw" || view.phase === "play");

/**
 * The address of the question.
 * @param {import("../types.js").RemikView} view @param {string} rules @param {string} text the turn after the draw
 */
export function questionAddress(view, rules, text) {
  const isMine = view.turn === view.seat;
  const taken = isMine ? view.taken : null;
  const drawn = isMine ? view.drawn : null;
  const first = [...(drawn ? [`draw ${drawn}`] : []), ...(taken ? ["take"] : [])];
  const steps = text.split(";").map((step) => step.trim().replace(/\s+/g, " ")).filter(Boolean);
  return refereeAddress([
    ["rules", rules.replaceAll(" ", "")],
    ["hand", without(without(view.hand, drawn), taken).join(" ")],
    ["opened", view.opened[view.seat ?? -1] ? "yes" : ""],
    ...view.melds.map((meld) => /** @type {[string, string]} */ (["table", `${meld.name}: ${meldText(meld)}`])),
    ["own", view.melds.filter((meld) => meld.owner === view.seat).map((meld) => meld.name).sort().join(" ")],
    ["pile", [...(taken ? [taken] : []), ...view.pile].join(" ")],
    ["first", view.first_turn && isMine ? "yes" : ""],
    ["lap", view.lap && !(view.first_turn && isMine) ? String(view.lap) : ""],
    ["turn", [...first, ...steps].join("; ")],
  ]);
}
