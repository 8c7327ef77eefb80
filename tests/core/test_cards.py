from __future__ import annotations

import copy
import pickle

import pytest

from stolik.core.cards import JOKER, UNKNOWN, Card, Suit, card_of, deck


def test_a_card_is_one_object_however_it_is_written() -> None:
    assert Card("Th") is Card("10h") is Card("tH") is card_of(10, Suit.HEARTS)
    assert Card("7h") == Card("7H")
    assert Card("7h") != Card("7s")


@pytest.mark.parametrize("card", [*deck(1, 1), UNKNOWN])
def test_a_card_reads_back_and_survives_copies(card: Card) -> None:
    assert Card(str(card)) is card
    assert eval(repr(card)) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.copy(card) is copy.deepcopy(card) is card
    assert hash(card) == card.index


@pytest.mark.parametrize("text", ["", "1d", "11h", "h7", "7", "7x", "**", "j", "joker", "7 h"])
def test_what_is_no_card_is_refused_with_what_would_be(text: str) -> None:
    with pytest.raises(ValueError, match="suit s h d c"):
        Card(text)


def test_decks() -> None:
    assert len(deck(2, 4)) == 108
    assert deck(2, 4).count(JOKER) == 4
    assert deck(2, 4).count(Card("Qs")) == 2
    assert [card.index for card in deck(1, 1)] == list(range(53))


def test_suits_stand_in_the_order_of_bridge() -> None:
    assert "".join(suit.letter for suit in Suit) == "shdc"
    assert "".join(suit.sign for suit in Suit) == "♠♥♦♣"
    assert sorted([Card("2h"), Card("As"), JOKER]) == [Card("As"), Card("2h"), JOKER]
