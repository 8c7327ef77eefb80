// @ts-check
/**
 * A sheet as a log of edits, folded in the order of (lamport, id): everybody who holds the same edits sees the
 * same sheet. The server folds alike in src/stolik/server/sheets/edits.py; a test holds the two together.
 *
 * @typedef {{id: string, lamport: number, at: number, what: "start"|"set"|"drop"|"name"|"undo", rules?: string,
 *   players?: string[], dealer?: number, stake?: number|null, deal?: number,
 *   values?: Record<string, number|string|null>, seat?: number, name?: string, of?: string}} Edit
 * @typedef {import("./remik-sums.js").Row} Row
 * @typedef {{value: number|string|null, at: number, dead: boolean}} Was
 * @typedef {{start: Edit, names: string[], rows: Map<number, Row>, dead: Set<string>, edits: Edit[]}} Folded
 */

/** @param {Edit[]} edits @returns {Edit[]} */
export function ordered(edits) {
  /** @type {Map<string, Edit>} */
  const unique = new Map();
  for (const edit of edits) if (!unique.has(edit.id)) unique.set(edit.id, edit);
  return [...unique.values()].sort((one, other) => one.lamport - other.lamport || (one.id < other.id ? -1 : 1));
}

/** @param {string|undefined} name @param {number} seat */
const shown = (name, seat) => (name ?? "").trim().slice(0, 24) || String(seat + 1);

/** The sheet that the edits make; null without a beginning. @param {Edit[]} edits @returns {Folded|null} */
export function fold(edits) {
  const all = ordered(edits);
  const start = all.find((edit) => edit.what === "start");
  if (!start) return null;
  /** @type {Set<string>} */
  const dead = new Set();
  for (const edit of [...all].reverse()) if (edit.what === "undo" && !dead.has(edit.id)) dead.add(edit.of ?? "");
  const names = (start.players ?? []).map(shown);
  /** @type {Map<number, Row>} */
  const rows = new Map();
  for (const edit of all) {
    if (dead.has(edit.id)) continue;
    if (edit.what === "name" && edit.seat !== undefined && edit.seat < names.length) names[edit.seat] = shown(edit.name, edit.seat);
    if (edit.what === "drop") rows.delete(edit.deal ?? 0);
    if (edit.what === "set") {
      const row = { ...rows.get(edit.deal ?? 0) };
      for (const [key, value] of Object.entries(edit.values ?? {})) {
        if (value === null) delete row[key];
        else row[key] = value;
      }
      if (Object.keys(row).length) rows.set(edit.deal ?? 0, row);
      else rows.delete(edit.deal ?? 0);
    }
  }
  return { start, names, rows, dead, edits: all };
}

/** Everything that was ever noted at a place, oldest first. @param {Folded} folded @param {number} deal @param {string} key @returns {Was[]} */
export function historyOf(folded, deal, key) {
  /** @type {Was[]} */
  const found = [];
  for (const edit of folded.edits) {
    if (edit.deal !== deal) continue;
    const dead = folded.dead.has(edit.id);
    if (edit.what === "set" && edit.values && key in edit.values) found.push({ value: edit.values[key], at: edit.at, dead });
    if (edit.what === "drop" && found.length) found.push({ value: null, at: edit.at, dead });
  }
  return found;
}

/** The last edit that still counts and can be taken back. @param {Folded} folded */
export function lastEdit(folded) {
  return folded.edits.findLast((edit) => edit.what !== "start" && edit.what !== "undo" && !folded.dead.has(edit.id)) ?? null;
}
