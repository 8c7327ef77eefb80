// @ts-check
/**
 * The referee's page with scripts: cards are tapped instead of typed, and a turn is composed step by step. Which
 * steps there are and what they come to is asked of the server each time; this file draws and holds no rule.
 */
import { make, palette, tile, write as fill } from "./tiles.js";

const SUITS = "shdc";
const RANKS = "A23456789TJQK";
/** The text form of each sign is asked for, so that no phone draws it as a picture. @type {Record<string, string>} */
const SIGNS = { s: "♠\uFE0E", h: "♥\uFE0E", d: "♦\uFE0E", c: "♣\uFE0E" };
const form = /** @type {HTMLFormElement} */ (document.querySelector("form[data-ask]"));
const lang = form.dataset.lang ?? "en";
/** @param {string} name a text that the page brought along */
const say = (name) => form.getAttribute(`data-${name}`) ?? "";
/** What is printed on the cards that the reader holds, from the ace on. */
const printed = (form.dataset.ranks ?? "").split(" ");
/** Whether this word is a card in notation. @param {string} word */
const isCard = (word) => /^(?:(?:10|[A2-9TJQK])[shdc]|\*)$/i.test(word);

/** @param {string} name @returns {HTMLInputElement} */
const field = (name) => /** @type {any} */ (form.elements.namedItem(name));

/** A card to tap. @param {string} code @param {(code: string) => void} tapped */
function card(code, tapped) {
  const bare = code.startsWith("*") ? "*" : code;
  const text = bare === "*" ? "★" : (printed[RANKS.indexOf(bare[0])] ?? bare[0]) + SIGNS[bare[1]];
  return tile(bare, text, () => tapped(bare));
}

/** Every card of a pack and a joker. @param {(code: string) => void} tapped */
function pack(tapped) {
  const rows = [...SUITS].map((suit) => make("div", { class: "palette-row" }, ...[...RANKS].map((rank) => card(rank + suit, tapped))));
  return [...rows, make("div", { class: "palette-row" }, card("*", tapped))];
}

for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("input[data-cards]")))
  palette(input, say, pack((code) => fill(input, [...input.value.trim().split(/\s+/).filter(Boolean), code])));

/** The position as a program sends it. */
function position() {
  /** @type {Record<string, string>} */
  const table = {};
  for (const line of field("table").value.split("\n")) {
    const at = line.indexOf(":");
    const used = Object.keys(table).map((name) => name.charCodeAt(0) - 97);
    const name = at > 0 ? line.slice(0, at).trim().toLowerCase() : String.fromCharCode(97 + Math.max(-1, ...used) + 1);
    if (line.trim()) table[name] = line.slice(at + 1).trim();
  }
  const lap = Number(field("lap")?.value);
  return {
    rules: field("rules_link").value.trim() || field("rules").value,
    hand: field("hand").value.trim(),
    opened: field("opened").checked,
    table,
    own: field("own").value.toLowerCase().split(/[\s,]+/).filter(Boolean),
    pile: field("pile").value.trim(),
    first_turn: field("first").checked,
    ...(lap ? { lap } : {}),
    lang,
  };
}

/** Compose the turn: the hand to tap, what the picked cards can do, and the steps so far. */
function composer() {
  const turn = /** @type {HTMLTextAreaElement} */ (/** @type {any} */ (field("turn")));
  const hand = make("div", { class: "compose-row", "data-compose": "hand" });
  const choices = make("div", { class: "compose-row", "data-compose": "choices", "aria-live": "polite" });
  const status = make("p", { class: "status-line", "data-compose": "status" });
  const drew = make("div", { class: "palette", hidden: "" }, make("p", {}, say("compose-drew")));
  const box = make(
    "section",
    { class: "compose", "aria-label": say("compose-title"), hidden: "" },
    make("p", { class: "note" }, say("compose-hand")), hand, choices, drew, status,
  );
  /** Places in the hand, so that of two equal cards one can be picked. @type {Set<number>} */
  const picked = new Set();
  let asked = 0;
  let timer = 0;

  const steps = () => turn.value.split(";").map((step) => step.trim()).filter(Boolean);
  /** @param {string[]} all */
  function write(all) {
    turn.value = all.join("; ");
    picked.clear();
    ask();
  }
  drew.append(...pack((code) => {
    drew.hidden = true;
    write([`draw ${code}`, ...steps()]);
  }));

  async function ask() {
    const mine = ++asked;
    const where = position();
    if (!where.hand) {
      box.hidden = true;
      return;
    }
    const pick = [...picked].sort((a, b) => a - b).map((at) => hand.children[at]?.getAttribute("data-card") ?? "");
    let answer;
    try {
      answer = await fetch("/api/referee/compose", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...where, turn: turn.value, pick: pick.filter(Boolean) }),
      });
    } catch {
      return;
    }
    if (answer.status === 429) {
      setTimeout(() => mine === asked && ask(), 600);
      return;
    }
    const told = await answer.json();
    if (mine !== asked) return;
    box.hidden = false;
    if (answer.ok) draw(told);
    else {
      status.textContent = told.detail ?? "";
      choices.replaceChildren();
    }
  }

  /** @param {any} told */
  function draw(told) {
    hand.replaceChildren(
      ...told.hand.map((/** @type {string} */ code, /** @type {number} */ at) => {
        const made = card(code, () => {
          if (picked.has(at)) picked.delete(at);
          else picked.add(at);
          made.setAttribute("aria-pressed", String(picked.has(at)));
          ask();
        });
        made.setAttribute("aria-pressed", String(picked.has(at)));
        return made;
      }),
    );
    choices.replaceChildren(...told.choices.map(choice));
    if (picked.size && !told.choices.length) choices.append(make("span", { class: "note" }, say("compose-nothing")));
    if (steps().length) {
      const undo = make("button", { type: "button", class: "act", "data-undo": "" }, say("compose-undo"));
      undo.addEventListener("click", () => write(steps().slice(0, -1)));
      choices.append(undo);
    }
    status.replaceChildren(
      ...told.conditions.map((/** @type {any} */ one) =>
        make("span", { class: one.ok ? "ok" : "owed" }, one.need === null ? one.title : `${one.title} ${one.have}/${one.need}`),
      ),
      ...told.findings.map((/** @type {any} */ one) => make("span", { class: "owed" }, one.text)),
    );
  }

  /** @param {any} one */
  function choice(one) {
    const made = make("button", { type: "button", class: one.ok ? "act main" : "act", "data-step": one.step }, one.kind === "draw" ? say("compose-draw") : one.said);
    if (one.points !== null) made.append(` (${one.points})`);
    if (!one.ok) made.title = one.findings.map((/** @type {any} */ found) => found.text).join(" ");
    made.addEventListener("click", () => {
      // A step that breaks a rule can be put in too: whether it does is what the referee is asked.
      if (one.kind === "draw") drew.hidden = !drew.hidden;
      else write([...steps(), one.step]);
    });
    return made;
  }

  turn.closest("p")?.before(box);
  form.addEventListener("input", () => {
    // Another hand: what was picked from the old one is picked no more.
    picked.clear();
    clearTimeout(timer);
    timer = setTimeout(ask, 350);
  });
  if (field("hand").value.trim().split(/\s+/).every(isCard)) ask();
}

if (form.dataset.ask === "turn") composer();
