"""Remik in a real browser: whole deals by taps, refusals with their reasons, and nothing lost on the way."""

from __future__ import annotations

import re

import pytest

from tests.browser.locales import FOUR
from tests.browser.remik_table import RemikTable, everything_on

MOST_TURNS = 150


@pytest.fixture
def table(page, shared_server):
    """A table with one bot, at a turn of mine that begins with a draw."""
    table = RemikTable(page)
    table.open(shared_server.url, "greedy")
    table.until_first_draw()
    return table


def test_the_first_deal_is_on_the_screen_within_five_seconds(page, shared_server):
    page.goto(shared_server.url)
    page.click("[data-play=remik]")
    # Thirteen cards; or the pack to cut, where the player sits so.
    page.wait_for_selector(".remik [data-card], .cut", timeout=5000)


def test_a_whole_deal_by_taps(page, shared_server):
    table = RemikTable(page)
    table.open(shared_server.url, "greedy")
    for _ in range(MOST_TURNS):
        table.wait_for_my_move()
        if table.phase != "playing":
            break
        table.turn()
    result = page.locator("dialog[open]")
    result.wait_for()
    # Somebody went out and pays nothing; the other hand is counted card by card, and the sum is right.
    values = [int(text) for text in result.locator(".count .value").all_inner_texts()]
    points = [int(text) for text in result.locator(".count .points").all_inner_texts()]
    assert sorted(points)[0] == 0
    assert sum(points) == sum(values) > 0
    totals = [int(text) for text in result.locator("tfoot tr").first.locator("td").all_inner_texts()]
    assert sorted(totals) == sorted(points)
    result.locator("[data-act=next-sheet]").click()
    result.wait_for(state="detached")
    page.wait_for_selector("[data-phase=playing]")
    # The sheet goes along as a file and as a picture.
    page.click("[data-act=menu]")
    page.click("[data-open=score]")
    with page.expect_download() as found:
        page.click("[data-act=csv]")
    lines = found.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert [line.split(",")[1:] for line in lines[1:]] == [[f'"{total}"' for total in totals]] * 2
    with page.expect_download() as found:
        page.click("[data-act=picture]")
    assert found.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_refused_turn_says_why_and_keeps_the_cards(table):
    page = table.page
    hand = table.hand
    # Silesian rules: before opening, the pile's card only by who goes out in this turn.
    table.press("take")
    page.wait_for_selector("[data-act=discard]")
    card = hand[0]
    table.pick([card])
    assert not table.can("discard")
    table.press("discard")
    said = page.locator(".say")
    said.wait_for()
    assert len(said.inner_text()) > 20
    assert page.locator(f'[data-card="{card}"][aria-pressed=true]').count() == 1
    link = said.locator(".clause-link").first
    cited = link.inner_text()
    assert re.fullmatch(r"§\s\D+ \d+", cited)
    link.click()
    clause = page.locator("dialog[open]")
    assert clause.locator("p").first.inner_text() == cited
    assert len(clause.locator("p").nth(1).inner_text()) > 40
    address = clause.locator("a").get_attribute("href")
    assert re.fullmatch(r"/rules/remik/silesian#[a-z_]+-\d+", address)
    page.keyboard.press("Escape")
    rules = page.context.new_page()
    rules.goto(page.url.split("/t/")[0] + address)
    assert rules.locator(f"id={address.split('#')[1]}").is_visible()


def test_a_step_is_taken_back(table):
    hand = sorted(table.hand)
    top = table.page.get_attribute("[data-spot=pile]", "aria-label")
    table.press("take")
    table.page.wait_for_selector("[data-act=discard]")
    assert len(table.hand) == len(hand) + 1
    table.press("back")
    table.page.wait_for_selector("[data-act=draw]")
    assert sorted(table.hand) == hand
    assert table.page.get_attribute("[data-spot=pile]", "aria-label") == top
    assert not table.can("back")


def test_a_reload_in_the_middle_of_a_turn_keeps_it(table):
    table.press("take")
    table.page.wait_for_selector("[data-act=discard]")
    hand = sorted(table.hand)
    table.page.reload()
    table.page.wait_for_selector("[data-act=discard]")
    table.page.wait_for_function(
        "count => document.querySelectorAll('[data-card]').length === count", arg=len(hand)
    )
    assert sorted(table.hand) == hand
    assert table.can("back")


def test_the_hand_keeps_its_own_order_over_a_reload(table):
    page = table.page
    first, last = page.locator("[data-card]").first, page.locator("[data-card]").last
    code = last.get_attribute("data-card")
    _drag(page, last, first)
    assert table.hand[0] == code
    order = table.hand
    page.reload()
    page.wait_for_selector("[data-act=draw]")
    assert table.hand == order


def test_dragging_to_the_pile_discards(table):
    page = table.page
    table.press("draw")
    page.wait_for_selector("[data-act=discard]")
    for card in page.locator("[data-card]").all():
        if card.get_attribute("data-card") != "*":
            break
    sign = card.get_attribute("aria-label")
    _drag(page, card, page.locator("[data-spot=pile]"))
    page.wait_for_selector("[data-act=discard]", state="detached")
    page.click("[aria-label='The last moves; open all']")
    mine = page.locator("dialog[open] .log li", has_text="You: discard").last
    assert sign.removesuffix(", new") in mine.locator(".unseen").text_content()


def _drag(page, card, target):
    start, end = card.bounding_box(), target.bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 20, start["y"] - 10, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


