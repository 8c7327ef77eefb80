"""What the tricks of each player are worth to one seat: points, the promise's part in a premium, spoiling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ..games.jokeri.kinds import PLAYERS, Slot
from ..games.jokeri.result import DealResult
from ..games.jokeri.rules.all_pass_premium import all_pass_premium
from ..games.jokeri.rules.erase import struck
from ..games.jokeri.rules.length import schedule, sets_of
from ..games.jokeri.rules.premium import has_premium
from ..games.jokeri.rules.premium_crowd import rewarded
from ..games.jokeri.rules.premium_last import counting_deals
from ..games.jokeri.rules.premium_min import least_premium
from ..games.jokeri.rules.teams import partner
from ..games.jokeri.scoring import Outcome, score
from ..games.jokeri.view import View
from ..rulekit.ruleset import RuleSet

KEPT: Final = 0.6
"""How often a promise is kept, as a guess about deals that are not seen."""
SPITE: Final = 0.2
"""What a point of each opponent costs, in own points."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One player in the running set so far.

    ``clean`` is the chance that he kept every promise, ``best`` his best score, ``passes`` whether he has
    promised nothing but none.
    """

    clean: float
    best: float
    passes: bool


class Stakes:
    """The stakes of a deal as one seat sees them."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._rules: RuleSet = view.rules
        self._me = view.seat
        self._slot: Slot = view.slot
        deals = sets_of(view.rules)[view.slot.set - 1]
        first = sum(slot.set < view.slot.set for slot in schedule(view.rules))
        at = view.number - first
        counting = counting_deals(view.rules, len(deals))
        self._after = len(deals) - 1 - at
        self._counts = at < counting
        self._usual = 50.0 + 50.0 * round(0.3 * max(slot.cards for slot in deals))
        self._passes = all_pass_premium(view.rules, [slot.cards for slot in deals])
        if len(view.before) < view.number:
            guess = Standing(KEPT**at, self._usual if at else 0.0, passes=False)
            self._seats: tuple[Standing, ...] = (guess,) * PLAYERS
        else:
            rows = view.before[first:]
            self._seats = tuple(_standing(rows, seat, counting) for seat in range(PLAYERS))
        self._known: dict[tuple[int, int, int | None], tuple[float, ...]] = {}

    def table(self, seat: int, bid: int | None) -> tuple[float, ...]:
        """By the tricks that this player ends with, what they are worth to the seat of the view."""
        return self.between(self._me, seat, bid)

    def between(self, judge: int, seat: int, bid: int | None) -> tuple[float, ...]:
        """The same as another player judges it."""
        known = self._known.get((judge, seat, bid))
        if known is None:
            known = self._known[judge, seat, bid] = self._table(judge, seat, bid)
        return known

    def _table(self, judge: int, seat: int, bid: int | None) -> tuple[float, ...]:
        out = []
        for taken in range(self._slot.cards + 1):
            points = points_of(self._rules, self._slot, bid, taken)
            worth = self._share(judge, seat) * points
            if bid == taken:
                worth += self._kept(judge, seat, points, passes=bid == 0)
            out.append(worth)
        return tuple(out)

    def _share(self, judge: int, seat: int) -> float:
        """What one point of a player is worth to the one who judges."""
        mate = partner(self._rules, judge)
        if seat in (judge, mate):
            return 1.0
        return -SPITE if mate is None else -1.0

    def _kept(self, judge: int, seat: int, points: float, *, passes: bool) -> float:
        """What it is worth that this player keeps his promise, beside the points."""
        if not self._slot.form.has_bids:
            return 0.0
        so_far = self._seats[seat]
        chance = so_far.clean * KEPT**self._after
        best = max(so_far.best, points if self._counts else 0.0, self._usual if self._after else 0.0)
        if self._passes is not None and passes and so_far.passes and not self._after:
            best = self._passes
        worth = 0.0
        earners = rewarded(self._rules, frozenset((seat,)))
        if seat in earners and has_premium(self._rules):
            worth += self._share(judge, seat) * max(best, least_premium(self._rules))
        for other in struck(self._rules, frozenset((seat,)), earners):
            fails = 1 - self._seats[other].clean * KEPT ** (self._after + 1)
            worth -= self._share(judge, other) * fails * max(self._seats[other].best, 0.0)
        return chance * worth


def _standing(rows: Sequence[DealResult], seat: int, counting: int) -> Standing:
    """How a player stands after these deals of the set, of which the first ``counting`` can be his best."""
    clean = all(row.bids[seat] == row.taken[seat] for row in rows)
    best = max((float(row.points[seat]) for row in rows[:counting]), default=0.0)
    return Standing(float(clean), best, all(row.bids[seat] == 0 for row in rows))


@cache
def points_of(rules: RuleSet, slot: Slot, bid: int | None, taken: int) -> int:
    """The deal's points for a bid and the tricks taken."""
    return score(rules, slot, Outcome(bid, taken))[0]
