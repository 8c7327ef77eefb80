// @ts-check
/**
 * Dragging cards with the pointer: the same as the buttons, and never needed.
 *
 * A pointer that moves less than eight pixels is a tap and is taken on `pointerup`, since after a touch drag
 * browsers may leave the next `click` out; a click counts only when no pointer made it (`detail` is 0: the
 * keyboard or an aid). What a tap says may move the page before the browser has sent the click of the same touch,
 * which would then go to whatever lies under the finger now: so that click is taken away.
 */
import { signal } from "../lib.js";

const THRESHOLD_PX = 8;

/** @typedef {{keys: Set<number>, dx: number, dy: number, over: string|null}} Drag */
/** @typedef {{tap: () => void, start: () => Set<number>, drop: (over: string|null, keys: Set<number>) => void}} Doings */

/** The drag under way. */
export const drag = signal(/** @type {Drag|null} */ (null));

/** The one pointer that is down. It outlives drawings of the hand, which happen while it moves.
 * @type {{id: number, x: number, y: number, moving: boolean}|null} */
let press = null;

/** What lies under the pointer, by its `data-drop`. @param {number} x @param {number} y */
function dropAt(x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest(".dragged")) continue;
    const drop = element.closest("[data-drop]");
    if (drop) return drop.getAttribute("data-drop");
  }
  return null;
}

/** The touch that has just ended, and whether none has begun since. @type {{id: number, isLast: boolean}|null} */
let ended = null;

addEventListener("pointerdown", () => ended && (ended.isLast = false), true);
addEventListener("click", (event) => {
  if (event.detail === 0 || !ended) return;
  // Older browsers do not say which touch a click is of.
  const id = /** @type {PointerEvent} */ (event).pointerId;
  if (id === undefined ? !ended.isLast : id !== ended.id) return;
  ended = null;
  event.stopPropagation();
  event.preventDefault();
}, true);

function end() {
  press = null;
  drag.value = null;
}

/** Handlers for one card. @param {Doings} doings */
export function dragging({ tap, start, drop }) {
  return {
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      if (event.button !== 0 || press) return;
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    },
    /** @param {PointerEvent} event */
    onPointerMove(event) {
      if (event.pointerId !== press?.id) return;
      const dx = event.clientX - press.x;
      const dy = event.clientY - press.y;
      if (!press.moving && Math.hypot(dx, dy) < THRESHOLD_PX) return;
      const keys = press.moving && drag.value ? drag.value.keys : start();
      press.moving = true;
      drag.value = { keys, dx, dy, over: dropAt(event.clientX, event.clientY) };
    },
    /** @param {PointerEvent} event */
    onPointerUp(event) {
      if (event.pointerId !== press?.id) return;
      const held = drag.value;
      const over = press.moving ? dropAt(event.clientX, event.clientY) : null;
      end();
      if (event.pointerType !== "mouse") ended = { id: event.pointerId, isLast: true };
      if (held) drop(over, held.keys);
      else tap();
    },
    /** @param {PointerEvent} event */
    onPointerCancel(event) {
      if (event.pointerId === press?.id) end();
    },
    /** @param {MouseEvent} event */
    onClick(event) {
      if (event.detail === 0) tap();
    },
  };
}
