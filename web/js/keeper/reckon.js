// @ts-check
/** A sheet added up, whatever its game; the same shape that the server answers with. */
import { reckonJokeri } from "./jokeri-sums.js";
import { reckonRemik } from "./remik-sums.js";

/**
 * @typedef {import("./remik-sums.js").RemikTariff | import("./jokeri-sums.js").JokeriTariff} Tariff
 * @typedef {{sheet: any, counted: number, points: Record<string, (number|null)[]>, marks: import("./remik-sums.js").Mark[]}} Kept
 */

/** @param {Tariff} tariff @param {number} players @param {Map<number, import("./remik-sums.js").Row>} rows
 * @param {number|null} [stake] @returns {Kept} */
export function reckon(tariff, players, rows, stake = null) {
  return tariff.game === "remik" ? reckonRemik(tariff, players, rows, stake) : reckonJokeri(tariff, rows);
}
