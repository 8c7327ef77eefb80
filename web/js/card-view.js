// @ts-check
/** Cards as they are drawn: a large corner index, a pip, and for a joker the card that it stands for. */
import { classes, html } from "./lib.js";
import { face, rankSign } from "./cards.js";
import { t } from "./text.js";

/** Outlines of the suits and of the joker's star in a 20 by 20 box. @type {Record<string, string>} */
const OUTLINES = {
  s: "M10 1C7.6 4.6 1.8 7.6 1.8 12.2c0 2.4 1.7 4 3.8 4 1.4 0 2.6-.6 3.4-1.7-.1 1.9-.8 3.2-2.2 4.5h6.4c-1.4-1.3-2.1-2.6-2.2-4.5.8 1.1 2 1.7 3.4 1.7 2.1 0 3.8-1.6 3.8-4C18.2 7.6 12.4 4.6 10 1Z",
  h: "M10 18.8C5.4 14.9 1.2 11.4 1.2 6.9c0-2.7 2-4.7 4.5-4.7 1.9 0 3.4 1 4.3 2.8.9-1.8 2.4-2.8 4.3-2.8 2.5 0 4.5 2 4.5 4.7 0 4.5-4.2 8-8.8 11.9Z",
  d: "M10 .8c2 3.4 4.3 6.4 7.2 9.2-2.9 2.8-5.2 5.8-7.2 9.2-2-3.4-4.3-6.4-7.2-9.2C5.7 7.2 8 4.2 10 .8Z",
  c: "M10 1.2a4.1 4.1 0 0 0-3.5 6.3 4.2 4.2 0 1 0 2.4 6.5c-.1 2-.8 3.6-2.2 5h6.6c-1.4-1.4-2.1-3-2.2-5a4.2 4.2 0 1 0 2.4-6.5A4.1 4.1 0 0 0 10 1.2Z",
  star: "M10 .9l2.7 6 6.5.7-4.9 4.3 1.4 6.4L10 15l-5.7 3.3 1.4-6.4L.8 7.6l6.5-.7Z",
};

/** @param {{suit: string, of?: string}} props */
export const Pip = ({ suit, of = "" }) => html`
  <svg class=${classes("pip", of)} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d=${OUTLINES[suit]} />
  </svg>`;

/** A rank and a pip side by side, as they stand on a joker or in a line. @param {{code: string}} props */
export function Small({ code }) {
  const card = face(code);
  if (card.joker) return html`<span class="small joker"><${Pip} suit="star" /></span>`;
  return html`<span class=${`small suit-${card.suit}`}>${rankSign(card.rank)}<${Pip} suit=${card.suit} /></span>`;
}

/** What a joker was declared to be. @param {{card: import("./cards.js").CardFace}} props */
function Says({ card }) {
  if (card.call === "high" || card.call === "low")
    return html`<span class=${`as said suit-${card.suit}`}>${t(`call-${card.call}`)}<${Pip} suit=${card.suit} /></span>`;
  if (card.call) return html`<span class="as said">${t(`call-${card.call}`)}</span>`;
  return null;
}

/** The face of a card, without any behaviour. @param {{code: string, extra?: string}} props */
export function Card({ code, extra = "" }) {
  const card = face(code);
  if (card.joker && card.as) {
    // The card that it stands for is what one looks for; the star and the gold say that it is a joker.
    const as = face(card.as);
    return html`<span class=${classes("card joker named", `suit-${as.suit}`, as.rank === "T" && "wide", extra)} aria-hidden="true">
      <span class="index">${rankSign(as.rank)}<${Pip} suit=${as.suit} /></span>
      <${Pip} suit="star" of="star" /><${Pip} suit="star" of="big" />
    </span>`;
  }
  if (card.joker)
    return html`<span class=${classes("card joker", extra)} aria-hidden="true">
      <span class="index"><${Pip} suit="star" /></span>
      <${Says} card=${card} />
      ${!card.call && html`<${Pip} suit="star" of="big" />`}
    </span>`;
  return html`<span class=${classes("card", `suit-${card.suit}`, card.rank === "T" && "wide", extra)} aria-hidden="true">
    <span class="index">${rankSign(card.rank)}<${Pip} suit=${card.suit} /></span>
    <${Pip} suit=${card.suit} of="big" />
  </span>`;
}

/** The back of a card. @param {{extra?: string}} props */
export const Back = ({ extra = "" }) => html`<span class=${classes("card back", extra)} aria-hidden="true"></span>`;
