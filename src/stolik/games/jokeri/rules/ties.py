"""Who is ahead of whom when totals are equal (clause 12.2)."""

from __future__ import annotations

from enum import StrEnum

from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class Ties(StrEnum):
    """What parts equal totals."""

    SHARED = "shared"
    KEPT_BIDS = "kept_bids"
    LAST_SET = "last_set"


TIES = choice("ties", Ties, Ties.SHARED)


def tie_break(rules: RuleSet, kept: int, last_set: int) -> int:
    """The number that parts equal totals, higher first: promises kept, points of the last set, or nothing."""
    return {Ties.SHARED: 0, Ties.KEPT_BIDS: kept, Ties.LAST_SET: last_set}[TIES.of(rules)]


RULE: Rule[object] = Rule(__name__, settings=(TIES,))
