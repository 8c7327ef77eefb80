// @ts-check
/** Joker's sheets: the last trick, "May I?". */
import { Card } from "../card-view.js";
import { classes, html, useEffect, useState } from "../lib.js";
import { spoken } from "../speech.js";
import { Findings } from "../table/clause-sheet.js";
import { Sheet } from "../table/sheets.js";
import { ask, table, view } from "../table/store.js";
import { t } from "../text.js";
import { seatName } from "../table/names.js";
import { canAsk, questionAddress } from "./question.js";
import * as turn from "./turn.js";

/** The last completed trick. */
export function TrickSheet() {
  const last = view.value.last_trick;
  if (!last) return null;
  return html`<${Sheet} kind="trick" title=${t("trick-last")}>
    <ol class="trick-row">
      ${last.plays.map((/** @type {import("../types.js").Play} */ play) => html`<li class=${play.seat === last.winner ? "won" : ""}>
        <span role="img" aria-label=${spoken(play.play)}><${Card} code=${play.play} /></span><b>${seatName(play.seat)}</b></li>`)}
    </ol>
    <p>${t("trick-won", { name: seatName(last.winner), you: String(last.winner === table.value?.you) })}</p>
  <//>`;
}

/** A joker is asked about with the first declaration that it can have here. @param {string} code */
function playOf(code) {
  if (code !== "*") return code;
  return turn.playsOf(code)[0] ?? (view.value.trick.length ? "*+" : "*^s");
}

/** "May I?": any card of the hand, the referee's answer with its clauses, and a link to the whole question. */
export function MaySheet() {
  const [card, setCard] = useState(turn.refused.value ?? turn.pickedCode.value);
  const [verdict, setVerdict] = useState(/** @type {any} */ (null));
  const decision = view.value.history.length;
  useEffect(() => {
    let isMine = true;
    setVerdict(null);
    if (card) ask({ t: "may", text: `play ${playOf(card)}` }).then((reply) => isMine && setVerdict(reply ?? { t: "none" }));
    return () => {
      isMine = false;
    };
  }, [card, decision]);
  return html`<${Sheet} kind="may" title=${t("may-i")}>
    <p>${t("joker-may-how")}</p>
    <div class="fan-out">${[...new Set(turn.shown.value.map((slot) => slot.code))].map(
      (code) => html`<button type="button" key=${code} class=${classes("asked-card", code === card && "picked")} data-ask=${code} aria-pressed=${code === card ? "true" : "false"}
        aria-label=${spoken(code)} onClick=${() => setCard(code)}><${Card} code=${code} /></button>`,
    )}</div>
    <div aria-live="polite">
      ${verdict?.t === "verdict" && html`<p class=${verdict.allowed ? "verdict yes" : "verdict no"}>${t(verdict.allowed ? "may-allowed" : "may-refused")}</p>
        <${Findings} findings=${verdict.allowed ? [] : verdict.findings} />`}
      ${verdict && verdict.t !== "verdict" && html`<p class="verdict no">${t(verdict.t === "no" ? `no-${verdict.code.replaceAll("_", "-")}` : "no-line") || t("no-other")}</p>`}
    </div>
    ${canAsk(view.value) && html`<div><a class="act wide" data-act="referee" target="_blank" rel="noopener" href=${questionAddress(view.value, table.value?.rules ?? "", card ? playOf(card) : "")}>${t("may-link")}</a>
      <p class="note">${t("may-link-note")}</p></div>`}
  <//>`;
}
