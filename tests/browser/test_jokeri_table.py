"""Joker in a real browser: deals by taps, every declaration of a joker, the barred number, and the sheet."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from stolik.core.cards import Suit
from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.games import game
from stolik.games.jokeri.actions import PlayCard
from stolik.games.jokeri.kinds import Phase
from stolik.tricks.trick import parse_play
from tests.browser.fingers import shown_number
from tests.browser.jokeri_moves import my_move
from tests.browser.locales import FOUR
from tests.browser.one_seat import OneSeat
from tests.browser.remik_table import MAKE, everything_on

SPEC = game("jokeri")


def position(hand: str, trick: str = "", **changes):
    """A deal of nine at play: seat 0 holds this hand, these cards lie before it, hearts are trump."""
    at = SPEC.deal(SPEC.catalog.preset("classic"), 4, 3, 8, "any")
    plays = [parse_play(text) for text in trick.split()]
    seats = range(4 - len(plays), 4)
    hands = (CardSet(parse_cards(hand)), *at.hands[1:])
    played = tuple(zip(seats, plays, strict=True))
    return replace(
        at,
        **{
            "hands": hands,
            "coming": (),
            "trump": Suit.HEARTS,
            "is_trump_known": True,
            "phase": Phase.PLAY,
            "turn": 0,
            "bids": (2, 1, 0, 4),
            "trick": played,
            "history": tuple((seat, PlayCard(play)) for seat, play in played),
            **changes,
        },
    )


def declare(page, seat: OneSeat, play: str, ways: int) -> None:
    """Tap the joker and then this declaration, and see it lie in the trick as it was declared."""
    page.click("[data-card='*']")
    assert page.locator(".declare [data-play]").count() == ways
    page.click(f".declare [data-play='{play}']")
    page.wait_for_selector(".declare", state="detached")
    mine = page.locator(".played.s")
    mine.wait_for()
    assert seat.done == [f"play {play}"]
    said = mine.get_attribute("aria-label")
    call = {"^": "highest", "_": "give", "+": "takes", "-": "gives way"}[play[1]]
    assert call in said
    assert {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}.get(play[2:], "joker") in said
    assert page.locator("[data-card='*']").count() == 0


@pytest.mark.parametrize("play", [f"*{call}{suit}" for call in "^_" for suit in "shdc"])
def test_leading_a_joker_offers_eight_ways_and_plays_the_one(page, shared_server, play):
    seat = OneSeat("jokeri", position("* 9s Kd"), 0, 4, plays=True)
    seat.open(page, shared_server.url)
    declare(page, seat, play, 8)


@pytest.mark.parametrize("play", ["*+", "*-"])
def test_following_with_a_joker_offers_two_and_plays_the_one(page, shared_server, play):
    seat = OneSeat("jokeri", position("* 9s Kd", "As 7s"), 0, 4, plays=True)
    seat.open(page, shared_server.url)
    declare(page, seat, play, 2)


def preview(page, of: str) -> list[str]:
    """The lines under a declaration, or those that hold of all."""
    lines = page.locator(f"#joker-{of} li").all_inner_texts()
    return [line.replace("\ufe0e", "").replace("\xa0", " ") for line in lines]


def fallen(*tricks: str) -> tuple[tuple[int, PlayCard], ...]:
    """A history of whole tricks, each led by seat 0."""
    return tuple(
        (seat, PlayCard(parse_play(text))) for trick in tricks for seat, text in enumerate(trick.split())
    )


def test_before_a_joker_leads_what_the_others_would_have_to_play_is_told(page, shared_server):
    """Nino trumped a spade and Gia threw a club on one: both have no spades, Gia no trump either."""
    seen = position("* 9d Kd", bids=(2, 1, 0, 4), history=fallen("As 6h 7c 8s"))
    OneSeat("jokeri", seen, 0, 4).open(page, shared_server.url)
    page.click("[data-card='*']")
    assert preview(page, "high-brings") == [
        "All: highest of the suit or ★; else trump ♥; else any",
        "Can be beaten by ★ that takes.",
    ]
    assert preview(page, "low-brings") == [
        "All: any of the suit or ★; else trump ♥; else any",
        "Can be beaten by ★ that takes, a trump, the suit.",
    ]
    assert preview(page, "later") == [
        "♠ Nino: has none; trump ♥ or ★; else any",
        "♥ ♠ Gia: has none; any card",
    ]
    # What is drawn has a name for the ear.
    assert page.locator("#joker-later [role=img]").first.get_attribute("aria-label") == "spades"
    assert page.locator("[aria-label=joker][role=img]").count() == 5


@pytest.mark.parametrize("trump", list(Suit))
def test_what_holds_of_all_suits_is_told_once_whatever_is_trump(page, shared_server, trump):
    OneSeat("jokeri", position("* 9d Kd", trump=trump), 0, 4).open(page, shared_server.url)
    page.click("[data-card='*']")
    assert preview(page, "high-brings") == [
        f"All: highest of the suit or ★; else trump {trump.sign}; else any",
        "Can be beaten by ★ that takes.",
    ]
    assert preview(page, "low-brings") == [
        f"All: any of the suit or ★; else trump {trump.sign}; else any",
        "Can be beaten by ★ that takes, a trump, the suit.",
    ]
    assert preview(page, "later") == []


SCROLLED = """() => [...document.querySelectorAll(".declare, .declare *")].filter(one =>
    one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== "visible",
).map(one => one.className)"""

SMALLEST_LETTERS = """() => Math.min(...[...document.querySelectorAll(".declare *")].filter(one =>
    [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()),
).map(one => parseFloat(getComputedStyle(one).fontSize)))"""


@pytest.mark.parametrize("locale", FOUR)
def test_the_longest_preview_is_read_without_scrolling_on_a_small_phone(new_context, shared_server, locale):
    """Three seats play after the joker, each has shown to lack a suit, and each owes something else."""
    page = new_context(viewport={"width": 360, "height": 640}, locale=locale).new_page()
    shown = fallen("As 6h 7c 8s", "8c 9c Tc 7h")
    names = ("Ala", "Nino", "Giorgi", "Bartłomiej z Rybnika")
    for hand, trick, lines in (("Qs 7s Kd Ad Td 9d 6d *", "", 7), ("Qs 7s Kd Ad Td 9d *", "Jd", 4)):
        held = position(hand, trick, history=shown)
        OneSeat("jokeri", held, 0, 4, names=names).open(page, shared_server.url)
        page.click("[data-card='*']")
        page.wait_for_selector(".declare")
        assert page.locator(".declare .foresight li").count() == lines
        assert page.evaluate(SCROLLED) == []
        box = page.locator(".declare").bounding_box()
        last = page.locator(".foresight li").last.bounding_box()
        assert last["y"] + last["height"] <= box["y"] + box["height"] <= 640
        assert page.evaluate(SMALLEST_LETTERS) >= 12
        for target in page.locator(".declare button").all():
            assert target.bounding_box()["height"] >= 44
        assert page.evaluate(COVERED) == []


def test_the_clauses_of_a_joker_are_one_tap_away(page, shared_server):
    OneSeat("jokeri", position("* 9d Kd"), 0, 4).open(page, shared_server.url)
    page.click("[data-card='*']")
    page.click(".declare .clause-link")
    page.locator("dialog[open] h3").nth(3).wait_for()
    assert page.locator("dialog[open] h3").count() == 4
    assert all("#" in link.get_attribute("href") for link in page.locator("dialog[open] p a").all())
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator(".declare").count() == 1


def test_a_trump_beats_a_high_joker_only_where_the_rules_let_it(page, shared_server):
    rules = SPEC.catalog.parse("jokeri/classic(high_joker_vs_trump=trump_takes)")
    OneSeat("jokeri", position("* 9d Kd", rules=rules), 0, 4).open(page, shared_server.url)
    page.click("[data-card='*']")
    assert preview(page, "high-brings")[1:] == [
        "♣ ♦ ♠ Can be beaten by ★ that takes, a trump.",
        "♥ Can be beaten by ★ that takes.",
    ]


def test_before_a_joker_follows_who_takes_the_trick_is_told(page, shared_server):
    OneSeat("jokeri", position("* 9s Kd", "As 7s"), 0, 4).open(page, shared_server.url)
    page.click("[data-card='*']")
    assert preview(page, "take-brings") == ["Can be beaten by ★ that takes."]
    assert preview(page, "leave-brings") == ["The trick is Gia’s so far."]
    assert preview(page, "later") == ["Nino: any ♠ or ★; else trump ♥; else any"]


COVERED = """() => [...document.querySelectorAll(
    ".played, [data-card], .trump-chip, .chair-j, .chair-j:not(.s) .promise, "
      + ".declare [data-play], .declare [data-act=cancel]",
  )].filter(one => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + 9, box.top + 9);
    return !hit || !one.contains(hit) && !hit.closest("[data-seat]");
  }).map(one => one.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
@pytest.mark.parametrize("locale", ["pl-PL", "en-GB", "ka-GE"])
def test_trick_trump_and_hand_stay_in_sight_while_a_joker_is_declared(
    new_context, shared_server, size, locale
):
    page = new_context(viewport={"width": size[0], "height": size[1]}, locale=locale).new_page()
    for hand, trick, before in (
        ("Qs 7s Kd Ad Td 9c 8c *", "9d Kc Ah", {}),
        ("Qs 7s Kd Ad Td 9c 8c 6d *", "", {}),
        # After voids were shown much more is told.
        ("Qs 7s Kd Ad Td 9c 8c *", "", {"history": fallen("As 6h 7c 8s")}),
    ):
        held = position(hand, trick, bids=(2, 1, 0, 4), **before)
        OneSeat("jokeri", held, 0, 4).open(page, shared_server.url)
        page.click("[data-card='*']")
        page.wait_for_selector(".declare")
        # Each is what is hit where it lies, and a card of the trick shows at least its corner.
        assert page.evaluate(COVERED) == []
        assert page.locator(".played").count() == len(trick.split())
        box = page.locator(".declare").bounding_box()
        assert box["y"] + box["height"] <= size[1]


def test_a_joker_is_taken_back_by_its_button_and_by_key(page, shared_server):
    seat = OneSeat("jokeri", position("* 9s Kd"), 0, 4)
    seat.open(page, shared_server.url)
    for leave in (
        lambda: page.click(".declare [data-act=cancel]"),
        lambda: page.keyboard.press("Escape"),
        lambda: page.click("[data-card='*']"),
    ):
        page.click("[data-card='*']")
        page.wait_for_selector(".declare")
        leave()
        page.wait_for_selector(".declare", state="detached")
        assert page.locator(".hand-card.picked").count() == 0
    assert seat.done == []


def test_a_card_that_may_not_be_played_is_dim_and_says_why(page, shared_server):
    seat = OneSeat("jokeri", position("Qs 7s Kd", "*^s As"), 0, 4)
    seat.open(page, shared_server.url)
    dim = page.locator("[data-playable=no]")
    assert sorted(card.get_attribute("data-card") for card in dim.all()) == ["7s", "Kd"]
    page.click("[data-card='7s']")
    said = page.locator(".say")
    assert "Q♠" in said.inner_text().replace("\ufe0e", "")
    said.locator(".clause-link").click()
    assert len(page.locator("dialog[open] p").nth(1).inner_text()) > 30
    page.keyboard.press("Escape")
    assert seat.done == []
    page.click("[data-card='Qs']")
    page.click("[data-act=play]")
    page.wait_for_function(
        "() => document.querySelector('[data-act=play]').getAttribute('aria-disabled') === 'true'"
    )
    assert seat.done == ["play Qs"]


@pytest.mark.parametrize("down", [0.1, 0.5, 0.9])
def test_a_tap_is_for_the_card_alone_wherever_it_lies_afterwards(page, shared_server, down):
    """The reason moves the hand up, and its clause comes to lie where the finger was."""
    OneSeat("jokeri", position("Qs 7s Kd Ad Td 9c 8c 6d", "*^s As"), 0, 4).open(page, shared_server.url)
    for dim in ("7s", "Kd", "8c"):
        box = page.locator(f"[data-card='{dim}']").bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + down * box["height"])
        page.wait_for_selector(".say .clause-link")
        # The touch is over when the page has drawn what came of it.
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.locator("dialog[open]").count() == 0
        assert page.locator(".hand-card.picked").count() == 0


