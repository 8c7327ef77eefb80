"""Ends of deals of Joker before a page: any row of promises and tricks, told by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.cardset import CardSet
from stolik.games.jokeri.kinds import Phase
from stolik.games.jokeri.result import DealResult
from stolik.games.jokeri.rules.length import schedule
from stolik.games.jokeri.scoring import Outcome, deal_result
from tests.browser.one_seat import OneSeat
from tests.browser.test_jokeri_table import SPEC, position

#: Four nines: the first seat keeps every promise, its best is the third deal; the best of the others are the
#: fourth (250), the second (200) and the fourth (200).
NINES = (
    ((3, 2, 2, 1), (3, 2, 3, 1)),
    ((2, 3, 3, 2), (2, 3, 3, 1)),
    ((4, 0, 2, 2), (4, 1, 2, 2)),
    ((1, 4, 2, 3), (1, 4, 1, 3)),
)
Row = tuple[Sequence[int | None], Sequence[int]]


def results(rules: str, rows: Sequence[Row]) -> list[DealResult]:
    """What these deals came to: promises and tricks, a value a seat."""
    parsed = SPEC.catalog.parse(rules)
    slots = schedule(parsed)
    return [
        deal_result(parsed, slot, [Outcome(bid, took) for bid, took in zip(*row, strict=True)])
        for slot, row in zip(slots, rows, strict=False)
    ]


def ended(rules: str, rows: Sequence[Row], names: tuple[str, ...] = ("Ala", "Nino", "Gia", "Lia")) -> OneSeat:
    """A table just after the last of these deals."""
    parsed = SPEC.catalog.parse(rules)
    done = results(rules, rows)
    last = len(done) - 1
    at = position(
        "9s",
        rules=parsed,
        number=last,
        slot=schedule(parsed)[last],
        phase=Phase.OVER,
        hands=(CardSet(),) * 4,
        bids=done[last].bids,
        taken=done[last].taken,
        history=(),
    )
    seat = OneSeat("jokeri", at, 0, 4, names=names)
    seat.results = done[:last]
    return seat
