// @ts-check
/**
 * A remik sheet added up by its tariff: the table of values that the server made from the rules. Nothing here
 * knows a rule: what a card costs, when a game ends and what a hand can come to is looked up. The server adds
 * up every sheet that it is sent by the rules' own functions, and the two must agree.
 *
 * @typedef {{form: string, limit: number|null, past: number|null, deals: number|null, wins: number|null,
 *   by_wins: boolean, extra: boolean, pot: number|null}} Terms
 * @typedef {{most_cards: number, copies: number, jokers: number, sums: [number, number][][], together: number}} Hands
 * @typedef {{game: "remik", rules: string, code: string, players: number[], penalty: Record<string, number>,
 *   finish: Record<string, number>, end: Terms, hands: Record<string, Hands>}} RemikTariff
 * @typedef {Record<string, number|string>} Row
 * @typedef {{deal: number, seat: number|null, code: string, args: Record<string, number|string>}} Mark
 */

/** Cards of a text such as `7h Kd *`, each written in its one form. @param {string} text */
export const cardsOf = (text) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((card) => card.slice(0, -1).toUpperCase().replace("10", "T") + card.slice(-1).toLowerCase());

/** What a hand costs before any multiplier. @param {RemikTariff} tariff @param {string} cards */
export const handPenalty = (tariff, cards) =>
  cardsOf(cards).reduce((sum, card) => sum + tariff.penalty[card === "*" ? "*" : card.slice(0, -1)], 0);

/** Places from 1, equals share them; smaller keys are better. @param {number[][]} keys */
export function placesOf(keys) {
  /** @param {number[]} one @param {number[]} other */
  const isLess = (one, other) => {
    for (const at of one.keys()) if (one[at] !== other[at]) return one[at] < other[at];
    return false;
  };
  return keys.map((key) => 1 + keys.filter((other) => isLess(other, key)).length);
}

/**
 * The sheet from each deal's points, a number a player, the finisher's 0; in the shape of the server's.
 * @param {RemikTariff} tariff @param {number} players @param {number[][]} deals @param {number|null} [stake]
 */
export function remikSheet(tariff, players, deals, stake = null) {
  const { end } = tariff;
  const isPot = end.pot !== null;
  const price = stake ?? end.pot ?? 0;
  const zeros = () => Array.from({ length: players }, () => 0);
  let totals = zeros();
  const [wins, net, busts] = [zeros(), zeros(), zeros()];
  /** @type {number[][]} */
  const running = [];
  /** @param {number} total */
  const isPast = (total) => end.past !== null && total >= end.past;
  const rank = () => placesOf(totals.map((total, seat) => (end.by_wins ? [-wins[seat], total] : [total])));
  let over = false;
  for (const deal of deals) {
    totals = totals.map((total, seat) => total + deal[seat]);
    if (deal.filter((points) => points === 0).length === 1) wins[deal.indexOf(0)] += 1;
    if (isPot) over = settlePot(totals, net, busts, isPast, price);
    running.push([...totals]);
    if (!isPot) {
      over =
        (end.past !== null && totals.some(isPast)) ||
        (end.deals !== null && running.length >= end.deals) ||
        (end.wins !== null && Math.max(...wins) >= end.wins);
      if (over && end.extra) over = rank().filter((place) => place === 1).length === 1;
    }
    if (over) break;
  }
  return {
    over,
    totals,
    places: rank(),
    wins,
    running,
    deals: deals.slice(0, running.length),
    limit: end.limit,
    pot: isPot ? price * busts.reduce((sum, count) => sum + count, 0) : null,
    net: isPot ? net : null,
    busts: isPot ? busts : null,
  };
}

/**
 * Who is past the limit pays; one who is left alone takes it all. Changes what it is given; says whether that
 * was the end.
 * @param {number[]} totals @param {number[]} net @param {number[]} busts
 * @param {(total: number) => boolean} isPast @param {number} price
 */
function settlePot(totals, net, busts, isPast, price) {
  const seats = [...totals.keys()];
  const past = seats.filter((seat) => isPast(totals[seat]));
  const safe = seats.filter((seat) => !isPast(totals[seat]));
  for (const seat of past) {
    net[seat] -= price;
    busts[seat] += 1;
  }
  if (!past.length) return false;
  if (safe.length > 1) {
    const nearest = Math.max(...safe.map((seat) => totals[seat]));
    for (const seat of past) totals[seat] = nearest;
    return false;
  }
  for (const seat of safe) net[seat] += price * busts.reduce((sum, count) => sum + count, 0);
  return true;
}

