// @ts-check
/** The course of the game as a drawing, and the same in numbers for those who do not see it. */
import { html } from "../lib.js";
import { number } from "../numbers.js";
import { folded, kept } from "./store.js";
import { w } from "./words.js";

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [320, 150, 34, 10, 16];
/** What a letter of a name takes at most, and how many there is room for. */
const [LETTER, MOST] = [6.6, 14];

/** @param {string} name */
const short = (name) => (name.length > MOST ? `${name.slice(0, MOST - 1).trimEnd()}…` : name);

/** Everybody's totals after each deal, the zeros of the beginning first. @param {import("./reckon.js").Kept} found @param {number} players */
export function courseOf(found, players) {
  const start = Array.from({ length: players }, () => 0);
  if (found.sheet.running) return [start, ...found.sheet.running];
  /** @type {number[][]} */
  const out = [start];
  for (const part of found.sheet.sets)
    for (const [at, row] of part.rows.entries()) {
      const isLast = part.closing && at === part.rows.length - 1;
      out.push(row.map((/** @type {any} */ cell, /** @type {number} */ seat) =>
        out[out.length - 1][seat] + cell.points + (isLast ? part.closing.premium[seat] - part.closing.erased[seat] : 0)));
    }
  return out;
}

/** Labels moved apart so that each can be read. @param {number[]} wanted @returns {number[]} */
function apart(wanted) {
  const order = [...wanted.keys()].sort((one, other) => wanted[one] - wanted[other]);
  const out = [...wanted];
  order.forEach((seat, at) => {
    if (at) out[seat] = Math.max(out[seat], out[order[at - 1]] + 12);
  });
  const over = Math.max(0, Math.max(...out) - (HEIGHT - BOTTOM + 6));
  return out.map((y) => y - over);
}

export function Curve() {
  const found = kept.value;
  const names = folded.value?.names ?? [];
  if (!found || !found.counted) return null;
  const course = courseOf(found, names.length);
  const limit = found.sheet.limit ?? null;
  // The names stand beside their lines, whole.
  const right = 12 + LETTER * Math.max(6, ...names.map((name) => short(name).length));
  const low = Math.min(0, ...course.flat());
  const high = Math.max(1, ...course.flat(), limit !== null ? limit : 1);
  /** @param {number} at */
  const x = (at) => LEFT + ((WIDTH - LEFT - right) * at) / Math.max(1, course.length - 1);
  /** @param {number} points */
  const y = (points) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - points)) / (high - low);
  const ends = apart(names.map((_, seat) => y(course[course.length - 1][seat])));
  const text = names.map((name, seat) => w("curve-line", { name, totals: course.slice(1).map((row) => row[seat]).join(", ") })).join(" ");
  return html`<figure class="curve">
    <figcaption>${w("curve")}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${w("curve")}. ${text}`}>
      ${[low, 0, high].filter((points, at, all) => all.indexOf(points) === at).map(
        (points) => html`<g key=${points}><line class="grid" x1=${LEFT} x2=${WIDTH - right} y1=${y(points)} y2=${y(points)} />
          <text class="scale" x=${LEFT - 4} y=${y(points) + 4} text-anchor="end">${number(points)}</text></g>`,
      )}
      ${limit !== null && html`<line class="limit" x1=${LEFT} x2=${WIDTH - right} y1=${y(limit)} y2=${y(limit)} />`}
      ${names.map(
        (name, seat) => html`<g class=${`line line-${seat}`} key=${seat}>
          <polyline points=${course.map((row, at) => `${x(at).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(" ")} />
          <text x=${WIDTH - right + 4} y=${ends[seat] + 4}>${short(name)}</text></g>`,
      )}
    </svg>
  </figure>`;
}
