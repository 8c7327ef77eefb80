"""The integer core is an exact twin of the plain rules, under every law."""

from __future__ import annotations

from itertools import product

import pytest

from stolik.core.cards import JOKER, SUITS, Card, Suit, card_of
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.tricks.fast import (
    HIGH,
    LOW,
    NO_LEAD,
    bits_of,
    chances,
    code_of,
    play_of,
    table,
    without,
)
from stolik.tricks.trick import FOLLOWING_JOKER, LEADING_JOKER, Play, TrickLaw, legal_plays, plain, winner

LAWS = [TrickLaw(*flags) for flags in product((True, False), repeat=5)]
PACK = [card_of(rank, suit) for suit in SUITS for rank in (1, *range(6, 14))] + [JOKER] * 2
TRUMPS = (None, *SUITS)


def cards_of(hand: int) -> list[Card]:
    """The cards of a hand, read bit by bit."""
    return sorted(
        [*(play_of(at).card for at in range(52) if hand >> at & 1), *[JOKER] * (hand >> 52).bit_count()]
    )


def test_hands_and_plays_go_there_and_back() -> None:
    for play in (
        *FOLLOWING_JOKER,
        *LEADING_JOKER,
        *(plain(card_of(rank, suit)) for suit in SUITS for rank in range(1, 14)),
    ):
        assert play_of(code_of(play)) == play
    assert sorted(code_of(play) for play in LEADING_JOKER) == list(range(HIGH, LOW + 4))
    with pytest.raises(ValueError, match="declaration"):
        code_of(Play(JOKER))
    hand = parse_cards("2s As 9h * *")
    assert cards_of(bits_of(hand)) == sorted(hand)
    one = without(bits_of(hand), code_of(FOLLOWING_JOKER[0]))
    assert cards_of(one) == sorted(parse_cards("2s As 9h *"))
    assert without(bits_of(hand), code_of(plain(Card("9h")))) == bits_of(parse_cards("2s As * *"))
    assert bits_of(parse_cards("* 9h *")) == bits_of(parse_cards("9h * *"))


@pytest.mark.parametrize("law", LAWS)
def test_legal_plays_and_winners_on_random_deals(law: TrickLaw) -> None:
    """Whole deals by chance: at each card the same choice, at each trick the same winner, in both engines."""
    rng = Rng(f"twin {LAWS.index(law)}")
    for _ in range(30):
        trump = rng.choice(TRUMPS)
        size = 1 + rng.below(9)
        pack = rng.shuffled(PACK)
        hands = [list(pack[seat * size : (seat + 1) * size]) for seat in range(4)]
        fast = table(law, trump)
        bits = [bits_of(hand) for hand in hands]
        leader = rng.below(4)
        for _ in range(size):
            plays: list[Play] = []
            for at in range(4):
                seat = (leader + at) % 4
                lead = plays[0] if plays else None
                legal = legal_plays(hands[seat], lead, trump, law)
                codes = fast.moves(bits[seat], code_of(lead) if lead is not None else NO_LEAD)
                assert sorted(map(str, map(play_of, codes))) == list(map(str, legal))
                play = rng.choice(legal)
                hands[seat].remove(play.card)
                bits[seat] = without(bits[seat], code_of(play))
                assert bits[seat] == bits_of(hands[seat])
                plays.append(play)
                assert fast.winner([code_of(each) for each in plays]) == winner(plays, trump, law)
            leader = (leader + winner(plays, trump, law)) % 4


@pytest.mark.parametrize("law", LAWS[::5])
def test_a_play_out_plays_by_the_rules(law: TrickLaw) -> None:
    rng = Rng("play out")
    for number in range(20):
        pack = rng.shuffled(PACK)
        hands = [list(pack[seat * 7 : seat * 7 + 7]) for seat in range(4)]
        trump = rng.choice(TRUMPS)
        told: list[tuple[int, int]] = []
        choose = Rng(f"play out {number}").choice

        def tell(
            codes: list[int],
            seat: int,
            lead: int,
            trick: list[int],
            told: list[tuple[int, int]] = told,
            choose=choose,
        ) -> int:
            code = choose(codes)
            assert code in codes
            told.append((seat, code))
            return code

        taken = [0] * 4
        bits = [bits_of(hand) for hand in hands]
        table(law, trump).play_out(bits, 2, [], taken, tell)
        assert sum(taken) == 7
        assert bits == [0] * 4
        assert told[0][0] == 2
        assert len(told) > 7


def test_a_play_out_from_the_middle_of_a_trick() -> None:
    """The last card decides: spades are trumps, the leader's ace is ruffed by the only one to play."""
    fast = table(TrickLaw(), Suit.SPADES)
    trick = [code_of(plain(card)) for card in parse_cards("Ah 7h 8h")]
    taken = [0] * 4
    fast.play_out([0, 0, 0, bits_of(parse_cards("7s"))], 0, trick, taken, lambda codes, *_: codes[0])
    assert taken == [0, 0, 0, 1]
    assert fast.later_take


def test_the_stream_of_chance_is_the_same_everywhere() -> None:
    """SplitMix64's published first numbers for seed 1234567."""
    stream = chances(1234567)
    assert [next(stream) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]
