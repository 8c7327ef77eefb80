"""Melds: what every meld of a turn must be, wherever it is laid or added to."""

from __future__ import annotations

from collections.abc import Iterator

from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ..case import Case
from . import jokers


def check(case: Case) -> Iterator[Finding]:
    """Every reason why a meld laid or added to in this turn is no meld at this table."""
    for fact in case.facts:
        for fault in fact.faults:
            yield Finding(fault.clause, fact.index, fault.args)


def idle(rules: RuleSet) -> Iterator[str]:
    """Two real cards tell of themselves whether they are a run or a group."""
    if not jokers.may_be_most(rules):
        yield "kind_not_named"


RULE = Rule(__name__, (), ("meld_shape", "kind_not_named"), check, idle=idle)
