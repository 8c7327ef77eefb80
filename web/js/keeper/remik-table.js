// @ts-check
/** The sheet of a remik game: a column a player, a row a deal, running totals, the pot. */
import { classes, html } from "../lib.js";
import { change, number } from "../numbers.js";
import { showCell, wasCorrected } from "./cell-sheet.js";
import { folded, kept, tariff } from "./store.js";
import { DealerMark } from "./dealer-mark.js";
import { nth } from "../text.js";
import { Doubt } from "./doubt.js";
import { dealerOf, headClass, isSentence, reason, w } from "./words.js";

/** @param {{deal: number, seat: number, points: number|null, total: number|null, isOut: boolean, isWrong: boolean}} props */
function Cell({ deal, seat, points, total, isOut, isWrong }) {
  const name = folded.value?.names[seat] ?? "";
  const corrected = wasCorrected(deal, seat);
  const spoken = [
    w("cell-of", { name, deal }),
    isOut ? w("went-out") : points === null ? w("value-none") : w("points", { points }),
    total === null ? "" : w("total-is", { total }),
    corrected ? w("corrected") : "",
    isWrong ? w("cannot-be") : "",
  ];
  return html`<td class=${classes(isOut && "out", isWrong && "amiss")}>
    <button type="button" data-cell=${`${deal}.${seat}`} aria-label=${spoken.filter(Boolean).join(", ")} onClick=${() => showCell(deal, seat)}>
      <small>${isWrong ? "! " : ""}${isOut ? w("out-mark") : points === null ? "·" : change(points)}${corrected ? html`<sup>✎</sup>` : ""}</small>
      <b>${total === null ? "" : number(total)}</b></button></td>`;
}

/** Who went past the limit in a deal of a pot game. @param {any} sheet @param {number} deal @returns {number[]} */
function bustsOf(sheet, deal) {
  const known = tariff.value;
  if (known?.game !== "remik" || sheet.pot === null || deal > sheet.running.length) return [];
  const { past } = known.end;
  const before = deal > 1 ? sheet.running[deal - 2] : sheet.totals.map(() => 0);
  return sheet.deals[deal - 1].flatMap((/** @type {number} */ points, /** @type {number} */ seat) => (past !== null && before[seat] + points >= past ? [seat] : []));
}

/** What a bust costs, and where it sets the player back to. @param {{seat: number, deal: number}} props */
function Bust({ seat, deal }) {
  const now = folded.value;
  const known = tariff.value;
  const sheet = kept.value?.sheet;
  if (!now || !sheet || known?.game !== "remik") return null;
  const isLast = sheet.over && deal === sheet.running.length;
  return html`<tr class="reason bust"><td colspan=${now.names.length + 1}>${w(isLast ? "bust-out" : "bust-back", { name: now.names[seat], stake: now.start.stake ?? known.end.pot ?? 0, total: sheet.running[deal - 1][seat] })}</td></tr>`;
}

/** @param {{deal: number}} props */
function Row({ deal }) {
  const now = folded.value;
  const found = kept.value;
  if (!now || !found) return null;
  const row = now.rows.get(deal) ?? {};
  const marks = found.marks.filter((mark) => mark.deal === deal && isSentence(mark));
  const totals = found.sheet.running[deal - 1] ?? null;
  const how = row.finish === undefined || row.finish === "plain" ? "" : w(`finish-${String(row.finish).replaceAll("_", "-")}`);
  return html`<tr data-deal=${deal}><th scope="row"><button type="button" data-row=${deal} aria-label=${w("row-of", { deal })} onClick=${() => showCell(deal, null)}>${deal}${how && html`<small>${how}</small>`}</button></th>
      ${now.names.map((_, seat) => html`<${Cell} key=${seat} deal=${deal} seat=${seat} points=${found.points[String(deal)]?.[seat] ?? null} total=${totals?.[seat] ?? null}
        isOut=${row.finisher === seat} isWrong=${marks.some((mark) => mark.seat === seat)} />`)}</tr>
    ${bustsOf(found.sheet, deal).map((seat) => html`<${Bust} key=${`bust-${seat}`} seat=${seat} deal=${deal} />`)}
    ${marks.map((mark) => html`<tr class=${classes("reason", ["incomplete", "waits", "after_end"].includes(mark.code) && "mild")} key=${mark.code + mark.seat}>
      <td colspan=${now.names.length + 1}>${reason(mark)}</td></tr>`)}<${Doubt} deal=${deal} />`;
}

export function RemikTable() {
  const now = folded.value;
  const found = kept.value;
  if (!now || !found) return null;
  const { sheet } = found;
  const next = 1 + Math.max(0, ...now.rows.keys());
  const best = Math.min(...sheet.totals);
  return html`<div class="score-box" tabindex="0" role="region" aria-label=${w("sheet")}><table class="score keep">
    <thead><tr><th scope="col">${w("deal")}</th>${now.names.map((name, seat) => html`<th scope="col" key=${seat} class=${headClass(name)}>${name}${seat === dealerOf(next) && !sheet.over ? html` <${DealerMark} />` : ""}</th>`)}</tr></thead>
    <tbody>
      ${[...now.rows.keys()].sort((one, other) => one - other).map((deal) => html`<${Row} key=${deal} deal=${deal} />`)}
      ${!now.rows.size && html`<tr><td class="note" colspan=${now.names.length + 1}>${w("empty")}</td></tr>`}
    </tbody>
    <tfoot>
      <tr class="total"><th scope="row">${w("total")}</th>${sheet.totals.map((/** @type {number} */ total, /** @type {number} */ seat) => html`<td key=${seat} class=${found.counted && total === best ? "best" : ""}>${number(total)}</td>`)}</tr>
      ${sheet.wins.some(Boolean) && html`<tr><th scope="row">${w("wins")}</th>${sheet.wins.map((/** @type {number} */ wins, /** @type {number} */ seat) => html`<td key=${seat}>${wins}</td>`)}</tr>`}
      ${sheet.busts && html`<tr><th scope="row">${w("busts")}</th>${sheet.busts.map((/** @type {number} */ busts, /** @type {number} */ seat) => html`<td key=${seat}>${busts}</td>`)}</tr>
        <tr data-row="net"><th scope="row">${w("net")}</th>${sheet.net.map((/** @type {number} */ net, /** @type {number} */ seat) => html`<td key=${seat}>${change(net)}</td>`)}</tr>`}
      ${found.counted > 0 && html`<tr data-row="place"><th scope="row">${w("place")}</th>${sheet.places.map((/** @type {number} */ place, /** @type {number} */ seat) => html`<td key=${seat}>${nth(place)}</td>`)}</tr>`}
    </tfoot>
  </table></div>
  ${sheet.pot !== null && html`<p class="pot" data-pot=${sheet.pot}>${w("pot", { pot: sheet.pot })}</p>`}`;
}
