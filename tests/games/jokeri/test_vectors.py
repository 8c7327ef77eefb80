"""The conformance cases: the public file, and those that stand beside each rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.games.jokeri import CATALOG, SPEC
from stolik.games.jokeri.rules import RULES

PUBLIC = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "vectors" / "jokeri.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
BESIDE = [json.loads(entry["case"]) for rule in RULES for entry in rule.page.get("vector", ())]

# Clauses by which the referee can refuse a move.
REFUSING = {
    "bid_final",
    "bid_range",
    "clockwise",
    "dealer_hook",
    "follow",
    "high_joker_demand",
    "joker_follows",
    "joker_leads",
    "low_joker_demand",
    "moves",
    "must_trump",
    "no_bids",
    "no_trump_set",
    "own_card",
    "pack",
    "trump_stays",
    "turned_trump",
}


def agrees(expected: Any, got: Any) -> bool:
    if isinstance(expected, dict) and "error" in expected:
        return isinstance(got, dict) and bool(got.get("error"))
    return bool(expected == got)


@pytest.mark.parametrize("case", [*PUBLIC, *BESIDE], ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    for rules, expected in case["expect"].items():
        got = SPEC.answer(case["kind"], case, CATALOG.parse(rules))
        assert agrees(expected, got), f"{rules}: expected {expected}, got {got}"


def test_ids_are_unique() -> None:
    ids = [case["id"] for case in (*PUBLIC, *BESIDE)]
    assert len(set(ids)) == len(ids)


def test_every_refusing_clause_refuses_a_case_and_lets_one_pass() -> None:
    judged = [case for case in BESIDE if case["kind"] == "judge"]
    results = [result for case in judged for result in case["expect"].values()]
    refused = {clause for result in results for clause in result.get("because", ())}
    assert refused == REFUSING
    assert sum(result["legal"] for result in results) >= 8


def test_every_value_of_a_setting_of_play_and_score_occurs_in_a_case() -> None:
    """The clock, time-outs and ties settle nothing that a case can ask; they have tests of their own."""
    seen: dict[str, set[str]] = {name: set() for name in CATALOG.settings}
    for case in (*PUBLIC, *BESIDE):
        for text in case["expect"]:
            rules = CATALOG.parse(text)
            for name, setting in CATALOG.settings.items():
                seen[name].add(setting.write(rules.values[name]))
    for name, setting in CATALOG.settings.items():
        if name in {"clock", "on_timeout", "ties", "extra_sets"}:
            continue
        missing = {setting.write(value) for value in setting.values} - seen[name]
        assert not missing, f"{name}: no case with {missing}"


@pytest.mark.parametrize(
    "case",
    [
        {"kind": "schedule?"},
        {"kind": "bids", "cards": 0, "form": "plain", "bids": []},
        {"kind": "bids", "cards": True, "form": "plain", "bids": []},
        {"kind": "bids", "cards": 5, "form": "silver", "bids": []},
        {"kind": "bids", "cards": 5, "form": "dark", "bids": []},
        {"kind": "bids", "cards": 5, "form": "plain", "bids": [6]},
        {"kind": "bids", "cards": 5, "form": "plain", "bids": [1, 1, 1, 1]},
        {"kind": "bids", "cards": 9, "form": "golden", "bids": [1]},
        {"kind": "bids", "cards": 5, "form": "plain"},
        {"kind": "legal", "hand": "", "trick": "", "trump": "s"},
        {"kind": "legal", "hand": "6s", "trick": "", "trump": "s"},
        {"kind": "legal", "hand": "9h", "trick": "9h", "trump": "s"},
        {"kind": "legal", "hand": "* *", "trick": "*^h", "trump": "s"},
        {"kind": "legal", "hand": "9h", "trick": "7s 8s 9s Ts", "trump": "s"},
        {"kind": "legal", "hand": "9h", "trick": "", "trump": "x"},
        {"kind": "legal", "hand": "9h", "trick": ""},
        {"kind": "legal", "hand": 9, "trick": "", "trump": "s"},
        {"kind": "legal", "hand": "9h", "trick": "*+", "trump": "s"},
        {"kind": "legal", "hand": "9h", "trick": "7s *^h", "trump": "s"},
        {"kind": "legal", "hand": "9h", "trick": "*", "trump": "s"},
        {"kind": "legal", "hand": "9h", "trick": "*^x", "trump": "s"},
        {"kind": "trick", "plays": "9h Th Jh", "trump": "s"},
        {"kind": "trick", "plays": "9h Th Jh 9h", "trump": "s"},
        {"kind": "score", "cards": 5, "form": "plain", "taken": 2},
        {"kind": "score", "cards": 5, "form": "plain", "bid": 6, "taken": 2},
        {"kind": "score", "cards": 5, "form": "plain", "bid": 2, "taken": 6},
        {"kind": "score", "cards": 9, "form": "misere", "bid": 2, "taken": 6},
        {"kind": "set", "form": "plain", "cards": [], "results": []},
        {"kind": "set", "form": "plain", "cards": [2], "results": []},
        {"kind": "set", "form": "plain", "cards": [2], "results": ["1/1"]},
        {"kind": "set", "form": "plain", "cards": [2], "results": [["1/1", "1/1", "1/0"]]},
        {"kind": "set", "form": "plain", "cards": [2], "results": [["1/1", "1/1", "1/0", "1"]]},
        {"kind": "set", "form": "plain", "cards": [2], "results": [["1/1", "1/1", "1/1", "0/0"]]},
        {"kind": "set", "form": "plain", "cards": [2], "results": [["1/1", "1/1", "0/0", "0/0"]]},
        {"kind": "set", "form": "golden", "cards": [9], "results": [["1/1", 2, 3, 4]]},
        {"kind": "judge", "hand": "9h Th", "cards": 1, "trick": "", "trump": "s", "action": "9h"},
        {"kind": "judge", "cards": 5, "bids": [0, 0, 0, 0], "trump": "s", "action": "bid 1"},
        {"kind": "judge", "cards": 5, "bids": [], "trump": "s", "action": "jump"},
        {"kind": "judge", "cards": 5, "bids": [], "trump": "s", "action": "bid 1", "seat": 5},
        {"kind": "decide", "plays": "9h", "trump": "s"},
    ],
)
def test_what_cannot_be_is_an_error_in_words(case: dict[str, Any]) -> None:
    got = SPEC.answer(case["kind"], case, CATALOG.preset("classic"))
    assert isinstance(got, dict)
    assert len(got["error"]) > 10


BASE: dict[str, Any] = {
    "cards": 1,
    "form": "plain",
    "dealer": 4,
    "turned": "9s",
    "hands": ["*", "Ah", "7s", "Kh"],
    "bids": [1, 0, 0, 1],
    "plays": "*^h Ah 7s Kh",
}


@pytest.mark.parametrize(
    "change",
    [
        {"dealer": 0},
        {"trump": "s"},
        {"turned": "Ah"},
        {"hands": ["*", "Ah", "7s"]},
        {"hands": ["*", "Ah", "7s", 5]},
        {"hands": ["*", "Ah", "7s", "Kh Qh"]},
        {"bids": [1, 0, 0]},
        {"bids": [0, 0, 0, 1]},
        {"bids": [1, 0, 0, "1"]},
        {"bids": None},
        {"plays": "*^h Ah 7s"},
        {"plays": "*^h Ah 7s Kh Kd"},
        {"plays": "Ah *+ 7s Kh"},
        {"plays": 7},
        {"turned": None},
        {"cards": 9},
        {"form": "no_trump", "cards": 9},
    ],
)
def test_a_deal_that_cannot_be(change: dict[str, Any]) -> None:
    assert SPEC.answer("deal", BASE, CATALOG.preset("classic"))["scores"] == [100, 50, 50, -200]
    got = SPEC.answer("deal", {**BASE, **change}, CATALOG.preset("classic"))
    assert got["error"]


def test_the_turned_card_must_be_left() -> None:
    """A trump told without its card: some card of that suit must lie outside the hands."""
    spades = ["As Ks", "Qs Js", "Ts 9s", "8s 7s"]
    told = {**BASE, "cards": 2, "hands": spades, "bids": [0, 0, 0, 0], "plays": ""}
    del told["turned"]
    rules = CATALOG.preset("classic")
    assert "turned" in SPEC.answer("deal", {**told, "trump": "s"}, rules)["error"]
    assert "turned" not in SPEC.answer("deal", {**told, "trump": "h"}, rules)["error"]
    jokers = {**told, "hands": ["* *", "Qs Js", "Ts 9s", "8s 7s"], "trump": "-"}
    assert "joker" in SPEC.answer("deal", jokers, rules)["error"]


def test_a_no_trump_deal_has_no_trump() -> None:
    told = {**BASE, "cards": 9, "form": "no_trump", "trump": "h"}
    del told["turned"]
    assert "no trump" in SPEC.answer("deal", told, CATALOG.preset("classic"))["error"]


def test_refused_plays_are_told_with_their_clause() -> None:
    told = {**BASE, "hands": ["9h", "Ah", "7s", "Kh"], "plays": "9h Kh 7s Ah", "bids": [1, 0, 0, 1]}
    error = SPEC.answer("deal", told, CATALOG.preset("classic"))["error"]
    assert "play 2" in error
    assert "player 2" in error
    assert "§" in error
