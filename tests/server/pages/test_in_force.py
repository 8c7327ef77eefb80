"""Which clause holds is told beside each setting of the editor, and a link to one that does not says so."""

from __future__ import annotations

import html
import re

import pytest

from stolik.server.catalogue import house_games

GAMES = house_games()
RULES = [
    "remik/silesian",
    "remik/silesian(jokers=0,cut_by=none)",
    "remik/zoliky(opening_points=30)",
    "jokeri/classic",
    "jokeri/tbilisi(premium=none)",
]


def fields(text: str) -> dict[str, str]:
    """Each setting of the editor with its part of the page."""
    parts = re.findall(r'<fieldset id="([a-z0-9_]+)"(.*?)</fieldset>', text, re.DOTALL)
    return {name: html.unescape(part) for name, part in parts}


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("text", RULES)
def test_every_setting_tells_the_clause_that_holds(server, text, language):
    rules = GAMES.parse_rules(text)
    book = {clause.id: clause.text for clause in rules.book(language).clauses}
    shown = fields(server.get("/house-rules", params={"rules": text, "lang": language}).text)
    assert len(shown) > 15
    nothing = {"pl": "Przy tym stole niczego nie zmienia.", "en": "Changes nothing at this table."}[language]
    for name, part in shown.items():
        if name in book:
            assert f">{book[name]}</p></details>" in part, name
            assert nothing not in part
        else:
            assert "<details" not in part, name
            assert (nothing in part) == (name in rules.idle), name


def test_what_cannot_be_has_no_clause(server):
    query = "rules=remik/silesian&s.opening_points=900&s.opening_clean_run=false"
    shown = fields(server.get(f"/house-rules?{query}").text)
    assert "in-force" not in shown["opening_points"]
    assert "in-force" in shown["opening_clean_run"]


def test_every_clause_of_the_game_has_its_place_on_every_page(server):
    for text in RULES:
        rules = GAMES.parse_rules(text)
        page = server.get(f"/rules/{text}").text
        here = {clause.id for clause in rules.book("en").clauses}
        for clause in rules.catalog.clause_rule:
            anchor = rules.catalog.anchor(clause)
            assert len(re.findall(rf' id="{anchor}"', page)) == 1, (text, clause)
            absent = f'<p id="{anchor}" class="absent" hidden>' in page
            assert absent == (clause not in here), (text, clause)


def test_the_way_to_a_clause_that_the_preset_has(server):
    page = html.unescape(server.get("/rules/remik/silesian(cut_by=none)").text)
    said = re.search(r'<p id="cut-3" class="absent" hidden>(.*?)</p>', page)
    assert said
    assert said[1] == (
        '§ The cut 3 is not in force at this table. <a href="/rules/remik/silesian#cut-3">'
        "As in “Silesian rummy”</a>"
    )
