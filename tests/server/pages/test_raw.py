"""Bytes that no client of ours would send: foreign encodings and broken addresses, over a real socket."""

from __future__ import annotations

import asyncio
import re

import pytest

from stolik.server.catalogue import house_games
from tests.server.house import running

REQUESTS = [
    "GET /rules/remik/śląski HTTP/1.1".encode(),
    "GET /rules/remik/śląski HTTP/1.1".encode("cp1250"),
    b"GET /rules/%ff%fe%00 HTTP/1.1",
    b"GET /rules/remik%2Fsilesian%28opening_points%3D41%29 HTTP/1.1",
    b"GET /rules/remik/silesian(%E0%A4%A HTTP/1.1",
    "GET /referee?hand=7♥&turn=W♦ HTTP/1.1".encode(),
    "GET /referee?hand=zażółć&turn=x HTTP/1.1".encode("iso-8859-2"),
    b"GET /referee?hand=%ff&turn=%80&table=%c3 HTTP/1.1",
    b"GET /referee?ask=%00&lang=%ff%ff HTTP/1.1",
    b"GET /compare/remik/silesian/vs/%c5 HTTP/1.1",
    b"GET /house-rules?rules=remik/silesian&s.%ff=%fe HTTP/1.1",
    b"GET /api/rules/%ff HTTP/1.1",
    b"GET /referee?" + b"&" * 5000 + b" HTTP/1.1",
]


@pytest.mark.parametrize("line", REQUESTS)
async def test_no_bytes_make_a_fault(tmp_path, line):
    async with running(tmp_path, games=house_games()) as house:
        host, port = house.origin.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(line + b"\r\nhost: localhost\r\naccept-language: \xff\xfe\r\nconnection: close\r\n\r\n")
        answer = await asyncio.wait_for(reader.read(), 30)
        writer.close()
    status = re.match(rb"HTTP/1\.1 (\d+)", answer)
    assert status, answer[:200]
    assert int(status[1]) in (200, 400, 404)


@pytest.mark.parametrize(
    "kind",
    ["application/json", "text/plain", "application/x-www-form-urlencoded", "application/x-msgpack", ""],
)
@pytest.mark.parametrize(
    "body", ['{"meld": "zażółć"}'.encode("cp1250"), b"\xff\xfe{\x00}\x00", b"\x00" * 100]
)
async def test_bodies_in_foreign_encodings_are_refused(tmp_path, kind, body):
    async with running(tmp_path, games=house_games()) as house:
        answer = await house.http.post(
            "/api/referee/meld", content=body, headers={"content-type": kind} if kind else {}
        )
    assert answer.status_code in (400, 415)
    assert answer.json()["code"]


PLACES = [
    b"/", b"/referee?hand=7h&turn=draw+4s%3B+discard+7h", b"/rules/remik/silesian", b"/rules/remik/guide",
    b"/house-rules", b"/compare/remik/silesian/vs/remik/guide", b"/replay", b"/favicon.ico", b"/api/reach",
]  # fmt: skip
HOSTS = [
    b"a:b",
    b"a:99999999",
    b"a:-1",
    b"[::1]:x",
    b":",
    b"a:\xb2",
    b"[",
    b"a b",
    b"\xff\xfe",
    b"x/y?z",
    b"x" * 9000,
]


async def test_a_host_that_is_none_makes_no_fault_on_any_page(tmp_path):
    async with running(tmp_path, games=house_games()) as house:
        name, port = house.origin.removeprefix("http://").split(":")
        for path in PLACES:
            for host in HOSTS:
                reader, writer = await asyncio.open_connection(name, int(port))
                writer.write(
                    b"GET " + path + b" HTTP/1.1\r\nhost: " + host + b"\r\nconnection: close\r\n\r\n"
                )
                answer = await asyncio.wait_for(reader.read(), 30)
                writer.close()
                status = re.match(rb"HTTP/1\.1 (\d+)", answer)
                assert status, answer[:200]
                assert int(status[1]) in (200, 400, 404), (path, host)
