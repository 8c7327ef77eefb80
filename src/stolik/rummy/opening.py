"""What to lay from a hand: the best opening, the best arrangement, and how cards belong together.

All answers are exact. The search goes through the cards of the hand once: each is either left or part of a
meld with cards not yet decided, and what is left, with the jokers left, is solved only once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple, final

from ..core.cards import ACE, JOKER, SUITS, Card, card_of
from .lattice import WIDTH, Fields, GroupShape, Lattice, RunShape, Shape, group_points, lattice, run_points
from .melds import Kind, Meld, MeldLaw, MeldValues, rank_at


@dataclass(frozen=True, slots=True)
class Penalty:
    """Points that a card counts if it stays in hand: aces, courts and jokers as said, the rest by pips."""

    ace: int = 10
    face: int = 10
    joker: int = 25

    def of(self, card: Card) -> int:
        """What this card counts."""
        if card.is_joker:
            return self.joker
        if card.rank == ACE:
            return self.ace
        return card.rank if card.rank <= 10 else self.face


@dataclass(frozen=True, slots=True)
class Opening:
    """Melds to lay from the hand at once, what they are worth, and the cards left (sorted)."""

    melds: tuple[Meld, ...]
    points: int
    left: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """The lay-down nearest to an opening: what it reaches and what is still missing."""

    opening: Opening
    missing_points: int
    missing_clean_run: bool

    @property
    def opens(self) -> bool:
        """Whether nothing is missing."""
        return self.missing_points == 0 and not self.missing_clean_run


@dataclass(frozen=True, slots=True)
class Way:
    """A way in which cards of a hand belong together.

    ``cards`` of the hand make, with any one of ``missing``, a shortest meld without jokers; with nothing
    missing they make it already.
    """

    kind: Kind
    cards: tuple[Card, ...]
    missing: tuple[Card, ...]


class _Option(NamedTuple):
    """A meld as the search sees it: fields, jokers, what it adds to the sum, and how to lay it."""

    need: int
    jokers: int
    gain: int
    clean: bool
    shape: Shape
    low: int
    high: int


_MUCH: Final = 1 << 20  # a point outweighs whatever all cards of a hand count as penalty
_NEVER: Final = -(1 << 60)


def best_opening(
    hand: Iterable[Card],
    law: MeldLaw,
    values: MeldValues,
    need: int,
    clean_run: bool,
    keep: int = 1,
    penalty: Penalty | None = None,
) -> Opening | None:
    """The melds of the hand with the most points, at least ``need``, or None if the hand can't open.

    At least ``keep`` cards stay in hand. With ``clean_run`` one of the melds is a run without a joker. Of
    equal openings the one whose cards left count the least penalty is taken; what is equal still is decided
    in the same way in every process.
    """
    cards = tuple(hand)
    fields = Fields(cards)
    grid = lattice(law)
    shapes = grid.shapes(fields, fields.jokers)
    if not shapes or (clean_run and not any(shape.clean for shape in shapes)):
        return None
    count = penalty or Penalty()
    options = _options(grid, fields, shapes, values, count, fields.jokers)
    chosen = _Search(fields, options).choose(keep, clean_run)
    if chosen is None:
        return None
    opening = _opening(grid, fields, chosen, values)
    return opening if opening.melds and opening.points >= need else None


def best_progress(
    hand: Iterable[Card],
    law: MeldLaw,
    values: MeldValues,
    need: int,
    clean_run: bool,
    keep: int = 1,
    penalty: Penalty | None = None,
) -> Progress:
    """The lay-down nearest to an opening: with a clean run if one is needed and held, and the most points."""
    cards = tuple(hand)
    best = best_opening(cards, law, values, 0, clean_run, keep, penalty)
    missing_run = clean_run and best is None
    if missing_run:
        best = best_opening(cards, law, values, 0, False, keep, penalty)
    if best is None:
        best = Opening((), 0, tuple(sorted(cards)))
    return Progress(best, max(0, need - best.points), missing_run)


def best_arrangement(
    hand: Iterable[Card], law: MeldLaw, penalty: Penalty, keep: int = 0
) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """The melds after which the cards left count the least, and those cards, sorted.

    At least ``keep`` cards are left. Of equal arrangements the one with the fewest cards left is taken.
    """
    fields = Fields(hand)
    grid = lattice(law)
    shapes = grid.shapes(fields, fields.jokers)
    options = _options(grid, fields, shapes, None, penalty, fields.jokers)
    chosen = _Search(fields, options).choose(keep, clean=False)
    opening = _opening(grid, fields, chosen or [], MeldValues())
    return opening.melds, opening.left


def ways(hand: Iterable[Card], law: MeldLaw) -> Mapping[Card, tuple[Way, ...]]:
    """For each real card of the hand: the shortest melds that it makes, or lacks one card to make.

    Complete ways come first. A card that belongs to nothing has no way.
    """
    fields = Fields(hand)
    grid = lattice(law)
    found: dict[tuple[Kind, tuple[Card, ...]], set[Card]] = {}
    for low in range(1, 14):
        high = low + law.run_min - 1
        if grid.fits(low, high):
            for suit in sorted({card.suit for card in fields.cards if card.suit is not None}):
                row = [card_of(rank_at(at), suit) for at in range(low, high + 1)]
                _way(found, Kind.RUN, row, fields)
    suits_of_groups = combinations if law.group_suits_distinct else combinations_with_replacement
    for rank in sorted({card.rank for card in fields.cards}):
        for suits in suits_of_groups(SUITS, law.group_min):
            _way(found, Kind.GROUP, [card_of(rank, suit) for suit in suits], fields)
    table: dict[Card, list[Way]] = {card: [] for card in fields.cards}
    for (kind, cards), missing in found.items():
        for card in dict.fromkeys(cards):
            table[card].append(Way(kind, cards, tuple(sorted(missing))))
    return {card: tuple(sorted(row, key=_way_order)) for card, row in table.items()}


def _way(
    found: dict[tuple[Kind, tuple[Card, ...]], set[Card]], kind: Kind, row: list[Card], fields: Fields
) -> None:
    held: list[Card] = []
    missing: list[Card] = []
    for card in row:
        copies = fields.row // fields.bit[card] & 3 if card in fields.bit else 0
        (held if held.count(card) < copies else missing).append(card)
    if held and len(missing) <= 1:
        found.setdefault((kind, tuple(held)), set()).update(missing)


def _way_order(way: Way) -> tuple[bool, bool, list[int]]:
    return bool(way.missing), way.kind is Kind.GROUP, [card.index for card in way.cards]


def _options(
    grid: Lattice,
    fields: Fields,
    shapes: Iterable[Shape],
    values: MeldValues | None,
    penalty: Penalty,
    jokers: int,
) -> list[_Option]:
    """Every shape with every number of jokers, laid where it is worth most; of equal needs the best alone.

    With values, points are what is gained first; without, only what the cards would count in hand.
    """
    counts = {bit: penalty.of(card) for card, bit in fields.bit.items()}
    best: dict[tuple[int, int], _Option] = {}
    for shape in shapes:
        saved = 0
        need = shape.need
        while need:
            bit = need & -need
            if bit not in counts:  # two of a kind: the field holds the number 2
                bit >>= 1
            saved += counts[bit]
            need -= bit
        for number, points, low, high in _layouts(grid, shape, jokers, values):
            gain = saved + number * penalty.joker
            if values is None:
                gain = gain * _MUCH + (len(fields.unpack(shape.need)) + number)
            else:
                gain += points * _MUCH
            key = (shape.need, number)
            old = best.get(key)
            if old is None or gain > old.gain:
                clean = number == 0 and isinstance(shape, RunShape)
                best[key] = _Option(shape.need, number, gain, clean, shape, low, high)
    return list(best.values())


def _layouts(
    grid: Lattice, shape: Shape, budget: int, values: MeldValues | None
) -> Iterable[tuple[int, int, int, int]]:
    """For each number of jokers: the points and the place of the dearest meld (of any, without values)."""
    if isinstance(shape, GroupShape):
        for number in shape.options:
            size = len(shape.suits) + number
            yield number, group_points(shape.rank, size, values) if values else 0, 0, size
        return
    low, high = shape.places[0], shape.places[-1]
    budget = min(budget, grid.most_jokers(len(shape.places)))
    for number, ends in grid.ends(low, high).items():
        if shape.inner + number > budget:
            break
        dearest = (-1, 0, 0)
        for below, above in ends:
            points = run_points(low - below, high + above, values) if values else 0
            if points > dearest[0]:
                dearest = (points, low - below, high + above)
        yield shape.inner + number, *dearest


@final
class _Search:
    """What is gained at most by disjoint options of a hand, each state of the hand solved once."""

    def __init__(self, fields: Fields, options: Iterable[_Option]) -> None:
        self.fields = fields
        self.guard = fields.guard
        self.by_lowest: dict[int, list[_Option]] = {}
        self.memo: dict[tuple[int, int, int, bool], tuple[int, _Option | None]] = {}
        live = 0
        for option in sorted(options, key=lambda option: -option.gain):
            lowest = ((option.need & -option.need).bit_length() - 1) // WIDTH
            self.by_lowest.setdefault(lowest, []).append(option)
            live |= option.need
        self.row, self.dead = 0, 0
        for i in range(len(fields.cards)):
            copies = fields.row & (7 << (WIDTH * i))
            if live >> (WIDTH * i) & 3:
                self.row |= copies
            else:
                self.dead += copies >> (WIDTH * i)

    def gain(self, row: int, jokers: int, keep: int, clean: bool) -> int:
        """The most to gain of a row, and jokers, if ``keep`` cards stay; ``clean`` asks for a clean run."""
        if not row:
            return _NEVER if clean or keep > jokers else 0
        key = (row, jokers, keep, clean)
        known = self.memo.get(key)
        if known is not None:
            return known[0]
        guard = self.guard
        at = ((row & -row).bit_length() - 1) // WIDTH
        copies = row >> (WIDTH * at) & 3
        best = self.gain(row - (copies << (WIDTH * at)), jokers, max(0, keep - copies), clean)
        choice: _Option | None = None
        for option in self.by_lowest.get(at, ()):
            if option.jokers <= jokers:
                rest = (row | guard) - option.need
                if rest & guard == guard:
                    left = jokers - option.jokers
                    total = option.gain + self.gain(rest ^ guard, left, keep, clean and not option.clean)
                    if total > best:
                        best, choice = total, option
        self.memo[key] = (best, choice)
        return best

    def choose(self, keep: int, clean: bool) -> list[_Option] | None:
        """The options with the greatest gain that leave ``keep`` cards; None if no choice satisfies."""
        row, jokers, keep = self.row, self.fields.jokers, max(0, keep - self.dead)
        if self.gain(row, jokers, keep, clean) < 0:
            return None
        chosen: list[_Option] = []
        while row:
            choice = self.memo[(row, jokers, keep, clean)][1]
            if choice is None:
                at = ((row & -row).bit_length() - 1) // WIDTH
                copies = row >> (WIDTH * at) & 3
                row -= copies << (WIDTH * at)
                keep = max(0, keep - copies)
            else:
                chosen.append(choice)
                row -= choice.need
                jokers -= choice.jokers
                clean = clean and not choice.clean
        return chosen


def shares(
    grid: Lattice, shapes: Iterable[Shape], values: MeldValues, jokers: int
) -> tuple[dict[Shape, int], int]:
    """What each shape is worth at most with its fewest jokers, and what each joker more may add at most."""
    dearest = max(values.ace_low, values.ace_high, values.ace_group, values.face, 10)
    return {
        shape: max(
            points - dearest * (number - shape.fewest)
            for number, points, _, _ in _layouts(grid, shape, jokers, values)
        )
        for shape in shapes
    }, dearest


def _opening(grid: Lattice, fields: Fields, chosen: list[_Option], values: MeldValues) -> Opening:
    row, jokers = fields.row, fields.jokers
    melds: list[Meld] = []
    for option in chosen:
        row -= option.need
        jokers -= option.jokers
        melds.append(grid.meld(option.shape, option.jokers, option.low, option.high))
    melds.sort(key=lambda meld: (meld.kind is Kind.GROUP, meld.suit or 0, meld.low, meld.rank, meld.text))
    left = fields.unpack(row) + (JOKER,) * jokers
    return Opening(tuple(melds), sum(meld.points(values) for meld in melds), left)
