// @ts-check
/**
 * What a joker's declaration would bring, in words. All of it is told by the server, folded already into as few lines
 * as there are different things to say; here nothing is judged.
 */
import { suitSign } from "../cards.js";
import { html } from "../lib.js";
import { seatName } from "../table/names.js";
import { view } from "../table/store.js";
import { t } from "../text.js";

/**
 * @typedef {{duty: string, suit: string|null}} Owed
 * @typedef {{suits: string[], seats: number[], lacks: string[], seen: boolean, duties: Owed[], joker: boolean}} Line
 * @typedef {{suits: string[], leader: number, threats: string[]}} Outcome
 * @typedef {{call: string, plays: string[], owed: Line[], outcomes: Outcome[]}} Way
 * @typedef {{ways: Way[], owed: Line[]}} Preview
 */

const EVERYONE = 3;
const SIGN = /([♠♥♦♣]\uFE0E?|★)/;
const SPOKEN = /** @type {Record<string, string>} */ ({ "♠": "suit-s", "♥": "suit-h", "♦": "suit-d", "♣": "suit-c", "★": "card-joker" });

/** Words whose signs have names for the ear. @param {string} words */
const withNames = (words) => words.split(SIGN).map((part) => (SPOKEN[part[0]] ? html`<span role="img" aria-label=${t(SPOKEN[part[0]])}>${part}</span>` : part));

/** @param {string[]} suits */
const signs = (suits) => suits.map(suitSign).join("\u00A0");

/** The suits of which a line holds, where it is not of all. @param {{suits: string[]}} props */
const Of = ({ suits }) => suits.length > 0 && html`<b class="of-suits">${withNames(signs(suits))}</b>${" "}`;

/** @param {Line} line */
function owes({ suits, lacks, seen, duties, joker }) {
  const said = duties.map(({ duty, suit }, at) => {
    const words = t(`joker-owe-${duty}`, { suit: suit === null ? "named" : suitSign(suit), first: String(at === 0) });
    return joker && at === 0 && duty !== "none" ? t("joker-owe-or-joker", { what: words }) : words;
  });
  const lacking = lacks.length > 0 && t(suits.length ? "joker-has-none" : "joker-lacks", { suits: signs(lacks), seen: String(seen) });
  return [lacking, ...said].filter(Boolean).join("; ");
}

/** @param {{line: Line}} props */
function Owes({ line }) {
  const who = line.seats.length === EVERYONE ? [t("joker-everyone")] : line.seats.map(seatName);
  return html`<li><${Of} suits=${line.suits} />${who.map((name, at) => html`${at > 0 && ", "}<b class="who">${name}</b>`)}: ${withNames(owes(line))}</li>`;
}

/** @param {Outcome} outcome */
function comesTo({ leader, threats }) {
  if (leader !== view.value.seat) return t("joker-lost", { name: seatName(leader) });
  if (!threats.length) return t("joker-unbeaten");
  return t("joker-beaten", { what: threats.map((threat) => t(`joker-threat-${threat}`)).join(", ") });
}

/** @param {{id: string, owed?: Line[], outcomes?: Outcome[]}} props */
export function Foresight({ id, owed = [], outcomes = [] }) {
  if (!owed.length && !outcomes.length) return null;
  return html`<ul class="foresight" id=${id}>
    ${owed.map((line) => html`<${Owes} line=${line} />`)}
    ${outcomes.map((outcome) => html`<li class="outcome-line"><${Of} suits=${outcome.suits} />${withNames(comesTo(outcome))}</li>`)}
  </ul>`;
}
