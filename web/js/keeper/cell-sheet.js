// @ts-check
/** What a cell of the sheet holds, how it came about, and everything that stood there before. */
import { html, signal } from "../lib.js";
import { closeSheet, openSheet, Sheet } from "../table/sheets.js";
import { historyOf, struckOut } from "./log.js";
import { openJokeriPad } from "./jokeri-pad.js";
import { openRemikPad } from "./remik-pad.js";
import { edit, folded, kept } from "./store.js";
import { gameOf, keyWords, nameOf, reason, valueWords, w, when } from "./words.js";

/** @type {import("../lib.js").Signal<{deal: number, seat: number|null}|null>} */
const place = signal(null);

/** The keys that a cell shows. @param {number|null} seat */
const keysOf = (seat) => {
  if (seat === null) return gameOf() === "remik" ? ["finisher", "finish"] : [];
  return gameOf() === "remik" ? [`hand.${seat}`, `count.${seat}`] : [`bid.${seat}`, `taken.${seat}`];
};

/** Whether anything of the cell was ever changed. @param {number} deal @param {number} seat */
export function wasCorrected(deal, seat) {
  const now = folded.value;
  return Boolean(now && keysOf(seat).some((key) => new Set(historyOf(now, deal, key).map((was) => was.value)).size > 1));
}

/** @param {number} deal @param {number|null} seat */
export function showCell(deal, seat) {
  place.value = { deal, seat };
  openSheet("cell");
}

/** @param {number} deal @param {number|null} seat */
export function openPad(deal, seat) {
  if (gameOf() === "remik") openRemikPad(deal, seat);
  else openJokeriPad(deal);
  closeSheet("cell");
  openSheet("pad");
}

export function CellSheet() {
  const now = folded.value;
  const at = place.value;
  const found = kept.value;
  if (!now || !at || !found) return null;
  const marks = found.marks.filter((mark) => mark.deal === at.deal && (at.seat === null || mark.seat === null || mark.seat === at.seat));
  const points = at.seat === null ? null : found.points[String(at.deal)]?.[at.seat];
  return html`<${Sheet} kind="cell" title=${w("cell-title", { deal: at.deal, name: at.seat === null ? "" : nameOf(at.seat) })}>
    ${points !== null && points !== undefined && html`<p class="cell-points">${w("points", { points })}</p>`}
    ${marks.length > 0 && html`<ul class="marks">${marks.map((mark) => html`<li key=${mark.code + mark.seat}>${reason(mark)}</li>`)}</ul>`}
    <button type="button" class="act main wide" data-act="correct" onClick=${() => openPad(at.deal, at.seat)}>${w("correct")}</button>
    ${keysOf(at.seat).map((key) => {
      const history = historyOf(now, at.deal, key).reverse();
      const stands = history.findIndex((was) => !was.dead && was.value === (now.rows.get(at.deal)?.[key] ?? null));
      return history.length > 0 && html`<section key=${key} class="cell-history"><h3>${keyWords(key)}</h3>
        <ol>${history.map((was, index) => html`<li key=${index} class=${index === stands ? "stands" : undefined}>${was.dead ? html`<s>${valueWords(key, was.value)}</s>` : valueWords(key, was.value)}
          <small>${when(was.at)}${was.dead ? ` · ${w("taken-back")}` : ""}</small></li>`)}</ol></section>`;
    })}
    ${now.rows.has(at.deal) && html`<button type="button" class="act wide" data-act="drop" onClick=${() => {
      edit(struckOut(now, at.deal));
      closeSheet("cell");
    }}>${w("drop", { deal: at.deal })}</button>`}
  <//>`;
}
