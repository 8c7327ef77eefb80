"""Moves at the table of Joker by taps."""

from __future__ import annotations


def my_move(page, prefer: str = "") -> None:
    """Make the move that the page waits for by taps: the first number, suit or card that it offers.

    The number is ``prefer`` where it may be promised.
    """
    if page.locator("[data-bid]").count():
        wanted = page.locator(f"[data-bid='{prefer}']:not([aria-disabled])")
        (wanted if wanted.count() else page.locator("[data-bid]:not([aria-disabled])")).first.click()
        page.wait_for_selector("[data-bid]", state="detached")
    elif page.locator("button[data-trump]").count():
        page.locator("button[data-trump]").first.click()
        page.wait_for_selector("button[data-trump]", state="detached")
    else:
        before = page.locator("[data-card]").count()
        card = page.locator("[data-playable=yes]").first
        card.click()
        if card.get_attribute("data-card") == "*":
            page.locator(".declare [data-play]").first.click()
        else:
            page.click("[data-act=play]")
        page.wait_for_function("count => document.querySelectorAll('[data-card]').length < count", arg=before)
