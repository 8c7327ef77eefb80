// @ts-check
/** The end of a deal: every player's promise, tricks and points, and the clause that gave them. */
import { LessonEnd, lessonNow } from "../lesson/panel.js";
import { html } from "../lib.js";
import { change, number } from "../numbers.js";
import { EndedNote } from "../table/ending.js";
import { ClauseLink } from "../table/clause-sheet.js";
import { seatName } from "../table/names.js";
import { ReplayLink } from "../table/replay-link.js";
import { closeSheet, Sheet } from "../table/sheets.js";
import { isSending, message, nextDeal, table, view } from "../table/store.js";
import { t } from "../text.js";
import { ScoreTable } from "./score.js";

export function ResultSheet() {
  const result = view.value.result;
  if (!result) return null;
  const phase = table.value?.phase;
  const sheet = message.value?.sheet;
  const points = /** @type {number[]} */ (result.points ?? result.scores);
  const bids = result.bids ?? view.value.bids;
  return html`<${Sheet} kind="result" title=${phase === "over" ? t("result-game") : t("result-deal")} wide=${phase === "over"}>
    <table class="score outcome"><thead><tr><th scope="col">${t("result-player")}</th><th scope="col">${t("result-taken")}</th><th scope="col">${t("result-bid")}</th><th scope="col">${t("result-points")}</th></tr></thead>
      <tbody>${points.map(
        (score, seat) => html`<tr class=${bids?.[seat] === result.taken[seat] ? "kept-row" : ""}><th scope="row">${seatName(seat)}</th>
          <td>${result.taken[seat]}</td><td>${bids?.[seat] ?? "·"}</td>
          <td><b>${change(score)}</b>${result.because?.[seat] && html`<br /><${ClauseLink} id=${result.because[seat]} named />`}</td></tr>`,
      )}</tbody></table>
    ${sheet && html`<p class="totals">${t("score-total")}: ${sheet.totals.map((/** @type {number} */ total, /** @type {number} */ seat) => `${seatName(seat)} ${number(total)}`).join(" · ")}</p>`}
    <${EndedNote} />
    ${phase === "over" && html`<${ScoreTable} />`}
    <div class="sheet-actions">
      ${phase === "between" && html`<button type="button" class="act main wide" data-act="next-sheet" aria-disabled=${isSending.value ? "true" : undefined} onClick=${() => {
        nextDeal();
        closeSheet("result");
      }}>${t("do-next")}</button>`}
      ${lessonNow() > 0 && html`<${LessonEnd} />`}
      ${phase === "over" && !lessonNow() && html`<button type="button" class="act main wide" data-act="rematch" onClick=${() => {
        nextDeal();
        closeSheet("result");
      }}>${t("rematch")}</button><a class="act wide" href="/">${t("do-home")}</a>`}
      <${ReplayLink} />
    </div>
  <//>`;
}
