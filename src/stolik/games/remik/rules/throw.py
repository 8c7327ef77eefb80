"""Throwing a joker."""

from __future__ import annotations

from collections.abc import Iterator

from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import flag
from ..actions import Discard
from ..case import Case
from . import table

JOKER_MAY_BE_THROWN = flag("joker_may_be_thrown", True)


def joker_is_free(rules: RuleSet) -> bool:
    """Whether a joker may be thrown on the pile."""
    return JOKER_MAY_BE_THROWN.of(rules)


def may_throw_joker(case: Case) -> bool:
    """Whether a joker may be thrown in this turn: always where it is free, else only from a hand of jokers.

    A player who holds nothing else must throw something, or he would have no legal turn.
    """
    return joker_is_free(case.rules) or case.only_jokers


def check(case: Case) -> Iterator[Finding]:
    """Whether a joker is thrown where that is not allowed."""
    for fact in case.steps(Discard):
        if isinstance(fact.step, Discard) and fact.step.card.is_joker and not may_throw_joker(case):
            yield Finding("joker_may_be_thrown", fact.index)


def idle(rules: RuleSet) -> Iterator[str]:
    """Without jokers none is discarded."""
    if not table.has_jokers(rules):
        yield JOKER_MAY_BE_THROWN.name


RULE = Rule(__name__, (JOKER_MAY_BE_THROWN,), (), check, idle=idle)
