"""The referee over HTTP: the engine's answer to every case, errors as codes, and nothing that breaks it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from stolik import games
from tests.server.house import QUICK

VECTORS = Path(__file__).parents[2] / "vectors" / "remik.jsonl"
CASES = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines() if line]
KEEP = {
    "meld": ("meld",),
    "opening": ("melds",),
    "turn": ("opened", "hand", "table", "own", "pile", "first_turn", "lap", "turn"),
    "penalty": ("hand", "finish"),
    "sheet": ("players", "deals", "stake"),
    "cut": ("seen",),
}


def plain(kind: str, told: dict[str, Any], like: Any) -> Any:
    """An answer in the form of a conformance case."""
    if kind == "penalty":
        return told["points"]
    names = like if isinstance(like, dict) else {}
    return {name: told[name] for name in names}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_answer_is_the_engines(server, case):
    body = {name: case[name] for name in KEEP[case["kind"]] if name in case}
    for rules in case["expect"]:
        answer = server.post(f"/api/referee/{case['kind']}", json={**body, "rules": rules, "lang": "pl"})
        assert answer.status_code == 200, answer.text
        told = answer.json()
        want = games.game("remik").answer(case["kind"], case, games.parse_rules(rules))
        assert plain(case["kind"], told, want) == want
        if "because" in told:
            assert [reason["clause"] for reason in told["findings"]] or told.get("valid", True)
            assert set(told["because"]) == {reason["clause"] for reason in told["findings"]}
        for reason in told.get("findings", ()):
            assert reason["text"].strip()
            assert reason["address"].startswith(f"/rules/{rules.replace(' ', '')}#")


def test_a_case_of_each_kind_was_put():
    assert {case["kind"] for case in CASES} == set(KEEP)


def test_the_link_of_an_answer_shows_that_answer(server):
    for case in [case for case in CASES if case["kind"] == "turn"][::9]:
        rules = next(iter(case["expect"]))
        body = {name: case[name] for name in KEEP["turn"] if name in case}
        told = server.post("/api/referee/turn", json={**body, "rules": rules}).json()
        page = server.get(told["link"])
        assert page.status_code == 200
        assert ('<h2 id="ruling" class="headline">Allowed</h2>' in page.text) == told["legal"]
        for reason in told["findings"]:
            assert f'href="{reason["address"]}"' in page.text
        assert told["link"].replace("&", "&amp;") in page.text


# -- what cannot be answered -----------------------------------------------------------------------

TURN = {"hand": "7h 8h 9h", "turn": "draw 2c; discard 2c"}


@pytest.mark.parametrize(
    ("path", "body", "code", "where"),
    [
        ("turn", {**TURN, "rules": "remik/none"}, "bad_rules", "rules"),
        ("turn", {**TURN, "rules": "jokeri/classic"}, "bad_rules", "rules"),
        ("turn", {**TURN, "rules": "remik/silesian(joker_identity=layout)"}, "bad_rules", "rules"),
        ("turn", {**TURN, "hand": "7h 7h 7h"}, "too_many_of_a_card", "cards"),
        ("turn", {**TURN, "hand": "7h zz"}, "bad_text", "hand"),
        ("turn", {**TURN, "hand": "7h ?"}, "bad_text", "hand"),
        ("turn", {**TURN, "pile": "7♥"}, "bad_text", "pile"),
        ("turn", {**TURN, "table": {"a": "7h 2c"}}, "table", "table.a"),
        ("turn", {**TURN, "table": {"a": "x"}}, "bad_text", "table.a"),
        ("turn", {**TURN, "table": {"1": "2c 3c 4c"}}, "table", "table"),
        ("turn", {**TURN, "own": ["a"]}, "table", "own"),
        ("turn", {"turn": "draw"}, "bad_request", "hand"),
        ("turn", {**TURN, "opened": "yes"}, "bad_request", "opened"),
        ("turn", {**TURN, "extra": 1}, "bad_request", "extra"),
        ("turn", {**TURN, "lang": "de"}, "bad_request", "lang"),
        ("compose", {**TURN, "turn": "draw"}, "bad_text", "turn"),
        ("compose", {**TURN, "turn": "x"}, "bad_text", "turn"),
        ("compose", {**TURN, "pick": ["zz"]}, "bad_text", "pick"),
        ("penalty", {"hand": "7h", "finish": "x"}, "bad_request", "finish"),
        ("penalty", {"hand": "7h " * 5}, "too_many_of_a_card", "cards"),
        ("sheet", {"players": ["a", "b"], "deals": [[1, 2, 3]]}, "bad_text", "deals"),
        ("sheet", {"players": ["a"], "deals": []}, "bad_request", "players"),
        ("cut", {"seen": "7h"}, "bad_text", "seen"),
    ],
)
def test_an_error_names_the_field(server, path, body, code, where):
    answer = server.post(f"/api/referee/{path}", json=body)
    told = answer.json()
    assert (answer.status_code, told["code"], told["where"]) == (400, code, where)
    assert told["detail"]


def test_contradictory_rules_name_the_clauses(server):
    told = server.post(
        "/api/referee/meld", json={"meld": "7h", "rules": "remik/silesian(joker_identity=layout)"}
    )
    assert [found["clause"] for found in told.json()["findings"]] == ["joker_identity", "swap_group3"]


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"null", b"\xff\xfe", b"{", "zażółć".encode("cp1250"), b"[" * 60_000]
)
@pytest.mark.parametrize("path", ["turn", "meld", "sheet"])
def test_what_is_no_json_is_refused(server, path, content):
    answer = server.post(
        f"/api/referee/{path}", content=content, headers={"content-type": "application/json; charset=cp1250"}
    )
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"


def test_ten_thousand_cards_are_refused_by_size(server):
    cards = "7h 8h 9h Th " * 2500
    assert server.post("/api/referee/turn", json={"hand": cards, "turn": "draw"}).status_code == 400
    assert server.post("/api/referee/penalty", json={"hand": cards * 3}).status_code == 413


def test_five_questions_a_second_and_no_more(make_server):
    with TestClient(make_server(replace(QUICK, referee="5 per 1 hour"))) as client:
        codes = [client.post("/api/referee/meld", json={"meld": "7h 8h 9h"}).status_code for _ in range(6)]
        assert codes == [200] * 5 + [429]
        answer = client.post("/api/referee/turn", json=TURN)
        told = answer.json()
        assert (told["code"], told["key"]) == ("rate", "referee")
        assert int(answer.headers["retry-after"]) == told["seconds"] > 0
        page = client.get("/referee?hand=7h&turn=draw")
        assert (page.status_code, "retry-after" in page.headers) == (429, True)
        assert client.get("/referee").status_code == 200


# -- anything at all -------------------------------------------------------------------------------

WORDS = st.one_of(
    st.text(max_size=40),
    st.lists(
        st.sampled_from(
            [
                "draw",
                "take",
                "meld",
                "add",
                "swap",
                "clear",
                "discard",
                "table",
                "to",
                "at",
                "low",
                "high",
                "a",
                "b",
                "a2",
                "run",
                "group",
                ";",
                "/",
                "7h",
                "Td",
                "*",
                "*=9d",
                "?",
                "10♥",
                "W♦",
                "==",
                "*=*",
                "AS",
            ]
        ),
        max_size=25,
    ).map(" ".join),
)
CARDS = st.one_of(
    WORDS,
    st.lists(
        st.sampled_from(["As", "Ah", "2h", "3h", "4h", "9c", "9d", "9s", "Ks", "Kh", "*"]), max_size=20
    ).map(" ".join),
)


@given(
    body=st.fixed_dictionaries(
        {"hand": CARDS, "turn": WORDS},
        optional={
            "opened": st.booleans(),
            "first_turn": st.booleans(),
            "lap": st.integers(0, 4),
            "table": st.dictionaries(st.sampled_from(["a", "b", "a2", "q", "Z", ""]), CARDS, max_size=4),
            "own": st.lists(st.sampled_from(["a", "b", "x"]), max_size=2),
            "pile": CARDS,
            "lang": st.sampled_from(["en", "pl", "tr", "ka"]),
            "rules": st.sampled_from(
                ["remik/silesian", "remik/wikibooks", "remik/zoliky", "remik/guide(table_rearrange=on)"]
            ),
        },
    ),
    pick=st.lists(st.sampled_from(["As", "2h", "3h", "4h", "*"]), max_size=4),
)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_nothing_breaks_the_referee(server, body, pick):
    for path, more in (("turn", {}), ("compose", {"pick": pick})):
        answer = server.post(f"/api/referee/{path}", content=json.dumps({**body, **more}).encode())
        assert answer.status_code in (200, 400), answer.text
        assert answer.json()
    query = {
        "hand": body["hand"],
        "turn": body["turn"],
        "pile": body.get("pile", ""),
        "lang": body.get("lang", ""),
    }
    query["table"] = "\n".join(f"{name}: {text}" for name, text in body.get("table", {}).items())
    for path in ("/referee", "/referee/picture.svg"):
        shown = {name: value.encode("utf-8", "surrogatepass") for name, value in query.items()}
        assert server.get(path, params=shown).status_code in (200, 400)


@given(text=st.text(max_size=60), other=st.text(max_size=20))
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_nothing_breaks_the_rules_pages(server, text, other):
    values = text.encode("utf-8", "surrogatepass")
    for path, params in (
        ("/house-rules", {"rules": values}),
        ("/house-rules", {"rules": b"remik/silesian", f"s.{other}": values, "s.opening_points": values}),
        ("/compare", {"one": values, "other": b"remik/silesian"}),
        ("/referee", {"rules": values, "lang": values}),
        ("/api/rules/compare", {"one": values, "other": b"remik/silesian"}),
        ("/api/rules/options", {"rules": values}),
    ):
        assert server.get(path, params=params).status_code in (200, 303, 400, 404)


# -- rules as data ---------------------------------------------------------------------------------


def test_rules_as_data_are_the_book(server):
    told = server.get("/api/rules/remik/silesian(opening_points=41)?lang=pl").json()
    rules = games.parse_rules("remik/silesian(opening_points=41)")
    assert (told["rules"], told["code"], told["house_rules"]) == (str(rules), rules.code, ["opening_points"])
    got = [clause["text"] for section in told["sections"] for clause in section["clauses"]]
    assert got == [clause.text for clause in rules.book("pl").clauses]
    assert server.get(told["link"]).status_code == 200


def test_two_rule_sets_are_compared(server):
    told = server.get("/api/rules/compare", params={"one": "remik/silesian", "other": "remik/guide"}).json()
    named = {one["setting"]: one for one in told["differences"]}
    assert (named["penalty_joker"]["one"], named["penalty_joker"]["other"]) == ("100", "25")
    page = server.get(told["link"]).text
    assert f"differ in {len(named)} points" in page
    assert all(one["label"] in page for one in named.values())


def test_rules_of_two_games_are_not_compared(server):
    answer = server.get("/api/rules/compare", params={"one": "remik/silesian", "other": "jokeri/classic"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_rules")


def test_options_say_what_cannot_be_chosen_now(server):
    told = server.get("/api/rules/options", params={"rules": "remik/silesian"}).json()
    by_name = {one["setting"]: one for one in told["settings"]}
    layout = next(one for one in by_name["joker_identity"]["options"] if one["value"] == "layout")
    assert layout["because"] == ["joker_identity", "swap_group3"]
    remedy = games.parse_rules(layout["remedy"])
    assert remedy.values["joker_identity"] == "layout"
    assert (by_name["opening_points"]["low"], by_name["opening_points"]["high"]) == (0, 200)
    assert by_name["ace_low"]["low"] is None


# -- composing -------------------------------------------------------------------------------------


def test_a_turn_is_composed_step_by_step(server):
    body = {"hand": "5h 6h 7h 9c 9d 9s Ks Kh Kd 3d 4d 5d Jd", "pile": "Kc"}
    first = server.post("/api/referee/compose", json={**body, "turn": ""}).json()
    assert [choice["step"] for choice in first["choices"]] == ["draw", "take"]
    told = server.post(
        "/api/referee/compose", json={**body, "turn": "draw 2c; meld 9c 9d 9s", "pick": ["5h", "6h", "7h"]}
    ).json()
    assert told["steps"] == ["draw 2c", "meld 9c 9d 9s"]
    assert "2c" in told["hand"]
    assert "9c" not in told["hand"]
    assert [(meld["name"], meld["kind"], meld["own"]) for meld in told["table"]] == [("a", "group", True)]
    assert [(choice["step"], choice["ok"], choice["points"]) for choice in told["choices"]] == [
        ("meld 5h 6h 7h", True, 18)
    ]
    points = next(one for one in told["conditions"] if one["clause"] == "opening_points")
    assert (points["ok"], points["have"], points["need"]) == (False, 27, 51)


def test_a_way_out_is_found_or_shown_not_to_exist(server):
    body = {"pile": "Kd", "turn": "take; meld 5h 6h 7h; discard Jd"}
    could = server.post(
        "/api/referee/turn", json={**body, "hand": "5h 6h 7h 9c 9d 9s Ks Kh 2d 3d 4d 5d Jd"}
    ).json()
    assert could["way_out"]["exists"]
    again = {**body, "hand": "5h 6h 7h 9c 9d 9s Ks Kh 2d 3d 4d 5d Jd", "turn": could["way_out"]["turn"]}
    told = server.post("/api/referee/turn", json=again).json()
    assert (told["legal"], told["out"]) == (True, True)
    assert "pile_before_opening" in [reason["clause"] for reason in told["paid"]]
    could_not = server.post(
        "/api/referee/turn", json={**body, "hand": "5h 6h 7h 9c 9d 9s Ks Kh 2d 3d 4d 8c Jd"}
    )
    assert could_not.json()["way_out"] == {"exists": False, "turn": None}
    plain = server.post("/api/referee/turn", json={"hand": "5h 6h 7h", "turn": "draw 2c; discard 2c"})
    assert plain.json()["way_out"] is None


def test_the_description_has_examples_and_strict_bodies(server):
    told = server.get("/api/openapi.json").json()
    question = told["components"]["schemas"]["TurnQuestion"]
    assert question["additionalProperties"] is False
    assert set(question["required"]) == {"hand", "turn"}
    assert question["properties"]["hand"]["examples"]
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            assert operation["description"], path
            if "/referee/" in path:
                refused = {"413"} if method == "post" else set()
                assert {"200", "400", "429"} | refused <= set(operation["responses"])
