// @ts-check
/** What the end of a set brought, in words: who kept it, what is doubled or struck, and for whom. */
import { html } from "../lib.js";
import { change } from "../numbers.js";
import { ClauseLink } from "../table/clause-sheet.js";
import { seatName } from "../table/names.js";
import { message } from "../table/store.js";
import { t } from "../text.js";

/** @typedef {import("./score.js").SetData} SetData */
/** @typedef {{seat: number, points: number, words: string, clause: string}} Line */

/** The set that the last deal closed; null in the middle of one. @returns {SetData|null} */
export function closedSet() {
  const last = message.value?.sheet?.sets.at(-1);
  return last?.closing ? last : null;
}

/** The number in the game of a deal of the set. @param {SetData} data @param {number} at */
function dealNumber(data, at) {
  const before = /** @type {SetData[]} */ (message.value?.sheet.sets).filter((part) => part.set < data.set);
  return before.reduce((sum, part) => sum + part.cards.length, at + 1);
}

/** Why a seat's premium is what it is. @param {SetData} data @param {number} seat @returns {{words: string, clause: string}} */
function why(data, seat) {
  const at = data.closing?.doubled[seat] ?? null;
  if (at !== null) return { words: t("closing-doubled", { deal: dealNumber(data, at) }), clause: "premium" };
  if (data.rows.every((row) => row[seat].bid === 0)) return { words: t("closing-passes"), clause: "all_pass_premium" };
  return { words: t("closing-least"), clause: "premium_min" };
}

/** @param {SetData} data @returns {Line[]} */
function changes(data) {
  const { keepers, premium, erased, struck } = /** @type {import("./score.js").Closing} */ (data.closing);
  const added = keepers.map((seat) => (premium[seat] ? { seat, points: premium[seat], ...why(data, seat) } : { seat, points: 0, words: t("closing-no-premium"), clause: "" }));
  const gone = erased.flatMap((points, seat) => (points ? [{ seat, points: -points, words: t("closing-struck", { deal: dealNumber(data, struck[seat] ?? 0) }), clause: "erase" }] : []));
  return [...added, ...gone];
}

/** @param {{data: SetData}} props */
export function ClosingOf({ data }) {
  const { keepers } = /** @type {import("./score.js").Closing} */ (data.closing);
  const lines = changes(data);
  const names = keepers.map(seatName).join(", ");
  return html`<section class="set-closing" aria-labelledby="set-closing">
    <h3 id="set-closing">${t("closing-title", { number: data.set })}</h3>
    <p>${t(keepers.length ? "closing-kept" : "closing-kept-none", { names })}${!lines.length && ` ${t("closing-nothing")}`}</p>
    ${lines.length > 0 && html`<ul>${lines.map(({ seat, points, words, clause }) => html`<li key=${`${clause}${seat}`} data-closing=${seat}>
      <span><b class="who">${seatName(seat)}</b>: ${words} ${clause && html`<${ClauseLink} id=${clause} named />`}</span><b class=${points > 0 ? "kept" : points < 0 ? "bad" : ""}>${change(points)}</b></li>`)}</ul>`}
  </section>`;
}
