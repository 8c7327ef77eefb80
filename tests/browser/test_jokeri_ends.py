"""What is told at a deal's end: the closing of a set, pairs, who has won; in every language."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.browser.jokeri_ends import NINES, ended, results
from tests.browser.locales import FOUR
from tests.browser.test_jokeri_table import SPEC

TEXTS = Path(__file__).parents[2] / "web" / "texts"
STRICT = "jokeri/classic(length=nines16, erase=all_others)"
PAIRS = "jokeri/classic(length=nines16, teams=opposite)"


def said(locale: str, text: str, **args: Any) -> str:
    """A text of the interface as this reader sees it."""
    bundle = FluentBundle([locale[:2]], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{locale[:2]}.ftl").read_text(encoding="utf-8")))
    told, errors = bundle.format_pattern(bundle.get_message(text).value, args)
    assert not errors
    return str(told)


def plain(text: str) -> str:
    return " ".join(text.replace("\u00a0", " ").split())


def closing(page) -> dict[int, str]:
    """The lines of the closing by seat."""
    return {
        int(line.get_attribute("data-closing")): plain(line.inner_text())
        for line in page.locator("dialog[open] [data-closing]").all()
    }


def row(page, name: str) -> list[str]:
    cells: list[str] = page.locator(f"dialog[open] .standing [data-row={name}] td").all_inner_texts()
    return cells


@pytest.mark.parametrize("locale", FOUR)
def test_the_end_of_a_set_says_what_it_doubles_and_what_it_strikes(new_context, shared_server, locale):
    page = new_context(locale=locale).new_page()
    ended(STRICT, NINES).open(page, shared_server.url)
    box = page.locator("dialog[open] .set-closing")
    box.wait_for()
    assert said(locale, "closing-title", number=1) in box.inner_text()
    you = said(locale, "you")
    assert said(locale, "closing-kept", names=you) in box.inner_text()
    lines = closing(page)
    made = SPEC.sheet(SPEC.catalog.parse(STRICT), results(STRICT, NINES))["sets"][0]["closing"]
    assert made["premium"] == [250, 0, 0, 0]
    assert made["erased"] == [0, 250, 200, 200]
    expected = {
        0: (you, "closing-doubled", 3, "+250"),
        1: ("Nino", "closing-struck", 4, "−250"),
        2: ("Gia", "closing-struck", 2, "−200"),
        3: ("Lia", "closing-struck", 4, "−200"),
    }
    assert set(lines) == set(expected)
    for seat, (name, text, deal, points) in expected.items():
        assert lines[seat].startswith(f"{name}: {said(locale, text, deal=deal)}")
        assert lines[seat].endswith(points)
    assert row(page, "total") == ["950", "360", "190", "260"]


def test_within_a_set_nothing_is_closed(page, shared_server):
    ended(STRICT, NINES[:3]).open(page, shared_server.url)
    page.wait_for_selector("dialog[open] .standing")
    assert page.locator(".set-closing").count() == 0
    # Names and numbers stand apart.
    assert page.locator("dialog[open] .standing th[scope=col]").all_inner_texts() == [
        "You", "Nino", "Gia", "Lia",
    ]  # fmt: skip
    assert page.locator("dialog[open] [data-winner]").count() == 0


@pytest.mark.parametrize(
    ("rules", "words", "points"),
    [
        ("jokeri/classic(all_pass_premium=500)", "passed in every deal of the set", "+500"),
        ("jokeri/classic(premium_min=300)", "at least so much is added", "+300"),
        ("jokeri/classic(premium=none)", "no premium is due", "0"),
    ],
)
def test_a_premium_that_doubles_no_deal_says_so(page, shared_server, rules, words, points):
    first = 1 if "min" in rules else 0
    rows = [((first, 0, 0, 0), (first, size - first, 0, 0)) for size in range(1, 9)]
    ended(rules, [((0, 0, 0, 0), (0, 1, 0, 0)), *rows[1:]]).open(page, shared_server.url)
    page.wait_for_selector("dialog[open] .set-closing")
    mine = closing(page)[0]
    assert words in mine
    assert mine.endswith(points)


def test_a_set_that_nobody_keeps(page, shared_server):
    rows = [((0, 0, 0, 0), (3, 2, 2, 2))] * 4
    ended("jokeri/classic(length=nines16)", rows).open(page, shared_server.url)
    box = page.locator("dialog[open] .set-closing")
    box.wait_for()
    assert "Nobody kept every promise" in box.inner_text()
    assert "Nothing is added or struck." in box.inner_text()


@pytest.mark.parametrize("locale", FOUR)
def test_the_game_ends_with_the_winner_on_top(new_context, shared_server, locale):
    page = new_context(locale=locale).new_page()
    ended(STRICT, NINES * 4).open(page, shared_server.url)
    top = page.locator("dialog[open] [data-winner]")
    top.wait_for()
    assert top.inner_text() == said(locale, "winner", name=said(locale, "you"), you="true")
    assert top.bounding_box()["y"] < page.locator("dialog[open] .outcome").bounding_box()["y"]
    assert page.locator("dialog[open] .sheet-body").evaluate("box => box.scrollTop") == 0


def test_who_shares_the_first_place_is_named(page, shared_server):
    rows = [((2, 2, 0, 0), (2, 2, 2, 3))] * 16
    ended("jokeri/classic(length=nines16)", rows).open(page, shared_server.url)
    page.wait_for_selector("dialog[open] [data-winner]")
    assert page.inner_text("dialog[open] [data-winner]") == "First place is shared: You, Nino"


@pytest.mark.parametrize("locale", FOUR)
def test_pairs_stand_together_wherever_totals_stand(new_context, shared_server, locale):
    page = new_context(locale=locale).new_page()
    ended(PAIRS, NINES * 4).open(page, shared_server.url)
    page.wait_for_selector("dialog[open] .standing")
    made = SPEC.sheet(SPEC.catalog.parse(PAIRS), results(PAIRS, NINES * 4))
    counted = [str(points) for points in made["counted"]]
    assert counted[0] == counted[2]
    assert counted[1] == counted[3] != counted[0]
    you = said(locale, "you")
    assert page.inner_text("dialog[open] [data-winner]") == said(locale, "winner-pair", names=f"{you}, Gia")
    page.keyboard.press("Escape")
    page.click("[data-act=score]")
    page.wait_for_selector("dialog[open] .paper")
    foot = page.locator("dialog[open] .paper tfoot")
    assert foot.locator("[data-row=pair] th").inner_text() == said(locale, "score-pair")
    assert foot.locator("[data-row=pair] td").all_inner_texts() == counted
    # Both of the pair that leads are marked, and nobody else.
    for name in ("total", "pair", "place"):
        marked = foot.locator(f"[data-row={name}] td").evaluate_all(
            "cells => cells.map(one => one.className)"
        )
        assert marked == ["best", "", "best", ""]
    with page.expect_download() as found:
        page.click("dialog[open] [data-act=csv]")
    lines = list(csv.reader(found.value.path().read_text(encoding="utf-8-sig").splitlines()))
    (pair,) = [line for line in lines if line[0] == said(locale, "score-pair")]
    assert pair[3::4] == counted


def test_pairs_have_a_row_before_the_game_is_over(page, shared_server):
    ended(PAIRS, NINES[:2]).open(page, shared_server.url)
    page.wait_for_selector("dialog[open] .standing")
    totals = [int(points) for points in row(page, "total")]
    assert [int(points) for points in row(page, "pair")] == [
        totals[seat] + totals[(seat + 2) % 4] for seat in range(4)
    ]
