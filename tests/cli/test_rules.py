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


def test_house_rules_are_set_on_the_way(stolik):
    ran = stolik("rules", "remik/silesian", "--set", "opening_points=41", "--set", "end_value=300", "--name")
    assert ran.out.splitlines()[0].startswith("remik/silesian(end_value=300, opening_points=41)  [")
    assert ran.out.splitlines()[1] == "/rules/remik/silesian(end_value=300,opening_points=41)"


def test_two_tables_are_compared(stolik):
    ran = stolik("rules", "remik/silesian", "--compare", "remik/silesian(opening_points=41)", "--lang", "pl")
    first, second, count, _, point, one, other = ran.out.splitlines()
    assert first.startswith("1: remik/silesian  [")
    assert second.startswith("2: remik/silesian(opening_points=41)  [")
    assert count == "Te dwa stoły różnią się w jednym punkcie."
    assert point == "Wyłożenie się 1. Punkty do wyłożenia"
    assert one.startswith("  1: 51. ")
    assert other.startswith("  2: 41. ")
    same = stolik("rules", "remik/silesian", "--compare", "remik/silesian")
    assert same.out.splitlines()[2] == "The two tables play by the same rules."


def test_a_clause_that_one_table_has_not_is_said_to_be_missing(stolik):
    ran = stolik("rules", "remik/silesian", "--compare", "remik/guide")
    assert "No such clause." in ran.out


def test_every_setting_is_listed_with_what_cannot_be_now(stolik):
    lines = stolik("rules", "remik/silesian", "--settings").out.splitlines()
    assert "  * 51: 51" in lines
    assert any(line.startswith("  - layout: ") and "swap_group3" in line for line in lines)


def test_the_page_alone_is_valid_html(stolik):
    import html5lib

    ran = stolik("rules", "remik/silesian(opening_points=41)", "--html", "--lang", "pl")
    html5lib.HTMLParser(strict=True).parse(ran.out)
    assert 'id="opening-1" value="1" class="changed"' in ran.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["remik/silesian", "--set", "opening_points"],
        ["remik/silesian", "--set", "opening_points=900"],
        ["remik/silesian", "--set", "joker_identity=layout"],
        ["remik/silesian", "--set", "nothing=1"],
        ["remik/silesian", "--html", "--text"],
        ["remik/silesian", "--compare", "jokeri/classic"],
        ["--set", "opening_points=41"],
        ["--html"],
    ],
)
def test_what_cannot_be_printed_gets_one_line(refused, arguments):
    assert refused("rules", *arguments)
