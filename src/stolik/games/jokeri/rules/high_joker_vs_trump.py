"""Does a trump beat a joker that was led high in another suit? (clause 7.7)"""

from __future__ import annotations

from enum import StrEnum

from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class HighJoker(StrEnum):
    """Who takes a trick that a joker led high and a trump was played to."""

    JOKER_TAKES = "joker_takes"
    TRUMP_TAKES = "trump_takes"


HIGH_JOKER_VS_TRUMP = choice("high_joker_vs_trump", HighJoker, HighJoker.JOKER_TAKES)


def trump_beats_high(rules: RuleSet) -> bool:
    """Whether a trump beats a joker led high in a suit that is not trump."""
    return HIGH_JOKER_VS_TRUMP.of(rules) is HighJoker.TRUMP_TAKES


RULE: Rule[object] = Rule(__name__, settings=(HIGH_JOKER_VS_TRUMP,))
