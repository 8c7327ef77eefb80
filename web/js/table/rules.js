// @ts-check
/** The rules of this table as the server prints them: clause texts with their numbers, in the reader's language. */
import { effect, signal } from "../lib.js";
import { language, pageAddress } from "../settings.js";
import { seatName } from "./names.js";
import { table } from "./store.js";
import { clauseText, knowSettings, loadRuleTexts } from "../text.js";

/** @typedef {{clause: string, section: string, sectionTitle: string, number: number, title: string, text: string}} Clause */

/** @type {import("../lib.js").Signal<Map<string, Clause>>} */
const clauses = signal(new Map());
export const ruleLabel = signal(/** @type {string|null} */ (null));
/** In how many points this table differs from its preset. */
export const houseCount = signal(0);
/** The settings of this table's rules, once they are known. */
export const settingsInForce = signal(/** @type {Record<string, any>} */ ({}));
const rules = signal("");

/** The address of the rules page, at a clause if one is given. @param {string} text @param {Clause|null} [at] */
export function rulesAddress(text, at = null) {
  const path = text
    .split("/")
    .map((part) => encodeURIComponent(part).replaceAll("%2C", ",").replaceAll("%3D", "="))
    .join("/");
  return pageAddress(`/rules/${path}${at?.section ? `#${at.section}-${at.number}` : ""}`);
}

/** Learn the rules of a table. @param {string} text the rule set */
export function learn(text) {
  rules.value = text;
}

effect(() => {
  const text = rules.value;
  const tongue = language.value;
  if (text) fetchBook(text, tongue);
});

/** @param {string} text @param {string} tongue */
async function fetchBook(text, tongue) {
  loadRuleTexts(text.split("/")[0]);
  try {
    const answer = await fetch(`/api/book/${encodeURIComponent(text)}?lang=${tongue}`);
    if (!answer.ok) return;
    const book = await answer.json();
    const found = new Map();
    for (const section of book.sections)
      for (const clause of section.clauses) found.set(clause.clause, { ...clause, section: section.id, sectionTitle: section.title });
    clauses.value = found;
    houseCount.value = book.differences ?? 0;
    ruleLabel.value = book.label?.[tongue] ?? book.label?.en ?? null;
    if (book.settings) {
      settingsInForce.value = book.settings;
      knowSettings(book.settings);
    }
  } catch {
    // Without the book a clause still has its title and its text, only no number.
  }
}

/** What is known of a clause. @param {string} id @returns {Clause} */
export function clauseOf(id) {
  const game = rules.value.split("/")[0];
  return (
    clauses.value.get(id) ?? {
      clause: id,
      section: "",
      sectionTitle: "",
      number: 0,
      title: clauseText(game, id, "title") ?? id.replaceAll("_", " "),
      text: clauseText(game, id, "text") ?? "",
    }
  );
}

/** A clause as one cites it: "Opening 2"; its title while its number is not known. @param {string} id */
export function citation(id) {
  const clause = clauseOf(id);
  return clause.number ? `${clause.sectionTitle} ${clause.number}` : clause.title;
}

/** What a finding tells, with the players by the names that they have at this table.
 * @param {Record<string, any>} args */
const named = (args) => (typeof args.seat === "number" && table.value ? { ...args, seat: seatName(args.seat - 1) } : args);

/** A finding in a sentence: what is broken, or of what allows a move how it is met.
 * @param {import("../types.js").Finding} finding @param {"refusal"|"met"} [part] */
export function refusal(finding, part = "refusal") {
  const game = rules.value.split("/")[0];
  return clauseText(game, finding.clause, part, named(finding.args ?? {})) ?? clauseOf(finding.clause).title;
}

export const rulesInForce = rules;
