// @ts-check
/** A Joker table to look at. */
import { html } from "../lib.js";
import { Cross } from "../jokeri/cross.js";
import { TrumpChip } from "../jokeri/page.js";
import { promisedWords } from "../jokeri/words.js";

export { eventWords } from "../jokeri/words.js";
export const name = "jokeri";
export const sheets = {};

export const Stage = () => html`<div class="jokeri"><p class="promised"><${TrumpChip} /><span>${promisedWords()}</span></p><${Cross} /></div>`;
