"""Reading card text at the door."""

from __future__ import annotations

from .cards import UNKNOWN, Card
from .text import Phrase

MAX_TEXT = 4000
"""Longest text, in characters, that any parser of ours looks at."""


class TextError(ValueError):
    """Text that cannot be read: what was found, where, and what would be right.

    ``position`` counts characters from 0, for programs; the message is for people and counts from 1. What
    would be right is a message of ``texts`` with its arguments, so that a reader gets it in his language.
    """

    def __init__(self, expected: str, text: str, position: int = 0, **args: object) -> None:
        self.expected, self.text, self.position = Phrase(expected, args), text, position
        super().__init__(expected, text, position)

    @property
    def said(self) -> Phrase:
        """The whole message."""
        shown = self.text if len(self.text) <= 60 else self.text[:57] + "..."
        where = {"text": repr(shown), "position": self.position + 1, "expected": self.expected}
        return Phrase("unreadable", where)

    def __str__(self) -> str:
        return str(self.said)


def check_length(text: str) -> None:
    """TextError if the text is longer than any sensible input."""
    if len(text) > MAX_TEXT:
        raise TextError("characters", text, MAX_TEXT, most=str(MAX_TEXT))


def parse_card(text: str, position: int = 0) -> Card:
    """The known card written as ``text``; TextError otherwise."""
    try:
        card = Card(text)
    except ValueError:
        card = UNKNOWN
    if card is UNKNOWN:
        raise TextError("card", text, position)
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by blanks, in the order written."""
    check_length(text)
    cards: list[Card] = []
    position = 0
    for word in text.split():
        position = text.index(word, position)
        cards.append(parse_card(word, position))
        position += len(word)
    return tuple(cards)


def print_cards(cards: tuple[Card, ...]) -> str:
    """Cards separated by blanks."""
    return " ".join(map(str, cards))
