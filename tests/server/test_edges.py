"""Rare turns of events: two processes at one log, parts that fail midway, tokens that end under way."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from litestar.exceptions import InternalServerException

from stolik.core.cards import Card, Suit
from stolik.server import app, projector, seats
from stolik.server.bots import is_legal
from stolik.server.house import NotYours
from stolik.server.protocol import MAX_FRAME, Do, Next
from stolik.server.socket import MOST_ANSWERS, Connection
from stolik.server.store import StoreError, chain
from tests.server.house import QUICK, running
from tests.server.test_leak import Ear
from tests.server.toy import SPEC


@pytest.fixture
async def house(tmp_path):
    async with running(tmp_path) as house:
        yield house


async def written_by_another(house, table, kind="invited", body=None):
    """A row that another process appended to the table's log."""
    rows = chain(
        [table._event(kind, body or {"for": None, "invite": "x"})], table.state.seq, table.state.last_hash
    )
    assert await house.desk.tables.house.store.append(rows) == "ok"


async def test_a_seat_is_found_even_if_another_process_wrote_meanwhile(house):
    made = await house.make("me", "open")
    table = await house.desk.tables.get(made["table"])
    await written_by_another(house, table, body={"for": 1, "invite": table.state.invite})
    joined = await house.join(made)
    assert joined["seat"] == 1
    assert table.state.phase == "playing"


