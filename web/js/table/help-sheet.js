// @ts-check
/** Every key with what it does. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { keysNow } from "./keys.js";
import { Sheet } from "./sheets.js";

/** How a key is printed. @param {string} key */
const cap = (key) => ({ Escape: "Esc", Backspace: "⌫" })[key] ?? key.toUpperCase();

export function HelpSheet() {
  return html`<${Sheet} kind="help" title=${t("help")}>
    <p>${t("help-taps")}</p>
    <dl class="keys">
      <div><dt><kbd>Tab</kbd></dt><dd>${t("key-tab")}</dd></div>
      <div><dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>${t("key-arrows")}</dd></div>
      <div><dt><kbd>${t("key-space-name")}</kbd></dt><dd>${t("key-space")}</dd></div>
      ${keysNow().map((one) => html`<div><dt><kbd>${cap(one.key)}</kbd></dt><dd>${t(one.text)}</dd></div>`)}
    </dl>
    <p class="note">${t("help-keys-off")}</p>
  <//>`;
}
