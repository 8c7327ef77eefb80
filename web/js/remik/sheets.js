// @ts-check
/** Remik's sheets over the table: a choice, the pile, a meld, "May I?". */
import { seatName } from "../table/names.js";
import { Card } from "../card-view.js";
import { sign } from "../cards.js";
import { classes, html, useEffect, useState } from "../lib.js";
import { spoken } from "../speech.js";
import { Findings } from "../table/clause-sheet.js";
import { closeSheet, Sheet } from "../table/sheets.js";
import { ask, isMyTurn, table, view } from "../table/store.js";
import { t } from "../text.js";
import * as moves from "./moves.js";
import { canAsk, questionAddress } from "./question.js";
import * as turn from "./turn.js";
import { meldSpoken, stepWords } from "./words.js";

/** A step as a player reads it on a button. @param {import("../types.js").Choice} choice @param {(code: string) => string} say */
function choiceWords(choice, say) {
  const words = stepWords(choice.step, true, say, view.value?.pile?.[0] ?? "");
  return choice.points ? t("choice-points", { words, points: choice.points }) : words;
}

/** Several ways: one tap chooses. */
export function ChoiceSheet() {
  const choices = turn.asking.value ?? [];
  return html`<${Sheet} kind="choice" title=${t("choice-title")}>
    <div class="choices">
      ${choices.map(
        (choice) => html`<button type="button" class="act wide" data-choice=${choice.step} aria-label=${choiceWords(choice, spoken)}
          onClick=${() => {
            closeSheet("choice");
            turn.choose(choice);
          }}>${choiceWords(choice, sign)}</button>`,
      )}
    </div>
  <//>`;
}

/** The pile fanned out, as far as the rules of the table let it be seen. */
export function PileSheet() {
  const { pile, pile_count: count } = view.value;
  const take = turn.choicesOf("take")[0];
  return html`<${Sheet} kind="pile" title=${t("pile-title", { count })}>
    <div class="fan-out" role="list">
      ${pile.map((/** @type {string} */ code, /** @type {number} */ at) => html`<span role="listitem" key=${at}>
        <${Card} code=${code} /><span class="unseen">${spoken(code)}</span></span>`)}
    </div>
    ${!count && html`<p>${t("pile-empty")}</p>`}
    ${pile.length < count && html`<p class="note">${t(pile.length ? "pile-top-only" : "pile-covered")}</p>`}
    ${moves.mustDraw() && count > 0 &&
    html`<button type="button" class="act main wide" aria-disabled=${take?.ok === false ? "true" : undefined} onClick=${() => {
      closeSheet("pile");
      moves.take();
    }}>${t("do-take", { card: sign(pile[0]) })}</button>`}
  <//>`;
}

/** One meld, large, with what can be done to it without a card. @param {{name: string}} props */
export function MeldSheet({ name }) {
  const meld = turn.melds.value.find((/** @type {any} */ one) => one.name === name);
  if (!meld) return null;
  const clears = turn.choicesOf("clear", name);
  return html`<${Sheet} kind="meld" title=${t("meld-title", { owner: seatName(meld.owner), kind: t(`kind-${meld.kind}`) })}>
    <div class="fan-out" aria-label=${meldSpoken(meld)} role="img">
      ${meld.cards.map((/** @type {string} */ code, /** @type {number} */ at) => html`<${Card} key=${at} code=${code} />`)}
    </div>
    <p class="note">${t("meld-how")}</p>
    ${clears.map(
      (choice) => html`<button type="button" class=${classes("act wide", choice.ok && "main")} aria-disabled=${choice.ok ? undefined : "true"}
        onClick=${() => {
          closeSheet("meld");
          turn.choose(choice);
        }}>${t("do-clear")}</button>`,
    )}
  <//>`;
}

/** Of refused steps one for each reason. @param {import("../types.js").Choice[]} refused */
function distinct(refused) {
  const clauses = refused.map((choice) => `${choice.kind} ${(choice.findings ?? []).map((one) => one.clause)}`);
  return refused.filter((_, at) => clauses.indexOf(clauses[at]) === at);
}

/** "May I?": what the picked cards can do and why not, and a question in the notation.
 * @param {{isTyped?: boolean}} props `isTyped`: it was asked for from a keyboard, so the field is ready to be written in */
export function MaySheet({ isTyped = false }) {
  const [text, setText] = useState(turn.steps.value.concat(turn.pickedCodes.value.length === 1 ? [`discard ${turn.pickedCodes.value[0]}`] : []).join("; "));
  const [verdict, setVerdict] = useState(/** @type {any} */ (null));
  const picks = turn.pickedCodes.value;
  const able = picks.length ? turn.choices.value : [];
  const isUseful = able.some((choice) => choice.kind !== "discard");
  const found = isUseful || !picks.length ? able : [...able, ...distinct(turn.nearest.value)];
  useEffect(() => {
    turn.refresh();
    if (isTyped) document.getElementById("may-text")?.focus();
  }, []);
  /** @param {Event} event */
  async function judge(event) {
    event.preventDefault();
    const reply = await ask({ t: "may", text });
    setVerdict(reply ?? { t: "none" });
  }
  return html`<${Sheet} kind="may" title=${t("may-i")}>
    ${picks.length > 0
      ? html`<h3>${t("may-picked", { cards: picks.map(sign).join(" ") })}</h3>
        <ul class="verdicts">
          ${found.map(
            (choice) => html`<li class=${choice.ok ? "yes" : "no"}>
              <b>${choice.ok ? t("may-yes") : t("may-no")}</b> ${choiceWords(choice, sign)}
              ${!choice.ok && html`<${Findings} findings=${choice.findings ?? []} />`}</li>`,
          )}
          ${!isMyTurn.value && html`<li>${t("no-not-your-turn")}</li>`}
        </ul>`
      : html`<p>${t("may-how")}</p>`}
    <form onSubmit=${judge} class="may-form">
      <label for="may-text">${t("may-write")}</label>
      <input id="may-text" value=${text} autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="meld 7h 8h 9h; discard Kd"
        onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
      <button type="submit" class="act main">${t("may-ask")}</button>
    </form>
    <div aria-live="polite">
      ${verdict?.t === "verdict" &&
      html`<p class=${verdict.allowed ? "verdict yes" : "verdict no"}>${t(verdict.allowed ? "may-allowed" : "may-refused")}</p>
        <${Findings} findings=${verdict.allowed ? (verdict.paid ?? []) : verdict.findings} met=${verdict.allowed} />`}
      ${verdict && verdict.t !== "verdict" && html`<p class="verdict no">${t(verdict.t === "no" ? `no-${verdict.code.replaceAll("_", "-")}` : "no-line") || t("no-other")}</p>`}
    </div>
    ${canAsk(view.value) &&
    html`<div><a class="act wide" data-act="referee" target="_blank" rel="noopener" href=${questionAddress(view.value, table.value?.rules ?? "", text)}>${t("may-link")}</a>
      <p class="note">${t("may-link-note")}</p></div>`}
  <//>`;
}
