// @ts-check
/** Noting one deal of Joker: the promises, then the tricks. A number that cannot be cannot be entered. */
import { classes, html, signal, useEffect } from "../lib.js";
import { number } from "../numbers.js";
import { closeSheet, Sheet } from "../table/sheets.js";
import { noted, standing } from "./log.js";
import { marksOf, score } from "./jokeri-sums.js";
import { edit, folded, tariff } from "./store.js";
import { DealerMark } from "./dealer-mark.js";
import { dealerOf, nameOf, reason, w } from "./words.js";

/**
 * @typedef {"bid"|"taken"} Part
 * @typedef {{deal: number, part: Part, bid: (number|null)[], taken: (number|null)[], active: number,
 *   seen: import("./log.js").Whole}} Draft `seen`: what stood there when the noting began, which the note is over
 */

/** @type {import("../lib.js").Signal<Draft|null>} */
const draft = signal(null);
const SEATS = [0, 1, 2, 3];
const known = () => /** @type {import("./jokeri-sums.js").JokeriTariff & {page: string}} */ (/** @type {unknown} */ (tariff.value));

/** Cards of the deal, and whether promises are made in it. @param {number} deal */
export function slotOf(deal) {
  const [set, cards, form] = known().deals[deal - 1];
  return { set, cards, form, hasBids: known().bids[form] };
}

/** The seats in the order in which they bid: left of the dealer first. @param {number} deal */
export const order = (deal) => SEATS.map((at) => (dealerOf(deal) + 1 + at) % 4);

/** @param {number} deal @param {Part|null} part @param {number|null} seat */
export function openJokeriPad(deal, part = null, seat = null) {
  const made = folded.peek();
  if (!made) return;
  const seen = standing(made, deal);
  const row = seen.values;
  /** @param {string} name */
  const numbers = (name) => SEATS.map((at) => (typeof row[`${name}.${at}`] === "number" ? Number(row[`${name}.${at}`]) : null));
  const [bid, taken] = [numbers("bid"), numbers("taken")];
  const isPromised = !slotOf(deal).hasBids || !bid.includes(null);
  const chosen = part ?? (isPromised ? "taken" : "bid");
  const told = chosen === "bid" ? bid : taken;
  const first = order(deal).find((at) => told[at] === null) ?? order(deal)[0];
  draft.value = { deal, part: chosen, bid, taken, active: seat ?? first, seen };
}

/** @param {(number|null)[]} numbers */
const sum = (numbers) => numbers.reduce((/** @type {number} */ total, number) => total + (number ?? 0), 0);

/** Why this number cannot be for the active seat, as a code; null if it can. @param {Draft} now @param {number} number */
function barred(now, number) {
  const { cards } = slotOf(now.deal);
  const others = now[now.part].map((told, seat) => (seat === now.active ? null : told));
  const isLast = others.filter((told) => told === null).length === 1;
  if (now.part === "bid") return known().barred && isLast && sum(others) + number === cards ? "bid" : null;
  if (sum(others) + number > cards) return "over";
  return isLast && sum(others) + number !== cards ? "rest" : null;
}

/** @param {number} number */
function choose(number) {
  const now = draft.value;
  if (!now || barred(now, number)) return;
  const { cards } = slotOf(now.deal);
  const told = now[now.part].map((was, seat) => (seat === now.active ? number : was));
  const open = order(now.deal).filter((seat) => told[seat] === null);
  // The tricks of the last player follow from those of the others.
  if (now.part === "taken" && open.length === 1) told[open[0]] = cards - sum(told);
  const left = order(now.deal).filter((seat) => told[seat] === null);
  draft.value = { ...now, [now.part]: told, active: left[0] ?? now.active };
}

/** Make a number of this part open again. @param {number} seat */
function pick(seat) {
  const now = draft.value;
  if (!now) return;
  // Only three of four numbers are free: to change one, the last one and it must give way together.
  const isFull = !now[now.part].includes(null);
  const told = now[now.part].map((was, at) => (isFull && (at === seat || (now.part === "taken" && at === lastOther(now, seat))) ? null : was));
  draft.value = { ...now, [now.part]: told, active: seat };
}

/** @param {Draft} now @param {number} seat */
const lastOther = (now, seat) => order(now.deal).filter((at) => at !== seat).at(-1);

