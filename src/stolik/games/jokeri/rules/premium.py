"""The reward for keeping every promise of a set (clause 11.1)."""

from __future__ import annotations

from enum import StrEnum

from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class Premium(StrEnum):
    """What a kept set earns."""

    DOUBLE_BEST = "double_best"
    NONE = "none"


PREMIUM = choice("premium", Premium, Premium.DOUBLE_BEST)


def has_premium(rules: RuleSet) -> bool:
    """Whether a kept set earns anything."""
    return PREMIUM.of(rules) is Premium.DOUBLE_BEST


RULE: Rule[object] = Rule(
    __name__, settings=(PREMIUM,), points=("premium_tie", "no_bids_no_premium", "closing_row")
)
