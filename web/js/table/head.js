// @ts-check
/** The line on top: whose rules, which deal, the connection and the menu. */
import { classes, html, useState } from "../lib.js";
import { t } from "../text.js";
import { houseCount, ruleLabel, rulesAddress } from "./rules.js";
import { canEnd } from "./ending.js";
import { leaveSeat } from "./seat.js";
import { openSheet, Sheet } from "./sheets.js";
import { isSending, message, socket, table } from "./store.js";

/** The preset's name, for the moment before the server's label comes. @param {string} rules */
function presetName(rules) {
  const name = /\/([a-z0-9_]+)/.exec(rules)?.[1] ?? rules;
  return t(`preset-${name}`) || name;
}

/** Whose rules: the preset's name, with the game's where the preset does not say it.
 * @param {import("../types.js").TableInfo} about */
export function title(about) {
  const label = ruleLabel.value ?? presetName(about.rules);
  return about.game === "jokeri" ? `${t("front-jokeri-short")} · ${label}` : label;
}

/** How many rules of the house's own there are beside the preset's; nothing where there are none. */
export const House = () =>
  houseCount.value > 0 &&
  html`<span class="house-count"><span aria-hidden="true">+${houseCount.value}</span><span>${t("rules-house", { count: houseCount.value })}</span></span>`;

/** Online, sending or looking for the server. */
function Line() {
  // Whoever does not sit here has no line that could be broken.
  if (!socket.value) return null;
  const state = socket.value.state.value;
  const shown = state === "online" ? (isSending.value ? "sending" : "online") : state;
  return html`<span class=${classes("line", `line-${shown}`)} role="status" data-line=${shown}>
    <span class="dot" aria-hidden="true"></span><span class=${shown === "online" ? "unseen" : ""}>${t(`line-${shown}`)}</span></span>`;
}

export function Head() {
  const about = table.value;
  const sheet = message.value?.sheet;
  return html`<header class="head">
    <button type="button" class="plain menu" data-act="menu" aria-label=${t("menu")} onClick=${() => openSheet("menu")}><span aria-hidden="true">☰</span></button>
    <h1>${about ? title(about) : "Stolik"}</h1>
    ${about && html`<${House} />`}
    ${about && about.deal > 0 && html`<span class="head-deal">${t("head-deal", { number: about.deal })}${sheet?.limit && html`<span class="head-limit"> · ${t("head-limit", { limit: sheet.limit })}</span>`}</span>`}
    <${Line} />
    ${about && html`<a class="rules-link" href=${rulesAddress(about.rules)} target="_blank" rel="noopener">${t("table-rules")}</a>`}
  </header>`;
}

export function MenuSheet() {
  const about = table.value;
  const item = (/** @type {string} */ kind) => html`<button type="button" class="act wide" data-open=${kind} onClick=${() => openSheet(kind)}>${t(kind === "may" ? "may-i" : kind)}</button>`;
  return html`<${Sheet} kind="menu" title=${t("menu")}>
    <div class="choices">
      ${about && about.deal > 0 && html`${item("score")}${item("log")}`}
      ${about && item("invite")}
      ${about && html`<a class="act wide" href=${rulesAddress(about.rules)} target="_blank" rel="noopener">${t("menu-rules")}</a>`}
      ${item("settings")}${item("help")}
      <a class="act wide" href="/">${t("do-home")}</a>
      ${canEnd(about) && item("end")}
      ${about && item("leave")}
    </div>
    ${about && html`<p class="note">${t("rules-code", { code: about.code })}</p>`}
  <//>`;
}

/** Getting up for good; asked once more, since the seat does not come back. */
export function LeaveSheet() {
  const [refused, setRefused] = useState(false);
  async function leave() {
    const id = table.value?.id ?? "";
    const left = await leaveSeat(id).catch(() => false);
    if (left) location.assign("/");
    else setRefused(true);
  }
  return html`<${Sheet} kind="leave" title=${t("leave")}>
    <p>${t("leave-how")}</p>
    <p role="alert" class="say">${refused ? t("no-other") : ""}</p>
    <div class="choices"><button type="button" class="act main wide" data-act="leave" onClick=${leave}>${t("leave-do")}</button></div>
  <//>`;
}
