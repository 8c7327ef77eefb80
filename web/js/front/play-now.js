// @ts-check
/** A table against bots by one tap. */
import { clock as chosenClock } from "../settings.js";
import { makeTable, QUICK } from "./make.js";

/** Sit down against bots at once. @param {string} game */
export function playNow(game) {
  const { rules, seats, hasClock } = QUICK[game];
  return makeTable(rules, seats, null, hasClock ? chosenClock.value : null);
}
