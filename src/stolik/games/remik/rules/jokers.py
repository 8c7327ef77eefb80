"""Jokers in melds: how many, side by side or not, and how one knows what they stand for."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag, number
from . import table


class Identity(StrEnum):
    """How a joker's card is fixed: by the name given, or by its place alone."""

    NAMED = "named"
    LAYOUT = "layout"


MELD_MIN_NATURALS = number("meld_min_naturals", 1, 1, 3, offered=(2,))
JOKERS_MAX_GROUP3 = number("jokers_max_group3", 2, 0, 2, offered=(0, 1))
JOKERS_MAX_GROUP4 = number("jokers_max_group4", 3, 0, 3, offered=(0, 1, 2))
JOKERS_ADJACENT_IN_RUN = flag("jokers_adjacent_in_run", True)
JOKERS_FEWER_THAN_NATURALS = flag("jokers_fewer_than_naturals", False)
JOKER_IDENTITY = choice("joker_identity", Identity, Identity.NAMED)


def fewest_naturals(rules: RuleSet) -> int:
    """Real cards that a meld must hold."""
    return MELD_MIN_NATURALS.of(rules)


def most_in_group3(rules: RuleSet) -> int:
    """Jokers that a group of three may hold."""
    return JOKERS_MAX_GROUP3.of(rules)


def most_in_group4(rules: RuleSet) -> int:
    """Jokers that a group of four may hold."""
    return JOKERS_MAX_GROUP4.of(rules)


def can_be_in_group(rules: RuleSet, size: int) -> bool:
    """Whether a joker may lie in a group of so many cards at all."""
    most = most_in_group3(rules) if size <= 3 else most_in_group4(rules)
    return table.has_jokers(rules) and min(most, size - fewest_naturals(rules)) > 0


def may_be_most(rules: RuleSet) -> bool:
    """Whether a meld may hold one real card and otherwise jokers."""
    return table.has_jokers(rules) and fewest_naturals(rules) == 1 and not are_fewer(rules)


def may_be_adjacent(rules: RuleSet) -> bool:
    """Whether two jokers may lie side by side in a run."""
    return JOKERS_ADJACENT_IN_RUN.of(rules)


def are_fewer(rules: RuleSet) -> bool:
    """Whether every meld must hold fewer jokers than real cards."""
    return JOKERS_FEWER_THAN_NATURALS.of(rules)


def are_named(rules: RuleSet) -> bool:
    """Whether a joker in a group stands for one named card."""
    return JOKER_IDENTITY.of(rules) is Identity.NAMED


def idle(rules: RuleSet) -> Iterator[str]:
    """In a pack without jokers, all of it."""
    if not table.has_jokers(rules):
        yield from RULE.clauses


RULE: Rule[object] = Rule(
    __name__,
    (
        MELD_MIN_NATURALS,
        JOKERS_MAX_GROUP3,
        JOKERS_MAX_GROUP4,
        JOKERS_ADJACENT_IN_RUN,
        JOKER_IDENTITY,
        JOKERS_FEWER_THAN_NATURALS,
    ),
    ("joker_name",),
    idle=idle,
)
