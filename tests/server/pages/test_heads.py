"""HEAD, which chats and checkers of links ask with, is answered as GET is, without the body."""

from __future__ import annotations

import asyncio

import pytest

from stolik.server.catalogue import house_games
from tests.server.house import running

PATHS = [
    "/",
    "/rules",
    "/rules/remik/silesian",
    "/rules/remik/silesian.txt",
    "/rules/remik/none",
    "/house-rules",
    "/compare/remik/silesian/vs/remik/guide",
    "/referee?hand=7h&turn=draw+4s%3B+discard+7h",
    "/referee/picture.svg?hand=7h&turn=draw+4s%3B+discard+7h",
    "/keep",
    "/static/css/pages.css",
    "/api/rules/remik/silesian",
    "/nosuch",
]


@pytest.mark.parametrize("path", PATHS)
def test_a_head_is_the_get_without_its_body(server, path):
    got, head = server.get(path), server.head(path)
    assert head.status_code == got.status_code
    assert head.headers == got.headers
    assert got.content
    assert not head.content


@pytest.mark.parametrize("path", ["/api/referee/turn", "/api/tables"])
def test_what_is_not_read_with_get_is_not_asked_with_head(server, path):
    assert server.head(path).status_code == server.get(path).status_code == 405


async def test_over_a_socket_nothing_follows_the_headers(tmp_path):
    async with running(tmp_path, games=house_games()) as house:
        host, port = house.origin.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"HEAD /rules HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        answer = await asyncio.wait_for(reader.read(), 30)
        writer.close()
    assert answer.startswith(b"HTTP/1.1 200")
    assert answer.partition(b"\r\n\r\n")[2] == b""
