"""`stolik rules`: the page of a table, and the list of tables."""

from __future__ import annotations

import pytest


def test_the_page_begins_with_the_rule_set_and_its_code(stolik):
    ran = stolik("rules", "remik/silesian(opening_points=41)")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("remik/silesian(opening_points=41)  [")
    assert "41" in ran.out.partition("\n")[2]


def test_each_language_has_its_own_page(stolik):
    pages = {stolik("rules", "remik/silesian", "--lang", language).out for language in ("en", "pl")}
    assert len(pages) == 2


def test_the_environment_chooses_the_language(stolik, monkeypatch):
    polish = stolik("rules", "remik/silesian", "--lang", "pl").out
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert stolik("rules", "remik/silesian").out == polish


def test_without_a_rule_set_all_are_listed(stolik):
    lines = stolik("rules").out.splitlines()
    named = {line.split()[0] for line in lines}
    assert {"remik/silesian", "remik/wikibooks", "remik/guide"} <= named


@pytest.mark.parametrize(
    "text",
    [
        "",
        "remik",
        "chess/blitz",
        "remik/nowhere",
        "remik/silesian(",
        "remik/silesian(no_such=1)",
        "remik/silesian(opening_points=x)",
        "x" * 10_000,
    ],
)
def test_a_rule_set_that_cannot_be_gets_one_line(refused, text):
    assert len(refused("rules", text)) < 500
