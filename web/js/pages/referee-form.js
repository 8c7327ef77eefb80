// @ts-check
/** The form of the referee's page: its fields, what is typed in them, and cards to tap. */
import { make, tile } from "./tiles.js";

const SUITS = "shdc";
const RANKS = "A23456789TJQK";
/** The text form of each sign is asked for, so that no phone draws it as a picture. @type {Record<string, string>} */
const SIGNS = { s: "♠\uFE0E", h: "♥\uFE0E", d: "♦\uFE0E", c: "♣\uFE0E" };
export const form = /** @type {HTMLFormElement} */ (document.querySelector("form[data-ask]"));
export const lang = form.dataset.lang ?? "en";
/** @param {string} name a text that the page brought along */
export const say = (name) => form.getAttribute(`data-${name}`) ?? "";
/** What is printed on the cards that the reader holds, from the ace on. */
const printed = (form.dataset.ranks ?? "").split(" ");
/** Whether this word is a card in notation. @param {string} word */
export const isCard = (word) => /^(?:(?:10|[A2-9TJQK])[shdc]|\*)$/i.test(word);

/** @param {string} name @returns {HTMLInputElement} */
export const field = (name) => /** @type {any} */ (form.elements.namedItem(name));

/** A card to tap. @param {string} code @param {(code: string) => void} tapped */
export function card(code, tapped) {
  const bare = code.startsWith("*") ? "*" : code;
  const text = bare === "*" ? "★" : (printed[RANKS.indexOf(bare[0])] ?? bare[0]) + SIGNS[bare[1]];
  return tile(bare, text, () => tapped(bare));
}

/** Every card of a pack and a joker. @param {(code: string) => void} tapped */
export function pack(tapped) {
  const rows = [...SUITS].map((suit) => make("div", { class: "palette-row" }, ...[...RANKS].map((rank) => card(rank + suit, tapped))));
  return [...rows, make("div", { class: "palette-row" }, card("*", tapped))];
}

/** The melds as they are typed, by letter; one without a letter takes the next. @returns {Record<string, string>} */
export function typedTable() {
  /** @type {Record<string, string>} */
  const table = {};
  for (const line of field("table").value.split("\n")) {
    const at = line.indexOf(":");
    const name = at > 0 ? line.slice(0, at).trim().toLowerCase() : nextName(Object.keys(table));
    if (line.trim()) table[name] = line.slice(at + 1).trim();
  }
  return table;
}

/** The letter of a further meld: after z comes a2. @param {string[]} used */
export function nextName(used) {
  for (let round = 1; ; round++)
    for (const letter of "abcdefghijklmnopqrstuvwxyz") {
      const name = round > 1 ? `${letter}${round}` : letter;
      if (!used.includes(name)) return name;
    }
}

/** Letters of the melds that are the player's own. */
export const ownNames = () => field("own").value.toLowerCase().split(/[\s,]+/).filter(Boolean);

export const rulesText = () => field("rules_link").value.trim() || field("rules").value;

/** The position as a program sends it. */
export function position() {
  const table = typedTable();
  const lap = Number(field("lap")?.value);
  return {
    rules: rulesText(),
    hand: field("hand").value.trim(),
    opened: field("opened").checked,
    table,
    own: ownNames(),
    pile: field("pile").value.trim(),
    first_turn: field("first").checked,
    ...(lap ? { lap } : {}),
    lang,
  };
}

/** A card of a meld as it lies: a joker shows what it stands for. @param {string} word */
export function lyingCard(word) {
  const [code, stands] = word.split("=");
  const text = [code, stands].filter(isCard).map((one) => (one === "*" ? "★" : (printed[RANKS.indexOf(rankOf(one))] ?? one[0]) + SIGNS[one.at(-1)?.toLowerCase() ?? ""]));
  const colour = code === "*" ? " star" : /[hd]$/i.test(code) ? " red" : "";
  return make("span", { class: `tile${colour}` }, text.join("=") || word);
}

/** @param {string} code */
const rankOf = (code) => (code.startsWith("10") ? "T" : code[0].toUpperCase());

/** Ask the referee; null where the server cannot be reached. @param {string} what @param {object} question */
export const askServer = (what, question) =>
  fetch(`/api/referee/${what}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(question) }).catch(() => null);
