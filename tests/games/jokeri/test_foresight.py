"""What a joker's declaration would bring: told truly, of every world that the seat cannot exclude."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from stolik.core.cards import JOKER, Card, Suit
from stolik.core.rng import Rng
from stolik.games.jokeri import SPEC
from stolik.games.jokeri.actions import PlayCard
from stolik.games.jokeri.foresight import FREE, Foresight, Later, Owed, Threat, foresee
from stolik.games.jokeri.inference import may_hold, resample, unseen
from stolik.games.jokeri.law import trick_law
from stolik.games.jokeri.position import Position
from stolik.games.jokeri.view import View
from stolik.rulekit.ruleset import RuleSet
from stolik.tricks.trick import Duty, answer, legal_plays, winner

from .tables import HOUSE_RULES, table, walk
from .test_inference import HANDS, played


def told(position: Position, play: str) -> Foresight:
    """What the seat on move is told of this declaration."""
    assert position.turn is not None
    return next(seen for seen in foresee(SPEC.view(position, position.turn)) if str(seen.play) == play)


def start(text: str, trump: Suit | None) -> Position:
    return played(text, HANDS, trump, "")


def test_led_high_it_asks_for_the_highest_then_a_trump_then_anything() -> None:
    seen = told(start("jokeri/classic", Suit.SPADES), "*^h")
    assert [later.seat for later in seen.later] == [1, 2, 3]
    duties = (Owed(Duty.HIGHEST, Suit.HEARTS), Owed(Duty.TRUMP, Suit.SPADES), FREE)
    assert seen.later[0] == Later(1, duties, (), (), joker=True)
    assert seen.leader == 0
    assert seen.threats == (Threat.JOKER,)


def test_led_low_any_card_of_the_suit_will_do_and_takes_it() -> None:
    seen = told(start("jokeri/classic", Suit.SPADES), "*_h")
    assert seen.later[0].duties[0] == Owed(Duty.FOLLOW, Suit.HEARTS)
    assert seen.threats == (Threat.JOKER, Threat.TRUMP, Threat.SUIT)


def test_the_rules_of_the_table_decide() -> None:
    tells = told(start("jokeri/classic(high_joker_vs_trump=trump_takes)", Suit.SPADES), "*^h")
    assert tells.threats == (Threat.JOKER, Threat.TRUMP)
    own = told(start("jokeri/classic(high_joker_vs_trump=trump_takes)", Suit.SPADES), "*^s")
    assert own.threats == (Threat.JOKER,)
    assert [owed.suit for owed in own.later[0].duties] == [Suit.SPADES, None]
    free = told(start("jokeri/classic(must_trump=no)", Suit.SPADES), "*^h")
    assert [owed.duty for owed in free.later[0].duties] == [Duty.HIGHEST, Duty.NONE]
    anyone = told(start("jokeri/classic(high_joker_demand=any)", Suit.SPADES), "*^h")
    assert anyone.later[0].duties[0].duty is Duty.FOLLOW
    first = told(start("jokeri/classic(second_joker=first)", Suit.SPADES), "*^h")
    assert first.threats == ()
    none = told(start("jokeri/classic", None), "*_h")
    assert [owed.duty for owed in none.later[0].duties] == [Duty.FOLLOW, Duty.NONE]
    assert none.threats == (Threat.JOKER, Threat.SUIT)


def test_what_was_shown_is_said() -> None:
    """One trumped a heart and another discarded on it: neither has hearts, the second no trump either."""
    hands = ["Ah * 7d", "Kh Qd 9d", "7s 8d 9s", "8c 9c Tc"]
    position = played("jokeri/classic", hands, Suit.SPADES, "Ah Kh 7s 8c")
    assert position.turn == 2
    position = replace(position, turn=0)
    seen = told(position, "*^h")
    assert seen.later[0].void == ()
    assert seen.later[1] == Later(
        2, (Owed(Duty.TRUMP, Suit.SPADES), FREE), (Suit.HEARTS,), (Suit.HEARTS,), joker=True
    )
    assert seen.later[2] == Later(3, (FREE,), *((Suit.HEARTS, Suit.SPADES),) * 2, joker=True)


def test_a_suit_that_is_all_accounted_for_is_void_but_not_seen() -> None:
    hands = ["Ah Kh Qh Jh Th 9h 8h 7h *", *("7s 8s 9s Ts Js Qs Ks As 7d", "7c 8c 9c Tc Jc Qc Kc Ac 8d")]
    hands.append("9d Td Jd Qd Kd Ad 6h 6d *")
    position = played("jokeri/classic", hands, None, "7h 7d 8d 6h")
    seen = told(position, "*^h")
    assert all(later.void == (Suit.HEARTS,) for later in seen.later)
    assert [later.seen for later in seen.later] == [(Suit.HEARTS,), (Suit.HEARTS,), ()]


def test_who_alone_can_hold_the_suit_surely_does() -> None:
    hands = ["Ah Kh Qh Jh Th 9h 8h * *", *("7s 8s 9s Ts Js Qs Ks As 7d", "7c 8c 9c Tc Jc Qc Kc Ac 8d")]
    hands.append("9d Td Jd Qd Kd Ad 6h 7h 6d")
    position = played("jokeri/classic(high_joker_vs_trump=trump_takes)", hands, Suit.DIAMONDS, "Ah 7d 8d 6h")
    assert position.turn == 2
    seen = told(replace(position, turn=0), "*^h")
    assert seen.later[2].duties == (Owed(Duty.HIGHEST, Suit.HEARTS),)


def test_following_shows_who_leads_and_what_can_beat_it() -> None:
    hands = ["Ah 8h 7d", "* Qd 9d", "7s 8d 9s", "8c 9c Tc"]
    position = played("jokeri/classic", hands, Suit.SPADES, "Ah")
    take, leave = told(position, "*+"), told(position, "*-")
    assert (take.leader, take.threats) == (1, (Threat.JOKER,))
    assert (leave.leader, leave.threats) == (0, ())
    assert [later.seat for later in take.later] == [2, 3]
    assert take.later[0].duties[0] == Owed(Duty.FOLLOW, Suit.HEARTS)


def test_only_who_may_declare_a_joker_now_is_told() -> None:
    position = start("jokeri/classic", Suit.SPADES)
    assert len(foresee(SPEC.view(position, 0))) == 8
    assert foresee(SPEC.view(position, 1)) == ()
    assert foresee(SPEC.view(position, None)) == ()
    plain = played("jokeri/classic", ["Ah 8h 6d", *HANDS[1:]], Suit.SPADES, "")
    assert foresee(SPEC.view(plain, 0)) == ()


def check_in(world: Position, seen: Foresight, seat: int) -> set[Threat | Duty]:
    """The foresight against one world in which all play on by chance in every way; what came up."""
    law, trump = trick_law(world.rules), world.trump
    lead = world.trick[0][1] if world.trick else seen.play
    base = [*(play for _, play in world.trick), seen.play]
    assert (winner(base, trump, law) == len(world.trick)) == (seen.leader == seat)
    met: set[Threat | Duty] = set()
    for later in seen.later:
        hand = world.hands[later.seat]
        owed = answer(hand, lead, trump, law)
        assert not [card for card in hand if card.suit in later.void]
        assert later.joker or JOKER not in hand
        holds = next(
            one for one in later.duties if one.suit is None or any(card.suit is one.suit for card in hand)
        )
        assert (holds.duty, holds.suit) == (owed.duty, owed.suit if owed.duty is not Duty.NONE else None)
        met.add(owed.duty)
        for play in legal_plays(hand.cards, lead, trump, law):
            if seen.leader == seat and winner([*base, play], trump, law) != len(world.trick):
                is_trump = trump is not None and play.card.suit is trump
                threat = Threat.JOKER if play.card is JOKER else Threat.TRUMP if is_trump else Threat.SUIT
                assert threat in seen.threats, (str(seen.play), str(play))
                met.add(threat)
    return met


@pytest.mark.parametrize("text", HOUSE_RULES)
def test_it_holds_in_every_world_and_is_the_same_in_all(text: str) -> None:
    rules = table(text)
    rng = Rng(f"foresight {text}")
    asked = 0
    met: set[Threat | Duty] = set()
    for number in (7, 9, 10, 11):
        for seed in range(6):
            for position, _ in walk(rules, number, f"foresight {seed}"):
                seat = position.turn
                view = SPEC.view(position, seat)
                foreseen = foresee(view)
                for world in (position, *(resample(view, rng) for _ in range(3 if foreseen else 0))):
                    assert foresee(SPEC.view(world, seat)) == foreseen
                    for seen in foreseen:
                        assert seat is not None
                        assert SPEC.judge(view, PlayCard(seen.play))
                        met |= check_in(world, seen, seat)
                        asked += 1
    assert asked > 100
    assert {Duty.FOLLOW, Threat.JOKER} <= met or "second_joker=first" in text


def every_world(view: View) -> list[dict[int, tuple[Card, ...]]]:
    """The hidden hands of all worlds that the seat cannot exclude, listed one by one."""
    others = [seat for seat in range(4) if seat != view.seat]
    allowed = may_hold(view)

    def deal(at: int, left: tuple[Card, ...]) -> Iterator[dict[int, tuple[Card, ...]]]:
        if at == len(others):
            yield {}
            return
        seat = others[at]
        for hand in dict.fromkeys(combinations(left, view.counts[seat])):
            if set(hand) <= allowed[seat]:
                rest = list(left)
                for card in hand:
                    rest.remove(card)
                for more in deal(at + 1, tuple(rest)):
                    yield {seat: hand, **more}

    return list(deal(0, unseen(view)))


def jokers_last(rules: RuleSet, seed: str) -> Iterator[Position]:
    """A nine played by chance, in which jokers are kept as long as they can be."""
    rng = Rng(seed)
    position = SPEC.deal(rules, 4, 2, 10, seed)
    while (turn := SPEC.to_move(position)) is not None:
        yield position
        actions = tuple(SPEC.legal_actions(SPEC.view(position, turn)))
        kept = [one for one in actions if not (isinstance(one, PlayCard) and one.play.card is JOKER)]
        position, _ = SPEC.apply(position, rng.choice(kept or actions))


@pytest.mark.parametrize("text", HOUSE_RULES)
def test_nothing_is_told_that_no_world_has(text: str) -> None:
    """Late in nines, where each seat's few cards tell much, voids and threats are exactly the true ones."""
    rules = table(text)
    law = trick_law(rules)
    asked = 0
    for seed in range(12):
        for position in jokers_last(rules, f"late {seed}"):
            view = SPEC.view(position, position.turn)
            foreseen = foresee(view) if len(view.hand) <= 3 else ()
            worlds = every_world(view) if foreseen else []
            for seen in foreseen:
                lead = view.lead or seen.play
                base = [*(play for _, play in view.trick), seen.play]
                beaten = {
                    (JOKER if play.card is JOKER else play.card.suit)
                    for world in worlds
                    for later in seen.later
                    for play in legal_plays(world[later.seat], lead, view.trump, law)
                    if seen.leader == view.seat and winner([*base, play], view.trump, law) != len(view.trick)
                }
                of = {Threat.JOKER: JOKER, Threat.TRUMP: view.trump, Threat.SUIT: lead.led_suit}
                assert {of[threat] for threat in seen.threats} == beaten, (str(seen.play), seed)
                for later in seen.later:
                    hands = [world[later.seat] for world in worlds]
                    assert later.joker == any(JOKER in hand for hand in hands)
                    suits = ({lead.led_suit} | ({view.trump} if law.must_trump else set())) - {None}
                    lacked = suits - {card.suit for hand in hands for card in hand}
                    met = {answer(hand, lead, view.trump, law).duty for hand in hands}
                    # A suit of which some card is surely held leaves nothing to say of the ones after it.
                    assert set(later.void) <= lacked
                    assert {owed.duty for owed in later.duties} >= met
                    if Duty.NONE in {owed.duty for owed in later.duties}:
                        assert Duty.NONE in met
                        assert set(later.void) == lacked
                    asked += 1
    assert asked > 50
