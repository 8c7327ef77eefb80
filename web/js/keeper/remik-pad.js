// @ts-check
/** Noting one deal of remik: who went out and how, and what each other hand costs, typed or tapped card by card. */
import { sign, suitSign } from "../cards.js";
import { classes, html, signal, useEffect } from "../lib.js";
import { spoken } from "../speech.js";
import { closeSheet, Sheet } from "../table/sheets.js";
import { noted, standing } from "./log.js";
import { cardsOf, handPenalty } from "./remik-sums.js";
import { reckon } from "./reckon.js";
import { edit, folded, tariff } from "./store.js";
import { dealerOf, nameOf, reason, w } from "./words.js";

/**
 * @typedef {{points: string, cards: string[], tapped: boolean, count: string}} Hand
 * @typedef {{deal: number, finisher: number|null, finish: string, hands: Hand[], active: number, suit: string,
 *   sure: boolean, seen: import("./log.js").Whole}} Draft `sure`: was asked whether to note what cannot be; `seen`: what
 *   stood there when the noting began, which the note is over
 */

/** @type {import("../lib.js").Signal<Draft|null>} */
const draft = signal(null);
const RANKS = [..."A23456789TJQK"];

/** What is noted of the deal, as a draft. @param {number} deal @param {number|null} seat the hand to begin with */
export function openRemikPad(deal, seat = null) {
  const now = folded.peek();
  if (!now) return;
  const seen = standing(now, deal);
  const row = seen.values;
  const hands = now.names.map((_, at) => {
    const hand = row[`hand.${at}`];
    const cards = typeof hand === "string" ? cardsOf(hand) : [];
    const count = row[`count.${at}`];
    return { points: typeof hand === "number" ? String(hand) : "", cards, tapped: cards.length > 0, count: count === undefined ? "" : String(count) };
  });
  const finisher = typeof row.finisher === "number" ? row.finisher : null;
  const first = hands.findIndex((hand, at) => at !== finisher && !hand.points && !hand.cards.length);
  draft.value = { deal, finisher, finish: String(row.finish ?? "plain"), hands, active: seat ?? Math.max(0, first), suit: "s", sure: false, seen };
}

/** @param {Partial<Draft>} more */
const change = (more) => draft.value && (draft.value = { ...draft.value, sure: false, ...more });

/** @param {Partial<Hand>} more */
function changeHand(more) {
  const now = draft.value;
  if (now) change({ hands: now.hands.map((hand, seat) => (seat === now.active ? { ...hand, ...more } : hand)) });
}

/** A digit, or taking the last one back. @param {string} key */
function press(key) {
  const now = draft.value;
  if (!now || now.active === now.finisher) return;
  const hand = now.hands[now.active];
  if (hand.tapped) return;
  if (key === "back") changeHand({ points: hand.points.slice(0, -1) });
  else changeHand({ points: (hand.points === "0" ? "" : hand.points) + key.slice(0, Math.max(0, 5 - hand.points.length)) });
}

/** The next hand that is not there yet. */
function next() {
  const now = draft.value;
  if (!now) return;
  const seats = now.hands.map((_, at) => (now.active + 1 + at) % now.hands.length);
  change({ active: seats.find((seat) => seat !== now.finisher && valueOf(now, seat) === null) ?? seats.find((seat) => seat !== now.finisher) ?? 0 });
}

/** What a hand would be noted as. @param {Draft} now @param {number} seat @returns {number|string|null} */
function valueOf(now, seat) {
  const hand = now.hands[seat];
  if (hand.tapped) return hand.cards.length ? hand.cards.join(" ") : null;
  return hand.points === "" ? null : Number(hand.points);
}

/** The deal whole, as it would be noted. @param {Draft} now */
function valuesOf(now) {
  // How the deal ended is noted even where it is the usual: a note that says less must not pass for the same.
  const isTold = now.finisher !== null || now.finish !== "plain";
  /** @type {Record<string, number|string|null>} */
  const wanted = { finisher: now.finisher, finish: isTold ? now.finish : null };
  now.hands.forEach((hand, seat) => {
    const isOut = seat === now.finisher;
    wanted[`hand.${seat}`] = isOut ? null : valueOf(now, seat);
    wanted[`count.${seat}`] = isOut || hand.tapped || hand.count === "" ? null : Number(hand.count);
  });
  return wanted;
}

