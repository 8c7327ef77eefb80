"""An immutable multiset of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import final

from .cards import Card


@final
class CardSet:
    """Cards without order, equal ones counted; prints sorted, blank separated."""

    __slots__ = ("_cards",)
    _cards: tuple[Card, ...]

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self._cards = tuple(sorted(cards))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, sorted by index."""
        return self._cards

    def count(self, card: Card) -> int:
        """How many times this card face is here."""
        return self._cards.count(card)

    def missing(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Those of ``cards`` that are not here, copies counted."""
        left, gone = list(self._cards), []
        for card in cards:
            if card in left:
                left.remove(card)
            else:
                gone.append(card)
        return tuple(gone)

    def __add__(self, cards: Iterable[Card]) -> CardSet:
        return CardSet((*self._cards, *cards))

    def __sub__(self, cards: Iterable[Card]) -> CardSet:
        """Without ``cards``; KeyError with the first card that is not here."""
        left = list(self._cards)
        for card in cards:
            try:
                left.remove(card)
            except ValueError:
                raise KeyError(card) from None
        return CardSet(left)

    def __contains__(self, card: object) -> bool:
        return card in self._cards

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self._cards == other._cards

    def __hash__(self) -> int:
        return hash(self._cards)

    def __str__(self) -> str:
        return " ".join(map(str, self._cards))

    def __repr__(self) -> str:
        return f"CardSet(parse_cards({str(self)!r}))"
