"""Which extra sets end the full game, and in which order (clause 2.4)."""

from __future__ import annotations

from stolik.games.jokeri.kinds import EXTRA_FORMS, Form
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import sequence

EXTRA_SETS = sequence("extra_sets", tuple(map(str, EXTRA_FORMS)), tuple(map(str, EXTRA_FORMS)))


def extra_forms(rules: RuleSet) -> tuple[Form, ...]:
    """The forms of the extra sets, in order; they are played only in the full game."""
    return tuple(Form(name) for name in EXTRA_SETS.of(rules))


def has_chosen_extra_forms(rules: RuleSet) -> bool:
    """Whether the table chose its extra sets, or took all four in the usual order."""
    return EXTRA_SETS.of(rules) != EXTRA_SETS.neutral


RULE: Rule[object] = Rule(__name__, settings=(EXTRA_SETS,))
