"""Does the last deal of a set count as its best? (clause 11.2)"""

from __future__ import annotations

from enum import StrEnum

from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class PremiumLast(StrEnum):
    """Whether the last deal can be the best one."""

    COUNTS = "counts"
    EXCLUDED = "excluded"


PREMIUM_LAST = choice("premium_last", PremiumLast, PremiumLast.COUNTS)


def counting_deals(rules: RuleSet, deals: int) -> int:
    """How many deals of a set, from the first on, can be doubled or struck."""
    return deals if PREMIUM_LAST.of(rules) is PremiumLast.COUNTS else deals - 1


RULE: Rule[object] = Rule(__name__, settings=(PREMIUM_LAST,))
