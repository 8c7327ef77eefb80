"""The policy plays by the rules, and what it does where it is plain what to do."""

from __future__ import annotations

import pytest

from stolik.bots.jokeri_playout import (
    ABOVE,
    answers,
    deal_of,
    follow,
    lead_card,
    play_out,
    standing,
    sure,
    wants,
)
from stolik.core.cards import SUITS, Suit
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.games.jokeri.kinds import PACK
from stolik.tricks.fast import HIGH, LEAVE, LOW, NO_LEAD, TAKE, bits_of, code_of, table, without
from stolik.tricks.trick import TrickLaw, parse_play

LAWS = (
    TrickLaw(),
    TrickLaw(trump_beats_high=True),
    TrickLaw(must_trump=False, last_take_wins=False),
    TrickLaw(trump_beats_high=True, last_take_wins=False, high_asks_highest=False),
    TrickLaw(low_asks_highest=True, must_trump=False),
)


def bits(text: str) -> int:
    return bits_of(parse_cards(text))


def code(text: str) -> int:
    return code_of(parse_play(text))


def refereed(
    law: TrickLaw, trump: Suit | None, hands: list[int], leader: int, bids: list[int], rescue: int
) -> list[int]:
    """The same deal with every play checked and every trick decided by the integer twin of the rules."""
    deal, rules = deal_of(law, trump), table(law, trump)
    taken = [0] * 4
    trick: list[int] = []
    while any(hands):
        left = max(hand.bit_count() for hand in hands)
        trick.clear()
        for place in range(4):
            seat = (leader + place) % 4
            hand = hands[seat]
            alive = sum(hands[other] & ~hand & ((1 << 52) - 1) for other in range(4) if other != seat)
            need = bids[seat] - taken[seat]
            wins, joker_wins, taker = standing(deal, trick, leader)
            rival = bool(trick) and taken[taker] < bids[taker]
            saves = rescue == 2 or (rescue == 1 and not taken[seat])
            want = wants(deal, hand, need, left, alive, saves, rival)
            if trick:
                legal = answers(deal, hand, trick[0])
                chosen = follow(
                    deal, legal, hand >> 52, trick[0], wins, joker_wins, 3 - place, want, need, left, alive
                )  # fmt: skip
            else:
                chosen = lead_card(deal, hand, want, need, left, alive)
            assert chosen in rules.moves(hand, trick[0] if trick else NO_LEAD)
            trick.append(chosen)
            hands[seat] = without(hand, chosen)
            assert standing(deal, trick, leader)[2] == (leader + rules.winner(trick)) % 4
        leader = (leader + rules.winner(trick)) % 4
        taken[leader] += 1
    return taken


@pytest.mark.parametrize("law", LAWS)
def test_the_policy_plays_by_the_rules(law: TrickLaw) -> None:
    rng = Rng(f"policy {law}")
    for number in range(60):
        pack = rng.shuffled(PACK)
        size = 1 + number % 9
        trump = rng.choice((*SUITS, None))
        hands = [bits_of(pack[seat * size : (seat + 1) * size]) for seat in range(4)]
        bids = [rng.below(size + 1) for _ in range(4)]
        rescue, leader = rng.below(3), rng.below(4)
        expected = refereed(law, trump, list(hands), leader, bids, rescue)
        taken = [0] * 4
        play_out(deal_of(law, trump), hands, leader, [], taken, bids, rescue)
        assert taken == expected
        assert hands == [0] * 4


@pytest.mark.parametrize("law", LAWS)
def test_a_deal_is_played_on_from_the_middle_of_a_trick(law: TrickLaw) -> None:
    """The same ending, whether the first cards of the policy are on the table already or still to come."""
    rng = Rng(f"middle {law}")
    for number in range(40):
        pack = rng.shuffled(PACK)
        size = 2 + number % 8
        trump = rng.choice((*SUITS, None))
        hands = [bits_of(pack[seat * size : (seat + 1) * size]) for seat in range(4)]
        bids = [rng.below(size + 1) for _ in range(4)]
        deal, rules = deal_of(law, trump), table(law, trump)
        trick: list[int] = []
        begun = list(hands)
        for seat in range(1 + number % 3):
            lead = trick[0] if trick else NO_LEAD
            chosen = rng.choice(rules.moves(begun[seat], lead))
            trick.append(chosen)
            begun[seat] = without(begun[seat], chosen)
        taken = [0] * 4
        play_out(deal, begun, 0, list(trick), taken, bids, 1)
        assert sum(taken) == size
        # The trick on the table goes to whom the rules give it, once the policy has completed it.
        wins, joker_wins, taker = standing(deal, trick, 0)
        assert taker == rules.winner(trick)
        for card in range(52):
            if card not in trick:
                beats = rules.winner([*trick, card]) == len(trick)
                assert beats == bool(wins >> card & 1)
        assert (rules.winner([*trick, TAKE]) == len(trick)) == joker_wins


