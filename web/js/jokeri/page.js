// @ts-check
/** The Joker table: head with trump, cross, hand, buttons. */
import { Pip } from "../card-view.js";
import { Lesson, lessonNow, lessonTitle } from "../lesson/panel.js";
import { classes, effect, html, untracked } from "../lib.js";
import { buzz, play } from "../sound.js";
import { spoken, spokenList, voice } from "../speech.js";
import { fly, placeOf } from "../table/fly.js";
import { sayLast, tellWith } from "../table/log.js";
import { seatName } from "../table/names.js";
import { closeSheet, openSheet } from "../table/sheets.js";
import { isMyTurn, message, nextDeal, said, table, view } from "../table/store.js";
import { t } from "../text.js";
import { Bar, Hand, playPicked } from "./bar.js";
import { Cross } from "./cross.js";
import { takeBack } from "./declare.js";
import { canAsk } from "./question.js";
import { ResultSheet } from "./result.js";
import { ScoreSheet } from "./score.js";
import { MaySheet, TrickSheet } from "./sheets.js";
import * as turn from "./turn.js";
import { course, eventWords, promisedWords } from "./words.js";

/** @type {Record<string, any>} */
export const sheets = { trick: TrickSheet, may: MaySheet, result: ResultSheet, score: ScoreSheet };

/** Trump and who named it, always in sight. */
export function TrumpChip() {
  const { trump, namer, phase } = view.value;
  if (trump === null) return phase === "trump" || phase === "bid" ? null : html`<span class="trump-chip">${t("suit-none")}</span>`;
  const isNone = trump === "-";
  const spokenTrump = isNone ? t("suit-none") : t("trump-spoken", { suit: t(`suit-${trump}`) });
  return html`<span class="trump-chip" data-trump-now=${trump}>
    <span class="unseen">${spokenTrump}${namer !== null ? `, ${seatName(namer)}` : ""}</span>
    <span aria-hidden="true" class="trump-in">${isNone ? t("suit-none") : html`${t("trump")} <span class=${`card-chip suit-${trump}`}><${Pip} suit=${trump} /></span>`}${namer !== null && html`<small>${seatName(namer)}</small>`}</span></span>`;
}

/** @param {import("../types.js").Event} event */
function happen(event) {
  if (!event.text.startsWith("play")) return;
  play("card");
  if (event.seat !== table.value?.you) fly(placeOf(`seat-${event.seat}`), placeOf("trick"), event.text.split(" ")[1]);
}

function sayPromises() {
  voice(`${(table.value?.seats ?? []).map((_, seat) => {
    const bid = view.value.bids?.[seat];
    const taken = view.value.taken[seat];
    return `${seatName(seat)}: ${bid === null || bid === undefined ? t("no-bid-yet") : t("taken-of", { taken, bid, course: course(seat) ?? "" })}`;
  }).join(". ")}. ${promisedWords()}`);
}

function sayTrick() {
  const plays = view.value.trick;
  voice(plays.length ? plays.map((/** @type {any} */ one) => t("trick-card", { name: seatName(one.seat), card: spoken(one.play) })).join(". ") : t("trick-none"));
}

/** @returns {import("../table/keys.js").Key[]} */
export const keys = () => [
  { key: "x", text: "key-play", run: playPicked },
  { key: "Escape", text: "key-clear", run: takeBack },
  ...Array.from({ length: 10 }, (_, number) => ({ key: String(number), text: "key-bid", run: () => {
    if (isMyTurn.value && turn.phase.value === "bid") turn.tryBid(number);
  } })),
  { key: "h", text: "key-hand", run: () => /** @type {HTMLElement|null} */ (document.querySelector("#hand button[tabindex='0']"))?.focus() },
  { key: "v", text: "key-say-hand", run: () => voice(spokenList(turn.shown.value.map((slot) => slot.code))) },
  { key: "g", text: "key-say-trick", run: sayTrick },
  { key: "p", text: "key-say-promises", run: sayPromises },
  { key: "c", text: "key-say-trump", run: () => voice(view.value.trump && view.value.trump !== "-" ? t("trump-spoken", { suit: t(`suit-${view.value.trump}`) }) : t("suit-none")) },
  { key: "l", text: "key-last", run: sayLast },
  { key: "e", text: "key-last-trick", run: () => view.value.last_trick && openSheet("trick") },
  { key: "q", text: "key-may", run: () => canAsk(view.value) && openSheet("may") },
  { key: "o", text: "key-log", run: () => openSheet("log") },
  { key: "w", text: "key-why", run: () => said.value?.findings.length && openSheet("reasons", { findings: said.value.findings }) },
  { key: "r", text: "key-score", run: () => openSheet("score") },
  { key: "n", text: "key-next", run: () => table.value?.phase === "between" && nextDeal() },
];

export function start() {
  tellWith(eventWords, happen);
  let wasMine = false;
  effect(() => {
    if (isMyTurn.value && !wasMine) untracked(() => {
      play("turn");
      buzz(60);
    });
    wasMine = isMyTurn.value;
  });
  let over = -1;
  let tricks = "";
  effect(() => {
    const now = view.value;
    untracked(() => {
      const last = now?.last_trick ? JSON.stringify(now.last_trick) : "";
      if (last && tricks && last !== tricks)
        voice(t("trick-won", { name: seatName(now.last_trick.winner), you: String(now.last_trick.winner === table.value?.you) }));
      tricks = last || "-";
      if (now?.result && over !== now.number) {
        over = now.number;
        play("end");
        openSheet("result");
      }
      if (!now?.result) closeSheet("result");
    });
  });
}

/** Which deal it is (in a lesson, which lesson), and what was promised. */
function dealWords() {
  const { number, cards, form } = view.value;
  const all = message.value?.sheet?.deals ?? 0;
  // A joker's declarations need the room; what is still to be taken matters for them.
  if (turn.isDeclaring.value) return promisedWords();
  // Whoever is to promise reads the sum beside the numbers.
  const isAsked = isMyTurn.value && turn.phase.value === "bid";
  const which = lessonNow() ? [lessonTitle(), t("seat-cards", { count: cards })] : [t("deal-of", { number: all ? `${number + 1}/${all}` : number + 1, cards })];
  const words = [...which, form !== "plain" && t(`form-${form.replace("_", "-")}`), !isAsked && promisedWords()];
  return words.filter(Boolean).join(" · ");
}

export function Page() {
  const isLesson = lessonNow() > 0;
  return html`<div class=${classes("jokeri", isLesson && "taught", turn.isDeclaring.value && "declaring")}>
    <p class="promised"><${TrumpChip} /><span>${dealWords()}</span></p>
    <${Cross} />${isLesson && html`<${Lesson} />`}<${Hand} /><${Bar} />
  </div>`;
}
