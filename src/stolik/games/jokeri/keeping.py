"""Sheets of Joker kept by hand.

What is noted of a deal: ``bid.N``, where promises are made, and ``taken.N`` for each seat. Which deal of how
many cards and of what form it is follows from its number.
"""

# ruff: noqa: ARG002 - the protocol of keeping names every argument, also those that this game has no use for

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from stolik.engine.keeping import Keeping, Kept, Mark, Row, Value, complete_from_start
from stolik.games.jokeri.kinds import NINE, PLAYERS, Form, Slot
from stolik.games.jokeri.rules.all_pass_premium import all_pass_premium
from stolik.games.jokeri.rules.dealer_hook import is_dealer_barred
from stolik.games.jokeri.rules.erase import struck
from stolik.games.jokeri.rules.length import schedule
from stolik.games.jokeri.rules.premium import has_premium
from stolik.games.jokeri.rules.premium_crowd import rewarded
from stolik.games.jokeri.rules.premium_last import counting_deals
from stolik.games.jokeri.rules.premium_min import least_premium
from stolik.games.jokeri.rules.teams import partner
from stolik.games.jokeri.rules.ties import tie_break
from stolik.games.jokeri.scoring import Outcome, score
from stolik.games.jokeri.sheet import make_sheet
from stolik.games.jokeri.wire import sheet_data
from stolik.rulekit.ruleset import RuleSet

CLAUSES: Final = ("all_tricks", "exact", "shtanga", "missed", "golden", "misere", "misere_turned")
_SEATS: Final = range(PLAYERS)


def _seats(mask: int) -> frozenset[int]:
    return frozenset(seat for seat in _SEATS if mask >> seat & 1)


def _mask(seats: frozenset[int]) -> int:
    return sum(1 << seat for seat in seats)


@cache
def _scores(rules: RuleSet, slot: Slot) -> dict[str, Any]:
    """What each promise and each number of tricks is worth in a deal, and the place of its clause."""
    bids: Sequence[int | None] = range(slot.cards + 1) if slot.form.has_bids else (None,)
    table = [[score(rules, slot, Outcome(bid, taken)) for taken in range(slot.cards + 1)] for bid in bids]
    return {
        "points": [[points for points, _ in row] for row in table],
        "because": ["".join(str(CLAUSES.index(clause)) for _, clause in row) for row in table],
    }


def _closing(rules: RuleSet, mask: int) -> list[int]:
    keepers = _seats(mask)
    earners = rewarded(rules, keepers)
    return [_mask(earners), _mask(struck(rules, keepers, earners))]


class _JokeriKeeping:
    def tariff(self, rules: RuleSet) -> Mapping[str, Any]:
        partners = [partner(rules, seat) for seat in _SEATS]
        return {
            "game": rules.game,
            "rules": str(rules),
            "code": rules.code,
            "players": [PLAYERS],
            "deals": [[slot.set, slot.cards, str(slot.form)] for slot in schedule(rules)],
            "bids": {str(form): form.has_bids for form in Form},
            "barred": is_dealer_barred(rules),
            "clauses": list(CLAUSES),
            "scores": {
                str(form): {
                    str(cards): _scores(rules, Slot(1, cards, form))
                    for cards in (range(1, NINE + 1) if form is Form.PLAIN else (NINE,))
                }
                for form in Form
            },
            "premium": {
                "on": has_premium(rules),
                "least": least_premium(rules),
                # How many deals at the end of a set can be neither doubled nor struck.
                "apart": NINE - counting_deals(rules, NINE),
                # What passing all through a set earns: where the deals grow or shrink, where they do not.
                "passes": [all_pass_premium(rules, (1, 2)), all_pass_premium(rules, (NINE, NINE))],
            },
            # For each group of keepers, as bits: who of them is rewarded, and who is struck.
            "closing": [_closing(rules, mask) for mask in range(1 << PLAYERS)],
            "partner": partners if None not in partners else None,
            # What parts equal totals: so many times the promises kept, and the points of the last set.
            "tie": [tie_break(rules, 1, 0), tie_break(rules, 0, 1)],
        }

    def refuse(self, rules: RuleSet, players: int, deal: int, key: str, value: Value) -> str | None:
        deals = schedule(rules)
        if not 1 <= deal <= len(deals):
            return f"a game has {len(deals)} deals"
        slot = deals[deal - 1]
        name, _, seat = key.partition(".")
        if name not in (("bid", "taken") if slot.form.has_bids else ("taken",)) or seat not in map(
            str, _SEATS
        ):
            return "there is no such field"
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= slot.cards:
            return f"{name} is from 0 to {slot.cards}"
        return None

    def reckon(self, rules: RuleSet, players: int, rows: Mapping[int, Row], stake: int | None = None) -> Kept:
        deals = schedule(rules)
        told = {deal: _Deal(rules, deal, deals[deal - 1], rows[deal]) for deal in sorted(rows)}
        counted = complete_from_start(rows, {deal: row.is_complete for deal, row in told.items()})
        sheet = make_sheet(rules, [told[deal].outcomes for deal in range(1, counted + 1)])
        marks = []
        for deal, row in told.items():
            marks += row.marks()
            if not row.is_complete:
                marks.append(Mark(deal, None, "incomplete", {}))
            elif deal > counted:
                marks.append(Mark(deal, None, "waits", {"deal": counted + 1}))
        return Kept(
            sheet_data(sheet), counted, {deal: row.points for deal, row in told.items()}, tuple(marks)
        )


class _Deal:
    """One deal as noted."""

    def __init__(self, rules: RuleSet, deal: int, slot: Slot, row: Row) -> None:
        self.rules, self.deal, self.slot = rules, deal, slot
        has_bids = slot.form.has_bids
        self.bids = [_number(row.get(f"bid.{seat}")) if has_bids else None for seat in _SEATS]
        self.taken = [_number(row.get(f"taken.{seat}")) for seat in _SEATS]
        is_told = [
            taken is not None and (bid is not None or not has_bids)
            for bid, taken in zip(self.bids, self.taken, strict=True)
        ]
        self.outcomes = [Outcome(bid, taken or 0) for bid, taken in zip(self.bids, self.taken, strict=True)]
        self.points = [
            score(rules, slot, outcome)[0] if told else None
            for told, outcome in zip(is_told, self.outcomes, strict=True)
        ]
        self.is_complete = all(is_told)

    def marks(self) -> list[Mark]:
        """What cannot be right."""
        found = []
        cards = self.slot.cards
        bids = [bid for bid in self.bids if bid is not None]
        if len(bids) == PLAYERS and sum(bids) == cards and is_dealer_barred(self.rules):
            found.append(Mark(self.deal, None, "bids_sum", {"cards": cards}))
        taken = [number for number in self.taken if number is not None]
        if sum(taken) > cards or (len(taken) == PLAYERS and sum(taken) != cards):
            found.append(Mark(self.deal, None, "tricks_sum", {"taken": sum(taken), "cards": cards}))
        return found


def _number(value: Value | None) -> int | None:
    return value if isinstance(value, int) else None


KEEPING: Final[Keeping] = _JokeriKeeping()
