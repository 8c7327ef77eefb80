"""The reward for keeping every promise of a set (clause 11.1)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from stolik.games.jokeri.rules.erase import is_struck
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class Premium(StrEnum):
    """What a kept set earns."""

    DOUBLE_BEST = "double_best"
    NONE = "none"


PREMIUM = choice("premium", Premium, Premium.DOUBLE_BEST)


def has_premium(rules: RuleSet) -> bool:
    """Whether a kept set earns anything."""
    return PREMIUM.of(rules) is Premium.DOUBLE_BEST


def closes_sets(rules: RuleSet) -> bool:
    """Whether a best deal is doubled or struck at the end of a set."""
    return has_premium(rules) or is_struck(rules)


def idle(rules: RuleSet) -> Iterator[str]:
    """How a set is closed, where nothing happens at its end."""
    if not closes_sets(rules):
        yield from (clause for clause in RULE.clauses if clause != PREMIUM.name)


RULE: Rule[object] = Rule(
    __name__,
    settings=(PREMIUM,),
    points=("premium_tie", "no_bids_no_premium", "closing_row"),
    idle=idle,
)
