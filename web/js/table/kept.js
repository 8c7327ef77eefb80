// @ts-check
/** After time ran out twice a bot keeps the seat; this is the way back. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { comeBack, isKept } from "./store.js";

export function Kept() {
  if (!isKept.value) return null;
  return html`<p class="seat-kept" role="alert"><span>${t("kept-by-bot")}</span>
    <button type="button" class="act main" data-act="back-to-seat" onClick=${comeBack}>${t("do-return")}</button></p>`;
}
