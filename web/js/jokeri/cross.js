// @ts-check
/** Four seats in a cross, the trick between them. */
import { Card } from "../card-view.js";
import { classes, html } from "../lib.js";
import { spoken } from "../speech.js";
import { Ring } from "../table/clock.js";
import { isMyTurn, isUnderWay, table, view } from "../table/store.js";
import { t } from "../text.js";
import { course } from "./words.js";
import { seatName } from "../table/names.js";
import * as turn from "./turn.js";

/** The place of a seat on my screen: south is mine, and on my left sits the next one. */
const PLACES = ["s", "w", "n", "e"];
/** @param {number} seat */
export const placeOfSeat = (seat) => PLACES[(seat - (table.value?.you ?? 0) + 4) % 4];

const MARKS = /** @type {Record<string, string>} */ ({ exact: "✓", on: "▽", under: "▼", over: "▲" });

/** Tricks taken of those promised, by colour, shape and word. @param {{seat: number}} props */
export function Promised({ seat }) {
  const bid = view.value.bids?.[seat];
  const taken = view.value.taken[seat];
  const now = course(seat);
  const hasNone = bid === null || bid === undefined;
  const words = hasNone ? (view.value.phase === "play" ? t("taken-only", { taken }) : t("no-bid-yet")) : t("taken-of", { taken, bid, course: now ?? "" });
  return html`<span class=${classes("promise", view.value.phase !== "bid" && now)} data-course=${now}>
    <span aria-hidden="true"><b>${hasNone && view.value.phase !== "play" ? "–" : taken}</b>${!hasNone && html`<span class="of"> / ${bid}</span>`}${now && view.value.phase === "play" && html`<i class="mark">${MARKS[now]}</i>`}</span>
    <span class="unseen">${words}</span></span>`;
}

/** @param {{seat: number}} props */
function Chair({ seat }) {
  const name = seatName(seat);
  const about = table.value?.seats[seat];
  const isTurn = isUnderWay.value && view.value.turn === seat;
  const isDealer = view.value.dealer === seat;
  return html`<li class=${classes("chair-j", placeOfSeat(seat), isTurn && "turn")} data-spot=${`seat-${seat}`} data-seat=${seat}>
    <${Ring} seat=${seat} name=${name} active=${isTurn} />
    <span class="who">${name}${isDealer && html`<abbr class="dealer" title=${t("seat-dealer")}>${t("dealer-letter")}</abbr>`}</span>
    <${Promised} seat=${seat} />
    ${isTurn && html`<span class="unseen">${t("seat-turn")}</span>`}
    ${(about?.kept || about?.online === false) && html`<span class="off">${t(seat === table.value?.you ? "kept-by-bot" : "away-mark")}</span>`}
  </li>`;
}

function Trick() {
  const now = view.value;
  const isOver = !now.trick.length && now.last_trick;
  const plays = isOver ? now.last_trick.plays : now.trick;
  const winner = isOver ? now.last_trick.winner : null;
  const isMine = isMyTurn.value && now.phase === "play";
  return html`<div class=${classes("trick", isOver && "done")} data-spot="trick" data-drop="table" role="group" aria-label=${t(isOver ? "trick-last" : "trick-label")}>
    ${plays.map(
      (/** @type {import("../types.js").Play} */ play, /** @type {number} */ at) => html`<span key=${`${play.seat}${play.play}`} role="img"
        class=${classes("played", placeOfSeat(play.seat), winner === play.seat && "won", !at && "led")}
        aria-label=${t("trick-card", { name: seatName(play.seat), card: spoken(play.play) })}><${Card} code=${play.play} /></span>`,
    )}
    ${isMine && !plays.some((/** @type {any} */ play) => !isOver && play.seat === table.value?.you) &&
    html`<span class=${classes("slot s", isOver && "low")} aria-hidden="true">${t("your-slot")}</span>`}
    ${isOver && winner !== null && html`<p class="took">${t("trick-won", { name: seatName(winner), you: String(winner === table.value?.you) })}</p>`}
  </div>`;
}

export function Cross() {
  const mine = table.value?.you ?? 0;
  const seats = [1, 2, 3, 0].map((step) => (mine + step) % 4);
  return html`<main class="felt cross-felt" id="table" aria-label=${t("table-label")} data-drop="table">
    <ol class="cross" aria-label=${t("seats-label")}>
      ${seats.map((seat) => html`<${Chair} key=${seat} seat=${seat} />`)}
      <li class="middle-j">${turn.phase.value === "play" || turn.phase.value === "over" ? html`<${Trick} />` : html`<${Turned} />`}</li>
    </ol>
  </main>`;
}

/** Before the play: the turned card, or who names the trump. */
function Turned() {
  const { turned, namer, phase } = view.value;
  if (turned)
    return html`<div class="turned"><span role="img" aria-label=${t("turned-card", { card: spoken(turned) })}><${Card} code=${turned} /></span><p class="note">${t("turned-label")}</p></div>`;
  if (phase === "trump" && namer !== null) return html`<p class="note center">${t("naming", { name: seatName(namer), you: String(namer === table.value?.you) })}</p>`;
  return null;
}
