"""Golden deals and misère (chapter 10)."""

from __future__ import annotations

from stolik.rulekit.rule import Rule

RULE: Rule[object] = Rule(__name__, points=("golden", "misere", "misere_turned", "no_penalties"))