class Finger:
    """A finger on the glass, as Chromium itself would report it."""

    def __init__(self, page):
        self.line = page.context.new_cdp_session(page)

    def _say(self, kind, *points):
        at = [{"x": x, "y": y} for x, y in points]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def drag(self, start, end):
        self._say("touchStart", start)
        for step in range(1, 9):
            part = step / 8
            self._say("touchMove", tuple(a + (b - a) * part for a, b in zip(start, end, strict=True)))
        self._say("touchEnd")

    def tap(self, at):
        self._say("touchStart", at)
        self._say("touchEnd")


def _middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_sorts_and_the_next_tap_counts(table):
    page, finger = table.page, Finger(table.page)
    code = table.hand[-1]
    finger.drag(_middle(page.locator("[data-card]").last), _middle(page.locator("[data-card]").first))
    page.wait_for_function("code => document.querySelector('[data-card]').dataset.card === code", arg=code)
    table.drop_picks()
    finger.tap(_middle(page.locator("[data-card]").nth(3)))
    page.wait_for_selector("[data-card][aria-pressed=true]")
    assert page.locator("[data-card]").nth(3).get_attribute("aria-pressed") == "true"


def test_a_finger_draws_from_the_stock(table):
    page, finger = table.page, Finger(table.page)
    before = len(table.hand)
    finger.drag(_middle(page.locator("[data-spot=stock]")), _middle(page.locator("[data-card]").nth(2)))
    page.wait_for_selector("[data-act=discard]")
    page.wait_for_function(
        "count => document.querySelectorAll('[data-card]').length === count", arg=before + 1
    )


def test_a_finger_opens_the_pile_and_it_stays_open(table):
    page, finger = table.page, Finger(table.page)
    while page.locator("[data-spot=pile] .deep").count() == 0:
        table.turn()
        table.wait_for_my_move()
        assert table.phase == "playing", "the deal ended before a second discard"
    finger.tap(_middle(page.locator("[data-spot=pile]")))
    page.wait_for_selector("dialog[open] .fan-out")
    page.wait_for_timeout(400)
    assert page.locator("dialog[open] .fan-out").is_visible()


def test_the_server_dies_in_mid_deal_and_nothing_is_lost(page, server):
    table = RemikTable(page)
    table.open(server.url, "greedy")
    table.until_first_draw()
    table.press("draw")
    page.wait_for_selector("[data-act=discard]")
    hand = sorted(table.hand)
    server.kill()
    page.wait_for_selector("[data-line=connecting]")
    card = next(code for code in hand if code != "*")
    # Said into the dead line: it waits, and is done once.
    table.pick([card])
    table.press("discard")
    server.start()
    page.wait_for_selector("[data-line=online]", timeout=30_000)
    table.wait_for_my_move()
    after = table.hand
    assert len(after) in (13, 14) or table.phase != "playing"
    page.click("[aria-label='The last moves; open all']")
    said = page.locator("dialog[open] .log li .unseen").all_text_contents()
    thrown = [line for line in said if line.startswith("You: discard")]
    assert len(thrown) <= 2, said  # perhaps the dealer's first, and this one once


def test_a_deal_by_keyboard_alone(page, shared_server):
    table = RemikTable(page)
    table.open(shared_server.url, "greedy")
    table.until_first_draw()
    page.keyboard.press("d")
    page.wait_for_selector("[data-act=discard]")
    page.keyboard.press("h")
    assert page.evaluate("document.activeElement.dataset.card")
    first = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.card") == first
    while page.evaluate("document.activeElement.dataset.card") == "*":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-card][aria-pressed=true]")
    page.keyboard.press("x")
    page.wait_for_selector("[data-act=discard]", state="detached")
    page.keyboard.press("?")
    help_sheet = page.locator("dialog[open]")
    assert "discard the picked card" in help_sheet.inner_text()
    page.keyboard.press("Escape")
    help_sheet.wait_for(state="detached")
    table.wait_for_my_move()


def test_moves_are_read_out_each_once(table):
    page = table.page
    table.press("draw")
    page.wait_for_selector("[data-act=discard]")
    spoken = page.locator("[aria-live=polite][role=log] p").all_text_contents()
    drawn = [line for line in spoken if re.fullmatch(r"You: draw (.* of .*|joker) from the stock", line)]
    assert len(drawn) == 1
    table._throw()
    page.wait_for_selector("[data-act=discard]", state="detached")
    said = page.locator("[aria-live=polite][role=log] p").all_text_contents()
    mine = [line for line in said if line.startswith("You: discard")]
    assert re.search(r" of (spades|hearts|diamonds|clubs)$|joker$", mine[-1])


@pytest.mark.parametrize("size", [(360, 640), (320, 640), (740, 360), (1280, 800)])
def test_everything_can_be_hit_and_nothing_sticks_out(new_context, shared_server, size):
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    table = RemikTable(page)
    table.open(shared_server.url, "greedy", "greedy")
    table.until_first_draw()
    smallest = everything_on(page)
    assert min(smallest["width"], smallest["height"]) >= 24, smallest
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cards = page.locator("[data-card]").all()
    boxes = [card.bounding_box() for card in cards]
    assert len({round(box["y"]) for box in boxes}) <= 2
    if size[0] >= 360:
        assert min(box["width"] for box in boxes) >= 44
    for name in ("draw", "take"):
        box = table.act(name).bounding_box()
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("locale", FOUR)
def test_axe_finds_nothing_serious_at_the_table(new_context, shared_server, assert_accessible, locale):
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    table = RemikTable(page)
    table.open(shared_server.url, "greedy", "greedy")
    table.until_first_draw()
    assert page.get_attribute("html", "lang") == locale[:2]
    assert_accessible(page)
    for sheet in ("settings", "help"):
        page.click("[data-act=menu]")
        page.click(f"[data-open={sheet}]")
        assert_accessible(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
