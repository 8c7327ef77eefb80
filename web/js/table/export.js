// @ts-check
/** The score sheet taken along: as a file for a spreadsheet, as a picture for a chat, on paper or as PDF. */
import { html, useEffect, useState } from "../lib.js";
import { recall } from "../memory.js";
import { number } from "../numbers.js";
import { t } from "../text.js";
import { ruleLabel } from "./rules.js";
import { table } from "./store.js";

/** @typedef {{title: string, note?: string, rows: (string|number)[][], strong: number[]}} Printed rows with the heading
 * first; `note` says how they are read, `strong` are the rows that stand out */

/** @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A cell as spreadsheets read it: quoted, and never a formula. @param {string|number} cell */
function quoted(cell) {
  const text = typeof cell === "string" && /^[=+@\t\r-]/.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

/** @param {(string|number)[][]} rows */
export const csv = (rows) => rows.map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";

const CELL = { width: 150, height: 40, margin: 24, first: 170 };

/** The sheet drawn on white, twice as large as it is shown. @param {Printed} printed @returns {Promise<Blob|null>} */
export function picture(printed) {
  const columns = Math.max(...printed.rows.map((row) => row.length));
  const width = CELL.margin * 2 + CELL.first + (columns - 1) * CELL.width;
  const height = CELL.margin * 2 + (printed.rows.length + 2) * CELL.height;
  const canvas = document.createElement("canvas");
  canvas.width = width * 2;
  canvas.height = height * 2;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.scale(2, 2);
  pen.fillStyle = "#fffdf7";
  pen.fillRect(0, 0, width, height);
  const font = getComputedStyle(document.body).fontFamily;
  pen.fillStyle = "#1b1c1e";
  pen.textBaseline = "middle";
  pen.font = `700 20px ${font}`;
  pen.fillText(printed.title, CELL.margin, CELL.margin + CELL.height / 2);
  pen.font = `400 14px ${font}`;
  const about = [today(), ruleLabel.value, table.value?.code && `#${table.value.code}`, printed.note].filter(Boolean).join(" · ");
  pen.fillText(about, CELL.margin, CELL.margin + CELL.height * 1.3, width - 2 * CELL.margin);
  printed.rows.forEach((row, at) => {
    const middle = CELL.margin + (at + 2.5) * CELL.height;
    pen.font = `${printed.strong.includes(at) || at === 0 ? 700 : 400} 16px ${font}`;
    row.forEach((cell, column) => {
      pen.textAlign = column ? "right" : "left";
      const right = column ? CELL.margin + CELL.first + column * CELL.width : CELL.margin;
      pen.fillText(typeof cell === "number" ? number(cell) : cell, right, middle, column ? CELL.width - 12 : CELL.first);
    });
    pen.fillStyle = "#d9d2c3";
    pen.fillRect(CELL.margin, CELL.margin + (at + 3) * CELL.height - 1, width - 2 * CELL.margin, 1);
    pen.fillStyle = "#1b1c1e";
  });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** The page of this table's sheet, for others to read; the seat asks for its link. @returns {string} "" while there is none */
function useSheetPage() {
  const [page, setPage] = useState("");
  const id = table.value?.id ?? "";
  useEffect(() => {
    const seat = recall(`seat.${id}`, /** @type {{token: string}|null} */ (null));
    if (!seat) return;
    fetch(`/api/tables/${id}/sheet`, { headers: { authorization: `Bearer ${seat.token}` } })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((found) => found && setPage(found.link))
      .catch(() => {});
  }, [id]);
  return page;
}

/** The day by this machine's clock, as files are sorted by it. */
function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** @param {string} ending */
const fileName = (ending) => `stolik-${table.value?.game === "jokeri" ? "joker" : table.value?.game}-${today()}.${ending}`;

/** @param {{printed: () => Printed, reckoned?: () => (string|number)[][]}} props `reckoned` are the rows for a
 * spreadsheet, where they are others than those that are shown */
export function Export({ printed, reckoned = () => printed().rows }) {
  const page = useSheetPage();
  async function asPicture() {
    const blob = await picture(printed());
    if (!blob) return;
    const file = new File([blob], fileName("png"), { type: "image/png" });
    try {
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
      else save(blob, file.name);
    } catch (error) {
      // The player closed the share sheet: then nothing is wanted. Anything else: a file at least.
      if (!(error instanceof DOMException && error.name === "AbortError")) save(blob, file.name);
    }
  }
  // A mark at the start, by which spreadsheets know the encoding.
  const asFile = () => save(new Blob(["\uFEFF", csv(reckoned())], { type: "text/csv;charset=utf-8" }), fileName("csv"));
  return html`<div class="exports">
    <button type="button" class="act" data-act="picture" onClick=${asPicture}>${t("export-picture")}</button>
    <button type="button" class="act" data-act="print" onClick=${() => print()}>${t("export-print")}</button>
    <button type="button" class="act" data-act="csv" onClick=${asFile}>${t("export-csv")}</button>
    ${page && html`<a class="act" data-act="sheet-page" href=${page} target="_blank">${t("export-page")}</a>`}
  </div>`;
}
