// @ts-check
/** Before the table is full: who sits, the link and its QR code; and the door for somebody who was invited. */
import { handOn, learnReach, linkFor, OnlyHere } from "../hand-on.js";
import { html, useEffect, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { t } from "../text.js";
import { House, title } from "./head.js";
import { learn, rulesAddress } from "./rules.js";
import { invitePath, renewInvite, seatBot, shuffleSeats } from "./seat.js";
import { Sheet } from "./sheets.js";
import { table } from "./store.js";

/** @param {{id: string}} props */
export function Invite({ id }) {
  const [done, setDone] = useState("");
  const [path, setPath] = useState(invitePath(id));
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    learnReach();
  }, []);
  async function renew() {
    const made = await renewInvite(id).catch(() => "");
    setRefused(!made);
    if (made) setPath(made);
  }
  if (!path)
    return html`<div class="invite"><p class="note">${t("invite-unknown")}</p>
      <button type="button" class="act wide" data-act="renew" onClick=${renew}>${t("invite-renew")}</button>
      <p role="alert" class="say">${refused ? t("no-other") : ""}</p></div>`;
  const link = linkFor(path);
  const secret = new URL(link).hash;
  async function share() {
    const how = await handOn(link);
    setDone(how);
    // What the browser will not do can be done by hand.
    if (!how) /** @type {HTMLInputElement|null} */ (document.querySelector("#invite-link"))?.select();
  }
  return html`<div class="invite">
    <img class="qr" src=${`/api/tables/${id}/qr.svg?i=${encodeURIComponent(secret.replace(/^#i=/, ""))}`} alt=${t("invite-qr")} width="200" height="200" />
    <${OnlyHere} />
    <label for="invite-link">${t("invite-link")}</label>
    <input id="invite-link" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
    <button type="button" class="act main wide" data-act="share" onClick=${share}>${t("invite-share")}</button>
    <p role="status" class="note">${done === "copied" ? t("invite-copied") : ""}</p>
  </div>`;
}

export function InviteSheet() {
  const isFull = !table.value?.seats.some((seat) => seat.kind === "open");
  if (isFull) return html`<${Sheet} kind="invite" title=${t("invite")}><p>${t("door-full")}</p><//>`;
  return html`<${Sheet} kind="invite" title=${t("invite")}><${Invite} id=${table.value?.id ?? ""} /><//>`;
}

/** Whose rules are played, in how many points they are the table's own, and their code. @param {{about: import("../types.js").TableInfo}} props */
const Played = ({ about }) => html`<p class="house-line"><span>${t(`front-${about.game}`) || about.game}:</span> <b>${title(about)}</b> <${House} /> <b class="code">${about.code}</b>
  <a href=${rulesAddress(about.rules)} target="_blank" rel="noopener">${t("door-rules")}</a></p>`;

/** The table waits for people. */
export function Waiting() {
  const about = table.value;
  if (!about) return null;
  const open = about.seats.filter((seat) => seat.kind === "open").length;
  return html`<main class="felt waiting-room" id="table">
    <h2>${open ? t("waiting-title", { count: open }) : t("waiting-start")}</h2>
    <${Played} about=${about} />
    <${Seats} about=${about} />
    ${about.host === about.you && about.seats.some((seat, at) => seat.kind === "human" && at !== about.you) &&
    html`<button type="button" class="act wide" data-act="shuffle" onClick=${() => shuffleSeats(about.id)}>${t("seats-shuffle")}</button>`}
    ${open > 0 && html`<${Invite} id=${about.id} />`}
  </main>`;
}

/** Who sits at the table, and what is free. @param {{about: import("../types.js").TableInfo}} props */
const Seats = ({ about }) => html`<ol class="seat-list">
  ${about.seats.map(
    (seat, at) => html`<li class=${`seat-${seat.kind}`}><span class="chair" aria-hidden="true">${seat.kind === "open" ? "…" : seat.kind === "bot" ? "⚙\uFE0E" : "●"}</span>
      <b>${seat.kind === "open" ? t("seat-open") : at === about.you ? t("you") : (seat.name ?? (seat.kind === "bot" ? t("bot") : t("seat-name", { number: at + 1 })))}</b>
      ${seat.kind === "open" && about.host === about.you &&
      html`<button type="button" class="act small-act" data-act="seat-bot" onClick=${() => seatBot(about.id, at)}>${t("seat-a-bot")}</button>`}</li>`,
  )}
</ol>`;

/** Somebody opens the link: a name if he likes, and he sits. @param {{id: string, invite: string, seated: (seat: {seat: number, token: string}) => void}} props */
export function Door({ id, invite, seated }) {
  const [name, setName] = useState(recall("name", ""));
  const [trouble, setTrouble] = useState("");
  const [about, setAbout] = useState(/** @type {import("../types.js").TableInfo|null} */ (null));
  const [isNone, setNone] = useState(!invite);
  useEffect(() => {
    if (invite) look().catch(() => {});
  }, []);
  /** What is played here and who sits: to be known before one sits down oneself. */
  async function look() {
    const answer = await fetch(`/api/tables/${encodeURIComponent(id)}?i=${encodeURIComponent(invite)}`);
    if (answer.status === 403) setNone(true);
    if (!answer.ok) return;
    const found = await answer.json();
    learn(found.rules);
    setAbout(found);
  }
  /** @param {Event} event */
  async function sit(event) {
    event.preventDefault();
    setTrouble("");
    remember("name", name);
    try {
      const answer = await fetch(`/api/tables/${id}/seats`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ invite, name: name.trim() || null }),
      });
      if (!answer.ok) {
        setTrouble(t(answer.status === 409 ? "door-full" : "door-bad"));
        return;
      }
      seated(await answer.json());
    } catch {
      setTrouble(t("no-line"));
    }
  }
  if (isNone)
    return html`<main class="felt door">
      <h2>${t("door-none")}</h2>
      <p>${t("door-no-invite")}</p><a class="act main wide" href="/">${t("do-home")}</a>
    </main>`;
  const isFull = about !== null && !about.seats.some((seat) => seat.kind === "open");
  return html`<main class="felt door">
    <h2>${t("door-title")}</h2>
    ${about && html`<${Played} about=${about} /><section aria-label=${t("door-seats")}><${Seats} about=${about} /></section>`}
    ${isFull
      ? html`<p class="say" role="status">${t("door-full")}</p><a class="act main wide" href="/">${t("do-home")}</a>`
      : html`<form onSubmit=${sit}>
        <label for="door-name">${t("door-name")}</label>
        <input id="door-name" value=${name} maxlength="24" autocomplete="nickname" onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
        <button type="submit" class="act main wide" data-act="sit">${t("door-sit")}</button>
        <p class="say" role="alert">${trouble}</p>
      </form>`}
  </main>`;
}
