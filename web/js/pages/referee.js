// @ts-check
/**
 * The referee's page with scripts: cards are tapped instead of typed, and a turn is composed step by step. Which
 * steps there are and what they come to is asked of the server each time; this file draws and holds no rule.
 */
import { askServer, card, field, form, isCard, lang, lyingCard, nextName, ownNames, pack, position, rulesText, say, typedTable } from "./referee-form.js";
import { make, palette, write as fill } from "./tiles.js";

for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("input[data-cards]")))
  palette(input, say, pack((code) => fill(input, [...input.value.trim().split(/\s+/).filter(Boolean), code])));

/** The melds on the table, to tap: laid, marked as one's own and removed, in step with what is typed. */
function tableOfMelds() {
  const list = make("ul", { class: "lying", "aria-label": say("field-table") });
  const picked = make("div", { class: "compose-row", "data-lying": "picked" });
  const offers = make("div", { class: "compose-row", "data-lying": "offers", "aria-live": "polite" });
  const box = make("div", { class: "palette", hidden: "" }, make("p", { class: "note" }, say("lying-pick")), picked, offers, ...pack((code) => {
    cards.push(code);
    ask();
  }));
  const open = make("button", { type: "button", class: "act", "aria-expanded": "false", "data-tap": "table" }, say("lying-add"));
  /** @type {string[]} */
  let cards = [];
  let asked = 0;

  /** @param {Record<string, string>} table @param {string[]} own */
  function write(table, own) {
    field("table").value = Object.entries(table).map(([name, text]) => `${name}: ${text}`).join("\n");
    field("own").value = own.filter((name) => name in table).join(" ");
    form.dispatchEvent(new Event("input"));
  }

  function draw() {
    const table = typedTable();
    const own = ownNames();
    const focused = document.activeElement?.getAttribute("data-lies");
    list.replaceChildren(...Object.entries(table).map(([name, text]) => {
      const words = text.split(/\s+/).filter((word) => word && !/^(run|group)$/i.test(word));
      const isOwn = own.includes(name);
      const toggle = make("button", { type: "button", class: "lying-meld", "aria-pressed": String(isOwn), "aria-label": `${say("lying-toggle").replace("%", name)}: ${text}`, "data-lies": name }, make("b", {}, name), ...words.map(lyingCard), make("span", { class: "note" }, isOwn ? `✓ ${say("lying-own")}` : ""));
      toggle.addEventListener("click", () => write(table, isOwn ? own.filter((other) => other !== name) : [...own, name].sort()));
      const away = make("button", { type: "button", class: "plain", "aria-label": say("lying-remove").replace("%", name), "data-remove": name }, "✕");
      away.addEventListener("click", () => {
        const { [name]: _, ...left } = table;
        write(left, own);
        /** @type {HTMLElement} */ (list.querySelector("[data-lies]") ?? open).focus();
      });
      return make("li", {}, toggle, away);
    }));
    list.hidden = !list.children.length;
    if (focused) /** @type {HTMLElement|null} */ (list.querySelector(`[data-lies="${CSS.escape(focused)}"]`))?.focus();
  }

  /** What the tapped cards may be is the server's to say. */
  async function ask() {
    const mine = ++asked;
    picked.replaceChildren(...cards.map((code, at) => card(code, () => {
      cards.splice(at, 1);
      ask();
    })));
    if (cards.length < 3) {
      offers.replaceChildren();
      return;
    }
    const answer = await askServer("melds", { rules: rulesText(), cards: cards.join(" "), lang });
    if (!answer) return;
    if (answer.status === 429) {
      setTimeout(() => mine === asked && ask(), 600);
      return;
    }
    const told = await answer.json();
    if (mine !== asked) return;
    const why = (told.findings ?? []).map((/** @type {any} */ one) => one.text).join(" ");
    offers.replaceChildren(...(told.melds ?? []).map((/** @type {any} */ one) => {
      const lay = make("button", { type: "button", class: "act main", "data-meld": one.text }, one.said);
      lay.addEventListener("click", () => {
        const table = typedTable();
        cards = [];
        ask();
        write({ ...table, [nextName(Object.keys(table))]: one.text }, ownNames());
      });
      return lay;
    }));
    if (!offers.children.length) offers.append(make("span", { class: "note" }, why || say("lying-none")));
  }

  open.addEventListener("click", () => {
    box.hidden = !box.hidden;
    open.setAttribute("aria-expanded", String(!box.hidden));
    open.textContent = say(box.hidden ? "lying-add" : "lying-done");
  });
  form.addEventListener("input", draw);
  field("own").closest("p")?.after(list, open, box);
  draw();
}

/** Compose the turn: the hand to tap, what the picked cards can do, and the steps so far. */
function composer() {
  const turn = /** @type {HTMLTextAreaElement} */ (/** @type {any} */ (field("turn")));
  const hand = make("div", { class: "compose-row", "data-compose": "hand" });
  const choices = make("div", { class: "compose-row", "data-compose": "choices", "aria-live": "polite" });
  const melds = make("div", { class: "compose-row", "data-compose": "melds" });
  const status = make("p", { class: "status-line", "data-compose": "status" });
  const drew = make("div", { class: "palette", hidden: "" }, make("p", {}, say("compose-drew")));
  const box = make(
    "section",
    { class: "compose", "aria-label": say("compose-title"), hidden: "" },
    make("p", { class: "note" }, say("compose-hand")), hand, melds, choices, drew, status,
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
    const answer = await askServer("compose", { ...where, turn: turn.value, pick: pick.filter(Boolean) });
    if (!answer) return;
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
    melds.replaceChildren(...told.table.map((/** @type {any} */ one) => onto(one, told.choices)));
    melds.hidden = !told.table.length;
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

  /** A meld on the table: tapped, it takes the picked cards. @param {any} meld @param {any[]} all */
  function onto(meld, all) {
    const fit = all.filter((one) => ["add", "swap", "clear"].includes(one.kind) && new RegExp(` (?:to|at) ${meld.name}\\b|^clear ${meld.name}$`).test(one.step));
    const made = make("button", { type: "button", class: fit.length ? "lying-meld fits" : "lying-meld", "data-onto": meld.name, "aria-label": `${say("lying-onto").replace("%", meld.name)}: ${meld.cards.join(" ")}` }, make("b", {}, meld.name), ...meld.cards.map(lyingCard));
    made.addEventListener("click", () => {
      // Where both ends or two ways fit, which is meant is chosen below.
      if (fit.length === 1) write([...steps(), fit[0].step]);
      else choices.replaceChildren(...(fit.length ? fit.map(choice) : [make("span", { class: "note" }, say("compose-nothing"))]));
    });
    return made;
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

if (form.dataset.ask === "turn") {
  tableOfMelds();
  composer();
}