/** What the draft would be worth, and what cannot be right about it. @param {Draft} now */
function preview(now) {
  const known = tariff.peek();
  const made = folded.peek();
  if (!known || !made) return null;
  const row = /** @type {import("./remik-sums.js").Row} */ (Object.fromEntries(Object.entries(valuesOf(now)).filter(([, value]) => value !== null)));
  const found = reckon(known, made.names.length, new Map([[now.deal, row]]), null);
  return { points: found.points[String(now.deal)] ?? [], marks: found.marks.filter((mark) => !["waits", "incomplete", "after_end"].includes(mark.code)) };
}

/** @param {boolean} isSure */
function save(isSure) {
  const now = draft.value;
  if (!now) return;
  if (!isSure && preview(now)?.marks.length) {
    change({ sure: true });
    requestAnimationFrame(() => /** @type {HTMLElement|null} */ (document.querySelector(".ask-again .act"))?.focus());
    return;
  }
  edit(noted(now.deal, valuesOf(now), now.seen));
  closeSheet("pad");
}

/** @param {{card: string, onTap: () => void, label?: string}} props */
const Tile = ({ card, onTap, label }) => html`<button type="button" class=${classes("tile", "hd".includes(card.slice(-1)) && "red", card === "*" && "star")}
  data-card=${card} aria-label=${label ?? spoken(card)} onClick=${onTap}>${card === "*" ? "★" : sign(card)}</button>`;

/** @param {{now: Draft}} props */
function Cards({ now }) {
  const hand = now.hands[now.active];
  /** @param {string} card */
  const add = (card) => hand.cards.length < 30 && changeHand({ cards: [...hand.cards, card] });
  return html`<div class="palette">
    <p class="tapped" aria-live="polite">${hand.cards.length
      ? hand.cards.map((card, at) => html`<${Tile} key=${at} card=${card} label=${w("take-card", { card: spoken(card) })}
          onTap=${() => changeHand({ cards: hand.cards.filter((_, there) => there !== at) })} />`)
      : html`<span class="note">${w("tap-cards")}</span>`}</p>
    <div class="suit-row" role="group" aria-label=${w("suit")}>${[..."shdc"].map(
      (suit) => html`<button type="button" key=${suit} class=${classes("tile", "hd".includes(suit) && "red")} aria-pressed=${suit === now.suit ? "true" : "false"}
        aria-label=${w(`suit-${suit}`)} onClick=${() => change({ suit })}>${suitSign(suit)}</button>`,
    )}<${Tile} card="*" onTap=${() => add("*")} /></div>
    <div class="rank-row">${RANKS.map((rank) => html`<${Tile} key=${rank} card=${rank + now.suit} onTap=${() => add(rank + now.suit)} />`)}</div>
  </div>`;
}

/** @param {{now: Draft}} props */
function Digits({ now }) {
  const hand = now.hands[now.active];
  return html`<div class="digits" role="group" aria-label=${w("digits")}>
      ${["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((key) => html`<button type="button" class="act digit" key=${key} data-key=${key} onClick=${() => press(key)}>${key}</button>`)}
      <button type="button" class="act digit" data-key="back" aria-label=${w("digit-back")} onClick=${() => press("back")}>⌫</button>
      <button type="button" class="act digit" data-key="0" onClick=${() => press("0")}>0</button>
      <button type="button" class="act digit" data-key="next" onClick=${next}>${w("next-hand")}</button>
    </div>
    <p class="count-line"><label for="count">${w("count")}</label>
      <input id="count" class="short" inputmode="numeric" maxlength="2" value=${hand.count} onInput=${(/** @type {any} */ event) => changeHand({ count: event.target.value.replace(/\D/g, "") })} /></p>`;
}

