"""The end of a game: the base points of chapter 12."""

from __future__ import annotations

from stolik.rulekit.rule import Rule

RULE: Rule[object] = Rule(__name__, points=("highest_total", "early_end"))
