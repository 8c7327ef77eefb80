// @ts-check
/** Making a table, and going there. Pages that the server writes use it too: it needs no library. */
import { recall, remember } from "../memory.js";

/**
 * @typedef {{rules: string, game: string, preset: string, players: number[], more_players?: number[],
 *   offers?: Record<string, import("./offers.js").Trouble>, code?: string}} Preset
 * @typedef {{game: string, levels: string[], presets: Preset[]}} Game
 */

/** Tables that one tap opens; `hasClock` where their rules give every move a time, which the reader may choose.
 * @type {Record<string, {rules: string, seats: string[], hasClock: boolean}>} */
export const QUICK = {
  remik: { rules: "remik/silesian", seats: ["me", "greedy", "greedy"], hasClock: false },
  jokeri: { rules: "jokeri/classic", seats: ["me", "greedy", "greedy", "greedy"], hasClock: true },
};

/** The server would not make the table; `trouble` says why. */
export class NoTable extends Error {
  /** @param {import("./offers.js").Trouble|null} trouble */
  constructor(trouble) {
    super(trouble?.code ?? "table");
    this.trouble = trouble;
  }
}

/** Make a table and go to it; NoTable if it cannot be. @param {string} rules @param {string[]} seats @param {string|null} name
 * @param {number|null} clock seconds for a decision, 0 for none; without it the rules decide */
export async function makeTable(rules, seats, name = null, clock = null) {
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ rules, seats, name, clock }),
  });
  if (!answer.ok) throw new NoTable(await answer.json().catch(() => null));
  const { table, seat, token, invite } = await answer.json();
  remember(`seat.${table}`, { seat, token });
  if (invite) remember(`invite.${table}`, invite);
  remember("last", { table, rules });
  location.assign(`/t/${table}`);
}

/** Games with their presets. @returns {Promise<Game[]>} */
export async function fetchGames() {
  const answer = await fetch("/api/rulesets");
  if (!answer.ok) throw new Error(`rulesets: ${answer.status}`);
  return (await answer.json()).games;
}

/** A rule set of one's own, by its text. @param {string} rules @returns {Promise<Preset>} */
export async function fetchRules(rules) {
  const answer = await fetch(`/api/rules?rules=${encodeURIComponent(rules)}`);
  if (!answer.ok) throw new Error(`rules: ${answer.status}`);
  return answer.json();
}

/** The table that this browser sat at last, if its seat is still known. */
export function lastTable() {
  const last = recall("last", /** @type {{table: string, rules: string}|null} */ (null));
  return last && recall(`seat.${last.table}`, null) ? last : null;
}
