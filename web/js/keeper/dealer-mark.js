// @ts-check
/** The sign of the one who deals. */
import { html } from "../lib.js";
import { w } from "./words.js";

export const DealerMark = () => html`<small class="dealer-mark" title=${w("dealer-mark")}><span aria-hidden="true">${w("dealer-letter")}</span><span class="unseen">${w("dealer-mark")}</span></small>`;
