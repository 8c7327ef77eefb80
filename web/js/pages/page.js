// @ts-check
/** What every rendered page does a little better with scripts: the reader's colours, copying, printing. */
import { recall } from "../memory.js";
import { handOn, pngOf } from "../share-file.js";

document.documentElement.dataset.theme = recall("set.theme", "auto");
document.documentElement.dataset.deck = recall("set.four", false) ? "four" : "two";

/** Show the controls that need scripts, inside a part of the page. @param {ParentNode} part */
export function enliven(part) {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (part.querySelectorAll("[data-copy], [data-print], [data-picture]")))
    button.hidden = "picture" in button.dataset && !navigator.share && !("download" in document.createElement("a"));
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const text = button.dataset.copy ?? "";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without permission, or without https: the old way.
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  const before = button.textContent;
  button.textContent = button.dataset.done ?? before;
  setTimeout(() => (button.textContent = before), 1500);
}

/** @param {HTMLButtonElement} button */
async function share(button) {
  const link = /** @type {HTMLAnchorElement|null} */ (document.getElementById("question"))?.href ?? location.href;
  await handOn(await pngOf(button.dataset.picture ?? ""), link);
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!(button instanceof HTMLButtonElement)) return;
  if ("copy" in button.dataset) copy(button);
  else if ("print" in button.dataset) print();
  else if ("picture" in button.dataset) share(button).catch(() => {});
});

enliven(document);
