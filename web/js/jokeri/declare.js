// @ts-check
/** Declaring a joker: a panel in the place of the buttons, so that trick, trump and hand stay in sight. */
import { Pip } from "../card-view.js";
import { html, useEffect, useRef } from "../lib.js";
import { spoken } from "../speech.js";
import { ClauseLink } from "../table/clause-sheet.js";
import { view } from "../table/store.js";
import { t } from "../text.js";
import { Foresight } from "./foresight.js";
import * as turn from "./turn.js";

/** The hand's joker is picked no more. */
export function takeBack() {
  turn.picked.value = null;
  /** @type {HTMLElement|null} */ (document.querySelector("#hand [data-card='*']"))?.focus();
}

/** One tap declares and plays. @param {string} play */
function choose(play) {
  turn.picked.value = null;
  turn.sendPlay(play);
}

/** A call and its suits. @param {{call: string, plays: string[]}} props */
function Call({ call, plays }) {
  const id = `joker-${call === "^" ? "high" : "low"}`;
  const trump = view.value.trump;
  return html`<section class="call" aria-labelledby=${id}>
    <div class="call-row"><h3 id=${id}>${t(id)}</h3>${plays.map((play) => html`<button type="button" key=${play} class="act number" data-play=${play}
      aria-label=${spoken(play)} aria-describedby=${`${id}-brings`} onClick=${() => choose(play)}>
      <span class=${`card-chip suit-${play[2]}`}><${Pip} suit=${play[2]} /></span>${play[2] === trump && html`<small class="trump-mark">${t("trump")}</small>`}</button>`)}</div>
    <${Foresight} id=${`${id}-brings`} plays=${plays} />
  </section>`;
}

/** @param {{plays: string[]}} props */
function Follow({ plays }) {
  return html`<div class="pair">${plays.map((play) => {
    const id = `joker-${play === "*+" ? "take" : "leave"}`;
    return html`<div key=${play}><button type="button" class="act wide" data-play=${play} aria-describedby=${`${id}-brings joker-later`} onClick=${() => choose(play)}>${t(id)}</button>
      <${Foresight} id=${`${id}-brings`} plays=${[play]} owed=${false} /></div>`;
  })}</div><${Foresight} id="joker-later" plays=${plays.slice(0, 1)} outcome=${false} />`;
}

export function Declare() {
  const plays = turn.playsOf("*");
  const isLeading = plays.some((play) => play.length === 3);
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const clauses = isLeading ? ["high_joker_demand", "low_joker_demand", "high_joker_vs_trump", "second_joker"] : ["joker_follows", "second_joker"];
  /** @param {KeyboardEvent} event */
  function leave(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    takeBack();
  }
  return html`<section class="declare" ref=${box} tabindex="-1" aria-labelledby="declare-title" onKeyDown=${leave}>
    <header><h2 id="declare-title" class="ask">${t(isLeading ? "joker-lead" : "joker-follow")}</h2>
      <button type="button" class="plain close" data-act="cancel" onClick=${takeBack} aria-label=${t("joker-back")}>✕</button></header>
    ${isLeading ? ["^", "_"].map((call) => html`<${Call} key=${call} call=${call} plays=${plays.filter((play) => play[1] === call)} />`) : html`<${Follow} plays=${plays} />`}
    <p class="note clauses">${clauses.map((id) => html`<${ClauseLink} key=${id} id=${id} /> `)}</p>
  </section>`;
}
