// @ts-check
/** The clock of a seat as a ring that empties; the server keeps the time, this only shows it. */
import { html, signal, useEffect } from "../lib.js";
import { play } from "../sound.js";
import { clockAt, message, table } from "./store.js";

const LAST_SECONDS = 10;
const now = signal(performance.now());

/** Seconds left at this seat, or null without a clock. @param {number} seat */
function left(seat) {
  const clock = message.value?.clock;
  if (!clock || clock.seat !== seat || typeof clock.remaining_ms !== "number") return null;
  const gone = now.value - clockAt.value;
  return { seconds: Math.max(0, Math.ceil((clock.remaining_ms - gone) / 1000)),
    share: Math.max(0, Math.min(1, (clock.remaining_ms - gone) / (clock.total_ms || clock.remaining_ms))) };
}

/** @param {number} seat */
export const secondsLeft = (seat) => left(seat)?.seconds ?? null;

/** The ring round a seat's letter; with a clock it shows the seconds. @param {{seat: number, name: string, active: boolean}} props */
export function Ring({ seat, name, active }) {
  const time = active ? left(seat) : null;
  const isClose = time !== null && time.seconds <= LAST_SECONDS;
  useEffect(() => {
    if (time === null) return undefined;
    const timer = setInterval(() => (now.value = performance.now()), 250);
    return () => clearInterval(timer);
  }, [time === null, message.value?.seq]);
  useEffect(() => {
    if (isClose && seat === table.value?.you) play("tick");
  }, [isClose ? time?.seconds : 0]);
  const about = table.value?.seats[seat];
  // Georgian has no capitals that a name begins with, and few fonts have the ones for headings.
  const letter = [...name][0] ?? "";
  const mark = about?.kind === "bot" ? "⚙\uFE0E" : /[ა-ჿ]/.test(letter) ? letter : letter.toLocaleUpperCase();
  const share = time ? time.share : active ? 1 : 0;
  return html`<span class=${isClose ? "ring close" : "ring"} style=${`--share: ${share}`} aria-hidden="true">
    <i class=${time && time.seconds > 99 ? "three" : undefined}>${time ? time.seconds : mark}</i></span>`;
}
