// @ts-check
/** Declaring a joker: a panel in the place of the buttons, so that trick, trump and hand stay in sight. */
import { Pip } from "../card-view.js";
import { html, useEffect, useRef } from "../lib.js";
import { spoken } from "../speech.js";
import { ClausesLink } from "../table/clause-sheet.js";
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

/** @typedef {import("./foresight.js").Way} Way */

/** A call and its suits. @param {{way: Way}} props */
function Call({ way }) {
  const id = `joker-${way.call === "^" ? "high" : "low"}`;
  const trump = view.value.trump;
  return html`<section class="call" aria-labelledby=${id}>
    <div class="call-row"><h3 id=${id}>${t(id)}</h3>${way.plays.map((play) => html`<button type="button" key=${play} class="act number" data-play=${play}
      aria-label=${spoken(play)} aria-describedby=${`${id}-brings joker-later`} onClick=${() => choose(play)}>
      <span class=${`card-chip suit-${play[2]}`}><${Pip} suit=${play[2]} /></span>${play[2] === trump && html`<small class="trump-mark">${t("trump")}</small>`}</button>`)}</div>
    <${Foresight} id=${`${id}-brings`} owed=${way.owed} outcomes=${way.outcomes} />
  </section>`;
}

/** @param {{ways: Way[]}} props */
function Follow({ ways }) {
  return html`<div class="pair">${ways.map(({ call, plays: [play], outcomes }) => {
    const id = `joker-${call === "+" ? "take" : "leave"}`;
    return html`<div key=${play}><button type="button" class="act wide" data-play=${play} aria-describedby=${`${id}-brings joker-later`} onClick=${() => choose(play)}>${t(id)}</button>
      <${Foresight} id=${`${id}-brings`} outcomes=${outcomes} /></div>`;
  })}</div>`;
}

export function Declare() {
  /** @type {import("./foresight.js").Preview} */
  const { ways, owed } = view.value.jokers;
  const isLeading = ways.some((way) => way.call === "^" || way.call === "_");
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
      <${ClausesLink} ids=${clauses} />
      <button type="button" class="plain close" data-act="cancel" onClick=${takeBack} aria-label=${t("joker-back")}>✕</button></header>
    ${isLeading ? ways.map((way) => html`<${Call} key=${way.call} way=${way} />`) : html`<${Follow} ways=${ways} />`}
    <${Foresight} id="joker-later" owed=${owed} />
  </section>`;
}
