// @ts-check
/** The remik table: seats, felt, what is missing, hand, buttons. */
import { seatName, turnWords } from "../table/names.js";
import { effect, html } from "../lib.js";
import { buzz, play } from "../sound.js";
import { voice } from "../speech.js";
import { fly, placeOf } from "../table/fly.js";
import { sayLast, tellWith } from "../table/log.js";
import { closeSheet, openSheet } from "../table/sheets.js";
import { isMyTurn, nextDeal, said, table, view } from "../table/store.js";
import { t } from "../text.js";
import { Bar, Status } from "./bar.js";
import { CutPanel } from "./cut.js";
import { Felt } from "./felt.js";
import { Hand } from "./hand-view.js";
import * as moves from "./moves.js";
import { canRearrange, rearrange, RearrangeSheet } from "./rearrange.js";
import { ResultSheet, ScoreSheet } from "./result.js";
import { Seats } from "./seats.js";
import { ChoiceSheet, MaySheet, MeldSheet, PileSheet } from "./sheets.js";
import * as turn from "./turn.js";
import { eventWords, meldSpoken, pileWords, statusWords } from "./words.js";
import { spoken, spokenList } from "../speech.js";

/** @type {Record<string, any>} */
export const sheets = {
  choice: ChoiceSheet,
  pile: PileSheet,
  meld: MeldSheet,
  may: MaySheet,
  rearrange: RearrangeSheet,
  result: ResultSheet,
  score: ScoreSheet,
};

/** What an event looks like. @param {import("../types.js").Event} event @param {any} before @param {any} now */
function happen(event, before, now) {
  const isMine = event.seat === table.value?.you;
  const seat = placeOf(isMine ? "hand" : `seat-${event.seat}`);
  for (const step of event.text.split(";").map((part) => part.trim())) {
    if (step.startsWith("draw")) {
      fly(placeOf("stock"), seat, null);
      play("card");
    } else if (step === "take" && !isMine) fly(placeOf("pile"), seat, before?.pile?.[0] ?? null);
    else if (step.startsWith("discard") && !isMine) {
      fly(seat, placeOf("pile"), now.pile[0] ?? null);
      play("card");
    } else if (/^(meld|add|swap)/.test(step) && !isMine) play("meld");
  }
}

/** @param {string} id */
const focus = (id) => {
  const at = document.getElementById(id);
  /** @type {HTMLElement|null} */ (at?.querySelector("button[tabindex='0'], button") ?? at)?.focus();
};

/** Why the last move was refused, or what is still missing. */
function why() {
  if (said.value?.findings.length) openSheet("reasons", { findings: said.value.findings });
  else voice((turn.draft.value?.status ?? []).map((one) => `${statusWords(one)}: ${t(one.ok ? "status-done" : "status-open")}`).join(". ") || turnWords());
}

function sayTable() {
  voice(turn.melds.value.map(meldSpoken).join(". ") || t("melds-empty"));
}

function saySeats() {
  const now = view.value;
  voice(
    now.counts
      .map((/** @type {number} */ count, /** @type {number} */ seat) => `${seatName(seat)}: ${t("seat-cards", { count })}, ${t(now.opened[seat] ? "seat-opened" : "seat-not-opened")}`)
      .join(". "),
  );
}

function sayPile() {
  const { pile, pile_count: count, stock } = view.value;
  voice(`${pileWords(pile[0], count)}. ${t("stock-label", { count: stock })}`);
}

/** @returns {import("../table/keys.js").Key[]} */
export const keys = () => [
  { key: "d", text: "key-draw", run: moves.draw },
  { key: "t", text: "key-take", run: moves.take },
  { key: "m", text: "key-meld", run: moves.meld },
  { key: "a", text: "key-add", run: moves.layOff },
  ...(canRearrange() ? [{ key: "b", text: "key-rearrange", run: rearrange }] : []),
  { key: "x", text: "key-discard", run: moves.discard },
  { key: "Backspace", text: "key-back", run: turn.back },
  { key: "Escape", text: "key-clear", run: () => turn.pick(new Set()) },
  { key: "s", text: "key-sort", run: turn.nextSort },
  { key: "h", text: "key-hand", run: () => focus("hand") },
  { key: "f", text: "key-table", run: () => focus("melds") },
  { key: "v", text: "key-say-hand", run: () => voice(spokenList(turn.shown.value.map((slot) => slot.code))) },
  { key: "g", text: "key-say-table", run: sayTable },
  { key: "p", text: "key-say-pile", run: sayPile },
  { key: "c", text: "key-say-seats", run: saySeats },
  { key: "l", text: "key-last", run: sayLast },
  { key: "o", text: "key-log", run: () => openSheet("log") },
  { key: "w", text: "key-why", run: why },
  { key: "q", text: "key-may", run: () => openSheet("may", { isTyped: true }) },
  { key: "r", text: "key-score", run: () => openSheet("score") },
  { key: "n", text: "key-next", run: () => table.value?.phase === "between" && nextDeal() },
];

export function start() {
  tellWith(eventWords, happen);
  effect(() => {
    if (turn.asking.value) openSheet("choice", { onClose: () => (turn.asking.value = null) });
    else closeSheet("choice");
  });
  let wasMine = false;
  effect(() => {
    if (isMyTurn.value && !wasMine) {
      play("turn");
      buzz(60);
    }
    wasMine = isMyTurn.value;
  });
  effect(() => {
    if (said.value) play("refusal");
  });
  let over = -1;
  effect(() => {
    const result = view.value?.result;
    const number = view.value?.number;
    if (result && over !== number) {
      over = number;
      play("end");
      openSheet("result");
    }
    if (!result) closeSheet("result");
  });
}

export function Page() {
  const isCut = view.value.phase === "cut" || view.value.phase === "keep";
  return html`<div class="remik">
    <${Seats} />
    ${isCut ? html`<${CutPanel} />` : html`<${Felt} />`}
    <${Status} />
    <${Hand} />
    <${Bar} />
  </div>`;
}
