"""What cards of a hand can do at the melds that lie on the table: lay-offs and swaps, as fields.

An *outcome* is one whole use of one meld: the real cards that go there, the fewest jokers that must go with
them to bridge gaps, and the jokers that come free. Jokers to spare can be put at its ends later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import final

from ..core.cards import SUITS, Card, Suit, card_of
from .lattice import Fields, Lattice, run_cards
from .melds import Kind, Laid, Meld, rank_at
from .plan import Add, Exchange, FinishLaw, PlanStep, SwapGroup3, SwapGroup4

_Row = tuple[tuple[Suit | None, bool], ...]  # a group: suits that its cards show, and which are jokers
_Stretch = tuple[int, int, tuple[int, ...]]  # fields used, jokers between, places of the real cards outwards


@final
@dataclass(slots=True)
class Outcome:
    """One use of a table meld (number ``at``).

    ``need`` are the real cards used, ``put`` the jokers laid among them, ``freed`` the jokers won. With
    ``invests`` a joker must be laid there before one comes free. The other fields say how it is done:
    ``first`` are steps that need no order but their own; a run then grows to ``low`` … ``high``.
    """

    at: int
    meld: Meld
    need: int = 0
    put: int = 0
    freed: int = 0
    invests: bool = False
    adds: bool = False
    first: tuple[PlanStep, ...] = ()
    low: int = 0
    high: int = 0
    places: tuple[int, ...] = ()
    joker_low: bool = False
    joker_high: bool = False
    row: _Row = ()

    @property
    def parted(self) -> tuple[tuple[PlanStep, ...], tuple[PlanStep, ...]]:
        """The ``first`` steps up to the last swap, and those after it."""
        swaps = [at for at, step in enumerate(self.first) if isinstance(step, Exchange)]
        end = swaps[-1] + 1 if swaps else 0
        return self.first[:end], self.first[end:]


@final
class TableUses:
    """The outcomes of every meld on a table for one hand."""

    def __init__(self, grid: Lattice, law: FinishLaw, fields: Fields) -> None:
        self.grid = grid
        self.law = law
        self.fields = fields

    def most_freed(self, meld: Meld) -> int:
        """At most this many jokers can come free from the meld with the cards of this hand."""
        bit = self.fields.bit
        if meld.kind is Kind.RUN:
            return sum(laid.is_joker and laid.stands in bit for laid in meld.cards)
        rank = meld.rank
        return min(meld.jokers, sum(card.rank == rank for card in bit))

    def unused(self, at: int, meld: Meld) -> Outcome:
        """The meld left alone."""
        if meld.kind is Kind.GROUP:
            return Outcome(at, meld, row=_row(meld))
        cards = meld.cards
        return Outcome(
            at, meld, low=meld.low, high=meld.high, joker_low=cards[0].is_joker, joker_high=cards[-1].is_joker
        )

    def outcomes(self, at: int, meld: Meld, budget: int, *, may_add: bool, may_swap: bool) -> list[Outcome]:
        """Every use of a meld that takes at least one real card and at most ``budget`` jokers."""
        if meld.kind is Kind.GROUP:
            return self._group(at, meld, budget, may_add, may_swap)
        return self._run(at, meld, budget, may_add, may_swap)

    # -- runs ----------------------------------------------------------------------------------------

    def _run(self, at: int, meld: Meld, budget: int, may_add: bool, may_swap: bool) -> list[Outcome]:
        suit = meld.suit
        if suit is None:
            return []
        fields = self.fields
        swaps: list[tuple[int, Card]] = []
        if may_swap and meld.jokers:
            swaps = [
                (i, laid.stands)
                for i, laid in enumerate(meld.cards)
                if laid.is_joker and laid.stands is not None and laid.stands in fields.bit
            ]
        lows: list[_Stretch] = [(0, 0, ())]
        highs = lows
        if may_add:
            lows = lows + list(self._reach(suit, meld.low, -1, budget))
            highs = highs + list(self._reach(suit, meld.high, 1, budget))
        if not swaps and len(lows) == 1 and len(highs) == 1:
            return []
        out: list[Outcome] = []
        adjacent = self.law.melds.jokers_adjacent
        for taken in _subsets(swaps):
            freed = len(taken)
            swapped = sum(fields.bit[card] for _, card in taken)
            gone = {i for i, _ in taken}
            joker_low = meld.cards[0].is_joker and 0 not in gone
            joker_high = meld.cards[-1].is_joker and len(meld.cards) - 1 not in gone
            first = tuple(Exchange(at, (card,)) for _, card in taken)
            for need_low, put_low, below in lows:
                if not adjacent and joker_low and below and below[0] != meld.low - 1:
                    continue
                for need_high, put_high, above in highs:
                    if not adjacent and joker_high and above and above[0] != meld.high + 1:
                        continue
                    need = swapped + need_low + need_high
                    low = below[-1] if below else meld.low
                    high = above[-1] if above else meld.high
                    grows = bool(below or above)
                    put = put_low + put_high
                    if (
                        need
                        and put <= budget
                        and fields.holds(fields.row, need)
                        and (not grows or self.grid.fits(low, high))
                        and (not grows or self._room(meld, low, high, put - freed) >= 0)
                    ):
                        out.append(
                            Outcome(
                                at,
                                meld,
                                need,
                                put,
                                freed,
                                adds=grows,
                                first=first,
                                low=low,
                                high=high,
                                places=below + above,
                                joker_low=joker_low and not below,
                                joker_high=joker_high and not above,
                            )
                        )
        return out

    def _reach(self, suit: Suit, start: int, step: int, budget: int) -> Iterator[_Stretch]:
        """Stretches of real cards and bridging jokers beyond one end, each ending with a real card."""
        law = self.law.melds
        reach = budget if law.jokers_adjacent else min(budget, 1)
        bit = self.fields.bit
        stack: list[tuple[int, int, int, tuple[int, ...]]] = [(start, 0, 0, ())]
        while stack:
            at, need, put, places = stack.pop()
            for gap in range(min(reach, budget - put) + 1):
                place = at + step * (gap + 1)
                if abs(place - start) > 13 or (not law.ace_wrap and not 1 <= place <= 14):
                    break
                found = bit.get(card_of(rank_at(place), suit))
                if found is not None:
                    grown = (place, need + found, put + gap, (*places, place))
                    yield grown[1], grown[2], grown[3]
                    stack.append(grown)

    def _room(self, meld: Meld, low: int, high: int, more: int) -> int:
        """How many jokers may still join a run that grew to ``low`` … ``high`` by ``more`` jokers."""
        jokers = meld.jokers + more
        return self.grid.most_jokers(high - low + 1 - jokers) - jokers

    # -- groups --------------------------------------------------------------------------------------

    def _group(self, at: int, meld: Meld, budget: int, may_add: bool, may_swap: bool) -> list[Outcome]:
        rank, fields = meld.rank, self.fields
        hand = {
            card.suit: bit for card, bit in fields.bit.items() if card.rank == rank and card.suit is not None
        }
        if not hand:
            return []
        start = Outcome(at, meld, row=_row(meld))
        found: dict[tuple[object, ...], Outcome] = {}
        stack: list[tuple[Outcome, int]] = [(start, 0)]
        seen: set[tuple[object, ...]] = set()
        while stack:
            state, loose = stack.pop()
            key = (state.row, state.need, state.put, state.freed, state.invests, loose)
            if key in seen:
                continue
            seen.add(key)
            if state.need and not loose:
                spare = self.spare(state, budget)
                found.setdefault((state.need, state.put, state.freed, state.invests, spare), state)
            if may_swap:
                stack += [(after, 0) for after in self._swaps(state, rank, hand)]
            if may_add:
                if not loose:
                    stack += [(after, 0) for after in self._adds(state, rank, hand)]
                if may_swap and state.put < budget:
                    stack += [(after, loose + 1) for after in self._joker_adds(state, rank)]
        return list(found.values())

    def _swaps(self, state: Outcome, rank: int, hand: dict[Suit, int]) -> Iterator[Outcome]:
        row, fields = state.row, self.fields
        for suits in self._exchanges(row):
            need = state.need + sum(hand.get(suit, 0) for suit in suits)
            if all(suit in hand for suit in suits) and fields.holds(fields.row, need):
                after, freed = _exchanged(row, suits)
                step = Exchange(state.at, tuple(card_of(rank, suit) for suit in suits))
                yield Outcome(
                    state.at,
                    state.meld,
                    need,
                    state.put,
                    state.freed + freed,
                    state.invests or state.put > 0,
                    state.adds,
                    (*state.first, step),
                    row=after,
                )

    def _exchanges(self, row: _Row) -> Sequence[tuple[Suit, ...]]:
        """The suits that free jokers of a group, as this table has it."""
        law = self.law
        if not any(joker for _, joker in row):
            return ()
        named = [(suit,) for suit, joker in row if joker and suit is not None]
        held = {suit for suit, joker in row if not joker}
        missing = [suit for suit in SUITS if suit not in held]
        if len(row) >= 4:
            if law.swap_group4 is SwapGroup4.LOCKED:
                return ()
            return named or [(suit,) for suit in missing]
        match law.swap_group3:
            case SwapGroup3.NAMED_CARD:
                return named
            case SwapGroup3.EITHER_MISSING:
                return [(suit,) for suit in missing]
            case SwapGroup3.BOTH_MISSING:
                naturals = sum(not joker for _, joker in row)
                fits = naturals + len(missing) <= law.melds.group_max
                return [tuple(missing)] if missing and fits else []
            case _:
                return ()

    def _adds(self, state: Outcome, rank: int, hand: dict[Suit, int]) -> Iterator[Outcome]:
        row, fields = state.row, self.fields
        jokers = sum(joker for _, joker in row)
        if not self.grid.group_fits(len(row) + 1, jokers):
            return
        faces = {suit for suit, _ in row} if self.law.melds.group_suits_distinct else set()
        for suit, bit in hand.items():
            if suit not in faces and fields.holds(fields.row, state.need + bit):
                yield Outcome(
                    state.at,
                    state.meld,
                    state.need + bit,
                    state.put,
                    state.freed,
                    state.invests,
                    True,
                    (*state.first, Add(state.at, (Laid(card_of(rank, suit)),))),
                    row=(*row, (suit, False)),
                )

    def _joker_adds(self, state: Outcome, rank: int) -> Iterator[Outcome]:
        row = state.row
        jokers = sum(joker for _, joker in row)
        if not self.grid.group_fits(len(row) + 1, jokers + 1):
            return
        faces = {suit for suit, _ in row} if self.law.melds.group_suits_distinct else set()
        named = self.law.melds.names_group_jokers
        for suit in SUITS if named else SUITS[:1]:
            if not named or suit not in faces:
                yield Outcome(
                    state.at,
                    state.meld,
                    state.need,
                    state.put + 1,
                    state.freed,
                    state.invests,
                    True,
                    (*state.first, Add(state.at, (self.grid.group_joker(rank, suit),))),
                    row=(*row, (suit if named else None, True)),
                )

    # -- jokers to spare -----------------------------------------------------------------------------

    def spare(self, outcome: Outcome, most: int) -> int:
        """The numbers of further jokers, up to ``most``, that can be laid off where an outcome left the meld.

        Bit n of the answer is set if n jokers can; bit 0 always is.
        """
        counts = 1
        if outcome.meld.suit is None and not outcome.meld.rank:  # jokers alone: nothing says what joins them
            return counts
        if outcome.meld.kind is Kind.RUN:
            for below, above in self._spare_ends(outcome, most):
                counts |= 1 << (below + above)
            return counts
        jokers = sum(joker for _, joker in outcome.row)
        count = 1
        while count <= most and self.grid.group_fits(len(outcome.row) + count, jokers + count):
            counts |= 1 << count
            count += 1
        return counts

    def _spare_ends(self, outcome: Outcome, most: int) -> Iterator[tuple[int, int]]:
        adjacent = self.law.melds.jokers_adjacent
        most_low = most if adjacent else int(not outcome.joker_low)
        most_high = most if adjacent else int(not outcome.joker_high)
        most = min(most, self._room(outcome.meld, outcome.low, outcome.high, outcome.put - outcome.freed))
        for below in range(most_low + 1):
            for above in range(min(most_high, most - below) + 1):
                if (below or above) and self.grid.fits(outcome.low - below, outcome.high + above):
                    yield below, above

    def last(self, outcome: Outcome, jokers: int) -> tuple[PlanStep, ...]:
        """The steps that let a run grow, and that lay off ``jokers`` more."""
        at, meld = outcome.at, outcome.meld
        if meld.kind is Kind.GROUP:
            rank, faces = meld.rank, [suit for suit, _ in outcome.row if suit is not None]
            free = [suit for suit in SUITS if suit not in faces] or list(SUITS)
            return tuple(Add(at, (self.grid.group_joker(rank, free[i % len(free)]),)) for i in range(jokers))
        suit = meld.suit
        below = above = 0
        if jokers:
            below, above = next(ends for ends in self._spare_ends(outcome, jokers) if sum(ends) == jokers)
        low, high = outcome.low - below, outcome.high + above
        steps: list[Add] = []
        if suit is not None and low < meld.low:
            steps.append(Add(at, _stretch(suit, low, meld.low - 1, outcome.places), "low"))
        if suit is not None and high > meld.high:
            steps.append(Add(at, _stretch(suit, meld.high + 1, high, outcome.places), "high"))
        return self.in_order(steps)

    def in_order(self, steps: Sequence[Add]) -> tuple[Add, ...]:
        """Lay-offs at the two ends of a run, each allowed: where jokers must be fewer, they come last.

        The run stands before and after both, so the end that brings more real cards than jokers can go first.
        """
        if not self.law.melds.jokers_fewer:
            return tuple(steps)
        return tuple(sorted(steps, key=lambda step: sum(1 if laid.is_joker else -1 for laid in step.cards)))


def _stretch(suit: Suit, low: int, high: int, places: tuple[int, ...]) -> tuple[Laid, ...]:
    return run_cards(suit, low + 13, high + 13, (place + 13 for place in places))


def _row(meld: Meld) -> _Row:
    return tuple((laid.face.suit, laid.is_joker) for laid in meld.cards)


def _exchanged(row: _Row, suits: tuple[Suit, ...]) -> tuple[_Row, int]:
    """The group with each suit in the place of its joker, else of the first joker, else beside the others."""
    after = list(row)
    freed = 0
    named = [suit for suit in suits if (suit, True) in row]
    for suit in named + [suit for suit in suits if suit not in named]:
        jokers = [i for i, (_, joker) in enumerate(after) if joker]
        own = [i for i in jokers if after[i][0] is suit]
        if jokers:
            after[(own or jokers)[0]] = (suit, False)
            freed += 1
        else:
            after.append((suit, False))
    return tuple(after), freed


def _subsets(items: list[tuple[int, Card]]) -> Iterator[tuple[tuple[int, Card], ...]]:
    for size in range(len(items) + 1):
        yield from combinations(items, size)
