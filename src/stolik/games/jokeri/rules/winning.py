"""Who takes a trick: the whole decision in order (chapter 8)."""

from __future__ import annotations

from stolik.rulekit.rule import Rule
from stolik.tricks.trick import Decider

CLAUSE = {
    Decider.TAKING_JOKER: "wins_take",
    Decider.HIGH_JOKER: "wins_high",
    Decider.TRUMP: "wins_trump",
    Decider.LED_SUIT: "wins_suit",
    Decider.LOW_JOKER: "wins_low",
}
"""The clause that names each decision."""

RULE: Rule[object] = Rule(__name__, points=tuple(CLAUSE.values()))
