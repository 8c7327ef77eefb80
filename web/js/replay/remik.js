// @ts-check
/** A remik table to look at. */
import { html } from "../lib.js";
import { Felt } from "../remik/felt.js";
import { Seats } from "../remik/seats.js";
import { MeldSheet, PileSheet } from "../remik/sheets.js";

export { eventWords } from "../remik/words.js";
export const name = "remik";
export const sheets = { meld: MeldSheet, pile: PileSheet };

export const Stage = () => html`<div class="remik"><${Seats} /><${Felt} /></div>`;
