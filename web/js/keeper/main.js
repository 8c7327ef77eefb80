// @ts-check
/** The score keeper: a sheet for games played with real cards, here first and on the server when it can be. */
import { effect, html, render, signal, useEffect } from "../lib.js";
import { language } from "../settings.js";
import { number as shown } from "../numbers.js";
import { LANGUAGE_NAMES, SettingsSheet, speak } from "../table/settings-sheet.js";
import { opened, openSheet } from "../table/sheets.js";
import { loadShelf, loadTexts, nth, t } from "../text.js";
import { Doubts } from "./doubt.js";
import { CellSheet, openPad } from "./cell-sheet.js";
import { Curve } from "./curve.js";
import { JokeriPad, slotOf } from "./jokeri-pad.js";
import { JokeriTable } from "./jokeri-table.js";
import { lastEdit } from "./log.js";
import { LogSheet } from "./log-sheet.js";
import { NamesSheet } from "./names-sheet.js";
import { keepOffline } from "./offline.js";
import { RemikPad } from "./remik-pad.js";
import { RemikTable } from "./remik-table.js";
import { ShareSheet } from "./share-sheet.js";
import { Home, Start } from "./start.js";
import { doc, doubtful, edit, fetchTariff, folded, isKept, kept, open, tariff } from "./store.js";
import { disagrees, join, keepSyncing, restart, state } from "./sync.js";
import { gameOf, nameOf, rulesName, w } from "./words.js";

const wanted = new URLSearchParams(location.search).get("rules");
/** Which page: "" the list, "new", or "d=ID" a sheet. */
const place = signal("");
const joinTrouble = signal(false);
/** Said politely after each change. */
const said = signal("");

/** @param {string} hash */
function go(hash) {
  history.pushState(null, "", hash ? `#${hash}` : location.pathname + location.search);
  arrive();
}

/** Show what the address says. */
async function arrive() {
  const hash = location.hash.slice(1);
  joinTrouble.value = false;
  if (hash.startsWith("s=")) {
    // The writing link: the secret leaves the address as soon as it is read.
    history.replaceState(null, "", location.pathname);
    const id = await join(hash.slice(2));
    joinTrouble.value = id === null;
    if (id) history.replaceState(null, "", `#d=${id}`);
    place.value = id ? `d=${id}` : "";
    return;
  }
  if (hash.startsWith("d=")) place.value = open(hash.slice(2)) ? hash : "";
  else place.value = hash === "new" || (wanted !== null && hash === "") ? "new" : "";
  if (place.value.startsWith("d=")) restart();
  else doc.value = null;
}

/** The deal to be noted next, and which part of it. */
function nextDeal() {
  const now = folded.value;
  const known = tariff.value;
  if (!now || !known || !kept.value || kept.value.sheet.over) return null;
  const deal = kept.value.counted + 1;
  if (known.game === "remik") return { deal: now.rows.has(deal) ? deal : 1 + Math.max(0, ...now.rows.keys()), label: now.rows.has(deal) ? "do-finish" : "do-deal" };
  if (deal > known.deals.length) return null;
  const row = now.rows.get(deal) ?? {};
  const isPromised = !slotOf(deal).hasBids || [0, 1, 2, 3].every((seat) => row[`bid.${seat}`] !== undefined);
  return { deal, label: isPromised ? "do-tricks" : "do-bids" };
}

/** Whether the game would be over if the first place were not shared. */
function isTied() {
  const known = tariff.value;
  const sheet = kept.value?.sheet;
  if (known?.game !== "remik" || !sheet || sheet.over || !known.end.extra) return false;
  const { past, deals, wins } = known.end;
  return (past !== null && Math.max(...sheet.totals) >= past) || (deals !== null && sheet.running.length >= deals) || (wins !== null && Math.max(...sheet.wins) >= wins);
}

function undo() {
  const last = folded.peek() && lastEdit(/** @type {import("./log.js").Folded} */ (folded.peek()));
  if (!last) return;
  edit({ what: "undo", of: last.id });
  said.value = w("undone");
}

function Result() {
  const sheet = kept.value?.sheet;
  // While a deal is in doubt, so is who has won.
  if (!sheet?.over || !folded.value || doubtful(folded.value).length) return null;
  const names = sheet.places.map((/** @type {number} */ place, /** @type {number} */ seat) => (place === 1 ? nameOf(seat) : "")).filter(Boolean);
  // A pair stands in one place, with what both have together.
  /** @param {number} seat @returns {number[]} */
  const side = (seat) => (sheet.partner ? [seat, sheet.partner[seat]] : [seat]);
  const order = [...sheet.places.keys()].filter((seat) => seat === Math.min(...side(seat))).sort((one, other) => sheet.places[one] - sheet.places[other]);
  return html`<section class="over" data-over role="status"><h2>${w("over", { names: names.join(", "), count: names.length })}</h2>
    <ol class="ranking">${order.map((seat) => html`<li key=${seat}><b>${nth(sheet.places[seat])}</b> ${side(seat).map(nameOf).join(" + ")} <span>${shown((sheet.counted ?? sheet.totals)[seat])}</span></li>`)}</ol></section>`;
}

