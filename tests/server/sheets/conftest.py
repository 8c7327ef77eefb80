"""A server without sockets, and sheets to write on."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from stolik.server.app import make_app
from stolik.server.catalogue import house_games
from stolik.server.process import make_desk
from stolik.server.store import EventStore
from tests.server.house import QUICK, InProcess

#: The test's client is none at home.
MANY = replace(
    QUICK, tables="100000 per 1 minute", sheets="100000 per 1 minute", pictures="100000 per 1 minute"
)


class Scribe:
    """Somebody with a phone: makes edits with ids and a clock of its own."""

    _ids = itertools.count(1)

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.lamport = 0
        self.sheet = ""
        self.token = ""

    def edit(self, what: str, **more: Any) -> dict[str, Any]:
        self.lamport += 1
        ident = f"edit-{next(self._ids):06}"
        return {"id": ident, "lamport": self.lamport, "at": 1_760_000_000_000, "what": what, **more}

    def start(self, rules: str, *players: str, **more: Any) -> dict[str, Any]:
        return self.edit("start", rules=rules, players=list(players), **more)

    def note(self, deal: int, **values: Any) -> dict[str, Any]:
        """Single values of a deal, as sheets were kept before."""
        told = {key.replace("_", "."): value for key, value in values.items()}
        return self.edit("set", deal=deal, values=told)

    def whole(self, deal: int, over: Any = (), **values: Any) -> dict[str, Any]:
        """A deal noted whole."""
        return {**self.note(deal, **values), "over": list(over) if isinstance(over, tuple) else over}

    def make(self, *edits: dict[str, Any]) -> httpx.Response:
        answer = self.client.post("/api/sheets", json={"edits": list(edits)})
        if answer.status_code == 201:
            made = answer.json()
            self.sheet, self.token = made["sheet"], made["token"]
        return answer

    def bring(self, *edits: dict[str, Any], token: str | None = None, **more: Any) -> httpx.Response:
        return self.client.post(
            f"/api/sheets/{self.sheet}",
            json={"edits": list(edits), **more},
            headers={"Authorization": f"Bearer {self.token if token is None else token}"},
        )


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    games = house_games()
    desk = make_desk(EventStore(tmp_path_factory.mktemp("sheets")), games, MANY)
    desk.tables.house = replace(desk.tables.house, bots=InProcess(games))
    return make_app(desk, None)


@pytest.fixture(scope="module")
def client(app: Litestar) -> Iterator[TestClient[Litestar]]:
    with TestClient(app) as client:
        client.headers["accept-language"] = "en"
        yield client


@pytest.fixture
def scribe(client: TestClient[Litestar]) -> Scribe:
    return Scribe(client)
