"""Melds: what every meld of a turn must be, wherever it is laid or added to."""

from __future__ import annotations

from collections.abc import Iterator

from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ..case import Case


def check(case: Case) -> Iterator[Finding]:
    """Every reason why a meld laid or added to in this turn is no meld at this table."""
    for fact in case.facts:
        for fault in fact.faults:
            yield Finding(fault.clause, fact.index, fault.args)


RULE = Rule(__name__, (), ("meld_shape", "kind_not_named"), check)
