"""What a joker led high asks of the others (clause 7.5)."""

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

    HIGHEST = "highest"
    ANY = "any"


HIGH_JOKER_DEMAND = choice("high_joker_demand", Demand, Demand.HIGHEST)


def high_asks_highest(rules: RuleSet) -> bool:
    """Whether a joker led high asks for the highest card of the named suit."""
    return HIGH_JOKER_DEMAND.of(rules) is Demand.HIGHEST


def check(case: Case) -> Iterable[Finding]:
    """A card that is not the highest of the suit that a high joker asked for."""
    owed = case.owed
    if owed is not None and owed.duty is Duty.HIGHEST and case.lead_call is Call.HIGH and case.breaks_duty:
        yield Finding("high_joker_demand", args=case.evidence)


RULE: Rule[Case] = Rule(__name__, settings=(HIGH_JOKER_DEMAND,), check=check)
