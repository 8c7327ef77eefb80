// @ts-check
/** A record inside its own link: packed, and behind the #, so that no server keeps it. */

/** Longer ones the server refuses too. */
const MOST_BYTES = 64 * 1024;

/** @param {ReadableStream<Uint8Array>} stream @returns {Promise<Uint8Array>} no more than a record may have */
async function all(stream) {
  const parts = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    // A few letters can unfold to gigabytes.
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("too long for a record");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(/** @type {BlobPart[]} */ (parts)).arrayBuffer());
}

/** @param {BlobPart} data @param {any} through */
const passed = (data, through) => all(/** @type {any} */ (new Blob([data]).stream().pipeThrough(through)));

/** The link of a record's deal, without the origin; "" where the browser cannot pack.
 * @param {string} text @param {number} deal */
export async function recordLink(text, deal) {
  if (!("CompressionStream" in window)) return "";
  const bytes = await passed(text, new CompressionStream("deflate"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const packed = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `/replay#d=${deal}&r=${packed}`;
}

/** The record and deal in a link's part behind the #; null if it holds none. @param {string} hash
 * @returns {Promise<{text: string, deal: number|null}|null>} */
export async function recordIn(hash) {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const packed = found.get("r");
  if (!packed || !("DecompressionStream" in window)) return null;
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await passed(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)), new DecompressionStream("deflate"));
    const deal = Number(found.get("d"));
    return { text: new TextDecoder().decode(bytes), deal: Number.isInteger(deal) && deal > 0 ? deal : null };
  } catch {
    return { text: "", deal: null };
  }
}
