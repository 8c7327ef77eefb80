// @ts-check
/** Cards to tap on the referee's pages, in the place of their notation. */

/** @param {string} tag @param {Record<string, string>} [attributes] @param {...(Node|string)} inside */
export function make(tag, attributes = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}

/** A card to tap. @param {string} code @param {string} text what is printed on it @param {() => void} tapped */
export function tile(code, text, tapped) {
  const colour = code.startsWith("*") ? " star" : /[hd]$/.test(code) ? " red" : "";
  const made = make("button", { type: "button", class: `tile${colour}`, "data-card": code }, text);
  made.addEventListener("click", tapped);
  return made;
}

/**
 * A palette under a field, opened by a button, with a button that takes the last card back.
 * @param {HTMLInputElement} input @param {(name: string) => string} say a text that the page brought along
 * @param {(Node|string)[]} rows
 */
export function palette(input, say, rows) {
  const box = make("div", { class: "palette", hidden: "" });
  const back = make("button", { type: "button", class: "act" }, say("tap-back"));
  const open = make("button", { type: "button", class: "act", "aria-expanded": "false", "data-tap": input.id }, say("tap-open"));
  box.append(...rows, back);
  back.addEventListener("click", () => write(input, input.value.trim().split(/\s+/).slice(0, -1)));
  open.addEventListener("click", () => {
    box.hidden = !box.hidden;
    open.setAttribute("aria-expanded", String(!box.hidden));
    open.textContent = say(box.hidden ? "tap-open" : "tap-close");
  });
  input.closest("p")?.after(open, box);
}

/** @param {HTMLInputElement} input @param {string[]} words */
export function write(input, words) {
  input.value = words.join(" ");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
