// @ts-check
/** Joker's events and statuses in words. */
import { sign, suitSign } from "../cards.js";
import { seatName } from "../table/names.js";
import { table, view, wasAuto } from "../table/store.js";
import { t } from "../text.js";

/** A suit as a sign for the eye or a name for the ear. @param {string} suit @param {(code: string) => string} say */
const suitWords = (suit, say) => (suit === "-" ? t("suit-none") : say === sign ? suitSign(suit) : t(`suit-${suit}`));

/** @param {import("../types.js").Event[]} history @param {number} index @param {(code: string) => string} say */
export function eventWords(history, index, say) {
  const { seat, text } = history[index];
  const you = String(seat === table.value?.you);
  const words = text.split(" ");
  const what = words[words.length - 1];
  let doing = text;
  if (words[0] === "trump") doing = t("event-trump", { you, suit: suitWords(what, say), none: String(what === "-") });
  else if (words[0] === "bid") doing = t("event-bid", { you, number: Number(what) });
  else doing = t("event-play", { you, card: say(what) });
  return t(wasAuto(history, index) ? "event-auto" : "event", { name: seatName(seat), doings: doing });
}

/** How a seat's promise stands, as the server says: "exact", "on", "over", "under"; null without a promise.
 * @param {number} seat @returns {string|null} */
export const course = (seat) => view.value.course?.[seat] ?? null;

/** What the promises add up to against the tricks there are. */
export function promisedWords() {
  const { bids, cards } = view.value;
  const made = (bids ?? []).filter((/** @type {any} */ bid) => bid !== null);
  if (!made.length) return "";
  const sum = made.reduce((/** @type {number} */ total, /** @type {number} */ bid) => total + bid, 0);
  const done = made.length === bids.length;
  return t("promised", { sum, cards, left: done ? cards - sum : 0, done: String(done), side: sum < cards ? "under" : sum > cards ? "over" : "even" });
}
