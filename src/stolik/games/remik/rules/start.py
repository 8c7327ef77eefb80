"""The start of a deal: how the pile begins, who acts first, and what the first turn is."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....core.seats import clockwise
from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag
from ..actions import Discard, Draw, Take
from ..case import Case


class StartForm(StrEnum):
    """How the pile begins: somebody throws an extra card, or the stock's top is turned up."""

    DEALER_EXTRA_CARD = "dealer_extra_card"
    LEFT_OF_DEALER_EXTRA_CARD = "left_of_dealer_extra_card"
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


def first_seat(rules: RuleSet, dealer: int, players: int) -> int:
    """The seat that has the first turn, and the extra card where one is dealt."""
    return dealer if FIRST_TURN.of(rules) is FirstTurn.DEALER else clockwise(dealer, players)


def is_discard_only(rules: RuleSet) -> bool:
    """Whether the turn with the extra card is a discard and nothing else."""
    return FIRST_TURN_DISCARD_ONLY.of(rules)


def contradictions(rules: RuleSet) -> Iterator[Finding]:
    """Whoever gets the extra card has the first turn."""
    begins = {
        StartForm.DEALER_EXTRA_CARD: FirstTurn.DEALER,
        StartForm.LEFT_OF_DEALER_EXTRA_CARD: FirstTurn.LEFT_OF_DEALER,
    }.get(START_FORM.of(rules))
    if begins not in (None, FIRST_TURN.of(rules)):
        yield Finding("start_form")
        yield Finding("first_turn")


def check(case: Case) -> Iterator[Finding]:
    """Whether the turn with the extra card is a discard and nothing else."""
    if case.first_turn and is_discard_only(case.rules):
        for fact in case.facts:
            if not isinstance(fact.step, Discard | Draw | Take):
                yield Finding("first_turn_discard_only", fact.index)


RULE = Rule(__name__, (START_FORM, FIRST_TURN, FIRST_TURN_DISCARD_ONLY), (), check, contradictions)
