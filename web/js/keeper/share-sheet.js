// @ts-check
/** Handing a sheet on: a link to read, a link to write, a picture, a table, paper. */
import { learnReach, OnlyHere } from "../hand-on.js";
import { html, useEffect, useState } from "../lib.js";
import { language } from "../settings.js";
import { handOn, pngOf } from "../share-file.js";
import { Sheet } from "../table/sheets.js";
import { doc } from "./store.js";
import { share, state } from "./sync.js";
import { w } from "./words.js";

/** @param {{label: string, link: string, id: string, note: string, qr: string}} props */
function Link({ label, link, id, note, qr }) {
  const [isCopied, copied] = useState(false);
  async function copy() {
    const field = /** @type {HTMLInputElement} */ (document.getElementById(id));
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without https the browser gives no clipboard: the old way.
      field.select();
      document.execCommand("copy");
    }
    copied(true);
    setTimeout(() => copied(false), 1500);
  }
  return html`<section class="share-link"><label for=${id}><b>${label}</b></label><p class="note">${note}</p>
    <div class="link-row"><input id=${id} readonly value=${link} /><button type="button" class="act" onClick=${copy}>${isCopied ? w("copied") : w("copy")}</button></div>
    ${qr && html`<details><summary>${w("qr")}</summary><img class="qr" alt=${w("qr-of", { label })} src=${qr} /></details>`}
  </section>`;
}

export function ShareSheet() {
  const now = doc.value;
  const [trouble, setTrouble] = useState("");
  const [isBusy, busy] = useState(false);
  const [writeQr, setWriteQr] = useState("");
  const [origin, setOrigin] = useState(location.origin);
  const remote = now?.remote ?? null;
  useEffect(() => {
    if (!remote) return;
    learnReach();
    fetch(`/api/sheets/${remote.sheet}/links`, { headers: { authorization: `Bearer ${remote.token}` } })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((links) => {
        if (links) {
          setOrigin(links.origin);
          setWriteQr(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(links.write_qr)}`);
        }
      })
      .catch(() => {});
  }, [remote?.sheet]);
  if (!now) return null;
  async function put() {
    busy(true);
    setTrouble((await share()) ? "" : w("share-trouble"));
    busy(false);
  }
  if (!remote)
    return html`<${Sheet} kind="share" title=${w("share")}>
      <p>${w("share-lead")}</p>
      <button type="button" class="act main wide" data-act="put" aria-disabled=${isBusy ? "true" : undefined} onClick=${() => isBusy || put()}>${w("share-put")}</button>
      <p class="say" role="alert">${trouble}</p>
      <button type="button" class="act wide" data-act="print" onClick=${() => print()}>${w("print")}</button>
    <//>`;
  const page = `/sheets/${remote.sheet}`;
  const tongue = `?lang=${language.value}`;
  const isBehind = state.value !== "synced";
  return html`<${Sheet} kind="share" title=${w("share")}>
    ${isBehind && html`<p class="say" role="status">${w("share-behind")}</p>`}
    <${OnlyHere} />
    <${Link} id="link-read" label=${w("link-read")} note=${w("link-read-note")} link=${origin + page} qr=${`/api/sheets/${remote.sheet}/qr.svg`} />
    <${Link} id="link-write" label=${w("link-write")} note=${w("link-write-note")} link=${`${origin}/keep#s=${remote.token}`} qr=${writeQr} />
    <section class="deeds" aria-label=${w("exports")}>
      <button type="button" class="act" data-act="picture" onClick=${() => pngOf(`${page}/picture.svg${tongue}`).then((file) => handOn(file)).then(() => setTrouble(""), () => setTrouble(w("share-trouble")))}>${w("picture")}</button>
      <a class="act" data-act="csv" href=${`${page}.csv${tongue}`} download>${w("csv")}</a>
      <a class="act" data-act="page" href=${page + tongue}>${w("page")}</a>
      <button type="button" class="act" data-act="print" onClick=${() => print()}>${w("print")}</button>
    </section>
    <p class="say" role="alert">${trouble}</p>
  <//>`;
}
