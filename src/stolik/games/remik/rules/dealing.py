"""Dealing: who gets the first card, and how many cards each holds."""

from __future__ import annotations

from enum import StrEnum

from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, number


class DealFrom(StrEnum):
    """Who gets the first card."""

    LEFT_OF_DEALER = "left_of_dealer"
    DEALER = "dealer"


DEAL_FROM = choice("deal_from", DealFrom, DealFrom.LEFT_OF_DEALER)
SMALLEST_HAND = 5
HAND_SIZE = number("hand_size", 13, SMALLEST_HAND, 15, offered=(10, 12))


def hand_size(rules: RuleSet) -> int:
    """Cards each between turns."""
    return HAND_SIZE.of(rules)


def begins_with_dealer(rules: RuleSet) -> bool:
    """Whether the dealer himself gets the first card."""
    return DEAL_FROM.of(rules) is DealFrom.DEALER


RULE: Rule[object] = Rule(__name__, (DEAL_FROM, HAND_SIZE))
