// @ts-check
/** Spoken names of cards, and the polite voice that reads events in order, each once. */
import { signal } from "./lib.js";
import { face } from "./cards.js";
import { t } from "./text.js";

/** A card as it is said: "7 kier", "seven of hearts". @param {string} code @returns {string} */
export function spoken(code) {
  const card = face(code);
  if (!card.joker) {
    const rank = card.rank === "10" ? "T" : card.rank;
    return t("card-name", { rank: t(`rank-${rank}`), suit: t(`suit-of-${card.suit}`) });
  }
  if (card.as) return t("card-joker-as", { card: spoken(card.as) });
  if (card.call === "high" || card.call === "low")
    return t(`card-joker-${card.call}`, { suit: t(`suit-${card.suit}`) });
  if (card.call) return t(`card-joker-${card.call}`);
  return t("card-joker");
}

/** @param {string[]} codes */
export const spokenList = (codes) => codes.map(spoken).join(", ");

/** The last sentences, oldest first; the live region shows them. */
export const voiced = signal(/** @type {{id: number, text: string}[]} */ ([]));
let nextVoice = 1;

/** Have a sentence read out. @param {string} text */
export function voice(text) {
  if (!text) return;
  voiced.value = [...voiced.value.slice(-7), { id: nextVoice++, text }];
}
