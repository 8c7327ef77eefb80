"""The endgame solver against a plain search that shares nothing with it, on a thousand small deals."""

from __future__ import annotations

from functools import partial

import pytest

from stolik.core.cards import JOKER, SUITS, Card, Suit, card_of
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.tricks.fast import bits_of, code_of, table
from stolik.tricks.solver import EachForHimself, Numbers, OutOfNodes, Payoff
from stolik.tricks.trick import Play, TrickLaw, legal_plays, winner

PACK = [card_of(rank, suit) for suit in SUITS for rank in (1, *range(8, 14))] + [JOKER] * 2
Hands = list[list[Card]]


def settle(
    hands: Hands, leader: int, trump: Suit | None, law: TrickLaw, payoff: Payoff, trick: tuple[Play, ...] = ()
) -> Numbers:
    search = EachForHimself(table(law, trump), payoff, len(hands))
    return search.resume(
        [bits_of(hand) for hand in hands], leader, [*map(code_of, trick)], max(map(len, hands))
    )


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


def small(rng: Rng, size: int) -> tuple[Hands, int, Suit | None, TrickLaw]:
    pack = rng.shuffled(PACK)
    hands = [list(pack[seat * size : (seat + 1) * size]) for seat in range(4)]
    flags = [bool(rng.below(2)) for _ in range(5)]
    law = TrickLaw(*flags) if rng.below(2) else TrickLaw()
    trump = rng.choice((None, *SUITS))
    return hands, rng.below(4), trump, law


@pytest.mark.parametrize("part", range(10))
def test_it_comes_to_an_end_that_plain_search_finds_too(part: int) -> None:
    """Ten hundreds of deals of one to three cards, jokers and all laws among them."""
    rng = Rng(f"max-n {part}")
    decided = 0
    for number in range(100):
        size = 3 if number == 50 else 1 + number % 2
        hands, leader, trump, law = small(rng, size)
        bids = [rng.below(size + 1) for _ in range(4)]
        taken = settle(hands, leader, trump, law, partial(kept, bids=bids))
        assert sum(taken) == size
        ends = maxn(hands, leader, [], trump, law, [0] * 4, bids)
        assert list(taken) in ends
        decided += len({*map(tuple, ends)}) == 1
    assert decided > 20


@pytest.mark.parametrize("part", range(4))
def test_from_the_middle_of_a_trick_too(part: int) -> None:
    rng = Rng(f"middle {part}")
    for _ in range(50):
        hands, leader, trump, law = small(rng, 2)
        bids = [rng.below(3) for _ in range(4)]
        trick: list[Play] = []
        for at in range(1 + rng.below(3)):
            mover = (leader + at) % 4
            play = rng.choice(legal_plays(hands[mover], trick[0] if trick else None, trump, law))
            hands[mover] = _less(hands[mover], play.card)
            trick.append(play)
        taken = settle(hands, leader, trump, law, partial(kept, bids=bids), tuple(trick))
        assert sum(taken) == 2
        assert list(taken) in maxn(hands, leader, trick, trump, law, [0] * 4, bids)


def points(taken: Numbers) -> list[float]:
    return [float(number) for number in taken]


def test_each_for_himself_takes_what_is_sure() -> None:
    """With the two highest trumps and the lead nobody can keep a player from both tricks."""
    hands = [list(parse_cards(hand)) for hand in ("As Ks", "Qs 7h", "8h 9h", "Th Jh")]
    assert settle(hands, 0, Suit.SPADES, TrickLaw(), points) == (2, 0, 0, 0)


def test_a_joker_takes_a_trick_or_leaves_it_as_is_wanted() -> None:
    hands = [list(parse_cards(hand)) for hand in ("*", "Ah", "Kh", "Qh")]
    for bid in (0, 1):
        taken = settle(hands, 1, None, TrickLaw(), partial(kept, bids=[bid, 1, 1, 1]))
        assert taken[0] == bid


def test_cards_moved_by_one_rank_with_none_between_change_nothing() -> None:
    rng = Rng("relative")
    shift = {Card("8h"): Card("7h"), Card("8c"): Card("7c"), Card("8s"): Card("7s"), Card("8d"): Card("7d")}
    for _ in range(60):
        hands, leader, trump, law = small(rng, 3)
        moved = [[shift.get(card, card) for card in hand][::-1] for hand in hands]
        assert settle(hands, leader, trump, law, points) == settle(moved, leader, trump, law, points)


def test_a_search_with_too_few_nodes_gives_up_and_with_enough_finds_the_same() -> None:
    rng = Rng("nodes")
    for _ in range(20):
        hands, leader, trump, law = small(rng, 3)

        def payoff(taken: Numbers) -> list[float]:
            return kept(taken, [1, 0, 2, 1])

        known = table(law, trump)
        bits = [bits_of(hand) for hand in hands]
        free = EachForHimself(known, payoff, len(hands))
        expected = free.resume(list(bits), leader, [], 3)
        enough = EachForHimself(known, payoff, len(hands), nodes=free.spent)
        assert enough.resume(list(bits), leader, [], 3) == expected
        short = EachForHimself(known, payoff, len(hands), nodes=free.spent - 1)
        with pytest.raises(OutOfNodes):
            short.resume(list(bits), leader, [], 3)
