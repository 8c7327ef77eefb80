"""Tricks: plays as text, the duty to follow, the winner, and what no rule option may change."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.cards import JOKER, SUITS, Card, Suit, card_of
from stolik.core.lex import TextError, parse_cards
from stolik.tricks.bidding import Course, barred_bid, bidding_order, course
from stolik.tricks.trick import (
    FOLLOWING_JOKER,
    LEADING_JOKER,
    LEAVE,
    TAKE,
    Call,
    Decider,
    Duty,
    Play,
    TrickLaw,
    answer,
    decide,
    highest,
    legal_plays,
    parse_play,
    parse_plays,
    plain,
    strength,
    winner,
)

LAWS = [TrickLaw(*flags) for flags in product((True, False), repeat=5)]
PACK = [card_of(rank, suit) for suit in SUITS for rank in (1, *range(7, 14))]
laws = st.sampled_from(LAWS)
trumps = st.sampled_from([None, *SUITS])
cards = st.sampled_from(PACK)


@st.composite
def tricks(draw: st.DrawFn) -> list[Play]:
    """Four plays, jokers declared as their place asks, two jokers at most, no card twice."""
    plays: list[Play] = []
    for at in range(4):
        jokers = sum(play.card is JOKER for play in plays)
        if jokers < 2 and draw(st.booleans()) and draw(st.booleans()):
            plays.append(draw(st.sampled_from(FOLLOWING_JOKER if at else LEADING_JOKER)))
        else:
            used = {play.card for play in plays}
            plays.append(plain(draw(cards.filter(lambda card, used=used: card not in used))))  # type: ignore[misc] # bound at once
    return plays


@given(tricks(), trumps, laws)
def test_exactly_one_winner_and_never_a_leaving_joker(
    plays: list[Play], trump: Suit | None, law: TrickLaw
) -> None:
    at, why = decide(plays, trump, law)
    taken = plays[at]
    assert winner(plays, trump, law) == at
    assert taken != LEAVE
    led = plays[0].led_suit
    if taken.card is not JOKER:
        assert taken.card.suit in (led, trump)
    assert (why is Decider.TAKING_JOKER) == (taken == TAKE)
    assert (why is Decider.TRUMP) <= (taken.card.suit is trump)


@given(tricks(), trumps)
def test_the_neutral_law_word_for_word(plays: list[Play], trump: Suit | None) -> None:
    """8.1 to 8.5 written again, plainly."""
    lead = plays[0]
    takes = [at for at in (1, 2, 3) if plays[at].call is Call.TAKE]
    on_table = [
        (strength(play.card), at)
        for at, play in enumerate(plays)
        if play.card.suit is trump and trump is not None
    ]
    of_suit = [(strength(play.card), at) for at, play in enumerate(plays) if play.card.suit is lead.led_suit]
    if takes:
        expected = max(takes)
    elif lead.call is Call.HIGH:
        expected = 0
    elif on_table:
        expected = max(on_table)[1]
    elif of_suit:
        expected = max(of_suit)[1]
    else:
        expected = 0
    assert winner(plays, trump, TrickLaw()) == expected


@given(tricks(), trumps, laws)
def test_cards_after_a_prefix_can_only_take_over(
    plays: list[Play], trump: Suit | None, law: TrickLaw
) -> None:
    """Who leads the trick so far changes only in favour of the card just played, but for a joker led high
    to which trumps come before a second joker that then counts as a discard."""
    best = 0
    for at in range(1, 4):
        now = winner(plays[: at + 1], trump, law)
        assert now in (best, at)
        best = now


def test_nobody_takes_nothing() -> None:
    with pytest.raises(ValueError, match="without cards"):
        decide([], None, TrickLaw())


@given(
    st.lists(cards, min_size=1, max_size=9, unique=True),
    st.integers(0, 2),
    st.sampled_from([None, *(plain(card) for card in PACK), *LEADING_JOKER]),
    trumps,
    laws,
)
def test_legal_plays(
    hand: list[Card], jokers: int, lead: Play | None, trump: Suit | None, law: TrickLaw
) -> None:
    held = [*hand, *[JOKER] * jokers]
    plays = legal_plays(held, lead, trump, law)
    assert plays, "there is always something to play"
    assert list(plays) == sorted(set(plays), key=str)
    standard = [play.card for play in plays if play.card is not JOKER]
    assert set(standard) <= set(hand)
    ways = len(LEADING_JOKER if lead is None else FOLLOWING_JOKER)
    assert len(plays) - len(standard) == (ways if jokers else 0)
    # A joker more in the hand changes nothing about the other cards.
    assert [play.card for play in legal_plays(hand, lead, trump, law)] == standard
    owed = answer(held, lead, trump, law)
    assert list(owed.cards) == sorted(standard)
    if lead is None:
        assert standard
        assert len(standard) == len(hand)
        assert owed.duty is Duty.NONE
        return
    same = [card for card in hand if card.suit is lead.led_suit]
    if same and owed.duty is Duty.HIGHEST:
        assert standard == [highest(same)]
    elif same:
        assert sorted(standard) == sorted(same)
        assert owed.duty is Duty.FOLLOW
    elif law.must_trump and any(card.suit is trump for card in hand):
        assert owed.duty is Duty.TRUMP
        assert all(card.suit is trump for card in standard)
    else:
        assert sorted(standard) == sorted(hand)


@pytest.mark.parametrize(
    ("hand", "lead", "law", "duty"),
    [
        ("6h Qh", "*^h", TrickLaw(), Duty.HIGHEST),
        ("6h Qh", "*^h", TrickLaw(high_asks_highest=False), Duty.FOLLOW),
        ("6h Qh", "*_h", TrickLaw(), Duty.FOLLOW),
        ("6h Qh", "*_h", TrickLaw(low_asks_highest=True), Duty.HIGHEST),
        ("6h Qh", "Th", TrickLaw(low_asks_highest=True), Duty.FOLLOW),
        ("7s Qd", "*^h", TrickLaw(), Duty.TRUMP),
        ("7s Qd", "*^h", TrickLaw(must_trump=False), Duty.NONE),
    ],
)
def test_duties(hand: str, lead: str, law: TrickLaw, duty: Duty) -> None:
    assert answer(parse_cards(hand), parse_play(lead), Suit.SPADES, law).duty is duty


def test_text_of_plays() -> None:
    for play in (*LEADING_JOKER, *FOLLOWING_JOKER, Play(JOKER), *map(plain, PACK)):
        assert parse_play(str(play)) == play
        assert parse_play(str(play).upper()) == play
    assert parse_plays(" 10h  *^H *+ ") == (Play(Card("Th")), parse_play("*^h"), TAKE)
    assert parse_play("*^h").led_suit is Suit.HEARTS
    assert TAKE.led_suit is None
    for wrong in ("", "x", "**", "*^", "*+h", "*_x", "*^hh", "1h"):
        with pytest.raises(TextError):
            parse_play(wrong)
    with pytest.raises(TextError) as error:
        parse_plays("9h *? Th")
    assert error.value.position == 3


def test_bidding() -> None:
    assert bidding_order(3, 4) == (0, 1, 2, 3)
    assert bidding_order(0, 4) == (1, 2, 3, 0)
    assert barred_bid(5, [2, 1, 1], 4) == 1
    assert barred_bid(5, [2, 1], 4) is None
    assert barred_bid(5, [3, 3, 0], 4) is None
    assert barred_bid(5, [5, 0, 0], 4) == 0
    assert barred_bid(5, [], 4) is None


@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))
def test_course(bid: int, taken: int, left: int) -> None:
    where = course(bid, taken, left)
    assert (where is Course.OVER) == (taken > bid)
    assert (where is Course.EXACT) == (taken == bid)
    assert (where is Course.UNDER) == (taken + left < bid)
