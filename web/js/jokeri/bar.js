// @ts-check
/** Promises, trumps and plays as buttons; a card that may not be played is dim and says why. */
import { Pip } from "../card-view.js";
import { Card } from "../card-view.js";
import { sign } from "../cards.js";
import { lessonNow } from "../lesson/panel.js";
import { classes, html, useRef } from "../lib.js";
import { drag, dragging } from "../table/drag.js";
import { spoken } from "../speech.js";
import { ClauseLink, SaidLine } from "../table/clause-sheet.js";
import { refusal } from "../table/rules.js";
import { Kept } from "../table/kept.js";
import { openSheet } from "../table/sheets.js";
import { isMyTurn, isSending, message, nextDeal, said, table, view } from "../table/store.js";
import { t } from "../text.js";
import { Declare } from "./declare.js";
import { canAsk } from "./question.js";
import * as turn from "./turn.js";
import { promisedWords } from "./words.js";
import { seatName } from "../table/names.js";

/** Pick a card, play it when it is picked already; a joker that is picked asks what it is to be. @param {import("../hand.js").Slot} slot */
export function tap(slot) {
  said.value = null;
  if (!turn.isChoosing.value) {
    if (table.value?.phase === "playing" && !isMyTurn.value) turn.whyNot(slot.code);
    return;
  }
  const plays = turn.playsOf(slot.code);
  if (!plays.length) {
    turn.picked.value = null;
    turn.whyNot(slot.code);
  } else if (plays.length > 1) turn.picked.value = turn.picked.value === slot.key ? null : slot.key;
  else if (turn.picked.value === slot.key) turn.sendPlay(plays[0]);
  else turn.picked.value = slot.key;
}

/** Play what is picked. */
export function playPicked() {
  const code = turn.pickedCode.value;
  if (!code) {
    said.value = { kind: "refusal", code: isMyTurn.value ? "pick-card" : "not-your-turn", findings: [] };
    return;
  }
  const plays = turn.playsOf(code);
  if (plays.length === 1) turn.sendPlay(plays[0]);
  else if (!plays.length) turn.whyNot(code);
}

/** @param {{slot: import("../hand.js").Slot, isTabStop: boolean, onFocus: () => void}} props */
function HandCard({ slot, isTabStop, onFocus }) {
  const isPicked = turn.picked.value === slot.key;
  const canPlay = !turn.isChoosing.value || turn.playsOf(slot.code).length > 0;
  const moving = drag.value?.keys.has(slot.key) ? drag.value : null;
  const handlers = dragging({
    tap: () => tap(slot),
    start: () => new Set([slot.key]),
    drop: (over) => {
      if (over !== "table" || !turn.isChoosing.value) return;
      turn.picked.value = slot.key;
      playPicked();
    },
  });
  return html`<button type="button" data-card=${slot.code} data-playable=${canPlay ? "yes" : "no"}
    class=${classes("hand-card", isPicked && "picked", !canPlay && "dim", moving && "dragged")}
    style=${moving ? `transform: translate(${moving.dx}px, ${moving.dy}px)` : undefined}
    aria-pressed=${isPicked ? "true" : "false"} tabindex=${isTabStop ? 0 : -1} onFocus=${onFocus}
    aria-label=${canPlay ? spoken(slot.code) : t("card-barred", { card: spoken(slot.code) })} ...${handlers}>
    <${Card} code=${slot.code} /></button>`;
}

/** @param {KeyboardEvent} event */
function walk(event) {
  const moves = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1 });
  if (!(event.key in moves)) return;
  const cards = [.../** @type {Element} */ (event.currentTarget).querySelectorAll("button")];
  const at = cards.findIndex((card) => card === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  cards[(at + moves[event.key] + cards.length) % cards.length].focus();
}

export function Hand() {
  const last = useRef(0);
  const shown = turn.shown.value;
  const stop = shown.some((slot) => slot.key === last.current) ? last.current : shown[0]?.key;
  return html`<section class="hand-area" aria-label=${t("hand-label", { count: shown.length })}>
    <div class=${classes("hand", "hand-j")} data-spot="hand" id="hand" role="group" aria-label=${t("hand-group")} onKeyDown=${walk}>
      ${shown.map((slot) => html`<${HandCard} key=${slot.key} slot=${slot} isTabStop=${slot.key === stop} onFocus=${() => (last.current = slot.key)} />`)}
      ${!shown.length && turn.phase.value === "bid" && html`<p class="note blind">${t("dark-hand")}</p>`}
    </div>
  </section>`;
}

