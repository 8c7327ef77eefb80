// @ts-check
/** The button that hands on the link of the deal on show. */
import { handOn, learnReach, linkFor, OnlyHere } from "../hand-on.js";
import { html, useEffect, useState } from "../lib.js";
import { t, textsOf } from "../text.js";

const say = textsOf("replay");

/** @param {{path: string}} props */
export function Share({ path }) {
  const [done, setDone] = useState(/** @type {"shared"|"copied"|""|null} */ (null));
  useEffect(() => {
    learnReach();
  }, []);
  const link = linkFor(path);
  return html`<button type="button" class="act share" data-act="share" onClick=${() => handOn(link).then(setDone)}>${done === "copied" ? t("invite-copied") : say("share")}</button>
    <span role="status" class="unseen">${done === "copied" ? t("invite-copied") : ""}</span>
    ${done === "" && html`<label class="by-hand">${say("share-by-hand")} <input readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>`}
    ${done !== null && html`<${OnlyHere} />`}`;
}
