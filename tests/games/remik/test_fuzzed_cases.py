"""More recorded cases of our own: odd hands, tables and turns in which several rule points meet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.games.remik import CATALOG
from stolik.games.remik.conform import answer

from .test_vectors import agrees

MORE = Path(__file__).parents[2] / "vectors" / "remik_more.jsonl"
CASES = [json.loads(line) for line in MORE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_rule_set_answers_as_recorded(case: dict[str, Any]) -> None:
    for rules, expected in case["expect"].items():
        got = answer(case["kind"], case, CATALOG.parse(rules))
        assert agrees(expected, got), f"{rules}: expected {expected}, got {got}"


def test_names_are_unique_and_every_case_expects_something() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES)
    assert all(case["expect"] for case in CASES)
