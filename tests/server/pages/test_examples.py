"""Examples on the rules page: answered by the rules in force at this very table, in words."""

from __future__ import annotations

import re

import pytest

from stolik.core.text import LANGUAGES


def example(server, path: str, clause: str) -> str:
    text = server.get(path).text
    anchor = server.get(f"/api/rules{path.removeprefix('/rules').partition('?')[0]}").json()
    place = next(
        found["anchor"]
        for section in anchor["sections"]
        for found in section["clauses"]
        if found["clause"] == clause
    )
    item = re.search(rf'<li id="{place}".*?</li>', text, re.DOTALL)
    assert item
    said = re.search(r'<p class="example">(.*?)</p>', item[0])
    return said[1] if said else ""


def test_the_answer_is_this_tables(server):
    classic = example(server, "/rules/jokeri/classic", "high_joker_vs_trump")
    pagat = example(server, "/rules/jokeri/pagat", "high_joker_vs_trump")
    assert (
        classic == "Example: ★ highest ♥, A♥, A♠, Q♥, in this order; trump ♠. The trick goes to ★ highest ♥."
    )
    assert pagat == "Example: ★ highest ♥, A♥, A♠, Q♥, in this order; trump ♠. The trick goes to A♠."


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("bid_range", "Example: 3 cards, nothing bid yet. May be bid: 0, 1, 2, 3."),
        ("dealer_hook", "Example: 5 cards, bid so far: 2, 1, 1. May be bid now: 0, 2, 3, 4, 5."),
        ("shtanga", "Example: 6 cards, bid 2, taken 0: -200 points."),
        ("lead_any", "Example: leading with 9♠, A♥, 7♦; trump ♦. May be played: 7♦, 9♠, A♥."),
        ("jokers_equal", "Example: hand ★, ★; on the table 10♥; trump ♠. May be played: ★ takes, ★ leaves."),
        ("length", ""),
    ],
)
def test_every_kind_has_its_sentence(server, clause, said):
    assert example(server, "/rules/jokeri/classic", clause) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_said_in_every_language_and_in_plain_text(server, language):
    page = server.get("/rules/jokeri/classic", params={"lang": language}).text
    said = re.findall(r'<p class="example">(.*?)</p>', page)
    assert len(said) > 35
    assert not any("{" in one for one in said)
    plain = " ".join(server.get("/rules/jokeri/classic.txt", params={"lang": language}).text.split())
    assert all(" ".join(one.split()) in plain for one in said)
