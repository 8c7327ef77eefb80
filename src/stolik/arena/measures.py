"""What is measured in a game: a module for each game that has more to tell than its points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from ..engine.spec import GameSpec
from ..rulekit.ruleset import RuleSet
from .estimate import Tally


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure: its title, whether it is a share of 1, and decimal places (of percents, for a share)."""

    title: str
    share: bool = False
    digits: int = 1


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of one seat, and the CPU seconds that it took to find."""

    seat: int
    action: Any
    seconds: float


@dataclass(slots=True)
class PlayedDeal:
    """A deal as it was played, from start to end. ``result`` is None if it was broken off."""

    spec: GameSpec[Any, Any, Any]
    rules: RuleSet
    number: int
    start: Any
    end: Any
    result: Any
    decisions: Sequence[Decision]


@dataclass(slots=True)
class Figures:
    """What a deal or match adds to each measure: once for the table, and once for each seat."""

    table: dict[str, Tally] = field(default_factory=dict)
    seats: tuple[dict[str, Tally], ...] = ()


class Measures(Protocol):
    """The figures of one game."""

    @property
    def table(self) -> Mapping[str, Measure]:
        """Figures of a deal as a whole, in the order in which they are told."""

    @property
    def seats(self) -> Mapping[str, Measure]:
        """Figures of each player."""

    def place(self, rules: RuleSet, number: int) -> int:
        """Which deal of a match (from 0) stands for the contest's deal of this number."""

    def of_deal(self, deal: PlayedDeal) -> Figures:
        """What this deal adds."""

    def of_match(self, sheet: Mapping[str, Any]) -> Figures:
        """What a match played to its end adds beside its deals."""


class PointsAlone:
    """The measures of a game about which nothing more is known: points a deal, points and places a match."""

    table: Mapping[str, Measure] = {"decisions": Measure("decisions a deal")}
    seats: Mapping[str, Measure] = {
        "points": Measure("points a deal"),
        "total": Measure("points a match"),
        "first": Measure("matches won", share=True),
    }

    def place(self, rules: RuleSet, number: int) -> int:  # noqa: ARG002 - a match without end has room for all
        """The deal itself."""
        return number

    def of_deal(self, deal: PlayedDeal) -> Figures:
        """Points of the deal."""
        figures = Figures({"decisions": Tally(len(deal.decisions), 1)})
        if deal.result is not None:
            figures.seats = tuple({"points": Tally(points, 1)} for points in deal.result.points)
        return figures

    def of_match(self, sheet: Mapping[str, Any]) -> Figures:
        """Points and places of the match; a shared first place counts for each who has it."""
        return Figures(
            seats=tuple(
                {"total": Tally(total, 1), "first": Tally(place == 1, 1)}
                for total, place in zip(sheet["totals"], sheet["places"], strict=True)
            )
        )


def measures(game: str) -> Measures:
    """The measures of a game: those of the module of its name beside this one, or points alone."""
    if not game.isidentifier() or find_spec(f"{__package__}.{game}") is None:
        return PointsAlone()
    found: Measures = import_module(f"{__package__}.{game}").MEASURES
    return found
