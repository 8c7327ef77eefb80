"""Dealing: who gets the first card, and how many cards each holds."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import Setting, choice, number, number_or_word


class DealFrom(StrEnum):
    """Who gets the first card."""

    LEFT_OF_DEALER = "left_of_dealer"
    DEALER = "dealer"


DEAL_FROM = choice("deal_from", DealFrom, DealFrom.LEFT_OF_DEALER)
SMALLEST_HAND = 5
HAND_SIZE = number("hand_size", 13, SMALLEST_HAND, 15, offered=(10, 12))
SAME = "same"
HAND_SIZE_5P_UP = number_or_word("hand_size_5p_up", SAME, SMALLEST_HAND, 15, (SAME,), offered=(10, 11, 12))


def _size_setting(rules: RuleSet, players: int) -> Setting[int] | Setting[int | str]:
    return HAND_SIZE if players < 5 or HAND_SIZE_5P_UP.of(rules) == SAME else HAND_SIZE_5P_UP


def hand_size(rules: RuleSet, players: int) -> int:
    """Cards each between turns, where so many play."""
    return int(_size_setting(rules, players).of(rules))


def size_setting(rules: RuleSet, players: int) -> str:
    """The name of the setting that says how many cards each of so many players holds."""
    return _size_setting(rules, players).name


def begins_with_dealer(rules: RuleSet) -> bool:
    """Whether the dealer himself gets the first card."""
    return DEAL_FROM.of(rules) is DealFrom.DEALER


def idle(rules: RuleSet) -> Iterator[str]:
    """The hand of five players and more, where it is no other than that of fewer."""
    if hand_size(rules, 5) == HAND_SIZE.of(rules):
        yield HAND_SIZE_5P_UP.name


RULE: Rule[object] = Rule(__name__, (DEAL_FROM, HAND_SIZE, HAND_SIZE_5P_UP), idle=idle)
