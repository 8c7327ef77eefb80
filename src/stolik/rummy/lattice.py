"""Every meld that cards of a hand could be part of, as whole numbers that a search can add and compare.

A hand is a row of fields, three bits for each different real card: two count its copies, the third is a
guard that stays clear. A *shape* is the real cards of one meld (``need``, a row of the same fields) and the
number of jokers that it takes to complete them. What a meld may be is asked of a :class:`MeldLaw`, which
must ask for at least one real card in a meld, as every table of remik does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, final

from ..core.cards import ACE, JOKER, KING, SUITS, Card, Suit, card_of
from .melds import Kind, Laid, Meld, MeldLaw, MeldValues, rank_at

WIDTH: Final = 3
MOST_COPIES: Final = 3


@final
class Fields:
    """The cards of a hand as fields of a number, and how many jokers are beside them."""

    __slots__ = ("bit", "cards", "guard", "jokers", "row")

    def __init__(self, hand: Iterable[Card]) -> None:
        counts: dict[Card, int] = {}
        jokers = 0
        for card in sorted(hand):
            if card.is_joker:
                jokers += 1
            elif card.suit is None:
                raise ValueError("a solver needs to know every card of the hand")
            else:
                counts[card] = counts.get(card, 0) + 1
        if max(counts.values(), default=0) > MOST_COPIES:
            raise ValueError(f"at most {MOST_COPIES} copies of one card")
        self.jokers = jokers
        self.cards = tuple(counts)
        self.bit = {card: 1 << (WIDTH * i) for i, card in enumerate(self.cards)}
        self.row = sum(self.bit[card] * count for card, count in counts.items())
        self.guard = sum(4 << (WIDTH * i) for i in range(len(self.cards)))

    def holds(self, row: int, need: int) -> bool:
        """Whether a row of this hand's fields has at least what another needs."""
        guard = self.guard
        return ((row | guard) - need) & guard == guard

    def unpack(self, row: int) -> tuple[Card, ...]:
        """The cards of a row, sorted."""
        return tuple(card for i, card in enumerate(self.cards) for _ in range(row >> (WIDTH * i) & 3))


@final
class RunShape:
    """Real cards of a run at ``places``, lowest to highest; ``inner`` jokers fill the gaps between them.

    ``fewest`` is how many jokers complete it; ``clean`` says that some of its real cards are a clean run.
    """

    __slots__ = ("clean", "fewest", "inner", "need", "places", "suit")
    kind: Final = Kind.RUN

    def __init__(
        self, need: int, fewest: int, inner: int, suit: Suit, places: tuple[int, ...], clean: bool
    ) -> None:
        self.need = need
        self.fewest = fewest
        self.inner = inner
        self.suit = suit
        self.places = places
        self.clean = clean


@final
class GroupShape:
    """Real cards of a group; ``options`` are the numbers of jokers that complete it, ascending."""

    __slots__ = ("fewest", "need", "options", "rank", "suits")
    kind: Final = Kind.GROUP
    clean: Final = False

    def __init__(self, need: int, rank: int, suits: tuple[Suit, ...], options: tuple[int, ...]) -> None:
        self.need = need
        self.fewest = options[0]
        self.rank = rank
        self.suits = suits
        self.options = options


Shape = RunShape | GroupShape
_MOST_AT_ENDS: Final = 13
_MANY: Final = 99


