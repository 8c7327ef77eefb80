"""Points: a deal's score, the closing of a set, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stolik.games.jokeri.kinds import PLAYERS, Form, Slot
from stolik.games.jokeri.result import DealResult
from stolik.games.jokeri.rules.all_pass_premium import all_pass_premium
from stolik.games.jokeri.rules.dark_factor import score_factor
from stolik.games.jokeri.rules.erase import struck
from stolik.games.jokeri.rules.premium import has_premium
from stolik.games.jokeri.rules.premium_crowd import rewarded
from stolik.games.jokeri.rules.premium_last import counting_deals
from stolik.games.jokeri.rules.premium_min import least_premium
from stolik.games.jokeri.rules.shtanga import shtanga
from stolik.rulekit.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one player fared in one deal: his bid (None where there are none) and the tricks he took."""

    bid: int | None
    taken: int

    @property
    def is_exact(self) -> bool:
        """Whether a promise was made and kept."""
        return self.bid == self.taken


def score(rules: RuleSet, slot: Slot, outcome: Outcome) -> tuple[int, str]:
    """The points of one player in one deal, and the clause that gives them.

    The outcome must be one of the deal's form: a bid exactly where bids are made.
    """
    taken = outcome.taken
    if slot.form is Form.GOLDEN:
        return 100 * taken, "golden"
    if slot.form is Form.MISERE:
        return (100 * taken, "misere_turned") if taken == slot.cards else (-100 * taken, "misere")
    factor = score_factor(rules, slot.form)
    bid = outcome.bid
    assert bid is not None
    if bid == taken == slot.cards:
        return 100 * slot.cards * factor, "all_tricks"
    if bid == taken:
        return (50 + 50 * bid) * factor, "exact"
    if taken == 0 and (penalty := shtanga(rules, slot.cards)) is not None:
        return -penalty * factor, "shtanga"
    return 10 * taken * factor, "missed"


def deal_result(rules: RuleSet, slot: Slot, outcomes: Sequence[Outcome]) -> DealResult:
    """What a deal came to, for all seats."""
    scored = [score(rules, slot, outcome) for outcome in outcomes]
    return DealResult(
        tuple(outcome.bid for outcome in outcomes),
        tuple(outcome.taken for outcome in outcomes),
        tuple(points for points, _ in scored),
        tuple(clause for _, clause in scored),
    )


@dataclass(frozen=True, slots=True)
class Closing:
    """The closing row of a set, a value a seat.

    ``premium`` is added and ``erased`` (a positive number) taken away; ``doubled`` and ``struck`` are the
    0-based deals of the set that they come from, None where nothing is (or for a fixed premium).
    """

    keepers: frozenset[int]
    premium: tuple[int, ...]
    doubled: tuple[int | None, ...]
    erased: tuple[int, ...]
    struck: tuple[int | None, ...]


def best_deal(scores: Sequence[int], counting: int) -> int | None:
    """Which of the first ``counting`` deals (from 0) scored best, the earliest of equals; None if none."""
    if counting < 1:
        return None
    return max(range(counting), key=lambda at: (scores[at], -at))


def close_set(
    rules: RuleSet,
    slots: Sequence[Slot],
    outcomes: Sequence[Sequence[Outcome]],
    scores: Sequence[Sequence[int]],
) -> Closing:
    """Settle a whole set: ``outcomes`` and ``scores`` are rows of deals, each a value a seat."""
    nothing: tuple[int | None, ...] = (None,) * PLAYERS
    zero = (0,) * PLAYERS
    if not slots[0].form.has_bids:
        return Closing(frozenset(), zero, nothing, zero, nothing)
    keepers = frozenset(seat for seat in range(PLAYERS) if all(row[seat].is_exact for row in outcomes))
    earners = rewarded(rules, keepers)
    losers = struck(rules, keepers, earners)
    counting = counting_deals(rules, len(slots))
    sizes = [slot.cards for slot in slots]
    premium, erased = [0] * PLAYERS, [0] * PLAYERS
    doubled, gone = list(nothing), list(nothing)
    for seat in range(PLAYERS):
        column = [row[seat] for row in scores]
        best = best_deal(column, counting)
        points = column[best] if best is not None else 0
        if seat in earners and has_premium(rules):
            fixed = all_pass_premium(rules, sizes) if all(row[seat].bid == 0 for row in outcomes) else None
            worth = points if fixed is None else fixed
            premium[seat] = max(worth, least_premium(rules))
            doubled[seat] = best if premium[seat] == points else None
        if seat in losers and points > 0:
            erased[seat], gone[seat] = points, best
    return Closing(keepers, tuple(premium), tuple(doubled), tuple(erased), tuple(gone))
