// @ts-check
/**
 * The house-rules editor with scripts: each change is asked of the server at once, so that what has become
 * impossible is barred and explained before it can be chosen. It holds no rule: the server sends the same form
 * that it sends without scripts, and the parts that changed are put in place.
 */
import { makeTable } from "../front/make.js";
import { enliven } from "./page.js";

const PATIENCE_MS = 120;
const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-editor]"));
let timer = 0;
let asked = 0;

/** Put a part of the new page in place of the old one, if it differs. @param {Document} fresh @param {string} id */
function exchange(fresh, id) {
  const old = document.getElementById(id);
  const made = fresh.getElementById(id);
  if (!old || !made) return;
  // A clause that was opened to be read stays open, and that of a rule which has just become one's own opens.
  const folded = old.querySelector(":scope > details");
  const unfolded = made.querySelector(":scope > details");
  if (folded instanceof HTMLDetailsElement && unfolded)
    unfolded.toggleAttribute("open", folded.open || (unfolded.hasAttribute("open") && !old.classList.contains("changed")));
  if (old.innerHTML === made.innerHTML) return;
  const focused = document.activeElement;
  const name = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused : null;
  const within = name && old.contains(name);
  old.className = made.className;
  old.replaceChildren(...made.childNodes);
  enliven(old);
  if (within) {
    const same = [...old.querySelectorAll("input, select")].find(
      (field) => /** @type {any} */ (field).name === name.name && field.id === name.id && (name.type !== "radio" || /** @type {any} */ (field).value === name.value),
    );
    /** @type {HTMLElement|undefined} */ (same)?.focus();
  }
}

/** The bar that starts a table, with who is to sit there as it was chosen, where these rules allow it. @param {Document} fresh */
function exchangeStart(fresh) {
  const bar = /** @type {HTMLElement} */ (document.getElementById("start-table"));
  const chosen = [...bar.querySelectorAll("select")].map((field) => [field.name, field.value]);
  exchange(fresh, "start-table");
  for (const [name, value] of chosen) {
    const field = /** @type {HTMLSelectElement|null} */ (bar.querySelector(`select[name="${name}"]`));
    if (field && [...field.options].some((option) => option.value === value)) field.value = value;
  }
}

async function ask() {
  const mine = ++asked;
  const query = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  let answer;
  try {
    answer = await fetch(`/house-rules?${query}`, { headers: { accept: "text/html" } });
  } catch {
    return; // Without a network the button still sends the form, and the browser says what is wrong.
  }
  const text = await answer.text();
  if (mine !== asked) return;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  exchange(fresh, "trouble");
  // What is right is taken even beside a field that is not: the server marks that one, with the reason.
  const isTaken = answer.ok || fresh.getElementById("trouble")?.hasAttribute("data-kept");
  if (!isTaken) return;
  for (const fieldset of form.querySelectorAll("fieldset[data-setting]")) exchange(fresh, fieldset.id);
  exchange(fresh, "result");
  exchangeStart(fresh);
  const rules = /** @type {HTMLInputElement|null} */ (fresh.querySelector("[data-editor] [name=rules]"));
  if (rules) /** @type {HTMLInputElement} */ (form.elements.namedItem("rules")).value = rules.value;
  if (answer.ok) history.replaceState(null, "", answer.url.replace(/#.*$/, ""));
}

// Everything is asked at once: nothing is left for the form's own button to do.
form.classList.add("live");

form.addEventListener("input", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (!field.checkValidity()) return;
  clearTimeout(timer);
  timer = setTimeout(ask, field.type === "number" ? 4 * PATIENCE_MS : PATIENCE_MS);
});

// A number that cannot be is marked when it is left: until then it may be half typed.
form.addEventListener("change", (event) => {
  if (/** @type {HTMLInputElement} */ (event.target).checkValidity()) return;
  clearTimeout(timer);
  timer = setTimeout(ask, PATIENCE_MS);
});

document.addEventListener("submit", async (event) => {
  const start = /** @type {HTMLFormElement} */ (event.target);
  if (!("start" in start.dataset)) return;
  event.preventDefault();
  const data = new FormData(start);
  const others = Array.from({ length: Number(data.get("players")) - 1 }, () => String(data.get("others")));
  const status = start.querySelector("[role=status]");
  try {
    await makeTable(String(data.get("rules")), ["me", ...others]);
  } catch {
    if (status) status.textContent = start.dataset.trouble ?? "";
  }
});
