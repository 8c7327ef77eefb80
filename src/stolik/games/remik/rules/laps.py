"""The first laps of a deal: when melds may first be laid, and the pile first be taken from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import number
from ..actions import Discard, Draw, Take
from ..case import Case

LAST: Final = 5
"""No table asks for a later lap than this one."""

MELDS_FROM_LAP = number("melds_from_lap", 1, 1, LAST, offered=(2, 3, 4))
PILE_FROM_LAP = number("pile_from_lap", 1, 1, LAST, offered=(2, 3, 4))


def matter(rules: RuleSet) -> bool:
    """Whether a turn is judged by the lap in which it is made."""
    return max(MELDS_FROM_LAP.of(rules), PILE_FROM_LAP.of(rules)) > 1


def melds_wait(rules: RuleSet, lap: int) -> bool:
    """Whether nothing may be laid down yet in this lap."""
    return lap < MELDS_FROM_LAP.of(rules)


def pile_waits(rules: RuleSet, lap: int) -> bool:
    """Whether the pile may not be taken from yet in this lap."""
    return lap < PILE_FROM_LAP.of(rules)


def melds_evidence(rules: RuleSet, lap: int) -> Mapping[str, Any]:
    """What a refusal to lay down tells: the lap that it is, and the one that it must be."""
    return {"lap": lap, "need": MELDS_FROM_LAP.of(rules)}


def check(case: Case) -> Iterator[Finding]:
    """Whether something is laid, or the pile taken from, before the lap that was agreed."""
    rules, lap = case.rules, case.view.lap
    for fact in case.facts:
        if isinstance(fact.step, Take):
            if pile_waits(rules, lap):
                yield Finding("pile_from_lap", fact.index, {"lap": lap, "need": PILE_FROM_LAP.of(rules)})
        elif not isinstance(fact.step, Discard | Draw) and melds_wait(rules, lap):
            yield Finding("melds_from_lap", fact.index, melds_evidence(rules, lap))


RULE = Rule(__name__, (MELDS_FROM_LAP, PILE_FROM_LAP), (), check)
