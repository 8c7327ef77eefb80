// @ts-check
/** The reader's settings. */
import { html } from "../lib.js";
import * as settings from "../settings.js";
import { loadTexts, t } from "../text.js";
import { Sheet } from "./sheets.js";

/** Languages by their own names. */
export const LANGUAGE_NAMES = { pl: "Polski", en: "English", tr: "Türkçe", ka: "ქართული" };

const LATIN = "A K Q J";

/** @param {string} tongue */
export function speak(tongue) {
  settings.language.value = tongue;
  loadTexts();
}

/** @param {{name: string, legend: string, value: string, offered: [string, string][], set: (value: string) => void}} props */
export function Choose({ name, legend, value, offered, set }) {
  return html`<fieldset class="choose">
    <legend>${legend}</legend>
    <div class="segments">
      ${offered.map(
        ([key, label]) => html`<label class="segment" lang=${name === "language" ? key : undefined}>
          <input type="radio" name=${name} value=${key} checked=${key === value} onChange=${() => set(key)} />
          <span>${label}</span></label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {{label: string, held: import("../lib.js").Signal<boolean>}} props */
const Switch = ({ label, held }) => html`
  <label class="switch"><span>${label}</span>
    <input type="checkbox" role="switch" checked=${held.value}
      onChange=${(/** @type {any} */ event) => (held.value = event.target.checked)} /></label>`;

export function SettingsSheet() {
  return html`<${Sheet} kind="settings" title=${t("settings")}>
    <${Choose} name="language" legend=${t("set-language")} value=${settings.language.value} set=${speak}
      offered=${Object.entries(LANGUAGE_NAMES)} />
    <${Choose} name="theme" legend=${t("set-theme")} value=${settings.theme.value}
      set=${(/** @type {string} */ value) => (settings.theme.value = value)}
      offered=${["auto", "dark", "light", "contrast"].map((key) => [key, t(`theme-${key}`)])} />
    ${t("letters-language") !== LATIN && html`<${Choose} name="letters" legend=${t("set-letters")} value=${settings.letters.value}
      set=${(/** @type {string} */ value) => (settings.letters.value = value)}
      offered=${[["language", t("letters-language")], ["latin", LATIN]]} />`}
    <${Choose} name="clock" legend=${t("set-clock")} value=${String(settings.clock.value)}
      set=${(/** @type {string} */ value) => (settings.clock.value = Number(value))}
      offered=${[15, 30, 60, 0].map((seconds) => [String(seconds), seconds ? t("clock-seconds", { seconds }) : t("clock-none")])} />
    <${Switch} label=${t("set-four")} held=${settings.fourColours} />
    <${Switch} label=${t("set-sound")} held=${settings.sound} />
    <${Switch} label=${t("set-vibration")} held=${settings.vibration} />
    <${Switch} label=${t("set-keys")} held=${settings.shortcuts} />
  <//>`;
}