function Board() {
  const now = folded.value;
  const known = tariff.value;
  useEffect(() => {
    if (now && !tariff.peek()) fetchTariff(now.start.rules ?? "");
  }, [now?.start.rules]);
  if (!now) return null;
  const next = nextDeal();
  return html`<main class="board">
    <header class="board-head">
      <button type="button" class="plain" data-act="home" aria-label=${w("all-sheets")} onClick=${() => go("")}>‹</button>
      <h1>${known ? html`<a href=${known.page}>${rulesName(known, now.start.rules ?? "")}</a>` : now.start.rules}</h1>
      <span class=${`chip sync-${state.value}`} data-sync=${state.value} role="status">${w(`sync-${state.value}`)}</span>
    </header>
    ${!isKept.value && html`<p class="say" role="alert">${w("not-kept")}</p>`}
    ${disagrees.value && html`<p class="say" role="alert" data-disagrees>${w("disagrees")}</p>`}
    ${!known && html`<p class="say" role="alert">${w("no-tariff")}</p>`}
    <${Doubts} />
    <${Result} />
    ${isTied() && html`<p class="over" role="status" data-tied>${w("tied")}</p>`}
    ${gameOf() === "remik" ? html`<${RemikTable} />` : gameOf() === "jokeri" ? html`<${JokeriTable} />` : null}
    ${known?.game === "remik" && html`<p class="note">${w(`end-${known.end.form}`, { limit: known.end.limit ?? 0, test: known.end.past === known.end.limit ? "reach" : "over", deals: known.end.deals ?? 0, wins: known.end.wins ?? 0, stake: now.start.stake ?? known.end.pot ?? 0 })}</p>`}
    <${Curve} />
    <nav class="board-more deeds" aria-label=${w("more")}>
      <button type="button" class="act" data-act="log" onClick=${() => openSheet("log")}>${w("history")}</button>
      <button type="button" class="act" data-act="names" onClick=${() => openSheet("names")}>${w("names")}</button>
      <button type="button" class="act" data-act="settings" onClick=${() => openSheet("settings")}>${t("settings")}</button>
    </nav>
    <p class="unseen" aria-live="polite">${said.value}</p>
    <div class="board-bar">
      <button type="button" class="act" data-act="undo" aria-disabled=${lastEdit(now) ? undefined : "true"} onClick=${undo}>${w("undo")}</button>
      ${next ? html`<button type="button" class="act main" data-act="next" onClick=${() => openPad(next.deal, null)}>${w(next.label, { deal: next.deal })}</button>` : html`<span class="note center">${kept.value?.sheet.over && !doubtful(now).length ? w("is-over") : ""}</span>`}
      <button type="button" class="act" data-act="share" onClick=${() => openSheet("share")}>${w("share")}</button>
    </div>
  </main>`;
}

/** @type {Record<string, any>} */
const SHEETS = { cell: CellSheet, share: ShareSheet, log: LogSheet, names: NamesSheet, settings: SettingsSheet };

function Keeper() {
  const pad = gameOf() === "remik" ? RemikPad : JokeriPad;
  const isBoard = place.value.startsWith("d=") && folded.value;
  return html`<div class="keeper">
    ${joinTrouble.value && html`<p class="say" role="alert">${w("join-trouble")}</p>`}
    ${isBoard ? html`<${Board} />` : place.value === "new" ? html`<${Start} wanted=${wanted} go=${go} />` : html`<${Home} go=${go} />`}
    ${!isBoard && html`<footer class="keeper-foot"><a href="/">${t("do-home")}</a>
      <nav class="languages" aria-label=${t("set-language")}>${Object.entries(LANGUAGE_NAMES).map(([tongue, name]) => html`<button type="button" class="plain" lang=${tongue} aria-pressed=${tongue === language.value ? "true" : "false"} onClick=${() => speak(tongue)}>${name}</button>`)}</nav></footer>`}
    ${opened.value.map((sheet) => {
      const view = sheet.kind === "pad" ? pad : SHEETS[sheet.kind];
      return view ? html`<${view} key=${sheet.kind} />` : null;
    })}
  </div>`;
}

addEventListener("popstate", arrive);
effect(() => {
  document.documentElement.lang = language.value;
  loadShelf("keeper").then(() => (document.title = `${w("title")} · Stolik`), () => {});
});
await Promise.all([loadTexts(), loadShelf("keeper")]);
await arrive();
render(html`<${Keeper} />`, /** @type {Element} */ (document.getElementById("app")));
keepSyncing();
keepOffline();
