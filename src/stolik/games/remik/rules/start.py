"""The start of a deal: how the pile begins, who acts first, and what the first turn is."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag
from ..actions import Discard, Draw, Take
from ..case import Case


class StartForm(StrEnum):
    """How the pile begins: the dealer throws an extra card, or the stock's top is turned up."""

    DEALER_EXTRA_CARD = "dealer_extra_card"
    UPCARD = "upcard"


class FirstTurn(StrEnum):
    """Who acts first."""

    DEALER = "dealer"
    LEFT_OF_DEALER = "left_of_dealer"


START_FORM = choice("start_form", StartForm, StartForm.DEALER_EXTRA_CARD)
FIRST_TURN = choice("first_turn", FirstTurn, FirstTurn.DEALER)
FIRST_TURN_DISCARD_ONLY = flag("first_turn_discard_only", True)


def has_upcard(rules: RuleSet) -> bool:
    """Whether the stock's top card is turned up to begin the pile."""
    return START_FORM.of(rules) is StartForm.UPCARD


def dealer_acts_first(rules: RuleSet) -> bool:
    """Whether the dealer has the first turn."""
    return FIRST_TURN.of(rules) is FirstTurn.DEALER


def is_discard_only(rules: RuleSet) -> bool:
    """Whether the turn with the extra card is a discard and nothing else."""
    return FIRST_TURN_DISCARD_ONLY.of(rules)


def contradictions(rules: RuleSet) -> Iterator[Finding]:
    """The extra card is the dealer's, so with it the first turn is his."""
    if not has_upcard(rules) and not dealer_acts_first(rules):
        yield Finding("start_form")
        yield Finding("first_turn")


def check(case: Case) -> Iterator[Finding]:
    """Whether the turn with the extra card is a discard and nothing else."""
    if case.first_turn and is_discard_only(case.rules):
        for fact in case.facts:
            if not isinstance(fact.step, Discard | Draw | Take):
                yield Finding("first_turn_discard_only", fact.index)


RULE = Rule(__name__, (START_FORM, FIRST_TURN, FIRST_TURN_DISCARD_ONLY), (), check, contradictions)
