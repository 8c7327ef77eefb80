"""Which of two taking jokers wins (clause 7.12)."""

from __future__ import annotations

from enum import StrEnum

from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class SecondJoker(StrEnum):
    """The joker that wins when two of them take in one trick."""

    LAST = "last"
    FIRST = "first"


SECOND_JOKER = choice("second_joker", SecondJoker, SecondJoker.LAST)


def last_take_wins(rules: RuleSet) -> bool:
    """Whether the later of two taking jokers wins."""
    return SECOND_JOKER.of(rules) is SecondJoker.LAST


RULE: Rule[object] = Rule(__name__, settings=(SECOND_JOKER,))
