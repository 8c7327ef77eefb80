// @ts-check
/** The sheet of a Joker game as it looks on paper: four columns, a row a deal, tricks taken / promised and points, set by set. */
import { classes, html } from "../lib.js";
import { number as shown } from "../numbers.js";
import { nth } from "../text.js";
import { showCell, wasCorrected } from "./cell-sheet.js";
import { folded, kept, tariff } from "./store.js";
import { DealerMark } from "./dealer-mark.js";
import { Doubt } from "./doubt.js";
import { dealerOf, isSentence, reason, stood, w } from "./words.js";

const SEATS = [0, 1, 2, 3];
/** @param {string} form */
const formWords = (form) => (form === "plain" ? "" : ` · ${w(`form-${form.replace("_", "-")}`)}`);

/** @param {{deal: number, seat: number, at: number, part: any, isWrong: boolean}} props `part`: the set as added up, `at`: the deal's place in it */
function Cell({ deal, seat, at, part, isWrong }) {
  const row = folded.value?.rows.get(deal) ?? {};
  const bid = row[`bid.${seat}`];
  const taken = row[`taken.${seat}`];
  const points = kept.value?.points[String(deal)]?.[seat] ?? null;
  const closing = part?.closing;
  const because = part?.rows[at]?.[seat].because;
  const isKept = points !== null && bid !== undefined && bid === taken;
  const mark = closing?.doubled[seat] === at ? "doubled" : closing?.struck[seat] === at ? "struck" : "";
  // Deals to come are empty lines; only the next one and those begun can be tapped.
  if (bid === undefined && taken === undefined && deal !== (kept.value?.counted ?? 0) + 1) return html`<td class="blank"></td>`;
  const spoken = [
    w("cell-of", { name: folded.value?.names[seat] ?? "", deal }),
    bid === undefined ? "" : w("bid-is", { bid }),
    taken === undefined ? "" : w("taken-is", { taken }),
    points === null ? "" : w("points", { points }),
    because === "shtanga" ? w("shtanga") : "",
    mark ? w(mark) : "",
    wasCorrected(deal, seat) ? w("corrected") : "",
    isWrong ? w("cannot-be") : "",
  ];
  return html`<td class=${classes(isKept && "kept", points !== null && points < 0 && "bad", isWrong && "amiss")}>
    <button type="button" data-cell=${`${deal}.${seat}`} aria-label=${spoken.filter(Boolean).join(", ")} onClick=${() => showCell(deal, seat)}>
      ${(bid !== undefined || taken !== undefined) && html`<span class="promise-cell">${stood(bid, taken)}</span>`}
      <span class=${mark}>${points === null ? "" : shown(points)}</span>${mark === "doubled" && html`<span class="mark">×2</span>`}${because === "shtanga" && html`<span class="mark">▼</span>`}${wasCorrected(deal, seat) && html`<sup>✎</sup>`}</button></td>`;
}

