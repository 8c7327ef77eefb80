// @ts-check
/** All hands, open; or one player's and the backs of the others, as he saw them. */
import { Back, Card } from "../card-view.js";
import { rankIndex, suitIndex } from "../cards.js";
import { classes, html } from "../lib.js";
import { spokenList } from "../speech.js";
import { seatName } from "../table/names.js";
import { textsOf } from "../text.js";
import { eye, film, frame } from "./store.js";

const say = textsOf("replay");

/** @param {string[]} hand */
const sorted = (hand) => [...hand].sort((a, b) => suitIndex(a) - suitIndex(b) || rankIndex(a) - rankIndex(b));

/** @param {{seat: number}} props */
function OneHand({ seat }) {
  const shown = /** @type {import("./store.js").Frame} */ (frame.value);
  const isOpen = eye.value === null || eye.value === seat;
  // Through his own eyes he sees what the rules let him see, which may be less than he holds.
  const cards = sorted(eye.value === seat ? shown.views[seat].hand : shown.hands[seat]);
  const count = shown.hands[seat].length;
  const isEye = eye.value === seat;
  return html`<li class="open-hand" data-hand=${seat} style=${`--held: ${Math.max(count, 2)}`}>
    <button type="button" class=${classes("eye", isEye && "on")} data-eye=${seat} aria-pressed=${isEye ? "true" : "false"}
      aria-label=${say("eye", { name: seatName(seat) })} onClick=${() => (eye.value = isEye ? null : seat)}><b>${seatName(seat)}</b><span class="mark" aria-hidden="true">${isEye ? "◉" : "◎"}</span></button>
    <span class="unseen">${isOpen ? spokenList(cards) : say("hidden", { count })}</span>
    <span class="row" aria-hidden="true">${isOpen ? cards.map((code, at) => html`<${Card} key=${`${code}${at}`} code=${code} />`) : Array.from({ length: count }, (_, at) => html`<${Back} key=${at} />`)}
      ${!count && html`<span class="note">${say("no-cards")}</span>`}</span>
  </li>`;
}

export function Hands() {
  const seats = film.value?.seats ?? [];
  return html`<section class="open-hands" aria-labelledby="hands-title">
    <h2 id="hands-title" aria-live="polite">${eye.value === null ? say("hands-open") : say("hands-of", { name: seatName(eye.value) })}</h2>
    <ul>${seats.map((_, seat) => html`<${OneHand} key=${seat} seat=${seat} />`)}</ul>
  </section>`;
}
