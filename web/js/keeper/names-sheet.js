// @ts-check
/** What the players are called. */
import { html, useState } from "../lib.js";
import { closeSheet, Sheet } from "../table/sheets.js";
import { edit, folded } from "./store.js";
import { sameName, w } from "./words.js";

export function NamesSheet() {
  const had = folded.value?.names ?? [];
  const [names, setNames] = useState(had);
  const [trouble, setTrouble] = useState("");
  /** @param {Event} event */
  function save(event) {
    event.preventDefault();
    const twice = sameName(names.map((name, seat) => name.trim() || had[seat]));
    if (twice) return setTrouble(w("same-name", { name: twice }));
    names.forEach((name, seat) => {
      if (name.trim() && name.trim() !== had[seat]) edit({ what: "name", seat, name: name.trim() });
    });
    closeSheet("names");
  }
  return html`<${Sheet} kind="names" title=${w("names")}>
    <form class="start-form" onSubmit=${save}>
      <ol class="names">${names.map((name, seat) => html`<li key=${seat}><label class="unseen" for=${`rename-${seat}`}>${w("name-of", { number: seat + 1 })}</label>
        <input id=${`rename-${seat}`} value=${name} maxlength="24" autocomplete="off" onInput=${(/** @type {any} */ event) => setNames(names.map((one, at) => (at === seat ? event.target.value : one)))} /></li>`)}</ol>
      <p class="say" role="alert">${trouble}</p>
      <button type="submit" class="act main wide" data-act="rename">${w("save")}</button>
    </form>
  <//>`;
}
