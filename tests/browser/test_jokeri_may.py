"""Joker's "May I?": the referee at the table, the clause on the rules page, a link with the own view."""

from __future__ import annotations

import pytest

from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.games import game
from stolik.games.jokeri.kinds import Phase
from stolik.server import links
from tests.browser.one_seat import OneSeat
from tests.browser.test_jokeri_table import position

SPEC = game("jokeri")
HAND = "Qs 7s Kd *"


@pytest.fixture
def sit(page, shared_server):
    def at(position):
        OneSeat("jokeri", position, 0, 4).open(page, shared_server.url)
        page.wait_for_selector("[data-card]")

    return at


def ask(page, card: str) -> str:
    """Ask about a card; the answer in words, with the link in the sheet renewed."""
    page.click(f"dialog[open] [data-ask='{card}']")
    page.wait_for_selector(f"dialog[open] [data-ask='{card}'][aria-pressed=true]")
    page.wait_for_selector("dialog[open] .verdict")
    return page.locator("dialog[open] [aria-live]").inner_text().replace("\ufe0e", "")


def href(page) -> str:
    return page.locator("dialog[open] [data-act=referee]").get_attribute("href")


def address(trick: str, play: str, hand: str = HAND, rules: str = "jokeri/classic") -> str:
    cards = str(CardSet(parse_cards(hand)))
    return links.joker_play_page(SPEC.catalog.parse(rules), cards, trick, "h", play)


def test_each_card_is_answered_and_the_link_asks_the_same(page, sit, assert_accessible):
    sit(position(HAND, "*^s As"))
    page.click("[data-act=may]")
    assert "Not allowed" in ask(page, "7s")
    assert "Q♠" in page.locator("dialog[open] .findings").inner_text().replace("\ufe0e", "")
    assert href(page) == address("*^s As", "7s")
    assert_accessible(page)
    assert ask(page, "Qs").startswith("Allowed")
    assert href(page) == address("*^s As", "Qs")
    assert ask(page, "*").startswith("Allowed")
    assert href(page) == address("*^s As", "*+")


def test_the_card_that_was_refused_is_asked_about_and_the_referee_answers(page, sit, shared_server):
    rules = SPEC.catalog.parse("jokeri/classic(high_joker_demand=any)")
    sit(position(HAND, "*^s As", rules=rules))
    page.click("[data-card='Kd']")
    page.click("[data-act=may]")
    page.wait_for_selector("dialog[open] [data-ask='Kd'][aria-pressed=true]")
    found = href(page)
    assert found == address("*^s As", "Kd", rules=str(rules))
    with page.context.expect_page() as opened:
        page.click("dialog[open] [data-act=referee]")
    referee = opened.value
    referee.wait_for_load_state()
    assert referee.url == shared_server.url.rstrip("/") + found
    said = referee.inner_text("main").replace("\ufe0e", "")
    assert "K♦: Not allowed" in said
    assert "May be played: 7♠ Q♠ ★" in said


def test_leading_while_waiting_and_after_my_card(page, sit):
    sit(position(HAND))
    page.click("[data-act=may]")
    assert href(page) == address("", "")
    assert ask(page, "*").startswith("Allowed")
    assert href(page).startswith(address("", "*^"))
    page.keyboard.press("Escape")
    # Others play before me: what I could play to what lies there may be asked, in words too.
    sit(position(HAND, "As", turn=3))
    page.click("[data-act=may]")
    ask(page, "Kd")
    assert href(page) == address("As", "Kd")
    page.keyboard.press("Escape")
    # I have played, or nobody may play yet: nothing to ask about.
    for nothing in (
        position(HAND, turn=1),
        position(HAND, phase=Phase.BID, bids=(None, 3, 2, 1)),
    ):
        sit(nothing)
        assert page.locator("[data-act=may]").count() == 0


def test_the_language_goes_along_where_it_is_not_the_browsers(page, sit, shared_server):
    page.goto(shared_server.url)
    page.evaluate("() => localStorage.setItem('stolik.set.language', '\"ka\"')")
    sit(position(HAND, "As"))
    page.click("[data-act=may]")
    assert href(page) == address("As", "") + "&lang=ka"


@pytest.mark.parametrize("size", [(360, 640), (1280, 800), (740, 360)])
def test_the_clause_of_a_dim_card_is_reached_on_the_rules_page(new_context, shared_server, size):
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    OneSeat("jokeri", position(HAND, "*^s As"), 0, 4).open(page, shared_server.url)
    page.click("[data-card='7s']")
    page.click(".say .clause-link")
    page.wait_for_selector("dialog[open]")
    with page.context.expect_page() as opened:
        page.click("dialog[open] .sheet-body a")
    rules = opened.value
    rules.wait_for_load_state()
    anchor = rules.url.partition("#")[2]
    assert anchor == SPEC.catalog.anchor("high_joker_demand")
    clause = rules.locator(f"#{anchor}")
    assert "highest" in clause.inner_text()
    top = clause.bounding_box()["y"]
    assert 0 <= top < size[1]
