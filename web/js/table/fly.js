// @ts-check
/** A card seen flying from where it came to where it goes: at most 200 ms, and not at all for those who ask. */
import { face, rankSign, suitSign } from "../cards.js";

const LENGTH_MS = 190;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The place of a spot on the screen, or null. @param {string} spot */
export function placeOf(spot) {
  const at = document.querySelector(`[data-spot="${spot}"]`);
  const box = at?.getBoundingClientRect();
  return box && box.width ? box : null;
}

/** @param {DOMRect|null} from @param {DOMRect|null} to @param {string|null} code null for a card face down */
export function fly(from, to, code) {
  if (calm.matches || !from || !to || document.visibilityState !== "visible") return;
  const card = document.createElement("span");
  card.className = "card flying";
  card.setAttribute("aria-hidden", "true");
  if (code === null) card.classList.add("back");
  else {
    const shown = face(code);
    card.classList.add(shown.joker ? "joker" : `suit-${shown.suit}`);
    const index = document.createElement("span");
    index.className = "index";
    index.textContent = shown.joker ? "★" : `${rankSign(shown.rank)}${suitSign(shown.suit)}`;
    card.append(index);
  }
  card.style.left = `${to.left + to.width / 2}px`;
  card.style.top = `${to.top + to.height / 2}px`;
  document.body.append(card);
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const motion = card.animate(
    [
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px))`, opacity: 1 },
      { transform: "translate(-50%, -50%)", opacity: 0.85 },
    ],
    { duration: LENGTH_MS, easing: "ease-out" },
  );
  const done = () => card.remove();
  motion.finished.then(done, done);
}
