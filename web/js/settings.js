// @ts-check
/** The reader's own settings: remembered in this browser, never sent. */
import { effect, signal } from "./lib.js";
import { recall, remember } from "./memory.js";

export const LANGUAGES = ["pl", "en", "tr", "ka"];

/** The first language of the browser that we speak, else English. */
export function browserLanguage() {
  for (const tag of navigator.languages || [navigator.language || "en"]) {
    const language = tag.split("-")[0];
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

/** The address of a page that the server writes, in the language chosen here where the browser asks for another.
 * @param {string} path it may end in an anchor */
export function pageAddress(path) {
  if (language.value === browserLanguage()) return path;
  const [page, anchor] = path.split("#");
  return `${page}?lang=${language.value}${anchor ? `#${anchor}` : ""}`;
}

/** @template T @param {string} name @param {T} otherwise */
function setting(name, otherwise) {
  const made = signal(recall(`set.${name}`, otherwise));
  let first = true;
  effect(() => {
    const value = made.value;
    if (first) first = false;
    else remember(`set.${name}`, value);
  });
  return made;
}

export const language = setting("language", browserLanguage());
/** "auto" follows the system; else "dark", "light" or "contrast". */
export const theme = setting("theme", "dark");
export const fourColours = setting("four", false);
/** "language": the letters printed on the decks of the reader's country; "latin": A K Q J. */
export const letters = setting("letters", "language");
export const sound = setting("sound", true);
export const vibration = setting("vibration", true);
/** Seconds for a move at Joker against bots, as "Play now" makes the table; 0 for no clock. */
export const clock = setting("clock", 15);
export const shortcuts = setting("keys", true);

if (!LANGUAGES.includes(language.value)) language.value = "en";

effect(() => {
  const root = document.documentElement;
  root.dataset.theme = theme.value;
  root.dataset.deck = fourColours.value ? "four" : "two";
});
