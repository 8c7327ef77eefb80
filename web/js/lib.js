// @ts-check
/** The view library in one place: `html` templates, signals and hooks. */
import { h } from "preact";
import htm from "htm";

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);
export { render } from "preact";
export { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
export { signal, computed, effect, batch, untracked } from "@preact/signals";
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

/** Class names from a list in which false values are left out. @param {...any} names */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** A new id for a command. `randomUUID` is missing on plain http, which a home network uses. */
export function newId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