def test_the_barred_number_is_struck_through_with_its_reason(page, shared_server):
    bidding = position("Qs 7s Kd", phase=Phase.BID, dealer=0, bids=(None, 3, 2, 1))
    seat = OneSeat("jokeri", bidding, 0, 4)
    seat.open(page, shared_server.url)
    barred = page.locator("[data-bid='3']")
    assert barred.locator("s").inner_text() == "3"
    assert page.locator("[data-bid]").count() == 10
    reason = page.locator(".bids .say")
    reason.wait_for()
    assert "3" in reason.inner_text()
    barred.click(force=True)
    assert seat.done == []
    page.click("[data-bid='4']")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["bid 4"]


def test_trump_is_named_and_shown_with_its_namer(page, shared_server):
    naming = position("Qs 7s *", phase=Phase.TRUMP, is_trump_known=False, trump=None, bids=(None,) * 4)
    seat = OneSeat("jokeri", naming, 0, 4)
    seat.open(page, shared_server.url)
    assert page.locator("button[data-trump]").count() == 5
    page.click("button[data-trump='-']")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["trump -"]


def test_promises_are_told_by_word_and_shape(page, shared_server):
    at = position("Qs 7s Kd", "9d", bids=(2, 1, 0, 4), taken=(1, 1, 2, 0))
    OneSeat("jokeri", at, 0, 4).open(page, shared_server.url)
    courses = [
        page.locator(f"[data-seat='{seat}'] .promise").get_attribute("data-course") for seat in range(4)
    ]
    assert courses == ["on", "exact", "over", "on"]
    marks = page.locator(".promise .mark").all_inner_texts()
    assert len(set(marks)) == 3
    assert "1 of 2 promised" in page.locator("[data-seat='0'] .unseen").first.text_content()


