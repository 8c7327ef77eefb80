// @ts-check
/** Handing a link on: where others find this server, and the ways in which a browser gives a link away. */
import { html, signal } from "./lib.js";
import { t } from "./text.js";

/** How links for others begin, and whether they open on this computer alone. */
export const reach = signal({ origin: location.origin, isOnlyHere: false });

/** @param {string} host */
const isLoopback = (host) => host === "localhost" || host === "[::1]" || /^127\./.test(host);

let asked = false;

/** Learn it of the server. Who came by an address that others can use has that one already. */
export async function learnReach() {
  if (asked || !isLoopback(location.hostname)) return;
  asked = true;
  try {
    const answer = await fetch("/api/reach");
    if (!answer.ok) return;
    const told = await answer.json();
    reach.value = { origin: told.origin, isOnlyHere: told.only_here };
  } catch {
    asked = false;
  }
}

/** An address of ours as others can open it. @param {string} path */
export const linkFor = (path) => new URL(path, reach.value.origin).href;

/** By the device's own share sheet, else to the clipboard; "" if neither: then the link has to be shown.
 * @param {string} link @returns {Promise<"shared"|"copied"|"">} */
export async function handOn(link) {
  if (navigator.share) {
    try {
      await navigator.share({ title: "Stolik", url: link });
      return "shared";
    } catch (error) {
      // Closed by the player, who then wants nothing.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return copyTheOldWay(link) ? "copied" : "";
  }
}

/** Without https the browser gives no clipboard. @param {string} text */
function copyTheOldWay(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  // Beside an open sheet nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}

/** Said beside a link that friends cannot open, with what helps. */
export function OnlyHere() {
  if (!reach.value.isOnlyHere) return null;
  return html`<p class="note only-here">${t("only-here")} <code>--host 0.0.0.0</code></p>`;
}
