"""The last card laid face down: who knows it, and that replay and worlds still fit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.bots.remik_greedy import RemikGreedy
from stolik.core.cards import UNKNOWN
from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.engine import laws
from stolik.games import game as game_of
from stolik.games import remik
from stolik.games.remik import CATALOG, SPEC
from stolik.games.remik.actions import Play, parse_action
from stolik.games.remik.law import meld_law
from stolik.games.remik.position import Position
from stolik.games.remik.view import Phase, TableMeld
from stolik.rummy.melds import parse_meld, read_run

COVERED = CATALOG.parse("remik/silesian(cut_by=none, finish_discard_face_down=true)")
OPEN = CATALOG.parse("remik/silesian(cut_by=none)")
OUT = "add 7s 8s to a; discard Kd"


def about_to_end(rules: remik.RuleSet, shown: str = "shown") -> Position:
    """Seat 0 of three holds 7s 8s Kd and can go out on his own run; all cards are where they may be."""
    rules = rules.replace(pile_history=shown)
    at = SPEC.deal(rules, 3, 0, 0, "covered")
    reading = read_run(parse_meld("4s 5s 6s")[1], meld_law(rules))
    assert reading.meld is not None
    pack = list(SPEC.census(at))
    for card in parse_cards("4s 5s 6s 7s 8s Kd Qh 2c"):
        pack.remove(card)
    return replace(
        at,
        phase=Phase.PLAY,
        turn=0,
        first_turn=False,
        hands=(CardSet(parse_cards("7s 8s Kd")), CardSet(pack[:13]), CardSet(pack[13:26])),
        stock=tuple(pack[26:]),
        pile=parse_cards("Qh 2c"),
        melds=(TableMeld("a", 0, reading.meld),),
        next_name=1,
        opened=(True, False, False),
        drawn=parse_cards("8s")[0],
        turns=9,
    )


@pytest.mark.parametrize("shown", ["shown", "hidden"])
def test_only_the_finisher_knows_a_last_card_laid_face_down(shown: str) -> None:
    after, told = SPEC.apply(about_to_end(COVERED, shown), parse_action(OUT))
    assert told == ["add 7s 8s to a; discard ?"]
    assert after.result is not None
    assert after.result.covered
    for seat in (1, 2, None):
        view = SPEC.view(after, seat)
        assert (view.pile, view.pile_count) == ((), 3)
        assert view.history[-1].text == "add 7s 8s to a; discard ?"
        assert "Kd" not in str(SPEC.wire(view)["history"])
        assert SPEC.wire(view)["pile"] == []
    own = SPEC.view(after, 0)
    assert own.pile[0] is parse_cards("Kd")[0]
    assert own.history[-1].text == OUT


def test_where_it_is_not_agreed_everybody_sees_the_last_card() -> None:
    after, told = SPEC.apply(about_to_end(OPEN), parse_action(OUT))
    assert told == [OUT]
    for seat in (0, 1, 2, None):
        assert SPEC.view(after, seat).pile[0] is parse_cards("Kd")[0]
        assert SPEC.view(after, seat).history[-1].text == OUT


def test_a_card_thrown_before_the_end_lies_open() -> None:
    after, told = SPEC.apply(about_to_end(COVERED), parse_action("discard Kd"))
    assert told == ["discard Kd"]
    assert SPEC.view(after, 1).pile[0] is parse_cards("Kd")[0]


def test_going_out_without_a_discard_covers_nothing() -> None:
    rules = COVERED.replace(finish_needs_discard=False)
    at = about_to_end(rules)
    at = replace(at, hands=(CardSet(parse_cards("7s 8s")), *at.hands[1:]))
    after, told = SPEC.apply(at, parse_action("add 7s 8s to a"))
    assert told == ["add 7s 8s to a"]
    assert after.result is not None
    assert not after.result.covered
    assert SPEC.view(after, 1).pile[0] is parse_cards("Qh")[0]


def test_a_world_that_the_others_cannot_tell_from_the_real_one() -> None:
    after, _ = SPEC.apply(about_to_end(COVERED), parse_action(OUT))
    for seat in range(3):
        view = SPEC.view(after, seat)
        world = SPEC.resample(view, Rng(f"world/{seat}"))
        assert SPEC.view(world, seat) == view
        assert UNKNOWN not in SPEC.census(world)
        assert sorted(SPEC.census(world)) == sorted(SPEC.census(after))


@pytest.mark.parametrize("preset", ["zoliky", "romme"])
def test_the_record_of_a_whole_deal_has_the_card_and_replays(preset: str) -> None:
    covered = 0
    for number in range(4):
        game = remik.Game(CATALOG.preset(preset), ["A", "B", "C"], f"covered/{number}")
        bot = RemikGreedy()
        for _, action in laws.walk(game, bot.act, Rng(f"{number}"), 2000):
            last = action
        assert game.position.result is not None
        covered += game.position.result.covered
        assert isinstance(last, Play)
        assert str(last) in game.record().dumps()
        assert "?" not in game.record().dumps()
        laws.record_replays(game, game_of)
    assert covered
