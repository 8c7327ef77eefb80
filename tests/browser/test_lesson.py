"""The lesson in a real browser: three short deals with guidance that fits them, in every language."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.browser.jokeri_moves import my_move
from tests.browser.locales import FOUR
from tests.browser.remik_table import everything_on

TEXTS = Path(__file__).parents[2] / "web" / "texts" / "lesson"
MY_MOVE = "[data-bid], button[data-trump], [data-act=play], [data-act=real-game]"


def start(page, url: str) -> None:
    page.goto(url)
    page.click("[data-act=lesson]")
    page.wait_for_selector(".jokeri.taught [data-hint]")


def hints(page) -> list[str]:
    """What the teacher says now, by the names of the texts."""
    return [hint.get_attribute("data-hint") for hint in page.locator(".lesson [data-hint]").all()]


def texts_of(language: str) -> FluentBundle:
    """What the teacher can say in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def ui_of(language: str, text: str) -> str:
    """A text of the interface in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS.parent / f"{language}.ftl").read_text(encoding="utf-8")))
    return str(bundle.format_pattern(bundle.get_message(text).value, {})[0])


def check_words(page, bundle: FluentBundle) -> None:
    """Every hint that stands there is the text of this language, as far as it needs no numbers."""
    for hint in page.locator(".lesson [data-hint], .lesson-end [data-hint]").all():
        told, errors = bundle.format_pattern(bundle.get_message(hint.get_attribute("data-hint")).value, {})
        said = hint.inner_text()
        assert said.strip()
        if not errors:
            assert told.split("{")[0].split()[:4] == said.split()[:4]


#: What of the teacher's words, of the turned card and of its caption is not to be seen.
UNSEEN = """() => {
  const found = [];
  const lesson = document.querySelector(".lesson");
  if (lesson.scrollHeight > lesson.clientHeight + 1) found.push(`cut: ${lesson.textContent}`);
  const card = document.querySelector(".turned .card")?.getBoundingClientRect();
  if (card && card.width < 34) found.push(`a card of ${card.width}`);
  const label = document.querySelector(".turned .note")?.getBoundingClientRect();
  for (const chair of document.querySelectorAll(".chair-j > *")) {
    const box = chair.getBoundingClientRect();
    const lies = label && Math.min(box.right, label.right) - Math.max(box.left, label.left) > 1
      && Math.min(box.bottom, label.bottom) - Math.max(box.top, label.top) > 1;
    if (lies) found.push(`the caption lies under ${chair.className}`);
  }
  return found;
}"""


def play_lesson(page, prefer: str = "", bundle: FluentBundle | None = None) -> list[str]:
    """Play the deal to its end by taps; every hint that was given, in order.

    A promise is what the hint's card count suggests least: the first number that is allowed, or ``prefer``.
    """
    said: list[str] = []
    patience = time.monotonic() + 120
    while time.monotonic() < patience:
        page.wait_for_selector(MY_MOVE, timeout=30_000)
        said += hints(page)
        if not page.locator("[data-act=real-game]").count():
            assert page.evaluate(UNSEEN) == [], said[-3:]
        if bundle is not None:
            check_words(page, bundle)
        if page.locator("[data-act=real-game]").count():
            said += [page.locator(".lesson-end [data-hint]").get_attribute("data-hint")]
            return said
        my_move(page, prefer)
    raise AssertionError(f"not over in time: {said}")


def go_on(page, act: str) -> None:
    before = page.url
    page.click(f"[data-act={act}]")
    page.wait_for_url(re.compile(r"/t/"))
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector(".hand-area")


@pytest.mark.parametrize("locale", FOUR)
def test_three_lessons_and_a_real_game(new_context, shared_server, locale):
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    bundle = texts_of(locale[:2])
    start(page, shared_server.url)
    page.wait_for_selector("[data-bid]")
    for lesson in (1, 2, 3):
        told, _ = bundle.format_pattern(bundle.get_message("title").value, {"lesson": lesson})
        assert (str(told) in page.inner_text(".promised")) == (lesson == 1)
    first = play_lesson(page, bundle=bundle)
    assert page.inner_text("dialog[open] h2") == ui_of(locale[:2], "result-deal")
    assert {"bid-1", "must-follow", "enough"} <= set(first)
    assert first[-1].startswith("end-")
    go_on(page, "next-lesson")
    second = play_lesson(page, "2", bundle)
    assert {"barred", "bid-2", "must-trump", "joker-follow"} <= set(second)
    go_on(page, "next-lesson")
    third = play_lesson(page, "4", bundle)
    assert {"name-trump", "bid-3", "lead"} <= set(third)
    assert page.locator("[data-act=next-lesson]").count() == 0
    go_on(page, "real-game")
    page.wait_for_selector(".jokeri:not(.taught)")
    assert page.locator(".lesson").count() == 0


def test_a_hint_is_closed_and_the_next_one_comes(page, shared_server, assert_accessible):
    start(page, shared_server.url)
    page.wait_for_selector("[data-bid]")
    assert hints(page) == ["bid-1"]
    assert page.locator(".lesson [aria-live=polite]").count() == 1
    smallest = everything_on(page)
    assert min(smallest["width"], smallest["height"]) >= 24, smallest
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)
    page.click("[data-act=close-hint]")
    page.wait_for_selector(".lesson [data-hint]", state="detached")
    page.click("[data-bid='0']")
    page.wait_for_selector(".lesson [data-hint]")
    page.wait_for_selector("[data-hint=must-follow]", timeout=30_000)
    page.locator("[data-hint=must-follow] .clause-link").click()
    page.wait_for_selector("dialog[open]")
    assert len(page.locator("dialog[open] p").nth(1).inner_text()) > 30
    page.keyboard.press("Escape")
    for act in ("score", "play"):
        box = page.locator(f"[data-act={act}]").bounding_box()
        assert box["y"] + box["height"] <= 640
    page.click("[data-act=score]")
    assert page.locator("dialog[open] table").count() == 0


@pytest.mark.parametrize("language", ["en", "pl", "tr", "ka"])
def test_a_promise_out_of_reach_is_told_as_such(language):
    """What can't be won any more is not asked for in the words of what can."""
    bundle = texts_of(language)

    def need(left: int, need: int) -> str:
        told, errors = bundle.format_pattern(bundle.get_message("need").value, {"left": left, "need": need})
        assert not errors
        return re.sub(r"\d", "N", str(told))

    assert len({need(1, 1), need(1, 2), need(3, 1), need(3, 2)}) == 4
    assert need(1, 2) == need(1, 3)


@pytest.mark.parametrize("locale", FOUR)
def test_the_lesson_speaks_the_readers_language(new_context, shared_server, assert_accessible, locale):
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    bundle = texts_of(locale[:2])
    start(page, shared_server.url)
    page.wait_for_selector("[data-bid]")
    told, errors = bundle.format_pattern(bundle.get_message("bid-1").value, {"cards": 2})
    assert not errors
    assert page.inner_text("[data-hint=bid-1]").strip() == told
    play_lesson(page, "1")
    end = page.locator(".lesson-end [data-hint]")
    told, _ = bundle.format_pattern(bundle.get_message(end.get_attribute("data-hint")).value)
    assert end.inner_text() == told
    assert_accessible(page)
