// @ts-check
/** The table page: finds the seat, opens the line, draws the game that is played here. */
import { effect, html, render, signal, useEffect } from "../lib.js";
import { language } from "../settings.js";
import { loadTexts, t } from "../text.js";
import { ClauseSheet, ClausesSheet, ReasonsSheet } from "./clause-sheet.js";
import { FirstDealer } from "./first-dealer.js";
import { EndSheet, EndWish } from "./ending.js";
import { Head, LeaveSheet, MenuSheet } from "./head.js";
import { HelpSheet } from "./help-sheet.js";
import { useKeys } from "./keys.js";
import { follow, LogSheet, Voice } from "./log.js";
import { learn } from "./rules.js";
import { SettingsSheet } from "./settings-sheet.js";
import { opened, openSheet } from "./sheets.js";
import { connect, farewell, isMyTurn, table, view } from "./store.js";
import { keepSeat, keptSeat, loseSeat } from "./seat.js";
import { Door, InviteSheet, Waiting } from "./waiting.js";

const id = decodeURIComponent(location.pathname.split("/").filter(Boolean)[1] ?? "");
const invite = new URLSearchParams(location.hash.slice(1)).get("i") ?? "";
const seated = signal(Boolean(keptSeat(id)));

/** Pages of the games, loaded when the table says which it plays. @type {Record<string, () => Promise<any>>} */
const GAMES = {
  remik: () => import("../remik/page.js"),
  jokeri: () => import("../jokeri/page.js"),
};
const game = signal(/** @type {any} */ (null));

/** @type {Record<string, any>} */
const SHEETS = {
  clause: ClauseSheet,
  clauses: ClausesSheet,
  reasons: ReasonsSheet,
  help: HelpSheet,
  log: LogSheet,
  settings: SettingsSheet,
  menu: MenuSheet,
  invite: InviteSheet,
  leave: LeaveSheet,
  end: EndSheet,
};

function Sheets() {
  return html`${opened.value.map((sheet) => {
    const View = game.value?.sheets[sheet.kind] ?? SHEETS[sheet.kind];
    return View && html`<${View} key=${sheet.kind} ...${sheet} />`;
  })}`;
}

/** The door is shut. @param {{code: string}} props */
const Farewell = ({ code }) => html`<main class="felt door">
  <h2>${t(`bye-${code}`) || t("bye-other")}</h2>
  <button type="button" class="act main wide" onClick=${() => location.reload()}>${t("do-reload")}</button>
  <a class="act wide" href="/">${t("do-home")}</a>
</main>`;

function Middle() {
  if (farewell.value) return html`<${Farewell} code=${farewell.value} />`;
  if (!seated.value)
    return html`<${Door} id=${id} invite=${invite} seated=${(/** @type {any} */ seat) => {
      keepSeat(id, seat);
      history.replaceState(null, "", location.pathname);
      sit();
    }} />`;
  if (!table.value) return html`<main class="felt door"><p role="status">${t("line-connecting")}</p></main>`;
  if (!view.value || !game.value) return html`<${Waiting} />`;
  return html`<${game.value.Page} />`;
}

function App() {
  useEffect(() => {
    document.documentElement.lang = language.value;
  }, [language.value]);
  return html`
    <div class="table-page" data-phase=${table.value?.phase ?? ""} data-game=${table.value?.game ?? ""}>
      <div><${Head} /><${EndWish} /><${FirstDealer} /></div>
      <${Middle} />
    </div>
    <${Sheets} />
    <${Voice} />`;
}

function sit() {
  const seat = keptSeat(id);
  seated.value = Boolean(seat);
  if (seat) connect(id, seat.token);
}

effect(() => {
  const about = table.value;
  if (!about) return;
  learn(about.rules);
  if (!game.peek() && GAMES[about.game])
    GAMES[about.game]().then((page) => {
      page.start();
      useKeys(() => [...page.keys(), { key: "?", text: "key-help", run: () => openSheet("help") }]);
      game.value = page;
      follow();
    });
});
effect(() => {
  document.title = `${isMyTurn.value ? `● ${t("your-turn")} · ` : ""}Stolik`;
});
effect(() => {
  // A token that the server does not know any more is of no use.
  if (farewell.value === "token" || farewell.value === "left") loseSeat(id);
});

// The screen stays awake while the table waits for me.
/** @type {WakeLockSentinel|null} */
let lock = null;
effect(() => {
  const wanted = isMyTurn.value;
  if (!wanted) {
    lock?.release();
    lock = null;
  } else if (!lock && "wakeLock" in navigator && document.visibilityState === "visible") {
    navigator.wakeLock.request("screen").then((got) => {
      lock = got;
      if (!isMyTurn.peek()) got.release();
    }, () => {});
  }
});

await loadTexts();
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
sit();
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
