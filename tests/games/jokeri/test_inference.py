"""What the play shows about hidden hands, and worlds that agree with it."""

from __future__ import annotations

import pytest

from stolik.core.cards import Card, Suit
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.games.jokeri import SPEC
from stolik.games.jokeri.actions import Bid, PlayCard
from stolik.games.jokeri.inference import match_up, may_hold, resample, share_out, tricks_played, unseen
from stolik.games.jokeri.kinds import PACK, Form, Phase, Slot
from stolik.games.jokeri.position import Position, laid_out
from stolik.tricks.trick import parse_play

from .tables import HOUSE_RULES, table, walk


def played(text: str, hands: list[str], trump: Suit | None, plays: str) -> Position:
    """A deal with these hands after some plays, everybody having passed or bid one."""
    cards = [parse_cards(hand) for hand in hands]
    position = laid_out(table(text), Slot(1, len(cards[0]), Form.PLAIN), 3, cards, trump, None)
    for bid in (0, 0, 0, 0):
        position, _ = SPEC.apply(position, Bid(bid))
    for play in plays.split():
        action = PlayCard(parse_play(play))
        assert SPEC.judge(SPEC.view(position, position.turn), action), play
        position, _ = SPEC.apply(position, action)
    return position


HANDS = ["* 9h 8h", "Th Qh 7d", "7s 8d 9d", "8c 9c Tc"]


def test_a_joker_led_high_shows_ceilings_and_voids() -> None:
    position = played("jokeri/classic", HANDS, Suit.SPADES, "*^h Qh 7s 8c")
    allowed = may_hold(SPEC.view(position, 0))
    hearts = {card for card in allowed[1] if card.suit is Suit.HEARTS}
    assert Card("Th") in hearts
    assert Card("Kh") not in hearts
    assert Card("Ah") not in hearts
    assert not any(card.suit is Suit.HEARTS for card in allowed[2])
    assert Card("As") in allowed[2]
    assert not any(card.suit in (Suit.HEARTS, Suit.SPADES) for card in allowed[3])
    assert Card("*") in allowed[3]


def test_where_trumps_are_free_only_the_led_suit_is_missing() -> None:
    position = played("jokeri/classic(must_trump=no)", HANDS, Suit.SPADES, "*^h Qh 7s 8c")
    allowed = may_hold(SPEC.view(position, 0))
    assert any(card.suit is Suit.SPADES for card in allowed[3])
    assert not any(card.suit is Suit.HEARTS for card in allowed[3])


def test_a_low_lead_shows_ceilings_only_where_it_asks_for_the_highest() -> None:
    free = played("jokeri/classic", HANDS, Suit.SPADES, "*_h Th 7s 8c")
    assert Card("Ah") in may_hold(SPEC.view(free, 0))[1]
    asking = played("jokeri/classic(low_joker_demand=highest)", HANDS, Suit.SPADES, "*_h Qh 7s 8c")
    assert Card("Ah") not in may_hold(SPEC.view(asking, 0))[1]


def test_a_joker_that_follows_shows_nothing() -> None:
    hands = ["9h 8h 7h", "* Qh 7d", "7s 8d 9d", "8c 9c Tc"]
    position = played("jokeri/classic", hands, Suit.SPADES, "9h *-")
    allowed = may_hold(SPEC.view(position, 0))
    assert {Card("Ah"), Card("As"), Card("*")} <= allowed[1]


def test_what_is_unseen() -> None:
    rules = table("jokeri/classic")
    for position, _ in walk(rules, 6, "unseen"):
        view = SPEC.view(position, 2)
        hidden = unseen(view)
        turned = 1 if position.turned is not None else 0
        seen = len(view.hand) + sum(len(trick) for trick in tricks_played(view)) + turned
        assert len(hidden) + seen == len(PACK)


@pytest.mark.parametrize("text", HOUSE_RULES)
def test_sampled_worlds_agree_with_all_that_was_shown(text: str) -> None:
    """The real hands are always thinkable, and a sampled hand breaks nothing that its seat has shown."""
    rules = table(text)
    rng = Rng(f"worlds {text}")
    for number in (3, 7, 9, 11):
        for position, _ in walk(rules, number, f"worlds {number}"):
            seat = rng.below(4)
            view = SPEC.view(position, seat)
            allowed = may_hold(view)
            world = resample(view, rng)
            for other in range(4):
                if other != seat:
                    assert set(position.hands[other]) <= allowed[other]
                    assert set(world.hands[other]) <= allowed[other]
            assert SPEC.view(world, seat) == view
            assert sorted(SPEC.census(world)) == sorted(PACK)


def test_tight_worlds_are_found_too() -> None:
    """One card left each and every suit excluded but one: chance alone would hardly hit it."""
    rules = table("jokeri/classic")
    for seed in range(30):
        steps = list(walk(rules, 9, f"tight {seed}"))
        late = [position for position, _ in steps if position.phase is Phase.PLAY][-6:]
        for position in late:
            for seat in range(4):
                world = resample(SPEC.view(position, seat), Rng(f"{seed}"))
                assert SPEC.view(world, seat) == SPEC.view(position, seat)


def chain(length: int) -> tuple[list[Card], list[tuple[int, frozenset[Card]]]]:
    """Bins of one card that overlap in a chain, so that there is exactly one way to fill them."""
    cards = list(PACK[:length])
    bins = [(1, frozenset(cards[: at + 1])) for at in range(length)]
    return cards, bins


def test_the_only_way_to_deal_is_found() -> None:
    cards, bins = chain(12)
    fits = {card: [at for at, (_, takes) in enumerate(bins) if card in takes] for card in cards}
    sizes = [size for size, _ in bins]
    for order in (cards, cards[::-1], list(Rng("order").shuffled(cards))):
        dealt = match_up(order, sizes, fits)
        assert dealt == [[card] for card in cards]
    assert share_out(cards, bins, Rng("chain")) == [[card] for card in cards]


def test_where_no_deal_agrees_there_is_none() -> None:
    cards, _ = chain(3)
    bins = [(1, frozenset(cards[:1])), (1, frozenset(cards[:1])), (1, frozenset(cards))]
    with pytest.raises(ValueError, match="no deal"):
        share_out(cards, bins, Rng("none"))
