"""What people at a table agree on beside the cards: new seats before the game, and an early end of it."""

from __future__ import annotations

import pytest

from stolik.server.projector import players_of
from tests.server.house import House, Player, bearer, running


@pytest.fixture
async def house(tmp_path):
    async with running(tmp_path) as house:
        yield house


def names(table: dict) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


async def shuffle(house: House, table: str, token: str) -> tuple[int, dict]:
    answer = await house.http.post(f"/api/tables/{table}/shuffle", headers=bearer(token))
    return answer.status_code, answer.json()


async def test_the_host_shuffles_the_seats_and_everybody_keeps_his_own_place_in_hand(house):
    made = await house.make("me", "open", "open", "plain", name="Ala")
    joined = await house.join(made, "Ola")
    async with house.player(made) as ala, house.player(joined) as ola:
        orders = set()
        # Twenty-four orders: that forty shuffles all leave them as they were does not happen.
        for _ in range(40):
            status, told = await shuffle(house, made["table"], made["token"])
            assert status == 200
            for player, name in ((ala, "Ala"), (ola, "Ola")):
                await player.sees(lambda view, told=told: names(view["table"]) == names(told))
                table = player.view["table"]
                assert table["seats"][table["you"]]["name"] == name
                assert table["seats"][table["host"]]["name"] == "Ala"
                assert all(seat["online"] for seat in table["seats"] if seat["kind"] != "open")
            orders.add(tuple(seat["name"] or seat["kind"] for seat in told["seats"]))
            if len(orders) > 2:
                break
        assert len(orders) > 2
        # The link still opens an open seat, wherever it stands now.
        late = await house.join(made, "Jan")
        await ala.sees(lambda view: view["table"]["phase"] == "playing")
        assert ala.view["table"]["seats"][late["seat"]]["name"] == "Jan"
        events = await house.desk.tables.house.store.read(made["table"])
        sat = players_of(events, 1)
        assert [seat["name"] for seat in sat] == names(ala.view["table"])
        assert [seat["kind"] for seat in sat] == [seat["kind"] for seat in ala.view["table"]["seats"]]


async def test_only_the_host_shuffles_and_only_before_the_first_deal(house):
    made = await house.make("me", "open")
    assert (await shuffle(house, made["table"], "x.y"))[0] == 403
    joined = await house.join(made)
    for token, status, code in ((joined["token"], 403, "forbidden"), (made["token"], 409, "begun")):
        told = await shuffle(house, made["table"], token)
        assert (told[0], told[1]["code"]) == (status, code)


async def test_shuffled_seats_are_the_same_after_a_restart(tmp_path):
    async with running(tmp_path) as house:
        made = await house.make("me", "open", "open", name="Ala")
        joined = await house.join(made, "Ola")
        _, told = await shuffle(house, made["table"], made["token"])
    async with running(tmp_path) as house:
        for seated, name in ((made, "Ala"), (joined, "Ola")):
            async with house.player(seated) as player:
                table = player.view["table"]
                assert names(table) == names(told)
                assert table["seats"][table["you"]]["name"] == name


async def wants_end(player: Player, agree: bool = True) -> dict:
    answer = await player.answer_to({"t": "end", "agree": agree})
    if answer["t"] == "ack":
        await player.caught_up(answer["seq"])
    return answer


async def begun(*players: Player) -> None:
    for player in players:
        while player.view["table"]["phase"] != "playing":
            await player.hear()


async def play_on(*players: Player) -> None:
    """Everybody plays until the deal is over."""
    while players[0].view["table"]["phase"] == "playing":
        for player in players:
            if player.view["view"]["turn"] == player.view["table"]["you"]:
                answer = await player.do(player.a_legal_move())
                assert answer["t"] == "ack"
                for other in players:
                    await other.caught_up(answer["seq"])
                break


async def test_a_game_ends_early_when_all_people_agree_after_the_running_deal(house):
    made = await house.make("me", "open")
    joined = await house.join(made)
    async with house.player(made) as ala, house.player(joined) as ola:
        await begun(ala, ola)
        assert (await wants_end(ala))["t"] == "ack"
        await ola.caught_up(ala.view["seq"])
        seats = ola.view["table"]["seats"]
        assert [seat["ends"] for seat in seats] == [True, False]
        assert (await wants_end(ola))["t"] == "ack"
        assert ola.view["table"]["phase"] == "playing", "a running deal is played to its end"
        await ala.caught_up(ola.view["seq"])
        await play_on(ala, ola)
        for player in (ala, ola):
            table = player.view["table"]
            assert (table["phase"], table["ended"]) == ("over", True)
            assert not player.view["sheet"]["over"], "nobody is ranked"
        assert (await wants_end(ala))["code"] == "not_playing"
        for player in (ala, ola):
            assert (await player.answer_to({"t": "next"}))["t"] == "ack"
        await ala.sees(lambda view: view["table"]["phase"] == "playing")
        assert (ala.view["table"]["match"], ala.view["table"]["ended"]) == (2, False)
        assert not any(seat["ends"] for seat in ala.view["table"]["seats"])


async def test_one_against_bots_ends_alone_between_two_deals_and_may_think_better(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        assert (await wants_end(ala))["t"] == "ack"
        assert (await wants_end(ala, agree=False))["t"] == "ack"
        await ala.play_deal()
        assert ala.view["table"]["phase"] == "between"
        assert (await wants_end(ala))["t"] == "ack"
        assert (ala.view["table"]["phase"], ala.view["table"]["ended"]) == ("over", True)


async def test_who_leaves_does_not_keep_the_others_from_ending(house):
    made = await house.make("me", "open")
    joined = await house.join(made)
    async with house.player(made) as ala, house.player(joined) as ola:
        await begun(ala, ola)
        await play_on(ala, ola)
        assert (await wants_end(ala))["t"] == "ack"
        assert ala.view["table"]["phase"] == "between"
        await house.http.post(f"/api/tables/{made['table']}/leave", json={}, headers=bearer(joined["token"]))
        await ala.sees(lambda view: view["table"]["ended"])


async def test_nothing_is_ended_before_it_began_nor_in_a_lesson(house):
    made = await house.make("me", "open")
    async with house.player(made) as ala:
        assert (await wants_end(ala))["code"] == "not_playing"
