// @ts-check
/** A record by paste or file, judged line by line; a refusal names the line and the clause. */
import { html, useState } from "../lib.js";
import { Findings } from "../table/clause-sheet.js";
import { learn } from "../table/rules.js";
import { textsOf } from "../text.js";
import { isLoading, loadRecord, trouble } from "./store.js";

const say = textsOf("replay");
const KEPT = "stolik.replay.text";

/** The record of this visit, for its other deals. @param {string} text */
export const keep = (text) => sessionStorage.setItem(KEPT, text);
export const keptText = () => sessionStorage.getItem(KEPT) ?? "";

/** Why the record was refused. @param {{text: string}} props */
function Refused({ text }) {
  const why = trouble.value;
  if (!why) return null;
  const line = why.line ? (text.split(/\r\n|\r|\n/)[why.line - 1] ?? "").slice(0, 200) : "";
  return html`<div class="refused" role="alert">
    ${why.code === "bad_record"
      ? html`<p><b>${say("bad-line", { line: why.line })}</b></p>
          ${line.trim() && html`<p><code>${line}</code></p>`}
          ${why.findings.length ? html`<${Findings} findings=${why.findings} />` : html`<p>${why.said}</p>`}`
      : html`<p>${say(`trouble-${why.code.replaceAll("_", "-")}`) || say("trouble")}</p>`}
  </div>`;
}

export function Paste() {
  const [text, setText] = useState(keptText());
  const [judged, setJudged] = useState("");
  /** @param {Event} event */
  async function send(event) {
    event.preventDefault();
    setJudged(text);
    // So that a refusal can be told in this rule set's own clauses.
    const rules = /^rules:\s*(\S+.*)$/m.exec(text)?.[1].trim();
    if (rules) learn(rules);
    keep(text);
    await loadRecord(text, null);
  }
  /** @param {any} event */
  async function read(event) {
    const file = event.target.files?.[0];
    if (file) setText(await file.text());
  }
  return html`<main class="paste">
    <h1>${say("title")}</h1><p>${say("paste-lead")}</p>
    <form onSubmit=${send}>
      <label for="record">${say("paste-label")}</label>
      <textarea id="record" rows="12" spellcheck=${false} autocapitalize="off" autocomplete="off" value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea>
      <label for="record-file">${say("file-label")}</label>
      <input id="record-file" type="file" accept=".txt,text/plain" onChange=${read} />
      <button type="submit" class="act main wide" data-act="replay" aria-disabled=${text.trim() && !isLoading.value ? undefined : "true"}>${isLoading.value ? say("judging") : say("do-replay")}</button>
    </form>
    <${Refused} text=${judged} />
    <p><a href="/">${say("home")}</a></p>
  </main>`;
}
