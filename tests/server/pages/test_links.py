"""Old links keep their meaning: the presets and rule sets that were ever sent to somebody are pinned.

A new setting may be added, with its neutral value in every rule set here. Nothing that stands in the golden
file may change: a table has agreed on it.
"""

from __future__ import annotations

import html
import json
from pathlib import Path
from urllib.parse import quote, quote_plus, unquote

import pytest

from stolik import games

HERE = Path(__file__).parent
PINNED = json.loads((HERE / "golden_rules.json").read_text(encoding="utf-8"))
ANCHORS = json.loads((HERE / "golden_anchors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", sorted(PINNED))
def test_an_old_link_means_what_it_meant(text):
    rules = games.parse_rules(text)
    settings = rules.catalog.settings
    now = {name: setting.write(rules.values[name]) for name, setting in settings.items()}
    assert {name: now.get(name) for name in PINNED[text]["values"]} == PINNED[text]["values"]
    assert rules.code == PINNED[text]["code"]
    for name in set(now) - set(PINNED[text]["values"]):
        assert rules.values[name] == settings[name].neutral, f"{name} is new, so it must be neutral here"


def test_every_preset_is_pinned():
    presets = {f"{game}/{preset}" for game in games.names() for preset in games.game(game).catalog.presets}
    assert presets <= set(PINNED)
    assert len(PINNED) > len(presets)


@pytest.mark.parametrize("game", sorted(ANCHORS))
def test_an_anchor_stays_on_its_clause(game):
    catalog = games.game(game).catalog
    now = {
        anchor: next((c for c in catalog.clause_rule if catalog.anchor(c) == anchor), None)
        for anchor in ANCHORS[game]
    }
    assert now == ANCHORS[game]
    assert set(ANCHORS) == set(games.names())


def test_old_links_open(server):
    for text in PINNED:
        answer = server.get("/rules/" + text.replace(" ", ""))
        assert answer.status_code == 200
        assert PINNED[text]["code"] in answer.text


AGREED = "remik/silesian(opening_points=41)"


@pytest.mark.parametrize(
    "pasted",
    [
        AGREED,
        f"https://cards.example/rules/{AGREED}?lang=pl#opening-2",
        f"https://cards.example/rules/{quote(AGREED)}",
        f"/rules/{AGREED}",
        f"https://cards.example/house-rules?rules={quote_plus(AGREED)}",
        f"https://cards.example/referee?ask=meld&rules={AGREED}&cards=5h+6h+7h",
    ],
)
def test_a_link_stands_for_the_rules_that_it_holds(server, pasted):
    answer = server.get(
        "/compare", params={"one": "remik/guide", "other": "remik/guide", "other_link": pasted}
    )
    assert unquote(answer.url.path) == f"/compare/remik/guide/vs/{AGREED}"
    assert 'value="41"' in server.get("/house-rules", params={"rules": pasted}).text
    asked = server.get("/referee", params={"rules": pasted}).text
    assert AGREED in html.unescape(asked)


@pytest.mark.parametrize(
    "pasted", ["https://cards.example/rules/", "https://cards.example/t/abc", "//", "http://["]
)
def test_a_link_without_rules_is_refused_as_it_was_pasted(server, pasted):
    answer = server.get("/compare", params={"one_link": pasted, "other": "remik/guide", "lang": "en"})
    assert answer.status_code == 404
    assert html.escape(pasted) in answer.text
