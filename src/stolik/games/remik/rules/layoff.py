"""Laying off: onto whose melds, and whether already in the turn of opening."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice
from ..actions import LayOff
from ..case import Case
from . import opening
from .opening import Sharing


class Whose(StrEnum):
    """Whose melds."""

    OWN = "own"
    ALL = "all"


LAYOFF_ON = choice("layoff_on", Whose, Whose.ALL)
LAYOFF_OPENING_TURN = choice("layoff_opening_turn", Sharing, Sharing.GOING_OUT_ONLY)


def only_on_own(rules: RuleSet) -> bool:
    """Whether cards may be added to one's own melds alone."""
    return LAYOFF_ON.of(rules) is Whose.OWN


def in_opening_turn(rules: RuleSet) -> Sharing:
    """When a lay-off is allowed in the turn of opening."""
    return LAYOFF_OPENING_TURN.of(rules)


def check(case: Case) -> Iterator[Finding]:
    """Whether each lay-off is allowed to this player, at this moment, on that meld."""
    for fact in case.steps(LayOff):
        if fact.before is not None and only_on_own(case.rules) and not case.is_own(fact.before):
            yield Finding("layoff_on", fact.index, {"meld": fact.before.name})
        if not case.opened:
            yield from opening.sharing(case, fact, LAYOFF_OPENING_TURN.of(case.rules), "layoff_opening_turn")


RULE = Rule(__name__, (LAYOFF_ON, LAYOFF_OPENING_TURN), ("end_not_named",), check)
