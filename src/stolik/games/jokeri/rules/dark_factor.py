"""What a dark deal counts (clause 9.6)."""

from __future__ import annotations

from stolik.games.jokeri.kinds import Form
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import number

DARK_FACTOR = number("dark_factor", 1, 1, 2, offered=(2,))


def score_factor(rules: RuleSet, form: Form) -> int:
    """By how much every score of a deal of this form is multiplied."""
    return DARK_FACTOR.of(rules) if form is Form.DARK else 1


RULE: Rule[object] = Rule(__name__, settings=(DARK_FACTOR,))
