// @ts-check
/** The deal on show: its frames, where we are, whose eyes we look through. The table's parts draw from it. */
import { computed, effect, signal } from "../lib.js";
import { language } from "../settings.js";
import { learn } from "../table/rules.js";
import { keptSeat } from "../table/seat.js";
import { message } from "../table/store.js";

/**
 * @typedef {{seat: number|null, text: string|null, auto: string|null, hands: string[][], views: any[]}} Frame
 * @typedef {{game: string, rules: string, code: string, you: number|null, seats: {name: string|null, kind: any}[],
 *   deals: number[], deal: number, link?: string, dealer: number, points: number[], frames: Frame[],
 *   histories: import("../types.js").Event[][]}} Film
 * @typedef {{code: string, line: number, said: string, findings: import("../types.js").Finding[]}} Trouble
 */

export const film = signal(/** @type {Film|null} */ (null));
export const at = signal(0);
/** The seat whose knowledge is shown; null: all hands open. */
export const eye = signal(/** @type {number|null} */ (null));
export const trouble = signal(/** @type {Trouble|null} */ (null));
export const isLoading = signal(false);

export const last = computed(() => (film.value ? film.value.frames.length - 1 : 0));
export const frame = computed(() => film.value?.frames[at.value] ?? null);

/** Every move so far, as the eye's seat heard it; openly, as whoever made it knows it. */
export const told = computed(() => {
  const now = film.value;
  if (!now) return [];
  return now.frames.slice(1).map((one, index) => {
    const seat = /** @type {number} */ (one.seat);
    return { ...now.histories[eye.value ?? seat][index], seat, auto: Boolean(one.auto) };
  });
});

/** @param {number} where */
export function go(where) {
  at.value = Math.max(0, Math.min(last.peek(), where));
}

/** @param {Film} shown */
function show(shown) {
  trouble.value = null;
  film.value = shown;
  at.value = 0;
  if (eye.peek() !== null && /** @type {number} */ (eye.peek()) >= shown.seats.length) eye.value = null;
  learn(shown.rules);
}

/** @param {Response} answer */
async function take(answer) {
  const said = await answer.json().catch(() => ({ code: "fault" }));
  if (answer.ok) show(said);
  else trouble.value = { code: said.code ?? "fault", line: said.line ?? 0, said: said.said ?? "", findings: said.findings ?? [] };
  return answer.ok;
}

/** @param {() => Promise<boolean>} what */
async function loading(what) {
  if (isLoading.peek()) return false;
  isLoading.value = true;
  try {
    return await what();
  } catch {
    trouble.value = { code: "line", line: 0, said: "", findings: [] };
    return false;
  } finally {
    isLoading.value = false;
  }
}

/** @param {string} table */
const bearer = (table) => ({ authorization: `Bearer ${keptSeat(table)?.token ?? ""}` });

/** Ask for a table's deal: as the one who sits there, else by the key of the deal's link.
 * @param {string} table @param {number} deal @param {string} key */
async function ask(table, deal, key) {
  const path = `/api/tables/${table}/replay/${deal}`;
  const own = keptSeat(table) || !key ? await fetch(path, { headers: bearer(table) }) : null;
  // A seat that was given up opens nothing any more; the link still does.
  if (own && (!key || (own.status !== 401 && own.status !== 403))) return own;
  return fetch(`${path}?k=${encodeURIComponent(key)}`);
}

/** A finished deal of a table; without a number the last one.
 * @param {string} table @param {number|null} deal @param {string} key of the deal's link, or "" */
export const loadTable = (table, deal, key) =>
  loading(async () => {
    let wanted = deal;
    if (wanted === null) {
      const about = await fetch(`/api/tables/${table}`, { headers: bearer(table) });
      if (!about.ok) return take(about);
      wanted = (await about.json()).fair?.revealed?.deal ?? 1;
    }
    return take(await ask(table, /** @type {number} */ (wanted), key));
  });

/** A deal of a record. @param {string} text @param {number|null} deal */
export const loadRecord = (text, deal) =>
  loading(async () =>
    take(await fetch("/api/replay", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text, deal, lang: language.value }) })),
  );

/** The table's match as a record, to keep. @param {string} table @returns {Promise<string|null>} */
export async function recordOf(table) {
  const answer = await fetch(`/api/tables/${table}/record.txt`, { headers: bearer(table) }).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

// What the parts of the table draw: nobody sits there, so nothing can be done and no provisional turn begins.
effect(() => {
  const now = film.value;
  const shown = frame.value;
  if (!now || !shown) return;
  const seen = shown.views[eye.value ?? now.you ?? 0];
  message.value = {
    t: "view",
    seq: at.value + 1,
    decision: null,
    table: { id: "", game: now.game, rules: now.rules, code: now.code, seats: now.seats, you: now.you, phase: /** @type {any} */ ("replay"), deal: now.deal },
    view: { ...seen, seat: null, history: told.value.slice(0, at.value) },
    sheet: null,
    clock: null,
  };
});
