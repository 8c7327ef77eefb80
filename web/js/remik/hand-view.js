// @ts-check
/** My hand: tap to pick, drag to sort or to play, arrow keys to move along it. */
import { Card } from "../card-view.js";
import { classes, html, useRef } from "../lib.js";
import { spoken } from "../speech.js";
import { t } from "../text.js";
import { drag, dragging } from "../table/drag.js";
import { view } from "../table/store.js";
import { drop } from "./moves.js";
import * as turn from "./turn.js";

/** Cards taken along when this one is dragged: the picked ones if it is among them. @param {number} key */
function taken(key) {
  const keys = turn.picked.value.has(key) ? turn.picked.value : new Set([key]);
  turn.pick(keys);
  return keys;
}

/** @param {KeyboardEvent} event */
function walk(event) {
  const moves = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1 });
  const cards = [.../** @type {Element} */ (event.currentTarget).querySelectorAll("button")];
  const at = cards.findIndex((card) => card === document.activeElement);
  if (at < 0) return;
  let next = at + (moves[event.key] ?? 0);
  if (event.key === "Home") next = 0;
  else if (event.key === "End") next = cards.length - 1;
  else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    // The nearest card in the row above or below.
    const here = cards[at].getBoundingClientRect();
    const sameColumn = cards.findIndex((card) => {
      const box = card.getBoundingClientRect();
      return Math.abs(box.left - here.left) < 5 && (event.key === "ArrowUp" ? box.top < here.top - 5 : box.top > here.top + 5);
    });
    if (sameColumn >= 0) next = sameColumn;
  } else if (!(event.key in moves)) return;
  event.preventDefault();
  cards[(next + cards.length) % cards.length].focus();
}

/** The slot of the pile's card that was taken for good; of equal cards the newest. */
function boundKey() {
  const taken = view.value?.taken;
  return taken ? Math.max(0, ...turn.shown.value.filter((slot) => slot.code === taken).map((slot) => slot.key)) : 0;
}

/** @param {import("../hand.js").Slot} slot @param {boolean} isBound */
function label(slot, isBound) {
  if (isBound) return t("card-taken", { card: spoken(slot.code) });
  return slot.fresh ? t("card-fresh", { card: spoken(slot.code) }) : spoken(slot.code);
}

/** @param {{slot: import("../hand.js").Slot, isTabStop: boolean, isBound: boolean, onFocus: () => void}} props */
function HandCard({ slot, isTabStop, isBound, onFocus }) {
  const isPicked = turn.picked.value.has(slot.key);
  const moving = drag.value?.keys.has(slot.key) ? drag.value : null;
  const handlers = dragging({
    tap: () => turn.toggle(slot.key),
    start: () => taken(slot.key),
    drop,
  });
  const isGap = drag.value?.over === `card:${slot.key}` && !moving;
  return html`<button type="button" key=${slot.key} data-drop=${`card:${slot.key}`} data-card=${slot.code}
    class=${classes("hand-card", isPicked && "picked", slot.fresh && "fresh", isBound && "bound", moving && "dragged", isGap && "gap")}
    style=${moving ? `transform: translate(${moving.dx}px, ${moving.dy}px)` : undefined}
    aria-pressed=${isPicked ? "true" : "false"}
    aria-label=${label(slot, isBound)}
    tabindex=${isTabStop ? 0 : -1} onFocus=${onFocus} ...${handlers}>
    <${Card} code=${slot.code} />
  </button>`;
}

export function Hand() {
  const last = useRef(0);
  const shown = turn.shown.value;
  const bound = boundKey();
  const stop = shown.some((slot) => slot.key === last.current) ? last.current : shown[0]?.key;
  return html`<section class="hand-area" aria-label=${t("hand-label", { count: shown.length })}>
    <div class=${classes("hand", drag.value && "dragging")} data-drop="hand" data-spot="hand" id="hand"
      style=${`--count: ${Math.max(shown.length, 1)}`} role="group" aria-label=${t("hand-group")} onKeyDown=${walk}>
      ${shown.map(
        (slot) => html`<${HandCard} key=${slot.key} slot=${slot} isTabStop=${slot.key === stop} isBound=${slot.key === bound}
          onFocus=${() => (last.current = slot.key)} />`,
      )}
    </div>
  </section>`;
}
