// @ts-check
/** Bringing a sheet's edits to the server and fetching those of other phones, when there is a network. */
import { signal } from "../lib.js";
import { adopt, doc, kept, merge } from "./store.js";

/** "alone": only in this browser; "waiting": not all is there yet; "lost": the link does not write any more.
 * @type {import("../lib.js").Signal<"alone"|"synced"|"waiting"|"lost">} */
export const state = signal("alone");
/** The server adds up otherwise: a fault of ours, to be seen. */
export const disagrees = signal(false);

/** Between two looks for what other phones wrote, while the page is seen. */
const PAUSE_MS = 2500;
/** What one request may carry, in characters; the server takes 64 KB. */
const AT_ONCE = 24_000;
const COMPARED = 30_000;
let isBusy = false;
let isAgain = false;
/** How many edits were there when the server last compared sums: as long as none is added, it need not again. */
let compared = 0;
let timer = 0;

/** @param {string} path @param {string} token @param {unknown} body */
const post = (path, token, body) =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

/** Edits not yet acknowledged, as many as one request may carry. @param {import("./store.js").Doc} now */
function batch(now) {
  const unsent = new Set(now.unsent);
  let size = 0;
  return now.edits.filter((edit) => {
    if (!unsent.has(edit.id) || size > AT_ONCE) return false;
    size += JSON.stringify(edit).length;
    return size <= AT_ONCE || size === JSON.stringify(edit).length;
  });
}

/** Put the open sheet on the server for the first time. @returns {Promise<boolean>} */
export async function share() {
  const now = doc.peek();
  if (!now || now.remote) return Boolean(now);
  const edits = batch(now);
  try {
    const answer = await post("/api/sheets", "", { edits });
    if (!answer.ok) return false;
    const made = await answer.json();
    const sent = new Set(edits.map((edit) => edit.id));
    merge(now.id, [], (same) => ({
      ...same,
      remote: { sheet: made.sheet, token: made.token, seq: made.seq },
      unsent: same.unsent.filter((id) => !sent.has(id)),
    }));
    await sync();
    return true;
  } catch {
    return false;
  }
}

/** Another sheet was opened: what is known of its state starts anew. */
export function restart() {
  state.value = doc.peek()?.remote ? "waiting" : "alone";
  disagrees.value = false;
  compared = 0;
  sync();
}

/** Open a sheet by its writing link. @param {string} token @returns {Promise<string|null>} its id here */
export async function join(token) {
  const sheet = token.split(".")[0];
  try {
    const answer = await post(`/api/sheets/${sheet}`, token, {});
    if (!answer.ok) return null;
    const found = await answer.json();
    const id = adopt(found.edits, { sheet, token, seq: found.seq });
    restart();
    return id;
  } catch {
    return null;
  }
}

/** One exchange with the server; again at once if more was written meanwhile. */
export async function sync() {
  const now = doc.peek();
  if (!now?.remote) {
    state.value = "alone";
    return;
  }
  if (isBusy) {
    isAgain = true;
    return;
  }
  isBusy = true;
  try {
    await exchange(now, now.remote);
  } catch {
    state.value = "waiting";
  } finally {
    isBusy = false;
  }
  if (isAgain || (state.peek() === "synced" && doc.peek()?.unsent.length)) {
    isAgain = false;
    await sync();
  }
}

/** @param {import("./store.js").Doc} now @param {import("./store.js").Remote} remote */
async function exchange(now, remote) {
  const edits = batch(now);
  // Only what is whole can be compared: a long sheet goes over in several parts, and a very long one is not compared.
  const isNews = now.edits.length !== compared;
  const reckoned = isNews && edits.length === now.unsent.length ? kept.peek() : null;
  const answer = await post(`/api/sheets/${remote.sheet}`, remote.token, {
    edits,
    since: remote.seq,
    count: now.edits.length,
    reckoned: JSON.stringify(reckoned).length <= COMPARED ? reckoned : null,
  });
  if (answer.status === 403) {
    state.value = "lost";
    return;
  }
  if (!answer.ok) {
    state.value = "waiting";
    return;
  }
  const out = await answer.json();
  const sent = new Set(edits.map((edit) => edit.id));
  merge(now.id, out.edits, (same) => ({
    ...same,
    remote: { ...remote, seq: out.seq },
    unsent: same.unsent.filter((id) => !sent.has(id)),
  }));
  if (out.agrees !== null) {
    disagrees.value = !out.agrees;
    compared = now.edits.length;
  }
  state.value = "synced";
}

/** Keep at it while the page is seen. */
export function keepSyncing() {
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(soon, PAUSE_MS);
    if (document.visibilityState === "visible" && state.peek() !== "lost") sync();
  };
  addEventListener("online", soon);
  document.addEventListener("visibilitychange", soon);
  let count = -1;
  doc.subscribe((now) => {
    if (now && now.unsent.length !== count && now.remote) {
      if (now.unsent.length) state.value = "waiting";
      count = now.unsent.length;
      if (count) sync();
    }
  });
  soon();
}
