// @ts-check
/** The keeper's sentences, and what on a sheet is called what. */
import { sign } from "../cards.js";
import { language } from "../settings.js";
import { textsOf } from "../text.js";
import { cardsOf } from "./remik-sums.js";
import { folded, tariff } from "./store.js";

export const w = textsOf("keeper");

/** What rules are called, with a mark where house rules differ. @param {import("./store.js").KnownTariff|null} known @param {string} rules */
export function rulesName(known, rules) {
  if (!known) return rules;
  const name = known.names[language.value] ?? known.names.en;
  return known.house_rules ? w("house", { name, count: known.house_rules }) : name;
}

/** @param {number} seat */
export const nameOf = (seat) => folded.value?.names[seat] ?? String(seat + 1);

/** A heading of the sheet for a name: whether one of its words is longer than a phone has room for. @param {string} name */
export const headClass = (name) => (name.replaceAll("-", "- ").split(/\s+/).some((word) => word.length > 11) ? "long" : undefined);

/** The first name that two of these have, in whatever letters; "" if none. @param {string[]} names */
export function sameName(names) {
  const plain = names.map((name) => name.trim().toLocaleLowerCase());
  return names.find((_, seat) => plain.indexOf(plain[seat]) !== seat)?.trim() ?? "";
}

/** A card's code as its sign. @param {string} text */
export const signs = (text) => cardsOf(text).map(sign).join(" ");

/** A mark as a sentence. @param {import("./remik-sums.js").Mark} mark */
export function reason(mark) {
  /** @type {Record<string, number|string>} */
  const args = { ...mark.args, name: mark.seat === null ? "" : nameOf(mark.seat) };
  if (typeof args.card === "string") args.card = sign(args.card);
  return w(`mark-${mark.code.replaceAll("_", "-")}`, args);
}

/** Whether a mark is a sentence of its own below the deal; a deal noted twice has its buttons there instead. @param {import("./remik-sums.js").Mark} mark */
export const isSentence = (mark) => mark.code !== "noted_twice";

/** Tricks taken of those promised, as the seats at a table show them; a dot for what is not noted yet.
 * @param {unknown} bid @param {unknown} taken */
export const stood = (bid, taken) => (bid === undefined ? `${taken ?? "·"}` : `${taken ?? "·"} / ${bid}`);

/** The time of day, and the day where it was not today. @param {number} at */
export function when(at) {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const style = isToday ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(language.value, style).format(time);
}

/** Who deals this deal. @param {number} deal */
export function dealerOf(deal) {
  const now = folded.value;
  return now ? ((now.start.dealer ?? 0) + deal - 1) % now.names.length : 0;
}

/** A value as it was typed. @param {string} key @param {number|string|null} value */
export function valueWords(key, value) {
  if (value === null) return w("value-none");
  if (key === "finisher") return nameOf(Number(value));
  if (key === "finish") return w(`finish-${String(value).replaceAll("_", "-")}`);
  return typeof value === "string" ? signs(value) : String(value);
}

/** What a key means. @param {string} key */
export function keyWords(key) {
  const [name, seat] = key.split(".");
  return w(`key-${name}`, { name: seat === undefined ? "" : nameOf(Number(seat)) });
}

/** @returns {"remik"|"jokeri"|null} */
export const gameOf = () => tariff.value?.game ?? null;
