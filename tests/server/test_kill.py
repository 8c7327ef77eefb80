"""Power cuts: the server is killed in mid-deal, again and again, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from stolik.server.house import Settings
from stolik.server.store import EventStore, broken_link
from tests.server.toy import SPEC

ROOT = Path(__file__).parents[2]


class Killable:
    """The server as a process, on the toy, over a folder that outlives it."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.serve_toy", str(self.port), str(self.data)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Stolik: http://127.0.0.1:"), line
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"


class Client:
    """Plays one seat, comes back after every cut, and remembers what was acknowledged."""

    def __init__(self, server: Killable, seated: dict[str, Any]) -> None:
        self.server, self.table, self.token = server, seated["table"], seated["token"]
        self.acks: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.count = 0
        self.resent = 0

    async def play(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._session()
            await asyncio.sleep(0.05)

    async def _session(self) -> None:
        async with connect(self.server.ws, origin=self.server.origin) as socket:
            await socket.send(json.dumps({"t": "hello", "token": self.token}))
            if self.pending is not None:
                self.resent += 1
                await socket.send(json.dumps(self.pending))
            view: dict[str, Any] | None = None
            async for frame in socket:
                message = json.loads(frame)
                assert message["t"] != "bye" or message["code"] == "shutdown", message
                if message["t"] == "ack":
                    known = self.acks.setdefault(message["id"], message["seq"])
                    assert known == message["seq"], "one command, two answers"
                    self.pending = None
                    # The view that came with the hello may know of the command already.
                    if view is not None and view["seq"] >= message["seq"]:
                        await self._answer(socket, view)
                elif message["t"] == "no":
                    assert message["code"] == "stale", message
                    self.pending = None
                elif message["t"] == "view":
                    view = message
                    if self.pending is None:
                        await self._answer(socket, view)

    async def _answer(self, socket: Any, message: dict[str, Any]) -> None:
        table, view = message["table"], message["view"]
        if table["phase"] in ("between", "over") and not table["seats"][table["you"]]["ready"]:
            self._next({"t": "next"})
        elif table["phase"] == "playing" and view["turn"] == table["you"]:
            top = view["pile"][:1]
            fits = [card for card in view["hand"] if not top or card[-1] != top[0][-1]]
            text = f"drop {(fits or view['hand'])[0]}" if view["drawn"] else "draw"
            self._next({"t": "do", "decision": message["decision"], "text": text})
        else:
            return
        await socket.send(json.dumps(self.pending))

    def _next(self, command: dict[str, Any]) -> None:
        self.count += 1
        self.pending = command | {"id": f"{self.token[-6:]}-{self.count}"}


async def test_nothing_acknowledged_is_lost(tmp_path):
    server = Killable(tmp_path)
    server.start()
    clients: list[Client] = []
    async with httpx.AsyncClient(base_url=server.origin, timeout=30) as http:
        for _ in range(4):
            made = (
                await http.post("/api/tables", json={"rules": "toy/plain(deals=99)", "seats": ["me", "open"]})
            ).json()
            invite = made["invite"].partition("#i=")[2]
            joined = (await http.post(f"/api/tables/{made['table']}/seats", json={"invite": invite})).json()
            clients += [Client(server, made), Client(server, joined)]
    playing = [asyncio.create_task(client.play()) for client in clients]
    chance = random.Random(7)
    for _ in range(6):
        enough = 25 + sum(len(client.acks) for client in clients)
        async with asyncio.timeout(60):
            while sum(len(client.acks) for client in clients) < enough:
                await asyncio.sleep(0.01)
        await asyncio.sleep(chance.random() / 20)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    await asyncio.to_thread(server.kill)
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        assert isinstance(outcome, asyncio.CancelledError), outcome

    acknowledged = sum(len(client.acks) for client in clients)
    assert acknowledged >= 6 * 25
    store = EventStore(tmp_path)
    for client in clients:
        events = await store.read(client.table)
        assert broken_link(events) is None
        by_command = {event.cmd_id.partition(".")[2]: event.seq for event in events if event.cmd_id}
        for message_id, seq in client.acks.items():
            assert by_command.get(message_id) == seq, "acknowledged, but not in the log"
        _replay(events)
    store.close()
    assert sqlite3.connect(tmp_path / "stolik.sqlite").execute("PRAGMA integrity_check").fetchone() == ("ok",)


def _replay(events: Any) -> None:
    """Every action in the log is legal where it stands, and of the seat whose turn it is."""
    rules, players, position = None, 0, None
    for event in events:
        body = event.data()
        if event.kind == "created":
            rules, players = SPEC.catalog.parse(body["rules"]), len(body["seats"])
        elif event.kind == "dealt":
            assert rules is not None
            position = SPEC.deal(rules, players, body["dealer"], body["number"], body["seed"])
        elif event.kind == "act":
            assert position is not None
            action = SPEC.parse_action(body["text"])
            assert SPEC.to_move(position) == event.seat
            assert SPEC.judge(SPEC.view(position, event.seat), action)
            position, _ = SPEC.apply(position, action)


async def test_a_crash_between_commit_and_answer_is_mended_by_sending_again(tmp_path):
    """Killed right after the commit: the client never heard, sends again, and hears the answer."""
    server = Killable(tmp_path)
    server.start()
    async with httpx.AsyncClient(base_url=server.origin, timeout=30) as http:
        made = (await http.post("/api/tables", json={"rules": "toy/plain", "seats": ["me", "plain"]})).json()
    client = Client(server, made)
    async with connect(server.ws, origin=server.origin) as socket:
        await socket.send(json.dumps({"t": "hello", "token": client.token}))
        while True:
            view = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if view["t"] == "view" and view["view"]["turn"] == 0:
                break
        command = {"t": "do", "id": "cut", "decision": view["decision"], "text": "draw"}
        await socket.send(json.dumps(command))
        with sqlite3.connect(tmp_path / "stolik.sqlite") as log:
            for _ in range(2000):
                if log.execute("SELECT 1 FROM event WHERE cmd_id = '0.cut'").fetchone():
                    break
                await asyncio.sleep(0.001)
        server.kill()
    server.start()
    async with connect(server.ws, origin=server.origin) as socket:
        await socket.send(json.dumps({"t": "hello", "token": client.token}))
        await socket.send(json.dumps(command))
        while True:
            heard = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if heard["t"] == "ack":
                break
        assert heard["id"] == "cut"
    server.kill()
    with sqlite3.connect(tmp_path / "stolik.sqlite") as log:
        assert log.execute("SELECT count(*), max(seq) FROM event WHERE cmd_id = '0.cut'").fetchone() == (
            1,
            heard["seq"],
        )


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked up in /proc or by signals of POSIX")
async def test_a_killed_server_leaves_no_bots_behind(tmp_path):
    server = Killable(tmp_path)
    server.start()
    assert server.process is not None
    children = _children(server.process.pid)
    async with asyncio.timeout(60):
        while not children:
            await asyncio.sleep(0.1)
            children = _children(server.process.pid)
    server.kill()
    async with asyncio.timeout(60):
        while any(_alive(child) for child in children):
            await asyncio.sleep(0.1)


def _children(parent: int) -> list[int]:
    listed = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(parent)], capture_output=True, text=True, check=False
    )
    return [int(line.split()[0]) for line in listed.stdout.splitlines() if "multiprocessing.spawn" in line]


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False
    ).stdout
    return bool(state.strip()) and not state.startswith("Z")


