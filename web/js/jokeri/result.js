// @ts-check
/** The end of a deal: every player's promise, tricks and points with their clause, what the end of a set brought, the totals. */
import { LessonEnd, lessonNow } from "../lesson/panel.js";
import { html } from "../lib.js";
import { change } from "../numbers.js";
import { EndedNote } from "../table/ending.js";
import { ClauseLink } from "../table/clause-sheet.js";
import { seatName } from "../table/names.js";
import { ReplayLink } from "../table/replay-link.js";
import { closeSheet, Sheet } from "../table/sheets.js";
import { isSending, message, nextDeal, table, view } from "../table/store.js";
import { t } from "../text.js";
import { closedSet, ClosingOf } from "./closing.js";
import { ScoreTable } from "./score.js";
import { Standing, Winner } from "./standing.js";

export function ResultSheet() {
  const result = view.value.result;
  if (!result) return null;
  const phase = table.value?.phase;
  const sheet = message.value?.sheet;
  const points = /** @type {number[]} */ (result.points ?? result.scores);
  const bids = result.bids ?? view.value.bids;
  const closed = closedSet();
  const isGameOver = phase === "over" && !lessonNow();
  return html`<${Sheet} kind="result" title=${t(isGameOver ? "result-game" : "result-deal")} wide=${isGameOver}>
    <${EndedNote} />
    ${isGameOver && sheet && html`${sheet.over && html`<${Winner} sheet=${sheet} />`}<${Standing} sheet=${sheet} />`}
    <table class="score outcome"><thead><tr><th scope="col">${t("result-player")}</th><th scope="col">${t("result-taken")}</th><th scope="col">${t("result-bid")}</th><th scope="col">${t("result-points")}</th></tr></thead>
      <tbody>${points.map(
        (score, seat) => html`<tr class=${bids?.[seat] === result.taken[seat] ? "kept-row" : ""}><th scope="row">${seatName(seat)}</th>
          <td>${result.taken[seat]}</td><td>${bids?.[seat] ?? "·"}</td>
          <td class="worth"><b>${change(score)}</b> ${result.because?.[seat] && html`<${ClauseLink} id=${result.because[seat]} named />`}</td></tr>`,
      )}</tbody></table>
    ${closed && html`<${ClosingOf} data=${closed} />`}
    ${!isGameOver && sheet && html`<${Standing} sheet=${sheet} />`}
    ${isGameOver && html`<${ScoreTable} />`}
    <div class="sheet-actions">
      ${phase === "between" && html`<button type="button" class="act main wide" data-act="next-sheet" aria-disabled=${isSending.value ? "true" : undefined} onClick=${() => {
        nextDeal();
        closeSheet("result");
      }}>${t("do-next")}</button>`}
      ${lessonNow() > 0 && html`<${LessonEnd} />`}
      ${isGameOver && html`<button type="button" class="act main wide" data-act="rematch" onClick=${() => {
        nextDeal();
        closeSheet("result");
      }}>${t("rematch")}</button><a class="act wide" href="/">${t("do-home")}</a>`}
      <${ReplayLink} />
    </div>
  <//>`;
}
