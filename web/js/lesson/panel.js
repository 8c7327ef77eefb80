// @ts-check
/** The teacher's words above the hand, and what comes after the lesson. */
import { barredWhy } from "../jokeri/turn.js";
import { html, signal, useEffect } from "../lib.js";
import { language } from "../settings.js";
import { ClauseLink } from "../table/clause-sheet.js";
import { table, view } from "../table/store.js";
import { loadShelf, textsOf } from "../text.js";
import { playNow } from "../front/play-now.js";
import { ending, guide } from "./guide.js";
import { LESSONS, startLesson } from "./start.js";

const say = textsOf("lesson");
/** The hints that the reader has closed; others come when there is something else to say. */
const closed = signal("");
const isGoing = signal(false);

/** The number of this lesson, 0 at every other table. @returns {number} */
export const lessonNow = () => /** @type {any} */ (table.value)?.lesson ?? 0;

function useTexts() {
  useEffect(() => {
    loadShelf("lesson");
  }, [language.value]);
}

/** The clause behind a hint; that of the barred number is named by the referee. @param {import("./guide.js").Hint} hint */
const clause = (hint) => (hint.id === "barred" ? barredWhy.value[0]?.clause : hint.clause);

/** "Lesson 2 of 3", of the lesson at this table. */
export const lessonTitle = () => say("title", { lesson: lessonNow() });

export function Lesson() {
  useTexts();
  const lesson = lessonNow();
  const hints = guide(view.value, lesson, table.value?.you ?? 0);
  const key = JSON.stringify(hints);
  const isShown = hints.length > 0 && closed.value !== key;
  return html`<aside class=${isShown ? "lesson" : "lesson away"} aria-label=${lessonTitle()}>
    ${isShown && html`<button type="button" class="plain" data-act="close-hint" aria-label=${say("dismiss")} onClick=${() => (closed.value = key)}>✕</button>`}
    <div aria-live="polite">${isShown && hints.map((hint) => html`<p key=${hint.id} data-hint=${hint.id}>${say(hint.id, hint.args)} ${clause(hint) && html`<${ClauseLink} id=${clause(hint)} />`}</p>`)}</div>
  </aside>`;
}

/** @param {() => Promise<void>} where */
async function go(where) {
  if (isGoing.peek()) return;
  isGoing.value = true;
  await where().catch(() => (isGoing.value = false));
}
// Coming back from the next table by the browser's arrow must find the buttons alive.
addEventListener("pageshow", () => (isGoing.value = false));

/** After the deal: how it went, the next lesson, a real game. */
export function LessonEnd() {
  useTexts();
  const lesson = lessonNow();
  const isLast = lesson >= LESSONS;
  return html`<div class="lesson-end">
    <p data-hint=${ending(view.value, table.value?.you ?? 0)}>${say(ending(view.value, table.value?.you ?? 0))}</p>
    ${isLast && html`<p>${say("end-all")}</p>`}
    <div class="choices">
      ${!isLast && html`<button type="button" class="act main wide" data-act="next-lesson" onClick=${() => go(() => startLesson(lesson + 1))}>${say("next-lesson", { lesson: lesson + 1 })}</button>`}
      <button type="button" class=${isLast ? "act main wide" : "act wide"} data-act="real-game" onClick=${() => go(() => playNow("jokeri"))}>${say("real-game")}</button>
      <button type="button" class="act wide" data-act="same-lesson" onClick=${() => go(() => startLesson(lesson))}>${say("again")}</button>
      <a class="act wide" href="/">${say("home")}</a>
    </div>
  </div>`;
}
