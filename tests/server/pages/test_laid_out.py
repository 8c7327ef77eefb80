"""A position that cannot be is refused before anything is asked about it, at the field that is wrong."""

from __future__ import annotations

import html
import re

import pytest

TURN = "draw+4s;+discard+2c"


def faulty(text: str) -> list[str]:
    """Names of the fields that are marked as wrong."""
    tags = re.findall(r"<(?:input|textarea)[^>]*>", text)
    return [found[1] for tag in tags if "aria-invalid" in tag and (found := re.search(r'name="(\w+)"', tag))]


@pytest.mark.parametrize(
    ("query", "field", "label"),
    [
        ("hand=%B1%E6", "hand", "Hand before drawing"),
        ("hand=9c+zz", "hand", "Hand before drawing"),
        ("table=a:+zz", "table", "Melds on the table a"),
        ("table=a:+2c+9d+Kh", "table", "Melds on the table a"),
        ("hand=9c&pile=hello", "pile", "Discard pile, top card first"),
        ("hand=9c&own=q", "own", "Of these"),
        (f"hand=2c&turn={TURN}&table=a:+zz", "table", "Melds on the table a"),
    ],
)
def test_what_cannot_be_read_is_told_at_its_field(server, query, field, label):
    answer = server.get(f"/referee?{query}")
    text = html.unescape(answer.text)
    assert answer.status_code == 400
    (said,) = re.findall(r'<p class="wrong">(.*?)</p>', text)
    assert label in said
    assert faulty(text) == [field]


@pytest.mark.parametrize("query", ["", "?hand=9c+2d", "?table=a:+5h+6h+7h&own=a", "?pile=Kd&opened=yes"])
def test_half_a_position_is_no_fault(server, query):
    answer = server.get(f"/referee{query}")
    assert answer.status_code == 200
    assert faulty(answer.text) == []


@pytest.mark.parametrize("rules", ["remik/silesian", "remik/romme", "remik/guide"])
@pytest.mark.parametrize("before", ["opened=yes", "table=a:+5h+6h+7h"])
@pytest.mark.parametrize(("language", "said"), [("en", "nobody can have opened"), ("pl", "nikt nie mógł")])
def test_before_the_first_turn_nobody_has_opened(server, rules, before, language, said):
    asked = f"/referee?rules={rules}&hand=2c+3d&first=yes&{before}&turn=discard+2c&lang={language}"
    answer = server.get(asked)
    assert answer.status_code == 400
    assert said in html.unescape(answer.text)
    assert faulty(answer.text) == ["first"]
    body = {"rules": rules, "hand": "2c 3d", "first_turn": True, "opened": True, "turn": "discard 2c"}
    told = server.post("/api/referee/turn", json=body)
    assert (told.status_code, told.json()["where"]) == (400, "first")


def test_what_is_typed_in_signs_is_composed_too(server):
    body = {"hand": "W♥ 10 kier D♥ 2♣", "table": {"a": "9♠ 9♦ 9♣"}, "turn": "draw 4♠", "lang": "en"}
    told = server.post("/api/referee/compose", json=body)
    assert told.status_code == 200
    assert sorted(told.json()["hand"]) == sorted(["Jh", "Th", "Qh", "2c", "4s"])
