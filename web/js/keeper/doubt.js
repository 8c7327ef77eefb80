// @ts-check
/** A deal that two phones noted differently: each note in words, and a button to keep it. */
import { html } from "../lib.js";
import { change, number } from "../numbers.js";
import { firstFree, keptAlone, movedTo } from "./log.js";
import { reckon } from "./reckon.js";
import { doubtful, edit, folded, tariff } from "./store.js";
import { nameOf, reason, stood, w } from "./words.js";

/** @typedef {import("./log.js").Whole} Whole */

/** What a note says, player by player. @param {number} deal @param {Whole} note @returns {string[]} */
function told(deal, { values }) {
  const known = tariff.value;
  const players = folded.value?.names.length ?? 0;
  if (!known) return [];
  const points = reckon(known, players, new Map([[deal, values]])).points[String(deal)] ?? [];
  return points.map((worth, seat) => {
    const name = nameOf(seat);
    if (known.game === "jokeri") {
      const tricks = stood(values[`bid.${seat}`], values[`taken.${seat}`]);
      return worth === null ? `${name} ${tricks}` : `${name} ${tricks}: ${number(worth)}`;
    }
    if (seat !== values.finisher) return `${name} ${worth === null ? "·" : change(worth)}`;
    const how = String(values.finish ?? "plain");
    return `${name}: ${w("went-out")}${how === "plain" ? "" : ` ${w(`finish-${how.replaceAll("_", "-")}`)}`}`;
  });
}

/** Whether what was noted of a deal could be another one: in Joker each has its number of cards. @param {number} deal @param {number} other */
function isLike(deal, other) {
  const known = tariff.peek();
  if (known?.game !== "jokeri") return true;
  const [one, next] = [known.deals[deal - 1], known.deals[other - 1]];
  return next !== undefined && next[1] === one[1] && next[2] === one[2];
}

/** Every note but the first becomes a deal of its own. @param {number} deal */
function keepAll(deal) {
  for (const note of folded.peek()?.deals.get(deal)?.slice(1) ?? []) {
    const now = folded.peek();
    if (now) edit(movedTo(note, firstFree(now)));
  }
}

/** A row below the deal, if it is in doubt. @param {{deal: number}} props */
export function Doubt({ deal }) {
  const now = folded.value;
  const notes = now?.deals.get(deal) ?? [];
  if (!now || notes.length < 2) return null;
  const next = firstFree(now);
  const mark = { deal, seat: null, code: "noted_twice", args: { deal, notes: notes.length } };
  return html`<tr class="doubt" data-doubt=${deal}><td colspan=${now.names.length + 1}>
    <p>${reason(mark)}</p>
    <ul>${notes.map((note, at) => {
      const words = told(deal, note);
      return html`<li key=${note.heads[0]}><span>${words.map((one) => html`<span key=${one}>${one}</span> `)}${at === 0 && html`<small>${w("doubt-counts")}</small>`}</span>
        <button type="button" class="act" data-keep=${at} aria-label=${`${w("doubt-keep")}: ${words.join(", ")}`} onClick=${() => edit(keptAlone(now, deal, at))}>${w("doubt-keep")}</button></li>`;
    })}</ul>
    ${isLike(deal, next) && html`<button type="button" class="act wide" data-act="keep-all" onClick=${() => keepAll(deal)}>${w("doubt-keep-all", { notes: notes.length, deal: next })}</button>`}
  </td></tr>`;
}

/** Said above the sheet, so that nobody takes its totals for settled. */
export function Doubts() {
  const deals = folded.value ? doubtful(folded.value) : [];
  /** @param {number} deal */
  const show = (deal) => document.querySelector(`[data-doubt="${deal}"]`)?.scrollIntoView({ block: "center" });
  return html`<div class="doubts" role="status">${deals.map((deal) => html`<button type="button" class="act" key=${deal} data-act="show-doubt" onClick=${() => show(deal)}>! ${w("doubt-open", { deal })}</button>`)}</div>`;
}
