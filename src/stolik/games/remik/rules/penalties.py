"""Penalties: what cards left in hand cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....core.cards import ACE, JACK, Card
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import number
from . import table, values

PENALTY_ACE = number("penalty_ace", 10, 0, 50, offered=(1, 11, 15))
PENALTY_JOKER = number("penalty_joker", 100, 0, 200, offered=(20, 25, 30, 50))


def card_penalty(rules: RuleSet, card: Card) -> int:
    """Points that a card left in hand costs: courts what they are worth laid, the rest by pips."""
    if card.is_joker:
        return PENALTY_JOKER.of(rules)
    if card.rank == ACE:
        return PENALTY_ACE.of(rules)
    return court_penalty(rules) if card.rank >= JACK else card.rank


def court_penalty(rules: RuleSet) -> int:
    """Points that a king, queen or jack left in hand costs."""
    return values.court(rules)


def hand_penalty(rules: RuleSet, hand: Iterable[Card]) -> int:
    """Points that a hand costs, before any multiplier."""
    return sum(card_penalty(rules, card) for card in hand)


def idle(rules: RuleSet) -> Iterator[str]:
    """Without jokers none is left in a hand."""
    if not table.has_jokers(rules):
        yield PENALTY_JOKER.name


RULE: Rule[object] = Rule(__name__, (PENALTY_ACE, PENALTY_JOKER), idle=idle)