async def test_sigterm_ends_it_in_order(tmp_path):
    server = Killable(tmp_path)
    server.start()
    async with httpx.AsyncClient(base_url=server.origin, timeout=30) as http:
        made = (await http.post("/api/tables", json={"rules": "toy/plain", "seats": ["me", "open"]})).json()
    async with connect(server.ws, origin=server.origin) as socket:
        await socket.send(json.dumps({"t": "hello", "token": made["token"]}))
        assert json.loads(await socket.recv())["t"] == "view"
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert json.loads(await asyncio.wait_for(socket.recv(), 20)) == {"t": "bye", "code": "shutdown"}
    assert await asyncio.to_thread(server.process.wait, 20) == 0
    assert server.process.stdout is not None
    server.process.stdout.close()


async def test_what_keeps_it_from_starting_is_one_line_and_code_two(tmp_path):
    server = Killable(tmp_path)
    server.start()

    def other(port: int, data: Path) -> tuple[int, str, str]:
        command = [sys.executable, "-m", "tests.server.serve_toy", str(port), str(data)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
        return done.returncode, done.stdout, done.stderr

    code, out, err = await asyncio.to_thread(other, server.port, tmp_path / "elsewhere")
    assert (code, out) == (2, "")
    assert err.startswith(f"stolik: cannot listen on 127.0.0.1 port {server.port}")
    assert err.count("\n") == 1
    code, out, err = await asyncio.to_thread(other, 0, tmp_path)
    assert (code, out) == (2, "")
    assert err.startswith("stolik: another Stolik is running")
    assert err.count("\n") == 1
    server.kill()
    with sqlite3.connect(tmp_path / "stolik.sqlite") as log:
        log.execute("PRAGMA user_version = 99")
    code, out, err = await asyncio.to_thread(other, 0, tmp_path)
    assert (code, out) == (2, "")
    assert "newer Stolik" in err
    assert err.count("\n") == 1


def test_the_tests_settings_are_not_the_houses():
    assert Settings().bot_delay_ms == (500, 900)
