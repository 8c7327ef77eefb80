"""`stolik bench server`: how long a move takes to be on disk and acknowledged, under many tables.

A server process of its own plays real games (remik and jokeri in turn) over a fresh log, on the loopback; a
client in this process plays every seat with a time to think. The baseline is a process with the same web
server and the same sockets that does nothing but answer at once and send as many bytes to the same seats,
under the same client and load. So the ratio of the two is what judging, the log and projecting add.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

RULES: Final = ("remik/guide", "jokeri/classic")
SEATS: Final = 4
P99_BAR: Final = 0.150
"""Seconds; the bar for 100 tables with a second to think, on two cores that have nothing else to do."""
_VIEW_BYTES: Final = 1500


@dataclass(frozen=True, slots=True)
class Load:
    """What is asked of the server: tables of four, mean seconds to think, seconds to measure."""

    tables: int = 100
    think_s: float = 1.0
    seconds: float = 15.0


@dataclass(slots=True)
class Measured:
    """What came of it. ``acks`` are seconds from sending a move to its acknowledgement, ``server_cpu`` and
    ``client_cpu`` shares of one core, ``rss_mb`` the server's memory; None where this system does not tell.
    """

    acks: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0
    server_cpu: float | None = None
    client_cpu: float = 0.0
    rss_mb: float | None = None

    def quantile(self, share: float) -> float:
        """The ack time that this share of all did not exceed, in seconds."""
        ranked = sorted(self.acks)
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def report(load: Load | None = None) -> list[str]:
    """Measure the baseline and the server, one after the other; the lines to print."""
    load = load or Load()
    heads = ("moves/s", "p50 ms", "p95 ms", "p99 ms", "worst", "server", "client")
    lines = [
        f"{load.tables} tables, {load.tables * SEATS} sockets, {load.think_s:g} s to think",
        f"{' and '.join(RULES)}; every move is flushed to disk before it is acknowledged",
        f"{'':10}" + "".join(f"{head:>9}" for head in heads) + f"{'MB':>6}",
    ]
    found = {name: asyncio.run(measure(name, load)) for name in ("baseline", "server")}
    for name, one in found.items():
        lines.append(_line(name, one, load))
        if one.refused or one.lost:
            lines.append(f"{name}: {one.refused} moves refused, {one.lost} never answered")
    times = found["server"].quantile(0.5) / found["baseline"].quantile(0.5)
    lines.append(f"p50 over the baseline: {times:.2f}   bar for p99: {P99_BAR * 1000:.0f} ms")
    lines.append(f"one flush of this disk: {flush_s() * 1000:.2f} ms (median of 50)")
    return lines


def flush_s() -> float:
    """Seconds that this disk takes to flush one page: no acknowledgement can be quicker."""
    times = []
    with tempfile.TemporaryFile() as file:
        for _ in range(50):
            file.write(b"x" * 4096)
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return sorted(times)[25]


def _line(name: str, one: Measured, load: Load) -> str:
    quantiles = "".join(f"{one.quantile(share) * 1000:9.2f}" for share in (0.5, 0.95, 0.99, 1.0))
    server = "-" if one.server_cpu is None else f"{one.server_cpu:.0%}"
    memory = "-" if one.rss_mb is None else f"{one.rss_mb:.0f}"
    return (
        f"{name:10}{len(one.acks) / load.seconds:9.1f}{quantiles}{server:>9}{one.client_cpu:>9.0%}{memory:>6}"
    )


async def measure(what: str, load: Load) -> Measured:
    """Run the load against ``server`` or ``baseline``, in a process that ends with the measurement."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "stolik.server.bench", what, folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                line = await asyncio.to_thread(process.stdout.readline)
                address = line.partition("Stolik: ")[2].strip()
                if not address:
                    raise RuntimeError(f"the {what} did not start")
                return await _drive(process.pid, address, load)
            finally:
                process.terminate()


