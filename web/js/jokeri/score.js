// @ts-check
/** The score sheet as it looks on paper: a column a player, a row a deal, set totals and premiums. */
import { html } from "../lib.js";
import { number } from "../numbers.js";
import { Export } from "../table/export.js";
import { seatName } from "../table/names.js";
import { Sheet } from "../table/sheets.js";
import { message, table } from "../table/store.js";
import { t } from "../text.js";

/**
 * @typedef {{bid: number|null, taken: number, points: number, because: string}} CellData
 * @typedef {{premium: number[], doubled: (number|null)[], erased: number[], struck: (number|null)[]}} Closing
 * @typedef {{set: number, form: string, cards: number[], rows: CellData[][], closing: Closing|null,
 *   clean: boolean[], stake: number[], totals: number[]}} SetData
 */

/** One player's cell: promise, and points in the colour of a kept one. @param {{cell: CellData, mark: string}} props */
function Cell({ cell, mark }) {
  const isKept = cell.bid !== null && cell.bid === cell.taken;
  return html`<td class=${isKept ? "kept" : cell.points < 0 ? "bad" : ""}>
    ${cell.bid !== null && html`<span class="promise-cell">${cell.bid === 0 ? "–" : cell.bid}</span>`}
    <span class="unseen">${t("score-taken", { taken: cell.taken })}, </span>
    <span class=${mark}>${number(cell.points)}</span>
    ${mark === "doubled" && html`<span class="mark">×2</span>`}
    ${cell.because === "shtanga" && html`<span class="mark"><span aria-hidden="true">▼</span><span class="unseen">, ${t("score-shtanga")}</span></span>`}
  </td>`;
}

/** Whether somebody can still earn the set's premium. @param {SetData} data */
const isOpen = (data) => !data.closing && data.rows.length > 0 && data.clean.some(Boolean);

/** What the premium would add for a player who has kept every promise of the set. @param {SetData} data @param {number} seat */
const staked = (data, seat) => (data.clean[seat] ? (data.stake[seat] ? `+${data.stake[seat]}?` : "✓") : "");

/** A set: its deals, what the closing adds or strikes, and its total. @param {{data: SetData, seats: number[]}} props */
function SetRows({ data, seats }) {
  const { closing } = data;
  /** @param {number} row @param {number} seat */
  const mark = (row, seat) => (closing?.doubled[seat] === row ? "doubled" : closing?.struck[seat] === row ? "struck" : "");
  return html`<tbody>
    <tr class="set-head"><th colspan=${seats.length + 1} scope="rowgroup">${t("score-set", { number: data.set })}${data.form !== "plain" ? ` · ${t(`form-${data.form.replace("_", "-")}`)}` : ""}</th></tr>
    ${data.rows.map((row, at) => html`<tr key=${at}><th scope="row">${data.cards[at]}</th>
      ${seats.map((seat) => html`<${Cell} key=${seat} cell=${row[seat]} mark=${mark(at, seat)} />`)}</tr>`)}
    ${closing && closing.premium.some(Boolean) &&
    html`<tr class="closing"><th scope="row">${t("score-premium")}</th>${closing.premium.map((points) => html`<td class="kept">${points ? `+${points}` : ""}</td>`)}</tr>`}
    ${closing && closing.erased.some(Boolean) &&
    html`<tr class="closing"><th scope="row">${t("score-erased")}</th>${closing.erased.map((points) => html`<td class="bad">${points ? `−${points}` : ""}</td>`)}</tr>`}
    ${isOpen(data) &&
    html`<tr class="closing"><th scope="row">${t("score-clean")}</th>${data.clean.map((_, seat) => html`<td class="note">${staked(data, seat)}</td>`)}</tr>`}
    <tr class="set-total"><th scope="row">${t("score-set-total")}</th>${data.totals.map((points) => html`<td>${number(points)}</td>`)}</tr>
  </tbody>`;
}

export function ScoreTable() {
  const sheet = message.value?.sheet;
  if (!sheet) return null;
  /** @type {SetData[]} */
  const sets = sheet.sets;
  /** @type {number[]} */
  const totals = sheet.totals;
  const seats = (table.value?.seats ?? []).map((_, seat) => seat);
  const best = Math.max(...totals);
  return html`<div class="score-box" tabindex="0" role="region" aria-label=${t("score")}><table class="score paper">
    <thead><tr><th scope="col">${t("score-cards")}</th>${seats.map((seat) => html`<th scope="col">${seatName(seat)}</th>`)}</tr></thead>
    ${sets.map((data) => html`<${SetRows} key=${data.set} data=${data} seats=${seats} />`)}
    ${!sets.length && html`<tbody><tr><td colspan=${seats.length + 1} class="note">${t("score-empty")}</td></tr></tbody>`}
    <tfoot>
      <tr><th scope="row">${t("score-total")}</th>${totals.map((total) => html`<td class=${sets.length && total === best ? "best" : ""}>${number(total)}</td>`)}</tr>
      ${sheet.over && html`<tr><th scope="row">${t("score-place")}</th>${sheet.places.map((/** @type {number} */ place) => html`<td>${place}.</td>`)}</tr>`}
    </tfoot>
  </table></div>`;
}

/** The sheet in rows, to take along. @returns {import("../table/export.js").Printed} */
function printed() {
  const sheet = message.value?.sheet;
  const names = (table.value?.seats ?? []).map((_, seat) => seatName(seat));
  /** @type {(string|number)[][]} */
  const rows = [[t("score-cards"), ...names]];
  /** @type {number[]} */
  const strong = [];
  for (const data of /** @type {SetData[]} */ (sheet.sets)) {
    const { closing } = data;
    data.rows.forEach((row, at) => rows.push([data.cards[at], ...row.map((cell, seat) => [
      cell.bid === null ? `${cell.taken}: ${number(cell.points)}` : `${cell.bid}/${cell.taken}: ${number(cell.points)}`,
      ...(cell.because === "shtanga" ? ["▼"] : []),
      ...(closing?.doubled[seat] === at ? ["×2"] : []),
      ...(closing?.struck[seat] === at ? ["✗"] : []),
    ].join(" "))]));
    if (closing?.premium.some(Boolean)) rows.push([t("score-premium"), ...closing.premium.map((points) => points || "")]);
    if (closing?.erased.some(Boolean)) rows.push([t("score-erased"), ...closing.erased.map((points) => (points ? -points : ""))]);
    if (isOpen(data)) rows.push([t("score-clean"), ...data.clean.map((_, seat) => staked(data, seat))]);
    const form = data.form !== "plain" ? ` · ${t(`form-${data.form.replace("_", "-")}`)}` : "";
    strong.push(rows.push([`${t("score-set", { number: data.set })}${form}`, ...data.totals]) - 1);
  }
  strong.push(rows.push([t("score-total"), ...sheet.totals]) - 1);
  if (sheet.over) rows.push([t("score-place"), ...sheet.places.map((/** @type {number} */ place) => `${place}.`)]);
  return { title: t("score"), rows, strong };
}

export function ScoreSheet() {
  // A lesson's deal stands on no sheet.
  if (!message.value?.sheet) return html`<${Sheet} kind="score" title=${t("score")}><p>${t("score-empty")}</p><//>`;
  return html`<${Sheet} kind="score" title=${t("score")} wide=${true}><${ScoreTable} /><${Export} printed=${printed} /><//>`;
}
