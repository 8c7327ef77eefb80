"""The endgame solver against a plain minimax that shares nothing with it, on a thousand small deals."""

from __future__ import annotations

import pytest

from stolik.core.cards import JOKER, SUITS, Card, Suit, card_of
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.tricks.fast import bits_of, table
from stolik.tricks.solver import (
    EachForHimself,
    Endgame,
    OutOfNodes,
    can_force,
    can_take_exactly,
    fewest_tricks,
    most_tricks,
    plays_that_force,
    settle,
)
from stolik.tricks.trick import Play, TrickLaw, legal_plays, parse_plays, winner

PACK = [card_of(rank, suit) for suit in SUITS for rank in (1, *range(8, 14))] + [JOKER] * 2
Hands = list[list[Card]]


def minimax(
    hands: Hands, leader: int, trick: list[Play], trump: Suit | None, law: TrickLaw, seat: int, want: int
) -> bool:
    """Whether the seat can end with exactly ``want`` tricks more: every line, no table, no merging."""
    if len(trick) == len(hands):
        taker = (leader + winner(trick, trump, law)) % len(hands)
        return minimax(hands, taker, [], trump, law, seat, want - (taker == seat))
    mover = (leader + len(trick)) % len(hands)
    if not trick and not hands[mover]:
        return want == 0
    results = (
        minimax(
            [[*hand] if at != mover else _less(hand, play.card) for at, hand in enumerate(hands)],
            leader,
            [*trick, play],
            trump,
            law,
            seat,
            want,
        )
        for play in legal_plays(hands[mover], trick[0] if trick else None, trump, law)
    )
    return any(results) if mover == seat else all(results)


def _less(hand: list[Card], card: Card) -> list[Card]:
    left = [*hand]
    left.remove(card)
    return left


def maxn(
    hands: Hands,
    leader: int,
    trick: list[Play],
    trump: Suit | None,
    law: TrickLaw,
    taken: list[int],
    bids: list[int],
) -> list[list[int]]:
    """All results that everyone pursuing his bid can come to, whichever of equally good plays are made."""
    if len(trick) == len(hands):
        taker = (leader + winner(trick, trump, law)) % len(hands)
        more = [number + (at == taker) for at, number in enumerate(taken)]
        return maxn(hands, taker, [], trump, law, more, bids)
    mover = (leader + len(trick)) % len(hands)
    if not trick and not hands[mover]:
        return [taken]
    ends = [
        maxn(
            [[*hand] if at != mover else _less(hand, play.card) for at, hand in enumerate(hands)],
            leader,
            [*trick, play],
            trump,
            law,
            taken,
            bids,
        )
        for play in legal_plays(hands[mover], trick[0] if trick else None, trump, law)
    ]
    # A play is thinkable if its best end is no worse than what some other play is sure to bring.
    worth = [[kept(end, bids)[mover] for end in some] for some in ends]
    sure = max(min(values) for values in worth)
    return [end for some, values in zip(ends, worth, strict=True) if max(values) >= sure for end in some]


def kept(taken: list[int] | tuple[int, ...], bids: list[int]) -> list[float]:
    return [float(number == bid) for number, bid in zip(taken, bids, strict=True)]


def small(rng: Rng, size: int) -> tuple[Endgame, Hands]:
    pack = rng.shuffled(PACK)
    hands = [list(pack[seat * size : (seat + 1) * size]) for seat in range(4)]
    flags = [bool(rng.below(2)) for _ in range(5)]
    law = TrickLaw(*flags) if rng.below(2) else TrickLaw()
    trump = rng.choice((None, *SUITS))
    return Endgame(tuple(map(tuple, hands)), rng.below(4), trump, law), hands


@pytest.mark.parametrize("part", range(10))
def test_exactly_so_many_tricks_as_plain_minimax_finds(part: int) -> None:
    """Ten hundreds of deals of one to three cards, jokers and all laws among them."""
    rng = Rng(f"minimax {part}")
    yes = 0
    for number in range(100):
        size = 3 if number % 10 == 0 else 1 + number % 2
        end, hands = small(rng, size)
        seat, want = rng.below(4), rng.below(size + 1)
        expected = minimax(hands, end.leader, [], end.trump, end.law, seat, want)
        assert can_take_exactly(end, seat, want) == expected, f"{end} seat {seat} wants {want}"
        yes += expected
    assert 20 < yes < 80


def test_each_play_judged_as_minimax_does() -> None:
    rng = Rng("plays")
    for _ in range(40):
        end, hands = small(rng, 2)
        seat = rng.below(4)
        want = rng.below(3)
        mover = end.to_move
        found = plays_that_force(end, seat, want, want)
        assert sorted(map(str, found)) == [
            str(play) for play in legal_plays(hands[mover], None, end.trump, end.law)
        ]
        for play, good in found.items():
            after = [[*hand] if at != mover else _less(hand, play.card) for at, hand in enumerate(hands)]
            assert good == minimax(after, end.leader, [play], end.trump, end.law, seat, want)
            middle = Endgame(tuple(map(tuple, after)), end.leader, end.trump, end.law, (play,))
            assert can_force(middle, seat, want, want) == good


