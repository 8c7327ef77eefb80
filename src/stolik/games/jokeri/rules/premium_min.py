"""The least that a premium is worth (clause 11.10)."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.jokeri.rules.premium import has_premium
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import number

PREMIUM_MIN = number("premium_min", 0, 0, 900, offered=(150,))


def least_premium(rules: RuleSet) -> int:
    """The least that a premium is worth, in points."""
    return PREMIUM_MIN.of(rules)


def contradictions(rules: RuleSet) -> Iterable[Finding]:
    """A least premium where there is none at all."""
    if PREMIUM_MIN.of(rules) and not has_premium(rules):
        yield Finding("premium_min", args={"premium_min": PREMIUM_MIN.of(rules)})
        yield Finding("premium")


RULE: Rule[object] = Rule(__name__, settings=(PREMIUM_MIN,), contradictions=contradictions)
