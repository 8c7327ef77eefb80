// @ts-check
/** Everything that was written, the last first, with its time. */
import { html } from "../lib.js";
import { Sheet } from "../table/sheets.js";
import { folded } from "./store.js";
import { keyWords, nameOf, valueWords, w, when } from "./words.js";

/** @param {import("./log.js").Edit} edit */
function words(edit) {
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
  const told = Object.entries(edit.values ?? {}).map(([key, value]) => `${keyWords(key)}: ${valueWords(key, value)}`);
  return w("log-set", { deal: edit.deal ?? 0, values: told.join("; ") });
}

export function LogSheet() {
  const now = folded.value;
  if (!now) return null;
  return html`<${Sheet} kind="log" title=${w("history")}>
    <ol class="log">${[...now.edits].reverse().map((edit) => html`<li key=${edit.id}>${now.dead.has(edit.id) ? html`<s>${words(edit)}</s> <small>${w("taken-back")}</small>` : words(edit)}
      <small class="note">${when(edit.at)}</small></li>`)}</ol>
    <p class="note">${w("history-note", { name: nameOf(0) })}</p>
  <//>`;
}
