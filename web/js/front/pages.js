// @ts-check
/** Which pages stand behind the front page's links. A link is shown only for a page that exists. */

/** "Settle an argument": the referee's page, or the rules where there is none yet. */
export const ARGUE = "/rules/remik/silesian";

/** Below the fold: text id and address. @type {[string, string][]} */
export const MORE = [
  ["front-rules-remik", "/rules/remik/silesian"],
  ["front-rules-jokeri", "/rules/jokeri/classic"],
];
