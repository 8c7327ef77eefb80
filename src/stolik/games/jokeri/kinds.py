"""Words that the whole game shares: the pack, the forms of a deal, its phases, its place in the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from stolik.core.cards import JOKER, SUITS, Card, Suit, card_of

PLAYERS: Final = 4
NINE: Final = 9
JOKERS: Final = 2
_SIX: Final = 6

PACK: Final = (
    *(
        card_of(rank, suit)
        for suit in SUITS
        for rank in (1, *range(_SIX, 14))
        if rank != _SIX or suit in (Suit.HEARTS, Suit.DIAMONDS)
    ),
    *(JOKER,) * JOKERS,
)
"""The 36 cards: spades and clubs from seven to ace, hearts and diamonds from six, and two jokers."""


def in_pack(card: Card) -> bool:
    """Whether the pack holds this card at all."""
    return card in PACK


class Form(StrEnum):
    """What kind of deal it is."""

    PLAIN = "plain"
    GOLDEN = "golden"
    NO_TRUMP = "no_trump"
    DARK = "dark"
    MISERE = "misere"

    @property
    def has_bids(self) -> bool:
        """Whether promises are made in it."""
        return self not in (Form.GOLDEN, Form.MISERE)


EXTRA_FORMS: Final = (Form.GOLDEN, Form.NO_TRUMP, Form.DARK, Form.MISERE)


class Phase(StrEnum):
    """What is to be done next in a deal."""

    TRUMP = "trump"
    BID = "bid"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Slot:
    """One deal of the schedule: its set (from 1), the cards each player is dealt, its form."""

    set: int
    cards: int
    form: Form

    @property
    def names_trump(self) -> bool:
        """Whether a player names the trump on three cards (otherwise a card is turned, or there is none)."""
        return self.cards == NINE and self.form is not Form.NO_TRUMP

    @property
    def turns_card(self) -> bool:
        """Whether the card after the hands is turned for trump."""
        return self.cards < NINE