function save() {
  const now = draft.value;
  if (!now) return;
  // A part that was opened for a change and not filled again stays as it was.
  const told = /** @type {Part[]} */ (["bid", "taken"]).filter((part) => !now[part].includes(null));
  const values = Object.fromEntries(told.flatMap((part) => SEATS.map((seat) => [`${part}.${seat}`, now[part][seat]])));
  edit(noted(now.deal, { ...now.seen.values, ...values }, now.seen));
  closeSheet("pad");
}

/** @param {{now: Draft}} props */
function Numbers({ now }) {
  const { cards } = slotOf(now.deal);
  const numbers = Array.from({ length: cards + 1 }, (_, number) => number);
  const refused = numbers.map((number) => barred(now, number));
  const isBarred = refused.includes("bid");
  return html`<div class="numbers" role="group" aria-label=${w(now.part === "bid" ? "bid-of" : "taken-of", { name: nameOf(now.active) })}>
      ${numbers.map((number) => html`<button type="button" class="act number" key=${number} data-number=${number} aria-disabled=${refused[number] ? "true" : undefined}
        aria-describedby=${refused[number] ? "why-not" : undefined} onClick=${() => choose(number)}>${refused[number] ? html`<s>${number}</s>` : number}</button>`)}
    </div>
    <p id="why-not" class="note" aria-live="polite">${isBarred
      ? html`${w("why-bid", { name: nameOf(now.active), number: refused.indexOf("bid"), cards })} `
      : refused.some(Boolean) ? w("why-tricks", { cards, left: Math.max(0, cards - sum(now.taken.map((told, seat) => (seat === now.active ? null : told)))) }) : ""}</p>`;
}

export function JokeriPad() {
  const now = draft.value;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const typed = (event) => {
      if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && draft.value && Number(event.key) <= slotOf(draft.value.deal).cards) choose(Number(event.key));
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  }, []);
  if (!now) return null;
  const { cards, form, hasBids } = slotOf(now.deal);
  const told = now[now.part];
  const marks = marksOf(known(), now.deal, cards, now.bid, now.taken);
  const isDone = !told.includes(null) && !marks.length && (now.part === "bid" || !hasBids || !now.bid.includes(null));
  return html`<${Sheet} kind="pad" title=${w("deal-title", { deal: now.deal, dealer: nameOf(dealerOf(now.deal)) })}>
    <p class="note">${w("deal-of", { cards })}${form !== "plain" ? ` · ${w(`form-${form.replace("_", "-")}`)}` : ""}</p>
    ${hasBids && html`<div class="segments part" role="group" aria-label=${w("part")}>${/** @type {Part[]} */ (["bid", "taken"]).map(
      (part) => html`<button type="button" key=${part} class=${classes("act", part === now.part && "main")} data-part=${part} aria-pressed=${part === now.part ? "true" : "false"}
        onClick=${() => (draft.value = { ...now, part, active: order(now.deal).find((seat) => now[part][seat] === null) ?? order(now.deal)[0] })}>${w(`part-${part}`)}</button>`)}</div>`}
    <ul class="hand-list">${order(now.deal).map((seat) => {
      const cell = now.taken[seat] === null || (hasBids && now.bid[seat] === null) ? null : score(known(), form, cards, now.bid[seat], Number(now.taken[seat]));
      return html`<li key=${seat}><button type="button" class=${classes("act wide hand-pick", seat === now.active && told.includes(null) && "on")} data-seat=${seat} aria-pressed=${seat === now.active ? "true" : "false"} onClick=${() => pick(seat)}>
        <span>${nameOf(seat)}${seat === dealerOf(now.deal) ? html` <${DealerMark} />` : ""}</span>
        <b>${hasBids ? `${now.taken[seat] ?? "·"} / ${now.bid[seat] ?? "·"}` : (now.taken[seat] ?? "·")}</b>
        <span class=${classes("worth", cell && cell.bid !== null && cell.bid === cell.taken && "kept")}>${cell ? number(cell.points) : ""}</span></button></li>`;
    })}</ul>
    ${told.includes(null) ? html`<h3>${w(now.part === "bid" ? "bid-of" : "taken-of", { name: nameOf(now.active) })}</h3><${Numbers} now=${now} />` : html`<p class="note">${w("tap-to-change")}</p>`}
    <ul class="marks" aria-live="polite">${marks.map((mark) => html`<li key=${mark.code}>${reason(mark)}</li>`)}</ul>
    <div class="sheet-actions"><button type="button" class="act main wide" data-act="save" aria-disabled=${isDone ? undefined : "true"} onClick=${() => isDone && save()}>${w(now.part === "bid" ? "save-bids" : "save")}</button></div>
  <//>`;
}
