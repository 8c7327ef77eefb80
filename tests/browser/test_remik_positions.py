"""The remik page before positions of our choice: what buttons say, what glows, what is asked and sent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.games import game
from stolik.games.remik.conform import position_view
from stolik.games.remik.view import Phase
from tests.browser.one_seat import OneSeat

SPEC = game("remik")


def position(hand, table=(), own=(), pile="5c", *, opened=False, preset="silesian"):
    """My turn after the draw: this hand, these melds on the table (name to text), these of them mine."""
    rules = SPEC.catalog.parse(f"remik/{preset}")
    cards = parse_cards(hand)
    told = position_view(rules, hand=cards, opened=opened, melds=dict(table), own=own, pile=parse_cards(pile))
    at = SPEC.deal(rules, 3, 2, 0, "any")
    return replace(
        at,
        phase=Phase.PLAY,
        turn=0,
        first_turn=False,
        hands=(CardSet(cards), at.hands[1], at.hands[2]),
        stock=at.stock[:40],
        pile=tuple(parse_cards(pile)),
        # Whatever is not mine belongs to the others.
        melds=tuple(entry if entry.name in own else replace(entry, owner=1) for entry in told.melds),
        next_name=told.next_name,
        opened=(opened, True, False),
        drawn=cards[-1],
    )


@pytest.fixture
def sit(page, shared_server):
    def at(*args, **more):
        seat = OneSeat("remik", position(*args, **more), 0, 3)
        seat.open(page, shared_server.url)
        page.wait_for_selector("[data-act=discard]")
        return seat

    return at


def pick(page, *cards):
    for card in cards:
        page.locator(f'[data-card="{card}"][aria-pressed=false]').first.click()
    page.wait_for_timeout(150)


@pytest.mark.parametrize(
    ("cards", "on"),
    [(("2s", "4s", "2h"), None), (("5c", "6c"), None), (("Td",), "d"), (("2c",), "e"), (("9d", "Td"), "a")],
)
def test_whatever_is_refused_names_a_clause(page, sit, cards, on):
    table = {"a": "8h *=9h Th", "d": "Js Jh Jc", "e": "Qc Kc Ac"}
    sit("2s 4s 2h Td 9d 2c 5c 6c 7s 8s", table, ["d"], opened=True)
    pick(page, *cards)
    page.locator(f"[data-meld={on}]" if on else "[data-act=meld]").click(force=True)
    page.wait_for_selector(".say .clause-link")
    page.locator("[data-act=may]").first.click()
    page.wait_for_selector("dialog[open] .verdicts .no .clause-link")
    words = page.locator("dialog[open] .verdicts").inner_text()
    assert "{" not in words


def test_an_opening_step_by_step(page, sit):
    seat = sit("7h 8h 9h Ks Kd Kc 2c 3d 5s 9c Js 4h 4s 7d")
    statuses = page.locator("[data-status]")
    assert statuses.count() == 2
    pick(page, "9h", "7h", "8h")
    meld = page.locator("[data-act=meld]")
    assert meld.inner_text() == "Meld 24"
    meld.click()
    page.wait_for_selector("[data-meld].provisional")
    assert page.locator("[data-status=opening_clean_run].ok").count() == 1
    assert "24 of 51" in page.locator("[data-status=opening_points]").inner_text()
    # Too little: the referee says so, and nothing is sent.
    pick(page, "7d")
    page.locator("[data-act=discard]").click(force=True)
    said = page.locator(".say")
    said.wait_for()
    assert "24" in said.inner_text()
    assert "51" in said.inner_text()
    assert seat.done == []
    page.locator("[data-card][aria-pressed=true]").click()
    pick(page, "Ks", "Kd", "Kc")
    page.click("[data-act=meld]")
    page.wait_for_selector("[data-status=opening_points].ok")
    pick(page, "7d")
    discard = page.locator("[data-act=discard]")
    assert discard.inner_text().replace("\ufe0e", "") == "Discard 7♦"
    discard.click()
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["meld 7h 8h 9h; meld Ks Kd Kc; discard 7d"]


def test_taking_back_goes_one_step_at_a_time(page, sit):
    sit("7h 8h 9h Ks Kd Kc 2c 3d 5s 9c Js 4h 4s 7d")
    for cards in (("7h", "8h", "9h"), ("Ks", "Kd", "Kc")):
        pick(page, *cards)
        page.click("[data-act=meld]")
        page.wait_for_selector(f"[data-meld] >> nth={0 if '7h' in cards else 1}")
    assert page.locator("[data-card]").count() == 8
    page.click("[data-act=back]")
    page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 11")
    assert page.locator("[data-meld]").count() == 1
    page.click("[data-act=back]")
    page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 14")
    assert page.locator("[data-meld]").count() == 0


def test_a_meld_that_takes_the_card_glows_and_a_tap_lays_off(page, sit):
    seat = sit("6s Kd 2c 4h", {"a": "7s 8s 9s", "b": "Qh Qd Qc"}, ["a"], opened=True)
    pick(page, "6s")
    assert page.locator("[data-meld].hot").get_attribute("data-meld") == "a"
    page.click("[data-meld=a]")
    page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 3")
    pick(page, "Kd")
    page.click("[data-act=discard]")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["add 6s to a; discard Kd"]


def test_a_card_that_fits_nowhere_says_so(page, sit):
    sit("6s Kd 2c 4h", {"a": "7s 8s 9s"}, ["a"], opened=True)
    pick(page, "Kd")
    page.click("[data-meld=a]")
    assert len(page.locator(".say").inner_text()) > 15
    assert page.locator("[data-card=Kd]").get_attribute("aria-pressed") == "true"


def test_a_joker_with_two_meanings_is_asked_about(page, sit):
    sit("7h 8h * Kd 2c 4h", {"a": "7s 8s 9s"}, ["a"], opened=True)
    pick(page, "7h", "8h", "*")
    page.click("[data-act=meld]")
    choices = page.locator("dialog[open] [data-choice]")
    choices.first.wait_for()
    texts = {choice.get_attribute("data-choice") for choice in choices.all()}
    assert texts == {"meld *=6h 7h 8h", "meld 7h 8h *=9h"}
    page.click("dialog[open] [data-choice='meld 7h 8h *=9h']")
    page.wait_for_selector("[data-meld].provisional .joker.named")
    label = page.locator("[data-meld].provisional").get_attribute("aria-label")
    assert "joker as nine of hearts" in label


def test_a_joker_is_taken_for_its_card_and_owed_to_the_table(page, sit):
    sit("9h Kd 2c Kh Ks", {"a": "7h 8h *=9h"}, [], opened=True)
    pick(page, "9h")
    assert page.locator("[data-meld=a]").get_attribute("data-fit") == "swap"
    page.click("[data-meld=a]")
    page.wait_for_selector("[data-card='*']")
    assert page.locator("[data-status=freed_joker_to].no").count() == 1


def test_the_last_card_goes_out(page, sit):
    sit("6s Kd", {"a": "7s 8s 9s"}, ["a"], opened=True)
    pick(page, "6s")
    page.click("[data-meld=a]")
    page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 1")
    pick(page, "Kd")
    assert page.locator("[data-act=discard]").inner_text().startswith("Go out")


def test_a_last_card_face_down_is_neither_shown_nor_told_as_an_empty_pile(page, shared_server):
    at = position(
        "7h Kd", {"a": "8h 9h Th"}, ("a",), opened=True, preset="silesian(finish_discard_face_down=true)"
    )
    after, _ = SPEC.apply(at, SPEC.parse_action("add 7h to a; discard Kd"), 0)
    OneSeat("remik", after, 1, 3).open(page, shared_server.url)
    pile = page.locator("[data-spot=pile]")
    pile.wait_for()
    assert pile.get_attribute("aria-label") == "Discard pile, 2 cards"
    assert pile.locator(".back").count() == 1
    # The result lies over the table and takes the keys.
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    page.get_by_text("Discard pile, 2 cards.").first.wait_for(state="attached")
    assert "king of diamonds" not in page.content().lower()


def test_may_i_lists_what_the_cards_can_do_and_judges_a_turn(page, sit):
    seat = sit("6s Kd 2c 4h", {"a": "7s 8s 9s"}, ["a"], opened=True)
    pick(page, "6s")
    page.click("[data-act=may]")
    sheet = page.locator("dialog[open]")
    sheet.locator(".verdicts .yes").first.wait_for()
    sheet.locator("#may-text").fill("add 6s to a; discard 4h")
    sheet.locator("button[type=submit]").click()
    sheet.locator(".verdict.yes").wait_for()
    sheet.locator("#may-text").fill("add Kd to a; discard 4h")
    sheet.locator("button[type=submit]").click()
    sheet.locator(".verdict.no").wait_for()
    assert sheet.locator(".findings .clause-link").count() >= 1
    assert seat.done == []


def test_an_allowed_turn_is_told_by_what_allows_it(page, sit):
    sit("2h 3h 4h 9c 9d 2s 9s")
    page.click("[data-act=may]")
    sheet = page.locator("dialog[open]")
    sheet.locator("#may-text").fill("meld 2h 3h 4h; meld 9c 9d 9s; discard 2s")
    sheet.locator("button[type=submit]").click()
    sheet.locator(".verdict.yes").wait_for()
    told = sheet.locator(".findings").inner_text()
    assert "51 points to open are not needed" in told
    assert "There is a clean run among the melds laid." in told
    assert "There is no clean run" not in told


def test_sorting_by_melds_puts_them_together(page, sit):
    sit("7h Kd 8h 2c Ks 9h Kc 4d")
    for _ in range(4):
        if "melds" in page.locator("[data-act=sort]").inner_text():
            break
        page.click("[data-act=sort]")
    hand = page.eval_on_selector_all("[data-card]", "cards => cards.map(card => card.dataset.card)")
    first = {frozenset(hand[:3]), frozenset(hand[3:6])}
    assert first == {frozenset(["7h", "8h", "9h"]), frozenset(["Ks", "Kd", "Kc"])}


def test_a_full_table_still_shows_the_hand_and_the_buttons(page, sit):
    table = dict(
        zip(
            "abcdefghij",
            [
                "2h 3h 4h 5h 6h",
                "9s Ts Js Qs Ks As",
                "Qh Qd Qc Qs",
                "8d 8c *=8h",
                "2c 3c 4c",
                "5d 6d 7d 8d",
                "Jh Jd Jc",
                "4d 4s 4c",
                "9c Tc Jc",
                "Kh Kd Kc",
            ],
            strict=True,
        )
    )
    sit("6s 7s Kd 2c 4h 9d Td Ah Ad 3s 3d 5s 5c 6c", table, ["b", "d"], opened=True)
    for name in ("back", "sort", "discard"):
        box = page.locator(f"[data-act={name}]").bounding_box()
        assert box["y"] + box["height"] <= 640
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    area = page.locator(".melds-area").bounding_box()
    assert area["height"] > 100
    last = page.locator("[data-meld]").last
    last.scroll_into_view_if_needed()
    assert last.is_visible()


def cutting(preset, **changes):
    rules = SPEC.catalog.parse(f"remik/{preset}")
    return replace(SPEC.deal(rules, 3, 2, 0, "any"), **changes)


def test_the_pack_is_lifted_where_one_likes(page, shared_server):
    # Silesian: the next player cuts; seat 2 dealt, so that is seat 0.
    seat = OneSeat("remik", cutting("silesian"), 0, 3)
    seat.open(page, shared_server.url)
    page.fill("#cut-place", "31")
    assert "31 cards" in page.locator("label[for=cut-place]").inner_text()
    page.click("[data-act=cut]")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["cut 31"]
    assert page.locator("[data-act=discard], [data-act=draw]").count() == 0


def test_who_may_not_cut_waits(page, shared_server):
    OneSeat("remik", cutting("silesian"), 1, 3).open(page, shared_server.url)
    page.wait_for_selector(".cut-felt h2")
    assert page.locator("[data-act=cut]").count() == 0


def test_whoever_comes_first_may_cut(page, shared_server):
    seat = OneSeat("remik", cutting("silesian(cut_by=first_come)"), 1, 3)
    seat.open(page, shared_server.url)
    assert page.locator(".cut-felt h2").inner_text() == "Whoever comes first cuts"
    page.click("[data-act=cut]")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["cut 54"]


@pytest.mark.parametrize("preset", ["silesian", "wikibooks"])
def test_a_joker_found_at_the_cut_is_offered(page, shared_server, preset):
    at = cutting(preset)
    cutter = at.turn
    for count in range(1, len(at.stock)):
        after, _ = SPEC.apply(at, SPEC.parse_action(f"cut {count}"))
        if "*" in " ".join(map(str, after.seen)) and after.phase is Phase.KEEP:
            break
    seat = OneSeat("remik", after, cutter, 3)
    seat.open(page, shared_server.url)
    assert page.locator(".cut .fan-out .card").count() == 3
    page.click("[data-act=keep] >> nth=0")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["keep *"]
