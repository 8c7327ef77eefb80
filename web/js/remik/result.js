// @ts-check
/** The end of a deal counted card by card, and the running sheet. */
import { EndedNote } from "../table/ending.js";
import { Export } from "../table/export.js";
import { seatName } from "../table/names.js";
import { ReplayLink } from "../table/replay-link.js";
import { Card } from "../card-view.js";
import { html } from "../lib.js";
import { change, number } from "../numbers.js";
import { spoken } from "../speech.js";
import { Sheet, closeSheet } from "../table/sheets.js";
import { isSending, message, nextDeal, table, view } from "../table/store.js";
import { nth, ruleSetting, t } from "../text.js";

/** @param {{seat: number, result: import("../types.js").RemikResult}} props */
function Count({ seat, result }) {
  const hand = result.hands[seat] ?? [];
  const values = result.values[seat] ?? [];
  const sum = values.reduce((total, value) => total + value, 0);
  return html`<section class="count">
    <h3>${seatName(seat)} <b class="points">${change(result.points[seat])}</b></h3>
    ${seat === result.finisher && html`<p class="note">${t("result-finisher")}</p>`}
    ${hand.length > 0 &&
    html`<ul class="counted">
      ${hand.map(
        (code, at) => html`<li key=${at}><${Card} code=${code} /><span class="unseen">${spoken(code)}: </span><span class="value">${values[at]}</span></li>`,
      )}
    </ul>
    <p class="sum">${result.multiplier > 1 && seat !== result.finisher
      ? t("result-times", { sum, multiplier: result.multiplier, points: result.points[seat] })
      : t("result-sum", { sum })}</p>`}
  </section>`;
}

export function ResultSheet() {
  const result = /** @type {import("../types.js").RemikResult|null} */ (view.value.result);
  const phase = table.value?.phase;
  if (!result) return null;
  const count = view.value.players;
  const order = Array.from({ length: count }, (_, at) => (at + (result.finisher ?? 0)) % count);
  const isMine = result.finisher === table.value?.you;
  const title = result.void ? t("result-void")
    : isMine ? t("result-won") : t("result-title", { name: result.finisher === null ? "" : seatName(result.finisher) });
  return html`<${Sheet} kind="result" title=${title}>
    ${result.void && html`<p>${t("result-void-why")}</p>`}
    ${order.map((seat) => html`<${Count} key=${seat} seat=${seat} result=${result} />`)}
    <${EndedNote} />
    <${ScoreTable} />
    <div class="sheet-actions">
      ${phase === "between" &&
      html`<button type="button" class="act main wide" data-act="next-sheet" aria-disabled=${isSending.value ? "true" : undefined} onClick=${() => {
        nextDeal();
        closeSheet("result");
      }}>${t("do-next")}</button>`}
      ${phase === "over" && html`<button type="button" class="act main wide" data-act="rematch" onClick=${() => {
        nextDeal();
        closeSheet("result");
      }}>${t("rematch")}</button><a class="act wide" href="/">${t("do-home")}</a>`}
      <${ReplayLink} />
    </div>
  <//>`;
}

/** The running sheet: a column a player, a row a deal. */
export function ScoreTable() {
  const sheet = message.value?.sheet;
  if (!sheet) return null;
  const seats = table.value?.seats ?? [];
  /** @type {number[][]} */
  const deals = sheet.deals ?? [];
  /** @type {number[]} */
  const totals = sheet.totals ?? seats.map(() => 0);
  const best = Math.min(...totals);
  return html`<div class="score-box" tabindex="0" role="region" aria-label=${t("score")}><table class="score">
    <caption>${sheet.limit ? t("score-limit", { limit: sheet.limit }) : t("score")}</caption>
    <thead><tr><th scope="col">${t("score-deal")}</th>${seats.map((_, seat) => html`<th scope="col">${seatName(seat)}</th>`)}</tr></thead>
    <tbody>${deals.map(
      (deal, at) => html`<tr><th scope="row">${at + 1}</th>${deal.map((points) => html`<td>${points === 0 ? html`<span class="zero">0</span>` : number(points)}</td>`)}</tr>`,
    )}
    ${!deals.length && html`<tr><td colspan=${seats.length + 1} class="note">${t("score-empty")}</td></tr>`}</tbody>
    <tfoot>
      <tr><th scope="row">${t("score-total")}</th>${totals.map((total) => html`<td class=${deals.length && total === best ? "best" : ""}>${number(total)}</td>`)}</tr>
      ${sheet.busts?.some(Boolean) && html`<tr><th scope="row">${t("score-busts")}</th>${sheet.busts.map((/** @type {number} */ count) => html`<td>${count || ""}</td>`)}</tr>`}
      ${sheet.net && html`<tr><th scope="row">${t("score-net")}</th>${sheet.net.map((/** @type {number} */ sum) => html`<td>${change(sum)}</td>`)}</tr>`}
      ${sheet.over && sheet.places && html`<tr><th scope="row">${t("score-place")}</th>${sheet.places.map((/** @type {number} */ place) => html`<td>${nth(place)}</td>`)}</tr>`}
    </tfoot>
  </table></div>
  ${sheet.pot !== null && sheet.pot !== undefined && html`<p class="note">${t("score-pot", { pot: sheet.pot })}</p>`}
  ${sheet.limit && sheet.pot === null && totals.length > 0 && !sheet.over && html`<p class="note">${t("score-how", { limit: sheet.limit, test: ruleSetting("end_test") })}</p>`}`;
}

/** The sheet in rows, to take along. @returns {import("../table/export.js").Printed} */
function printed() {
  const sheet = message.value?.sheet;
  const names = (table.value?.seats ?? []).map((_, seat) => seatName(seat));
  const deals = sheet.deals.map((/** @type {number[]} */ deal, /** @type {number} */ at) => [at + 1, ...deal]);
  const rows = [[t("score-deal"), ...names], ...deals, [t("score-total"), ...sheet.totals]];
  return { title: sheet.limit ? t("score-limit", { limit: sheet.limit }) : t("score"), rows, strong: [rows.length - 1] };
}

export function ScoreSheet() {
  return html`<${Sheet} kind="score" title=${t("score")}><${ScoreTable} /><${Export} printed=${printed} /><//>`;
}
