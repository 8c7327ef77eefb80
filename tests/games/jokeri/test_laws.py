"""The laws of every game, and those of this one, on deals walked by chance through lengths and presets."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik import games
from stolik.core.cards import SUITS
from stolik.core.rng import Rng
from stolik.engine import laws
from stolik.games.jokeri import SPEC, Game
from stolik.games.jokeri.actions import Action, Bid, NameTrump, PlayCard
from stolik.games.jokeri.kinds import PACK, Form, Phase
from stolik.games.jokeri.rules.dealer_hook import is_dealer_barred
from stolik.games.jokeri.rules.length import schedule
from stolik.tricks.trick import FOLLOWING_JOKER, LEADING_JOKER, LEAVE, Play, plain

from .tables import HOUSE_RULES, end_of, table, walk

EVERY_ACTION: tuple[Action, ...] = (
    *(NameTrump(suit) for suit in (*SUITS, None)),
    *(Bid(tricks) for tricks in range(-1, 11)),
    *(PlayCard(plain(card)) for card in dict.fromkeys(PACK)),
    *(PlayCard(play) for play in (*FOLLOWING_JOKER, *LEADING_JOKER)),
)


@pytest.mark.parametrize("text", HOUSE_RULES)
def test_a_walk_through_a_whole_game_keeps_every_law(text: str) -> None:
    rules = table(text)
    for number, slot in enumerate(schedule(rules)):
        steps = list(walk(rules, number, f"{text} {number}"))
        for position, action in steps:
            assert sorted(SPEC.census(position)) == sorted(PACK)
            assert action in SPEC.legal_actions(SPEC.view(position, SPEC.to_move(position)))
        end = end_of(rules, number, f"{text} {number}")
        assert sorted(SPEC.census(end)) == sorted(PACK)
        assert sum(end.taken) == slot.cards
        assert end.result is not None
        exact = [bid == taken for bid, taken in zip(end.bids, end.taken, strict=True)]
        if slot.form.has_bids:
            bids = [bid for bid in end.bids if bid is not None]
            assert len(bids) == 4
            if is_dealer_barred(rules):
                assert sum(bids) != slot.cards
                assert sum(exact) <= 3
        else:
            assert end.bids == (None,) * 4
        if slot.form is Form.GOLDEN:
            assert sum(end.result.points) == 900
        if slot.form is Form.MISERE:
            assert sum(end.result.points) in (-900, 900)
        plays = [(seat, action.play) for seat, action in end.history if isinstance(action, PlayCard)]
        for at in range(0, len(plays), 4):
            leader = plays[at + 4][0] if at + 4 < len(plays) else None
            if leader is not None:
                assert dict(plays[at : at + 4])[leader] != LEAVE


@pytest.mark.parametrize("text", HOUSE_RULES)
def test_the_referee_and_the_list_agree_on_every_action(text: str) -> None:
    rules = table(text)
    rng = Rng(f"agree {text}")
    numbers = rng.shuffled(range(len(schedule(rules))))[:5]
    for number in numbers:
        for position, _ in rng.shuffled(tuple(walk(rules, number, f"agree {number}")))[:6]:
            for seat in range(4):
                view = SPEC.view(position, seat)
                laws.legal_means_allowed(SPEC, view, EVERY_ACTION)
                listed = {action for action in EVERY_ACTION if action in SPEC.legal_actions(view)}
                assert listed == set(SPEC.legal_actions(view))
                assert len(SPEC.legal_actions(view)) == len(listed)


@pytest.mark.parametrize("text", HOUSE_RULES)
def test_hidden_cards_change_neither_the_view_nor_the_verdict(text: str) -> None:
    rules = table(text)
    rng = Rng(f"hidden {text}")
    for number in rng.shuffled(range(len(schedule(rules))))[:5]:
        for position, _ in rng.shuffled(tuple(walk(rules, number, f"hidden {number}")))[:6]:
            for seat in range(4):
                laws.verdicts_depend_on_the_view(SPEC, position, seat, EVERY_ACTION[::3], rng)


def test_the_onlooker_sees_no_hand() -> None:
    rules = table("jokeri/classic")
    for position, _ in walk(rules, 9, "onlooker"):
        wired = SPEC.wire(SPEC.view(position, None))
        assert wired["hand"] == []
        assert wired["legal"] == []
        other = SPEC.wire(SPEC.view(SPEC.resample(SPEC.view(position, None), Rng("o")), None))
        assert json.dumps(wired) == json.dumps(other)


def test_hidden_cards_permuted_by_hand_give_the_same_view() -> None:
    """Two worlds made without the sampler: the other three hands go round."""
    rules = table("jokeri/classic")
    for position, _ in walk(rules, 8, "permuted"):
        mine = 0
        hands = list(position.hands)
        if len({len(hands[seat]) for seat in (1, 2, 3)}) > 1:
            continue
        hands[1], hands[2], hands[3] = hands[2], hands[3], hands[1]
        other = replace(position, hands=tuple(hands))
        assert SPEC.view(other, mine) == SPEC.view(position, mine)


def test_actions_read_back() -> None:
    laws.texts_read_back(SPEC, EVERY_ACTION[:5] + EVERY_ACTION[6:])
    for play in (*FOLLOWING_JOKER, *LEADING_JOKER, Play(PACK[0])):
        assert SPEC.parse_action(str(play)) == PlayCard(play)


@pytest.mark.parametrize("text", ["jokeri/classic(length=short12)", "jokeri/tbilisi(length=nines16)"])
def test_a_game_is_recorded_and_replays(text: str) -> None:
    rng = Rng(text)
    game = Game(table(text), ["Ala", "Gia", "Nino", "Jan"], seed="record")
    dealers = []
    while True:
        dealers.append(game.dealer)
        while game.turn is not None:
            action = rng.choice(tuple(game.spec.legal_actions(game.view(game.turn))))
            laws.push_then_pop_is_nothing(game, action)
            game.push(action)
        if game.is_over:
            break
        game.next_deal()
    laws.record_replays(game, games.game)
    assert len(game.results) == len(schedule(game.rules))
    assert dealers == [(game.first.dealer + at) % 4 for at in range(len(dealers))]
    assert dict(game.first.draws[-1]).keys() == {game.first.dealer}
    assert game.sheet["over"]
    assert sorted(game.sheet["places"])[0] == 1
    assert game.judge(Bid(0)).clauses == ("moves",)
    with pytest.raises(ValueError, match="over"):
        game.next_deal()


def test_only_four_play() -> None:
    with pytest.raises(ValueError, match="exactly four"):
        Game(table("jokeri/classic"), ["Ala", "Gia", "Nino"], seed="x")
    with pytest.raises(ValueError, match="4 play"):
        SPEC.deal(table("jokeri/classic"), 3, 0, 0, "x")
    assert tuple(SPEC.players(table("jokeri/classic"))) == (4,)
    with pytest.raises(IndexError):
        SPEC.deal(table("jokeri/classic"), 4, 0, 24, "x")


def test_the_order_of_legal_actions_is_fixed() -> None:
    rules = table("jokeri/classic")
    deal = SPEC.deal(rules, 4, 3, 8, "pinned")
    assert deal.phase is Phase.TRUMP
    legal = SPEC.legal_actions(SPEC.view(deal, 0))
    assert [str(action) for action in legal] == ["trump s", "trump h", "trump d", "trump c", "trump -"]
    assert repr(legal) == "<LegalActions: trump s, trump h, trump d, trump c, trump ->"
    assert "trump s" not in legal
    after, told = SPEC.apply(deal, NameTrump(None))
    assert told == ("trump -",)
    bids = [str(action) for action in SPEC.legal_actions(SPEC.view(after, 0))]
    assert bids == [f"bid {tricks}" for tricks in range(10)]
    with pytest.raises(ValueError, match="not to move"):
        SPEC.apply(deal, NameTrump(None), 2)


@given(st.integers(0, 39), st.text("abcdef", max_size=6))
def test_any_deal_of_the_full_game(number: int, seed: str) -> None:
    rules = table("jokeri/classic(length=full40)")
    slot = schedule(rules)[number]
    end = end_of(rules, number, seed)
    assert sum(end.taken) == slot.cards
    assert sorted(SPEC.census(end)) == sorted(PACK)
    assert not any(end.hands)
