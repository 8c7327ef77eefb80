// @ts-check
/** Rebuilding the table, where the rules allow it: tap a card and then where it goes, or drag it there. */
import { Card } from "../card-view.js";
import { classes, html, useEffect, useRef } from "../lib.js";
import { spoken, spokenList } from "../speech.js";
import { Findings } from "../table/clause-sheet.js";
import { drag, dragging } from "../table/drag.js";
import { settingsInForce } from "../table/rules.js";
import { closeSheet, openSheet, Sheet } from "../table/sheets.js";
import { isMyTurn, message, table, view } from "../table/store.js";
import { t } from "../text.js";
import * as bench from "./bench.js";
import * as moves from "./moves.js";
import * as turn from "./turn.js";

/** Whether the table may be rebuilt now: agreed on, my turn, opened, a card drawn. */
export const canRearrange = () =>
  settingsInForce.value.table_rearrange === "on" &&
  isMyTurn.value &&
  view.value.phase !== "cut" &&
  view.value.phase !== "keep" &&
  Boolean(view.value.opened[table.value?.you ?? -1]) &&
  !moves.mustDraw() &&
  turn.melds.value.length > 0;

export function rearrange() {
  if (!canRearrange()) return;
  bench.begin();
  openSheet("rearrange");
}

/** @param {string|null} over @param {Set<number>} keys */
function drop(over, keys) {
  if (!over?.startsWith("row:")) return;
  bench.held.value = keys;
  const target = over.slice(4);
  bench.put(target === "new" || target === "hand" ? target : Number(target));
}

/** @param {{piece: import("./bench.js").Piece, code: string}} props */
function PieceView({ piece, code }) {
  const isHeld = bench.held.value.has(piece.key);
  const moving = drag.value?.keys.has(piece.key) ? drag.value : null;
  const handlers = dragging({
    tap: () => bench.tap(piece.key),
    start: () => (bench.held.peek().has(piece.key) ? bench.held.peek() : new Set([piece.key])),
    drop,
  });
  return html`<button type="button" class=${classes("bench-card", isHeld && "picked", moving && "dragged", piece.own && "own")} data-piece=${piece.code}
    style=${moving ? `transform: translate(${moving.dx}px, ${moving.dy}px)` : undefined}
    aria-pressed=${isHeld ? "true" : "false"} aria-label=${spoken(code)} ...${handlers}><${Card} code=${code} /></button>`;
}

/** A place for cards. @param {{id: number|"new"|"hand", label: string, faults?: any[], children?: any}} props */
function Place({ id, label, faults = [], children = null }) {
  const name = `row:${id}`;
  return html`<section class=${classes("bench-row", faults.length > 0 && "unsound", drag.value?.over === name && "over")} data-drop=${name} data-row=${id} aria-label=${label}>
    <div class="bench-cards">${children}
      <button type="button" class="act put" data-put=${id} aria-disabled=${bench.held.value.size ? undefined : "true"}
        onClick=${() => bench.put(id)} aria-label=${t("rearrange-put", { place: label })}>${id === "new" ? t("rearrange-new") : t("rearrange-here")}</button>
    </div>
    ${faults.length > 0 && html`<${Findings} findings=${faults} />`}
  </section>`;
}

/** @param {{row: import("./bench.js").Row, number: number}} props */
function RowView({ row, number }) {
  const faces = bench.facesOf(row);
  return html`<${Place} id=${row.id} label=${t("rearrange-row", { number, cards: spokenList(faces) })} faults=${bench.faultsOf(row)}>
    ${row.pieces.map((piece, at) => html`<${PieceView} key=${piece.key} piece=${piece} code=${faces[at]} />`)}
  <//>`;
}

/** How the whole stands, in one sentence that is read out as it changes. */
function standing() {
  if (bench.stays.value) return t("rearrange-stays");
  const unsound = bench.melds.value.filter((row) => bench.faultsOf(row).length).length;
  if (unsound) return t("rearrange-unsound", { count: unsound });
  return bench.reply.value && bench.isChanged.value ? t("rearrange-sound") : "";
}

export function RearrangeSheet() {
  const decision = useRef(message.value?.decision);
  const isStale = message.value?.decision !== decision.current;
  useEffect(() => {
    // Somebody else's move, or the clock: this table is no more.
    if (isStale) closeSheet("rearrange");
  }, [isStale]);
  const found = bench.reply.value;
  const isWrong = (found?.findings ?? []).some((one) => one.step === turn.steps.value.length);
  const canEnd = bench.isChanged.value && found !== null && !isWrong;
  async function done() {
    if (canEnd && (await turn.push(bench.stepText()))) closeSheet("rearrange");
  }
  return html`<${Sheet} kind="rearrange" title=${t("rearrange-title")} wide=${true}>
    <p class="note">${t("rearrange-how")}</p>
    <div class="bench">
      ${bench.melds.value.map((row, at) => html`<${RowView} key=${row.id} row=${row} number=${at + 1} />`)}
      <${Place} id="new" label=${t("rearrange-new")} />
    </div>
    <h3>${t("rearrange-hand")}</h3>
    <${Place} id="hand" label=${t("rearrange-hand")}>
      ${bench.loose.value.map((piece) => html`<${PieceView} key=${piece.key} piece=${piece} code=${piece.code} />`)}
    <//>
    <p role="status" class=${classes("standing", isWrong && "no")} data-standing>${standing()}</p>
    ${bench.faultsOf(null).length > 0 && html`<${Findings} findings=${bench.faultsOf(null)} />`}
    <div class="sheet-actions pair">
      <button type="button" class="act" data-act="rearrange-cancel" onClick=${() => closeSheet("rearrange")}>${t("rearrange-cancel")}</button>
      <button type="button" class="act main" data-act="rearrange-done" aria-disabled=${canEnd ? undefined : "true"} onClick=${done}>${t("rearrange-done")}</button>
    </div>
  <//>`;
}
