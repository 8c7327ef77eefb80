"""Fields of the referee's page that only some rules ask for."""

from __future__ import annotations

import html
import re
from urllib.parse import parse_qsl

import pytest

HAND = "9c 9d 9s Td Jd Qd 2s 3h 5c 7s Kh 4h 6c"
TURN = "draw 8h; meld 9c 9d 9s; meld Td Jd Qd; discard Kh"
WAITING = "remik/silesian(melds_from_lap=3)"


def page(server, **params):
    return server.get("/referee", params={"lang": "en", **params})


def test_the_lap_is_asked_for_where_a_rule_waits_for_one(server):
    assert 'name="lap"' in page(server, rules=WAITING).text
    assert 'name="lap"' not in page(server, rules="remik/silesian").text


@pytest.mark.parametrize(("lap", "said"), [("2", "Not allowed"), ("3", "Allowed"), ("", "Allowed")])
def test_the_page_judges_by_the_lap_and_keeps_it_in_its_link(server, lap, said):
    answer = page(server, rules=WAITING, hand=HAND, turn=TURN, lap=lap)
    assert answer.status_code == 200
    text = html.unescape(answer.text)
    assert said in text
    assert ("&lap=2&turn=" in text) == (lap == "2")
    assert ("This is lap 2: nothing may be laid down before lap 3." in text) == (lap == "2")


def test_a_lap_says_nothing_where_no_rule_waits_for_one(server):
    answer = page(server, rules="remik/silesian", hand=HAND, turn=TURN, lap="1")
    assert "Allowed" in answer.text
    (link,) = re.findall(r'<link rel="canonical" href="([^"]+)"', html.unescape(answer.text))
    assert "turn=" in link
    assert "lap=" not in link


def test_the_page_in_other_languages_asks_in_the_order_that_was_asked(server):
    asked = [("lap", "1"), ("turn", TURN), ("hand", HAND), ("rules", WAITING)]
    text = server.get("/referee", params=[*asked, ("lang", "en")]).text
    addresses = re.findall(r'<a href="[?]([^"]+)" hreflang', html.unescape(text))
    assert len(addresses) == 4
    for address in addresses:
        assert [name for name, _ in parse_qsl(address)] == ["lap", "turn", "hand", "rules", "lang"]


@pytest.mark.parametrize("lap", ["0", "two", "-1", "1000"])
def test_a_lap_that_there_is_not_is_refused_on_the_page(server, lap):
    answer = page(server, rules=WAITING, hand=HAND, turn=TURN, lap=lap)
    assert answer.status_code == 400
    assert "Lap of the deal" in answer.text


def test_the_cut_tells_what_is_dealt_to_five_where_that_differs(server):
    answer = page(server, rules="remik/romme(hand_size_5p_up=11)", ask="cut", seen="*")
    assert "With five players or more: 10." in answer.text
    assert "With five players" not in page(server, rules="remik/romme", ask="cut", seen="*").text
    body = {"rules": "remik/romme(hand_size_5p_up=11)", "seen": "*", "players": 6}
    assert server.post("/api/referee/cut", json=body).json()["dealt"] == 10
    assert server.post("/api/referee/cut", json={**body, "players": 9}).status_code == 400


@pytest.mark.parametrize(
    ("language", "dealer"),
    [("en", "dealer"), ("pl", "rozdającego"), ("tr", "Dağıtanın"), ("ka", "დამრიგებლის")],
)
def test_a_first_turn_is_told_as_that_of_whoever_has_the_extra_card(server, language, dealer):
    answer = page(server, rules="remik/zoliky", hand="9h Kh", turn="discard Kh", first="yes", lang=language)
    (said,) = re.findall(r'<p class="note">([^<]*)</p>', answer.text)[:1]
    assert dealer not in said


@pytest.mark.parametrize(
    ("cards", "rules", "melds"),
    [
        ("7h 5h 6h", "remik/silesian", ["5h 6h 7h"]),
        ("9c * 9d", "remik/silesian", ["9d 9c *=9s", "9d 9c *=9h"]),
        ("8h * 9h", "remik/silesian", ["8h 9h *=Th", "*=7h 8h 9h"]),
        ("9c * 9d", "remik/wikibooks", ["9d 9c *"]),
        ("9c 9d Kh", "remik/silesian", []),
    ],
)
def test_cards_to_lie_on_the_table_are_offered_as_every_meld_that_they_may_be(server, cards, rules, melds):
    told = server.post("/api/referee/melds", json={"cards": cards, "rules": rules}).json()
    assert [meld["text"] for meld in told["melds"]] == melds
    assert bool(told["findings"]) == (not melds)
    for meld in melds:
        # Each lies there when a question names it so.
        asked = page(server, rules=rules, hand="2c", opened="yes", table=f"a: {meld}", turn="draw 3c")
        assert asked.status_code == 200
