// @ts-check
/** Who stands where: everybody's total, what pairs have together, and at the end who has won. */
import { html } from "../lib.js";
import { number } from "../numbers.js";
import { seatName } from "../table/names.js";
import { table } from "../table/store.js";
import { nth, t } from "../text.js";

/** Whether a seat's total is the best so far; a pair's counts together. @param {any} sheet @param {number} seat */
export const isBest = (sheet, seat) => sheet.sets.length > 0 && sheet.counted[seat] === Math.max(...sheet.counted);

/** The rows below a sheet: totals, what pairs have together, places once the game is over.
 * @param {any} sheet @returns {{id: string, head: string, numbers: number[], isStrong: boolean}[]} */
export function totalRows(sheet) {
  const rows = [{ id: "total", head: t("score-total"), numbers: sheet.totals, isStrong: true }];
  if (sheet.partner) rows.push({ id: "pair", head: t("score-pair"), numbers: sheet.counted, isStrong: true });
  if (sheet.over) rows.push({ id: "place", head: t("score-place"), numbers: sheet.places, isStrong: false });
  return rows;
}

/** @param {{sheet: any}} props */
export const TotalRows = ({ sheet }) => html`${totalRows(sheet).map(({ id, head, numbers }) => html`<tr key=${id} data-row=${id}><th scope="row">${head}</th>
  ${numbers.map((value, seat) => html`<td key=${seat} class=${isBest(sheet, seat) ? "best" : ""}>${id === "place" ? nth(value) : number(value)}</td>`)}</tr>`)}`;

/** Totals after a deal, each under its player's name. @param {{sheet: any}} props */
export const Standing = ({ sheet }) => html`<table class="score standing"><thead><tr><td></td>${sheet.totals.map((/** @type {number} */ _, /** @type {number} */ seat) => html`<th scope="col" key=${seat}>${seatName(seat)}</th>`)}</tr></thead>
  <tbody><${TotalRows} sheet=${sheet} /></tbody></table>`;

/** Who has won, or who shares it. @param {any} sheet */
export function winnerWords(sheet) {
  const first = /** @type {number[]} */ (sheet.places).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = first.map(seatName).join(", ");
  const isOnePair = sheet.partner && first.length === 2;
  if (first.length === 1) return t("winner", { name: names, you: String(first[0] === table.value?.you) });
  return t(isOnePair ? "winner-pair" : "winner-shared", { names });
}

/** @param {{sheet: any}} props */
export const Winner = ({ sheet }) => html`<p class="winner" data-winner>${winnerWords(sheet)}</p>`;
