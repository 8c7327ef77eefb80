// @ts-check
/** Joker's sheets: declaring a joker, and the last trick. */
import { Card, Pip } from "../card-view.js";
import { html } from "../lib.js";
import { spoken } from "../speech.js";
import { ClauseLink } from "../table/clause-sheet.js";
import { clauseOf } from "../table/rules.js";
import { closeSheet, Sheet } from "../table/sheets.js";
import { view } from "../table/store.js";
import { t } from "../text.js";
import * as turn from "./turn.js";
import { seatName } from "../table/names.js";

/** One tap declares and plays. */
export function JokerSheet() {
  const plays = turn.playsOf("*");
  const isLeading = plays.some((play) => play.length === 3);
  /** @param {string} play */
  function choose(play) {
    closeSheet("joker");
    turn.sendPlay(play);
  }
  const suits = [...new Set(plays.filter((play) => play.length === 3).map((play) => play[2]))];
  const trump = view.value.trump;
  return html`<${Sheet} kind="joker" title=${t(isLeading ? "joker-lead" : "joker-follow")}>
    ${isLeading
      ? ["^", "_"].map(
          (call) => html`<section class="calls" key=${call}><h3>${t(call === "^" ? "joker-high" : "joker-low")}</h3>
            <p class="note">${clauseOf(call === "^" ? "high_joker_demand" : "low_joker_demand").text}</p>
            <div class="numbers suits">${suits
              .filter((suit) => plays.includes(`*${call}${suit}`))
              .map((suit) => html`<button type="button" key=${suit} class="act number" data-play=${`*${call}${suit}`} aria-label=${spoken(`*${call}${suit}`)} onClick=${() => choose(`*${call}${suit}`)}>
                <span class=${`card-chip suit-${suit}`}><${Pip} suit=${suit} /></span>${suit === trump && html`<small class="trump-mark">${t("trump")}</small>`}</button>`)}</div></section>`,
        )
      : html`<div class="pair">${plays.map((play) => html`<button type="button" key=${play} class="act wide" data-play=${play} onClick=${() => choose(play)}>${t(play === "*+" ? "joker-take" : "joker-leave")}</button>`)}</div>`}
    <p class="note">${isLeading && html`<${ClauseLink} id="high_joker_demand" named /> · <${ClauseLink} id="low_joker_demand" named /> · `}<${ClauseLink} id="high_joker_vs_trump" named /> · <${ClauseLink} id="second_joker" named /></p>
  <//>`;
}

/** The last completed trick. */
export function TrickSheet() {
  const last = view.value.last_trick;
  if (!last) return null;
  return html`<${Sheet} kind="trick" title=${t("trick-last")}>
    <ol class="trick-row">
      ${last.plays.map((/** @type {import("../types.js").Play} */ play) => html`<li class=${play.seat === last.winner ? "won" : ""}>
        <span role="img" aria-label=${spoken(play.play)}><${Card} code=${play.play} /></span><b>${seatName(play.seat)}</b></li>`)}
    </ol>
    <p>${t("trick-won", { name: seatName(last.winner), you: "false" })}</p>
  <//>`;
}
