// @ts-check
/** The seats in a row, clockwise from my left, myself last. */
import { seatName } from "../table/names.js";
import { classes, html } from "../lib.js";
import { Ring } from "../table/clock.js";
import { isUnderWay, table, view } from "../table/store.js";
import { t } from "../text.js";
import * as turn from "./turn.js";

/** @param {{seat: number}} props */
function SeatView({ seat }) {
  const now = view.value;
  const about = table.value?.seats[seat];
  const isMe = seat === table.value?.you;
  const isTurn = isUnderWay.value && now.turn === seat;
  const name = seatName(seat);
  const count = isMe && turn.draft.value && turn.steps.value.length ? turn.draft.value.hand.length : (now.counts[seat] ?? 0);
  const isAway = about?.kind === "human" && about.online === false;
  const notes = [
    t("seat-cards", { count }),
    now.opened[seat] ? t("seat-opened") : t("seat-not-opened"),
    now.dealer === seat && t("seat-dealer"),
    isTurn && t("seat-turn"),
    isAway && t("seat-away"),
  ].filter(Boolean);
  return html`<li class=${classes("seat", isTurn && "turn", isAway && "away")} data-spot=${`seat-${seat}`} data-seat=${seat}>
    <${Ring} seat=${seat} name=${name} active=${isTurn} />
    <span class="seat-text">
      <strong><span class="name" title=${name}>${name}</span></strong>
      <small aria-hidden="true"><span class="fan">${count}</span>${now.dealer === seat && html`<abbr class="dealer" title=${t("seat-dealer")}>${t("dealer-letter")}</abbr>`}${now.opened[seat] ? html`<span class="opened">✓<span class="mark"> ${t("opened-mark")}</span></span>` : ""}${isAway ? html`<span class="off">${t("away-mark")}</span>` : ""}</small>
      <span class="unseen">${notes.join(", ")}</span>
    </span>
  </li>`;
}

export function Seats() {
  const count = view.value.players;
  const me = table.value?.you ?? 0;
  const order = Array.from({ length: count }, (_, at) => (me + 1 + at) % count);
  return html`<ol class="seats" aria-label=${t("seats-label")} data-count=${count}>
    ${order.map((seat) => html`<${SeatView} key=${seat} seat=${seat} />`)}
  </ol>`;
}
