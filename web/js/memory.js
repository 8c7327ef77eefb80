// @ts-check
/** What the browser remembers. Every access may fail (private mode, full disk); then it forgets. */

/** @template T @param {string} key @param {T} otherwise @returns {T} */
export function recall(key, otherwise) {
  try {
    const text = localStorage.getItem(`stolik.${key}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {any} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`stolik.${key}`, JSON.stringify(value));
  } catch {
    // Nothing to be done: the page works without memory.
  }
}

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(`stolik.${key}`);
  } catch {
    // As above.
  }
}
