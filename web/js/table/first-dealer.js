// @ts-check
/** Who deals first, where the players drew cards for it: shown before the first deal, and told in the list of moves. */
import { Card } from "../card-view.js";
import { sign } from "../cards.js";
import { effect, html, signal, untracked, useEffect } from "../lib.js";
import { recall, remember } from "../memory.js";
import { spoken, voice } from "../speech.js";
import { t } from "../text.js";
import { seatName } from "./names.js";
import { isMyTurn, look, message, table, view } from "./store.js";

/** The table whose drawing was put away. */
const seen = signal(recall("drawn", ""));

/** @returns {[number, string][][]} lap by lap, seat and card */
const laps = () =>
  (table.value?.draws ?? []).map((lap) => Object.entries(lap).map(([seat, code]) => /** @type {[number, string]} */ ([Number(seat), code])));

const dealerWords = () => t("dealer-first", { name: seatName(view.value.dealer), you: String(view.value.dealer === table.value?.you) });

/** The drawing in words, a sentence for each lap and one for who deals. @param {(code: string) => string} [say] @returns {string[]} */
export function drawWords(say = sign) {
  if (!view.value || !laps().length) return [];
  const told = laps().map((lap, at) => {
    const cards = lap.map(([seat, code]) => t("dealer-drew", { name: seatName(seat), card: say(code) })).join(", ");
    return at ? t("dealer-again", { cards }) : t("dealer-draws", { cards });
  });
  return [...told, dealerWords()];
}

/** The panel goes when it is closed, with my first move, or when my clock is set going all the same. */
const isShown = () =>
  table.value?.phase === "playing" &&
  laps().length > 0 &&
  message.value?.clock?.seat !== table.value.you &&
  seen.value !== table.value.id &&
  !(message.value?.view?.history ?? []).some((/** @type {import("../types.js").Event} */ event) => event.seat === table.value?.you);

// My clock waits while the panel is there.
let told = -1;
effect(() => {
  const decision = message.value?.decision ?? -1;
  if (!isMyTurn.value || !laps().length || message.value?.clock || isShown() || told === decision) return;
  told = decision;
  untracked(look);
});

function Panel() {
  const close = () => {
    seen.value = table.value?.id ?? "";
    remember("drawn", seen.value);
  };
  useEffect(() => voice(drawWords(spoken).join(" ")), []);
  return html`<aside class="first-dealer" aria-label=${t("dealer-title")}>
    <h2 class="unseen">${t("dealer-title")}</h2>
    <p>${dealerWords()}</p>
    <div class="draws">${laps().map(
      (lap, at) => html`<ul class="drawn" key=${at}>${lap.map(
        ([seat, code]) => html`<li key=${seat}><${Card} code=${code} /><span>${seatName(seat)}<span class="unseen">: ${spoken(code)}</span></span></li>`,
      )}</ul>`,
    )}</div>
    <button type="button" class="plain close" data-act="dealer-seen" aria-label=${t("close")} onClick=${close}>✕</button>
  </aside>`;
}

export const FirstDealer = () => (view.value && isShown() ? html`<${Panel} />` : null);
