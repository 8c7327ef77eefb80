"""Clearing: gathering a full group from the table onto the discard pile."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag
from ....rummy.melds import Kind
from ..actions import Clear
from ..case import Case
from . import jokers


class Clearing(StrEnum):
    """Whether a full group may be gathered to the pile."""

    OFF = "off"
    OPTIONAL = "optional"


CLEAR_GROUPS = choice("clear_groups", Clearing, Clearing.OPTIONAL)
CLEAR_WITH_JOKER = flag("clear_with_joker", False)


def is_allowed(rules: RuleSet) -> bool:
    """Whether full groups may be cleared."""
    return CLEAR_GROUPS.of(rules) is Clearing.OPTIONAL


def check(case: Case) -> Iterator[Finding]:
    """Whether each clearing is allowed, and whether what is cleared is a full group."""
    for fact in case.steps(Clear):
        if not is_allowed(case.rules):
            yield Finding("clear_groups", fact.index)
        if not case.opened:
            yield Finding("not_opened", fact.index)
        if fact.before is None:
            continue
        meld = fact.before.meld
        if meld.kind is not Kind.GROUP or len(meld.cards) < 4:
            yield Finding("group_not_full", fact.index, {"meld": fact.before.name})
        elif meld.jokers and not CLEAR_WITH_JOKER.of(case.rules):
            yield Finding("clear_with_joker", fact.index, {"meld": fact.before.name})


def idle(rules: RuleSet) -> Iterator[str]:
    """Which groups may be cleared, where none may; those with a joker, where none of four can hold one."""
    if not is_allowed(rules):
        yield from (clause for clause in RULE.clauses if clause != CLEAR_GROUPS.name)
    if not jokers.can_be_in_group(rules, 4):
        yield CLEAR_WITH_JOKER.name


RULE = Rule(__name__, (CLEAR_GROUPS, CLEAR_WITH_JOKER), ("group_not_full",), check, idle=idle)
