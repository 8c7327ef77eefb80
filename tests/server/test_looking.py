"""The clock of a first move waits while the player looks at the drawing for the first dealer."""

from __future__ import annotations

from dataclasses import replace

from stolik.server.catalogue import house_games
from stolik.server.clocks import TurnClock
from tests.server.house import QUICK, running

RULES = "jokeri/classic"
NEVER = replace(QUICK, look_ms=3_600_000)
AT_ONCE = replace(QUICK, look_ms=0)


def legal(view: dict) -> str:
    return f"{view['phase']} {view['legal'][0].split()[-1]}"


def test_a_clock_that_waited_from_the_start_has_the_whole_time():
    now = [0.0]
    clock = TurnClock(lambda: now[0])
    clock.start("first", 15_000)
    clock.pause()
    now[0] = 100.0
    clock.resume()
    assert clock.remaining_ms == 15_000


async def first_turn(house, made):
    player = house.player(made)
    await player.__aenter__()
    assert await player.my_turn()
    return player


async def test_against_bots_the_fifteen_seconds_begin_when_the_drawing_was_seen(tmp_path):
    async with running(tmp_path, NEVER, games=house_games()) as house:
        made = await house.make("me", "greedy", "greedy", "greedy", rules=RULES)
        ala = await first_turn(house, made)
        assert ala.view["table"]["draws"]
        assert ala.view["clock"] is None
        done = await ala.answer_to({"t": "look"})
        assert done["t"] == "ack"
        if ala.view["clock"] is None:
            await ala.sees(lambda view: view["clock"] is not None)
        clock = ala.view["clock"]
        assert (clock["seat"], clock["total_ms"]) == (0, 15_000)
        await ala.close()


async def test_who_acts_has_seen_it(tmp_path):
    async with running(tmp_path, NEVER, games=house_games()) as house:
        made = await house.make("me", "greedy", "greedy", "greedy", rules=RULES)
        ala = await first_turn(house, made)
        assert ala.view["clock"] is None
        done = await ala.do(legal(ala.view["view"]))
        assert done["t"] == "ack"
        await ala.caught_up(done["seq"])
        assert await ala.my_turn()
        assert ala.view["clock"]["total_ms"] == 15_000
        await ala.close()


async def test_nobody_is_waited_for_without_end(tmp_path):
    async with running(tmp_path, AT_ONCE, games=house_games()) as house:
        made = await house.make("me", "greedy", "greedy", "greedy", rules=RULES)
        ala = await first_turn(house, made)
        if ala.view["clock"] is None:
            await ala.sees(lambda view: view["clock"] is not None)
        assert ala.view["clock"]["total_ms"] == 15_000
        await ala.close()


async def test_in_later_deals_there_is_nothing_to_look_at(tmp_path):
    async with running(tmp_path, NEVER, games=house_games()) as house:
        made = await house.make("me", "greedy", "greedy", "greedy", rules=RULES)
        ala = await first_turn(house, made)
        while await ala.my_turn():
            done = await ala.do(legal(ala.view["view"]))
            await ala.caught_up(done["seq"])
        assert (await ala.answer_to({"t": "next"}))["t"] == "ack"
        await ala.sees(lambda view: view["table"]["phase"] == "playing")
        assert await ala.my_turn()
        assert ala.view["clock"]["total_ms"] == 15_000
        await ala.close()


async def test_who_leaves_and_comes_back_is_not_waited_for_anew(tmp_path):
    """Or a player could hold up the table for ever by reconnecting."""
    async with running(tmp_path, NEVER, games=house_games()) as house:
        now = [0.0]
        house.desk.tables.house = replace(house.desk.tables.house, monotonic=lambda: now[0])
        made = await house.make("me", "greedy", "greedy", "greedy", rules=RULES)
        ala = await first_turn(house, made)
        assert ala.view["clock"] is None
        now[0] = NEVER.look_ms / 1000
        await ala.close()
        await ala.open()
        await ala.sees(lambda view: view["clock"] is not None)
        assert ala.view["clock"]["total_ms"] == 15_000
        await ala.close()
