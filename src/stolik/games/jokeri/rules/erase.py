"""Who loses his best score when somebody keeps a set (clause 11.7)."""

from __future__ import annotations

from enum import StrEnum

from stolik.games.jokeri.kinds import PLAYERS
from stolik.games.jokeri.rules.teams import partner
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class Erase(StrEnum):
    """Whose best score is struck."""

    OFF = "off"
    ALL_OTHERS = "all_others"
    NEXT_LEFT = "next_left"
    ONLY_IF_ONE_KEEPER = "only_if_one_keeper"
    EVERY_FAILER = "every_failer"


ERASE = choice("erase", Erase, Erase.OFF)


def is_struck(rules: RuleSet) -> bool:
    """Whether anybody can lose a score at the end of a set."""
    return ERASE.of(rules) is not Erase.OFF


def strikes_for_earners(rules: RuleSet) -> bool:
    """Whether scores are struck for the sake of those who are rewarded."""
    return ERASE.of(rules) in (Erase.ALL_OTHERS, Erase.NEXT_LEFT)


def struck(rules: RuleSet, keepers: frozenset[int], earners: frozenset[int]) -> frozenset[int]:
    """The seats whose best score of the set is struck.

    ``keepers`` kept every promise, ``earners`` are those of them who are rewarded for it. A keeper is
    never struck, nor is a keeper's partner.
    """
    agreed = ERASE.of(rules)
    safe = keepers | {mate for seat in keepers if (mate := partner(rules, seat)) is not None}
    failers = frozenset(range(PLAYERS)) - safe
    if agreed is Erase.OFF:
        return frozenset()
    if agreed is Erase.EVERY_FAILER:
        return failers
    if agreed is Erase.ONLY_IF_ONE_KEEPER:
        return failers if len(keepers) == 1 else frozenset()
    if agreed is Erase.ALL_OTHERS:
        return failers if earners else frozenset()
    return frozenset(
        next(seat for step in range(1, PLAYERS) if (seat := (earner + step) % PLAYERS) in failers)
        for earner in earners
        if failers
    )


RULE: Rule[object] = Rule(__name__, settings=(ERASE,), points=("erase_once",))
