// @ts-check
/** What every rendered page does a little better with scripts: the reader's colours, copying, printing. */
import { recall } from "../memory.js";

document.documentElement.dataset.theme = recall("set.theme", "auto");
document.documentElement.dataset.deck = recall("set.four", false) ? "four" : "two";

/** Show the controls that need scripts, inside a part of the page. @param {ParentNode} part */
export function enliven(part) {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (part.querySelectorAll("[data-copy], [data-print], [data-picture]")))
    button.hidden = "picture" in button.dataset && !navigator.share && !("download" in document.createElement("a"));
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const text = button.dataset.copy ?? "";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without permission, or without https: the old way.
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  const before = button.textContent;
  button.textContent = button.dataset.done ?? before;
  setTimeout(() => (button.textContent = before), 1500);
}

/** The drawing as a PNG, which every chat takes. @param {string} address @returns {Promise<Blob>} */
async function pngOf(address) {
  const svg = await (await fetch(address)).text();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 1200;
  canvas.height = 630;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** @param {HTMLButtonElement} button */
async function share(button) {
  const file = new File([await pngOf(button.dataset.picture ?? "")], "stolik.png", { type: "image/png" });
  const link = /** @type {HTMLAnchorElement|null} */ (document.getElementById("question"))?.href ?? location.href;
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], url: link }).catch(() => {});
    return;
  }
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!(button instanceof HTMLButtonElement)) return;
  if ("copy" in button.dataset) copy(button);
  else if ("print" in button.dataset) print();
  else if ("picture" in button.dataset) share(button).catch(() => {});
});

enliven(document);
