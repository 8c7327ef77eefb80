// @ts-check
/** The replay page: a finished deal of a table, or of a record that somebody pastes. */
import { classes, html, render, signal, useEffect } from "../lib.js";
import { language } from "../settings.js";
import { ClauseSheet } from "../table/clause-sheet.js";
import { LogSheet, tellWith, Voice } from "../table/log.js";
import { ruleLabel, rulesAddress } from "../table/rules.js";
import { opened } from "../table/sheets.js";
import { view } from "../table/store.js";
import { loadShelf, loadTexts, t, textsOf } from "../text.js";
import { Hands } from "./hands.js";
import { Controls, Moves, Now, swiping, useArrows } from "./moves.js";
import { keep as keepText, keptText, Paste } from "./paste.js";
import { recordIn, recordLink } from "./record-link.js";
import { Share } from "./share.js";
import { at, film, last, loadRecord, loadTable, recordOf, trouble } from "./store.js";

const say = textsOf("replay");
const [, table = "", wanted = ""] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
/** What the link of a table's deal brought along. */
const key = new URLSearchParams(location.hash.slice(1)).get("k") ?? "";

/** What each game shows: its part of the table, its words and its sheets. @type {Record<string, () => Promise<any>>} */
const GAMES = {
  remik: () => import("./remik.js"),
  jokeri: () => import("./jokeri.js"),
};
const game = signal(/** @type {any} */ (null));

/** @param {number} deal */
const choose = (deal) => (table ? loadTable(table, deal, key) : loadRecord(keptText(), deal));

/** The address is that of the deal on show, so that it can be kept, and opened by others. */
async function tellAddress() {
  const now = film.peek();
  if (!now) return;
  const path = table ? (now.link ?? "") : await recordLink(keptText(), now.deal).catch(() => "");
  if (path && film.peek() === now) {
    history.replaceState(null, "", path);
    address.value = path;
  }
}
const address = signal("");

async function keep() {
  const text = await recordOf(table);
  if (text === null) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `stolik-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function Head() {
  const now = /** @type {import("./store.js").Film} */ (film.value);
  return html`<div class="replay-top"><header class="replay-head">
    <h1>${say("title")}</h1>
    <label>${say("deal")} <select data-act="deal" value=${String(now.deal)} onChange=${(/** @type {any} */ event) => choose(Number(event.target.value))}>
      ${now.deals.map((deal) => html`<option value=${String(deal)} selected=${deal === now.deal}>${deal}</option>`)}</select></label>
    ${address.value && html`<${Share} key=${address.value} path=${address.value} />`}
  </header>
  <nav class="replay-links" aria-label=${say("links")}>
    <a href=${rulesAddress(now.rules)} target="_blank" rel="noopener">${ruleLabel.value ?? t("table-rules")}</a>
    ${table
      ? now.you !== null && html`<button type="button" class="linklike" data-act="record" onClick=${keep}>${say("keep-record")}</button><a href=${`/t/${table}`}>${say("to-table")}</a>`
      : html`<button type="button" class="linklike" data-act="other" onClick=${other}>${say("other-record")}</button>`}
    <a href="/">${say("home")}</a>
  </nav></div>`;
}

/** Back to the place where a record is pasted. */
function other() {
  film.value = null;
  address.value = "";
  history.replaceState(null, "", "/replay");
}

function Show() {
  useArrows();
  useEffect(() => {
    tellAddress();
  }, [film.value]);
  const { Stage, eventWords } = game.value;
  const seats = film.value?.seats.length ?? 0;
  return html`<div class=${classes("replay", at.value === last.value && "ended")} data-game=${film.value?.game} style=${`--seats: ${seats}`} ...${swiping()}>
    <${Head} />
    <div class="stage"><${Stage} /></div>
    <div class="rail"><${Now} tell=${eventWords} /><${Controls} /></div>
    <div class="aside"><${Hands} /><${Moves} tell=${eventWords} /></div>
  </div>`;
}

/** No deal to show at this address. */
function Nothing() {
  const why = trouble.value;
  return html`<main class="paste"><h1>${say("title")}</h1>
    ${why ? html`<p role="alert" class="refused">${say(`trouble-${why.code.replaceAll("_", "-")}`) || say("trouble")}</p>` : html`<p role="status">${say("loading")}</p>`}
    ${why && html`<p><a href="/replay">${say("other-record")}</a></p>`}
    <p><a href="/">${say("home")}</a></p></main>`;
}

function App() {
  useEffect(() => {
    document.documentElement.lang = language.value;
    document.title = `${say("title")} · Stolik`;
  }, [language.value]);
  const name = film.value?.game ?? "";
  useEffect(() => {
    if (GAMES[name])
      GAMES[name]().then((part) => {
        tellWith(part.eventWords, () => {});
        game.value = part;
      });
  }, [name]);
  const isReady = film.value && view.value && game.value?.name === name;
  /** @type {Record<string, any>} */
  const sheets = { clause: ClauseSheet, log: LogSheet, ...(game.value?.sheets ?? {}) };
  return html`${isReady ? html`<${Show} />` : table || film.value ? html`<${Nothing} />` : html`<${Paste} />`}
    ${opened.value.map((sheet) => sheets[sheet.kind] && html`<${sheets[sheet.kind]} key=${sheet.kind} ...${sheet} />`)}
    <${Voice} />`;
}

/** The deal that the address speaks of. */
async function begin() {
  if (table) return loadTable(table, /^\d+$/.test(wanted) ? Number(wanted) : null, key);
  const brought = await recordIn(location.hash);
  if (!brought) return;
  keepText(brought.text);
  if (!(await loadRecord(brought.text, brought.deal)) && brought.deal !== null) await loadRecord(brought.text, null);
}

// All that a deal needs is fetched side by side; which game it is only the server can tell.
begin();
for (const part of Object.values(GAMES)) part();
await Promise.all([loadTexts(), loadShelf("replay")]);
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
