// @ts-check
/** Which pages stand behind the front page's links. A link is shown only for a page that exists. */

/** "Settle an argument": the referee. */
export const ARGUE = "/referee";

/** Below the fold: text id and address. @type {[string, string][]} */
export const MORE = [
  ["front-score", "/keep"],
  ["front-rules", "/rules"],
  ["front-house", "/house-rules"],
  ["front-replay", "/replay"],
];
