"""Hands and eyes at the score keeper."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.browser.fingers import shown_number

if TYPE_CHECKING:
    from playwright.sync_api import Page


class KeeperPage:
    """The score keeper as one phone shows it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url

    def begin(self, rules: str, *names: str, dealer: int = 0, stake: str = "") -> None:
        """Open the keeper by the link of a rule set and begin a sheet."""
        page = self.page
        page.goto(f"{self.url}keep?rules={rules}")
        page.wait_for_selector("[data-act=begin]:not([aria-disabled])")
        page.wait_for_selector("input[name=rules]:checked", state="attached")
        while page.locator(".names li").count() < len(names):
            page.click("[data-act=more-players]")
        while page.locator(".names li").count() > len(names):
            page.click("[data-act=fewer-players]")
        for seat, name in enumerate(names):
            page.fill(f"#name-{seat}", name)
        page.locator(".dealer-pick").nth(dealer).click()
        if stake:
            page.fill("#stake", stake)
        page.click("[data-act=begin]")
        page.wait_for_selector(".board")

    @property
    def ident(self) -> str:
        """The open sheet's id in this browser."""
        return self.page.evaluate("location.hash").removeprefix("#d=")

    @property
    def doc(self) -> dict[str, Any]:
        """The sheet as the browser keeps it."""
        found: dict[str, Any] = json.loads(
            self.page.evaluate("id => localStorage.getItem('stolik.keep.doc.' + id)", self.ident)
        )
        return found

    def totals(self) -> list[int]:
        cells = self.page.locator("tfoot tr.total td").all_inner_texts()
        return [shown_number(text) for text in cells]

    def open_next(self) -> None:
        self.page.click("[data-act=next]")
        self.page.wait_for_selector("dialog.sheet[open]")

    def save(self) -> None:
        self.page.click("[data-act=save]")
        self.page.wait_for_selector("dialog.sheet", state="detached")

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog.sheet", state="detached")

    # -- remik -----------------------------------------------------------------------------------------

    def finisher(self, seat: int) -> None:
        self.page.locator(".segment", has=self.page.locator(f"input[name=finisher][value='{seat}']")).click()

    def type_hand(self, seat: int, points: int) -> None:
        self.page.click(f"[data-hand='{seat}']")
        while self.page.locator(f"[data-hand='{seat}'] b").inner_text() not in ("–", "0"):
            self.page.click("[data-key=back]")
        for digit in str(points):
            self.page.click(f"[data-key='{digit}']")

    def note_remik(self, finisher: int, hands: dict[int, int], finish: str = "plain") -> None:
        """Note the next deal by typing numbers."""
        self.open_next()
        self.finisher(finisher)
        if finish != "plain":
            self.page.select_option("#finish", finish)
        for seat, points in hands.items():
            self.type_hand(seat, points)
        self.save()

    # -- Joker -----------------------------------------------------------------------------------------

    def numbers(self) -> dict[int, bool]:
        """The numbers of the pad, and whether each can be entered."""
        found = self.page.eval_on_selector_all(
            "[data-number]",
            "all => all.map(one => [Number(one.dataset.number), !one.hasAttribute('aria-disabled')])",
        )
        return dict(found)

    def press(self, number: int) -> None:
        self.page.click(f"[data-number='{number}']", force=True)

    # -- sharing ---------------------------------------------------------------------------------------

    def share(self) -> tuple[str, str]:
        """Bring the sheet to the server; the links to read and to write."""
        self.page.click("[data-act=share]")
        if self.page.locator("[data-act=put]").count():
            self.page.click("[data-act=put]")
        self.page.wait_for_selector("#link-read")
        links = self.page.input_value("#link-read"), self.page.input_value("#link-write")
        self.close()
        return links

    def in_step(self) -> None:
        """Wait until everything is on the server, and nothing was added up otherwise there."""
        self.page.wait_for_selector("[data-sync=synced]")
        self.page.wait_for_function(
            "id => JSON.parse(localStorage.getItem('stolik.keep.doc.' + id)).unsent.length === 0",
            arg=self.ident,
        )
        assert self.page.locator("[data-disagrees]").count() == 0
