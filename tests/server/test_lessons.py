"""Lessons: one prescribed deal each, and in each deal what the guidance speaks of really happens."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.bots import bot
from stolik.core.rng import Rng
from stolik.games import game
from stolik.games.jokeri.actions import Bid
from stolik.games.jokeri.kinds import Phase
from stolik.server import dealer
from stolik.server.catalogue import house_games
from stolik.server.lessons import LESSONS
from tests.server.house import running

SPEC = game("jokeri")
BOT = bot("jokeri", "greedy")


@pytest.fixture
async def house(tmp_path):
    async with running(tmp_path, games=house_games()) as house:
        yield house


def opened(step: int):
    """The lesson's deal before the first action, as the table of the lesson deals it."""
    lesson = LESSONS["jokeri"][step - 1]
    rules = SPEC.catalog.parse(lesson.rules)
    first = SPEC.first_dealer(rules, 4, Rng(dealer.first_dealer_seed(lesson.secret)))
    return SPEC.deal(rules, 4, first.dealer, lesson.number, dealer.deal_seed(lesson.secret, 1))


def my_view(at, phase: Phase, bid: int | None = None):
    """What the player sees when he is to act in this phase; he bids so, and else plays like the bots."""
    while True:
        seat = SPEC.to_move(at)
        view = SPEC.view(at, seat)
        if seat == 0 and view.phase is phase:
            return view
        action = Bid(bid) if seat == 0 and view.phase is Phase.BID and bid is not None else None
        at, _ = SPEC.apply(at, action or BOT.act(view, Rng("any")), seat)


def legal(view) -> list[str]:
    return [str(action).removeprefix("play ") for action in SPEC.legal_actions(view)]


def my_bids(step: int) -> list[int]:
    return [int(text.removeprefix("bid ")) for text in legal(my_view(opened(step), Phase.BID))]


def test_the_first_lesson_has_two_cards_and_one_that_must_follow():
    assert [len(hand) for hand in opened(1).hands] == [2] * 4
    bids = my_bids(1)
    assert bids == [0, 1, 2]
    for bid in bids:
        view = my_view(opened(1), Phase.PLAY, bid)
        assert len(view.trick) == 1
        assert len(view.hand) == 2
        assert len(legal(view)) == 1


def test_the_second_lesson_has_a_joker_a_barred_number_and_a_trump_that_must_be_played():
    assert opened(2).dealer == 0
    assert [str(card) for card in opened(2).hands[0]].count("*") == 1
    view = my_view(opened(2), Phase.BID)
    assert view.barred is not None
    assert view.barred not in my_bids(2)
    for bid in my_bids(2):
        view = my_view(opened(2), Phase.PLAY, bid)
        assert view.trump is not None
        plain = [text for text in legal(view) if not text.startswith("*")]
        assert {"*+", "*-"} <= set(legal(view))
        assert plain
        assert all(text.endswith(view.trump.letter) for text in plain)
        assert len(plain) < 3, "a card that may not be played must be among them"


def test_the_third_lesson_is_a_nine_in_which_the_player_names_the_trump():
    view = my_view(opened(3), Phase.TRUMP)
    assert len(view.hand) == 3
    assert view.cards == 9
    suits = Counter(card.suit for card in view.hand)
    assert max(suits.values()) == 2
    at = opened(3)
    while (seat := SPEC.to_move(at)) is not None:
        at, _ = SPEC.apply(at, BOT.act(SPEC.view(at, seat), Rng("any")), seat)
    # Played like a bot, the lesson ends well.
    result = SPEC.result(at)
    assert result.bids[0] == result.taken[0]
    assert result.bids[0] >= 3


@pytest.mark.parametrize("step", [1, 2, 3])
async def test_a_lesson_is_one_deal_at_a_real_table(house, step):
    answer = await house.http.post("/api/lessons/jokeri", json={"lesson": step, "name": "Ala"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["seat"] == 0
    assert made["invite"] is None
    own = {"Authorization": f"Bearer {made['token']}"}
    async with house.player(made) as ala:
        await ala.my_turn()
        table, view = ala.view["table"], ala.view["view"]
        assert (table["lesson"], table["rules"]) == (step, "jokeri/classic")
        assert [seat["level"] for seat in table["seats"]] == [None, "greedy", "greedy", "greedy"]
        assert ala.view["sheet"] is None
        assert ala.view["clock"] is None
        assert sorted(view["hand"]) == sorted(str(card) for card in opened(step).hands[0])
        live = await house.http.get(f"/api/tables/{made['table']}/replay/1", headers=own)
        assert live.status_code == 409
        while await ala.my_turn():
            view = ala.view["view"]
            done = await ala.do(f"{view['phase']} {view['legal'][0].split()[-1]}")
            assert done["t"] == "ack"
            await ala.caught_up(done["seq"])
        assert ala.view["table"]["phase"] == "over"
        assert ala.view["view"]["result"] is not None
        again = await ala.answer_to({"t": "next"})
        assert (again["t"], again["code"]) == ("no", "not_over")
        shown = await house.http.get(f"/api/tables/{made['table']}/replay/1", headers=own)
        assert shown.status_code == 200
        assert (
            await house.http.get(f"/api/tables/{made['table']}/record.txt", headers=own)
        ).status_code == 404
        fair = ala.view["table"]["fair"]["revealed"]
    assert dealer.commitment_of(fair["seed"], table["rules"], made["table"], 1) == fair["commitment"]


async def test_a_lesson_goes_on_after_the_server_slept(house):
    made = (await house.http.post("/api/lessons/jokeri", json={"lesson": 2})).json()
    async with house.player(made) as ala:
        await ala.my_turn()
        before = ala.view["view"]
    await house.desk.tables.close()
    async with house.player(made) as ala:
        assert ala.view["view"] == before
        assert ala.view["table"]["lesson"] == 2


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("jokeri", {"lesson": 4}, 404),
        ("jokeri", {"lesson": 0}, 400),
        ("jokeri", {}, 400),
        ("jokeri", {"lesson": 1, "secret": "0"}, 400),
        ("remik", {"lesson": 1}, 404),
        ("chess", {"lesson": 1}, 404),
    ],
)
async def test_there_are_no_other_lessons(house, path, body, status):
    answer = await house.http.post(f"/api/lessons/{path}", json=body)
    assert answer.status_code == status, answer.text


async def test_an_ordinary_table_says_that_it_is_no_lesson(house):
    made = await house.make("me", "greedy", "greedy", "greedy", rules="jokeri/classic")
    async with house.player(made) as ala:
        assert ala.view["table"]["lesson"] is None