def test_after_time_ran_out_one_tap_takes_the_seat_back(page, shared_server):
    seat = OneSeat("jokeri", position("Qs 7s Kd", "9d"), 0, 4, kept=True)
    seat.open(page, shared_server.url)
    banner = page.locator(".seat-kept")
    assert "A bot plays for you." in banner.inner_text()
    banner.locator("button").click()
    banner.wait_for(state="detached")
    assert not seat.kept


def test_a_deal_by_keyboard_alone(page, shared_server):
    seat = OneSeat("jokeri", position("Qs 7s *", phase=Phase.BID, bids=(None, 3, 2, 1)), 0, 4)
    seat.open(page, shared_server.url)
    page.keyboard.press("4")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["bid 4"]
    seat = OneSeat("jokeri", position("Qs 7s *", "9s"), 0, 4)
    seat.open(page, shared_server.url)
    page.keyboard.press("h")
    for _ in range(3):
        if page.evaluate("document.activeElement.dataset.card") == "7s":
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("x")
    page.wait_for_function("() => !document.querySelector('[data-line=sending]')")
    assert seat.done == ["play 7s"]


@pytest.mark.parametrize("size", [(360, 640), (320, 640), (740, 360), (1280, 800)])
def test_everything_can_be_hit(new_context, shared_server, size):
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    at = position("Qs 7s Kd Ad Td 9c 8c * *", "9d", bids=(2, 1, 0, 4))
    OneSeat("jokeri", at, 0, 4).open(page, shared_server.url)
    smallest = everything_on(page)
    assert min(smallest["width"], smallest["height"]) >= 24, smallest
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = [card.bounding_box() for card in page.locator("[data-card]").all()]
    assert len({round(box["y"]) for box in boxes}) <= 2
    if size[0] >= 360:
        assert min(box["width"] for box in boxes) >= 44
    box = page.locator("[data-act=play]").bounding_box()
    assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("locale", FOUR)
