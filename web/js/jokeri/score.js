// @ts-check
/** The score sheet as it looks on paper: a column a player, a row a deal, set totals and premiums. */
import { html } from "../lib.js";
import { seatName } from "../table/names.js";
import { Sheet } from "../table/sheets.js";
import { message, table } from "../table/store.js";
import { t } from "../text.js";

/**
 * @typedef {{set: number, cards: number, form: string, dealer?: number, bids: (number|null)[], taken: number[],
 *   points: number[], because?: string[]}} Deal
 * @typedef {{set: number, points: number[], premium: number[], erased: number[], totals: number[],
 *   best?: (number|null)[], struck?: (number|null)[]}} Closing
 */

/** One player's cell: promise, tricks taken, points. @param {{deal: Deal, seat: number, mark: string}} props */
function Cell({ deal, seat, mark }) {
  const bid = deal.bids?.[seat] ?? null;
  const points = deal.points[seat];
  const kept = bid !== null && bid === deal.taken[seat];
  return html`<td class=${kept ? "kept" : points < 0 ? "bad" : ""}>
    ${bid !== null && html`<span class="promise-cell">${bid === 0 ? "–" : bid}<span class="unseen">, ${t("score-taken", { taken: deal.taken[seat] })}</span></span>`}
    <span class=${mark}>${points}</span>
    ${mark === "doubled" && html`<span class="mark" title=${t("score-premium")}>×2</span>`}
    ${points < 0 && html`<span class="mark" title=${t("score-shtanga")}>!</span>`}
  </td>`;
}

export function ScoreTable() {
  const sheet = message.value?.sheet;
  if (!sheet) return null;
  /** @type {Deal[]} */
  const deals = sheet.deals ?? [];
  /** @type {Closing[]} */
  const sets = sheet.sets ?? [];
  const seats = (table.value?.seats ?? []).map((_, seat) => seat);
  const numbers = [...new Set(deals.map((deal) => deal.set))];
  const best = Math.max(...(sheet.totals ?? [0]));
  return html`<div class="score-box"><table class="score paper">
    <thead><tr><th scope="col">${t("score-cards")}</th>${seats.map((seat) => html`<th scope="col">${seatName(seat)}</th>`)}</tr></thead>
    ${numbers.map((number) => {
      const rows = deals.filter((deal) => deal.set === number);
      const closing = sets.find((one) => one.set === number);
      return html`<tbody key=${number}>
        <tr class="set-head"><th colspan=${seats.length + 1} scope="rowgroup">${t("score-set", { number })}${rows[0].form !== "plain" ? ` · ${t(`form-${rows[0].form.replace("_", "-")}`)}` : ""}</th></tr>
        ${rows.map((deal, at) => html`<tr><th scope="row">${deal.cards}</th>${seats.map((seat) => html`<${Cell} key=${seat} deal=${deal} seat=${seat}
          mark=${closing?.best?.[seat] === at ? "doubled" : closing?.struck?.[seat] === at ? "struck" : ""} />`)}</tr>`)}
        ${closing && closing.premium.some((points) => points) &&
        html`<tr class="closing"><th scope="row">${t("score-premium")}</th>${closing.premium.map((points) => html`<td class="kept">${points ? `+${points}` : ""}</td>`)}</tr>`}
        ${closing && closing.erased.some((points) => points) &&
        html`<tr class="closing"><th scope="row">${t("score-erased")}</th>${closing.erased.map((points) => html`<td class="bad">${points ? `−${points}` : ""}</td>`)}</tr>`}
        ${closing && html`<tr class="set-total"><th scope="row">${t("score-set-total")}</th>${closing.totals.map((points) => html`<td>${points}</td>`)}</tr>`}
      </tbody>`;
    })}
    ${!deals.length && html`<tbody><tr><td colspan=${seats.length + 1} class="note">${t("score-empty")}</td></tr></tbody>`}
    <tfoot>
      <tr><th scope="row">${t("score-total")}</th>${(sheet.totals ?? []).map((/** @type {number} */ total) => html`<td class=${deals.length && total === best ? "best" : ""}>${total}</td>`)}</tr>
      ${sheet.over && sheet.places && html`<tr><th scope="row">${t("score-place")}</th>${sheet.places.map((/** @type {number} */ place) => html`<td>${place}.</td>`)}</tr>`}
    </tfoot>
  </table></div>`;
}

export function ScoreSheet() {
  return html`<${Sheet} kind="score" title=${t("score")} wide=${true}><${ScoreTable} /><//>`;
}
