// @ts-check
/** Keys of the table. Letters can be switched off (WCAG 2.1.4); the help sheet lists them. */
import { shortcuts } from "../settings.js";
import { opened } from "./sheets.js";

/** @typedef {{key: string, text: string, run: () => void}} Key */

/** @type {() => Key[]} */
let current = () => [];

/** The keys that a game's table understands. @param {() => Key[]} keys */
export function useKeys(keys) {
  current = keys;
}
export const keysNow = () => current();

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, textarea, select, dialog") || opened.value.length) return;
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (pressed.length === 1 && !shortcuts.value) return;
  const found = current().find((one) => one.key === pressed);
  if (!found) return;
  event.preventDefault();
  found.run();
});
