"""Does the last deal of a set count as its best? (clause 11.2)"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from stolik.games.jokeri.rules.premium import closes_sets
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


def idle(rules: RuleSet) -> Iterator[str]:
    """Which deal is the best, where no best deal is doubled or struck."""
    if not closes_sets(rules):
        yield PREMIUM_LAST.name


RULE: Rule[object] = Rule(__name__, settings=(PREMIUM_LAST,), idle=idle)