@final
class Lattice:
    """What one law lets runs and groups be, with tables that fill as they are asked for."""

    def __init__(self, law: MeldLaw) -> None:
        if law.min_naturals < 1:
            raise ValueError("melds of jokers alone are not solved for")
        self.law = law
        self._fits: dict[tuple[int, int], bool] = {}
        self._ends: dict[tuple[int, int], dict[int, tuple[tuple[int, int], ...]]] = {}

    def fits(self, low: int, high: int) -> bool:
        """Whether a run may lie from ``low`` to ``high``; where runs wrap, 0 is a king below the ace."""
        key = (low, high)
        known = self._fits.get(key)
        if known is None:
            if low < 1 and self.law.ace_wrap:
                low, high = low + KING, high + KING
            known = self._fits[key] = self._fit(low, high)
        return known

    def _fit(self, low: int, high: int) -> bool:
        law = self.law
        size = high - low + 1
        if not 1 <= low <= KING or size < law.run_min:
            return False
        if (low == 1 and not law.ace_low) or (low <= 14 <= high and not law.ace_high):
            return False
        if low == 1 and high == 14:
            return law.ace_both_ends and not law.ace_wrap
        return high <= 14 or (law.ace_wrap and size <= KING)

    def ends(self, low: int, high: int) -> dict[int, tuple[tuple[int, int], ...]]:
        """How a run may be completed beyond its outermost real cards.

        For each number of jokers at the ends, ascending: the ways to share them (below, above).
        """
        key = (low, high)
        known = self._ends.get(key)
        if known is None:
            most = _MOST_AT_ENDS if self.law.jokers_adjacent else 1
            ways: dict[int, list[tuple[int, int]]] = {}
            for below in range(most + 1):
                for above in range(most + 1):
                    if self.fits(low - below, high + above):
                        ways.setdefault(below + above, []).append((below, above))
            known = self._ends[key] = {number: tuple(ways[number]) for number in sorted(ways)}
        return known

    def shapes(self, fields: Fields, budget: int) -> list[Shape]:
        """Every shape that the hand holds and that at most ``budget`` jokers complete."""
        shapes: list[Shape] = []
        self._runs(fields, budget, shapes)
        self._groups(fields, budget, shapes)
        return shapes

    def _runs(self, fields: Fields, budget: int, out: list[Shape]) -> None:
        suits: list[list[tuple[int, int]]] = [[], [], [], []]
        wrap = self.law.ace_wrap
        for card, bit in fields.bit.items():
            assert card.suit is not None
            row = suits[card.suit]
            row.append((card.rank, bit))
            if wrap or card.rank == ACE:
                row.append((card.rank + KING, bit))
        reach = budget if self.law.jokers_adjacent else min(budget, 1)
        for suit in SUITS:
            row = sorted(suits[suit])
            for i, (place, bit) in enumerate(row):
                if place <= KING or (place == 14 and not wrap):
                    self._walk(fields, budget, reach, suit, row, i, (place,), bit, 0, out)

    def _walk(
        self,
        fields: Fields,
        budget: int,
        reach: int,
        suit: Suit,
        row: list[tuple[int, int]],
        at: int,
        places: tuple[int, ...],
        need: int,
        inner: int,
        out: list[Shape],
    ) -> None:
        low, high = places[0], places[-1]
        if len(places) >= self.law.min_naturals and (len(places) + budget >= self.law.run_min):
            for number in self.ends(low, high):
                if inner + number <= min(budget, self.most_jokers(len(places))):
                    out.append(RunShape(need, inner + number, inner, suit, places, self._clean(places)))
                break
        most = high + 1 + min(reach, budget - inner)
        for k in range(at + 1, len(row)):
            place, bit = row[k]
            if place > most or place - low > KING:
                break
            if place - low == KING and not fields.holds(fields.row, need + bit):
                break
            gaps = inner + place - high - 1
            self._walk(fields, budget, reach, suit, row, k, (*places, place), need + bit, gaps, out)

    def _clean(self, places: tuple[int, ...]) -> bool:
        size = max(self.law.run_min, self.law.min_naturals)
        for low, high in zip(places, places[size - 1 :], strict=False):
            if high - low == size - 1 and self.fits(*lap(low, high)):
                return True
        return False

    def _groups(self, fields: Fields, budget: int, out: list[Shape]) -> None:
        law = self.law
        ranks: dict[int, list[tuple[Suit, int]]] = {}
        for card, bit in fields.bit.items():
            assert card.suit is not None
            copies = 1
            if not law.group_suits_distinct:
                copies = fields.row // bit & 3
            ranks.setdefault(card.rank, []).extend([(card.suit, bit)] * copies)
        fewest = max(law.min_naturals, law.group_min - budget)
        for rank, held in ranks.items():
            seen: set[int] = set()
            for size in range(min(len(held), law.group_max), fewest - 1, -1):
                options = tuple(n for n in range(budget + 1) if self.group_fits(size + n, n))
                if not options:
                    continue
                for members in combinations(held, size):
                    need = sum(bit for _, bit in members)
                    if need not in seen:
                        seen.add(need)
                        out.append(GroupShape(need, rank, tuple(suit for suit, _ in members), options))

    def group_fits(self, size: int, jokers: int) -> bool:
        """Whether a group of this size may hold this many jokers."""
        law = self.law
        most = law.jokers_group3 if size <= 3 else law.jokers_group4
        fits = law.group_min <= size <= law.group_max and jokers <= most
        return fits and jokers <= self.most_jokers(size - jokers)

    def most_jokers(self, naturals: int) -> int:
        """How many jokers may lie beside so many real cards of a meld, whatever else limits them."""
        return naturals - 1 if self.law.jokers_fewer else _MANY

    def joker_names(self, suits: tuple[Suit, ...], jokers: int) -> tuple[Suit, ...]:
        """The suits that jokers beside these real cards of a group take if nobody says: the first missing."""
        missing = [suit for suit in SUITS if suit not in suits]
        return tuple((missing + [Suit.SPADES] * jokers)[:jokers])

    def meld(self, shape: Shape, jokers: int, low: int, high: int) -> Meld:
        """A shape as it is laid: a run from ``low`` to ``high``, or a group, its jokers named by default."""
        if isinstance(shape, RunShape):
            return run_meld(shape.suit, low, high, shape.places)
        return self.group(shape, self.joker_names(shape.suits, jokers))

    def group(self, shape: GroupShape, names: tuple[Suit, ...]) -> Meld:
        """The group of a shape with jokers that stand for these suits."""
        return Meld(
            Kind.GROUP,
            tuple(Laid(card_of(shape.rank, suit)) for suit in shape.suits)
            + tuple(self.group_joker(shape.rank, suit) for suit in names),
        )

    def group_joker(self, rank: int, suit: Suit) -> Laid:
        """A joker of a group, named where this law names it."""
        return Laid(JOKER, card_of(rank, suit)) if self.law.names_group_jokers else Laid(JOKER)


