"""What is measured in Georgian Joker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..games.jokeri.kinds import NINE
from ..games.jokeri.rules.length import schedule
from ..rulekit.ruleset import RuleSet
from .estimate import Tally
from .measures import Figures, Measure, Measures, PlayedDeal, PointsAlone


class Jokeri(PointsAlone):
    """Promises kept, in all deals and in nines; penalties for none; what was promised in all."""

    table: Mapping[str, Measure] = {
        "promised": Measure("tricks promised above those of the deal", digits=2),
        "kept_by": Measure("players who kept their promise", digits=2),
    }
    seats: Mapping[str, Measure] = {
        "points": Measure("points a deal"),
        "exact": Measure("promises kept", share=True),
        "exact_nines": Measure("promises kept in nines", share=True),
        "bid_nines": Measure("promise in nines", digits=2),
        "shtanga": Measure("promises with no trick taken", share=True),
        "total": Measure("points a match"),
        "first": Measure("matches won", share=True),
    }

    def place(self, rules: RuleSet, number: int) -> int:
        """The deals of a match in turn, again and again."""
        return number % len(schedule(rules))

    def of_deal(self, deal: PlayedDeal) -> Figures:
        """What this deal adds; where no promises are made only its points."""
        end, result = deal.end, deal.result
        if result is None:
            return Figures()
        rows = [{"points": Tally(points, 1)} for points in result.points]
        if not end.slot.form.has_bids:
            return Figures({}, tuple(rows))
        kept = 0
        for row, bid, taken in zip(rows, result.bids, result.taken, strict=True):
            kept += bid == taken
            row["exact"] = Tally(bid == taken, 1)
            if end.slot.cards == NINE:
                row["exact_nines"] = Tally(bid == taken, 1)
                row["bid_nines"] = Tally(bid, 1)
            row["shtanga"] = Tally(taken == 0 < bid, 1)
        table = {
            "promised": Tally(sum(result.bids) - end.slot.cards, 1),
            "kept_by": Tally(kept, 1),
        }
        return Figures(table, tuple(rows))


MEASURES: Final[Measures] = Jokeri()
