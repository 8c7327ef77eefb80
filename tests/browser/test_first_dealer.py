"""The cards drawn for the first dealer: a panel before the first deal, and the list of moves in words."""

from __future__ import annotations

import pytest

from stolik.games import game
from tests.browser.one_seat import OneSeat
from tests.browser.remik_table import MAKE

SPEC = game("remik")
#: Two aces of spades: those two draw again, and Gia's queen is the higher.
DRAWS = [{"0": "As", "1": "7h", "2": "As"}, {"0": "4c", "2": "Qd"}]


class Drawn(OneSeat):
    """A first deal whose dealer was drawn for."""

    draws = DRAWS

    def _view(self):
        told = super()._view()
        return {**told, "table": {**told["table"], "draws": self.draws}}


@pytest.fixture
def sit(page, shared_server):
    def at(draws=DRAWS):
        rules = SPEC.catalog.preset("wikibooks")
        seat = Drawn("remik", SPEC.deal(rules, 3, 2, 0, "any"), 0, 3)
        seat.draws = draws
        seat.open(page, shared_server.url)
        return seat

    return at


def test_the_panel_shows_every_lap_and_goes_when_it_is_closed(page, sit, assert_accessible):
    sit()
    panel = page.locator(".first-dealer")
    panel.wait_for()
    assert panel.locator(".drawn").count() == 2
    assert panel.locator("li").all_inner_texts()[0].startswith("A")
    assert "Gia deals first." in panel.inner_text()
    assert "You: ace of spades" in panel.text_content()
    assert_accessible(page)
    box = panel.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    panel.locator("[data-act=dealer-seen]").click()
    panel.wait_for(state="detached")
    page.reload()
    page.wait_for_selector(".hand-area")
    assert page.locator(".first-dealer").count() == 0


def test_the_list_of_moves_tells_it(page, sit):
    sit()
    page.click("[data-act=dealer-seen]")
    page.keyboard.press("o")
    page.wait_for_selector("dialog[open] .log li")
    lines = page.eval_on_selector_all(
        "dialog[open] .log li span[aria-hidden]", "lines => lines.map(line => line.textContent)"
    )
    plain = [line.replace("\ufe0e", "") for line in lines]
    assert plain == [
        "Drawn for the deal: You A♠, Nino 7♥, Gia A♠.",
        "Drawn again: You 4♣, Gia Q♦.",
        "Gia deals first.",
    ]


def test_where_nothing_was_drawn_nothing_is_shown(page, sit):
    sit([])
    page.wait_for_selector(".hand-area")
    assert page.locator(".first-dealer").count() == 0


def test_at_a_real_table_the_server_tells_it(page, shared_server):
    from tests.browser.remik_table import RemikTable

    RemikTable(page, "wikibooks").open(shared_server.url, "greedy", "greedy")
    page.wait_for_selector(".first-dealer li")
    assert page.locator(".first-dealer .drawn").first.locator("li").count() == 3


def test_the_clock_of_the_first_move_waits_until_the_panel_is_closed(page, shared_server):
    """Against bots there are fifteen seconds a move: none of them goes by while the panel lies there."""
    page.goto(shared_server.url)
    page.evaluate(MAKE, ["jokeri/classic", ["me", "greedy", "greedy", "greedy"]])
    page.wait_for_selector(".first-dealer")
    page.wait_for_selector("[data-bid]")
    mine = page.locator("[data-seat='0'] .ring")
    assert not mine.inner_text().isdigit()
    page.click("[data-act=dealer-seen]")
    page.wait_for_function(
        "() => /^[0-9]+$/.test(document.querySelector('[data-seat=\"0\"] .ring').innerText)"
    )
    assert page.locator(".first-dealer").count() == 0
    page.reload()
    page.wait_for_selector("[data-bid]")
    assert page.locator(".first-dealer").count() == 0