def lap(low: int, high: int) -> tuple[int, int]:
    """The positions of a run as it is read on the table: its first card stands at 1 to 13."""
    while low < 1:
        low, high = low + KING, high + KING
    while low > KING:
        low, high = low - KING, high - KING
    return low, high


@lru_cache(maxsize=256)
def lattice(law: MeldLaw) -> Lattice:
    """The lattice of a law, shared by all who ask."""
    return Lattice(law)


@lru_cache(maxsize=256)
def sums(values: MeldValues) -> tuple[int, ...]:
    """Points of positions 1 … n of a run, added up; entry 0 is 0."""
    total, out = 0, [0]
    for position in range(1, 2 * KING + 14):
        rank = rank_at(position)
        if rank == ACE:
            total += values.ace_low if position == 1 else values.ace_high
        else:
            total += rank if rank <= 10 else values.face
        out.append(total)
    return tuple(out)


def run_points(low: int, high: int, values: MeldValues) -> int:
    """Points of a run that lies from ``low`` to ``high``."""
    low, high = lap(low, high)
    table = sums(values)
    return table[high] - table[low - 1]


def group_points(rank: int, size: int, values: MeldValues) -> int:
    """Points of a group of ``size`` cards."""
    value = values.ace_group if rank == ACE else rank if rank <= 10 else values.face
    return size * value


def run_cards(suit: Suit, low: int, high: int, places: Iterable[int]) -> tuple[Laid, ...]:
    """A stretch of a run in table order: real cards at ``places``, elsewhere jokers with their names."""
    real = set(places)
    return tuple(
        Laid(card_of(rank_at(at), suit)) if at in real else Laid(JOKER, card_of(rank_at(at), suit))
        for at in range(low, high + 1)
    )


def run_meld(suit: Suit, low: int, high: int, places: Iterable[int]) -> Meld:
    """A whole run with real cards at ``places``."""
    cards = run_cards(suit, low + KING, high + KING, (place + KING for place in places))
    return Meld(Kind.RUN, cards, lap(low, high)[0], clean=not any(laid.is_joker for laid in cards))


def all_melds(hand: Iterable[Card], law: MeldLaw) -> Iterator[Meld]:
    """Every permitted meld that can be laid from the hand, each once.

    Runs come first, by suit and place, then groups by rank. Jokers are all alike; where the law names the
    jokers of a group, each choice of names is a meld of its own. Cards of a group lie in the order of suits.
    """
    fields = Fields(hand)
    grid = lattice(law)
    runs: list[Meld] = []
    groups: list[Meld] = []
    for shape in grid.shapes(fields, fields.jokers):
        if isinstance(shape, RunShape):
            low, high = shape.places[0], shape.places[-1]
            most = min(fields.jokers, grid.most_jokers(len(shape.places)))
            for number, ways in grid.ends(low, high).items():
                if shape.inner + number <= most:
                    for below, above in ways:
                        runs.append(run_meld(shape.suit, low - below, high + above, shape.places))
        else:
            for jokers in shape.options:
                groups += [grid.group(shape, names) for names in _names(law, shape.suits, jokers)]
    runs.sort(key=lambda meld: (meld.suit, meld.low, len(meld.cards), _order(meld)))
    groups.sort(key=lambda meld: (meld.rank, len(meld.cards), _order(meld)))
    yield from runs
    yield from groups


def _names(law: MeldLaw, suits: tuple[Suit, ...], jokers: int) -> Iterator[tuple[Suit, ...]]:
    if not law.names_group_jokers:
        yield SUITS[:1] * jokers
    elif law.group_suits_distinct:
        yield from combinations([suit for suit in SUITS if suit not in suits], jokers)
    else:
        yield from combinations_with_replacement(SUITS, jokers)


def _order(meld: Meld) -> tuple[tuple[int, int], ...]:
    return tuple((laid.card.index, laid.face.index) for laid in meld.cards)
