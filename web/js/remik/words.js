// @ts-check
/** Remik's steps, events and statuses in words, for the eye (signs) and for the ear (spoken names). */
import { sign } from "../cards.js";
import { spoken } from "../speech.js";
import { seatName } from "../table/names.js";
import { table, wasAuto } from "../table/store.js";
import { hasText, clauseText, t } from "../text.js";
import { melds } from "./turn.js";

/** @typedef {(code: string) => string} Say */
/** @typedef {import("../types.js").Meld} Meld */

/** @param {string[]} codes @param {Say} say */
const list = (codes, say) => codes.map(say).join(say === sign ? " " : ", ");

/** What a meld holds, or its letter if it is gone. @param {string} name @param {Say} say @param {string[]} [cards] */
function meldWords(name, say, cards = melds.value.find((/** @type {Meld} */ one) => one.name === name)?.cards) {
  return cards ? list(cards, say) : name;
}

/** The pile for the ear: its top card, unless that lies face down. @param {string | undefined} top @param {number} count */
export function pileWords(top, count) {
  if (top) return t("pile-label", { card: spoken(top), count });
  return count ? t("pile-label-hidden", { count }) : t("pile-label-empty");
}

/** One step in words, without who does it. @param {string} step @param {boolean} you @param {Say} say
 * @param {string} [taken] the card that lay on top of the pile
 * @param {string[]} [onto] the meld that it speaks of, where that lies there no longer as it did */
export function stepWords(step, you, say, taken = "", onto) {
  const [verb, ...rest] = step.trim().split(/\s+/);
  const args = { you: String(you) };
  if (verb === "draw") return rest.length ? t("event-draw-card", { ...args, card: say(rest[0]) }) : t("event-draw", args);
  if (verb === "take") return t("event-take", { ...args, card: taken ? say(taken) : "" });
  if (verb === "meld") {
    const cards = rest.filter((word) => word !== "run" && word !== "group");
    return t("event-meld", { ...args, cards: list(cards, say) });
  }
  if (verb === "add" || verb === "swap") {
    const at = rest.findIndex((word) => word === "to" || word === "at");
    return t(`event-${verb}`, { ...args, cards: list(rest.slice(0, at), say), meld: meldWords(rest[at + 1] ?? "", say, onto) });
  }
  if (verb === "clear") return t("event-clear", { ...args, meld: meldWords(rest[0] ?? "", say, onto) });
  if (verb === "table") return t("event-rearrange", args);
  if (verb === "cut") return rest.length > 1 ? t("event-cut-seen", { ...args, cards: list(rest.slice(1), say) }) : t("event-cut", args);
  if (verb === "keep") return t("event-keep", { ...args, cards: list(rest, say) });
  if (verb === "decline") return t("event-decline", args);
  if (verb === "discard" && rest[0] === "?") return t("event-discard-covered", args);
  if (verb === "discard") return t("event-discard", { ...args, card: say(rest[0] ?? "") });
  return step;
}

/** A whole event in words: "Ania: dobiera z talii, odrzuca 5♣". Melds are told as they lay before each step.
 * @param {import("../types.js").Event[]} history @param {number} index @param {Say} say */
export function eventWords(history, index, say) {
  const { seat, text } = history[index];
  const onto = [...(history[index].melds ?? [])];
  const you = seat === table.value?.you;
  let taken = "";
  for (let i = index - 1; i >= 0 && !taken; i--) taken = /discard (\S+)/.exec(history[i].text)?.[1] ?? "";
  const doings = text
    .split(";")
    .map((step) => stepWords(step, you, say, taken, /^\s*(add|swap|clear)\b/.test(step) ? onto.shift() : undefined));
  return t(wasAuto(history, index) ? "event-auto" : "event", { name: seatName(seat), doings: doings.join(", ") });
}

/** Whether a point of the live line is told by a whole sentence, which says by itself that it is not met.
 * @param {import("../types.js").Status} status */
export const isSentence = (status) => !status.ok && !hasText(`status-${status.id.replaceAll("_", "-")}`);

/** One point of the live line. @param {import("../types.js").Status} status */
export function statusWords(status) {
  const id = `status-${status.id.replaceAll("_", "-")}`;
  const args = { have: status.have ?? 0, need: status.need ?? 0 };
  if (hasText(id)) return t(id, args);
  if (!status.ok) return clauseText("remik", status.id, "refusal", status.args ?? {}) ?? status.id;
  return clauseText("remik", status.id, "title") ?? status.id;
}

/** A meld as it is spoken, with its owner. @param {import("../types.js").Meld} meld */
export function meldSpoken(meld) {
  return t("meld-spoken", {
    kind: t(`kind-${meld.kind}`),
    cards: list(meld.cards, spoken),
    owner: seatName(meld.owner),
    letter: meld.name,
  });
}
