"""Joker's referee page in a browser: laid out by taps, by notation without scripts, refused clearly."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

PLAY = "/referee?rules=jokeri/classic"
TRICK = "/referee?ask=trick&rules=jokeri/classic"
SCORE = "/referee?ask=score&rules=jokeri/classic"


@pytest.fixture
def url(shared_server) -> str:
    return shared_server.url.rstrip("/")


def lay(page, field: str, *cards: str) -> None:
    """Open a field's palette, tap the cards, and close it."""
    page.click(f"[data-tap={field}]")
    for card in cards:
        page.locator(f"[data-tap={field}] + .palette [data-card='{card}']").tap()
    page.click(f"[data-tap={field}]")
    expect(page.locator(f"[data-tap={field}] + .palette")).to_be_hidden()


def answer(page) -> str:
    page.click("form[data-ask] [type=submit]")
    page.wait_for_load_state()
    return page.locator("#answer").inner_text().replace("\ufe0e", "")


def test_hand_trick_and_trump_by_taps_and_the_link_elsewhere(page, new_context, url):
    page.goto(url + PLAY)
    lay(page, "hand", "9h", "Kh", "7s", "Ad", "*")
    expect(page.locator("#hand")).to_have_value("9h Kh 7s Ad *")
    lay(page, "trick", "*^h")
    page.click("[data-trump=s]")
    expect(page.locator("#trump")).to_have_value("s")
    lay(page, "play", "9h")
    said = answer(page)
    assert "9♥: Not allowed" in said
    assert "May be played: K♥ ★" in said
    # What was laid out stands there again, to be changed by taps: one tap more takes a card away.
    lay(page, "hand", "Ad")
    expect(page.locator("#hand")).to_have_value("9h Kh 7s *")
    lay(page, "play", "Kh")
    expect(page.locator("#play")).to_have_value("Kh")
    assert "K♥: Allowed" in answer(page)
    other = new_context(locale="pl-PL", java_script_enabled=False).new_page()
    other.goto(page.locator("#question").inner_text())
    assert "K♥: Wolno" in other.locator("h2.headline").inner_text().replace("\ufe0e", "")


def test_the_last_card_is_taken_back_and_both_jokers_can_be_held(page, url):
    page.goto(url + PLAY)
    page.click("[data-tap=hand]")
    palette = page.locator("[data-tap=hand] + .palette")
    for card in ("9h", "*", "*"):
        palette.locator(f"[data-card='{card}']").tap()
    expect(page.locator("#hand")).to_have_value("9h * *")
    palette.locator("> button").tap()
    expect(page.locator("#hand")).to_have_value("9h *")
    assert palette.locator("[aria-pressed=true]").count() == 2
    # The pack of Joker has 36 cards: no black sixes.
    assert palette.locator("[data-card]").count() == 35
    assert palette.locator("[data-card='6s'], [data-card='6c']").count() == 0


def test_who_takes_the_trick_by_taps(page, url):
    page.goto(url + TRICK)
    page.click("[data-tap=plays]")
    palette = page.locator("[data-tap=plays] + .palette")
    expect(palette.locator("[data-card='*^h']")).to_be_visible()
    expect(palette.locator("[data-card='*+']")).to_be_hidden()
    palette.locator("[data-card='*_h']").tap()
    # A joker that follows is declared otherwise than one that leads.
    expect(palette.locator("[data-card='*^h']")).to_be_hidden()
    for card in ("Ah", "*-", "7s"):
        palette.locator(f"[data-card='{card}']").tap()
    page.click("[data-trump=s]")
    assert "Play 4 takes the trick: 7♠" in answer(page)


def pick(page, *results: tuple[int, ...]) -> None:
    for player, numbers in enumerate(results, 1):
        names = ("bid", "taken") if len(numbers) == 2 else ("taken",)
        for name, number in zip(names, numbers, strict=True):
            page.select_option(f"[data-pick={name}-{player}]", str(number))


def test_what_a_deal_scores_by_taps(page, url):
    page.goto(url + SCORE)
    pick(page, (3, 3), (2, 2), (2, 3), (1, 1))
    expect(page.locator("#results")).to_have_value("3/3 2/2 2/3 1/1")
    assert "Points: 200, 150, 30, 100" in answer(page)
    # In a golden deal nothing is promised.
    page.goto(url + SCORE)
    page.select_option("#form", "golden")
    assert page.locator("[data-pick^=bid]").count() == 0
    pick(page, (4,), (3,), (2,), (0,))
    assert "Points: 400, 300, 200, 0" in answer(page)
    # No number beyond the cards dealt can be picked.
    page.goto(url + SCORE)
    page.select_option("#cards", "3")
    numbers = page.locator("[data-pick=taken-1] option").all_inner_texts()
    assert numbers == ["–", "0", "1", "2", "3"]


@pytest.mark.parametrize(
    ("results", "said"),
    [
        ([(3, 3), (2, 2), (2, 3), (1, 2)], "the tricks taken add up to 10, and the deal has 9."),
        ([(3, 3), (2, 2), (3, 3), (1, 1)], "the promises add up to 9"),
        ([(3, 3), (2, 2)], "the result of one player or of all four"),
    ],
)
def test_numbers_that_cannot_be_are_refused_in_words(page, url, results, said):
    page.goto(url + SCORE)
    pick(page, *results)
    page.click("form[data-ask] [type=submit]")
    assert said in page.locator("#trouble").inner_text()
    # What was picked is not lost.
    expect(page.locator("[data-pick=bid-1]")).to_have_value("3")


def test_it_all_works_without_scripts(new_context, url):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(url + PLAY)
    assert page.locator("[data-tap]").count() == 0
    page.fill("#hand", "9♥ K♥ 7♠ A♦ ★")
    page.fill("#trick", "*^h")
    page.select_option("#trump", "s")
    page.fill("#play", "9♥")
    assert "9♥: Not allowed" in answer(page)
    page.goto(url + SCORE)
    page.fill("#results", "3/3 2/2 2/3 1/7")
    answer(page)
    assert re.search("add up to 15", page.locator("#trouble").inner_text())


@pytest.mark.parametrize("path", [PLAY, TRICK, SCORE])
@pytest.mark.parametrize(("width", "locale"), [(360, "pl-PL"), (320, "ka-GE"), (1280, "en-GB")])
def test_the_tiles_are_for_everybody(new_context, url, assert_accessible, path, width, locale):
    page = new_context(viewport={"width": width, "height": 640}, locale=locale).new_page()
    page.goto(url + path)
    for button in page.locator("[data-tap]").all():
        button.click()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sizes = page.eval_on_selector_all(
        ".tile, [data-pick]",
        "all => all.filter(one => one.offsetParent).map(one => [one.offsetWidth, one.offsetHeight])",
    )
    assert sizes
    assert min(width for width, _ in sizes) >= 30
    assert min(height for _, height in sizes) >= 40
