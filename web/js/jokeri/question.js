// @ts-check
/**
 * A card of the hand as a question to the referee's page. It is made of the seat's own view, so it can tell nobody
 * more than this seat knows.
 */
import { refereeAddress } from "../table/referee-link.js";

/** Whether there is a trick to ask about: mine to lead, or one that I have not played to. @param {any} view */
export function canAsk(view) {
  if (view.seat === null || view.phase !== "play") return false;
  const hasPlayed = view.trick.some((/** @type {import("../types.js").Play} */ one) => one.seat === view.seat);
  return view.turn === view.seat || (view.trick.length > 0 && !hasPlayed);
}

/** The address of the question. @param {any} view @param {string} rules @param {string} play the card asked about, or "" */
export const questionAddress = (view, rules, play) =>
  refereeAddress([
    ["ask", "play"],
    ["rules", rules.replaceAll(" ", "")],
    ["hand", view.hand.join(" ")],
    ["trick", view.trick.map((/** @type {import("../types.js").Play} */ one) => one.play).join(" ")],
    ["trump", view.trump],
    ["play", play],
  ]);
