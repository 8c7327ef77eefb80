"""From "May I?" to the referee's page: one link with the seat's own view, and nothing else in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.games import game
from stolik.games.remik.question import Question
from stolik.games.remik.view import Phase
from stolik.server import links
from tests.browser.one_seat import OneSeat
from tests.browser.test_remik_positions import pick, position

SPEC = game("remik")
TABLE = {"a": "5h 6h *=7h", "b": "9s 9d *=9c", "c": "2c 3c 4c"}


@pytest.fixture
def link(page, shared_server):
    """Opens a position, writes a turn into "May I?" and gives the link."""

    def of(at, text=None, picks=()):
        OneSeat("remik", at, 0, 3).open(page, shared_server.url)
        page.wait_for_selector("[data-card]")
        pick(page, *picks)
        page.click("[data-act=may]")
        if text is not None:
            page.fill("#may-text", text)
        found = page.locator("dialog[open] [data-act=referee]")
        return found.get_attribute("href")

    return of


def question(at, hand, turn, **more):
    table = tuple((entry.name, str(entry.meld)) for entry in at.melds)
    own = tuple(entry.name for entry in at.melds if entry.owner == 0)
    more = {"opened": True, "table": table, "own": own, "pile": "5c", **more}
    return links.question_page(Question(at.rules, hand=str(CardSet(parse_cards(hand))), turn=turn, **more))


def test_after_the_draw_the_drawn_card_stands_in_the_turn(page, link, shared_server):
    at = position("2c 6s Kd 7h", TABLE, ["a", "c"], opened=True)
    found = link(at, "swap 7h at a;   meld Kd Kd *; discard 6s")
    assert found == question(at, "6s 2c Kd", "draw 7h; swap 7h at a; meld Kd Kd *; discard 6s")
    # The page answers what it was asked, with every reason.
    with page.context.expect_page() as opened:
        page.click("dialog[open] [data-act=referee]")
    referee = opened.value
    referee.wait_for_load_state()
    assert referee.url.endswith(found)
    assert "Not allowed" in referee.inner_text("main")


def test_the_composed_steps_and_the_picked_card_are_asked_about(page, link):
    at = position("8h 6s Kd 2c 4h", {"a": "5h 6h 7h"}, ["a"], opened=True)
    found = link(at, picks=("6s",))
    assert found == question(at, "6s 8h 2c Kd", "draw 4h; discard 6s")


def test_before_the_draw_and_of_a_pile_that_lies_open(page, link):
    at = replace(
        position("8h 6s Kd 2c 4h", TABLE, ["a"], "5c 9c", opened=False), phase=Phase.DRAW, drawn=None
    )
    found = link(at, "take; discard 4h")
    pile = " ".join(map(str, SPEC.view(at, 0).pile))
    assert found == question(at, "6s 4h 8h 2c Kd", "take; discard 4h", opened=False, pile=pile)


def test_a_card_taken_for_good_lies_on_the_pile_again(page, link):
    at = position("6d 8d Kc 2s 7d", {"a": "5s 6s 7s"}, ["a"], "5c", opened=True)
    at = replace(at, rules=at.rules.replace(pile_touch="is_take"), drawn=None, taken=parse_cards("7d")[0])
    found = link(at, "meld 6d 7d 8d; discard Kc")
    assert found == question(at, "2s Kc 6d 8d", "take; meld 6d 7d 8d; discard Kc", pile="7d 5c")


def test_the_lap_is_told_where_the_rules_wait_for_one(page, link):
    base = position("8h 6s Kd 2c 4h", {"a": "5h 6h 7h"}, ["a"], opened=False)
    at = replace(base, rules=base.rules.replace(melds_from_lap=3), turns=base.players)
    found = link(at, "discard 4h")
    assert found == question(at, "6s 8h 2c Kd", "draw 4h; discard 4h", opened=False, lap=2)


def test_the_first_turn_and_an_empty_table(page, link):
    base = position("6d 8d Kc 2s 7d", {}, [], "", opened=False)
    at = replace(base, first_turn=True, drawn=None, hands=(CardSet(parse_cards("6d 8d Kc")), *base.hands[1:]))
    assert link(at, "discard Kc") == question(
        at, "Kc 6d 8d", "discard Kc", opened=False, first_turn=True, pile=""
    )


def test_while_another_plays_only_what_i_hold_is_asked_about(page, link):
    at = replace(position("6d 8d Kc 2s", TABLE, ["a"], opened=True), turn=1, drawn=parse_cards("Kc")[0])
    found = link(at, "discard Kc")
    assert found == question(at, "2s Kc 6d 8d", "discard Kc")


def test_the_language_goes_along_where_it_is_not_the_browsers(page, link, shared_server):
    page.goto(shared_server.url)
    page.evaluate("() => localStorage.setItem('stolik.set.language', '\"pl\"')")
    at = position("6d 8d Kc 2s", {"a": "5s 6s 7s"}, ["a"], opened=True)
    assert link(at, "discard Kc").endswith("&lang=pl")
