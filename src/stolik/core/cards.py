"""Suits, ranks, cards and deck recipes.

Cards carry no physical identity: the two sevens of hearts of a double pack are the same value.
Every card is interned, so equality is identity, and its hash is its index, so that the order of
sets and dictionaries is the same in every process.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, final

ACE: Final = 1
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
RANK_LETTERS: Final = "?A23456789TJQK"


class Suit(IntEnum):
    """The four suits in the order of bridge, highest first."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The suit in notation: ``s``, ``h``, ``d`` or ``c``."""
        return "shdc"[self]

    @property
    def sign(self) -> str:
        """The suit as printed on a card: ``♠``, ``♥``, ``♦`` or ``♣``."""
        return "♠♥♦♣"[self]


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(range(ACE, KING + 1))


@final
class Card:
    """One card face: a suit and a rank, the joker, or a card that is not known.

    ``rank`` is 1 (ace) to 13 (king), 0 for the joker and the unknown card, whose ``suit`` is None.
    ``index`` is ``rank - 1 + 13 * suit``, 52 for the joker and 53 for the unknown card.
    """

    __slots__ = ("_text", "index", "rank", "suit")
    index: int
    rank: int
    suit: Suit | None
    _text: str

    def __new__(cls, text: str) -> Card:
        """The card written as ``text``, in any case, ``10`` for ``T`` allowed; ValueError otherwise."""
        card = _BY_TEXT.get(text)
        if card is None:
            card = _BY_TEXT.get(text.lower().replace("10", "t"))
            if card is None:
                raise ValueError(
                    f"no card is written {text!r}: rank A 2-9 T J Q K and suit s h d c, or * for a joker"
                )
        return card

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker."""
        return self.index == 52

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self._text!r})"

    def __hash__(self) -> int:
        return self.index

    def __eq__(self, other: object) -> bool:
        return self is other

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return (Card, (self._text,))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


_BY_TEXT: Final[dict[str, Card]] = {}


def _intern(index: int, rank: int, suit: Suit | None, text: str) -> Card:
    card = object.__new__(Card)
    card.index, card.rank, card.suit, card._text = index, rank, suit, text
    _BY_TEXT[text] = card
    _BY_TEXT[text.lower()] = card
    return card


_STANDARD: Final = tuple(
    _intern(rank - 1 + 13 * suit, rank, suit, RANK_LETTERS[rank] + suit.letter)
    for suit in SUITS
    for rank in RANKS
)
JOKER: Final = _intern(52, 0, None, "*")
UNKNOWN: Final = _intern(53, 0, None, "?")


def card_of(rank: int, suit: Suit) -> Card:
    """The standard card of this rank (1 to 13) and suit."""
    return _STANDARD[rank - 1 + 13 * suit]


def deck(packs: int, jokers: int) -> tuple[Card, ...]:
    """``packs`` full packs of 52 and ``jokers`` jokers in all, in fixed order."""
    return _STANDARD * packs + (JOKER,) * jokers
