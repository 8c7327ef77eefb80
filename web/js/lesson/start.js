// @ts-check
/** Sitting down to a lesson. */
import { remember } from "../memory.js";

/** How many lessons Joker has. */
export const LESSONS = 3;

/** Make the table of a lesson and go there. @param {number} lesson from 1 */
export async function startLesson(lesson) {
  const answer = await fetch("/api/lessons/jokeri", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ lesson }),
  });
  if (!answer.ok) throw new Error(`lesson: ${answer.status}`);
  const { table, seat, token } = await answer.json();
  remember(`seat.${table}`, { seat, token });
  location.assign(`/t/${table}`);
}
