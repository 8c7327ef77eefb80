// @ts-check
/**
 * A Joker sheet added up by its tariff, as remik-sums.js does for remik: every score, and who is rewarded or
 * struck when a set closes, is looked up in tables that the server made from the rules.
 *
 * @typedef {{points: number[][], because: string[]}} Scores
 * @typedef {{game: "jokeri", rules: string, code: string, players: number[], deals: [number, number, string][],
 *   bids: Record<string, boolean>, barred: boolean, clauses: string[], scores: Record<string, Record<string, Scores>>,
 *   premium: {on: boolean, least: number, apart: number, passes: (number|null)[]}, closing: [number, number][],
 *   partner: number[]|null, tie: [number, number]}} JokeriTariff
 * @typedef {{bid: number|null, taken: number, points: number, because: string}} Cell
 * @typedef {import("./remik-sums.js").Row} Row
 * @typedef {import("./remik-sums.js").Mark} Mark
 */
import { placesOf } from "./remik-sums.js";

const SEATS = [0, 1, 2, 3];

/** One result; null for one that there cannot be.
 * @param {JokeriTariff} tariff @param {string} form @param {number} cards @param {number|null} bid @param {number} taken
 * @returns {Cell|null} */
export function score(tariff, form, cards, bid, taken) {
  const scores = tariff.scores[form]?.[cards];
  if (!scores || tariff.bids[form] !== (bid !== null)) return null;
  const points = scores.points[bid ?? 0]?.[taken];
  if (points === undefined) return null;
  return { bid, taken, points, because: tariff.clauses[Number(scores.because[bid ?? 0][taken])] };
}

/** The best of the deals that count, the earliest of equals; null where none counts. @param {number[]} column @param {number} counting */
function bestOf(column, counting) {
  /** @type {number|null} */
  let best = null;
  for (let at = 0; at < Math.min(counting, column.length); at++) if (best === null || column[at] > column[best]) best = at;
  return best;
}

/** What passing through a whole set of these deals earns; null where it is as usual. @param {JokeriTariff} tariff @param {number[]} cards */
const passesOf = (tariff, cards) => tariff.premium.passes[new Set(cards).size > 1 ? 0 : 1];

/** The closing row of a whole set. @param {JokeriTariff} tariff @param {string} form @param {number[]} cards @param {Cell[][]} rows */
export function closeSet(tariff, form, cards, rows) {
  const nothing = () => SEATS.map(() => /** @type {number|null} */ (null));
  const closing = { premium: [0, 0, 0, 0], doubled: nothing(), erased: [0, 0, 0, 0], struck: nothing(), keepers: /** @type {number[]} */ ([]) };
  if (!tariff.bids[form]) return closing;
  closing.keepers = SEATS.filter((seat) => rows.every((row) => row[seat].bid === row[seat].taken));
  const [rewarded, struck] = tariff.closing[closing.keepers.reduce((mask, seat) => mask | (1 << seat), 0)];
  const { premium } = tariff;
  for (const seat of SEATS) {
    const column = rows.map((row) => row[seat].points);
    const best = bestOf(column, cards.length - premium.apart);
    const points = best === null ? 0 : column[best];
    if (premium.on && rewarded & (1 << seat)) {
      const fixed = rows.every((row) => row[seat].bid === 0) ? passesOf(tariff, cards) : null;
      closing.premium[seat] = Math.max(fixed ?? points, premium.least);
      closing.doubled[seat] = closing.premium[seat] === points ? best : null;
    }
    if (struck & (1 << seat) && points > 0) {
      closing.erased[seat] = points;
      closing.struck[seat] = best;
    }
  }
  return closing;
}

/** What the premium would be worth to one who has kept every promise so far.
 * @param {JokeriTariff} tariff @param {number[]} cards @param {Cell[]} column */
function stakeOf(tariff, cards, column) {
  const { premium } = tariff;
  if (!premium.on) return 0;
  const fixed = passesOf(tariff, cards);
  if (fixed !== null && column.every((cell) => cell.bid === 0)) return Math.max(fixed, premium.least);
  const points = column.map((cell) => cell.points);
  const best = bestOf(points, cards.length - premium.apart);
  return Math.max(best === null ? 0 : points[best], premium.least);
}

/** @param {JokeriTariff} tariff @param {number} number @param {Cell[][]} rows the deals of this set so far */
function setSheet(tariff, number, rows) {
  const slots = tariff.deals.filter(([set]) => set === number);
  const form = slots[0][2];
  const cards = slots.map((slot) => slot[1]);
  const closing = rows.length === slots.length ? closeSet(tariff, form, cards, rows) : null;
  const clean = SEATS.map((seat) => tariff.bids[form] && rows.every((row) => row[seat].bid === row[seat].taken));
  const stake = SEATS.map((seat) => (clean[seat] ? stakeOf(tariff, cards, rows.map((row) => row[seat])) : 0));
  const totals = SEATS.map(
    (seat) => rows.reduce((sum, row) => sum + row[seat].points, 0) + (closing ? closing.premium[seat] - closing.erased[seat] : 0),
  );
  return { set: number, form, cards, rows, closing, clean, stake, totals };
}

