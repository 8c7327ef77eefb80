"""Plays, the duty to follow, and the winner of a trick with jokers.

This module knows shapes only. What a table allows (must one trump? does a trump beat a joker that
led high?) comes in as a `TrickLaw`; the games build it from their settings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from stolik.core.cards import ACE, JOKER, SUITS, Card, Suit
from stolik.core.lex import TextError, check_length, parse_card

_ACE_HIGH: Final = 14


class Call(Enum):
    """What the player of a joker declares; the value is its sign in notation."""

    TAKE = "+"
    LEAVE = "-"
    HIGH = "^"
    LOW = "_"

    @property
    def leads(self) -> bool:
        """Whether this is a declaration of a joker that leads."""
        return self in (Call.HIGH, Call.LOW)


@dataclass(frozen=True, slots=True)
class Play:
    """A card as it is played. A joker carries its declaration, and the suit it names when it leads.

    A joker without a declaration can be written (``*``) but is legal nowhere.
    """

    card: Card
    call: Call | None = None
    suit: Suit | None = None

    def __str__(self) -> str:
        return _text(self)

    @property
    def led_suit(self) -> Suit | None:
        """The suit that this play asks for when it leads."""
        return self.suit if self.card is JOKER else self.card.suit


@cache
def _text(play: Play) -> str:
    if play.call is None:
        return str(play.card)
    return "*" + play.call.value + (play.suit.letter if play.suit is not None else "")


@cache
def plain(card: Card) -> Play:
    """A standard card as a play."""
    return Play(card)


TAKE: Final = Play(JOKER, Call.TAKE)
LEAVE: Final = Play(JOKER, Call.LEAVE)
FOLLOWING_JOKER: Final = (TAKE, LEAVE)
LEADING_JOKER: Final = tuple(Play(JOKER, call, suit) for call in (Call.HIGH, Call.LOW) for suit in SUITS)


def parse_play(text: str, position: int = 0) -> Play:
    """The play written as ``9h``, ``*+``, ``*-``, ``*^h``, ``*_h`` or bare ``*``, in any case; TextError."""
    if text[:1] != "*" or text == "*":
        return Play(parse_card(text, position))
    signs = {call.value: call for call in Call}
    call = signs.get(text[1])
    named = text[2:].lower()
    if call is None or (len(named) != 1 or named not in "shdc" if call.leads else named != ""):
        raise TextError("joker-played", text, position)
    return Play(JOKER, call, Suit("shdc".index(named)) if call.leads else None)


def parse_plays(text: str) -> tuple[Play, ...]:
    """Plays separated by blanks, in the order played."""
    check_length(text)
    plays: list[Play] = []
    position = 0
    for word in text.split():
        position = text.index(word, position)
        plays.append(parse_play(word, position))
        position += len(word)
    return tuple(plays)


@dataclass(frozen=True, slots=True)
class TrickLaw:
    """What a table says about tricks; the neutral values are those of source 002."""

    must_trump: bool = True
    """A player void in the led suit must play a trump if he has one."""
    trump_beats_high: bool = False
    """A trump beats a joker that led high in another suit."""
    last_take_wins: bool = True
    """Of several taking jokers the last wins (False: the first)."""
    high_asks_highest: bool = True
    """A joker led high asks for the highest card of the suit (False: for any)."""
    low_asks_highest: bool = False
    """A joker led low asks for the highest card of the suit too."""


class Duty(Enum):
    """Why a player is not free to play any standard card."""

    NONE = "none"
    FOLLOW = "follow"
    HIGHEST = "highest"
    TRUMP = "trump"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a hand owes to a trick: the duty, the suit it is about, the standard cards that meet it."""

    duty: Duty
    suit: Suit | None
    cards: tuple[Card, ...]


def strength(card: Card) -> int:
    """The order inside a suit, ace highest (6 to 14 in a pack of 36)."""
    return _ACE_HIGH if card.rank == ACE else card.rank


def highest(cards: Iterable[Card]) -> Card:
    """The strongest of some cards of one suit; ValueError if there is none."""
    return max(cards, key=strength)


def answer(hand: Iterable[Card], lead: Play | None, trump: Suit | None, law: TrickLaw) -> Answer:
    """Which standard cards of the hand may be played to a trick led by ``lead`` (None: this hand leads).

    A joker in the hand meets every duty and counts as a card of no suit. Each card face is listed once.
    """
    standard = tuple(sorted({card for card in hand if card is not JOKER}))
    if lead is None:
        return Answer(Duty.NONE, None, standard)
    led = lead.led_suit
    same = tuple(card for card in standard if card.suit is led)
    if same:
        asks = (lead.call is Call.HIGH and law.high_asks_highest) or (
            lead.call is Call.LOW and law.low_asks_highest
        )
        if asks:
            return Answer(Duty.HIGHEST, led, (highest(same),))
        return Answer(Duty.FOLLOW, led, same)
    if (
        law.must_trump
        and trump is not None
        and (trumps := tuple(card for card in standard if card.suit is trump))
    ):
        return Answer(Duty.TRUMP, trump, trumps)
    return Answer(Duty.NONE, led, standard)


def legal_plays(
    hand: Sequence[Card], lead: Play | None, trump: Suit | None, law: TrickLaw
) -> tuple[Play, ...]:
    """Every play the hand may make, each once, sorted by its text."""
    plays = [plain(card) for card in answer(hand, lead, trump, law).cards]
    if JOKER in hand:
        plays += LEADING_JOKER if lead is None else FOLLOWING_JOKER
    return tuple(sorted(plays, key=_text))


class Decider(Enum):
    """What decided a trick, in the order in which it is asked."""

    TAKING_JOKER = "taking_joker"
    HIGH_JOKER = "high_joker"
    TRUMP = "trump"
    LED_SUIT = "led_suit"
    LOW_JOKER = "low_joker"


def decide(plays: Sequence[Play], trump: Suit | None, law: TrickLaw) -> tuple[int, Decider]:
    """Which play (0-based) takes a trick, or leads it so far, and why; ValueError if nothing was played."""
    if not plays:
        raise ValueError("nobody takes a trick without cards")
    lead = plays[0]
    high = lead.call is Call.HIGH
    takes = [at for at, play in enumerate(plays) if at and play.call is Call.TAKE]
    if takes and (law.last_take_wins or not high):
        return takes[-1 if law.last_take_wins else 0], Decider.TAKING_JOKER
    trumps = [at for at, play in enumerate(plays) if trump is not None and play.card.suit is trump]
    if high and not (trumps and law.trump_beats_high and lead.suit is not trump):
        return 0, Decider.HIGH_JOKER
    if trumps:
        return max(trumps, key=lambda at: strength(plays[at].card)), Decider.TRUMP
    led = [at for at, play in enumerate(plays) if play.card.suit is lead.led_suit and play.card is not JOKER]
    if led:
        return max(led, key=lambda at: strength(plays[at].card)), Decider.LED_SUIT
    return 0, Decider.LOW_JOKER


def winner(plays: Sequence[Play], trump: Suit | None, law: TrickLaw) -> int:
    """Which play (0-based) takes the trick; ValueError if nothing was played."""
    return decide(plays, trump, law)[0]
