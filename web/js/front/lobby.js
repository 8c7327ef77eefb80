// @ts-check
/** A table for friends: game, rules, seats; then the link. */
import { html, useEffect, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { loadRuleTexts, ruleText, t } from "../text.js";
import { Choose } from "../table/settings-sheet.js";
import { Sheet } from "../table/sheets.js";
import { pageAddress } from "../settings.js";
import { fetchGames, fetchRules, makeTable, NoTable, QUICK } from "./make.js";
import { Refused } from "./offers.js";
import { order } from "./order.js";

/** @param {string} game @param {string} preset */
const presetLabel = (game, preset) => ruleText(game, `preset-${preset}`) ?? (t(`preset-${preset}`) || preset);

/** @param {string} level */
const levelLabel = (level) => t(`level-${level}`) || `${t("bot")}: ${level}`;

/** @param {{rules?: string, size?: number, others?: string|null}} props rules made elsewhere, with so many seats */
export function Lobby({ rules = "", size: wanted = 0, others = null }) {
  const [own, setOwn] = useState(/** @type {import("./make.js").Preset|null} */ (null));
  const [games, setGames] = useState(/** @type {import("./make.js").Game[]} */ ([]));
  const [game, setGame] = useState(rules ? rules.split("/")[0] : recall("lobby.game", order()[0]));
  const [preset, setPreset] = useState("");
  const [seats, setSeats] = useState(/** @type {string[]} */ (Array.from({ length: Math.max(0, wanted - 1) }, () => others ?? "open")));
  const [name, setName] = useState(recall("name", ""));
  const [trouble, setTrouble] = useState(false);
  const [refused, setRefused] = useState(/** @type {import("./offers.js").Trouble|null} */ (null));
  useEffect(() => {
    fetchGames().then((found) => {
      const [first] = order();
      setGames([...found].sort((a, b) => Number(b.game === first) - Number(a.game === first)));
      found.forEach((one) => loadRuleTexts(one.game));
    }, () => setTrouble(true));
    if (rules) fetchRules(rules).then(setOwn, () => setTrouble(true));
  }, []);
  const about = games.find((one) => one.game === game) ?? games[0];
  const isOwn = own !== null && own.game === about?.game && !preset;
  const chosen = isOwn ? own : (about?.presets.find((one) => one.preset === preset) ?? about?.presets.find((one) => one.rules === QUICK[about.game]?.rules) ?? about?.presets[0]);
  // Those too are offered for whom the rules would have to change: then how is asked first.
  const players = [...(chosen?.players ?? []), ...(chosen?.more_players ?? [])].sort((a, b) => a - b);
  const size = players.includes(seats.length + 1) ? seats.length + 1 : (players.find((count) => count > 2) ?? players[0] ?? 2);
  const unseated = chosen?.players.includes(size) ? null : (chosen?.offers?.[size] ?? null);
  const shown = Array.from({ length: size - 1 }, (_, at) => seats[at] ?? "open");

  /** @param {string} text the rules */
  async function make(text) {
    setTrouble(false);
    setRefused(null);
    remember("name", name);
    remember("lobby.game", about.game);
    try {
      await makeTable(text, ["me", ...shown], name.trim() || null);
    } catch (error) {
      if (error instanceof NoTable && error.trouble?.findings?.length) setRefused(error.trouble);
      else setTrouble(true);
    }
  }
  return html`<${Sheet} kind="lobby" title=${t("lobby-title")}>
    ${!about && !trouble && html`<p role="status">${t("lobby-loading")}</p>`}
    ${about &&
    html`<form class="lobby" onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      if (chosen && !unseated) make(chosen.rules);
    }}>
      ${games.length > 1 && html`<${Choose} name="game" legend=${t("lobby-game")} value=${about.game} set=${(/** @type {string} */ value) => {
          setGame(value);
          setPreset("");
        }}
        offered=${games.map((one) => [one.game, t(`front-${one.game}`) || one.game])} />`}
      <${Choose} name="preset" legend=${t("lobby-preset")} value=${isOwn ? "own" : (chosen?.preset ?? "")}
        set=${(/** @type {string} */ value) => (setRefused(null), setPreset(value === "own" ? "" : value))}
        offered=${[...(own?.game === about.game ? [["own", t("lobby-own", { code: own.code ?? "" })]] : []), ...about.presets.map((one) => [one.preset, presetLabel(about.game, one.preset)])]} />
      <p><a class="house-link" href=${pageAddress("/house-rules")}>${t("lobby-house")}</a></p>
      ${players.length > 1 && html`<${Choose} name="size" legend=${t("lobby-seats")} value=${String(size)}
        set=${(/** @type {string} */ value) => (setRefused(null), setSeats(Array.from({ length: Number(value) - 1 }, (_, at) => seats[at] ?? "open")))}
        offered=${players.map((count) => [String(count), String(count)])} />`}
      ${unseated && html`<${Refused} game=${about.game} trouble=${unseated} take=${make} />`}
      <ol class="lobby-seats">
        <li><span>${t("lobby-seat-label", { number: 1 })}</span><b>${t("lobby-seat-me")}</b></li>
        ${shown.map(
          (kind, at) => html`<li key=${at}><label for=${`seat-${at}`}>${t("lobby-seat-label", { number: at + 2 })}</label>
            <select id=${`seat-${at}`} value=${kind} onChange=${(/** @type {any} */ event) => setSeats(shown.map((one, there) => (there === at ? event.target.value : one)))}>
              <option value="open" selected=${kind === "open"}>${t("lobby-seat-open")}</option>
              ${about.levels.map((level) => html`<option value=${level} selected=${kind === level}>${levelLabel(level)}</option>`)}
            </select></li>`,
        )}
      </ol>
      <label for="lobby-name">${t("lobby-name")}</label>
      <input id="lobby-name" value=${name} maxlength="24" autocomplete="nickname" onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
      ${!unseated && html`<button type="submit" class="act main wide" data-act="make">${t("lobby-make")}</button>`}
    </form>`}
    ${refused && html`<${Refused} game=${about.game} trouble=${refused} take=${make} />`}
    ${trouble && html`<p class="say" role="alert">${t("front-trouble")}</p>`}
  <//>`;
}