def test_axe_finds_nothing_serious(new_context, shared_server, assert_accessible, locale):
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    at = position("Qs 7s Kd * Td", "9d", bids=(2, 1, 0, 4), taken=(1, 1, 2, 0))
    OneSeat("jokeri", at, 0, 4).open(page, shared_server.url)
    page.wait_for_selector("[data-playable=no]")
    assert_accessible(page)
    page.click("[data-card='*']")
    page.wait_for_selector(".declare")
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.click("[data-act=score]")
    assert_accessible(page)


def play_on(page, most: int, patience_s: float = 400) -> int:
    """Play on by taps until this many deals or the match are over; the number of deals that were."""
    done = 0
    patience = time.monotonic() + patience_s
    while time.monotonic() < patience:
        page.wait_for_selector(
            "[data-bid], button[data-trump], [data-act=play], [data-act=next-sheet], [data-act=rematch]",
            timeout=60_000,
        )
        if page.locator("[data-act=rematch]").count():
            return done + 1
        if page.locator("[data-act=next-sheet]").count():
            done += 1
            if done == most:
                return done
            page.click("[data-act=next-sheet]")
            page.wait_for_selector("dialog[open]", state="detached")
        else:
            my_move(page)
    raise AssertionError(f"only {done} deals in time")


def play_deals(page, url: str, rules: str, most: int) -> int:
    """Make a table against three bots and play there by taps, as `play_on` does."""
    page.goto(url)
    page.evaluate(MAKE, [rules, ["me", "greedy", "greedy", "greedy"]])
    return play_on(page, most)


