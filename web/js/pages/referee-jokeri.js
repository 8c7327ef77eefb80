// @ts-check
/**
 * The referee's page of Joker with scripts: cards, declarations, the trump and a deal's numbers are tapped instead of
 * typed. Which there are is told by the server; this file draws and holds no rule.
 */
import { make, palette, tile, write } from "./tiles.js";

/** @typedef {[string, string]} Tile notation and sign */
const form = /** @type {HTMLFormElement} */ (document.querySelector("form[data-ask]"));
/** @type {{rows: Tile[][], held: Tile[], first: Tile[], later: Tile[], unpromised: string[]}} */
const tiles = JSON.parse(form.dataset.tiles ?? "{}");
/** @param {string} name a text that the page brought along */
const say = (name) => form.getAttribute(`data-${name}`) ?? "";
/** The text form of each suit's sign is asked for, so that no phone draws it as a picture. @param {string} text */
const plain = (text) => text.replace(/[♠♥♦♣]/g, "$&\uFE0E");
/** @param {string} name @returns {HTMLInputElement & HTMLSelectElement} */
const field = (name) => /** @type {any} */ (form.elements.namedItem(name));
/** @param {HTMLInputElement} input */
const words = (input) => input.value.trim().split(/\s+/).filter(Boolean);

/** Cards to tap under a field: the whole pack, and jokers as this field has them. @param {HTMLInputElement} input */
function cards(input) {
  const kind = input.dataset.cards;
  /** @param {string} code */
  function tapped(code) {
    const had = words(input);
    if (kind === "asked") write(input, had[0] === code ? [] : [code]);
    else if (!code.startsWith("*") && had.includes(code)) write(input, had.filter((one) => one !== code));
    else write(input, [...had, code]);
  }
  const row = (/** @type {Tile[]} */ all) => make("div", { class: "palette-row" }, ...all.map(([code, sign]) => tile(code, plain(sign), () => tapped(code))));
  const wide = (/** @type {Tile[]} */ all) => {
    const made = row(all);
    made.classList.add("declared");
    return made;
  };
  const held = row(tiles.held);
  const first = wide(tiles.first);
  const later = wide(tiles.later);
  const all = [...tiles.rows.map(row), ...(kind === "held" ? [held] : [first, later])];
  palette(input, say, all);

  function show() {
    // A joker that leads is declared otherwise than one that follows: the trick decides which it would be here.
    const before = kind === "asked" ? words(field("trick")).length : words(input).length;
    first.hidden = before > 0;
    later.hidden = before === 0;
    const had = words(input).map((word) => word.toLowerCase());
    for (const made of all.flatMap((line) => [...line.children]))
      made.setAttribute("aria-pressed", String(had.includes((made.getAttribute("data-card") ?? "").toLowerCase())));
  }
  form.addEventListener("input", show);
  show();
}

/** The trump as tiles beside its list. @param {HTMLSelectElement} list */
function trump(list) {
  const box = make("span", { class: "palette-row trumps", role: "group", "aria-label": list.labels?.[0]?.textContent ?? "" });
  const all = [...list.options].map((option) => {
    const made = tile(`x${option.value}`, plain(option.text), () => {
      list.value = option.value;
      show();
    });
    made.dataset.trump = option.value;
    made.removeAttribute("data-card");
    return made;
  });
  const show = () => all.forEach((made) => made.setAttribute("aria-pressed", String(made.dataset.trump === list.value)));
  box.append(...all);
  list.after(box);
  list.classList.add("unseen");
  list.tabIndex = -1;
  show();
}

/** A row of lists for each player, that write the results. @param {HTMLInputElement} input */
function results(input) {
  const box = make("div", { class: "palette results" });
  input.closest("p")?.after(box);
  const given = words(input).map((word) => word.split("/"));
  /** @type {string[][]} */
  let picked = [0, 1, 2, 3].map((player) => given[player] ?? []);

  function draw() {
    const most = Number(field("cards").value);
    const hasPromises = !tiles.unpromised.includes(field("form").value);
    const parts = hasPromises ? ["pick-bid", "pick-taken"] : ["pick-taken"];
    picked = picked.map((one) => (hasPromises && one.length === 1 ? ["", ...one] : hasPromises ? one : one.slice(-1)));
    box.replaceChildren(
      ...picked.map((one, player) => {
        const lists = parts.map((part, at) => {
          const list = /** @type {HTMLSelectElement} */ (make("select", { "data-pick": `${part.slice(5)}-${player + 1}`, "aria-label": `${say("pick-player")} ${player + 1}: ${say(part)}` }));
          list.append(make("option", { value: "" }, "–"), ...Array.from({ length: most + 1 }, (_, number) => make("option", { value: String(number) }, String(number))));
          list.value = one[at] ?? "";
          list.addEventListener("change", () => {
            one[at] = list.value;
            write(input, picked.filter((row) => parts.every((_, part) => row[part])).map((row) => parts.map((_, part) => row[part]).join("/")));
          });
          return make("label", {}, make("span", { class: "note", "aria-hidden": "true" }, say(part)), list);
        });
        return make("div", { class: "result" }, make("b", {}, `${say("pick-player")} ${player + 1}`), ...lists);
      }),
    );
  }
  for (const name of ["cards", "form"]) field(name).addEventListener("change", draw);
  draw();
}

for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("input[data-cards]"))) cards(input);
if (field("trump")) trump(field("trump"));
if (field("results")) results(field("results"));
