// @ts-check
/**
 * What a joker's declaration would bring, in words. The server tells it for each declaration (what every later seat
 * owes, what could beat the joker), and nothing is judged here; what can be told in the same words is said once.
 */
import { suitSign } from "../cards.js";
import { html } from "../lib.js";
import { seatName } from "../table/names.js";
import { view } from "../table/store.js";
import { t } from "../text.js";

/**
 * @typedef {{duty: string, suit: string|null}} Owed
 * @typedef {{seat: number, duties: Owed[], void: string[], seen: string[], joker: boolean}} Later
 * @typedef {{later: Later[], leader: number, threats: string[]}} Foresight
 * @typedef {{suits: string[], seats: number[], later: Later}} Line
 */

/** @param {string} play @returns {Foresight} */
const told = (play) => view.value.jokers[play];

/** The suit that the trick is of, if this play leads or the one that did. @param {string} play */
function ledBy(play) {
  const lead = view.value.trick[0]?.play ?? play;
  return lead[lead.length - 1];
}

/** A telling as it would be of any suit: what is of the led suit by that name. @param {Later} later @param {string} led */
function shape(later, led) {
  const of = (/** @type {string|null} */ suit) => (suit === led ? "led" : suit);
  return JSON.stringify([later.duties.map((owed) => [owed.duty, of(owed.suit)]), later.void.map(of), later.seen.map(of), later.joker]);
}

/** Whether both can be told in the same words. Where trumps are led, "without it a trump" is no lie, only nothing new;
 * so a telling of trumps goes with one that has this besides. @param {Line} one @param {Line} other */
function isAlike(one, other) {
  const bare = (/** @type {Line} */ line) => {
    const kept = { ...line.later, duties: line.later.duties.filter((owed) => owed.duty !== "trump") };
    return shape(kept, line.suits[0]);
  };
  const hasTrumps = [one, other].some((line) => line.suits.includes(view.value.trump) && line.later.void.length === 0);
  return shape(one.later, one.suits[0]) === shape(other.later, other.suits[0]) || (hasTrumps && bare(one) === bare(other));
}

/** What the later seats owe, once for all suits and seats for which it is the same; the commonest first.
 * @param {string[]} plays @returns {Line[]} */
function lines(plays) {
  /** @type {Map<string, Line>} */
  const bySuit = new Map();
  for (const play of plays)
    for (const later of told(play).later) {
      const led = ledBy(play);
      const key = `${shape(later, led)} ${led}`;
      const line = bySuit.get(key) ?? { suits: [led], seats: [], later };
      line.seats.push(later.seat);
      bySuit.set(key, line);
    }
  /** @type {Line[]} */
  const all = [];
  for (const line of bySuit.values()) {
    const alike = all.find((one) => `${one.seats}` === `${line.seats}` && isAlike(one, line));
    if (!alike) all.push(line);
    else {
      // The telling with more in it holds for both; its own suit stands first, as its words are of that one.
      const [fuller, other] = line.later.duties.length > alike.later.duties.length ? [line, alike] : [alike, line];
      alike.suits = [...fuller.suits, ...other.suits];
      alike.later = fuller.later;
    }
  }
  return all.sort((a, b) => b.seats.length * b.suits.length - a.seats.length * a.suits.length);
}

/** "it" for several suits, the sign of one. @param {string[]} suits */
const ledWord = (suits) => (suits.length > 1 ? "it" : suitSign(suits[0]));

/** @param {Line} line */
function owes({ suits, later }) {
  const trump = suitSign(view.value.trump);
  let after = "start";
  const said = later.duties.map(({ duty, suit }) => {
    const words = t(`joker-owe-${duty}`, { led: ledWord(suits), trump, after });
    const isBound = after === "start" && duty !== "none";
    after = duty === "trump" ? "trump" : suit === null ? after : "led";
    return isBound && later.joker ? t("joker-owe-or-joker", { what: words }) : words;
  });
  if (!later.void.length) return said.join("; ");
  const lacking = [...new Set(later.void.flatMap((suit) => (suit === view.value.trump && !suits.includes(suit) ? [suit] : suits)))];
  const lacks = t("joker-lacks", { suits: lacking.map(suitSign).join(" "), seen: String(later.seen.length === later.void.length) });
  return `${lacks}: ${said.join("; ")}`;
}

/** @param {{line: Line, everyone: number, of: number}} props */
function Owes({ line, everyone, of }) {
  const who = everyone > 1 && line.seats.length === everyone ? t("joker-everyone") : line.seats.map(seatName).join(", ");
  return html`<li>${line.suits.length > 1 && line.suits.length < of && html`<b class="of-suits">${line.suits.map(suitSign).join(" ")}</b> `}<b>${who}</b>: ${owes(line)}</li>`;
}

/** Who takes the trick as it lies, and what could still take it. @param {string[]} plays @returns {[string[], string][]} suits, words */
function outcomes(plays) {
  /** @type {Map<string, string[]>} */
  const alike = new Map();
  for (const play of plays) {
    const { leader, threats } = told(play);
    const key = JSON.stringify([leader, threats]);
    alike.set(key, [...(alike.get(key) ?? []), ledBy(play)]);
  }
  // Of trumps a card of the suit is a trump: what is said of the other suits holds of them.
  const trumps = [...alike].find(([, suits]) => `${suits}` === view.value.trump);
  const [leader, own] = JSON.parse(trumps?.[0] ?? "[null, []]");
  const fuller = own.includes("trump") ? JSON.stringify([leader, [...own, "suit"]]) : "";
  if (trumps && alike.has(fuller)) {
    alike.set(fuller, [...(alike.get(fuller) ?? []), ...trumps[1]]);
    alike.delete(trumps[0]);
  }
  return [...alike].map(([key, suits]) => {
    const [leader, threats] = JSON.parse(key);
    if (leader !== view.value.seat) return [suits, t("joker-lost", { name: seatName(leader) })];
    if (!threats.length) return [suits, t("joker-unbeaten")];
    const what = threats.map((/** @type {string} */ threat) => t(`joker-threat-${threat}`, { led: ledWord(suits), trump: suitSign(view.value.trump) }));
    return [suits, t("joker-beaten", { what: what.join(", ") })];
  });
}

/** What these declarations would bring. @param {{id: string, plays: string[], owed?: boolean, outcome?: boolean}} props */
export function Foresight({ id, plays, owed = true, outcome = true }) {
  const known = plays.filter((play) => view.value.jokers?.[play]);
  if (!known.length) return null;
  const everyone = told(known[0]).later.length;
  return html`<ul class="foresight" id=${id} tabindex="0">
    ${owed && lines(known).map((line) => html`<${Owes} line=${line} everyone=${everyone} of=${known.length} />`)}
    ${outcome && outcomes(known).map(([suits, words]) => html`<li class="outcome-line">${suits.length < known.length && html`<b class="of-suits">${suits.map(suitSign).join(" ")}</b> `}${words}</li>`)}
  </ul>`;
}
