"""The score sheet: set by set the deals, the closing row, running totals, and what is still at stake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stolik.games.jokeri.kinds import PLAYERS, Form, Slot
from stolik.games.jokeri.rules.all_pass_premium import all_pass_premium
from stolik.games.jokeri.rules.length import sets_of
from stolik.games.jokeri.rules.premium import has_premium
from stolik.games.jokeri.rules.premium_last import counting_deals
from stolik.games.jokeri.rules.premium_min import least_premium
from stolik.games.jokeri.rules.teams import partner
from stolik.games.jokeri.rules.ties import tie_break
from stolik.games.jokeri.scoring import Closing, Outcome, best_deal, close_set, score
from stolik.rulekit.ruleset import RuleSet

Row = Sequence[Outcome]
Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """One player's result in one deal: what he said and took, the points, and the clause that gives them."""

    bid: int | None
    taken: int
    points: int
    because: str


@dataclass(frozen=True, slots=True)
class SetSheet:
    """One set of the sheet.

    ``rows`` are the deals played so far. ``closing`` is the closing row, None while the set runs. ``clean``
    tells who has kept every promise of the set so far, and ``stake`` what the premium would be worth to him
    were the set to end like this (0 for the others, or without premium). ``totals`` are the set's points.
    """

    number: int
    form: Form
    slots: tuple[Slot, ...]
    rows: tuple[tuple[Cell, ...], ...]
    closing: Closing | None
    clean: tuple[bool, ...]
    stake: Numbers
    totals: Numbers


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole sheet: sets begun, a total a seat, the totals that count (pairs added), places from 1.

    ``partner`` is the other seat of each one's pair, None where everybody plays for himself.
    """

    sets: tuple[SetSheet, ...]
    totals: Numbers
    counted: Numbers
    places: Numbers
    over: bool
    deals: int
    partner: Numbers | None


def make_sheet(rules: RuleSet, deals: Sequence[Row]) -> Sheet:
    """The sheet after these deals, in the order of the schedule; ValueError if there are more than it has."""
    sets: list[SetSheet] = []
    left = list(deals)
    for number, slots in enumerate(sets_of(rules), 1):
        if not left:
            break
        rows, left = left[: len(slots)], left[len(slots) :]
        sets.append(_set_sheet(rules, number, slots, rows))
    if left:
        raise ValueError(f"the schedule has no {len(deals)} deals")
    totals = tuple(sum(part.totals[seat] for part in sets) for seat in range(PLAYERS))
    kept = tuple(
        sum(1 for part in sets for row in part.rows if row[seat].bid == row[seat].taken)
        for seat in range(PLAYERS)
    )
    last = sets[-1].totals if sets else (0,) * PLAYERS
    counted, places = rank(rules, totals, kept, last)
    scheduled = sum(len(slots) for slots in sets_of(rules))
    mates = tuple(mate for seat in range(PLAYERS) if (mate := partner(rules, seat)) is not None)
    return Sheet(tuple(sets), totals, counted, places, len(deals) == scheduled, scheduled, mates or None)


def _set_sheet(rules: RuleSet, number: int, slots: tuple[Slot, ...], rows: Sequence[Row]) -> SetSheet:
    cells = tuple(
        tuple(Cell(outcome.bid, outcome.taken, *score(rules, slot, outcome)) for outcome in row)
        for slot, row in zip(slots, rows, strict=False)
    )
    points = [[cell.points for cell in row] for row in cells]
    closing = close_set(rules, slots, rows, points) if len(rows) == len(slots) else None
    has_bids = slots[0].form.has_bids
    clean = tuple(has_bids and all(row[seat].is_exact for row in rows) for seat in range(PLAYERS))
    stake = tuple(
        _stake(rules, slots, rows, [row[seat] for row in points], seat) if clean[seat] else 0
        for seat in range(PLAYERS)
    )
    totals = tuple(
        sum(row[seat] for row in points) + (closing.premium[seat] - closing.erased[seat] if closing else 0)
        for seat in range(PLAYERS)
    )
    return SetSheet(number, slots[0].form, slots, cells, closing, clean, stake, totals)


def _stake(
    rules: RuleSet, slots: Sequence[Slot], rows: Sequence[Row], points: Sequence[int], seat: int
) -> int:
    """What the premium would be worth to a player who has kept every promise so far."""
    if not has_premium(rules):
        return 0
    best = best_deal(points, min(len(points), counting_deals(rules, len(slots))))
    fixed = all_pass_premium(rules, [slot.cards for slot in slots])
    if fixed is not None and all(row[seat].bid == 0 for row in rows):
        return max(fixed, least_premium(rules))
    return max(points[best] if best is not None else 0, least_premium(rules))


def _with_partner(rules: RuleSet, values: Numbers, seat: int) -> int:
    mate = partner(rules, seat)
    return values[seat] + (values[mate] if mate is not None else 0)


def rank(rules: RuleSet, totals: Numbers, kept: Numbers, last_set: Numbers) -> tuple[Numbers, Numbers]:
    """The totals that count (pairs added) and the places, a value a seat.

    ``kept`` are the bids kept in the whole game, ``last_set`` the points of the last set: they part equal
    totals where the table has agreed so. Places count from 1; players who share a place leave the next one
    empty (partners count as one).
    """
    counted = tuple(_with_partner(rules, totals, seat) for seat in range(PLAYERS))
    keys = [
        (counted[seat], tie_break(rules, *(_with_partner(rules, each, seat) for each in (kept, last_set))))
        for seat in range(PLAYERS)
    ]
    # Partners share one key, so only one of each pair is counted.
    sides = [seat for seat in range(PLAYERS) if (mate := partner(rules, seat)) is None or seat < mate]
    return counted, tuple(1 + sum(keys[other] > keys[seat] for other in sides) for seat in range(PLAYERS))
