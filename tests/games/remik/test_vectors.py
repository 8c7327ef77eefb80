"""Recorded cases: the public ones, and those that stand beside each rule."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.games.remik import CATALOG
from stolik.games.remik.conform import answer

PUBLIC = Path(__file__).parents[2] / "vectors" / "remik.jsonl"


def public_cases() -> Iterator[dict[str, Any]]:
    for line in PUBLIC.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def rule_cases() -> Iterator[dict[str, Any]]:
    for rule in CATALOG.rules:
        for vector in rule.page.get("vector", ()):
            yield json.loads(vector["case"])


CASES = [*public_cases(), *rule_cases()]


def agrees(expected: Any, got: Any) -> bool:
    if not isinstance(expected, dict) or not isinstance(got, dict):
        return bool(expected == got)
    wanted, given = dict(expected), dict(got)
    because, reasons = wanted.pop("because", []), given.pop("because", [])
    if "in_force" in wanted:
        return set(wanted["in_force"]) <= set(given["in_force"])
    return wanted == given and set(because) <= set(reasons)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    for text, expected in case["expect"].items():
        got = answer(case["kind"], case, CATALOG.parse(text))
        assert agrees(expected, got), f"{text}: expected {expected}, got {got}"


def test_every_value_of_every_setting_stands_in_a_case() -> None:
    """Each value of a choice and of a flag; of a number the neutral one and another."""
    seen: dict[str, set[Any]] = {name: set() for name in CATALOG.settings}
    for case in CASES:
        for text in case["expect"]:
            for name, value in CATALOG.parse(text).values.items():
                seen[name].add(value)
    missing = {}
    for name, setting in CATALOG.settings.items():
        wanted = set(setting.values) if setting.kind in ("choice", "flag") else {setting.neutral}
        gone = wanted - seen[name]
        if gone or (setting.kind == "number" and len(seen[name]) < 2):
            missing[name] = gone or "another value"
    assert not missing


BROKEN_ELSEWHERE = {
    "pile_touch": "touching the pile is an action of its own",
    "not_your_turn": "asked of a seat that is not to move",
    "draw_alone": "a draw inside a play",
    "cut_by": "the cut is no turn",
    "cut_place": "the cut is no turn",
    "cut_cards_seen": "a contradiction, refused when the rule set is made",
    "cut_keep": "the cut is no turn",
    "cut_keep_optional": "the cut is no turn",
    "start_form": "a contradiction, refused when the rule set is made",
    "first_turn": "a contradiction, refused when the rule set is made",
    "joker_identity": "a contradiction, refused when the rule set is made",
}
"""Clauses that only a running deal can break; test_deal.py and test_cut.py break them."""


def test_every_clause_that_can_be_broken_is_broken_by_a_case_and_kept_by_another() -> None:
    broken = {
        clause
        for case in CASES
        for expected in case["expect"].values()
        if isinstance(expected, dict)
        for clause in expected.get("because", ())
    }
    refusable = {
        clause
        for rule in CATALOG.rules
        for clause, page in rule.page.get("clause", {}).items()
        if "refusal" in page
    }
    assert sorted(refusable - broken - set(BROKEN_ELSEWHERE)) == []
    assert broken <= set(CATALOG.clause_rule)


@pytest.mark.parametrize(
    ("kind", "case", "says"),
    [
        ("dance", {}, "no kind"),
        ("meld", {}, "meld: expected a text"),
        ("opening", {"melds": "7h 8h 9h"}, "melds: expected a list"),
        ("turn", {"opened": 1, "hand": "7h"}, "opened"),
        ("turn", {"opened": True, "hand": "7h", "turn": "draw", "table": ["7h 8h 9h"]}, "table"),
        ("turn", {"opened": True, "hand": "7h", "turn": "draw", "table": {"a": "7h 9h"}}, "no meld"),
        (
            "turn",
            {"opened": True, "hand": "7h", "turn": "draw", "table": {"A1": "7h 8h 9h"}},
            "names no meld",
        ),
        ("turn", {"opened": True, "hand": "7h", "turn": "draw", "own": ["a"]}, "own"),
        ("turn", {"opened": True, "hand": "7h ?", "turn": "draw"}, "a card such as"),
        ("turn", {"opened": True, "hand": "7h " * 201, "turn": "draw"}, "more than 200"),
        ("turn", {"opened": True, "hand": "7x", "turn": "draw"}, "a card such as"),
        ("penalty", {"hand": "7h", "finish": "late"}, "finish"),
        ("sheet", {"players": ["A"], "deals": []}, "players"),
        ("sheet", {"players": ["A", "B"], "deals": 3}, "deals"),
        ("sheet", {"players": ["A", "B"], "deals": [[0]]}, "deals"),
        ("sheet", {"players": ["A", "B"], "deals": [[0, -1]]}, "deals"),
        ("sheet", {"players": ["A", "B"], "deals": [[0, 1]], "stake": "x"}, "stake"),
        ("cut", {"seen": "7h 8h"}, "seen"),
        ("table", {"players": "many"}, "players"),
    ],
)
def test_a_case_that_cannot_be_read_says_why(kind: str, case: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        answer(kind, case, CATALOG.preset("silesian"))
