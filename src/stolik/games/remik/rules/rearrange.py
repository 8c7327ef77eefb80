"""Rearranging the table, as in the tile game."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice
from ..actions import Rearrange
from ..case import Case
from . import pile


class Rearranging(StrEnum):
    """Whether melds on the table may be cut anew."""

    OFF = "off"
    ON = "on"


TABLE_REARRANGE = choice("table_rearrange", Rearranging, Rearranging.OFF)


def is_allowed(rules: RuleSet) -> bool:
    """Whether melds on the table may be cut anew."""
    return TABLE_REARRANGE.of(rules) is Rearranging.ON


def contradictions(rules: RuleSet) -> Iterator[Finding]:
    """Nobody could tell at once whether a touched card has a use, where the table may be rebuilt for it."""
    if is_allowed(rules) and pile.touch_binds(rules):
        yield Finding("table_rearrange")
        yield Finding("pile_touch")


def check(case: Case) -> Iterator[Finding]:
    """Whether rebuilding is agreed, by a player who has opened, and leaves every card on the table."""
    for fact in case.steps(Rearrange):
        if not is_allowed(case.rules):
            yield Finding("table_rearrange", fact.index, {"rule": "not_agreed", "cards": ()})
        elif fact.lost:
            yield Finding("table_rearrange", fact.index, {"rule": "cards_lost", "cards": fact.lost})
        if not case.opened:
            yield Finding("not_opened", fact.index)


RULE = Rule(__name__, (TABLE_REARRANGE,), (), check, contradictions)
