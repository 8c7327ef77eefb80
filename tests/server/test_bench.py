"""The bench measures a real server and its baseline, and says so in a few lines."""

from __future__ import annotations

import asyncio
import random
import runpy

import pytest

from stolik.server import bench


def test_a_small_load_is_measured():
    lines = bench.report(bench.Load(tables=2, think_s=0.1, seconds=1.5))
    assert lines[0].startswith("2 tables, 8 sockets")
    assert [line.split()[0] for line in lines[3:5]] == ["baseline", "server"]
    assert not any("refused" in line for line in lines), lines
    for line in lines[3:5]:
        rate, p50, p95, p99, worst = map(float, line.split()[1:6])
        assert rate > 1
        assert 0 < p50 <= p95 <= p99 <= worst
    assert lines[-1].startswith("one flush of this disk")


def test_a_server_that_does_not_start_is_said():
    with pytest.raises(RuntimeError, match="did not start"):
        asyncio.run(bench.measure("nonsense", bench.Load(1, 1, 1)))


def test_what_the_system_does_not_tell_is_a_dash():
    assert bench._cpu_s(2**30) is None
    assert bench._rss_mb(2**30) is None
    line = bench._line("x", bench.Measured(acks=[0.001]), bench.Load())
    assert line.split()[6] == "-"


def test_moves_are_chosen_from_the_view():
    chance = random.Random(1)
    assert bench.a_move({"game": "remik", "phase": "draw", "hand": ["Ks"]}, chance) == "draw"
    assert bench.a_move({"game": "remik", "phase": "play", "hand": ["Ks", "*"]}, chance) == "discard Ks"
    assert bench.a_move({"game": "remik", "phase": "play", "hand": ["*"]}, chance) == "discard *"
    assert bench.a_move({"game": "jokeri", "phase": "bid", "legal": ["3"]}, chance) == "bid 3"


async def test_a_server_that_refuses_is_an_error():
    async def refuse(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(ConnectionError, match="403"):
        await bench.Line.open(port)
    with pytest.raises(RuntimeError, match="403"):
        await bench._post(port, "/api/tables", {})
    server.close()


async def test_the_client_answers_pings_and_hears_the_end():
    heard = []

    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        writer.write(b"\x89\x02hi" + b"\x81\x7e\x00\xc8" + b"x" * 200)
        writer.write(b"\x81\x7f" + (70_000).to_bytes(8, "big") + b"y" * 70_000 + b"\x88\x00")
        heard.append(await reader.readexactly(8))
        writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    line = await bench.Line.open(server.sockets[0].getsockname()[1])
    assert await line.receive() == b"x" * 200
    assert await line.receive() == b"y" * 70_000
    with pytest.raises(ConnectionError):
        await line.receive()
    line.send({"long": "z" * 300})
    await asyncio.sleep(0.05)
    assert heard == [b"\x8a\x82\0\0\0\0hi"]
    server.close()


def test_it_can_be_run_as_a_module(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["bench"])
    monkeypatch.setattr("asyncio.run", lambda job: (job.close(), bench.Measured(acks=[0.001]))[1])
    runpy.run_module("stolik.server.bench", run_name="__main__")
    assert "p50 over the baseline: 1.00" in capsys.readouterr().out
