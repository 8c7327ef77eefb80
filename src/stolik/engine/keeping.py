"""Sheets kept by hand: games played with real cards, of which somebody types the results.

The rules stay where they are. What a sheet's arithmetic depends on is given away as one table of plain
values, the ``tariff``: what each card and each result is worth, when a game ends, who is rewarded. With it a
page can add up a sheet where no server is in reach, by looking things up and never by knowing a rule; and
``reckon`` adds up the same sheet by the rules' own functions, so that the two can be compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..rulekit.ruleset import RuleSet

Value = int | str
Row = Mapping[str, Value]
"""One deal as typed: what was noted, such as ``finisher``, ``hand.0`` or ``bid.2``, to its value."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something on a sheet that cannot be right, or that is not there yet: a code and its evidence.

    ``deal`` counts from 1; ``seat`` is None where the whole deal is meant.
    """

    deal: int
    seat: int | None
    code: str
    args: Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Kept:
    """A sheet added up.

    ``sheet`` has the shape of ``GameSpec.sheet``. ``counted`` deals are in it: those before the first that is
    not complete, up to the end of the game. ``points`` are what each deal noted is worth so far, a value a
    seat, None where nothing was noted.
    """

    sheet: Mapping[str, Any]
    counted: int
    points: Mapping[int, Sequence[int | None]]
    marks: tuple[Mark, ...]

    def data(self) -> dict[str, Any]:
        """As plain values for JSON."""
        return {
            "sheet": dict(self.sheet),
            "counted": self.counted,
            "points": {str(deal): list(row) for deal, row in self.points.items()},
            "marks": [
                {"deal": mark.deal, "seat": mark.seat, "code": mark.code, "args": dict(mark.args)}
                for mark in self.marks
            ],
        }


class Keeping(Protocol):
    """How a game's sheets are kept."""

    def tariff(self, rules: RuleSet) -> Mapping[str, Any]:
        """Everything that the arithmetic of a sheet under these rules depends on, as plain values."""

    def refuse(self, rules: RuleSet, players: int, deal: int, key: str, value: Value) -> str | None:
        """Why this can never be noted for the deal, for developers; None if it can."""

    def reckon(self, rules: RuleSet, players: int, rows: Mapping[int, Row], stake: int | None = None) -> Kept:
        """The sheet from what was noted, by deal; ``stake`` is what a table agreed on beside its rules."""


def complete_from_start(rows: Mapping[int, Row], is_complete: Mapping[int, bool]) -> int:
    """How many deals from the first on are complete."""
    count = 0
    while count + 1 in rows and is_complete[count + 1]:
        count += 1
    return count
