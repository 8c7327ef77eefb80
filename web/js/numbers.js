// @ts-check
/** Numbers as they are shown: with a real minus, which is as wide as a plus and is never taken for a hyphen. */

/** @param {number} value */
export const number = (value) => (value < 0 ? `−${-value}` : String(value));

/** A change: what is added has its plus. @param {number} value */
export const change = (value) => (value > 0 ? `+${value}` : number(value));

/** Minus signs in a sentence into which numbers were put. @param {string} text */
export const withMinus = (text) => text.replace(/(^|[\s(:,;])-(?=\d)/g, "$1−");