async def _drive(pid: int, address: str, load: Load) -> Measured:
    measured = Measured()
    port = urlsplit(address).port or 80
    tokens = [await _table(port, RULES[number % len(RULES)]) for number in range(load.tables)]
    chance = random.Random(1)
    players = [Player(port, token, load.think_s, chance, measured) for table in tokens for token in table]
    for player in players:
        await player.open()
    # What everybody says when he comes in is not part of the measurement.
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(min(2.0, load.seconds))
    measured.acks.clear()
    cpu, client, began = _cpu_s(pid), time.process_time(), time.monotonic()
    await asyncio.sleep(load.seconds)
    took = time.monotonic() - began
    measured.client_cpu = (time.process_time() - client) / took
    after = _cpu_s(pid)
    if cpu is not None and after is not None:
        measured.server_cpu = (after - cpu) / took
    measured.rss_mb = _rss_mb(pid)
    for player in players:
        player.stop()
    await asyncio.sleep(1)
    measured.lost = sum(player.is_waiting for player in players)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return measured


class Player:
    """One seat: reads views, thinks, moves, and times the acknowledgement."""

    def __init__(self, port: int, token: str, think_s: float, chance: random.Random, into: Measured) -> None:
        self._port, self._token, self._think_s = port, token, think_s
        self._chance, self._into = chance, into
        self._sent: dict[str, float] = {}
        self._count = 0
        self._decision: int | None = None
        self._ready: tuple[int, int] | None = None
        self._stopped = False
        self._line: Line | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether a move was sent and not answered."""
        return bool(self._sent)

    def stop(self) -> None:
        """Move no more; what was sent may still be answered."""
        self._stopped = True

    async def open(self) -> None:
        """Connect and say hello."""
        self._line = await Line.open(self._port)
        self._line.send({"t": "hello", "token": self._token})

    async def play(self) -> None:
        """Play until cancelled or cut off."""
        assert self._line is not None
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                frame = await self._line.receive()
                self._hear(json.loads(frame))

    def _hear(self, message: dict[str, Any]) -> None:
        sent = self._sent.pop(message.get("id", ""), None)
        if message["t"] == "ack" and sent is not None:
            self._into.acks.append(time.perf_counter() - sent)
        elif message["t"] == "no":
            self._into.refused += message["code"] != "stale"
        elif message["t"] == "view" and not self._stopped:
            self._answer(message)

    def _answer(self, message: dict[str, Any]) -> None:
        table, view, decision = message["table"], message["view"], message["decision"]
        you = table["you"]
        if table["phase"] in ("between", "over"):
            if self._ready != (table["match"], table["deal"]):
                self._ready = (table["match"], table["deal"])
                self._send({"t": "next"})
        elif table["phase"] == "playing" and view["turn"] == you and decision != self._decision:
            self._decision = decision
            wait = self._chance.expovariate(1 / self._think_s) if self._think_s else 0
            text = a_move(view, self._chance)
            asyncio.get_running_loop().call_later(
                wait, self._send, {"t": "do", "decision": decision, "text": text}
            )

    def _send(self, message: dict[str, Any]) -> None:
        if self._stopped or self._line is None:
            return
        self._count += 1
        message["id"] = f"{self._token[-8:]}{self._count}"
        if message["t"] == "do":
            self._sent[message["id"]] = time.perf_counter()
        self._line.send(message)


def a_move(view: dict[str, Any], chance: random.Random) -> str:
    """Something legal, from what the seat sees: no good move, but one that the server must judge."""
    if view["game"] == "jokeri":
        return f"{view['phase']} {chance.choice(view['legal'])}"
    if view["game"] == "remik" and view["phase"] == "draw":
        return "draw"
    return f"discard {chance.choice([card for card in view['hand'] if card != '*'] or view['hand'])}"


class Line:
    """A websocket client (RFC 6455) of as few lines as possible, lest the client be what is measured."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, port: int) -> Line:
        """Connect and upgrade; ConnectionError if the server will not."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer.split(b"\r\n", 1)[0]:
            raise ConnectionError(answer.split(b"\r\n", 1)[0].decode())
        return cls(reader, writer)

    def send(self, message: dict[str, Any]) -> None:
        """Queue a text frame; a mask of zeros is allowed, and here there is nothing to hide."""
        data = json.dumps(message).encode()
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self._writer.write(b"\x81" + length + b"\0\0\0\0" + data)

    async def receive(self) -> bytes:
        """The next text frame; ConnectionError when the server closes."""
        while True:
            kind, size = await self._reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self._reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self._reader.readexactly(8), "big")
            data = await self._reader.readexactly(size)
            if kind == 0x89:
                self._writer.write(b"\x8a" + bytes([0x80 | size]) + b"\0\0\0\0" + data)
            elif kind == 0x88:
                raise ConnectionError("closed")
            else:
                return data


async def _table(port: int, rules: str) -> list[str]:
    made = await _post(
        port, "/api/tables", {"rules": rules, "seats": ["me", *["open"] * (SEATS - 1)], "clock": 0}
    )
    tokens = [made["token"]]
    invite = made["invite"].partition("#i=")[2]
    for _ in range(SEATS - 1):
        tokens.append((await _post(port, f"/api/tables/{made['table']}/seats", {"invite": invite}))["token"])
    return tokens


async def _post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode()
        + data
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if b" 201 " not in head.split(b"\r\n", 1)[0]:
        raise RuntimeError(f"{path}: {head.splitlines()[0].decode()} {answer.decode()}")
    out: dict[str, Any] = json.loads(answer)
    return out


def _cpu_s(pid: int) -> float | None:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _rss_mb(pid: int) -> float | None:
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


# -- the two servers -------------------------------------------------------------------------------


def _serve(folder: Path) -> None:
    from .house import Settings
    from .process import serve

    often = "1000000 per 1 second"
    serve(
        host="127.0.0.1",
        port=0,
        data=folder,
        open_browser=False,
        settings=Settings(commands=often, tables_at_home=often, joins_at_home=often),
    )


def _serve_baseline() -> None:
    """The same web server: a move is acknowledged at once, and each seat of its table gets a view's bytes."""
    import socket

    import uvicorn

    from .protocol import MAX_FRAME

    tables: dict[str, list[Any]] = {}
    turns: dict[str, int] = {}
    count = 0

    async def shown(table: str) -> None:
        turns[table] = (turns[table] + 1) % SEATS
        filler = "x" * _VIEW_BYTES
        for seat, send in enumerate(tables[table]):
            view = {"game": "jokeri", "phase": "play", "turn": turns[table], "legal": ["0"], "filler": filler}
            about = {"you": seat, "phase": "playing"}
            message = {"t": "view", "table": about, "view": view, "decision": next_decision()}
            await send({"type": "websocket.send", "text": json.dumps(message)})

    def next_decision() -> int:
        nonlocal count
        count += 1
        return count

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            body = json.dumps(
                {"table": "t", "token": f"{next_decision()}.{scope['path']}", "invite": "#i=x"}
            ).encode()
            length = [(b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 201, "headers": length})
            await send({"type": "http.response.body", "body": body})
            return
        await receive()
        await send({"type": "websocket.accept"})
        table = ""
        while (event := await receive())["type"] == "websocket.receive":
            message = json.loads(event["text"])
            if message["t"] == "hello":
                # Tables are made in fours, so the number of the seat says which table it is at.
                table = str((int(message["token"].partition(".")[0]) - 1) // SEATS)
                tables.setdefault(table, []).append(send)
                turns.setdefault(table, 0)
                if len(tables[table]) == SEATS:
                    await shown(table)
            else:
                await send(
                    {
                        "type": "websocket.send",
                        "text": json.dumps({"t": "ack", "id": message["id"], "seq": 1}),
                    }
                )
                await shown(table)

    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(1024)
    print(f"Stolik: http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[listener])


def _main(arguments: Sequence[str]) -> None:
    if arguments[:1] == ["server"]:
        _serve(Path(arguments[1]))
    elif arguments[:1] == ["baseline"]:
        _serve_baseline()
    elif arguments:
        raise SystemExit(f"there is no server called {arguments[0]}")
    else:
        print("\n".join(report()))


if __name__ == "__main__":
    _main(sys.argv[1:])
