from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.cards import Card, deck
from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards

cards = st.lists(st.sampled_from(deck(2, 4)), max_size=20)


@given(cards, cards)
def test_adding_then_taking_away_is_nothing(first: list[Card], second: list[Card]) -> None:
    assert CardSet(first) + second - second == CardSet(first)
    assert hash(CardSet(first)) == hash(CardSet(reversed(first)))
    assert len(CardSet(first) + second) == len(first) + len(second)


@given(cards)
def test_prints_what_reads_back(some: list[Card]) -> None:
    whole = CardSet(some)
    assert CardSet(parse_cards(str(whole))) == whole
    assert eval(repr(whole)) == whole
    assert list(whole) == sorted(some)


def test_copies_count() -> None:
    two = CardSet(parse_cards("7h 7h *"))
    assert two.count(Card("7h")) == 2
    assert Card("*") in two
    assert Card("8h") not in two
    assert two.missing(parse_cards("7h 7h 7h 8h")) == parse_cards("7h 8h")
    assert two != "7h 7h *"
    with pytest.raises(KeyError):
        two - parse_cards("7h 7h 7h")
