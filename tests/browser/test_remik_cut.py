"""The cut on a phone: what is to be pressed, a duty that is no choice, and who is shown the cards."""

from __future__ import annotations

import pytest

from stolik.core.cards import Card
from stolik.core.rng import Rng
from stolik.games import game
from stolik.games.remik import position
from stolik.games.remik.actions import Cut
from stolik.games.remik.rules import table
from tests.browser.one_seat import OneSeat
from tests.browser.test_first_dealer import DRAWS, Drawn

SPEC = game("remik")
PRESSED = ".cut [data-act]"


def cut(rules: str, seen: str, cutter: int, *, keeps: bool = False):
    """A deal of three whose pack this seat has cut, with these three cards under the lifted part."""
    chosen = SPEC.catalog.parse(f"remik/{rules}")
    pack = list(Rng("cut").shuffled(table.cards(chosen, 3)))
    cards = [Card(code) for code in seen.split()]
    for card in cards:
        pack.remove(card)
    pack[37:37] = cards
    # Who cuts is found by the rules; the dealer is put where that seat does.
    deals = [position.set_out(chosen, 3, dealer, 0, "cut", pack) for dealer in range(3)]
    at, _ = SPEC.apply(next(deal for deal in deals if deal.turn == cutter), Cut(40), cutter)
    while keeps and at.phase.value == "keep":
        at, _ = SPEC.apply(at, SPEC.fallback(SPEC.view(at, at.turn)))
    return at


@pytest.fixture
def sit(page, shared_server):
    def at(deal, seat=0, *, plays=False, draws=None):
        one = OneSeat("remik", deal, seat, 3, plays=plays)
        if draws:
            one = Drawn("remik", deal, seat, 3, plays=plays)
        one.open(page, shared_server.url)
        return one

    return at


def words(page, selector):
    return page.inner_text(selector).replace("\ufe0e", "")


def covered(page, selector):
    """Whatever of these cannot be hit in its middle and at its edges, or is not on the screen."""
    return page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(one => {
          const box = one.getBoundingClientRect(), x = box.left + box.width / 2;
          return [box.top + 3, box.top + box.height / 2, box.bottom - 3]
            .some(y => !one.contains(document.elementFromPoint(x, y)));
        }).map(one => one.outerHTML.slice(0, 90))""",
        selector,
    )


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("seen", ["Kh * 8d", "* 5s *", "Kh 5s 8d"])
def test_every_choice_of_the_cutter_is_in_sight_on_a_phone(new_context, shared_server, locale, seen):
    page = new_context(locale=locale).new_page()
    rules = "silesian(cut_keep=joker_or_clean_run,cut_keep_jokers_max=2)"
    seat = OneSeat("remik", cut(rules, seen, 0), 0, 3)
    seat.open(page, shared_server.url)
    page.wait_for_selector("[data-act=decline]")
    assert page.locator(PRESSED).count() == 1 + {"Kh * 8d": 1, "* 5s *": 2, "Kh 5s 8d": 0}[seen]
    assert covered(page, PRESSED) == []
    page.tap("[data-act=decline]")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["decline"]


def test_where_keeping_is_a_duty_declining_is_not_offered_and_says_why(page, sit):
    seat = sit(cut("silesian(cut_keep_optional=false)", "Kh * 8d", 0))
    decline = page.locator("[data-act=decline]")
    assert decline.get_attribute("aria-disabled") == "true"
    page.wait_for_function("() => document.querySelector('.cut .note').textContent.includes('must')")
    decline.tap(force=True)
    page.wait_for_selector(".say .clause-link")
    assert "must" in page.inner_text(".say")
    assert seat.done == []
    page.tap("[data-act=keep]")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["keep *"]


@pytest.mark.parametrize("cutter", [0, 1])
def test_what_all_may_see_at_the_cut_is_shown_though_the_deal_follows_at_once(page, sit, cutter):
    sit(cut("silesian(cut_show=all)", "Kh 5s 8d", cutter))
    panel = page.locator(".cut-seen")
    panel.wait_for()
    assert panel.locator(".card").count() == 3
    assert panel.locator("[role=img]").get_attribute("aria-label") == (
        "king of hearts, five of spades, eight of diamonds"
    )
    assert "K♥ 5♠ 8♦" in words(page, ".last-moves")
    panel.locator("[data-act=cut-seen]").tap()
    panel.wait_for(state="detached")
    page.reload()
    page.wait_for_selector(".hand-area")
    assert panel.count() == 0
    assert "K♥ 5♠ 8♦" in words(page, ".last-moves")


def test_it_goes_with_my_first_move(page, sit):
    sit(cut("silesian(cut_show=all)", "Kh 5s 8d", 1), plays=True)
    page.wait_for_selector(".cut-seen")
    page.locator("[data-card]").first.tap()
    page.tap("[data-act=discard]")
    page.wait_for_selector(".cut-seen", state="detached")


@pytest.mark.parametrize(("rules", "seat", "shown"), [("silesian", 0, 0), ("silesian(cut_show=all)", 0, 1)])
def test_the_others_see_the_cards_only_where_the_table_agreed_so(page, sit, rules, seat, shown):
    sit(cut(rules, "Kh * 8d", 1, keeps=True), seat)
    page.wait_for_selector(".last-moves .move")
    assert page.locator(".cut-seen").count() == shown
    assert ("K♥" in words(page, ".last-moves")) is bool(shown)
    assert "keeps ★" in words(page, ".last-moves")


def test_whoever_chose_among_the_cards_need_not_put_them_away_again(page, sit):
    sit(cut("silesian", "Kh * 8d", 0, keeps=True))
    page.wait_for_selector(".last-moves .move")
    assert page.locator(".cut-seen").count() == 0
    assert "K♥ ★ 8♦" in words(page, ".last-moves")


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_who_deals_first_covers_nothing_that_is_to_be_done_now(new_context, shared_server, locale):
    rules = SPEC.catalog.parse("remik/silesian(first_dealer=high_card)")
    page = new_context(locale=locale).new_page()
    seat = Drawn("remik", SPEC.deal(rules, 3, 2, 0, "any"), 0, 3)
    seat.draws = DRAWS
    seat.open(page, shared_server.url)
    page.wait_for_selector(".first-dealer")
    assert covered(page, ".cut-felt h2, .cut > p, #cut-place, [data-act=cut], [data-act=dealer-seen]") == []
    # And on my first turn, with the cards of the cut there too.
    at = cut("silesian(cut_show=all)", "Kh 5s 8d", 2)
    seat = Drawn("remik", at, at.turn, 3)
    seat.draws = DRAWS
    page = new_context(locale=locale).new_page()
    seat.open(page, shared_server.url)
    page.wait_for_selector(".first-dealer")
    page.wait_for_selector(".cut-seen")
    todo = "[data-spot=stock], [data-spot=pile], [data-card], .bar .act, [data-act=may]"
    assert covered(page, f"{todo}, [data-act=dealer-seen], [data-act=cut-seen]") == []
