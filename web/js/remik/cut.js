// @ts-check
/**
 * The cut before a deal: lift the pack somewhere, look at what the rules of the table let you see, keep or decline.
 * What was seen then lies on the dealt table for a while.
 */
import { seatName } from "../table/names.js";
import { Back, Card } from "../card-view.js";
import { sign } from "../cards.js";
import { html, signal, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { spokenList } from "../speech.js";
import { ClauseLink } from "../table/clause-sheet.js";
import { clauseOf } from "../table/rules.js";
import { act, isMyTurn, table, view } from "../table/store.js";
import { t } from "../text.js";
import { eventWords } from "./words.js";

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
  /** @type {{seen: string[], keep: string[], decline?: boolean}} */
  const { seen, keep, decline } = view.value.cut;
  const mustKeep = decline === false;
  const clause = mustKeep ? "cut_keep_optional" : "cut_keep";
  return html`<div class="cut">
    ${seen.length > 0 &&
    html`<p>${t("cut-seen")}</p>
      <div class="fan-out" role="img" aria-label=${spokenList(seen)}>
        ${seen.map((code, at) => html`<${Card} key=${at} code=${code} />`)}
      </div>`}
    ${isMyTurn.value &&
    html`${keep.map((cards) => html`<button type="button" class="act main wide" data-act="keep" data-choice=${cards}
        onClick=${() => act(`keep ${cards}`)} aria-label=${t("do-keep", { cards: spokenList(cards.split(" ")) })}>
        ${t("do-keep", { cards: cards.split(" ").map(sign).join(" ") })}</button>`)}
      <button type="button" class="act wide" data-act="decline" aria-disabled=${mustKeep ? "true" : undefined} onClick=${() => act("decline")}>${t("do-decline")}</button>`}
    <p class="note">${clauseOf(clause).text} <${ClauseLink} id=${clause} /></p>
  </div>`;
}

/** @param {import("../types.js").Event} event */
const isOfCut = (event) => /^(cut|keep|decline)\b/.test(event.text);

/** The table and deal whose cards of the cut were put away. */
const away = signal(recall("cut-seen", ""));
const here = () => `${table.value?.id}.${view.value.number}`;

/** What I saw at the cut, or the deal follows at once and I never would: until my first move, or closed before. In a
 * replay there is no hurry, and it lies there until the next move. */
function isCutShown() {
  const history = /** @type {import("../types.js").Event[]} */ (view.value.history);
  if (table.value?.phase === "replay") return history.every(isOfCut);
  const mine = history.filter((event) => event.seat === table.value?.you);
  return away.value !== here() && !mine.some((event) => !event.text.startsWith("cut "));
}

/** The cards of the cut on the dealt table, for those who may see them. */
export function SeenAtCut() {
  const history = /** @type {import("../types.js").Event[]} */ (view.value.history);
  const [cut, kept] = history.filter(isOfCut);
  const cards = cut?.text.split(" ").slice(2) ?? [];
  if (!cards.length || !isCutShown()) return null;
  const close = () => {
    away.value = here();
    remember("cut-seen", away.value);
  };
  return html`<aside class="cut-seen" onClick=${close}>
    <h3>${t("cut-shown", { name: seatName(cut.seat), you: String(cut.seat === table.value?.you) })}</h3>
    <div class="fan-out" role="img" aria-label=${spokenList(cards)}>${cards.map((code, at) => html`<${Card} key=${at} code=${code} />`)}</div>
    ${kept && html`<p>${eventWords([kept], 0, sign)}</p>`}
    ${table.value?.phase !== "replay" && html`<button type="button" class="plain close" data-act="cut-seen" aria-label=${t("close")}>✕</button>`}
  </aside>`;
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
