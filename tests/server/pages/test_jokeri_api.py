"""The referee of Joker over HTTP: the engine's answer to every case, and errors that name the field."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik import games
from stolik.core.lex import parse_cards
from stolik.tricks.trick import parse_plays

VECTORS = Path(__file__).parents[2] / "vectors" / "jokeri.jsonl"
KEEP = {
    "legal": ("hand", "trick", "trump"),
    "trick": ("plays", "trump"),
    "score": ("cards", "form", "bid", "taken"),
    "deal": ("cards", "form", "dealer", "hands", "bids", "plays", "turned", "trump"),
}
PATH = {"legal": "play"}
CASES = [
    case
    for line in VECTORS.read_text(encoding="utf-8").splitlines()
    if (case := json.loads(line))["kind"] in KEEP
]


@pytest.mark.parametrize("kind", KEEP)
def test_the_answer_to_every_case_is_the_engines(server, kind):
    asked = 0
    for case in (case for case in CASES if case["kind"] == kind):
        body = {name: case[name] for name in KEEP[kind] if name in case}
        for text in case["expect"]:
            rules = games.parse_rules(text)
            want = games.game("jokeri").answer(kind, case, rules)
            answer = server.post(f"/api/referee/jokeri/{PATH.get(kind, kind)}", json={**body, "rules": text})
            told = answer.json()
            if isinstance(want, dict) and "error" in want:
                assert answer.status_code == 400, case["id"]
                assert told["code"] != "internal"
                continue
            assert answer.status_code == 200, (case["id"], answer.text)
            asked += 1
            match kind:
                case "legal":
                    assert told["plays"] == want
                    free = {play[:1] if play[0] == "*" else play for play in want}
                    barred = [each["card"] for each in told["barred"]]
                    assert set(barred) == {str(card) for card in parse_cards(case["hand"])} - free, case["id"]
                    assert all(each["findings"] for each in told["barred"])
                case "trick":
                    decided = games.game("jokeri").answer("decide", case, rules)
                    assert {"play": told["play"], "because": told["because"]} == decided
                    assert told["play"] == want
                    assert told["card"] == str(parse_plays(case["plays"])[want - 1])
                case "score":
                    assert told["points"] == want
                case "deal":
                    assert {"taken": told["taken"], "scores": told["scores"]} == want
            page = server.get(told["link"])
            assert page.status_code == 200, told["link"]
            assert told["link"].replace("&", "&amp;") in page.text
    assert asked > 10


@pytest.mark.parametrize("language", ["en", "pl", "tr", "ka"])
def test_a_play_is_judged_with_its_clause(server, language):
    body = {"hand": "9h Kh 7s Ad", "trick": "Th", "trump": "s", "lang": language}
    no = server.post("/api/referee/jokeri/play", json={**body, "play": "7s"}).json()
    assert (no["legal"], no["because"], no["plays"]) == (False, ["follow"], ["9h", "Kh"])
    assert no["findings"][0]["address"].startswith("/rules/jokeri/classic#trick-3")
    yes = server.post("/api/referee/jokeri/play", json={**body, "play": "9h"}).json()
    assert (yes["legal"], yes["because"]) == (True, [])
    assert server.post("/api/referee/jokeri/play", json=body).json()["legal"] is None


def test_the_clauses_of_a_score_and_a_trick_are_addressed(server):
    trick = server.post("/api/referee/jokeri/trick", json={"plays": "9h *+ As Kh", "trump": "s"}).json()
    assert (trick["play"], trick["card"], trick["because"]) == (2, "*+", "wins_take")
    assert trick["reason"]["address"] == "/rules/jokeri/classic#winner-1"
    score = server.post("/api/referee/jokeri/score", json={"cards": 9, "bid": 3, "taken": 3}).json()
    assert (score["points"], score["because"]) == (200, "exact")


PLAY = {"hand": "9h Kh", "trick": "Th", "trump": "s"}
DEAL = {
    "cards": 1,
    "dealer": 4,
    "turned": "9s",
    "hands": ["*", "Ah", "7s", "Kh"],
    "bids": [1, 0, 0, 1],
    "plays": "*^h Ah 7s Kh",
}


@pytest.mark.parametrize(
    ("path", "body", "code", "where"),
    [
        ("play", {**PLAY, "rules": "remik/silesian"}, "bad_rules", "rules"),
        ("play", {**PLAY, "rules": "jokeri/none"}, "bad_rules", "rules"),
        ("play", {**PLAY, "hand": "9h zz"}, "bad_text", "hand"),
        ("play", {**PLAY, "hand": ""}, "count", "hand"),
        ("play", {**PLAY, "hand": "2c"}, "not_in_pack", "hand"),
        ("play", {**PLAY, "hand": "Th"}, "too_many_of_a_card", "hand"),
        ("play", {**PLAY, "trick": "*+"}, "joker_call", "trick"),
        ("play", {**PLAY, "trick": "*^x"}, "bad_text", "trick"),
        ("play", {**PLAY, "trick": "6h 7h 8h Th"}, "count", "trick"),
        ("play", {**PLAY, "play": "zz"}, "bad_text", "play"),
        ("play", {**PLAY, "trump": "x"}, "bad_request", "trump"),
        ("play", {**PLAY, "extra": 1}, "bad_request", "extra"),
        ("play", {"trick": "Th"}, "bad_request", "hand"),
        ("trick", {"plays": "9h Kh Ah"}, "count", "plays"),
        ("trick", {"plays": "9h * Ah Kh"}, "joker_call", "plays"),
        ("score", {"cards": 10, "bid": 1, "taken": 1}, "bad_request", "cards"),
        ("score", {"cards": 5, "bid": 6, "taken": 1}, "range", "bid"),
        ("score", {"cards": 5, "bid": 1, "taken": 6}, "range", "taken"),
        ("score", {"cards": 5, "taken": 1}, "bid_missing", "bid"),
        ("score", {"cards": 9, "form": "golden", "bid": 1, "taken": 1}, "no_bids", "bid"),
        ("score", {"cards": 5, "form": "golden", "taken": 1}, "form", "cards"),
        ("deal", {**DEAL, "plays": "*^h Ah 7s"}, "impossible", "deal"),
        ("deal", {**DEAL, "plays": "*^h Ah 8s Kh"}, "impossible", "deal"),
        ("deal", {**DEAL, "bids": None}, "impossible", "deal"),
        ("deal", {**DEAL, "bids": [1, 0]}, "impossible", "deal"),
        ("deal", {**DEAL, "trump": "s"}, "impossible", "deal"),
        ("deal", {**DEAL, "hands": ["*"]}, "bad_request", "hands"),
    ],
)
def test_an_error_names_the_field(server, path, body, code, where):
    answer = server.post(f"/api/referee/jokeri/{path}", json=body)
    told = answer.json()
    assert (answer.status_code, told["code"], told["where"]) == (400, code, where)
    assert told["detail"]


def test_a_whole_deal_is_counted_with_its_clauses(server):
    told = server.post("/api/referee/jokeri/deal", json=DEAL).json()
    assert (told["taken"], told["scores"]) == ([1, 0, 0, 0], [100, 50, 50, -200])
    assert told["because"] == ["all_tricks", "exact", "exact", "shtanga"]
    assert "results=1/1+0/0+0/0+1/0" in told["link"]
