// @ts-check
/**
 * A sheet as a log of edits, folded in the order of (lamport, id): everybody who holds the same edits sees the
 * same sheet. A deal is noted whole, and each note names those that it replaces: so what two phones noted without
 * knowing of each other is told from a correction, and no deal is ever mixed of two.
 * The server folds alike in src/stolik/server/sheets/edits.py; a test holds the two together.
 *
 * @typedef {{id: string, lamport: number, at: number, what: "start"|"set"|"drop"|"name"|"undo", rules?: string,
 *   players?: string[], dealer?: number, stake?: number|null, deal?: number,
 *   values?: Record<string, number|string|null>, over?: string[]|null, seat?: number, name?: string, of?: string}} Edit
 * @typedef {Omit<Edit, "id"|"lamport"|"at">} Written an edit before it gets its id and its time
 * @typedef {import("./remik-sums.js").Row} Row
 * @typedef {{values: Row, heads: string[]}} Whole a deal as somebody noted it; `heads`: the edits that a correction
 *   of it is over, its own first
 * @typedef {{value: number|string|null, at: number, dead: boolean}} Was
 * @typedef {{start: Edit, names: string[], deals: Map<number, Whole[]>, rows: Map<number, Row>,
 *   notes: Map<string, {deal: number, values: Row}>, dead: Set<string>, edits: Edit[]}} Folded `deals`: what stands
 *   of each, more than one where phones noted it differently; `rows`: what counts of each; `notes`: all there ever were
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
  for (const edit of all)
    if (edit.what === "name" && !dead.has(edit.id) && edit.seat !== undefined && edit.seat < names.length) names[edit.seat] = shown(edit.name, edit.seat);
  const { deals, notes } = foldNotes(all, dead);
  const rows = new Map([...deals].map(([deal, told]) => [deal, told[0].values]));
  return { start, names, deals, rows, notes, dead, edits: all };
}

/** @param {Record<string, number|string|null>} values @returns {Row} */
const without = (values) => /** @type {Row} */ (Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)));

/** The notes that none has replaced, by deal. @param {Edit[]} all @param {Set<string>} dead */
function foldNotes(all, dead) {
  const places = new Map(all.map((edit, at) => [edit.id, at]));
  /** @param {string} note */
  const placeOf = (note) => places.get(note) ?? all.length;
  // Notes joined by what they replaced tell of one deal; the earliest stands for them.
  /** @type {Map<string, string>} */
  const earlier = new Map();
  /** @param {string} note */
  const firstOf = (note) => {
    while (earlier.has(note)) note = earlier.get(note) ?? "";
    return note;
  };
  /** @type {Map<string, {deal: number, values: Row}>} */
  const heads = new Map();
  /** @type {Map<string, {deal: number, values: Row}>} */
  const notes = new Map();
  for (const edit of all) {
    if (edit.what !== "set" && edit.what !== "drop") continue;
    const deal = edit.deal ?? 0;
    const before = [...heads.keys()].filter((head) => heads.get(head)?.deal === deal);
    // Without `over`, as sheets were kept before, it changes single values of whatever stood there.
    const base = edit.what === "set" && !edit.over && before.length ? heads.get(before[before.length - 1])?.values : {};
    const note = { deal, values: without({ ...base, ...edit.values }) };
    notes.set(edit.id, note);
    if (dead.has(edit.id)) continue;
    for (const replaced of edit.over ?? before) {
      heads.delete(replaced);
      const [first, second] = [firstOf(edit.id), firstOf(replaced)].sort((one, other) => placeOf(one) - placeOf(other));
      if (first !== second) earlier.set(second, first);
    }
    heads.set(edit.id, note);
  }
  /** @type {Map<string, Map<number, string[]>>} */
  const lines = new Map();
  for (const [head, { deal }] of heads) {
    const line = lines.get(firstOf(head)) ?? new Map();
    lines.set(firstOf(head), line.set(deal, [head, ...(line.get(deal) ?? [])]));
  }
  /** @type {Map<number, Whole[]>} */
  const told = new Map();
  for (const line of [...lines.keys()].sort((one, other) => placeOf(one) - placeOf(other))) {
    /** @type {[number, Whole][]} */
    const own = [];
    for (const [deal, news] of [...(lines.get(line) ?? [])].sort(([one], [other]) => one - other)) {
      // Of two corrections of one note the later stands; of one deal put in two places the earlier.
      const values = heads.get(news[0])?.values ?? {};
      const twin = own.find(([, other]) => isSame(other.values, values));
      if (twin) twin[1].heads.push(...news);
      else if (Object.keys(values).length) own.push([deal, { values, heads: [...news] }]);
    }
    for (const [deal, whole] of own) told.set(deal, [...(told.get(deal) ?? []), whole]);
  }
  const inOrder = [...told].sort(([one], [other]) => one - other);
  return { deals: new Map(inOrder.map(([deal, notes]) => [deal, different(notes)])), notes };
}