HEARTS = deal_of(TrickLaw(), Suit.HEARTS)
OTHERS = bits("As Ks Qs Ah 9h 8h Kd Qd Jd Ac Kc Qc")


def test_who_needs_every_trick_wants_each_and_leads_no_joker_low() -> None:
    hand = bits("* 7h 7s")
    assert wants(HEARTS, hand, need=3, left=3, alive=OTHERS, rescue=False, rival=False)
    assert HIGH <= lead_card(HEARTS, hand, True, 3, 3, OTHERS) < LOW


def test_who_has_enough_sure_tricks_does_not_hurry() -> None:
    hand = bits("* Ah 7s 8s")
    assert sure(HEARTS, hand, OTHERS & ~bits("Ah")) == 2
    assert not wants(HEARTS, hand, need=2, left=4, alive=OTHERS & ~bits("Ah"), rescue=False, rival=False)
    assert wants(HEARTS, hand, need=3, left=4, alive=OTHERS & ~bits("Ah"), rescue=False, rival=False)


def test_without_trumps_the_tops_of_every_suit_are_sure() -> None:
    bare = deal_of(TrickLaw(), None)
    assert sure(bare, bits("As Ks 9s Kh 7d"), bits("Qs Ah 8d")) == 2
    assert sure(HEARTS, bits("As 9s 7d"), bits("Qs 8d")) == 1


def test_a_lost_promise_is_spent_on_others() -> None:
    """It takes from a player who needs the trick, and leaves it to one who has enough."""
    for need, left in ((-1, 4), (5, 4)):
        assert wants(HEARTS, bits("7s 8s"), need, left, OTHERS, rescue=False, rival=True)
        assert not wants(HEARTS, bits("7s 8s"), need, left, OTHERS, rescue=False, rival=False)
    assert wants(HEARTS, bits("7s 8s"), 5, 4, OTHERS, rescue=True, rival=False)


def answered(hand: int, lead: int, later: int, want: bool, need: int, left: int) -> int:
    """What the policy plays from a hand to a lead, with so many players to come."""
    wins, joker_wins, _ = standing(HEARTS, [lead], 0)
    legal = answers(HEARTS, hand, lead)
    return follow(HEARTS, legal, hand >> 52, lead, wins, joker_wins, later, want, need, left, OTHERS)


def test_the_last_player_takes_with_the_cheapest_card_that_wins() -> None:
    hand, lead = bits("Ts Js As"), code("9s")
    assert answered(hand, lead, 0, True, 1, 3) == code("Ts")


def test_who_is_full_throws_the_highest_card_that_loses() -> None:
    hand, lead = bits("8s Ts As"), code("Qs")
    assert answered(hand, lead, 2, False, 0, 3) == code("Ts")


def test_a_joker_takes_when_every_trick_is_needed_and_ducks_when_none_is() -> None:
    lead = code("Qs")
    assert answered(bits("* 8s"), lead, 2, True, 2, 2) == TAKE
    assert answered(bits("* 8s"), lead, 2, True, 1, 2) == code("8s")
    assert answered(bits("* As"), lead, 0, False, 0, 2) == LEAVE
    assert answered(bits("*"), lead, 2, False, 0, 1) == LEAVE
    assert answered(bits("*"), lead, 2, True, 1, 1) == TAKE


def test_a_joker_leads_low_where_every_other_lead_would_take() -> None:
    hand = bits("* Ah")
    alive = bits("7h 8h 9s Ts")
    assert lead_card(HEARTS, hand, False, 0, 2, alive) >= LOW


def test_the_stronger_cards_of_a_suit() -> None:
    assert ABOVE[code("Qs")] == bits("Ks As")
    assert ABOVE[code("As")] == 0
