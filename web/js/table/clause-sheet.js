// @ts-check
/** A clause of this table's rules, and refusals in words with their clauses a tap away. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { citation, clauseOf, refusal, rulesAddress, rulesInForce } from "./rules.js";
import { openSheet, Sheet } from "./sheets.js";

/** "§ Opening 2", or the clause's title: a tap opens its text. @param {{id: string, named?: boolean}} props */
export function ClauseLink({ id, named = false }) {
  return html`<button type="button" class="clause-link" onClick=${() => openSheet("clause", { id })}>
    <span aria-hidden="true">${"§\u00A0"}</span>${named ? clauseOf(id).title : citation(id)}</button>`;
}

/** "§ Jokers": several clauses of one section behind one tap. @param {{ids: string[]}} props */
export function ClausesLink({ ids }) {
  return html`<button type="button" class="clause-link" onClick=${() => openSheet("clauses", { ids })}>
    <span aria-hidden="true">${"§\u00A0"}</span>${clauseOf(ids[0]).sectionTitle || clauseOf(ids[0]).title}</button>`;
}

/** @param {{ids: string[]}} props */
export function ClausesSheet({ ids }) {
  return html`<${Sheet} kind="clauses" title=${clauseOf(ids[0]).sectionTitle}>
    ${ids.map(clauseOf).map((clause, at) => html`<h3>${clause.title}</h3>
      <p class="note"><a href=${rulesAddress(rulesInForce.value, clause)} target="_blank" rel="noopener">${"§\u00A0"}${citation(ids[at])}</a></p>
      ${clause.text.split("\n\n").map((part) => html`<p>${part}</p>`)}`)}
  <//>`;
}

/** @param {{id: string}} props */
export function ClauseSheet({ id }) {
  const clause = clauseOf(id);
  return html`<${Sheet} kind="clause" title=${clause.title}>
    <p class="note">${"§\u00A0"}${citation(id)}</p>
    ${clause.text.split("\n\n").map((part) => html`<p>${part}</p>`)}
    <p><a href=${rulesAddress(rulesInForce.value, clause)} target="_blank" rel="noopener">${t("see-in-rules")}</a></p>
  <//>`;
}

/** Findings one under the other, or where they are ``met`` what allows a move.
 * @param {{findings: import("../types.js").Finding[], met?: boolean}} props */
export function Findings({ findings, met = false }) {
  return html`<ul class="findings">
    ${findings.map(
      (finding) => html`<li>${refusal(finding, met ? "met" : "refusal")} <${ClauseLink} id=${finding.clause} /></li>`,
    )}
  </ul>`;
}

/** Every reason of a refusal. @param {{findings: import("../types.js").Finding[]}} props */
export function ReasonsSheet({ findings }) {
  return html`<${Sheet} kind="reasons" title=${t("why-not")}><${Findings} findings=${findings} /><//>`;
}

/** The line above the buttons: why the last move was refused. @param {{said: import("./store.js").Said|null}} props */
export function SaidLine({ said }) {
  if (!said) return null;
  const { code, findings } = said;
  if (!findings.length)
    return html`<p class="say" role="alert"><span>${t(`no-${code.replaceAll("_", "-")}`) || t("no-other")}</span></p>`;
  return html`<p class="say" role="alert">
    <span>${refusal(findings[0])}</span>${" "}
    <${ClauseLink} id=${findings[0].clause} />${" "}
    ${findings.length > 1 &&
    html`<button type="button" class="clause-link" onClick=${() => openSheet("reasons", { findings })}>
      ${t("more-reasons", { count: findings.length - 1 })}</button>`}
  </p>`;
}
