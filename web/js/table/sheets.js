// @ts-check
/** Sheets: small pages over the table. The browser's own dialog keeps the focus inside and gives it back. */
import { html, signal, useEffect, useRef } from "../lib.js";
import { t } from "../text.js";

/** @typedef {{kind: string, [more: string]: any}} Opened */

export const opened = signal(/** @type {Opened[]} */ ([]));

/** @param {string} kind @param {{onClose?: () => void, [more: string]: any}} [more] */
export function openSheet(kind, more = {}) {
  const now = opened.peek();
  if (now.some((sheet) => sheet.kind === kind)) return;
  opened.value = [...now, { kind, ...more }];
}

/** @param {string} [kind] the kind that closes; without it the topmost */
export function closeSheet(kind) {
  const now = opened.peek();
  const going = kind ? now.find((sheet) => sheet.kind === kind) : now.at(-1);
  if (!going) return;
  opened.value = now.filter((sheet) => sheet !== going);
  going.onClose?.();
}

/** @param {{title: string, kind: string, children?: any, wide?: boolean}} props */
export function Sheet({ title, kind, children, wide = false }) {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    const box = dialog.current;
    if (box && !box.open) box.showModal();
  }, []);
  const close = () => closeSheet(kind);
  return html`
    <dialog class=${wide ? "sheet wide-sheet" : "sheet"} ref=${dialog} aria-labelledby=${`${kind}-title`}
      onClose=${close} onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && close()}>
      <div class="sheet-box">
        <header class="sheet-head">
          <h2 id=${`${kind}-title`} tabindex="-1" autofocus>${title}</h2>
          <button type="button" class="plain close" onClick=${close} aria-label=${t("close")}>✕</button>
        </header>
        <div class="sheet-body" tabindex="0">${children}</div>
      </div>
    </dialog>`;
}
