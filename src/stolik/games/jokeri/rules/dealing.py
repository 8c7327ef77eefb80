"""The first dealer and the deal (chapter 3)."""

from __future__ import annotations

from stolik.rulekit.rule import Rule

RULE: Rule[object] = Rule(__name__, points=("first_dealer", "thrown_in", "dealer_passes", "dealing"))
