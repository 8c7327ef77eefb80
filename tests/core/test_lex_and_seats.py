from __future__ import annotations

import pytest

from stolik.core.cards import Card
from stolik.core.lex import MAX_TEXT, TextError, parse_cards, print_cards
from stolik.core.seats import clockwise, round_from


def test_cards_read_in_the_order_written() -> None:
    cards = parse_cards("  10h As *\tkD ")
    assert cards == (Card("Th"), Card("As"), Card("*"), Card("Kd"))
    assert print_cards(cards) == "Th As * Kd"


def test_a_bad_card_is_named_with_its_place() -> None:
    with pytest.raises(TextError) as error:
        parse_cards("7h 1d 8h")
    assert error.value.position == 3
    assert error.value.text == "1d"
    assert "a card such as" in str(error.value)


def test_endless_text_is_refused() -> None:
    with pytest.raises(TextError, match="characters"):
        parse_cards("7h " * MAX_TEXT)


def test_seats_go_round() -> None:
    assert clockwise(3, 4) == 0
    assert clockwise(0, 4, -1) == 3
    assert round_from(2, 4) == (2, 3, 0, 1)
