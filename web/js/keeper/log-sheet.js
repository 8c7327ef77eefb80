// @ts-check
/** Everything that was written, the last first, with its time. */
import { html } from "../lib.js";
import { changesOf, corrected } from "./log.js";
import { Sheet } from "../table/sheets.js";
import { folded } from "./store.js";
import { keyWords, nameOf, valueWords, w, when } from "./words.js";

/** @param {import("./log.js").Folded} now @param {import("./log.js").Edit} edit */
function words(now, edit) {
  switch (edit.what) {
    case "start":
      return w("log-start", { names: (edit.players ?? []).join(", ") });
    case "name":
      return w("log-name", { number: (edit.seat ?? 0) + 1, name: edit.name ?? "" });
    case "drop":
      return w("log-drop", { deal: edit.deal ?? 0 });
    case "undo":
      return w("log-undo");
  }
  const deal = edit.deal ?? 0;
  /** @param {Record<string, number|string|null>} values */
  const told = (values) => Object.entries(values).map(([key, value]) => `${keyWords(key)}: ${valueWords(key, value)}`).join("; ");
  const was = corrected(now, edit);
  const isSame = was && edit.values && Object.entries(edit.values).every(([key, value]) => was.values[key] === value);
  if (was && isSame && was.deal !== deal) return w("log-moved", { deal, was: was.deal, values: told(edit.values ?? {}) });
  if (was && isSame) return w("log-kept", { deal, values: told(edit.values ?? {}) });
  return w("log-set", { deal, values: told(changesOf(now, edit)) });
}

export function LogSheet() {
  const now = folded.value;
  if (!now) return null;
  return html`<${Sheet} kind="log" title=${w("history")}>
    <ol class="log">${[...now.edits].reverse().map((edit) => html`<li key=${edit.id}>${now.dead.has(edit.id) ? html`<s>${words(now, edit)}</s> <small>${w("taken-back")}</small>` : words(now, edit)}
      <small class="note">${when(edit.at)}</small></li>`)}</ol>
    <p class="note">${w("history-note", { name: nameOf(0) })}</p>
  <//>`;
}
