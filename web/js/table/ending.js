// @ts-check
/** Ending the game early: who wants it, saying so or taking it back, and the word of it to the others. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { seatName } from "./names.js";
import { closeSheet, openSheet, Sheet } from "./sheets.js";
import { table, wishEnd } from "./store.js";

/** Seats of people. @param {import("../types.js").TableInfo} about */
const people = (about) => about.seats.map((_, seat) => seat).filter((seat) => about.seats[seat].kind === "human");

/** Whether there is a game that could end: the rules' own end and a lesson's need nobody's word.
 * @param {import("../types.js").TableInfo|null} about */
export const canEnd = (about) => about !== null && about.you !== null && !about.lesson && ["playing", "between"].includes(about.phase);

export function EndSheet() {
  const about = table.value;
  if (!about || !canEnd(about)) return null;
  const wants = Boolean(about.seats[about.you ?? 0].ends);
  return html`<${Sheet} kind="end" title=${t("end")}>
    <p>${t("end-how")}</p>
    ${people(about).length > 1 &&
    html`<ul class="wishes">${people(about).map((seat) => html`<li><b>${seatName(seat)}</b> <span>${t(about.seats[seat].ends ? "end-wants" : "end-not", { you: String(seat === about.you) })}</span></li>`)}</ul>`}
    <div class="choices"><button type="button" class="act main wide" data-act=${wants ? "end-undo" : "end-do"} onClick=${() => {
      wishEnd(!wants);
      closeSheet("end");
      closeSheet("menu");
    }}>${t(wants ? "end-undo" : "end-do")}</button></div>
  <//>`;
}

/** Under the head: somebody wants to end the game, or all do and the last deal is on. */
export function EndWish() {
  const about = table.value;
  if (!about || !canEnd(about)) return null;
  const willing = people(about).filter((seat) => about.seats[seat].ends);
  if (willing.length === 0) return null;
  const here = people(about).filter((seat) => !about.seats[seat].kept);
  const text = here.every((seat) => about.seats[seat].ends)
    ? t("end-agreed")
    : t("end-wish", { name: willing.map(seatName).join(", "), count: willing.length });
  return html`<p class="end-wish" role="status"><span>${text}</span>
    <button type="button" class="act small-act" data-open="end" onClick=${() => openSheet("end")}>${t("end-look")}</button></p>`;
}

/** Why nobody is ranked at the end. */
export const EndedNote = () => (table.value?.ended ? html`<p class="note" data-ended>${t("ended-note")}</p>` : null);