/** @param {{number: number, first: number, cards: number[], form: string}} props */
function SetRows({ number, first, cards, form }) {
  const now = folded.value;
  const found = kept.value;
  if (!now || !found) return null;
  const part = found.sheet.sets[number - 1];
  const closing = part?.closing;
  const isOpen = part && !closing && part.clean.some(Boolean);
  /** @param {number[]} values @param {string} sign */
  const signed = (values, sign) => values.map((points, seat) => html`<td key=${seat}>${points ? `${sign}${points}` : ""}</td>`);
  return html`<tbody>
    <tr class="set-head"><th colspan="5" scope="rowgroup">${w("set", { number })}${formWords(form)}</th></tr>
    ${cards.map((size, at) => {
      const deal = first + at;
      const marks = found.marks.filter((mark) => mark.deal === deal && isSentence(mark));
      return html`<tr key=${deal} data-deal=${deal}><th scope="row" title=${w("dealer-of", { name: now.names[dealerOf(deal)] })}>${size}</th>
          ${SEATS.map((seat) => html`<${Cell} key=${seat} deal=${deal} seat=${seat} at=${at} part=${part} isWrong=${marks.some((mark) => mark.code === "bids_sum" || mark.code === "tricks_sum")} />`)}</tr>
        ${marks.filter((mark) => mark.code !== "incomplete" || deal <= found.counted).map((mark) => html`<tr class=${classes("reason", mark.code === "waits" && "mild")} key=${mark.code}><td colspan="5">${reason(mark)}</td></tr>`)}<${Doubt} deal=${deal} />`;
    })}
    ${closing && closing.premium.some(Boolean) && html`<tr class="closing kept" data-row="premium"><th scope="row">${w("premium")}</th>${signed(closing.premium, "+")}</tr>`}
    ${closing && closing.erased.some(Boolean) && html`<tr class="closing bad" data-row="erased"><th scope="row">${w("erased")}</th>${signed(closing.erased, "−")}</tr>`}
    ${isOpen && html`<tr class="closing" data-row="clean"><th scope="row">${w("clean")}</th>${SEATS.map((seat) => html`<td class="note" key=${seat}>${part.clean[seat] ? (part.stake[seat] ? html`<span class="unseen">${w("stake-is", { points: part.stake[seat] })}</span><span aria-hidden="true">+${part.stake[seat]}?</span>` : "✓") : ""}</td>`)}</tr>`}
    ${part && html`<tr class="set-total"><th scope="row">${w("set-total")}</th>${part.totals.map((/** @type {number} */ points, /** @type {number} */ seat) => html`<td key=${seat}>${shown(points)}</td>`)}</tr>`}
  </tbody>`;
}

export function JokeriTable() {
  const now = folded.value;
  const found = kept.value;
  const known = /** @type {import("./jokeri-sums.js").JokeriTariff|null} */ (/** @type {unknown} */ (tariff.value));
  if (!now || !found || !known) return null;
  const { sheet } = found;
  const last = Math.max(1, ...now.rows.keys(), found.counted + 1);
  // The set that is played now, and those before it; the others would be empty rows only.
  const begun = known.deals[Math.min(last, known.deals.length) - 1][0];
  const sets = Array.from({ length: begun }, (_, at) => {
    const first = known.deals.findIndex(([set]) => set === at + 1);
    const slots = known.deals.filter(([set]) => set === at + 1);
    return { number: at + 1, first: first + 1, cards: slots.map((slot) => slot[1]), form: slots[0][2] };
  });
  const best = Math.max(...sheet.counted);
  /** @param {number[]} totals */
  const row = (totals) => totals.map((total, seat) => html`<td key=${seat} class=${found.counted && sheet.counted[seat] === best ? "best" : ""}>${shown(total)}</td>`);
  return html`<div class="score-box" tabindex="0" role="region" aria-label=${w("sheet")}><p class="note">${w("order")}</p><table class="score keep paper">
    <thead><tr><th scope="col">${w("cards")}</th>${now.names.map((name, seat) => html`<th scope="col" key=${seat} title=${name}>${name}${seat === dealerOf(last) && !sheet.over ? html` <${DealerMark} />` : ""}</th>`)}</tr></thead>
    ${sets.map((set) => html`<${SetRows} key=${set.number} ...${set} />`)}
    <tfoot>
      <tr class="total"><th scope="row">${w("total")}</th>${row(sheet.totals)}</tr>
      ${known.partner && html`<tr><th scope="row">${w("pair")}</th>${row(sheet.counted)}</tr>`}
      ${found.counted > 0 && html`<tr data-row="place"><th scope="row">${w("place")}</th>${sheet.places.map((/** @type {number} */ place, /** @type {number} */ seat) => html`<td key=${seat}>${nth(place)}</td>`)}</tr>`}
    </tfoot>
  </table></div>`;
}
