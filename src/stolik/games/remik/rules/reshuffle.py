"""The pile turned over: when it becomes the stock again, and whether its top stays."""

from __future__ import annotations

from enum import StrEnum

from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag


class When(StrEnum):
    """When the pile is turned over: when a card is wanted, or as soon as the stock is empty."""

    ON_NEED = "on_need"
    AT_ONCE = "at_once"


RESHUFFLE_WHEN = choice("reshuffle_when", When, When.ON_NEED)
RESHUFFLE_KEEPS_TOP = flag("reshuffle_keeps_top", True)


def at_once(rules: RuleSet) -> bool:
    """Whether the pile is turned over as soon as the stock is empty."""
    return RESHUFFLE_WHEN.of(rules) is When.AT_ONCE


def keeps_top(rules: RuleSet) -> bool:
    """Whether the last thrown card stays on the pile."""
    return RESHUFFLE_KEEPS_TOP.of(rules)


RULE: Rule[object] = Rule(__name__, (RESHUFFLE_WHEN, RESHUFFLE_KEEPS_TOP))
