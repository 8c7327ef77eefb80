"""The first laps of a deal: how they are counted, and what waits for them at every door."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from stolik.bots.remik_greedy import RemikGreedy
from stolik.bots.remik_random import RemikRandom
from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.games import remik
from stolik.games.remik import CATALOG, SPEC
from stolik.games.remik.actions import LayMeld, Play, Take
from stolik.games.remik.conform import answer, position_view
from stolik.games.remik.draft import Draft
from stolik.games.remik.fallback import fallback
from stolik.games.remik.question import Question, QuestionError, make_question, read_fields
from stolik.games.remik.solve import complete
from stolik.games.remik.view import Phase, View

WAITING = CATALOG.parse("remik/guide(melds_from_lap=3, pile_from_lap=3)")
OUT_AT_ONCE = "7c 8c 9c Ts Js Qs Ks 2h 2d 2c 5d 5s 5c"
OPENS = "7c 8c 9c Ts Js Qs 2h 3d 6h 5s 9d 4c Kd"


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("text", ["remik/silesian", "remik/guide"])
def test_in_a_lap_every_player_has_one_turn(text: str, players: int) -> None:
    game = remik.Game(CATALOG.parse(text), [f"P{seat}" for seat in range(players)], "laps")
    had = [0] * players
    while sum(had) < 4 * players:
        position = game.position
        if position.phase in (Phase.DRAW, Phase.PLAY):
            for seat in range(players):
                assert SPEC.view(position, seat).lap == 1 + had[seat]
            assert SPEC.view(position, None).lap == 1 + had[position.turn]
        view = SPEC.view(position, position.turn)
        action = fallback(view)
        had[position.turn] += isinstance(action, Play)
        game.push(action)


def view_in(lap: int, hand: str, pile: str = "") -> View:
    return position_view(WAITING, hand=parse_cards(hand), opened=False, pile=parse_cards(pile), lap=lap)


def drawn(view: View, text: str) -> View:
    (card,) = parse_cards(text)
    return replace(view, hand=CardSet((*view.hand, card)), drawn=card, phase=Phase.PLAY)


@pytest.mark.parametrize(("lap", "waits"), [(1, True), (2, True), (3, False), (4, False)])
def test_solvers_know_that_nothing_may_be_laid_yet(lap: int, waits: bool) -> None:
    assert (complete(Draft(drawn(view_in(lap, OUT_AT_ONCE), "Kd"))) is None) is waits
    assert (complete(Draft(view_in(lap, OUT_AT_ONCE.replace("5c", "Kd"), "5c"))) is None) is waits


@pytest.mark.parametrize("bot", [RemikGreedy(), RemikRandom()], ids=["greedy", "random"])
@pytest.mark.parametrize("lap", [1, 2, 3])
def test_bots_lay_and_take_nothing_too_early(bot: RemikGreedy | RemikRandom, lap: int) -> None:
    laid = taken = 0
    for number in range(12):
        before = view_in(lap, OUT_AT_ONCE.replace("5c", "Kd"), "5c")
        for view in (before, drawn(view_in(lap, OUT_AT_ONCE), "Kd")):
            action = bot.act(view, Rng(f"{number}"))
            assert SPEC.judge(view, action)
            if isinstance(action, Play):
                laid += any(isinstance(step, LayMeld) for step in action.steps)
                taken += action.steps[0] == Take()
    assert (laid > 0, taken > 0) == (lap == 3, lap == 3)


def test_a_hand_being_composed_is_told_which_lap_it_waits_for() -> None:
    view = drawn(view_in(2, OPENS), "Ad")
    composed = SPEC.compose(view, [], parse_cards("7c 8c 9c"))
    assert [(one["id"], one["ok"], one["args"]) for one in composed.status] == [
        ("melds_from_lap", False, {"lap": 2, "need": 3})
    ]
    meld = next(choice for choice in composed.choices if choice.kind == "meld")
    assert [found.clause for found in meld.findings] == ["melds_from_lap"]
    assert all(choice.findings == () for choice in SPEC.compose(view, [], parse_cards("Kd")).choices)


def test_the_view_tells_the_lap_where_it_matters() -> None:
    assert SPEC.wire(view_in(2, OPENS))["lap"] == 2
    assert SPEC.wire(position_view(CATALOG.preset("guide"), hand=(), opened=False, lap=2))["lap"] is None


def test_a_question_keeps_its_lap_where_rules_wait_for_one() -> None:
    asked = Question(WAITING, OPENS, "draw Ad; meld 7c 8c 9c; meld Ts Js Qs; discard Ad", lap=2)
    assert asked.ask().clauses[0] == "melds_from_lap"
    again = make_question(read_fields(str(asked)), WAITING)
    assert again == asked
    assert again.tidy().lap == 2
    assert replace(asked, rules=CATALOG.preset("guide")).tidy().lap is None
    assert replace(asked, lap=1, first_turn=True).tidy().lap is None


@pytest.mark.parametrize("lap", [0, -1, 1000])
def test_a_lap_that_there_is_not_is_refused(lap: int) -> None:
    with pytest.raises(QuestionError, match="lap"):
        Question(WAITING, OPENS, "draw Ad; discard Ad", lap=lap).view()


def test_the_dealers_first_turn_is_in_the_first_lap() -> None:
    with pytest.raises(QuestionError, match="lap 1"):
        Question(WAITING, OPENS, "discard Kd", first_turn=True, lap=2).view()
    assert Question(WAITING, OPENS, "discard Kd", first_turn=True).view().lap == 1


@pytest.mark.parametrize("text", ["two", "1.5", "-1", "12345"])
def test_a_lap_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(QuestionError, match="lap"):
        make_question({"hand": OPENS, "turn": "draw Ad; discard Ad", "lap": text}, WAITING)


@pytest.mark.parametrize("lap", [0, "2", True, 1000])
def test_a_case_with_a_lap_that_there_is_not_cannot_be_read(lap: object) -> None:
    case = {"opened": False, "hand": OPENS, "turn": "draw Ad; discard Ad", "lap": lap}
    with pytest.raises(ValueError, match="lap"):
        answer("turn", json.loads(json.dumps(case)), WAITING)
