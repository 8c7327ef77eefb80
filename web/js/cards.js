// @ts-check
/** Card codes (`7h`, `Td`, `*`, `*=9d`, `*^h`) as signs and as spoken names. Drawing only, no rule. */
import { language, letters } from "./settings.js";

export const SUITS = "shdc";
const RANKS = "A23456789TJQK";
/** The text form of each sign is asked for, so that no phone draws it as a picture. */
const SIGNS = { s: "♠\uFE0E", h: "♥\uFE0E", d: "♦\uFE0E", c: "♣\uFE0E" };
/** Letters printed on the decks that people there hold; the engine's sentences use the same.
 * @type {Record<string, Record<string, string>>} */
const LETTERS = { pl: { J: "W", Q: "D" }, tr: { J: "V", Q: "K", K: "P" } };

/**
 * @typedef {{code: string, rank: string, suit: string, joker: boolean, as: string|null,
 *   call: "high"|"low"|"take"|"leave"|null}} CardFace
 */

/** @param {string} code @returns {CardFace} */
export function face(code) {
  if (code.startsWith("*")) {
    const rest = code.slice(1);
    /** @type {CardFace} */
    const joker = { code, rank: "", suit: "", joker: true, as: null, call: null };
    if (rest.startsWith("=")) joker.as = rest.slice(1);
    if (rest === "+") joker.call = "take";
    if (rest === "-") joker.call = "leave";
    if (rest.startsWith("^") || rest.startsWith("_")) {
      joker.call = rest[0] === "^" ? "high" : "low";
      joker.suit = rest.slice(1, 2);
    }
    return joker;
  }
  return { code, rank: code.slice(0, -1), suit: code.slice(-1), joker: false, as: null, call: null };
}

/** The letter or number printed on a card, in the reader's deck. @param {string} rank */
export function rankSign(rank) {
  if (rank === "T") return "10";
  if (letters.value === "latin") return rank;
  return LETTERS[language.value]?.[rank] ?? rank;
}

/** @param {string} suit */
export const suitSign = (suit) => /** @type {Record<string, string>} */ (SIGNS)[suit] ?? "–";

/** A card as it stands in a sentence: `10♥`, `★`, `★=7♥`, a following joker `★+` that takes, `★−` that gives way. @param {string} code @returns {string} */
export function sign(code) {
  const card = face(code);
  if (!card.joker) return rankSign(card.rank) + suitSign(card.suit);
  if (card.as) return `★=${sign(card.as)}`;
  if (card.call === "high") return `★↑${suitSign(card.suit)}`;
  if (card.call === "low") return `★↓${suitSign(card.suit)}`;
  if (card.call === "take") return "★+";
  if (card.call === "leave") return "★−";
  return "★";
}

const CODE = /^(?:(?:10|[A2-9TJQK])[shdc]|\*(?:=(?:10|[A2-9TJQK])[shdc]|[+-]|[\^_][shdc])?)$/;

/** Every card code in a text replaced by its sign; other words stay. @param {string} text */
export function inSigns(text) {
  return text
    .split(" ")
    .map((word) => {
      const tail = /[;,.]$/.test(word) ? word.slice(-1) : "";
      const bare = tail ? word.slice(0, -1) : word;
      return CODE.test(bare) ? sign(bare) + tail : word;
    })
    .join(" ");
}

/** Whether this word is a card. @param {string} word */
export const isCard = (word) => CODE.test(word);

/** Place in a fixed order, for sorting hands. @param {string} code */
export function rankIndex(code) {
  const card = face(code);
  if (card.joker) return 99;
  return card.rank === "A" ? 13 : RANKS.indexOf(card.rank);
}

/** Suits in turn black and red, so that neighbours differ. @param {string} code */
export function suitIndex(code) {
  const card = face(code);
  return card.joker ? 9 : "shcd".indexOf(card.suit);
}
