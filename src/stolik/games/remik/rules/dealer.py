"""The dealer: how the first is found, and who is next."""

from __future__ import annotations

from enum import StrEnum

from ....core.cards import ACE, Card
from ....core.rng import Rng
from ....core.seats import clockwise
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice


class FirstDealer(StrEnum):
    """How the first dealer is found."""

    RANDOM = "random"
    HIGH_CARD = "high_card"


class NextDealer(StrEnum):
    """Who deals next."""

    CLOCKWISE = "clockwise"


FIRST_DEALER = choice("first_dealer", FirstDealer, FirstDealer.RANDOM)
DEALER_NEXT = choice("dealer_next", NextDealer, NextDealer.CLOCKWISE)


def following(rules: RuleSet, dealer: int, players: int) -> int:
    """The dealer of the next deal."""
    step = {NextDealer.CLOCKWISE: 1}[DEALER_NEXT.of(rules)]
    return clockwise(dealer, players, step)


def strength(card: Card) -> tuple[int, int]:
    """A drawn card's height: joker, then ace down to two, equal ranks by spades, hearts, diamonds, clubs."""
    if card.suit is None:
        return (15, 0)
    return (14 if card.rank == ACE else card.rank, -int(card.suit))


def draw_for_deal(
    rules: RuleSet, deck: tuple[Card, ...], players: int, rng: Rng
) -> tuple[int, list[dict[int, Card]]]:
    """The first dealer, and the cards that each seat drew, round by round.

    Only those who drew the same highest card (or jokers) draw again; where the dealer is found at random
    no cards are drawn.
    """
    if FIRST_DEALER.of(rules) is FirstDealer.RANDOM:
        return rng.below(players), []
    rounds: list[dict[int, Card]] = []
    tied = list(range(players))
    while len(tied) > 1:
        drawn = dict(zip(tied, rng.shuffled(deck), strict=False))
        rounds.append(drawn)
        best = max(strength(card) for card in drawn.values())
        tied = [seat for seat in tied if strength(drawn[seat]) == best]
    return tied[0], rounds


RULE: Rule[object] = Rule(__name__, (FIRST_DEALER, DEALER_NEXT))
