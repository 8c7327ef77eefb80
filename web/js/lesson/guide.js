// @ts-check
/** What a patient teacher would say now. Everything is read off the view; no rule is judged here. */
import { face, suitSign } from "../cards.js";

/** @typedef {{id: string, args?: Record<string, any>, clause?: string}} Hint */

/** How the promise stands: `need` tricks of the `left` that are still to be played. @param {any} view @param {number} me */
function standing(view, me) {
  const taken = view.taken.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  return { need: (view.bids[me] ?? 0) - view.taken[me], left: view.cards - taken };
}

/** @param {any} view @param {number} me @returns {Hint} */
function pursuit(view, me) {
  const { need, left } = standing(view, me);
  if (need < 0) return { id: "too-many" };
  return need === 0 ? { id: "enough" } : { id: "need", args: { need, left } };
}

/** A promise is to be made. @param {any} view @param {number} lesson @returns {Hint[]} */
function bidding(view, lesson) {
  const hints = [{ id: `bid-${lesson}`, args: { cards: view.cards } }];
  return view.barred === null ? hints : [{ id: "barred", args: { barred: view.barred } }, ...hints];
}

/** A card is to be played on others. @param {any} view @param {number} me @returns {Hint[]} */
function following(view, me) {
  const plays = /** @type {string[]} */ (view.legal).map((text) => text.split(" ").slice(-1)[0]);
  const plain = plays.filter((play) => !play.startsWith("*"));
  const led = face(view.trick[0].play).suit;
  const [, reasons] = Object.entries(view.why ?? {}).find(([card]) => card !== "*") ?? [];
  const clause = /** @type {any} */ (reasons)?.[0]?.clause;
  const args = { suit: suitSign(led), trump: suitSign(view.trump ?? "-") };
  const hints = [];
  if (plain.length && plain.every((play) => play.endsWith(led))) hints.push({ id: "must-follow", args, clause });
  else if (clause && plain.length && plain.every((play) => play.endsWith(view.trump))) hints.push({ id: "must-trump", args, clause });
  else if (plain.length > 1) hints.push({ id: "free", args });
  if (plays.some((play) => play.startsWith("*"))) hints.push({ id: "joker-follow" });
  return [...hints, pursuit(view, me)];
}

/** The hints for a view, most pressing first. @param {any} view @param {number} lesson @param {number} me @returns {Hint[]} */
export function guide(view, lesson, me) {
  const isMine = view.turn === me;
  if (view.phase === "trump") return [{ id: isMine ? "name-trump" : "wait" }];
  if (view.phase === "bid") {
    if (isMine) return bidding(view, lesson);
    const hasBid = view.bids[me] !== null;
    return lesson === 1 && !hasBid ? [{ id: "two-cards", args: { trump: suitSign(view.trump ?? "-") } }] : [{ id: hasBid ? "bid-done" : "bid-wait" }];
  }
  if (view.phase !== "play") return [];
  if (!isMine) return [{ id: "wait" }, pursuit(view, me)];
  if (view.trick.length) return following(view, me);
  const hasJoker = /** @type {string[]} */ (view.legal).some((text) => text.includes("*"));
  return [{ id: hasJoker ? "lead-joker" : "lead" }, pursuit(view, me)];
}

/** How the lesson ended. @param {any} view @param {number} me @returns {string} */
export function ending(view, me) {
  const bid = (view.result.bids ?? view.bids)[me];
  const taken = view.result.taken[me];
  if (bid === taken) return "end-exact";
  if (bid > 0 && taken === 0) return "end-none";
  return taken < bid ? "end-under" : "end-over";
}