function Bids() {
  const { cards, barred } = view.value;
  const allowed = new Set(turn.bids.value);
  // In a lesson the teacher says it.
  const why = lessonNow() ? null : turn.barredWhy.value[0];
  const clock = message.value?.clock;
  return html`<div class="bids" role="group" aria-label=${t("bid-how")}>
    <p class="ask">${t("bid-how")} <span class="note">${promisedWords()}</span></p>
    <div class="numbers" style=${`--n: ${cards < 6 ? cards + 1 : Math.ceil((cards + 1) / 2)}`}>
      ${Array.from({ length: cards + 1 }, (_, number) => html`<button type="button" key=${number} class=${classes("act number", number === barred && "barred")} data-bid=${number}
        aria-disabled=${allowed.has(number) ? undefined : "true"} aria-label=${number === barred ? t("bid-barred", { number }) : t("bid-number", { number })}
        onClick=${() => turn.tryBid(number)}>
        ${number === barred ? html`<s>${number}</s>` : number}</button>`)}
    </div>
    ${clock && view.value.number === 0 && html`<p class="note">${t("clock-told", { seconds: Math.round(clock.total_ms / 1000) })}</p>`}
    ${why && html`<p class="say"><s aria-hidden="true">${barred}</s> ${refusal(why)} <${ClauseLink} id=${why.clause} /></p>`}
  </div>`;
}

function Trumps() {
  return html`<div class="bids" role="group" aria-label=${t("trump-how")}>
    <p class="ask">${t("trump-how")}</p>
    <div class="numbers suits">
      ${turn.trumps.value.map((suit) => html`<button type="button" key=${suit} class="act number" data-trump=${suit} aria-label=${t(suit === "-" ? "suit-none" : `suit-${suit}`)} onClick=${() => turn.sendTrump(suit)}>
        ${suit === "-" ? html`<span class="none-trump">${t("suit-none")}</span>` : html`<span class=${`card-chip suit-${suit}`}><${Pip} suit=${suit} /></span>`}</button>`)}
    </div>
  </div>`;
}

function PlayButton() {
  const code = turn.pickedCode.value;
  return html`<button type="button" class="act main" data-act="play" aria-disabled=${code ? undefined : "true"} onClick=${playPicked}
    aria-label=${code ? t("do-play", { card: spoken(code) }) : undefined}>${code ? t("do-play", { card: sign(code) }) : t("do-play-nothing")}</button>`;
}

export function Bar() {
  const where = table.value?.phase;
  const isPlaying = where === "playing";
  const isMine = isPlaying && isMyTurn.value;
  const now = view.value;
  const mayAsk = isPlaying && canAsk(now);
  return html`<nav class="bar-area" aria-label=${t("actions-label")}>
    <${Kept} /><${SaidLine} said=${said.value} />
    ${isMine && turn.phase.value === "bid" && html`<${Bids} />`}
    ${isMine && turn.phase.value === "trump" && html`<${Trumps} />`}
    ${turn.isDeclaring.value && html`<${Declare} />`}
    ${!turn.isDeclaring.value && html`<div class=${classes("bar bar-j", mayAsk && "asks")}>
      <button type="button" class="act" data-act="score" onClick=${() => openSheet("score")}>${t("score-short")}</button>
      <button type="button" class="act" data-act="last-trick" aria-disabled=${now.last_trick ? undefined : "true"} onClick=${() => now.last_trick && openSheet("trick")}>${t("trick-last")}</button>
      ${mayAsk && html`<button type="button" class="act" data-act="may" onClick=${() => openSheet("may")}>${t("may-i")}</button>`}
      ${isMine && turn.phase.value === "play" && html`<${PlayButton} />`}
      ${isPlaying && !isMine && html`<p class="waiting">${isSending.value ? t("sending") : t("turn-of", { name: seatName(now.turn) })}</p>`}
      ${isMine && turn.phase.value !== "play" && html`<p class="waiting">${t("your-turn")}</p>`}
      ${(where === "between") && html`<button type="button" class="act main" data-act="next" onClick=${nextDeal}>${t("do-next")}</button>`}
      ${where === "over" && html`<button type="button" class="act main" data-act="result" onClick=${() => openSheet("result")}>${t("result")}</button>`}
    </div>`}
  </nav>`;
}
