// @ts-check
/** Why a table cannot be: the rule's own sentence, and each way out as one tap. */
import { html } from "../lib.js";
import { clauseText, ruleText, t } from "../text.js";

/**
 * @typedef {{rules: string, changes: Record<string, number|string>}} Offer
 * @typedef {{code: string, findings?: import("../types.js").Finding[], offers?: Offer[]}} Trouble
 */

/** @param {string} game @param {string} name @param {number|string} value */
function changeWords(game, name, value) {
  const label = ruleText(game, `${name}-label`) ?? name;
  return `${label}: ${ruleText(game, `${name}-value-${value}`) ?? value}`;
}

/** @param {{game: string, trouble: Trouble, take: (rules: string) => void}} props */
export function Refused({ game, trouble, take }) {
  const offers = trouble.offers ?? [];
  return html`<div class="refused" role="alert">
    ${(trouble.findings ?? []).map((found) => html`<p class="say">${clauseText(game, found.clause, "refusal", found.args ?? {}) ?? t("front-trouble")}</p>`)}
    ${offers.length > 0 && html`<p>${t("lobby-offers")}</p>`}
    <div class="choices">
      ${offers.map(
        (offer) => html`<button type="button" class="act wide" data-offer=${offer.rules} onClick=${() => take(offer.rules)}>
          ${Object.entries(offer.changes).map(([name, value]) => changeWords(game, name, value)).join("; ")}</button>`,
      )}
    </div>
  </div>`;
}
