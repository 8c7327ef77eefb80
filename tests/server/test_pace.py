"""What goes on by itself: bots and their faults, the clock, players who are away, the wait between deals."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace

import pytest

from stolik.engine.spec import Absence
from stolik.server import bots
from stolik.server.bots import BotHost
from stolik.server.pace import Pace
from stolik.server.store import StoreError
from tests.server.house import QUICK, running, toy_games
from tests.server.toy import SPEC


@pytest.fixture(scope="module")
def host():
    host = BotHost(toy_games(), workers=1, deadline_s=30)
    host.warm()
    yield host
    host.close()


def a_view(seed: str = "x"):
    return SPEC.view(SPEC.deal(SPEC.catalog.preset("plain"), 2, 0, 0, seed), 1)


async def test_a_bot_thinks_in_a_process_of_its_own(host):
    assert await host.decide("toy", "plain", a_view(), "seed") == "draw"


async def test_a_bot_that_says_something_illegal_is_replaced(host, caplog):
    assert await host.decide("toy", "wrong", a_view(), "seed") == "draw"
    assert "refused by the referee" in caplog.text


async def test_a_bot_that_breaks_is_replaced_and_its_cards_are_not_logged(host, caplog):
    view = a_view()
    assert await host.decide("toy", "mute", view, "seed") == "draw"
    assert "RuntimeError" in caplog.text
    assert not any(str(card) in caplog.text for card in view.hand)


async def test_a_bot_that_ends_its_process_is_replaced_and_others_go_on(caplog):
    host = BotHost(toy_games(), workers=1, deadline_s=30)
    assert await host.decide("toy", "dead", a_view(), "seed") == "draw"
    assert "its process ended" in caplog.text
    assert await host.decide("toy", "plain", a_view(), "seed") == "draw"
    host.close()


async def test_a_bot_that_is_late_is_replaced(caplog):
    host = BotHost(toy_games(), workers=1, deadline_s=0.3)
    started = time.monotonic()
    assert await host.decide("toy", "slow", a_view(), "seed") == "draw"
    assert time.monotonic() - started < 10
    assert "too late" in caplog.text
    host.close()
    assert await host.decide("toy", "plain", a_view(), "seed") == "draw", "even with no process at all"
    host.warm()
    host.close()


async def test_a_bot_whose_table_is_gone_is_not_waited_for():
    host = BotHost(toy_games(), workers=1, deadline_s=30)
    waiting = asyncio.create_task(host.decide("toy", "slow", a_view(), "seed"))
    await asyncio.sleep(0.1)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    host.close()


def test_a_bots_process_gives_way_and_ends_with_the_server(monkeypatch):
    done = []
    monkeypatch.setattr(bots.os, "nice", done.append, raising=False)
    bots._start()
    assert done == [10]
    bots._end_with(lambda: done.append("waited"), done.append)
    assert done == [10, "waited", 1]
    assert bots._warm("tests.server.toy:game", "toy") == "toy"
    assert bots._think("tests.server.toy.bots:bot", "toy", "plain", a_view(), "seed") == "draw"


def test_the_same_seed_gives_the_same_thought():
    position = SPEC.deal(SPEC.catalog.preset("plain"), 2, 0, 0, "x")
    position, _ = SPEC.apply(position, SPEC.parse_action("draw"))
    view = SPEC.view(position, 1)
    thoughts = {bots._think("tests.server.toy.bots:bot", "toy", "plain", view, "seed") for _ in range(5)}
    assert len(thoughts) == 1


async def test_real_bots_play_a_deal(tmp_path):
    async with running(tmp_path, real_bots=True) as house:
        made = await house.make("me", "plain", "dead")
        async with house.player(made) as ala:
            await ala.play_deal()
            assert ala.view["table"]["phase"] == "between"


async def test_a_bots_move_takes_a_time_that_can_be_followed(tmp_path):
    async with running(tmp_path, replace(QUICK, bot_delay_ms=(150, 250))) as house:
        made = await house.make("me", "plain", "plain", "plain")
        async with house.player(made) as ala:
            await ala.my_turn()
            await ala.caught_up((await ala.do("draw"))["seq"])
            await ala.caught_up((await ala.do(ala.a_legal_move()))["seq"])
            seen = []
            for _ in range(4):
                await ala.sees()
                seen.append(time.monotonic())
            gaps = [later - earlier for earlier, later in pairwise(seen)]
            assert all(gap > 0.1 for gap in gaps), gaps


class Foretold(asyncio.SelectorEventLoop):
    """A loop whose clock jumps to whatever comes next, so that waiting takes no time."""

    now = 0.0

    def time(self):
        return self.now

    def _run_once(self):
        if not self._ready and self._scheduled:
            self.now = max(self.now, self._scheduled[0]._when)
        super()._run_once()


def moved_at(monkeypatch, thinking_s: float, drawn_ms: int, timed_out: bool) -> float:
    """When the others see the move of a bot that thinks so long, if its first moment was drawn so."""
    loop = Foretold()

    async def think(self, seat, decision):
        await asyncio.sleep(thinking_s)
        return "draw"

    async def see(seat, decision, text, auto):
        assert text == "draw"
        seen.append(loop.time())

    seen = []
    monkeypatch.setattr(Pace, "_thought", think)
    state = SimpleNamespace(decision=1, rules=None, spec=SimpleNamespace(absence=lambda _: Absence()))
    clock = SimpleNamespace(until_fired_s=lambda _: 0)
    house = SimpleNamespace(settings=replace(QUICK, bot_delay_ms=(500, 900)))
    pace = Pace(SimpleNamespace(house=house, state=state, clock=clock, act_for=see))
    pace._chance = SimpleNamespace(uniform=lambda low, high: drawn_ms)
    loop.run_until_complete(pace._time_out(0, 1) if timed_out else pace._bot(0, 1, None))
    loop.close()
    return seen[0]


@pytest.mark.parametrize("timed_out", [False, True])
@pytest.mark.parametrize("drawn_ms", [500, 731, 900])
def test_how_long_a_bot_thinks_is_not_seen(monkeypatch, drawn_ms, timed_out):
    def at(thinking_s: float) -> float:
        return moved_at(monkeypatch, thinking_s, drawn_ms, timed_out)

    drawn = drawn_ms / 1000
    # Ready before its moment: the moment alone is seen.
    assert {at(drawn * part) for part in (0, 0.001, 0.3, 0.9, 0.999)} == {drawn}
    # Slow: one of few moments that were fixed before it began, the same for all that end between two of them.
    for late in range(1, 4):
        moments = {round(at(drawn + 0.9 * (late - 1) + 0.9 * part), 6) for part in (0.01, 0.5, 0.99)}
        assert moments == {round(drawn + 0.9 * late, 6)}


async def test_a_bot_whose_move_is_not_wanted_any_more_stops_thinking(monkeypatch):
    ended = []

    async def think(self, seat, decision):
        try:
            await asyncio.sleep(30)
        finally:
            ended.append(True)

    monkeypatch.setattr(Pace, "_thought", think)
    pace = Pace(SimpleNamespace(house=SimpleNamespace(settings=replace(QUICK, bot_delay_ms=(9000, 9000)))))
    job = asyncio.ensure_future(pace._bot(0, 1, None))
    await asyncio.sleep(0.01)
    job.cancel()
    with pytest.raises(asyncio.CancelledError):
        await job
    await asyncio.sleep(0)
    assert ended == [True]


# -- the clock -------------------------------------------------------------------------------------


async def two_people(house, **more):
    made = await house.make("me", "open", **more)
    return made, await house.join(made)


async def test_when_time_is_up_a_bot_moves_and_after_two_it_keeps_the_seat(tmp_path, monkeypatch):
    async with running(tmp_path) as house:
        made = await house.make("me", "plain", clock=1)
        table = await house.desk.tables.get(made["table"])
        table.state.clock_ms = 60
        async with house.player(made) as ala:
            await ala.sees(lambda message: message["table"]["seats"][0]["kept"], 30)
            await ala.sees(lambda message: message["table"]["phase"] == "between", 30)
            events = await house.desk.tables.house.store.read(made["table"])
            mine = [event.data().get("auto") for event in events if event.kind == "act" and event.seat == 0]
            assert mine[:4] == ["timeout"] * 4, "two turns of two actions each"
            assert set(mine[4:]) == {"kept"}
            theirs = [event.data().get("auto") for event in events if event.kind == "act" and event.seat == 1]
            assert set(theirs) == {None}
            assert (await ala.answer_to({"t": "back"}))["t"] == "ack"
            await ala.sees(lambda message: not message["table"]["seats"][0]["kept"])


async def test_a_turn_has_one_time_however_many_actions_it_takes(tmp_path):
    async with running(tmp_path) as house:
        made = await house.make("me", "plain", rules="toy/plain(clock=20)")
        table = await house.desk.tables.get(made["table"])
        async with house.player(made) as ala:
            await ala.my_turn()
            table.clock._left_ms -= 8_000
            await ala.caught_up((await ala.do("draw"))["seq"])
            assert ala.view["view"]["turn"] == 0
            assert ala.view["clock"]["remaining_ms"] <= 12_000
            await ala.caught_up((await ala.do(ala.a_legal_move()))["seq"])
            await ala.my_turn()
            assert ala.view["clock"]["remaining_ms"] > 12_000, "the next turn has the whole time"


async def test_the_rules_say_who_moves_for_one_who_is_late_and_that_nobody_keeps_his_seat(
    tmp_path, monkeypatch
):
    async with running(tmp_path) as house:
        made = await house.make("me", "plain", rules="toy/plain(strict=true)", clock=1)
        table = await house.desk.tables.get(made["table"])
        table.state.clock_ms = 30
        asked = []
        decide = house.desk.tables.house.bots.decide

        async def noted(game, level, view, seed):
            asked.append(view.seat)
            return await decide(game, level, view, seed)

        monkeypatch.setattr(house.desk.tables.house.bots, "decide", noted)
        async with house.player(made) as ala:
            await ala.sees(lambda message: message["table"]["phase"] == "between", 30)
            assert not ala.view["table"]["seats"][0]["kept"]
        assert set(asked) == {1}, "no bot thought for the player"
        events = await house.desk.tables.house.store.read(made["table"])
        mine = [event.data() for event in events if event.kind == "act" and event.seat == 0]
        assert {move["auto"] for move in mine} == {"timeout"}
        position = SPEC.deal(table.state.rules, 2, *_dealing(events))
        for event in events:
            if event.kind == "act":
                text = event.data()["text"]
                if event.seat == 0:
                    assert text == str(SPEC.fallback(SPEC.view(position, 0)))
                position, _ = SPEC.apply(position, SPEC.parse_action(text))


def _dealing(events):
    body = next(event.data() for event in events if event.kind == "dealt")
    return body["dealer"], body["number"], body["seed"]


@pytest.mark.parametrize("clock", [0, 60])
async def test_the_rules_say_how_long_a_player_may_be_gone_with_a_clock_or_without(tmp_path, clock):
    async with running(tmp_path) as house:
        made, joined = await two_people(house, rules="toy/plain(strict=true)", clock=clock)
        async with house.player(made) as ala:
            if await _moves_first(ala):
                await ala.caught_up((await ala.do("draw"))["seq"])
                await ala.caught_up((await ala.do(ala.a_legal_move()))["seq"])
            began = time.monotonic()
            await ala.sees(lambda message: message["table"]["seats"][1]["kept"], 10)
            assert time.monotonic() - began < 5
        async with house.player(joined) as ola:
            assert not ola.view["table"]["seats"][1]["kept"]


async def test_a_player_who_moves_again_is_back(tmp_path):
    async with running(tmp_path, replace(QUICK, bot_delay_ms=(2000, 2000))) as house:
        made, joined = await two_people(house)
        async with house.player(made) as ala, house.player(joined) as ola:
            mover = ala if await _moves_first(ala) else ola
            table = await house.desk.tables.get(made["table"])
            seat = mover.view["table"]["you"]
            async with table.lock:
                await table._append(table._event("kept", {}, seat=seat))
                await table._settle()
            await mover.sees(lambda message: message["table"]["seats"][seat]["kept"])
            assert (await mover.do("draw"))["t"] == "ack"
            await mover.sees(lambda message: not message["table"]["seats"][seat]["kept"])


@pytest.mark.parametrize(
    ("rules", "phase", "following"),
    [("toy/plain", "between", (1, 2)), ("toy/plain(deals=1)", "over", (2, 1))],
)
async def test_a_player_who_wants_the_next_deal_is_back_and_gets_it(tmp_path, rules, phase, following):
    async with running(tmp_path) as house:
        made = await house.make("me", "plain", rules=rules)
        table = await house.desk.tables.get(made["table"])
        async with house.player(made) as ala:
            async with table.lock:
                await table._append(table._event("kept", {}, seat=0))
                await table._settle()
            await ala.sees(lambda message: message["table"]["phase"] == phase, 30)
            assert ala.view["table"]["seats"][0]["kept"]
            await ala.caught_up((await ala.answer_to({"t": "next"}))["seq"] + 1)
            assert (ala.view["table"]["match"], ala.view["table"]["deal"]) == following
            assert not ala.view["table"]["seats"][0]["kept"]
        events = await house.desk.tables.house.store.read(made["table"])
        assert [event.kind for event in events if event.kind in ("kept", "back", "ready")] == [
            "kept",
            "back",
            "ready",
        ]


async def _moves_first(player) -> bool:
    if player.view["table"]["phase"] != "playing":
        await player.sees(lambda message: message["table"]["phase"] == "playing")
    return player.view["view"]["turn"] == player.view["table"]["you"]


async def test_a_turn_in_time_starts_the_count_anew(tmp_path):
    async with running(tmp_path) as house:
        made = await house.make("me", "plain", rules="toy/plain(rounds=9)", clock=1)
        async with house.player(made) as ala:
            for is_late in (True, False, True):
                assert await ala.my_turn()
                if is_late:
                    await ala.sees(lambda message: message["view"]["turn"] != 0)
                else:
                    await ala.caught_up((await ala.do("draw"))["seq"])
                    await ala.caught_up((await ala.do(ala.a_legal_move()))["seq"])
            assert not ala.view["table"]["seats"][0]["kept"]


async def test_the_rules_say_how_long_and_the_table_may_say_otherwise(tmp_path):
    async with running(tmp_path) as house:
        for more, total in [({}, 20_000), ({"clock": 7}, 7_000), ({"clock": 0}, None)]:
            made = await house.make("me", "plain", rules="toy/plain(clock=20)", **more)
            async with house.player(made) as ala:
                await ala.my_turn()
                clock = ala.view["clock"]
                assert (clock and clock["total_ms"]) == total
                if total:
                    assert clock["seat"] == 0
                    assert 0 < clock["remaining_ms"] <= total
        made = await house.make("me", "plain")
        async with house.player(made) as ala:
            await ala.my_turn()
            assert ala.view["clock"] is None


async def test_the_clock_stands_still_while_nobody_is_there(tmp_path):
    async with running(tmp_path) as house:
        made = await house.make("me", "plain", clock=1)
        async with house.player(made) as ala:
            await ala.my_turn()
            decision = ala.view["decision"]
        table = await house.desk.tables.get(made["table"])
        while table.online:
            await asyncio.sleep(0.01)
        assert not table.clock.is_running
        await asyncio.sleep(1.3)
        async with house.player(made) as ala:
            assert ala.view["decision"] == decision, "nobody took the move away"
            assert table.clock.is_running


# -- away ------------------------------------------------------------------------------------------


async def test_a_bot_stands_in_for_a_player_who_went_away_and_leaves_when_he_is_back(tmp_path):
    async with running(tmp_path, replace(QUICK, away_ms=100)) as house:
        made, joined = await two_people(house, rules="toy/plain(deals=99)")
        async with house.player(made) as ala:
            async with house.player(joined):
                pass
            while not any(seat["kept"] for seat in ala.view["table"]["seats"]):
                if ala.view["table"]["phase"] == "between":
                    await ala.caught_up((await ala.answer_to({"t": "next"}))["seq"] + 1)
                elif ala.view["view"]["turn"] == 0:
                    await ala.do(ala.a_legal_move())
                await ala.sees()
            assert ala.view["table"]["seats"][1]["kept"]
            async with house.player(joined) as ola:
                assert not ola.view["table"]["seats"][1]["kept"]
        events = await house.desk.tables.house.store.read(made["table"])
        assert [event.kind for event in events if event.kind in ("kept", "back")] == ["kept", "back"]


async def test_who_plays_alone_is_waited_for_as_long_as_it_takes(tmp_path):
    async with running(tmp_path, replace(QUICK, away_ms=50)) as house:
        made = await house.make("me", "plain")
        async with house.player(made) as ala:
            await ala.my_turn()
            decision = ala.view["decision"]
        await asyncio.sleep(0.3)
        async with house.player(made) as ala:
            assert ala.view["decision"] == decision


async def test_bots_do_not_play_on_alone(tmp_path):
    async with running(tmp_path) as house:
        made = await house.make("me", "plain")
        own = {"Authorization": f"Bearer {made['token']}"}
        assert (
            await house.http.post(f"/api/tables/{made['table']}/leave", json={}, headers=own)
        ).status_code == 200
        events = len(await house.desk.tables.house.store.read(made["table"]))
        await asyncio.sleep(0.2)
        assert len(await house.desk.tables.house.store.read(made["table"])) == events


# -- between deals ---------------------------------------------------------------------------------


async def test_one_who_is_ready_waits_for_the_others_only_so_long(tmp_path):
    async with running(tmp_path, replace(QUICK, pause_ms=200)) as house:
        made, joined = await two_people(house)
        async with house.player(made) as ala, house.player(joined) as ola:
            await asyncio.gather(ala.play_deal(), ola.play_deal())
            assert (await ala.answer_to({"t": "next"}))["t"] == "ack"
            await ola.sees(lambda message: message["table"]["phase"] == "playing")
            assert ola.view["table"]["deal"] == 2


async def test_a_match_that_is_over_waits_for_everybody(tmp_path):
    async with running(tmp_path, replace(QUICK, pause_ms=50)) as house:
        made, joined = await two_people(house, rules="toy/plain(deals=1)")
        async with house.player(made) as ala, house.player(joined) as ola:
            await asyncio.gather(ala.play_deal(), ola.play_deal())
            assert ala.view["table"]["phase"] == "over"
            await ala.answer_to({"t": "next"})
            await asyncio.sleep(0.3)
            await ola.sees(lambda message: message["table"]["seats"][0]["ready"])
            assert ola.view["table"]["phase"] == "over"
            await ola.answer_to({"t": "next"})
            await ola.sees(lambda message: message["table"]["phase"] == "playing")
            assert ola.view["table"]["match"] == 2


async def test_a_timer_tries_again_when_the_log_failed(tmp_path, monkeypatch):
    from stolik.server import pace

    monkeypatch.setattr(pace, "_RETRY_S", 0.05)
    async with running(tmp_path) as house:
        made = await house.make("me", "plain", "plain")
        store = house.desk.tables.house.store
        append, failures = store.append, []

        async def failing(rows):
            if rows[0].kind == "act" and rows[0].cmd_id is None and len(failures) < 3:
                failures.append(rows)
                raise StoreError("disk")
            return await append(rows)

        monkeypatch.setattr(store, "append", failing)
        async with house.player(made) as ala:
            await ala.play_deal()
        assert len(failures) == 3


async def test_a_fault_in_a_timer_is_logged_and_the_server_lives(tmp_path, monkeypatch, caplog):
    async with running(tmp_path) as house:
        host = house.desk.tables.house.bots

        async def broken(game, level, view, seed):
            raise LookupError("Ks")

        monkeypatch.setattr(host, "decide", broken)
        made = await house.make("me", "plain", "plain", "plain")
        async with house.player(made) as ala:
            while await ala.my_turn() if ala.view["view"]["turn"] == 0 else False:
                await ala.do(ala.a_legal_move())
            async with asyncio.timeout(20):
                while "LookupError" not in caplog.text:
                    await asyncio.sleep(0.05)
        assert "Ks" not in caplog.text
        assert (await house.http.get("/healthz")).status_code == 200
