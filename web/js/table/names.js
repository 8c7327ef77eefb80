// @ts-check
/** What the seats are called, and whose turn it is. */
import { t } from "../text.js";
import { table, view } from "./store.js";

/** The name of a seat; "you" for one's own. @param {number} seat */
export function seatName(seat) {
  const about = table.value?.seats[seat];
  if (seat === table.value?.you) return t("you");
  if (about?.name) return about.name;
  if (about?.kind === "bot") return t("bot-name", { number: botNumber(seat) });
  return t("seat-name", { number: seat + 1 });
}

/** The names as they go on a sheet that others read, where nobody is "you".
 * @returns {string[]} */
export const sheetNames = () =>
  (table.value?.seats ?? []).map((about, seat) => (about.name ? about.name : seat === table.value?.you ? t("seat-name", { number: seat + 1 }) : seatName(seat)));

/** @param {number} seat */
function botNumber(seat) {
  return (table.value?.seats ?? []).slice(0, seat + 1).filter((about) => about.kind === "bot" && !about.name).length;
}

/** Whose turn it is, in words. */
export function turnWords() {
  const turn = view.value?.turn;
  if (turn === undefined || turn === null) return "";
  return turn === table.value?.you ? t("your-turn") : t("turn-of", { name: seatName(turn) });
}
