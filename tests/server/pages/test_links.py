"""Old links keep their meaning: the presets and rule sets that were ever sent to somebody are pinned.

A new setting may be added, with its neutral value in every rule set here. Nothing that stands in the golden
file may change: a table has agreed on it.
"""

from __future__ import annotations

import json
from pathlib import Path

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
