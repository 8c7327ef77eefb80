"""A running server inside the test's own event loop, and a player who talks to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stolik.server.app import make_app
from stolik.server.catalogue import Games
from stolik.server.desk import Desk
from stolik.server.house import Settings
from stolik.server.process import make_desk
from stolik.server.protocol import MAX_FRAME
from stolik.server.store import EventStore
from tests.server.toy.bots import LEVELS

#: No waiting in tests: bots at once, and limits that no ordinary test reaches.
QUICK = Settings(
    bot_delay_ms=(0, 0),
    grace_ms=50,
    tables_at_home="100000 per 1 minute",
    joins_at_home="100000 per 1 minute",
    referee_at_home="100000 per 1 minute",
    pictures_at_home="100000 per 1 minute",
)


def toy_games() -> Games:
    return Games(("toy",), {"toy": LEVELS}, finder="tests.server.toy:game", bots="tests.server.toy.bots:bot")


class InProcess:
    """A bot host without processes: it answers at once with a legal action drawn from the seed."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def decide(self, game: str, level: str, view: Any, seed: str) -> str:
        from itertools import islice

        from stolik.core.rng import Rng

        # A turn of rummy has more legal plays than anybody could list; the first will do.
        legal = list(islice(self._games.spec(game).legal_actions(view), 12))
        return str(Rng(seed).choice(legal))

    def warm(self) -> None:
        """Nothing to warm."""

    def close(self) -> None:
        """Nothing to close."""


def bearer(token: str) -> dict[str, str]:
    """The header by which a token is sent over HTTP."""
    return {"Authorization": f"Bearer {token}"}


class House:
    """A server that runs now."""

    def __init__(self, desk: Desk, port: int) -> None:
        self.desk = desk
        self.origin = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}/ws"
        self.http = httpx.AsyncClient(base_url=self.origin, timeout=30)

    async def make(self, *seats: str, rules: str = "toy/plain", **more: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"rules": rules, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def join(self, made: dict[str, Any], name: str | None = None) -> dict[str, Any]:
        invite = made["invite"].partition("#i=")[2]
        answer = await self.http.post(
            f"/api/tables/{made['table']}/seats", json={"invite": invite, "name": name}
        )
        assert answer.status_code == 201, answer.text
        joined: dict[str, Any] = answer.json()
        return joined

    def player(self, seated: dict[str, Any]) -> Player:
        return Player(self, seated["token"])


class Player:
    """A client of the websocket. ``view`` is the last view that came."""

    _ids = itertools.count(1)

    def __init__(self, house: House, token: str) -> None:
        self.house, self.token = house, token
        self.view: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Player:
        await self.open()
        await self.until(lambda message: message["t"] == "view")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self, hello: Any = None, origin: str | None = "own", **more: Any) -> None:
        own = self.house.origin if origin == "own" else origin
        self._socket = await connect(self.house.ws, origin=own, compression=None, max_size=2**22, **more)
        await self.send(hello or {"t": "hello", "token": self.token})

    async def close(self) -> None:
        assert self._socket is not None
        await self._socket.close()

    async def send(self, message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self, patience: float = 20) -> dict[str, Any]:
        assert self._socket is not None
        frame = await asyncio.wait_for(self._socket.recv(), patience)
        assert isinstance(frame, str)
        self.raw.append(frame.encode())
        message: dict[str, Any] = json.loads(frame)
        if message["t"] == "view":
            self.view = message
        self.heard.append(message)
        return message

    async def to_the_end(self) -> int:
        """Hear everything until the server closes; the code with which it does."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def sees(
        self, is_it: Callable[[dict[str, Any]], bool] = lambda _: True, patience: float = 20
    ) -> None:
        """Wait for a view that is so."""
        await self.until(lambda message: message["t"] == "view" and is_it(message), patience)

    async def until(self, is_it: Callable[[dict[str, Any]], bool], patience: float = 20) -> dict[str, Any]:
        async with asyncio.timeout(patience):
            while not is_it(message := await self.hear()):
                pass
            return message

    async def answer_to(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait for the answer with its id."""
        message.setdefault("id", f"c{next(self._ids)}")
        await self.send(message)
        return await self.until(lambda heard: heard.get("id") == message["id"])

    async def do(self, text: str, **more: Any) -> dict[str, Any]:
        return await self.answer_to({"t": "do", "decision": self.view["decision"], "text": text, **more})

    async def my_turn(self) -> bool:
        """Wait until this seat decides (True) or no deal is on any more (False)."""
        while True:
            table = self.view["table"]
            if table["phase"] in ("between", "over"):
                return False
            if table["phase"] == "playing" and self.view["view"]["turn"] == table["you"]:
                return True
            await self.until(lambda message: message["t"] == "view")

    def a_legal_move(self) -> str:
        """The first legal move of the toy, from what this seat sees."""
        view = self.view["view"]
        if not view["drawn"]:
            return "draw"
        hand = view["hand"]
        top = view["pile"][:1]
        fits = [card for card in hand if not top or card[-1] != top[0][-1]]
        return f"drop {(fits or hand)[0]}"

    async def play_deal(self) -> None:
        """Play until the deal is over."""
        while await self.my_turn():
            assert (await self.do(self.a_legal_move()))["t"] == "ack"
            await self.caught_up(self.heard[-1]["seq"])

    async def caught_up(self, seq: int) -> None:
        """Wait for a view that knows the event ``seq``."""
        if self.view["seq"] < seq:
            await self.until(lambda message: message["t"] == "view" and message["seq"] >= seq)


@asynccontextmanager
async def running(
    data: Path, settings: Settings = QUICK, games: Games | None = None, real_bots: bool = False, **more: Any
) -> AsyncIterator[House]:
    """A server over a data folder, for as long as the block lasts."""
    games = games or toy_games()
    desk = make_desk(EventStore(data), games, settings, **more)
    if not real_bots:
        desk.tables.house = replace(desk.tables.house, bots=InProcess(games))
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    web = Path(__file__).parents[2] / "web"
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(desk, web),
            ws="websockets-sansio",
            ws_max_size=MAX_FRAME,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=2,
        )
    )
    task = asyncio.create_task(server._serve([listener]))
    while not server.started:
        assert not task.done(), task
        await asyncio.sleep(0.01)
    house = House(desk, listener.getsockname()[1])
    try:
        yield house
    finally:
        await house.http.aclose()
        server.should_exit = True
        await task
