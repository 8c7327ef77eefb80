// @ts-check
/** The score sheet taken along: as a file for a spreadsheet, as a picture for a chat, on paper or as PDF. */
import { html, useEffect, useState } from "../lib.js";
import { recall } from "../memory.js";
import { number } from "../numbers.js";
import { t } from "../text.js";
import { table } from "./store.js";

/** @typedef {{title: string, rows: (string|number)[][], strong: number[]}} Printed rows with the heading first;
 * `strong` are the rows that stand out */

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

/** @param {Printed} printed */
export const csv = (printed) => printed.rows.map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";

const CELL = { width: 150, height: 40, margin: 24, first: 170 };

/** The sheet drawn on white, twice as large as it is shown. @param {Printed} printed @returns {Promise<Blob|null>} */
export function picture(printed) {
  const columns = Math.max(...printed.rows.map((row) => row.length));
  const width = CELL.margin * 2 + CELL.first + (columns - 1) * CELL.width;
  const height = CELL.margin * 2 + (printed.rows.length + 1) * CELL.height;
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
  printed.rows.forEach((row, at) => {
    const middle = CELL.margin + (at + 1.5) * CELL.height;
    pen.font = `${printed.strong.includes(at) || at === 0 ? 700 : 400} 16px ${font}`;
    row.forEach((cell, column) => {
      pen.textAlign = column ? "right" : "left";
      const right = column ? CELL.margin + CELL.first + column * CELL.width : CELL.margin;
      pen.fillText(typeof cell === "number" ? number(cell) : cell, right, middle, column ? CELL.width - 12 : CELL.first);
    });
    pen.fillStyle = "#d9d2c3";
    pen.fillRect(CELL.margin, CELL.margin + (at + 2) * CELL.height - 1, width - 2 * CELL.margin, 1);
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

/** @param {{printed: () => Printed}} props */
export function Export({ printed }) {
  const page = useSheetPage();
  async function asPicture() {
    const blob = await picture(printed());
    if (!blob) return;
    const file = new File([blob], "stolik.png", { type: "image/png" });
    try {
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
      else save(blob, file.name);
    } catch (error) {
      // The player closed the share sheet: then nothing is wanted. Anything else: a file at least.
      if (!(error instanceof DOMException && error.name === "AbortError")) save(blob, file.name);
    }
  }
  // A mark at the start, by which spreadsheets know the encoding.
  const asFile = () => save(new Blob(["\uFEFF", csv(printed())], { type: "text/csv;charset=utf-8" }), "stolik.csv");
  return html`<div class="exports">
    <button type="button" class="act" data-act="picture" onClick=${asPicture}>${t("export-picture")}</button>
    <button type="button" class="act" data-act="print" onClick=${() => print()}>${t("export-print")}</button>
    <button type="button" class="act" data-act="csv" onClick=${asFile}>${t("export-csv")}</button>
    ${page && html`<a class="act" data-act="sheet-page" href=${page} target="_blank">${t("export-page")}</a>`}
  </div>`;
}