/** @param {Row} one @param {Row} other */
const isWithin = (one, other) => Object.entries(one).every(([key, value]) => other[key] === value);
/** @param {Row} one @param {Row} other */
const isSame = (one, other) => isWithin(one, other) && isWithin(other, one);

/** Notes that differ; one whose every value stands in another is no other deal, and goes with that. @param {Whole[]} told */
function different(told) {
  /** @type {Whole[]} */
  const kept = [];
  // The fullest first, so that whatever is held by any is held by one that is kept; equal ones stay in order.
  for (const note of [...told].sort((one, other) => Object.keys(other.values).length - Object.keys(one.values).length)) {
    const at = kept.findIndex((other) => isWithin(note.values, other.values));
    if (at < 0) kept.push(note);
    else kept[at] = { ...kept[at], heads: [...kept[at].heads, ...note.heads] };
  }
  const order = told.map((note) => note.heads[0]);
  return kept.sort((one, other) => order.indexOf(one.heads[0]) - order.indexOf(other.heads[0]));
}

// -- what is written ---------------------------------------------------------------------------------

/** What counts of a deal, to be corrected; of one not noted yet nothing. @param {Folded} folded @param {number} deal @returns {Whole} */
export const standing = (folded, deal) => folded.deals.get(deal)?.[0] ?? { values: {}, heads: [] };

/** A deal noted whole, over what its writer saw when he began; null if that is the same.
 * @param {number} deal @param {Record<string, number|string|null>} values @param {Whole} seen @returns {Written|null} */
export function noted(deal, values, seen) {
  const told = without(values);
  if (isSame(told, seen.values)) return null;
  return Object.keys(told).length ? { what: "set", deal, values: told, over: seen.heads } : { what: "drop", deal, over: seen.heads };
}

/** @param {Folded} folded @param {number} deal @returns {Written} */
export const struckOut = (folded, deal) => ({ what: "drop", deal, over: headsOf(folded.deals.get(deal) ?? []) });

/** @param {Whole[]} told */
const headsOf = (told) => told.flatMap((note) => note.heads);

/** Of several notes of a deal this one holds. @param {Folded} folded @param {number} deal @param {number} at @returns {Written|null} */
export function keptAlone(folded, deal, at) {
  const told = folded.deals.get(deal) ?? [];
  if (!told[at]) return null;
  return { what: "set", deal, values: told[at].values, over: headsOf([told[at], ...told.filter((_, other) => other !== at)]) };
}

/** A note was of another deal than it said. @param {Whole} note @param {number} deal @returns {Written} */
export const movedTo = (note, deal) => ({ what: "set", deal, values: note.values, over: note.heads });

/** The first deal that nothing is noted of. @param {Folded} folded */
export function firstFree(folded) {
  let deal = 1;
  while (folded.deals.has(deal)) deal += 1;
  return deal;
}

// -- what was written --------------------------------------------------------------------------------

/** The note that an edit corrects, decides or moves; null for one noted afresh. @param {Folded} folded @param {Edit} edit */
export const corrected = (folded, edit) => folded.notes.get(edit.over?.[0] ?? "") ?? null;

/** What an edit changed of its deal; null for what it took away. @param {Folded} folded @param {Edit} edit @returns {Record<string, number|string|null>} */
export function changesOf(folded, edit) {
  const values = edit.values ?? {};
  if (!edit.over) return values;
  const [was, ...others] = edit.over.map((note) => folded.notes.get(note)).filter((note) => note?.deal === edit.deal);
  const gone = Object.keys(was?.values ?? {}).filter((key) => !(key in values));
  const changed = Object.entries(values).filter(
    ([key, value]) => was?.values[key] !== value || others.some((other) => other && key in other.values && other.values[key] !== value),
  );
  return Object.fromEntries([...changed, ...gone.map((key) => [key, null])]);
}

/** Everything that was ever noted at a place, oldest first. @param {Folded} folded @param {number} deal @param {string} key @returns {Was[]} */
export function historyOf(folded, deal, key) {
  /** @type {Was[]} */
  const found = [];
  for (const edit of folded.edits) {
    if (edit.deal !== deal) continue;
    const dead = folded.dead.has(edit.id);
    const changes = edit.what === "set" ? changesOf(folded, edit) : {};
    if (key in changes) found.push({ value: changes[key], at: edit.at, dead });
    if (edit.what === "drop" && found.length) found.push({ value: null, at: edit.at, dead });
  }
  return found;
}

/** The last edit that still counts and can be taken back. @param {Folded} folded */
export function lastEdit(folded) {
  return folded.edits.findLast((edit) => edit.what !== "start" && edit.what !== "undo" && !folded.dead.has(edit.id)) ?? null;
}
