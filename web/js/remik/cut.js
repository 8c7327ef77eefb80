// @ts-check
/** The cut before a deal: lift the pack somewhere, look at what the rules of the table let you see, keep or decline. */
import { seatName } from "../table/names.js";
import { Back, Card } from "../card-view.js";
import { sign } from "../cards.js";
import { html, useState } from "../lib.js";
import { spokenList } from "../speech.js";
import { ClauseLink } from "../table/clause-sheet.js";
import { clauseOf } from "../table/rules.js";
import { act, isMyTurn, table, view } from "../table/store.js";
import { t } from "../text.js";

function Lift() {
  const pack = view.value.cut.pack;
  const [place, setPlace] = useState(Math.round(pack / 2));
  return html`<div class="cut">
    <p>${t("cut-how")}</p>
    <div class="cut-pack" style=${`--share: ${pack ? place / pack : 0.5}`} aria-hidden="true"><${Back} extra="lifted" /><${Back} extra="deep" /></div>
    <label for="cut-place">${t("cut-place", { count: place })}</label>
    <input id="cut-place" type="range" min="1" max=${Math.max(1, pack - 1)} value=${place}
      onInput=${(/** @type {any} */ event) => setPlace(Number(event.target.value))} />
    <button type="button" class="act main wide" data-act="cut" onClick=${() => act(`cut ${place}`)}>${t("do-cut")}</button>
  </div>`;
}

function Keep() {
  /** @type {{seen: string[], keep: string[]}} */
  const { seen, keep } = view.value.cut;
  return html`<div class="cut">
    ${seen.length > 0 &&
    html`<p>${t("cut-seen")}</p>
      <div class="fan-out" role="img" aria-label=${spokenList(seen)}>
        ${seen.map((code, at) => html`<${Card} key=${at} code=${code} />`)}
      </div>`}
    <p class="note">${clauseOf("cut_keep").text} <${ClauseLink} id="cut_keep" /></p>
    ${isMyTurn.value &&
    html`${keep.map((cards) => html`<button type="button" class="act main wide" data-act="keep" data-choice=${cards}
        onClick=${() => act(`keep ${cards}`)} aria-label=${t("do-keep", { cards: spokenList(cards.split(" ")) })}>
        ${t("do-keep", { cards: cards.split(" ").map(sign).join(" ") })}</button>`)}
      <button type="button" class="act wide" data-act="decline" onClick=${() => act("decline")}>${t("do-decline")}</button>`}
  </div>`;
}

export function CutPanel() {
  const { phase, turn: seat, cut } = view.value;
  const who = cut.cutter ?? seat;
  const me = table.value?.you ?? -1;
  const isOpen = cut.may.length > 1;
  return html`<main class="felt cut-felt" id="table" aria-label=${t("table-label")}>
    <h2>${phase === "cut" && isOpen ? t("cut-anybody") : t("cut-title", { name: seatName(who), you: String(who === me) })}</h2>
    ${phase === "cut" ? cut.may.includes(me) && html`<${Lift} />` : html`<${Keep} />`}
  </main>`;
}
