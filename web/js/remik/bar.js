// @ts-check
/** The line of what is missing, and the buttons. A button that can do nothing now stays and says why. */
import { turnWords } from "../table/names.js";
import { sign } from "../cards.js";
import { classes, html } from "../lib.js";
import { spoken } from "../speech.js";
import { SaidLine } from "../table/clause-sheet.js";
import { Kept } from "../table/kept.js";
import { openSheet } from "../table/sheets.js";
import { isMyTurn, isSending, nextDeal, said, table, view } from "../table/store.js";
import { t } from "../text.js";
import * as moves from "./moves.js";
import { canRearrange, rearrange } from "./rearrange.js";
import * as turn from "./turn.js";
import { isSentence, statusWords } from "./words.js";

/** @param {{name: string, text: any, spoken?: string, can: boolean, main?: boolean, run: () => void}} props */
function Button({ name, text, spoken: said, can, main = false, run }) {
  return html`<button type="button" class=${classes("act", main && "main")} data-act=${name}
    aria-disabled=${can ? undefined : "true"} aria-label=${said} onClick=${run}>${text}</button>`;
}

/** Before the cards are dealt there is nothing to lay. */
const isCutting = () => view.value.phase === "cut" || view.value.phase === "keep";

export function Status() {
  const statuses = isMyTurn.value && !isCutting() ? (turn.draft.value?.status ?? []) : [];
  return html`<section class="status" aria-label=${t("status-label")}>
    <div class="chips">
    ${!statuses.length && html`<p class=${classes("chip", "whose", isMyTurn.value && "mine")}>${isSending.value ? t("sending") : turnWords()}</p>`}
    ${statuses.map(
      (one) => html`<p key=${one.id} class=${classes("chip", one.ok ? "ok" : "no")} data-status=${one.id}>
        <span aria-hidden="true">${one.ok ? "✓" : "○"}</span>${!isSentence(one) && html`<span class="unseen">${t(one.ok ? "status-done" : "status-open")}</span>`}
        <span>${statusWords(one)}</span></p>`,
    )}
    </div>
    ${canRearrange() && html`<button type="button" class="chip may" data-act="rearrange" onClick=${rearrange}>${t("do-rearrange")}</button>`}
    <button type="button" class="chip may" data-act="may" onClick=${() => openSheet("may")}>${t("may-i")}</button>
  </section>`;
}

/** While I wait for a card. */
function DrawButtons() {
  const take = turn.choicesOf("take")[0];
  const top = view.value.pile[0];
  return html`
    <${Button} name="take" can=${Boolean(top) && take?.ok !== false} run=${moves.take}
      text=${top ? t("do-take", { card: sign(top) }) : t("do-take-nothing")}
      spoken=${top ? t("do-take", { card: spoken(top) }) : undefined} />
    <${Button} name="draw" main can=${true} run=${moves.draw} text=${t("do-draw")} />`;
}

/** While I may lay and throw. */
function PlayButtons() {
  const picks = turn.pickedCodes.value;
  const melds = turn.choicesOf("meld").filter((choice) => choice.ok);
  const lays = turn.choices.value.filter((choice) => choice.ok && (choice.kind === "add" || choice.kind === "swap"));
  const isLaying = melds.length > 0 || !lays.length;
  const one = picks.length === 1 ? picks[0] : null;
  const throwing = turn.choicesOf("discard")[0];
  const goesOut = turn.draft.value?.hand.length === 1 && one;
  const middle = isLaying
    ? html`<${Button} name="meld" can=${melds.length > 0} run=${moves.meld}
        text=${melds.length ? t("do-meld", { points: melds[0].points ?? 0 }) : t("do-meld-nothing")}
        main=${melds.length > 0} />`
    : html`<${Button} name="add" can=${true} run=${moves.layOff}
        text=${lays.every((choice) => choice.kind === "swap") ? t("do-swap") : t("do-add")} />`;
  return html`${middle}
    <${Button} name="discard" main=${!melds.length} can=${Boolean(one) && throwing?.ok !== false} run=${moves.discard}
      text=${one ? t(goesOut ? "do-out" : "do-discard", { card: sign(one) }) : t("do-discard-nothing")}
      spoken=${one ? t(goesOut ? "do-out" : "do-discard", { card: spoken(one) }) : undefined} />`;
}

export function Bar() {
  const phase = table.value?.phase;
  const isPlaying = phase === "playing";
  return html`<nav class="bar-area" aria-label=${t("actions-label")}>
    <${Kept} /><${SaidLine} said=${said.value} />
    ${!isCutting() && html`<div class="bar">
      <button type="button" class="act icon" data-act="back" aria-disabled=${turn.steps.value.length ? undefined : "true"}
        onClick=${turn.back} aria-label=${t("do-back")} title=${t("do-back")}><span aria-hidden="true">↶</span></button>
      <button type="button" class="act sort" data-act="sort" onClick=${turn.nextSort}
        aria-label=${t("do-sort", { mode: t(`sort-${turn.sortShown.value}`) })}>
        <span class="sort-head" aria-hidden="true">${t("sort-head")}</span><span class="sort-mode" aria-hidden="true">${t(`sort-${turn.sortShown.value}`)}</span></button>
      ${isPlaying && isMyTurn.value && (moves.mustDraw() ? html`<${DrawButtons} />` : html`<${PlayButtons} />`)}
      ${isPlaying && !isMyTurn.value && html`<p class="waiting">${turnWords()}</p>`}
      ${(phase === "between" || phase === "over") &&
      html`<${Button} name="result" can=${true} run=${() => openSheet("result")} text=${t("result")} />`}
      ${phase === "between" &&
      html`<${Button} name="next" main can=${!isSending.value} run=${nextDeal} text=${t("do-next")} />`}
      ${phase === "over" && html`<${Button} name="next" main can=${!isSending.value} run=${nextDeal} text=${t("rematch")} />`}
    </div>`}
  </nav>`;
}
