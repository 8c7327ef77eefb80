// @ts-check
/** A new sheet: which rules, who plays, who deals first; and the sheets that this browser has. */
import { html, useEffect, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { language } from "../settings.js";
import { Choose } from "../table/settings-sheet.js";
import { fold } from "./log.js";
import { allDocs, begin, fetchPresets, fetchTariff, remove, tariffs } from "./store.js";
import { rulesName, sameName, w, when } from "./words.js";

/** @param {{id: string, go: (hash: string) => void, gone: () => void, doc: import("./store.js").Doc}} props */
function Kept({ doc, go, gone }) {
  const [isAsking, ask] = useState(false);
  const now = fold(doc.edits);
  if (!now) return null;
  const known = tariffs.value[now.start.rules ?? ""] ?? null;
  return html`<li class="kept-doc">
    <a class="act wide" href=${`#d=${doc.id}`} onClick=${(/** @type {Event} */ event) => {
      event.preventDefault();
      go(`d=${doc.id}`);
    }}><b>${now.names.join(", ")}</b><small>${rulesName(known, now.start.rules ?? "")} · ${when(now.start.at)}</small></a>
    ${isAsking
      ? html`<span class="sure"><button type="button" class="act" data-act="delete-yes" onClick=${() => {
            remove(doc.id);
            gone();
          }}>${w("delete-yes")}</button>
          <button type="button" class="act" onClick=${() => ask(false)}>${w("no")}</button></span>`
      : html`<button type="button" class="plain" aria-label=${w("delete", { names: now.names.join(", ") })} onClick=${() => ask(true)}>✕</button>`}
  </li>`;
}

/** @param {{go: (hash: string) => void}} props */
export function Home({ go }) {
  const [times, again] = useState(0);
  const docs = allDocs();
  return html`<main class="keeper-home">
    <h1>${w("title")}</h1>
    <p class="lead">${w("lead")}</p>
    <button type="button" class="act main wide" data-act="new" onClick=${() => go("new")}>${w("new")}</button>
    ${docs.length > 0 && html`<section><h2>${w("kept-here")}</h2><ul class="kept-docs">
      ${docs.map((doc) => html`<${Kept} key=${doc.id} doc=${doc} go=${go} gone=${() => again(times + 1)} />`)}</ul></section>`}
  </main>`;
}

/** Offered first where nothing was chosen yet. */
const USUAL = ["remik/silesian", "jokeri/classic"];
/** The order in which games are offered. */
const games = () => (["ka", "tr"].includes(language.value) ? ["jokeri", "remik"] : ["remik", "jokeri"]);

/** @param {{wanted: string|null, go: (hash: string) => void}} props `wanted`: the rules of the link, if it had any */
export function Start({ wanted, go }) {
  const [rules, setRules] = useState(wanted ?? "");
  const [game, setGame] = useState(wanted?.split("/")[0] ?? recall("keep.game", games()[0]));
  const [trouble, setTrouble] = useState("");
  const [refused, setRefused] = useState("");
  const last = recall("keep.names", /** @type {string[]} */ ([]));
  const [names, setNames] = useState(last.length ? last : ["", "", ""]);
  const [dealer, setDealer] = useState(0);
  const [stake, setStake] = useState("");
  useEffect(() => {
    fetchPresets().then(() => Object.keys(tariffs.peek()).length || setTrouble(w("no-rules")));
    if (wanted)
      fetchTariff(wanted).then((found) => {
        if (found) {
          setRules(found.rules);
          setGame(found.game);
        } else setTrouble(w("bad-rules", { rules: wanted.slice(0, 200) }));
      });
  }, []);
  const offered = Object.values(tariffs.value)
    .filter((one) => one.game === game && (!one.house_rules || one.rules === rules))
    .sort((one, other) => Number(USUAL.includes(other.rules)) - Number(USUAL.includes(one.rules)));
  const known = offered.find((one) => one.rules === rules) ?? offered.find((one) => one.rules === recall(`keep.rules.${game}`, "")) ?? offered[0];
  const counts = known?.players ?? [];
  const most = Math.max(2, ...counts);
  const size = counts.includes(names.length) ? names.length : counts.length ? Math.min(most, Math.max(counts[0], names.length)) : names.length;
  const shown = Array.from({ length: size }, (_, seat) => names[seat] ?? "");
  const isPot = known?.game === "remik" && known.end.pot !== null;

  /** @param {Event} event */
  function make(event) {
    event.preventDefault();
    if (!known) return;
    const called = shown.map((name, seat) => name.trim() || w("player", { number: seat + 1 }));
    const twice = sameName(called);
    setRefused(twice ? w("same-name", { name: twice }) : "");
    if (twice) return;
    remember("keep.names", shown);
    remember("keep.game", game);
    remember(`keep.rules.${game}`, known.rules);
    const price = isPot && stake.trim() !== "" ? Math.min(1_000_000, Math.max(0, Math.trunc(Number(stake)) || 0)) : null;
    go(`d=${begin(known.rules, called, Math.min(dealer, size - 1), price)}`);
  }
  return html`<main class="keeper-home">
    <h1>${w("new")}</h1>
    ${trouble && html`<p class="say" role="alert">${trouble}</p>`}
    ${!trouble && !offered.length && html`<p role="status">${w("fetching")}</p>`}
    <form class="start-form" onSubmit=${make}>
      <${Choose} name="game" legend=${w("which-game")} value=${game} offered=${games().map((one) => [one, w(`game-${one}`)])}
        set=${(/** @type {string} */ value) => {
          setGame(value);
          setRules("");
        }} />
      ${offered.length > 0 && html`<${Choose} name="rules" legend=${w("which-rules")} value=${known?.rules ?? ""} set=${setRules}
        offered=${offered.map((one) => [one.rules, rulesName(one, one.rules)])} />`}
      ${known && html`<p class="note"><a href=${known.page}>${w("read-rules")}</a> · <a href=${`/house-rules?rules=${encodeURIComponent(known.rules)}`}>${w("change-rules")}</a></p>`}
      <fieldset class="choose"><legend>${w("who")}</legend>
        <ol class="names">
          ${shown.map(
            (name, seat) => html`<li key=${seat}>
              <label class="unseen" for=${`name-${seat}`}>${w("name-of", { number: seat + 1 })}</label>
              <input id=${`name-${seat}`} value=${name} maxlength="24" placeholder=${w("player", { number: seat + 1 })} autocomplete="off"
                onInput=${(/** @type {any} */ event) => setNames(shown.map((one, at) => (at === seat ? event.target.value : one)))} />
              <label class="dealer-pick"><input type="radio" name="dealer" checked=${seat === Math.min(dealer, size - 1)} onChange=${() => setDealer(seat)} />
                <span>${w("deals-first")}</span></label>
            </li>`,
          )}
        </ol>
        <div class="deeds">
          ${counts.includes(size + 1) && html`<button type="button" class="act" data-act="more-players" onClick=${() => setNames([...shown, ""])}>${w("more-players")}</button>`}
          ${counts.includes(size - 1) && html`<button type="button" class="act" data-act="fewer-players" onClick=${() => setNames(shown.slice(0, -1))}>${w("fewer-players")}</button>`}
        </div>
      </fieldset>
      ${isPot && html`<p><label for="stake">${w("stake")}</label>
        <input id="stake" inputmode="numeric" pattern="[0-9]*" maxlength="7" value=${stake} placeholder=${String(known.game === "remik" ? known.end.pot : "")}
          onInput=${(/** @type {any} */ event) => setStake(event.target.value)} /></p>`}
      <p class="say" role="alert">${refused}</p>
      <button type="submit" class="act main wide" data-act="begin" aria-disabled=${known ? undefined : "true"}>${w("begin")}</button>
    </form>
  </main>`;
}
