"""What is measured in remik."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .estimate import Tally
from .measures import Figures, Measure, Measures, PlayedDeal, PointsAlone


class Remik(PointsAlone):
    """Turns and endings of a deal; who opened, who went out, and what the others' hands cost."""

    table: Mapping[str, Measure] = {
        "ended": Measure("deals ended by going out", share=True),
        "from_hand": Measure("of these, in one turn from the hand", share=True),
        "turns": Measure("turns a deal"),
        "shuffles": Measure("times the pile was turned over", digits=2),
    }
    seats: Mapping[str, Measure] = {
        "won": Measure("deals won", share=True),
        "opened": Measure("deals in which it opened", share=True),
        "penalty": Measure("penalty a deal"),
        "lost": Measure("penalty where it did not go out"),
        "total": Measure("points a match"),
        "first": Measure("matches won", share=True),
    }

    def of_deal(self, deal: PlayedDeal) -> Figures:
        """What this deal adds; a deal that nobody finished is won by nobody and costs nothing."""
        end, result = deal.end, deal.result
        finisher = result.finisher if result is not None else None
        table = {
            "ended": Tally(finisher is not None, 1),
            "turns": Tally(end.turns, 1),
            "shuffles": Tally(end.shuffles, 1),
        }
        if finisher is not None:
            own = [event for event in end.history if event.seat == finisher and "discard" in event.text]
            table["from_hand"] = Tally(not any("meld" in event.text for event in own[:-1]), 1)
        seats = []
        for seat in range(end.players):
            row = {"won": Tally(seat == finisher, 1), "opened": Tally(end.opened[seat], 1)}
            if finisher is not None:
                row["penalty"] = Tally(result.points[seat], 1)
                if seat != finisher:
                    row["lost"] = Tally(result.points[seat], 1)
            seats.append(row)
        return Figures(table, tuple(seats))


MEASURES: Final[Measures] = Remik()
