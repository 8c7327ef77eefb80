"""Groups: cards of one rank, how many, and whether a suit may stand twice."""

from __future__ import annotations

from enum import StrEnum

from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag


class Sizes(StrEnum):
    """How many cards a group holds."""

    THREE_OR_FOUR = "3-4"


GROUP_SIZES = choice("group_sizes", Sizes, Sizes.THREE_OR_FOUR)
GROUP_SUITS_DISTINCT = flag("group_suits_distinct", True)


def sizes(rules: RuleSet) -> tuple[int, int]:
    """The smallest and the largest group."""
    smallest, _, largest = str(GROUP_SIZES.of(rules)).partition("-")
    return int(smallest), int(largest)


def suits_are_distinct(rules: RuleSet) -> bool:
    """Whether no suit may stand twice in a group."""
    return GROUP_SUITS_DISTINCT.of(rules)


RULE: Rule[object] = Rule(__name__, (GROUP_SIZES, GROUP_SUITS_DISTINCT))
