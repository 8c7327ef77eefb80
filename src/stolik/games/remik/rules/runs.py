"""Runs: how short, and where the ace stands."""

from __future__ import annotations

from collections.abc import Iterator

from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import flag, number

RUN_MIN = number("run_min", 3, 3, 13, offered=(4,))
ACE_LOW = flag("ace_low", True)
ACE_HIGH = flag("ace_high", True)
ACE_WRAP = flag("ace_wrap", False)
RUN_ACE_BOTH_ENDS = flag("run_ace_both_ends", False)


def shortest(rules: RuleSet) -> int:
    """Cards of the shortest run."""
    return RUN_MIN.of(rules)


def ace_may_be_low(rules: RuleSet) -> bool:
    """Whether an ace may stand below the two."""
    return ACE_LOW.of(rules)


def ace_may_be_high(rules: RuleSet) -> bool:
    """Whether an ace may stand above the king."""
    return ACE_HIGH.of(rules)


def may_wrap(rules: RuleSet) -> bool:
    """Whether a run may go on from the ace above the king to the two."""
    return ACE_WRAP.of(rules)


def ace_may_end_both(rules: RuleSet) -> bool:
    """Whether the run of fourteen from ace to ace is allowed."""
    return RUN_ACE_BOTH_ENDS.of(rules)


def contradictions(rules: RuleSet) -> Iterator[Finding]:
    """An ace cannot end a run at both ends, or in its middle, where it may not stand at one of them."""
    low, high = ACE_LOW.of(rules), ACE_HIGH.of(rules)
    if RUN_ACE_BOTH_ENDS.of(rules) and not (low and high):
        yield Finding("run_ace_both_ends")
        yield Finding("ace_high" if low else "ace_low")
    if ACE_WRAP.of(rules) and not high:
        yield Finding("ace_wrap")
        yield Finding("ace_high")


def idle(rules: RuleSet) -> Iterator[str]:
    """What an ace does at two ends, or past its own, where no run has it there."""
    low, high = ACE_LOW.of(rules), ACE_HIGH.of(rules)
    if ACE_WRAP.of(rules) or not (low and high):
        yield RUN_ACE_BOTH_ENDS.name
    if not (low or high):
        yield ACE_WRAP.name


RULE: Rule[object] = Rule(
    __name__,
    (RUN_MIN, ACE_LOW, ACE_HIGH, ACE_WRAP, RUN_ACE_BOTH_ENDS),
    ("run_ends",),
    contradictions=contradictions,
    idle=idle,
)
