"""Room on a small phone: melds that can be read, words that are not cut off, and the deal's number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.games import game
from tests.browser.fingers import cut_off, too_low
from tests.browser.locales import FOUR
from tests.browser.one_seat import OneSeat
from tests.browser.test_remik_positions import position

SPEC = game("remik")
HAND = "2s 4s 2h Td 9d 2c 5c 6c 7s 8s 4d 6h Th *"
MELDS = [
    "8h *=9h Th",
    "2c 3c 4c 5c",
    "Ks Kd Kc",
    "Js Jh Jc",
    "Qc Kc Ac",
    "5d 6d 7d 8d 9d",
    "3s 3h 3d",
    "Ah 2h 3h",
]


def table(count: int, preset: str = "silesian"):
    """My turn, with so many melds of all three on the table."""
    texts = [MELDS[at % len(MELDS)] for at in range(count)]
    names = "abcdefghijklmnopqrstuvwxyz"[:count]
    at = position(HAND, dict(zip(names, texts, strict=True)), names[::3], opened=True, preset=preset)
    melds = tuple(replace(entry, owner=number % 3) for number, entry in enumerate(at.melds))
    return replace(at, melds=melds, opened=(True, True, True))


def show(page, shared_server, at):
    seat = OneSeat("remik", at, 0, 3)
    seat.open(page, shared_server.url)
    page.wait_for_selector("[data-act=discard]")


def in_sight(page):
    """How many melds lie whole in the area's frame."""
    return page.evaluate(
        """() => { const frame = document.querySelector(".melds-area").getBoundingClientRect();
          return [...document.querySelectorAll("[data-meld]")].map(meld => meld.getBoundingClientRect())
            .filter(box => box.top >= frame.top && box.bottom <= frame.bottom + 1 && box.right <= frame.right)
            .length; }"""
    )


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("preset", ["silesian", "zoliky"])
def test_eight_melds_of_three_players_lie_whole_on_a_phone(new_context, shared_server, locale, preset):
    page = new_context(locale=locale).new_page()
    show(page, shared_server, table(8, preset))
    assert page.locator("[data-meld]").count() == 8
    assert in_sight(page) == 8
    assert page.locator(".more").count() == 0
    assert too_low(page) == []


def test_where_there_are_too_many_the_area_scrolls_and_says_how_many_are_out_of_sight(page, shared_server):
    show(page, shared_server, table(24))
    below = page.locator(".more.below")
    below.wait_for()
    hidden = int(below.inner_text().split()[-1])
    assert 0 < hidden <= 24 - in_sight(page)
    page.eval_on_selector(".melds-area", "area => area.scrollTo(0, area.scrollHeight)")
    below.wait_for(state="detached")
    assert page.locator(".more.above").inner_text().split()[-1] == str(hidden)
    # The page itself stays where it is.
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("locale", FOUR)
def test_what_still_stands_is_never_cut_off_nor_is_the_deals_number(
    new_context, shared_server, width, locale
):
    page = new_context(locale=locale, viewport={"width": width, "height": 640}).new_page()
    show(page, shared_server, position("7h 8h 9h Ks Kd Kc 2c 3d 5s 9c Js 4h 4s 7d", preset="zoliky"))
    page.wait_for_selector("[data-status]")
    for chip in page.locator(".status .chip").all():
        box = chip.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    assert cut_off(page, ".status .chip") == []
    assert cut_off(page, ".head-deal") == []
    assert "1" in page.inner_text(".head-deal")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Without a connection too.
    page.evaluate("document.querySelector('.line').className = 'line line-offline'")
    box = page.locator(".head-deal").bounding_box()
    assert box["x"] + box["width"] <= width


def test_the_list_of_moves_names_a_meld_as_it_was_before_the_move(page, shared_server):
    at = position("8d Qs Kh 2c 3c", {"a": "5d 6d 7d", "b": "Qh *=Qs Qd"}, ["a", "b"], opened=True)
    action = SPEC.parse_action("add 8d to a; swap Qs at b; discard Kh")
    # The joker that came free must lie somewhere; here only the words matter.
    after, _ = SPEC.apply(at, action, 0)
    OneSeat("remik", after, 1, 3).open(page, shared_server.url)
    page.wait_for_selector(".last-moves .move")
    told = page.inner_text(".last-moves").replace("\ufe0e", "")
    assert "lays off 8♦ on 5♦ 6♦ 7♦," in told
    assert "swaps Q♠ for the joker in Q♥ ★=Q♠ Q♦" in told