def test_most_and_fewest_are_the_ends_of_what_can_be_forced() -> None:
    rng = Rng("ends")
    for _ in range(60):
        end, _ = small(rng, 4)
        seat = rng.below(4)
        most, fewest = most_tricks(end, seat), fewest_tricks(end, seat)
        left = end.tricks_left
        assert can_force(end, seat, most, left)
        assert not can_force(end, seat, most + 1, left)
        assert can_force(end, seat, 0, fewest)
        assert not can_force(end, seat, 0, fewest - 1)
        assert can_force(end, seat, 0, left)
        exact = [want for want in range(left + 1) if can_take_exactly(end, seat, want)]
        assert all(want <= most and want >= fewest for want in exact)


def test_each_for_himself_comes_to_a_thinkable_end() -> None:
    rng = Rng("max-n")
    for number in range(60):
        size = 1 + number % 2
        end, hands = small(rng, size)
        bids = [rng.below(size + 1) for _ in range(4)]
        taken = settle(end, lambda result, bids=bids: kept(result, bids))  # type: ignore[misc] # bound at once
        assert sum(taken) == size
        ends = maxn(hands, end.leader, [], end.trump, end.law, [0] * 4, bids)
        assert list(taken) in ends


def test_each_for_himself_takes_what_is_sure() -> None:
    """With the two highest trumps and the lead nobody can keep a player from both tricks."""
    end = Endgame(
        (
            tuple(parse_cards("As Ks")),
            tuple(parse_cards("Qs 7h")),
            tuple(parse_cards("8h 9h")),
            tuple(parse_cards("Th Jh")),
        ),
        0,
        Suit.SPADES,
        TrickLaw(),
    )
    assert settle(end, lambda taken: [float(number) for number in taken]) == (2, 0, 0, 0)
    assert most_tricks(end, 0) == 2
    assert fewest_tricks(end, 0) == 2
    assert can_take_exactly(end, 1, 0)
    assert not can_take_exactly(end, 1, 1)


def test_a_joker_holds_a_player_to_nothing_or_takes_one() -> None:
    hands = tuple(tuple(parse_cards(hand)) for hand in ("*", "Ah", "Kh", "Qh"))
    following = Endgame(hands, 1, None, TrickLaw())
    assert can_take_exactly(following, 0, 1)
    assert can_take_exactly(following, 0, 0)
    middle = Endgame(((), *hands[1:]), 0, None, TrickLaw(), parse_plays("*_h"))
    assert not can_take_exactly(middle, 0, 1)
    assert can_take_exactly(middle, 1, 1)


def test_settle_from_the_middle_of_a_trick() -> None:
    hands = tuple(tuple(parse_cards(hand)) for hand in ("9d", "Ah 8d", "Kh 7d", "Qh Jd"))
    end = Endgame(hands, 0, None, TrickLaw(), parse_plays("9h"))
    assert sum(settle(end, lambda taken: [float(number) for number in taken])) == 2


def test_hands_and_trick_must_belong_together() -> None:
    hands = tuple(tuple(parse_cards(hand)) for hand in ("9d 8s", "Ah", "Kh", "Qh"))
    with pytest.raises(ValueError, match="belong"):
        Endgame(hands, 0, None, TrickLaw())
    with pytest.raises(ValueError, match="belong"):
        Endgame(hands, 1, None, TrickLaw(), parse_plays("9h"))
    four = tuple(tuple(parse_cards(hand)) for hand in ("9d", "Ah", "Kh", "Qh"))
    with pytest.raises(ValueError, match="belong"):
        Endgame(four, 0, None, TrickLaw(), parse_plays("9h Th Jh 8h"))


def test_the_swapped_jokers_and_neighbouring_cards_change_nothing() -> None:
    """Cards shifted by one rank, none between: the same answers."""
    rng = Rng("relative")
    shift = {Card("8h"): Card("7h"), Card("8c"): Card("7c"), Card("8s"): Card("7s"), Card("8d"): Card("7d")}
    for _ in range(60):
        end, _ = small(rng, 3)
        moved = tuple(tuple(shift.get(card, card) for card in hand)[::-1] for hand in end.hands)
        other = Endgame(moved, end.leader, end.trump, end.law)
        for seat in range(4):
            assert most_tricks(end, seat) == most_tricks(other, seat)
            assert fewest_tricks(end, seat) == fewest_tricks(other, seat)


def test_a_search_with_too_few_nodes_gives_up_and_with_enough_finds_the_same() -> None:
    rng = Rng("nodes")
    for _ in range(20):
        end, hands = small(rng, 3)

        def payoff(taken: tuple[int, ...]) -> list[float]:
            return kept(taken, [1, 0, 2, 1])

        law = table(end.law, end.trump)
        bits = [bits_of(hand) for hand in hands]
        free = EachForHimself(law, payoff, len(hands))
        expected = free.resume(list(bits), end.leader, [], 3)
        assert expected == settle(end, payoff)
        enough = EachForHimself(law, payoff, len(hands), nodes=free.spent)
        assert enough.resume(list(bits), end.leader, [], 3) == expected
        short = EachForHimself(law, payoff, len(hands), nodes=free.spent - 1)
        with pytest.raises(OutOfNodes):
            short.resume(list(bits), end.leader, [], 3)
