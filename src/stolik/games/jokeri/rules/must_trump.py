"""Must a player who cannot follow play a trump? (clause 6.4)"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from stolik.games.jokeri.case import Case
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice
from stolik.tricks.trick import Duty


class MustTrump(StrEnum):
    """Whether void players must trump."""

    YES = "yes"
    NO = "no"


MUST_TRUMP = choice("must_trump", MustTrump, MustTrump.YES)


def must_trump(rules: RuleSet) -> bool:
    """Whether a player void in the led suit must play a trump if he has one."""
    return MUST_TRUMP.of(rules) is MustTrump.YES


def check(case: Case) -> Iterable[Finding]:
    """A standard card that is no trump, where a trump is owed."""
    owed = case.owed
    if owed is not None and owed.duty is Duty.TRUMP and case.breaks_duty:
        yield Finding("must_trump", args=case.evidence)


RULE: Rule[Case] = Rule(__name__, settings=(MUST_TRUMP,), check=check)
