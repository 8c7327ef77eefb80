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


class Rearranging(StrEnum):
    """Whether melds on the table may be cut anew."""

    OFF = "off"
    ON = "on"


TABLE_REARRANGE = choice("table_rearrange", Rearranging, Rearranging.OFF)


def is_allowed(rules: RuleSet) -> bool:
    """Whether melds on the table may be cut anew."""
    return TABLE_REARRANGE.of(rules) is Rearranging.ON


def check(case: Case) -> Iterator[Finding]:
    """Whether the table is rearranged where that is not agreed, or by a player who has not opened."""
    for fact in case.steps(Rearrange):
        if not is_allowed(case.rules):
            yield Finding("table_rearrange", fact.index)
        if not case.opened:
            yield Finding("not_opened", fact.index)


RULE = Rule(__name__, (TABLE_REARRANGE,), (), check)