export function RemikPad() {
  const now = draft.value;
  const known = /** @type {import("./remik-sums.js").RemikTariff|null} */ (/** @type {unknown} */ (tariff.value));
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const typed = (event) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(event.key)) press(event.key);
      else if (event.key === "Backspace") press("back");
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  }, []);
  if (!now || !known) return null;
  const seen = preview(now);
  const factor = known.finish[now.finish];
  const hand = now.hands[now.active];
  const others = now.hands.map((_, seat) => seat).filter((seat) => seat !== now.finisher);
  const missing = others.filter((seat) => valueOf(now, seat) === null).length;
  /** @param {number} seat */
  const raw = (seat) => {
    const value = valueOf(now, seat);
    return typeof value === "string" ? handPenalty(known, value) : value;
  };
  return html`<${Sheet} kind="pad" title=${w("deal-title", { deal: now.deal, dealer: nameOf(dealerOf(now.deal)) })}>
    <fieldset class="choose"><legend>${w("who-out")}</legend><div class="segments">
      ${now.hands.map((_, seat) => html`<label class="segment" key=${seat}><input type="radio" name="finisher" value=${seat} checked=${seat === now.finisher}
        onChange=${() => {
          change({ finisher: seat });
          if (now.active === seat) next();
          requestAnimationFrame(() => document.querySelector(".entry")?.scrollIntoView({ block: "end" }));
        }} /><span>${nameOf(seat)}</span></label>`)}
    </div></fieldset>
    <p class="how-line"><label for="finish">${w("how-out")}</label>
      <select id="finish" value=${now.finish} onChange=${(/** @type {any} */ event) => change({ finish: event.target.value })}>
        ${Object.entries(known.finish).map(([how, times]) => html`<option value=${how} key=${how} selected=${how === now.finish}>${w(`finish-${how.replaceAll("_", "-")}`)}${times === 1 ? "" : ` ×${times}`}</option>`)}
      </select></p>
    <fieldset class="choose"><legend>${w("hands")}</legend><ul class="hand-list pairs">
      ${others.map((seat) => html`<li key=${seat}><button type="button" class=${classes("act wide hand-pick", seat === now.active && "on", seen?.marks.some((mark) => mark.seat === seat) && "amiss")} data-hand=${seat} aria-pressed=${seat === now.active ? "true" : "false"}
        onClick=${() => change({ active: seat })}><span>${nameOf(seat)}</span>
        <b>${raw(seat) === null ? "–" : factor === 1 ? raw(seat) : `${raw(seat)} × ${factor} = ${seen?.points[seat] ?? ""}`}</b></button></li>`)}
    </ul></fieldset>
    <ul class="marks" aria-live="polite">${(seen?.marks ?? []).map((mark) => html`<li key=${mark.code + mark.seat}>${reason(mark)}</li>`)}</ul>
    ${now.active !== now.finisher && html`<section class="entry" aria-label=${w("hand-of", { name: nameOf(now.active) })}>
      <div class="entry-head"><h3>${w("hand-of", { name: nameOf(now.active) })}</h3>
        <button type="button" class="act" data-act="tapped" aria-pressed=${hand.tapped ? "true" : "false"} onClick=${() => changeHand({ tapped: !hand.tapped })}>${hand.tapped ? w("type-number") : w("tap-instead")}</button></div>
      ${hand.tapped ? html`<${Cards} now=${now} />` : html`<${Digits} now=${now} />`}
    </section>`}
    ${now.sure
      ? html`<div class="ask-again" role="alert"><p>${w("save-amiss")}</p><div class="deeds">
          <button type="button" class="act" data-act="amend" onClick=${() => change({ sure: false })}>${w("save-amend")}</button>
          <button type="button" class="act" data-act="save-anyway" onClick=${() => save(true)}>${w("save-anyway")}</button></div></div>`
      : html`<div class="sheet-actions"><button type="button" class="act main wide" data-act="save" onClick=${() => save(false)}>
          ${now.finisher === null || missing ? w("save-part", { count: missing + (now.finisher === null ? 1 : 0) }) : w("save")}</button></div>`}
  <//>`;
}
