"""A server without sockets, for pages and questions: one for each test module."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from stolik.server.app import make_app
from stolik.server.catalogue import house_games
from stolik.server.house import Settings
from stolik.server.process import make_desk
from stolik.server.store import EventStore
from tests.server.house import QUICK, InProcess

WEB = Path(__file__).parents[3] / "web"


@pytest.fixture(scope="session")
def make_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Makes the application over a new data folder, with other settings where they are given."""

    def make(settings: Settings = QUICK) -> Litestar:
        games = house_games()
        desk = make_desk(EventStore(tmp_path_factory.mktemp("pages")), games, settings)
        desk.tables.house = replace(desk.tables.house, bots=InProcess(games))
        return make_app(desk, WEB)

    return make


@pytest.fixture(scope="module")
def server(make_server: Any) -> Iterator[TestClient[Litestar]]:
    """A client of the application; no limit is reached by asking."""
    with TestClient(
        make_server(replace(QUICK, referee="1000000 per 1 second", pictures="1000000 per 1 second"))
    ) as client:
        client.headers["accept-language"] = "en"
        yield client
