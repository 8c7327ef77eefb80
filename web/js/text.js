// @ts-check
/** Sentences: the interface's own texts and the rules' texts, in the reader's language. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "./lib.js";
import { language } from "./settings.js";
import { inSigns } from "./cards.js";
import { withMinus } from "./numbers.js";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** Grows when a bundle arrives, so that whoever shows a text draws again. */
const loaded = signal(0);
/** The settings of this table's rules, which a clause's text may select on. @type {Record<string, any>} */
let ruleSettings = {};

/** @param {string} key @param {string} tongue @param {string} address */
async function load(key, tongue, address) {
  if (bundles.has(key)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  bundles.set(key, bundle);
  loaded.value += 1;
}

/** The interface's texts: the reader's language, with English behind it. */
export async function loadTexts() {
  const wanted = [...new Set([language.value, "en"])];
  await Promise.all(wanted.map((tongue) => load(`ui.${tongue}`, tongue, `/static/texts/${tongue}.ftl`)));
  document.documentElement.lang = language.value;
}

/** Texts of one part of the interface, on a shelf of their own. @param {string} shelf */
export async function loadShelf(shelf) {
  const wanted = [...new Set([language.value, "en"])];
  await Promise.all(wanted.map((tongue) => load(`${shelf}.${tongue}`, tongue, `/static/texts/${shelf}/${tongue}.ftl`)));
}

/** The texts of a shelf. @param {string} shelf @returns {(id: string, args?: Record<string, any>) => string} */
export const textsOf = (shelf) => (id, args = {}) => look(shelf, id, args) ?? "";

/** The rules' texts of a game. @param {string} game */
export async function loadRuleTexts(game) {
  const wanted = [...new Set([language.value, "en"])];
  await Promise.allSettled(
    wanted.map((tongue) => load(`${game}.${tongue}`, tongue, `/texts/${game}/${tongue}.ftl`)),
  );
}

/** @param {Record<string, any>} settings */
export function knowSettings(settings) {
  ruleSettings = settings;
  loaded.value += 1;
}

/** The value of a setting of this table's rules, for a text to select on. @param {string} name */
export const ruleSetting = (name) => String(ruleSettings[name] ?? "");

/** @param {string} shelf @param {string} id @param {Record<string, any>} args @returns {string|null} */
function look(shelf, id, args) {
  loaded.value;
  for (const tongue of new Set([language.value, "en"])) {
    const bundle = bundles.get(`${shelf}.${tongue}`);
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return withMinus(bundle.formatPattern(message.value, args, []).trim());
  }
  return null;
}

/** A text of the interface. @param {string} id @param {Record<string, any>} [args] */
export function t(id, args = {}) {
  const text = look("ui", id, args);
  return text ?? "";
}

/** A place in a ranking, as the language counts: "2nd". @param {number} place */
export const nth = (place) => t("place-nth", { place: new FluentNumber(place, /** @type {any} */ ({ type: "ordinal" })) });

/** Whether the interface has this text. @param {string} id */
export const hasText = (id) => look("ui", id, {}) !== null;

/** Arguments as a sentence can take them: card codes become signs, lists are joined by blanks.
 * @param {Record<string, any>} args */
function plain(args) {
  /** @type {Record<string, any>} */
  const out = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") out[name] = value;
    else if (Array.isArray(value)) out[name] = value.map((item) => inSigns(String(item))).join(" ");
    else if (typeof value === "boolean") out[name] = String(value);
    else out[name] = value === null ? "" : inSigns(String(value));
  }
  return out;
}

/** A text of a clause: its "title", its "text", its "refusal" or how it was "met".
 * @param {string} game @param {string} clause @param {"title"|"text"|"refusal"|"met"} part
 * @param {Record<string, any>} [args] */
export function clauseText(game, clause, part, args = {}) {
  return look(game, `${clause}-${part}`, { ...plain(ruleSettings), ...plain(args) });
}

/** Any text of a game's rules, or null. @param {string} game @param {string} id */
export const ruleText = (game, id) => look(game, id, plain(ruleSettings));
