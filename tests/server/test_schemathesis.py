"""Every answer of the HTTP API is one that its description allows, whatever is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar import Litestar
from schemathesis.specs.openapi.checks import positive_data_acceptance

from stolik.server.app import make_app
from stolik.server.catalogue import house_games
from stolik.server.process import make_desk
from stolik.server.store import EventStore
from tests.server.house import QUICK, InProcess

# A schema can say what a text may be, not that it names a rule set, a turn that can be read or a token that
# opens.
NOT_ASKED = [positive_data_acceptance]
EXAMPLES = 12
"""Requests that are made up for each operation and phase; the time that the tests may take decides."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    games = house_games()
    quick = replace(
        QUICK,
        referee="1000000 per 1 second",
        pictures="1000000 per 1 second",
        tables="1000000 per 1 second",
        joins="1000000 per 1 second",
    )
    desk = make_desk(EventStore(tmp_path_factory.mktemp("schemathesis")), games, quick)
    desk.tables.house = replace(desk.tables.house, bots=InProcess(games))
    return make_app(desk, None)


def test_answers_are_as_described(app: Litestar) -> None:
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    wrong: dict[str, str] = {}
    asked = []
    for found in schema.get_all_operations():
        operation = found.ok()
        asked.append(operation.label)

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            case.call_and_validate(excluded_checks=NOT_ASKED)

        try:
            ask()
        except (AssertionError, BaseExceptionGroup) as trouble:
            wrong[operation.label] = str(trouble)
    assert not wrong, "\n\n".join(f"{label}: {text}" for label, text in wrong.items())
    assert "POST /api/referee/turn" in asked
