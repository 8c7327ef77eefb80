// @ts-check
/**
 * Sheets in this browser, and the one that is open. A sheet is written here first, whether there is a network
 * or not; what the server is told comes after (sync.js).
 *
 * @typedef {import("./log.js").Edit} Edit
 * @typedef {import("./log.js").Written} Written
 * @typedef {{sheet: string, token: string, seq: number}} Remote
 * @typedef {{id: string, edits: Edit[], unsent: string[], remote: Remote|null, opened: number}} Doc
 * @typedef {import("./reckon.js").Tariff & {page: string, preset: string, house_rules: number,
 *   names: Record<string, string>}} KnownTariff
 */
import { computed, newId, signal } from "../lib.js";
import { forget, recall } from "../memory.js";
import { fold } from "./log.js";
import { reckon } from "./reckon.js";

const DOC = "stolik.keep.doc.";

/** @type {import("../lib.js").Signal<Doc|null>} */
export const doc = signal(null);
/** Whether the browser keeps what is written; a full or forbidden store must be said, not passed over. */
export const isKept = signal(true);
/** @type {import("../lib.js").Signal<Record<string, KnownTariff>>} */
export const tariffs = signal(recall("keep.tariffs", {}));
export const folded = computed(() => (doc.value ? fold(doc.value.edits) : null));
export const tariff = computed(() => tariffs.value[folded.value?.start.rules ?? ""] ?? null);
/** The open sheet added up, a deal noted twice marked; null while its tariff is not here. */
export const kept = computed(() => {
  const now = folded.value;
  const known = tariff.value;
  if (!now || !known) return null;
  const found = reckon(known, now.names.length, now.rows, now.start.stake ?? null);
  const doubts = doubtful(now).map((deal) => ({ deal, seat: null, code: "noted_twice", args: { deal, notes: now.deals.get(deal)?.length ?? 0 } }));
  return { ...found, marks: [...found.marks, ...doubts] };
});

/** The deals that phones noted differently. @param {import("./log.js").Folded} now */
export const doubtful = (now) => [...now.deals.keys()].filter((deal) => (now.deals.get(deal)?.length ?? 0) > 1);

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    isKept.value = true;
  } catch {
    isKept.value = false;
  }
}

/** Every sheet of this browser, the last opened first. @returns {Doc[]} */
export function allDocs() {
  /** @type {Doc[]} */
  const found = [];
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DOC)) {
        const kept = recall(key.slice("stolik.".length), /** @type {Doc|null} */ (null));
        if (kept?.edits) found.push(kept);
      }
  } catch {
    isKept.value = false;
  }
  return found.sort((one, other) => other.opened - one.opened);
}

/** @param {Doc} changed */
export function put(changed) {
  write(DOC + changed.id, changed);
  if (doc.peek()?.id === changed.id) doc.value = changed;
}

/** @param {string} id @returns {boolean} whether there is such a sheet */
export function open(id) {
  const found = recall(`keep.doc.${id}`, /** @type {Doc|null} */ (null));
  if (!found?.edits) {
    // A browser that keeps nothing still has the sheet that was just begun.
    return doc.peek()?.id === id;
  }
  doc.value = { ...found, opened: Date.now() };
  put(doc.value);
  return true;
}

/** @param {string} id */
export function remove(id) {
  forget(`keep.doc.${id}`);
  if (doc.peek()?.id === id) doc.value = null;
}

/** @param {Written} what @param {Edit[]} edits @returns {Edit} */
function stamped(what, edits) {
  const lamport = 1 + Math.max(0, ...edits.map((edit) => edit.lamport));
  return { ...what, id: newId(), lamport, at: Date.now() };
}

/** Begin a sheet and open it. @param {string} rules @param {string[]} players @param {number} dealer @param {number|null} stake */
export function begin(rules, players, dealer, stake) {
  const start = stamped({ what: "start", rules, players, dealer, stake }, []);
  const made = { id: newId(), edits: [start], unsent: [start.id], remote: null, opened: Date.now() };
  doc.value = made;
  put(made);
  return made.id;
}

/** Take up a sheet that is on the server. @param {Edit[]} edits @param {Remote} remote */
export function adopt(edits, remote) {
  const had = allDocs().find((one) => one.remote?.sheet === remote.sheet);
  const made = had ? { ...had, remote: { ...remote, seq: had.remote?.seq ?? 0 } } : { id: newId(), edits, unsent: [], remote, opened: Date.now() };
  doc.value = made;
  put(made);
  return made.id;
}

/** Write an edit on the open sheet; nothing for none. @param {Written|null} what */
export function edit(what) {
  const now = doc.peek();
  if (!now || !what) return;
  const made = stamped(what, now.edits);
  put({ ...now, edits: [...now.edits, made], unsent: [...now.unsent, made.id] });
}

/** Edits of another phone or tab join those that are here. @param {string} id @param {Edit[]} edits @param {(doc: Doc) => Doc} [also] */
export function merge(id, edits, also = (same) => same) {
  const now = doc.peek()?.id === id ? doc.peek() : recall(`keep.doc.${id}`, /** @type {Doc|null} */ (null));
  if (!now) return;
  const had = new Set(now.edits.map((one) => one.id));
  put(also({ ...now, edits: [...now.edits, ...edits.filter((one) => !had.has(one.id))] }));
}

// Another tab of this browser wrote on the same sheet.
addEventListener("storage", (event) => {
  const now = doc.peek();
  if (!now || event.key !== DOC + now.id || !event.newValue) return;
  try {
    /** @type {Doc} */
    const theirs = JSON.parse(event.newValue);
    const had = new Set(now.edits.map((one) => one.id));
    const unsent = new Set([...now.unsent, ...theirs.unsent.filter((id) => !had.has(id))]);
    doc.value = {
      ...now,
      edits: [...now.edits, ...theirs.edits.filter((one) => !had.has(one.id))],
      unsent: [...unsent],
      remote: now.remote ?? theirs.remote,
    };
  } catch {
    // Half a value is no news.
  }
});

/** @param {KnownTariff[]} found */
export function knowTariffs(found) {
  tariffs.value = { ...tariffs.peek(), ...Object.fromEntries(found.map((one) => [one.rules, one])) };
  write("stolik.keep.tariffs", tariffs.peek());
}

/** The tariff of a rule set, from the server unless it is here; null where it cannot be had. @param {string} rules @returns {Promise<KnownTariff|null>} */
export async function fetchTariff(rules) {
  const have = tariffs.peek()[rules];
  try {
    const answer = await fetch(`/api/tariff?rules=${encodeURIComponent(rules)}`);
    if (!answer.ok) return answer.status === 400 ? null : (have ?? null);
    const found = await answer.json();
    knowTariffs([found]);
    return found;
  } catch {
    return have ?? null;
  }
}

/** Every preset's tariff, so that a sheet can be begun later without a network. */
export async function fetchPresets() {
  try {
    const answer = await fetch("/api/tariffs");
    if (answer.ok) knowTariffs((await answer.json()).tariffs);
  } catch {
    // Then those that are here must do.
  }
}
