// @ts-check
/** A table against bots by one tap. */
import { clock as chosenClock } from "../settings.js";
import { makeTable, QUICK } from "./make.js";

/** Sit down against bots at once; only where every move has its own time may the reader choose it. @param {string} game */
export const playNow = (game) => makeTable(QUICK[game].rules, QUICK[game].seats, null, game === "jokeri" ? chosenClock.value : null);
