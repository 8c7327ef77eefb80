"""Where touching the pile's top card takes it for good: one tap sends it, and the card shows its duty."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.games import game
from stolik.games.remik.view import Phase
from tests.browser.one_seat import OneSeat
from tests.browser.test_remik_positions import position

SPEC = game("remik")


def touching(hand, *, opened=True, touch="is_take"):
    at = position(hand, {"a": "5s 6s 7s"}, ["a"], "7d 3c", opened=opened)
    return replace(at, rules=at.rules.replace(pile_touch=touch), phase=Phase.DRAW, drawn=None)


def open_at(page, server, at):
    seat = OneSeat("remik", at, 0, 3)
    seat.open(page, server.url)
    return seat


def until_sent(page, seat):
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    return seat.done


@pytest.mark.parametrize("picked", [(), ("Kc",)])
def test_one_tap_takes_for_good(page, shared_server, picked):
    seat = open_at(page, shared_server, touching("6d 8d Kc 2s"))
    page.wait_for_selector("[data-act=take]:not([aria-disabled])")
    for card in picked:
        page.click(f"[data-card={card}]")
    page.click("[data-act=take]")
    page.wait_for_selector("[data-line=online]")
    page.wait_for_timeout(300)
    assert until_sent(page, seat) == ["take"]


def test_where_it_does_not_bind_the_card_can_go_back(page, shared_server):
    seat = open_at(page, shared_server, touching("6d 8d Kc 2s", touch="may_return"))
    page.wait_for_selector("[data-act=take]:not([aria-disabled])")
    page.click("[data-act=take]")
    page.wait_for_selector("[data-card='7d']")
    page.click("[data-act=back]")
    page.wait_for_selector("[data-card='7d']", state="detached")
    assert seat.done == []


def test_a_card_without_a_use_is_refused_before_it_is_taken(page, shared_server):
    seat = open_at(page, shared_server, touching("2h 9d Kc 2s"))
    page.wait_for_selector("[data-act=take][aria-disabled=true]")
    page.locator("[data-act=take]").click(force=True)
    page.wait_for_selector(".say .clause-link")
    assert seat.done == []


def test_the_taken_card_is_marked_and_its_duty_told(page, shared_server):
    taken, _ = SPEC.apply(touching("6d 8d 7d Kc 2s"), SPEC.parse_action("take"))
    seat = open_at(page, shared_server, taken)
    page.wait_for_selector("[data-act=discard]")
    assert page.locator("[data-act=draw]").count() == 0
    bound = page.locator(".hand-card.bound")
    assert bound.count() == 1
    assert bound.get_attribute("aria-label") == "seven of diamonds, taken from the pile: it must be used"
    assert page.locator("[data-card='7d']").count() == 2
    page.wait_for_selector("[data-status=pile_card_use].no")
    for card in ("6d", "7d", "8d"):
        page.locator(f"[data-card='{card}'][aria-pressed=false]").first.click()
    page.wait_for_selector("[data-act=meld]:not([aria-disabled])")
    page.click("[data-act=meld]")
    page.wait_for_selector("[data-status=pile_card_use].ok")
    page.click("[data-card=Kc]")
    page.wait_for_selector("[data-act=discard]:not([aria-disabled])")
    page.click("[data-act=discard]")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    page.wait_for_timeout(200)
    assert seat.done == ["meld 6d 7d 8d; discard Kc"]
