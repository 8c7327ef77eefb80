// @ts-check
/** The score sheet as it looks on paper: a column a player, a row a deal, set totals and premiums. */
import { html } from "../lib.js";
import { number } from "../numbers.js";
import { Export } from "../table/export.js";
import { seatName, sheetNames } from "../table/names.js";
import { Sheet } from "../table/sheets.js";
import { message, table } from "../table/store.js";
import { t } from "../text.js";
import { TotalRows, totalRows } from "./standing.js";

/**
 * @typedef {{bid: number|null, taken: number, points: number, because: string}} CellData
 * @typedef {{keepers: number[], premium: number[], doubled: (number|null)[], erased: number[], struck: (number|null)[]}} Closing
 * @typedef {{set: number, form: string, cards: number[], rows: CellData[][], closing: Closing|null,
 *   clean: boolean[], stake: number[], totals: number[]}} SetData
 */

/** Tricks taken of those promised, as the seats show them. @param {CellData} cell */
const stood = (cell) => (cell.bid === null ? `${cell.taken}` : `${cell.taken} / ${cell.bid}`);

/** One player's cell: tricks taken and promised, and points in the colour of a kept one. @param {{cell: CellData, mark: string}} props */
function Cell({ cell, mark }) {
  const isKept = cell.bid !== null && cell.bid === cell.taken;
  return html`<td class=${isKept ? "kept" : cell.points < 0 ? "bad" : ""}>
    <span class="promise-cell" aria-hidden="true">${stood(cell)}</span>
    <span class="unseen">${cell.bid === null ? t("score-taken", { taken: cell.taken }) : t("score-taken-of", { taken: cell.taken, bid: cell.bid })}, </span>
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
  const seats = (table.value?.seats ?? []).map((_, seat) => seat);
  return html`<div class="score-box" tabindex="0" role="region" aria-label=${t("score")}><p class="note">${t("score-order")}</p><table class="score paper">
    <thead><tr><th scope="col">${t("score-cards")}</th>${seats.map((seat) => html`<th scope="col">${seatName(seat)}</th>`)}</tr></thead>
    ${sets.map((data) => html`<${SetRows} key=${data.set} data=${data} seats=${seats} />`)}
    ${!sets.length && html`<tbody><tr><td colspan=${seats.length + 1} class="note">${t("score-empty")}</td></tr></tbody>`}
    <tfoot>
      <${TotalRows} sheet=${sheet} />
    </tfoot>
  </table></div>`;
}

/** What stands at a player's points of a deal. @param {SetData} data @param {number} at @param {number} seat */
function marks({ rows, closing }, at, seat) {
  return [
    rows[at][seat].because === "shtanga" && "▼",
    closing?.doubled[seat] === at && "×2",
    closing?.struck[seat] === at && "✗",
  ].filter(Boolean).join(" ");
}

/** A row for each line of the sheet, written by ``deal`` for its deals and by ``line`` for all others.
 * @param {(data: SetData, at: number) => (string|number)[]} deal @param {(head: string, cells: (string|number)[]) => (string|number)[]} line */
function rowsOf(deal, line) {
  const sheet = message.value?.sheet;
  /** @type {(string|number)[][]} */
  const rows = [];
  /** @type {number[]} */
  const strong = [];
  for (const data of /** @type {SetData[]} */ (sheet.sets)) {
    const { closing } = data;
    data.rows.forEach((_, at) => rows.push(deal(data, at)));
    if (closing?.premium.some(Boolean)) rows.push(line(t("score-premium"), closing.premium.map((points) => points || "")));
    if (closing?.erased.some(Boolean)) rows.push(line(t("score-erased"), closing.erased.map((points) => (points ? -points : ""))));
    if (isOpen(data)) rows.push(line(t("score-clean"), data.clean.map((_, seat) => staked(data, seat))));
    const form = data.form !== "plain" ? ` · ${t(`form-${data.form.replace("_", "-")}`)}` : "";
    strong.push(rows.push(line(`${t("score-set", { number: data.set })}${form}`, data.totals)) - 1);
  }
  for (const { head, numbers, isStrong } of totalRows(sheet)) {
    const at = rows.push(line(head, numbers)) - 1;
    if (isStrong) strong.push(at);
  }
  return { rows, strong };
}

/** The sheet to look at, taken along. @returns {import("../table/export.js").Printed} */
function printed() {
  const names = sheetNames();
  const { rows, strong } = rowsOf(
    (data, at) => [data.cards[at], ...data.rows[at].map((cell, seat) => [`${stood(cell)}: ${number(cell.points)}`, marks(data, at, seat)].filter(Boolean).join(" "))],
    (head, cells) => [head, ...cells],
  );
  return { title: t("score"), note: t("score-order"), rows: [[t("score-cards"), ...names], ...rows], strong: strong.map((at) => at + 1) };
}

/** The sheet to reckon with: every number in a column of its own. @returns {(string|number)[][]} */
function reckoned() {
  const kinds = ["result-bid", "result-taken", "result-points", "score-mark"].map((text) => t(text));
  const { rows } = rowsOf(
    (data, at) => [data.cards[at], ...data.rows[at].flatMap((cell, seat) => [cell.bid ?? "", cell.taken, cell.points, marks(data, at, seat)])],
    (head, cells) => [head, ...cells.flatMap((cell) => ["", "", cell, ""])],
  );
  return [[t("score-cards"), ...sheetNames().flatMap((name) => kinds.map((kind) => `${name}: ${kind}`))], ...rows];
}

export function ScoreSheet() {
  // A lesson's deal stands on no sheet.
  if (!message.value?.sheet) return html`<${Sheet} kind="score" title=${t("score")}><p>${t("score-empty")}</p><//>`;
  return html`<${Sheet} kind="score" title=${t("score")} wide=${true}><${ScoreTable} /><${Export} printed=${printed} reckoned=${reckoned} /><//>`;
}