async def test_what_another_process_wrote_in_between_is_busy_for_the_rest(house):
    made = await house.make("me", "open")
    table = await house.desk.tables.get(made["table"])
    headers = {"Authorization": f"Bearer {made['token']}"}
    address = f"/api/tables/{made['table']}"
    for path, body in (("/invites", {}), ("/seats/1", {}), ("/leave", {})):
        await written_by_another(house, table)
        answer = await house.http.post(address + path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy"), path


async def test_a_seat_that_is_taken_under_way_twice_is_busy(house, monkeypatch):
    made = await house.make("me", "open")
    store = house.desk.tables.house.store

    async def conflict(rows):
        return "conflict"

    monkeypatch.setattr(store, "append", conflict)
    invite = made["invite"].partition("#i=")[2]
    answer = await house.http.post(f"/api/tables/{made['table']}/seats", json={"invite": invite})
    assert answer.status_code == 503
    answer = await house.http.post("/api/tables", json={"rules": "toy/plain", "seats": ["me", "plain"]})
    assert answer.status_code == 503


async def test_a_token_that_ended_under_way_opens_nothing(house):
    made = await house.make("me", "plain")
    table = await house.desk.tables.get(made["table"])
    async with house.player(made) as ala:
        await ala.my_turn()
        seat = table.state.seats[0]
        seat.token = "another"
        await ala.send({"t": "ping", "n": 1})
        assert await ala.until(lambda message: message["t"] == "bye") == {"t": "bye", "code": "left"}
    with pytest.raises(NotYours):
        await table.do("nobody", Do("a", 1, "draw"), Ear())


async def test_a_seat_that_was_left_between_check_and_lock_is_left(house, monkeypatch):
    from stolik.server.table import Table

    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()

        async def gone(self, token, message, socket):
            raise NotYours

        monkeypatch.setattr(Table, "do", gone)
        await ala.send({"t": "do", "id": "a", "decision": 1, "text": "draw"})
        assert await ala.until(lambda message: message["t"] == "bye") == {"t": "bye", "code": "left"}


async def test_a_log_that_fails_while_asking_is_busy(house, monkeypatch):
    from stolik.server.table import Table

    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()

        async def failing(self, token, message, socket):
            raise StoreError("disk")

        monkeypatch.setattr(Table, "may", failing)
        assert (await ala.answer_to({"t": "may", "text": "draw"}))["code"] == "busy"


async def test_a_log_that_cannot_be_read_ends_the_hello_politely(house, monkeypatch):
    made = await house.make("me", "plain")
    house.desk.tables._awake.clear()

    async def failing(table_id, since=0):
        raise StoreError("disk")

    monkeypatch.setattr(house.desk.tables.house.store, "read", failing)
    player = house.player(made)
    await player.open()
    assert await player.hear() == {"t": "bye", "code": "shutdown"}


async def test_many_who_wake_a_table_at_once_wake_it_once(house):
    made = await house.make("me", "plain")
    house.desk.tables._awake.clear()
    woken = await asyncio.gather(*(house.desk.tables.get(made["table"]) for _ in range(10)))
    assert len({id(table) for table in woken}) == 1


async def test_only_idle_tables_are_put_to_sleep(tmp_path):
    async with running(tmp_path, replace(QUICK, idle_ms=-1)) as house:
        busy, quiet = await house.make("me", "open"), await house.make("me", "open")
        async with house.player(busy):
            assert await house.desk.tables.sweep() == 1
            assert set(house.desk.tables._awake) == {busy["table"]}
            assert quiet["table"] not in house.desk.tables._awake


async def test_a_table_that_was_just_asked_for_is_not_put_to_sleep(tmp_path):
    async with running(tmp_path, replace(QUICK, idle_ms=60_000)) as house:
        made = await house.make("me", "open")
        table = await house.desk.tables.get(made["table"])
        table.used_at -= 100
        assert table.is_idle
        assert await house.desk.tables.get(made["table"]) is table
        assert await house.desk.tables.sweep() == 0, "whoever asked is about to sit down"


async def test_a_table_that_somebody_came_to_while_others_were_put_to_sleep_stays_awake(
    tmp_path, monkeypatch
):
    async with running(tmp_path, replace(QUICK, idle_ms=60_000)) as house:
        made = [await house.make("me", "open") for _ in range(2)]
        first, second = [await house.desk.tables.get(one["table"]) for one in made]
        first.used_at = second.used_at = first.used_at - 100

        async def stop():
            await house.desk.tables.get(made[1]["table"])

        monkeypatch.setattr(first.pace, "stop", stop)
        assert await house.desk.tables.sweep() == 1
        monkeypatch.undo()
        assert await house.desk.tables.get(made[1]["table"]) is second


async def test_the_sweeper_sweeps(house, monkeypatch):
    swept = asyncio.Event()

    async def sweep():
        swept.set()
        return 0

    monkeypatch.setattr(app, "_SWEEP_S", 0.01)
    monkeypatch.setattr(house.desk.tables, "sweep", sweep)
    sweeper = asyncio.create_task(app._sweep(house.desk))
    await asyncio.wait_for(swept.wait(), 5)
    sweeper.cancel()


def test_a_fault_of_the_framework_is_a_code(caplog):
    answer = app._refuse(None, InternalServerException("Ks"))
    assert answer.status_code == 500
    assert b"Ks" not in answer.content
    assert "Ks" not in caplog.text
    assert "InternalServerException" in caplog.text


class Line:
    """A connection that says what it is given and swallows what it is sent, or fails."""

    def __init__(self, frames, fault=None):
        self.frames, self.fault = list(frames), fault
        self.sent: list[bytes] = []

    async def receive(self):
        await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault
        return self.frames.pop(0) if self.frames else None

    async def send(self, frame):
        self.sent.append(frame)

    async def close(self):
        """Nothing to close."""


async def connection(house, line):
    desk = house.desk
    return Connection(line, desk.tables, desk.throttle, desk.work)


async def test_a_frame_over_the_limit_is_refused_even_if_the_server_below_let_it_pass(house):
    made = await house.make("me", "open")
    hello = f'{{"t":"hello","token":"{made["token"]}"}}'
    line = Line([hello, "x" * (MAX_FRAME + 1)])
    await (await connection(house, line)).serve()
    assert any(b'"bad_message"' in frame for frame in line.sent)
    line = Line([" " * (MAX_FRAME + 1)])
    await (await connection(house, line)).serve()
    assert line.sent == [b'{"t":"bye","code":"hello"}']


async def test_a_fault_of_the_line_is_logged_by_its_type(house, caplog):
    await (await connection(house, Line([], RuntimeError("Ks")))).serve()
    assert "RuntimeError" in caplog.text
    assert "Ks" not in caplog.text


async def test_more_answers_than_anybody_reads_end_the_connection(house):
    ear = await connection(house, Line([]))
    for number in range(MOST_ANSWERS + 1):
        ear.push(projector.ack(str(number), 1))
    assert ear._last == "slow"
    ear.bye("left")
    assert ear._last == "slow", "the first reason stands"


def test_values_of_the_rules_become_plain():
    assert projector.plain(
        {"card": Card("7h"), "cards": (Card("Ks"),), "suit": Suit.HEARTS, "none": None}
    ) == {
        "card": "7h",
        "cards": ["Ks"],
        "suit": 1,
        "none": None,
    }
    from dataclasses import dataclass
    from enum import Enum

    class Colour(Enum):
        RED = "red"

    @dataclass
    class Row:
        seat: int
        card: Card

    assert projector.plain([Row(1, Card("Td")), Colour.RED, 1.5]) == [{"seat": 1, "card": "Td"}, "red", 1.5]


async def test_a_deal_whose_beginning_is_not_in_the_log_has_no_record(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.play_deal()
    table = await house.desk.tables.get(made["table"])
    assert projector.record(table.state, [], 1) is None


async def test_a_deal_that_cannot_be_made_is_not_in_the_log_and_is_tried_again(house, monkeypatch, caplog):
    from tests.server.toy import Toy

    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.play_deal()

        def broken(self, *_):
            raise LookupError("Ks")

        monkeypatch.setattr(Toy, "deal", broken)
        answer = await ala.answer_to({"t": "next"})
        assert answer["t"] == "ack"
        await ala.sees(lambda message: message["table"]["seats"][0]["ready"])
        assert ala.view["table"]["phase"] == "between"
        assert "LookupError" in caplog.text
        assert "Ks" not in caplog.text
        monkeypatch.undo()
        assert (await ala.answer_to({"t": "next"}))["t"] == "ack"
        await ala.sees(lambda message: message["table"]["phase"] == "playing")
        assert ala.view["table"]["deal"] == 2


def test_text_that_is_no_action_is_not_legal():
    view = SPEC.view(SPEC.deal(SPEC.catalog.preset("plain"), 2, 0, 0, "x"), 1)
    assert not is_legal(SPEC, view, "fly")
    assert is_legal(SPEC, view, "draw")


async def test_an_event_out_of_order_is_not_folded(house):
    made = await house.make("me", "open")
    table = await house.desk.tables.get(made["table"])
    with pytest.raises(ValueError, match="after"):
        table.state.fold(table._event("ready", {}, seat=0))


async def test_a_kept_seat_waits_while_nobody_is_there(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        table = await house.desk.tables.get(made["table"])
    while table.online:
        await asyncio.sleep(0.01)
    async with table.lock:
        await table._append(table._event("kept", {}, seat=0))
        await table._settle()
    seq = table.state.seq
    await asyncio.sleep(0.1)
    assert table.state.seq == seq
    async with house.player(made) as ala:
        assert not ala.view["table"]["seats"][0]["kept"], "who comes back has his seat again"


async def test_a_timer_that_fires_late_does_nothing(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        table = await house.desk.tables.get(made["table"])
        seq = table.state.seq
        await table.act_for(0, table.state.decision - 1, "draw", None)
        await table.keep(0, table.state.decision)
        await table.go_on(1, 1)
        assert table.state.seq == seq


async def test_a_command_after_the_ready_of_all_is_not_over(house):
    made = await house.make("me", "plain")
    table = await house.desk.tables.get(made["table"])
    ear = Ear()
    await table.next(seats.token_hash(made["token"]), Next("a"), ear)
    assert b"not_over" in ear.frames[0]


async def test_the_qr_picture_names_an_address_that_a_phone_can_reach(house, monkeypatch):
    made = await house.make("me", "open")
    invite = made["invite"].partition("#i=")[2]
    asked = []
    from stolik.server import routes

    real = routes.segno.make
    monkeypatch.setattr(
        routes.segno, "make", lambda text, **more: (asked.append(text), real(text, **more))[1]
    )
    address = f"/api/tables/{made['table']}/qr.svg"
    await house.http.get(address, params={"i": invite})
    house.desk.home = "http://192.168.0.7:81"
    await house.http.get(address, params={"i": invite})
    await house.http.get(address, params={"i": invite}, headers={"Host": "cards.local"})
    assert [text.partition("/t/")[0] for text in asked] == [
        house.origin,
        "http://192.168.0.7:81",
        "http://cards.local",
    ]


@pytest.mark.parametrize(
    ("host", "home", "origin", "only_here"),
    [
        ("localhost:8000", "", "http://localhost:8000", True),
        ("127.0.0.1:8000", "", "http://127.0.0.1:8000", True),
        ("[::1]:8000", "", "http://[::1]:8000", True),
        ("127.0.0.1:8000", "http://192.168.0.7:8000", "http://192.168.0.7:8000", False),
        ("192.168.0.7:8000", "http://192.168.0.7:8000", "http://192.168.0.7:8000", False),
        ("cards.example", "", "http://cards.example", False),
    ],
)
async def test_it_is_said_where_others_find_the_server(house, host, home, origin, only_here):
    house.desk.home = home
    answer = await house.http.get("/api/reach", headers={"Host": host})
    assert answer.json() == {"origin": origin, "only_here": only_here}


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]"])
async def test_the_home_network_is_not_told_to_a_stranger_who_says_localhost(house, host):
    house.desk.home = "http://192.168.0.7:81"
    # So a proxy on this computer says for whom it asks.
    answer = await house.http.get("/api/reach", headers={"Host": host, "X-Forwarded-For": "203.0.113.9"})
    assert answer.json() == {"origin": f"http://{host}", "only_here": True}


@pytest.mark.parametrize(
    "host", ["[oops", "a b", "[::1", "\x7f", "x/y?z", "%", "a:b", "a:99999999", "a:\xb2"]
)
async def test_a_host_that_is_none_is_no_fault_of_ours(house, host):
    house.desk.home = "http://192.168.0.7:81"
    answer = await house.http.get("/api/reach", headers={"Host": host.encode("latin-1")})
    assert answer.status_code in (200, 400)
