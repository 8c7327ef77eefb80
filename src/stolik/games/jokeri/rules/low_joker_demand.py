"""What a joker led low asks of the others (clause 7.8)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from stolik.games.jokeri.case import Case
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice
from stolik.tricks.trick import Call, Duty


class Demand(StrEnum):
    """Which card of the named suit is asked for."""

    ANY = "any"
    HIGHEST = "highest"


LOW_JOKER_DEMAND = choice("low_joker_demand", Demand, Demand.ANY)


def low_asks_highest(rules: RuleSet) -> bool:
    """Whether a joker led low asks for the highest card of the named suit too."""
    return LOW_JOKER_DEMAND.of(rules) is Demand.HIGHEST


def check(case: Case) -> Iterable[Finding]:
    """A card that is not the highest of the suit that a low joker asked for, where it does ask."""
    owed = case.owed
    if owed is not None and owed.duty is Duty.HIGHEST and case.lead_call is Call.LOW and case.breaks_duty:
        yield Finding("low_joker_demand", args=case.evidence)


RULE: Rule[Case] = Rule(__name__, settings=(LOW_JOKER_DEMAND,), check=check)
