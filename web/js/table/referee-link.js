// @ts-check
/** Addresses of the referee's page, in the one form of its links (docs/referee.md). */
import { browserLanguage, language } from "../settings.js";

/** As the server prints queries: blanks as plus, and what may stand plainly left plain. @param {string} text */
const escaped = (text) =>
  encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replace(/%(3A|3B|2C|2F|3D)/g, (code) => decodeURIComponent(code));

/** The address of a question; fields without a value are left out, and so is the browser's own language.
 * @param {[string, string][]} pairs */
export function refereeAddress(pairs) {
  /** @type {[string, string][]} */
  const all = [...pairs, ["lang", language.value === browserLanguage() ? "" : language.value]];
  return `/referee?${all.filter(([, value]) => value).map(([name, value]) => `${name}=${escaped(value)}`).join("&")}`;
}
