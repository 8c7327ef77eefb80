"""Examples on the rules page: drawn and said for every clause, answered by the rules of this very table."""

from __future__ import annotations

import html
import re

import pytest

from stolik.core.text import LANGUAGES

TABLES = (
    "jokeri/classic",
    "jokeri/pagat",
    "jokeri/tbilisi(length=full40, extra_sets=dark+misere+golden+no_trump, dark_factor=2, teams=opposite)",
    "jokeri/classic(length=nines16,premium_min=150,erase=every_failer,clock=none,on_timeout=fallback_move)",
)


def figures(server, rules: str, language: str = "en") -> dict[str, str]:
    """The figure of each clause of a rules page, by the clause's id ("" where there is none)."""
    page = server.get(f"/rules/{rules}", params={"lang": language}).text
    book = server.get(f"/api/rules/{rules}").json()
    found = {}
    for section in book["sections"]:
        for clause in section["clauses"]:
            item = page[page.index(f'<li id="{clause["anchor"]}"') :]
            item = item[: min(item.find("<li id=", 9) % len(item), item.index("</ol>"))]
            figure = re.search(r'<figure class="example".*?</figure>', item, re.DOTALL)
            found[clause["clause"]] = figure[0] if figure else ""
    return found


def caption(figure: str) -> str:
    said = re.search(r"<figcaption>(.*?)</figcaption>", figure)
    return html.unescape(said[1]) if said else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_drawn_as_every_sheet_is_tricks_taken_before_the_promise(server, language):
    """A shtanga is 0 / 2 here as at the table, under words that say which number is which."""
    figure = html.unescape(figures(server, "jokeri/classic", language)["shtanga"]).replace("\xa0", " ")
    assert re.findall(r"<span>(\d / \d)</span>", figure)[:2] == ["4 / 3", "0 / 2"]
    head = {"en": "Taken / bid", "pl": "Wzięte / zapow.", "tr": "Alınan / söz", "ka": "აღებული / ნათქვამი"}
    assert f">{head[language]}<" in figure


def test_the_answer_is_this_tables(server):
    classic, pagat = (
        figures(server, f"jokeri/{name}")["high_joker_vs_trump"] for name in ("classic", "pagat")
    )
    assert caption(classic) == "Keti takes the trick: ★ highest ♥."
    assert caption(pagat) == "Gia takes the trick: A♠."
    for figure, taker in ((classic, "Keti"), (pagat, "Gia")):
        marked = re.findall(r'<li class="takes">.*?<span class="who">(\w+)</span>', figure, re.DOTALL)
        assert marked == [taker]


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("bid_range", "May be bid: 0–9."),
        ("dealer_hook", "May be bid: 0, 2–9. Barred: 1."),
        ("bid_final", "Bid 3: not allowed. You have bid 2; a bid is final."),
        ("shtanga", "Beka: bid 2, taken 0, points −200."),
        ("premium", "Keti: premium 250, the set 950."),
        ("lead_any", "May be played: 9♠, A♥, 7♦."),
        ("jokers_equal", "May be played: ★ takes, ★ gives way."),
        ("joker_leads", "May be played: 9♥, or the joker with any suit, “highest” or “give”."),
        ("length", "Deals: 24. Sets: 4."),
        ("first_dealer", "Keti gets the first ace and deals first; the joker is no ace."),
        ("fallback", "The referee plays 6♦."),
        ("highest_total", "The game goes to Keti: 2750."),
    ],
)
def test_every_kind_has_its_sentence(server, clause, said):
    assert caption(figures(server, "jokeri/classic")[clause]) == said


def test_a_struck_score_is_said(server):
    assert "Struck: Beka −250, Gia −200, Nino −200." in caption(figures(server, "jokeri/tbilisi")["erase"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", TABLES)
def test_every_clause_has_its_example_drawn_and_said(server, rules, language):
    found = figures(server, rules, language)
    assert len(found) > 70
    for clause, figure in found.items():
        assert 'class="card' in figure, clause
        said = caption(figure)
        assert said[-1] in ".!", clause
        assert not re.search(r"[{}$]", said), clause
        assert "  " not in said, clause
        georgian = re.search("[ა-ჰ]", said) is not None
        assert georgian == (language == "ka"), clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_text_says_what_is_drawn(server, language):
    found = figures(server, "jokeri/classic", language)
    plain = " ".join(server.get("/rules/jokeri/classic.txt", params={"lang": language}).text.split())
    for clause, figure in found.items():
        assert " ".join(caption(figure).split()) in plain, clause
    assert "9♥" in plain
    assert "{" not in plain


def test_the_folded_sheet_has_the_rules_alone(server):
    page = server.get("/rules/jokeri/classic", params={"view": "sheet"}).text
    assert "<figure" not in page
    assert 'id="joker-7"' in page


def test_rules_without_examples_draw_none(server):
    page = server.get("/rules/remik/silesian").text
    assert '<figure class="example"' not in page
    assert 'class="outlines"' not in page


def test_a_comparison_draws_the_trick_at_either_table(server):
    page = server.get("/compare/jokeri/classic/vs/jokeri/pagat", params={"lang": "en"}).text
    takers = re.findall(r'<li class="takes">.*?<span class="who">(\w+)</span>', page, re.DOTALL)
    assert takers[:2] == ["Keti", "Gia"]
    same = server.get("/compare/remik/silesian/vs/remik/wikibooks").text
    assert "<figure" not in same


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_begins_with_the_point_on_which_tables_differ_most(server, language):
    def begins(one: str, other: str) -> str:
        page = server.get(f"/compare/jokeri/{one}/vs/jokeri/{other}", params={"lang": language}).text
        return page[page.index('class="deeds"') : page.index('class="sides"')]

    for one, other in (
        ("classic", "pagat"),
        ("classic", "tbilisi"),
        ("tbilisi", "classic"),
        ("pagat", "classic"),
    ):
        assert 'id="joker-7"' in begins(one, other)
    for one, other in (("pagat", "tbilisi"), ("tbilisi", "pagat")):
        agreed = begins(one, other)
        assert agreed.index('class="agreed"') < agreed.index("<section")
        assert "#joker-7" in agreed