@pytest.mark.timeout(900)
def test_a_short_game_by_taps_to_the_final_sheet(page, shared_server):
    """Twelve deals on a telephone, with a look at the sheet after the third."""
    assert page.viewport_size == {"width": 360, "height": 640}
    assert play_deals(page, shared_server.url, "jokeri/classic(length=short12)", 3) == 3
    page.click("[data-act=next-sheet]")
    page.wait_for_selector("dialog[open]", state="detached")
    page.click("[data-act=score]")
    page.wait_for_selector("dialog[open] .paper")
    rows = page.locator("dialog[open] tbody tr:not(.set-head):not(.closing):not(.set-total)")
    assert rows.count() == 3
    cells = page.locator("dialog[open] .set-total td").all_inner_texts()
    assert cells == page.locator("dialog[open] tfoot td").all_inner_texts()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert play_on(page, 99) == 9
    sheet = page.locator("dialog[open] .paper")
    assert sheet.locator("tbody").count() == 2
    heads = sheet.locator("tbody tr:not(.set-head):not(.closing):not(.set-total) th").all_inner_texts()
    assert heads == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "9", "9", "9"]

    def numbers(row) -> list[int]:
        return [shown_number(text) for text in row.locator("td").all_inner_texts()]

    totals = numbers(sheet.locator("tfoot tr").first)
    sets = [numbers(row) for row in sheet.locator(".set-total").all()]
    assert totals == [sum(points) for points in zip(*sets, strict=True)]
    nths = sheet.locator("tfoot tr").last.locator("td").all_inner_texts()
    places = [int("".join(filter(str.isdigit, text))) for text in nths]
    assert places == [1 + sum(other > total for other in totals) for total in totals]
