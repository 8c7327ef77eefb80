// @ts-check
/** Joker's sheets: the last trick. */
import { Card } from "../card-view.js";
import { html } from "../lib.js";
import { spoken } from "../speech.js";
import { Sheet } from "../table/sheets.js";
import { view } from "../table/store.js";
import { t } from "../text.js";
import { seatName } from "../table/names.js";

/** The last completed trick. */
export function TrickSheet() {
  const last = view.value.last_trick;
  if (!last) return null;
  return html`<${Sheet} kind="trick" title=${t("trick-last")}>
    <ol class="trick-row">
      ${last.plays.map((/** @type {import("../types.js").Play} */ play) => html`<li class=${play.seat === last.winner ? "won" : ""}>
        <span role="img" aria-label=${spoken(play.play)}><${Card} code=${play.play} /></span><b>${seatName(play.seat)}</b></li>`)}
    </ol>
    <p>${t("trick-won", { name: seatName(last.winner), you: "false" })}</p>
  <//>`;
}
