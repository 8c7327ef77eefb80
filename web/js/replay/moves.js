// @ts-check
/** The list of moves, the buttons that go through it, and the keys and swipes that do the same. */
import { sign } from "../cards.js";
import { html, useEffect, useRef } from "../lib.js";
import { number } from "../numbers.js";
import { spoken } from "../speech.js";
import { seatName } from "../table/names.js";
import { opened } from "../table/sheets.js";
import { textsOf } from "../text.js";
import { at, eye, film, go, last, told } from "./store.js";

const say = textsOf("replay");
/** Pixels of a sideways stroke that is meant as one. */
const STROKE = 45;

/** @typedef {(history: any[], index: number, say: (code: string) => string) => string} Tell */

/** What led to the position on show, and at the end what the deal came to. @param {{tell: Tell}} props */
export function Now({ tell }) {
  const where = at.value;
  const points = film.value?.points ?? [];
  const words = where === 0 ? say("start") : tell(told.value, where - 1, sign);
  return html`<div class="now">
    <p><span class="count">${where}/${last.value}</span> <span role="status"><span aria-hidden="true">${words}</span><span class="unseen">${where === 0 ? words : tell(told.value, where - 1, spoken)}</span></span></p>
    ${where === last.value && html`<p class="came-to">${points.map((sum, seat) => html`<span key=${seat}>${seatName(seat)} <b>${number(sum)}</b></span>`)}</p>`}
  </div>`;
}

export function Controls() {
  const where = at.value;
  /** @param {string} name @param {string} mark @param {number} to @param {boolean} isOff */
  const button = (name, mark, to, isOff) => html`<button type="button" class=${name === "next" ? "act main" : "act"} data-go=${name} aria-label=${say(name)} aria-disabled=${isOff ? "true" : undefined} onClick=${() => go(to)}><span aria-hidden="true">${mark}</span></button>`;
  return html`<nav class="controls" aria-label=${say("controls")}>
    ${button("first", "«", 0, where === 0)}${button("back", "‹", where - 1, where === 0)}
    ${button("next", "›", where + 1, where === last.value)}${button("last", "»", last.value, where === last.value)}
  </nav>`;
}

/** @param {{tell: Tell}} props */
export function Moves({ tell }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const where = at.value;
  useEffect(() => {
    const box = list.current;
    const now = /** @type {HTMLElement|null} */ (box?.querySelector("[aria-current]"));
    // The list scrolls, not the page under it.
    if (box && now) box.scrollTop += now.getBoundingClientRect().top - box.getBoundingClientRect().top - (box.clientHeight - now.offsetHeight) / 2;
  }, [where, eye.value]);
  return html`<section class="all-moves" aria-labelledby="moves-title"><h2 id="moves-title">${say("moves")}</h2>
    <ol ref=${list} tabindex="0">
      <li><button type="button" data-move="0" aria-current=${where === 0 ? "step" : undefined} onClick=${() => go(0)}>${say("start")}</button></li>
      ${told.value.map((_, index) => html`<li key=${index}><button type="button" data-move=${index + 1} aria-current=${where === index + 1 ? "step" : undefined} onClick=${() => go(index + 1)}>
        <span aria-hidden="true">${tell(told.value, index, sign)}</span><span class="unseen">${tell(told.value, index, spoken)}</span></button></li>`)}
    </ol></section>`;
}

/** Arrow keys through the deal, wherever the focus is but in a field or a sheet. */
export function useArrows() {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = /** @type {Element|null} */ (event.target instanceof Element ? event.target : null);
      if (!film.peek() || opened.peek().length || target?.closest("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
      const where = at.peek();
      const to = /** @type {Record<string, number>} */ ({ ArrowLeft: where - 1, ArrowRight: where + 1, Home: 0, End: last.peek() })[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Where a stroke began; it outlives drawings of the page. @type {{id: number, x: number, y: number}|null} */
let stroke = null;

/** A stroke to the left goes on, one to the right goes back; where writing or choosing is meant it is none. */
export function swiping() {
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      const isOther = /** @type {Element} */ (event.target).closest("input, select, textarea");
      if (event.isPrimary) stroke = isOther ? null : { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerCancel: () => {
      stroke = null;
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== stroke?.id) return;
      const [dx, dy] = [event.clientX - stroke.x, event.clientY - stroke.y];
      stroke = null;
      if (Math.abs(dx) >= STROKE && Math.abs(dx) > 1.5 * Math.abs(dy)) go(at.peek() + (dx < 0 ? 1 : -1));
    },
  };
}
