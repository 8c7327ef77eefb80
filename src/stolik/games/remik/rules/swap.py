"""Swapping a joker: whose, with what, and whether already in the turn of opening."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....core.cards import Card, card_of
from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice
from ....rummy.melds import Kind, Meld
from ..actions import Swap
from ..case import Case, Fact
from . import groups, jokers, opening, table
from .opening import Sharing


class Whose(StrEnum):
    """Whose jokers."""

    OWN = "own"
    ALL = "all"


class InRun(StrEnum):
    """What frees a joker from a run."""

    EXACT_CARD = "exact_card"


class InGroup3(StrEnum):
    """What frees a joker from a group of three."""

    NAMED_CARD = "named_card"
    EITHER_MISSING = "either_missing"
    BOTH_MISSING = "both_missing"
    LOCKED = "locked"


class InGroup4(StrEnum):
    """What frees a joker from a group of four."""

    EXACT_CARD = "exact_card"
    LOCKED = "locked"


SWAP_ON = choice("swap_on", Whose, Whose.ALL)
SWAP_IN_RUN = choice("swap_in_run", InRun, InRun.EXACT_CARD)
SWAP_GROUP3 = choice("swap_group3", InGroup3, InGroup3.NAMED_CARD)
SWAP_GROUP4 = choice("swap_group4", InGroup4, InGroup4.EXACT_CARD)
SWAP_OPENING_TURN = choice("swap_opening_turn", Sharing, Sharing.GOING_OUT_ONLY)


def only_on_own(rules: RuleSet) -> bool:
    """Whether jokers may be swapped out of one's own melds alone."""
    return SWAP_ON.of(rules) is Whose.OWN


def in_group3(rules: RuleSet) -> InGroup3:
    """What frees a joker from a group of three."""
    return SWAP_GROUP3.of(rules)


def in_group4(rules: RuleSet) -> InGroup4:
    """What frees a joker from a group of four."""
    return SWAP_GROUP4.of(rules)


def in_opening_turn(rules: RuleSet) -> Sharing:
    """When a swap is allowed in the turn of opening."""
    return SWAP_OPENING_TURN.of(rules)


def contradictions(rules: RuleSet) -> Iterator[Finding]:
    """Where jokers in groups have no name, none of them can be freed by the card that it was named for."""
    if not jokers.are_named(rules) and SWAP_GROUP3.of(rules) is InGroup3.NAMED_CARD:
        yield Finding("joker_identity")
        yield Finding("swap_group3")


def check(case: Case) -> Iterator[Finding]:
    """Whether each swap frees a joker as agreed, and whether each freed joker found its place."""
    for fact in case.steps(Swap):
        if fact.before is not None and not table.has_jokers(case.rules):
            yield Finding("no_joker", fact.index, {"meld": fact.before.name})
            continue
        if fact.before is not None:
            if only_on_own(case.rules) and not case.is_own(fact.before):
                yield Finding("swap_on", fact.index, {"meld": fact.before.name})
            if fact.before.meld.jokers:
                yield from _exchange(case, fact)
            else:
                yield Finding("no_joker", fact.index, {"meld": fact.before.name})
        if not case.opened:
            yield from opening.sharing(case, fact, SWAP_OPENING_TURN.of(case.rules), "swap_opening_turn")


def _exchange(case: Case, fact: Fact) -> Iterator[Finding]:
    assert isinstance(fact.step, Swap)
    assert fact.before is not None
    meld, cards = fact.before.meld, fact.step.cards
    accepted = exchanges(meld, case.rules)
    if not any(sorted(cards) == sorted(way) for way in accepted):
        clause, rule = _clause(meld, case.rules)
        expected = tuple(dict.fromkeys(card for way in accepted for card in way))
        card = cards[0] if len(cards) == 1 else cards
        yield Finding(clause, fact.index, {"card": card, "expected": expected, "rule": rule})


def _clause(meld: Meld, rules: RuleSet) -> tuple[str, str]:
    if meld.kind is Kind.RUN:
        return "swap_in_run", SWAP_IN_RUN.of(rules).value
    if len(meld.cards) <= 3:
        return "swap_group3", SWAP_GROUP3.of(rules).value
    return "swap_group4", SWAP_GROUP4.of(rules).value


def exchanges(meld: Meld, rules: RuleSet) -> tuple[tuple[Card, ...], ...]:
    """Every set of cards that frees a joker, or the jokers, of this meld at this table."""
    named = tuple((laid.stands,) for laid in meld.cards if laid.is_joker and laid.stands is not None)
    if meld.kind is Kind.RUN:
        return named
    missing = tuple(card_of(meld.rank, suit) for suit in meld.open_suits) if meld.rank else ()
    if len(meld.cards) >= 4:
        if SWAP_GROUP4.of(rules) is InGroup4.LOCKED:
            return ()
        return named or tuple((card,) for card in missing)
    match SWAP_GROUP3.of(rules):
        case InGroup3.NAMED_CARD:
            return named
        case InGroup3.EITHER_MISSING:
            return tuple((card,) for card in missing)
        case InGroup3.BOTH_MISSING:
            naturals = len(meld.cards) - meld.jokers
            return (missing,) if missing and naturals + len(missing) <= groups.sizes(rules)[1] else ()
        case _:
            return ()


def idle(rules: RuleSet) -> Iterator[str]:
    """What frees a joker from a meld that can hold none; without jokers only that nothing is swapped."""
    if not table.has_jokers(rules):
        yield from (setting.name for setting in RULE.settings)
    if not jokers.can_be_in_group(rules, 3):
        yield SWAP_GROUP3.name
    if not jokers.can_be_in_group(rules, 4):
        yield SWAP_GROUP4.name


RULE = Rule(
    __name__,
    (SWAP_ON, SWAP_OPENING_TURN, SWAP_IN_RUN, SWAP_GROUP3, SWAP_GROUP4),
    ("no_joker",),
    check,
    contradictions,
    idle,
)
