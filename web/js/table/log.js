// @ts-check
/** The moves in words: the last ones on the table, all of them in a sheet, each read out once as it comes. */
import { sign } from "../cards.js";
import { effect, html, untracked } from "../lib.js";
import { spoken, voice, voiced } from "../speech.js";
import { hasText, t } from "../text.js";
import { drawWords } from "./first-dealer.js";
import { message } from "./store.js";
import { openSheet, Sheet } from "./sheets.js";

/** @typedef {import("../types.js").Event} Event */
/** @typedef {(history: Event[], index: number, say: (code: string) => string) => string} Tell */
/** @typedef {(event: Event, before: any, now: any) => void} Happen */

/** How the game at this table tells and shows an event; set by the game's page. */
let tell = /** @type {Tell} */ (() => "");
let happen = /** @type {Happen} */ (() => {});

/** @param {Tell} words @param {Happen} show */
export function tellWith(words, show) {
  tell = words;
  happen = show;
}

const history = () => /** @type {Event[]} */ (message.value?.view?.history ?? []);

/** Hear of what is new since the last view, in order. */
export function follow() {
  let deal = -1;
  let heard = 0;
  /** @type {any} */
  let before = null;
  const hear = () => {
    const now = message.value?.view;
    if (!now) return;
    if (now.number !== deal) {
      // On arrival everything so far is old; a new deal begins a new list.
      heard = deal === -1 ? now.history.length : 0;
      deal = now.number;
    }
    for (let at = heard; at < now.history.length; at++) {
      voice(tell(now.history, at, spoken));
      happen(now.history[at], before, now);
    }
    heard = now.history.length;
    before = now;
  };
  effect(() => {
    if (message.value) untracked(hear);
  });
}

/** The last moves, as many as the screen has room for. */
export function LastMoves() {
  const all = history();
  const from = Math.max(0, all.length - 8);
  return html`<button type="button" class="last-moves" onClick=${() => openSheet("log")} aria-label=${t("log-open")}>
    ${!from && drawWords().map((words) => html`<span class="move">${words}</span>`)}
    ${all.slice(from).map((_, at) => html`<span class="move" key=${from + at}>${tell(all, from + at, sign)}</span>`)}
    ${!all.length && html`<span class="move">${t("log-empty")}</span>`}
  </button>`;
}

export function LogSheet() {
  const all = history();
  return html`<${Sheet} kind="log" title=${t("log")}>
    <ol class="log">
      ${drawWords().map((words, at) => html`<li key=${`drawn-${at}`}><span aria-hidden="true">${words}</span><span class="unseen">${drawWords(spoken)[at]}</span></li>`)}
      ${all.map(
        (_, at) => html`<li key=${at}><span aria-hidden="true">${tell(all, at, sign)}</span
          ><span class="unseen">${tell(all, at, spoken)}</span></li>`,
      )}
    </ol>
    ${!all.length && html`<p>${t("log-empty")}</p>`}
  <//>`;
}

/** Say the last move again. */
export function sayLast() {
  const all = history();
  voice(all.length ? tell(all, all.length - 1, spoken) : t("log-empty"));
}

/** The polite voice. It lives outside all else that is redrawn, so nothing is read twice. */
export function Voice() {
  return html`<div class="unseen" role="log" aria-live="polite" aria-relevant="additions" aria-label=${t("voice-label")}>
    ${hasText("you") && voiced.value.map((one) => html`<p key=${one.id}>${one.text}</p>`)}
  </div>`;
}
