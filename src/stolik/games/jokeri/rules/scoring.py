"""What a deal with bids scores: the base points of chapter 9."""

from __future__ import annotations

from stolik.rulekit.rule import Rule

RULE: Rule[object] = Rule(__name__, points=("all_tricks", "exact", "missed", "one_card"))
