// @ts-check
/** The front page: play now, make a table for friends, settle an argument. */
import { Card } from "../card-view.js";
import { html, render, signal, useEffect } from "../lib.js";
import { LANGUAGES, language, pageAddress } from "../settings.js";
import { LANGUAGE_NAMES, SettingsSheet, speak } from "../table/settings-sheet.js";
import { opened, openSheet } from "../table/sheets.js";
import { loadTexts, t } from "../text.js";
import { Lobby } from "./lobby.js";
import { startLesson } from "../lesson/start.js";
import { lastTable } from "./make.js";
import { order } from "./order.js";
import { ARGUE, MORE } from "./pages.js";
import { playNow } from "./play-now.js";

const starting = signal(false);
const trouble = signal(false);

/** @param {string} game */
const play = (game) => go(() => playNow(game));

/** @param {() => Promise<void>} where */
async function go(where) {
  if (starting.value) return;
  starting.value = true;
  trouble.value = false;
  try {
    await where();
  } catch {
    starting.value = false;
    trouble.value = true;
  }
}
// Coming back from the table by the browser's arrow must find the buttons alive.
addEventListener("pageshow", () => (starting.value = false));

const Fan = () => html`<div class="fan" aria-hidden="true">
  ${["Ks", "*", "Qh", "8d"].map((code) => html`<${Card} code=${code} />`)}</div>`;

function Languages() {
  return html`<nav class="languages" aria-label=${t("set-language")}>
    ${LANGUAGES.map(
      (tongue) => html`<button type="button" lang=${tongue} class="plain" aria-pressed=${tongue === language.value ? "true" : "false"}
        onClick=${() => speak(tongue)}>${LANGUAGE_NAMES[/** @type {keyof LANGUAGE_NAMES} */ (tongue)]}</button>`,
    )}
  </nav>`;
}

function Front() {
  useEffect(() => {
    document.documentElement.lang = language.value;
  }, [language.value]);
  const last = lastTable();
  const [first, second] = order();
  return html`<div class="front">
    <header class="front-head"><h1>Stolik</h1><p>${t("front-lead")}</p><${Fan} /></header>
    <main>
      ${last && html`<a class="act wide resume" href=${`/t/${last.table}`}>${t("front-resume")}</a>`}
      <section class="offer" aria-labelledby="offer-play">
        <h2 id="offer-play">${t("front-play")}</h2><p class="note">${t("front-play-note")}</p>
        <div class="pair">
          <button type="button" class="act main" data-play=${first} onClick=${() => play(first)}>${starting.value ? t("front-starting") : t(`front-${first}`)}</button>
          <button type="button" class="act" data-play=${second} onClick=${() => play(second)}>${t(`front-${second}`)}</button>
        </div>
        <p class="say" role="alert">${trouble.value ? t("front-trouble") : ""}</p>
      </section>
      <div class="offers">
        <button type="button" class="offer tap" data-act="friends" onClick=${() => openSheet("lobby")}>
          <span class="offer-title">${t("front-friends")}</span><span class="note">${t("front-friends-note")}</span></button>
        <a class="offer tap" data-act="argue" href=${pageAddress(ARGUE)}>
          <span class="offer-title">${t("front-argue")}</span><span class="note">${t("front-argue-note")}</span></a>
      </div>
    </main>
    <footer>
      <ul class="more">
        ${MORE.map(([text, address]) => html`<li><a href=${pageAddress(address)}>${t(text)}</a></li>`)}
        <li><button type="button" class="linklike" data-act="lesson" onClick=${() => go(() => startLesson(1))}>${t("front-lesson-jokeri")}</button></li>
        <li><button type="button" class="linklike" onClick=${() => openSheet("settings")}>${t("settings")}</button></li>
      </ul>
      <${Languages} />
    </footer>
  </div>
  ${opened.value.map((sheet) => (sheet.kind === "lobby" ? html`<${Lobby} key="lobby" ...${sheet} />` : sheet.kind === "settings" ? html`<${SettingsSheet} key="settings" />` : null))}`;
}

// The house-rules page sends people here with the rules that they made.
const made = new URLSearchParams(location.search);
if (made.get("rules")) openSheet("lobby", { rules: made.get("rules"), size: Number(made.get("players")), others: made.get("others") });

await loadTexts();
render(html`<${Front} />`, /** @type {Element} */ (document.getElementById("app")));
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
