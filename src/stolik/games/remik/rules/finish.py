"""Going out: the last throw, the finisher's own clean run, and the reward for going out from the hand."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag, number
from ..actions import Discard, LayOff, Swap
from ..case import Case
from . import opening


class Scope(StrEnum):
    """What counts as going out from the hand."""

    ANY_CARDS = "any_cards"
    OWN_MELDS_ONLY = "own_melds_only"


FINISH_NEEDS_DISCARD = flag("finish_needs_discard", True)
FINISH_NEEDS_OWN_CLEAN_RUN = flag("finish_needs_own_clean_run", True)
HAND_FINISH_MULTIPLIER = number("hand_finish_multiplier", 1, 1, 5, offered=(2, 3))
HAND_FINISH_SCOPE = choice("hand_finish_scope", Scope, Scope.ANY_CARDS)
FINISH_DISCARD_FACE_DOWN = flag("finish_discard_face_down", False)


def needs_discard(rules: RuleSet) -> bool:
    """Whether going out takes a last card to throw."""
    return FINISH_NEEDS_DISCARD.of(rules)


def needs_own_clean_run(rules: RuleSet) -> bool:
    """Whether the finisher must have a clean run of his own on the table."""
    return FINISH_NEEDS_OWN_CLEAN_RUN.of(rules)


def last_card_is_covered(rules: RuleSet) -> bool:
    """Whether the card discarded when going out is laid face down, so that only the finisher knows it."""
    return FINISH_DISCARD_FACE_DOWN.of(rules)


def multiplier(case: Case) -> int:
    """The factor on the others' penalties if this turn goes out."""
    if case.opened:
        return 1
    elsewhere = any(
        fact.before is not None and not _laid_this_turn(case, fact.before.name)
        for fact in case.steps(LayOff, Swap)
    )
    return hand_multiplier(case.rules, with_layoffs=elsewhere)


def hand_multiplier(rules: RuleSet, *, with_layoffs: bool) -> int:
    """The factor for going out in one turn from an unopened hand."""
    if with_layoffs and HAND_FINISH_SCOPE.of(rules) is Scope.OWN_MELDS_ONLY:
        return 1
    return HAND_FINISH_MULTIPLIER.of(rules)


def _laid_this_turn(case: Case, name: str) -> bool:
    return all(entry.name != name for entry in case.view.melds)


def has_clean_run(case: Case) -> bool:
    """Whether the player has a clean run of his own, as clean as when it was laid."""
    if case.opened and opening.needs_clean_run(case.rules):
        return True
    return any(case.is_own(entry) and entry.meld.clean for entry in case.table.values())


def check(case: Case) -> Iterator[Finding]:
    """What stands in the way of a turn that empties the hand."""
    if not case.out:
        return
    if FINISH_NEEDS_DISCARD.of(case.rules) and next(case.steps(Discard), None) is None:
        yield Finding("finish_needs_discard")
    if FINISH_NEEDS_OWN_CLEAN_RUN.of(case.rules) and not has_clean_run(case):
        yield Finding("finish_needs_own_clean_run")


RULE = Rule(
    __name__,
    (
        FINISH_NEEDS_DISCARD,
        FINISH_NEEDS_OWN_CLEAN_RUN,
        HAND_FINISH_MULTIPLIER,
        HAND_FINISH_SCOPE,
        FINISH_DISCARD_FACE_DOWN,
    ),
    (),
    check,
)
