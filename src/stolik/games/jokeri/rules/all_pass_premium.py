"""What a set of nothing but kept passes earns (clause 11.4)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from stolik.games.jokeri.rules.length import is_ladder
from stolik.games.jokeri.rules.premium import has_premium
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class AllPass(StrEnum):
    """What a set of kept passes earns."""

    AS_USUAL = "as_usual"
    FIXED_500 = "500"


ALL_PASS_PREMIUM = choice("all_pass_premium", AllPass, AllPass.AS_USUAL)


def all_pass_premium(rules: RuleSet, cards: Iterable[int]) -> int | None:
    """The fixed premium for passing through a set of these deals, or None where it is as usual."""
    if ALL_PASS_PREMIUM.of(rules) is AllPass.FIXED_500 and is_ladder(cards):
        return int(AllPass.FIXED_500)
    return None


def contradictions(rules: RuleSet) -> Iterable[Finding]:
    """A premium for passes where there is none at all."""
    if ALL_PASS_PREMIUM.of(rules) is not AllPass.AS_USUAL and not has_premium(rules):
        yield Finding("all_pass_premium")
        yield Finding("premium")


RULE: Rule[object] = Rule(__name__, settings=(ALL_PASS_PREMIUM,), contradictions=contradictions)
