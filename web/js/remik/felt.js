// @ts-check
/** The middle of the table: melds by owner, stock, pile and the last moves. */
import { seatName } from "../table/names.js";
import { Back, Card } from "../card-view.js";
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { isMyTurn, table, view } from "../table/store.js";
import { LastMoves } from "../table/log.js";
import { t } from "../text.js";
import { drag, dragging } from "../table/drag.js";
import { SeenAtCut } from "./cut.js";
import * as moves from "./moves.js";
import * as turn from "./turn.js";
import { meldSpoken, pileWords } from "./words.js";

/** @param {{meld: import("../types.js").Meld}} props */
function MeldView({ meld }) {
  const picked = turn.picked.value.size > 0;
  const fits = picked ? turn.choices.value.filter((choice) => choice.meld === meld.name && choice.kind !== "clear") : [];
  const isHot = fits.some((choice) => choice.ok);
  const isOwn = turn.isProvisional(meld.name);
  const label = isHot ? t("meld-fits", { meld: meldSpoken(meld) }) : meldSpoken(meld);
  return html`<button type="button" data-drop=${`meld:${meld.name}`} data-meld=${meld.name} data-fit=${fits.filter((choice) => choice.ok).map((choice) => choice.kind).join(" ") || undefined}
    class=${classes("meld", isHot && "hot", isOwn && "provisional", drag.value?.over === `meld:${meld.name}` && "over")}
    aria-label=${label} onClick=${() => moves.onMeld(meld.name)}>
    ${meld.cards.map((code, at) => html`<${Card} key=${at} code=${code} />`)}
    ${isHot && html`<span class="fit" aria-hidden="true">+</span>`}
  </button>`;
}

/** From so many melds on they lie closer, and from so many closer still. */
const MANY = 4;
const MOST = 9;

/** How many melds lie above what is in sight of a box that scrolls, and how many below.
 * @param {{current: HTMLElement|null}} box */
function useHidden(box) {
  const [hidden, setHidden] = useState({ above: 0, below: 0 });
  const look = () => {
    const frame = box.current?.getBoundingClientRect();
    if (!box.current || !frame) return;
    const middles = [...box.current.querySelectorAll("[data-meld]")].map((meld) => {
      const place = meld.getBoundingClientRect();
      return (place.top + place.bottom) / 2;
    });
    const above = middles.filter((y) => y < frame.top).length;
    const below = middles.filter((y) => y > frame.bottom).length;
    setHidden((was) => (was.above === above && was.below === below ? was : { above, below }));
  };
  useLayoutEffect(look);
  useEffect(() => {
    const watch = new ResizeObserver(look);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return { hidden, look };
}

function Melds() {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const { hidden, look } = useHidden(box);
  const all = turn.melds.value;
  const me = table.value?.you;
  const provisional = all.filter((/** @type {any} */ meld) => turn.isProvisional(meld.name));
  const count = view.value.players;
  const from = (me ?? 0) + 1;
  // Clockwise from my left, myself last: the order of the seats.
  const owners = Array.from({ length: count }, (_, at) => (from + at) % count);
  useEffect(() => {
    const last = box.current?.querySelector(".provisional");
    last?.scrollIntoView({ block: "nearest" });
  }, [provisional.length]);
  const hot = turn.choices.value.filter((choice) => choice.ok && choice.meld && choice.kind !== "clear").map((choice) => choice.meld).join();
  useEffect(() => {
    // A meld that glows below the edge would glow for nobody.
    if (turn.picked.value.size) box.current?.querySelector(".hot")?.scrollIntoView({ block: "nearest" });
  }, [hot]);
  return html`<div class="melds-frame"><div class=${classes("melds-area", all.length >= MANY && "many", all.length >= MOST && "most")} ref=${box} data-drop="table" tabindex="-1" id="melds" onScroll=${look}>
    <${SeenAtCut} />
    ${!all.length && html`<p class="empty">${t(isMyTurn.value && turn.picked.value.size > 2 ? "melds-drop-here" : "melds-empty")}</p>`}
    ${owners.map((owner) => {
      const theirs = all.filter((/** @type {any} */ meld) => meld.owner === owner && !turn.isProvisional(meld.name));
      if (!theirs.length) return null;
      return html`<section class="owner" key=${owner}><h3>${seatName(owner)}</h3>
        <div class="melds">${theirs.map((/** @type {any} */ meld) => html`<${MeldView} key=${meld.name} meld=${meld} />`)}</div></section>`;
    })}
    ${provisional.length > 0 &&
    html`<section class="owner mine-now"><h3>${t("melds-provisional")}</h3>
      <div class="melds">${provisional.map((/** @type {any} */ meld) => html`<${MeldView} key=${meld.name} meld=${meld} />`)}</div></section>`}
    </div>
    ${hidden.above > 0 && html`<span class="more above" aria-hidden="true">▴ ${hidden.above}</span>`}
    ${hidden.below > 0 && html`<span class="more below" aria-hidden="true">▾ ${hidden.below}</span>`}
  </div>`;
}

/** The pile's top as it stands in the provisional turn. */
function pileTop() {
  const pile = view.value.pile;
  return turn.steps.value.includes("take") ? (pile[1] ?? null) : (pile[0] ?? null);
}

/** Keys of the piles in a drag; cards of the hand count from 1. */
const PILE_KEYS = { stock: -1, pile: -2 };

/** A pile that can be tapped, or dragged to the hand. @param {"stock"|"pile"} from @param {() => void} tap */
function draggable(from, tap) {
  const key = PILE_KEYS[from];
  const moving = drag.value?.keys.has(key) ? drag.value : null;
  return {
    style: moving ? `transform: translate(${moving.dx}px, ${moving.dy}px)` : undefined,
    ...dragging({
      tap,
      start: () => new Set([key]),
      drop: (over) => (over === "hand" || over?.startsWith("card:")) && moves.dropOnHand(from),
    }),
  };
}

function Piles() {
  const { stock, pile_count: count } = view.value;
  const top = pileTop();
  const left = turn.steps.value.includes("take") ? count - 1 : count;
  const canDraw = moves.mustDraw();
  const takes = turn.choicesOf("take")[0];
  return html`<div class="piles">
    <button type="button" class=${classes("pile", canDraw && "hot", drag.value?.keys.has(PILE_KEYS.stock) && "dragged")} data-spot="stock" ...${draggable("stock", moves.draw)}
      aria-label=${t("stock-label", { count: stock })}>
      <${Back} extra=${stock > 1 ? "deep" : ""} /><span class="pile-name" aria-hidden="true">${t("stock-name", { count: stock })}</span>
    </button>
    <button type="button" data-drop="pile" data-spot="pile"
      class=${classes("pile", drag.value?.keys.has(PILE_KEYS.pile) && "dragged", canDraw && takes?.ok && "hot", [...(drag.value?.keys ?? [])].some((key) => key > 0) && "target", drag.value?.over === "pile" && "over")}
      ...${draggable("pile", moves.tapPile)}
      aria-label=${pileWords(top, left)}>
      ${top ? html`<${Card} code=${top} extra=${left > 1 ? "deep" : ""} />` : html`<span class=${classes("card", left ? "back" : "none")} aria-hidden="true"></span>`}
      <span class="pile-name" aria-hidden="true">${t("pile-name", { count: left })}</span>
    </button>
  </div>`;
}

export function Felt() {
  return html`<main class="felt" id="table" aria-label=${t("table-label")}>
    <${Melds} />
    <div class="middle"><${LastMoves} /><${Piles} /></div>
  </main>`;
}
