// @ts-check
/** The way from a deal's end to the same deal, move by move. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { table } from "./store.js";

export function ReplayLink() {
  const about = /** @type {any} */ (table.value);
  const deal = about?.fair?.revealed?.deal;
  if (!deal || !about.id) return null;
  return html`<a class="act wide" data-act="replay" href=${`/replay/${about.id}/${deal}`}>${t("do-replay")}</a>`;
}