/** One deal as noted: points so far, whether it is complete, and what cannot be right.
 * @param {RemikTariff} tariff @param {number} players @param {number} deal @param {Row} row */
function readDeal(tariff, players, deal, row) {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const hands = seats.map((seat) => row[`hand.${seat}`]);
  const raw = hands.map((hand) => (typeof hand === "string" ? handPenalty(tariff, hand) : (hand ?? null)));
  const factor = tariff.finish[row.finish ?? "plain"];
  const points = seats.map((seat) => (seat === row.finisher ? 0 : raw[seat] === null ? null : factor * /** @type {number} */ (raw[seat])));
  const isComplete = row.finisher !== undefined && !points.includes(null);
  return { deal, row, hands, raw, points, isComplete };
}

/** @param {RemikTariff} tariff @param {number} players @param {ReturnType<typeof readDeal>} told @returns {Mark[]} */
function marksOf(tariff, players, told) {
  const { deal, row, hands } = told;
  const known = tariff.hands[players];
  const others = [...hands.keys()].filter((seat) => seat !== row.finisher);
  /** @type {Mark[]} */
  const found = [];
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const seat of others) {
    const hand = hands[seat];
    if (typeof hand === "string") for (const card of cardsOf(hand)) seen.set(card, (seen.get(card) ?? 0) + 1);
  }
  for (const card of [...seen.keys()].sort((one, other) => cardOrder(one) - cardOrder(other))) {
    const number = seen.get(card) ?? 0;
    const most = card === "*" ? known.jokers : known.copies;
    if (number > most) found.push({ deal, seat: null, code: "too_many_of_card", args: { card, cards: number, most } });
  }
  const together = others.reduce((sum, seat) => sum + (told.raw[seat] ?? 0), 0);
  if (told.isComplete && together > known.together)
    found.push({ deal, seat: null, code: "too_much_together", args: { points: together, most: known.together } });
  hands.forEach((hand, seat) => {
    if (hand === undefined) return;
    /** @param {string} code @param {Record<string, number|string>} [args] */
    const mark = (code, args = {}) => found.push({ deal, seat, code, args });
    if (seat === row.finisher) {
      if (hand !== 0) mark("finisher_has_cards");
    } else {
      const number = typeof hand === "string" ? cardsOf(hand).length : row[`count.${seat}`];
      if (typeof number === "number" && number > known.most_cards) mark("too_many_cards", { cards: number, most: known.most_cards });
      else if (typeof hand === "number") {
        if (!known.sums.slice(1).some((sums) => isAmong(sums, hand))) mark(hand ? "impossible_sum" : "two_finishers", hand ? { points: hand } : {});
        else if (typeof number === "number" && !isAmong(known.sums[number], hand)) mark("impossible_count", { points: hand, cards: number });
      }
    }
  });
  return found;
}

/** @param {[number, number][]} ranges @param {number} points */
export const isAmong = (ranges, points) => ranges.some(([low, high]) => low <= points && points <= high);

/** Suit by suit from ace to king, the joker last. @param {string} card */
const cardOrder = (card) => (card === "*" ? 99 : "shdc".indexOf(card.slice(-1)) * 13 + "A23456789TJQK".indexOf(card[0]));

/** A whole sheet from what was noted, by deal.
 * @param {RemikTariff} tariff @param {number} players @param {Map<number, Row>} rows @param {number|null} stake */
export function reckonRemik(tariff, players, rows, stake) {
  const deals = [...rows.keys()].sort((one, other) => one - other).map((deal) => readDeal(tariff, players, deal, rows.get(deal) ?? {}));
  const complete = new Map(deals.map((told) => [told.deal, told]));
  let counted = 0;
  while (complete.get(counted + 1)?.isComplete) counted += 1;
  const points = Array.from({ length: counted }, (_, at) => /** @type {number[]} */ (complete.get(at + 1)?.points));
  const sheet = remikSheet(tariff, players, points, stake);
  const marks = deals.flatMap((told) => {
    const found = marksOf(tariff, players, told);
    if (!told.isComplete) found.push({ deal: told.deal, seat: null, code: "incomplete", args: {} });
    else if (told.deal > sheet.running.length)
      found.push({ deal: told.deal, seat: null, code: sheet.over ? "after_end" : "waits", args: { deal: counted + 1 } });
    return found;
  });
  return {
    sheet,
    counted: sheet.running.length,
    points: Object.fromEntries(deals.map((told) => [String(told.deal), told.points])),
    marks,
  };
}
