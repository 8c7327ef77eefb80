"""Who is rewarded when several keep a set (clause 11.5)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from stolik.games.jokeri.kinds import PLAYERS
from stolik.games.jokeri.rules.erase import strikes_for_earners
from stolik.games.jokeri.rules.premium import has_premium
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class PremiumCrowd(StrEnum):
    """Who of several keepers is rewarded."""

    EVERY_KEEPER = "every_keeper"
    NONE_WHEN_THREE = "none_when_three"
    FIRST_OF_NEIGHBOURS = "first_of_neighbours"


PREMIUM_CROWD = choice("premium_crowd", PremiumCrowd, PremiumCrowd.EVERY_KEEPER)
_CROWD = 3


def rewarded(rules: RuleSet, keepers: frozenset[int]) -> frozenset[int]:
    """The keepers of a set who are rewarded for it.

    Of neighbours, the first clockwise; where all four kept it there is no first, and all are.
    """
    agreed = PREMIUM_CROWD.of(rules)
    if agreed is PremiumCrowd.NONE_WHEN_THREE and len(keepers) >= _CROWD:
        return frozenset()
    if agreed is PremiumCrowd.FIRST_OF_NEIGHBOURS and len(keepers) < PLAYERS:
        return frozenset(seat for seat in keepers if (seat - 1) % PLAYERS not in keepers)
    return keepers


def idle(rules: RuleSet) -> Iterator[str]:
    """Who of several keepers counts, where that neither brings anything nor costs anybody anything."""
    if not has_premium(rules) and not strikes_for_earners(rules):
        yield PREMIUM_CROWD.name


RULE: Rule[object] = Rule(__name__, settings=(PREMIUM_CROWD,), idle=idle)