/** The whole sheet from the deals' cells, in the order of the schedule. @param {JokeriTariff} tariff @param {Cell[][]} rows */
export function jokeriSheet(tariff, rows) {
  /** @type {ReturnType<typeof setSheet>[]} */
  const sets = [];
  for (let at = 0, number = 1; at < rows.length; number++) {
    const size = tariff.deals.filter(([set]) => set === number).length;
    sets.push(setSheet(tariff, number, rows.slice(at, at + size)));
    at += size;
  }
  const totals = SEATS.map((seat) => sets.reduce((sum, part) => sum + part.totals[seat], 0));
  /** @param {number[]} values */
  const shared = (values) => SEATS.map((seat) => values[seat] + (tariff.partner ? values[tariff.partner[seat]] : 0));
  const counted = shared(totals);
  const kept = shared(SEATS.map((seat) => rows.filter((row) => row[seat].bid === row[seat].taken).length));
  const last = shared(sets.at(-1)?.totals ?? [0, 0, 0, 0]);
  const keys = SEATS.map((seat) => [-counted[seat], -(tariff.tie[0] * kept[seat] + tariff.tie[1] * last[seat])]);
  // Partners have one key, and stand in the ranking once.
  const sides = SEATS.filter((seat) => !tariff.partner || seat < tariff.partner[seat]);
  const ranked = placesOf(sides.map((seat) => keys[seat]));
  const places = SEATS.map((seat) => ranked[sides.indexOf(tariff.partner ? Math.min(seat, tariff.partner[seat]) : seat)]);
  return { over: rows.length === tariff.deals.length, totals, counted, places, partner: tariff.partner, deals: tariff.deals.length, sets };
}

/** One deal as noted. @param {JokeriTariff} tariff @param {number} deal @param {Row} row */
function readDeal(tariff, deal, row) {
  const [, cards, form] = tariff.deals[deal - 1];
  const hasBids = tariff.bids[form];
  /** @param {string} name @param {number} seat @returns {number|null} */
  const number = (name, seat) => (typeof row[`${name}.${seat}`] === "number" ? Number(row[`${name}.${seat}`]) : null);
  const bids = SEATS.map((seat) => (hasBids ? number("bid", seat) : null));
  const taken = SEATS.map((seat) => number("taken", seat));
  const cells = SEATS.map((seat) => {
    const tricks = taken[seat];
    return tricks === null || (hasBids && bids[seat] === null) ? null : score(tariff, form, cards, bids[seat], tricks);
  });
  return { deal, cards, bids, taken, cells, isComplete: !cells.includes(null) };
}

/** What cannot be right about the promises and tricks of a deal.
 * @param {JokeriTariff} tariff @param {number} deal @param {number} cards @param {(number|null)[]} bids @param {(number|null)[]} taken
 * @returns {Mark[]} */
export function marksOf(tariff, deal, cards, bids, taken) {
  /** @param {(number|null)[]} numbers */
  const sum = (numbers) => numbers.reduce((/** @type {number} */ total, number) => total + (number ?? 0), 0);
  /** @type {Mark[]} */
  const found = [];
  if (tariff.barred && !bids.includes(null) && sum(bids) === cards) found.push({ deal, seat: null, code: "bids_sum", args: { cards } });
  if (sum(taken) > cards || (!taken.includes(null) && sum(taken) !== cards))
    found.push({ deal, seat: null, code: "tricks_sum", args: { taken: sum(taken), cards } });
  return found;
}

/** A whole sheet from what was noted, by deal. @param {JokeriTariff} tariff @param {Map<number, Row>} rows */
export function reckonJokeri(tariff, rows) {
  const deals = [...rows.keys()].sort((one, other) => one - other).map((deal) => readDeal(tariff, deal, rows.get(deal) ?? {}));
  const complete = new Map(deals.map((told) => [told.deal, told]));
  let counted = 0;
  while (complete.get(counted + 1)?.isComplete) counted += 1;
  const cells = Array.from({ length: counted }, (_, at) => /** @type {Cell[]} */ (complete.get(at + 1)?.cells));
  const marks = deals.flatMap((told) => {
    const found = marksOf(tariff, told.deal, told.cards, told.bids, told.taken);
    if (!told.isComplete) found.push({ deal: told.deal, seat: null, code: "incomplete", args: {} });
    else if (told.deal > counted) found.push({ deal: told.deal, seat: null, code: "waits", args: { deal: counted + 1 } });
    return found;
  });
  return {
    sheet: jokeriSheet(tariff, cells),
    counted,
    points: Object.fromEntries(deals.map((told) => [String(told.deal), told.cells.map((cell) => cell?.points ?? null)])),
    marks,
  };
}
