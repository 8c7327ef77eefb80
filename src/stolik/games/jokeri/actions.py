"""What a player can do: name the trump, bid, play a card. Each action has one text form."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from stolik.core.cards import Suit
from stolik.core.lex import TextError, check_length
from stolik.games.jokeri.kinds import Phase
from stolik.tricks.trick import Play, parse_play

NO_TRUMP: Final = "-"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit, or no trump (None)."""

    suit: Suit | None

    def __str__(self) -> str:
        return f"trump {NO_TRUMP if self.suit is None else self.suit.letter}"


@dataclass(frozen=True, slots=True)
class Bid:
    """Promise a number of tricks; 0 is a pass."""

    tricks: int

    def __str__(self) -> str:
        return f"bid {self.tricks}"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card; a joker with its declaration."""

    play: Play

    def __str__(self) -> str:
        return f"play {self.play}"


Action = NameTrump | Bid | PlayCard

PHASE: Final = {NameTrump: Phase.TRUMP, Bid: Phase.BID, PlayCard: Phase.PLAY}
"""The phase of the deal in which each kind of action is made."""


def parse_trump(text: str, position: int = 0) -> Suit | None:
    """The trump written as ``s``, ``h``, ``d``, ``c`` or ``-`` (none), in any case; TextError otherwise."""
    letter = text.strip().lower()
    if letter == NO_TRUMP:
        return None
    if len(letter) != 1 or letter not in "shdc":
        raise TextError("trump", text, position)
    return Suit("shdc".index(letter))


def parse_action(text: str) -> Action:
    """The action written as ``text``; ``play`` may be left out. TextError if it cannot be read."""
    check_length(text)
    words = text.split()
    if len(words) == 1:
        return PlayCard(parse_play(words[0]))
    if len(words) != 2:
        raise TextError("joker-action", text)
    verb, what = words[0].lower(), words[1]
    if verb == "play":
        return PlayCard(parse_play(what, text.index(what)))
    if verb == "trump":
        return NameTrump(parse_trump(what, text.rindex(what)))
    if verb == "bid" and re.fullmatch(r"-?[0-9]{1,3}", what):
        return Bid(int(what))
    raise TextError("joker-action", text)
