"""What the solvers cost on random hands, beside a plain enumeration of the same hands in the same run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean, median, quantiles
from time import process_time
from typing import Final

from ..core.cards import Card, deck
from ..core.rng import Rng
from .melds import MeldLaw, MeldValues
from .solver import FinishLaw, OnTable, Turn, all_melds, best_opening, finish

OPENING_BAR: Final = 1e-3
FINISH_BAR: Final = 2e-3
CARDS: Final = 14
MOST_MELDS: Final = 8
NAIVE_CASES: Final = 20


@dataclass(frozen=True, slots=True)
class Row:
    """One thing measured: CPU seconds of each case, and the bar for their median (None for a baseline)."""

    name: str
    seconds: tuple[float, ...]
    bar: float | None = None

    @property
    def mean(self) -> float:
        """Mean seconds."""
        return fmean(self.seconds)

    @property
    def median(self) -> float:
        """Median seconds."""
        return median(self.seconds)

    @property
    def p99(self) -> float:
        """Seconds that one case of a hundred exceeds."""
        return quantiles(self.seconds, n=100, method="inclusive")[-1] if len(self.seconds) > 1 else self.mean


@dataclass(frozen=True, slots=True)
class Case:
    """A hand after drawing, and the table."""

    hand: tuple[Card, ...]
    table: tuple[OnTable, ...]


def run(cases: int = 300, seed: str = "bench") -> list[Row]:
    """Measure the solvers on random hands of fourteen cards of two packs with four jokers.

    The last two rows are of the same few hands, with one joker or two: by the solver, and by going through
    all sets of disjoint melds.
    """
    dealt = [deal(Rng(seed).child(str(number))) for number in range(cases)]
    law, values, rules = MeldLaw(), MeldValues(), FinishLaw()
    few = [case for case in dealt if 1 <= sum(card.is_joker for card in case.hand) <= 2][:NAIVE_CASES]

    def opening(case: Case) -> object:
        return best_opening(case.hand, law, values, 51, True)

    def anyhow(case: Case) -> object:
        return best_opening(case.hand, law, values, 0, False)

    def going_out(case: Case, *, opened: bool) -> object:
        return finish(case.hand, case.table, rules, Turn(opened=opened))

    return [
        _row("best opening", opening, dealt, OPENING_BAR),
        _row("most points to lay", anyhow, dealt, OPENING_BAR),
        _row("going out, opened", partial(going_out, opened=True), dealt, FINISH_BAR),
        _row("going out, not opened", partial(going_out, opened=False), dealt, FINISH_BAR),
        _row("most points, with jokers", anyhow, few, OPENING_BAR),
        _row("the same by enumeration", lambda case: enumerated(case.hand, law, values), few, None),
    ]


def _row(name: str, solve: Callable[[Case], object], cases: Sequence[Case], bar: float | None) -> Row:
    seconds = []
    for case in cases:
        began = process_time()
        solve(case)
        seconds.append(process_time() - began)
    return Row(name, tuple(seconds), bar)


def deal(rng: Rng) -> Case:
    """A random hand, and up to eight melds of other cards, as they come."""
    pack = rng.shuffled(deck(2, 4))
    hand, rest = pack[:CARDS], list(pack[CARDS:])
    table: list[OnTable] = []
    for _ in range(rng.below(MOST_MELDS + 1)):
        found = list(all_melds(rng.shuffled(rest)[:24], MeldLaw()))
        if found:
            meld = rng.choice(found)
            for laid in meld.cards:
                rest.remove(laid.card)
            table.append(OnTable(meld, own=rng.below(2) == 0))
    return Case(hand, tuple(table))


def enumerated(hand: Sequence[Card], law: MeldLaw, values: MeldValues) -> int:
    """The most points to lay while a card stays, by going through all sets of disjoint melds."""
    melds = [([laid.card for laid in meld.cards], meld.points(values)) for meld in all_melds(hand, law)]

    def best(left: list[Card], start: int) -> int:
        most = 0
        for number in range(start, len(melds)):
            cards, points = melds[number]
            rest = _without(left, cards)
            if rest:
                most = max(most, points + best(rest, number))
        return most

    return best(list(hand), 0)


def _without(cards: list[Card], gone: Sequence[Card]) -> list[Card] | None:
    left = list(cards)
    for card in gone:
        if card not in left:
            return None
        left.remove(card)
    return left
