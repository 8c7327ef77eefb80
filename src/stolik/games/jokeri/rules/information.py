"""Who may know what (chapter 14)."""

from __future__ import annotations

from stolik.rulekit.rule import Rule

RULE: Rule[object] = Rule(__name__, points=("public", "bots_see"))
