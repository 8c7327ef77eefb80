"""Rebuilding the melds on the table: by taps, keys and dragging, with the server's word on each change."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.browser.one_seat import OneSeat
from tests.browser.test_remik_positions import position

TABLE = {"a": "4d 5d 6d 7d", "b": "4s 4h 4c", "c": "9h Th *=Jh"}
SHEET = "dialog[open]"


@pytest.fixture
def sit(page, shared_server):
    def at(hand, table=TABLE, *, opened=True, rules="silesian(table_rearrange=on)"):
        base = position(hand, table, ["a"], opened=opened, preset=rules)
        seat = OneSeat("remik", base, 0, 3)
        seat.open(page, shared_server.url)
        page.wait_for_selector("[data-act=discard]")
        return seat

    return at


def begin(page):
    page.click("[data-act=rearrange]")
    page.wait_for_selector(f"{SHEET} .bench-row")


def rows(page):
    return page.eval_on_selector_all(
        f"{SHEET} .bench .bench-row:not([data-row=new])",
        "rows => rows.map(row => [...row.querySelectorAll('[data-piece]')]"
        ".map(one => one.dataset.piece).join(' '))",
    )


def piece(page, code, row=None):
    place = f"[data-row]:nth-child({row}) " if row else ""
    return page.locator(f'{SHEET} {place}[data-piece="{code}"]').first


def done(page):
    return page.locator(f"{SHEET} [data-act=rearrange-done]")


def ready(page):
    page.wait_for_selector(f"{SHEET} [data-act=rearrange-done]:not([aria-disabled])")


def test_a_card_moves_from_meld_to_meld_and_the_turn_is_sent(page, sit, assert_accessible):
    seat = sit("8d Kd 2c")
    begin(page)
    assert rows(page) == ["4d 5d 6d 7d", "4s 4h 4c", "9h Th *=Jh"]
    assert done(page).get_attribute("aria-disabled") == "true"
    piece(page, "4d").click()
    piece(page, "4s").click()
    ready(page)
    assert rows(page)[:2] == ["5d 6d 7d", "4s 4h 4c 4d"]
    # A card of the hand joins a meld.
    piece(page, "8d").click()
    page.locator(f"{SHEET} [data-put]").first.click()
    page.wait_for_selector(f"{SHEET} .bench .bench-card.own")
    ready(page)
    assert rows(page)[0] == "5d 6d 7d 8d"
    assert_accessible(page)
    done(page).click()
    page.wait_for_selector(SHEET, state="detached")
    assert page.locator("[data-meld]").count() == 3
    assert page.locator("[data-card]").count() == 2
    page.click("[data-card=Kd]")
    page.wait_for_selector("[data-act=discard]:not([aria-disabled])")
    page.click("[data-act=discard]")
    page.wait_for_timeout(400)
    assert seat.done == ["table 5d 6d 7d 8d / 4s 4h 4c 4d / run 9h Th *=Jh; discard Kd"]


def test_an_unsound_meld_is_outlined_with_its_reason(page, sit):
    sit("Kd 2c")
    begin(page)
    piece(page, "5d").click()
    page.locator(f"{SHEET} [data-put=new]").click()
    page.wait_for_selector(f"{SHEET} .bench-row.unsound .findings")
    assert page.locator(f"{SHEET} .bench-row.unsound").count() == 2
    assert "2 melds are not sound" in page.inner_text(f"{SHEET} [data-standing]")
    assert done(page).get_attribute("aria-disabled") == "true"
    done(page).click(force=True)
    assert page.locator(SHEET).count() == 1
    page.click(f"{SHEET} [data-act=rearrange-cancel]")
    page.wait_for_selector(SHEET, state="detached")
    assert page.locator("[data-meld]").count() == 3
    assert page.locator(".provisional").count() == 0


def test_a_card_of_the_table_stays_there_and_one_of_the_hand_goes_back(page, sit):
    sit("8d Kd 2c")
    begin(page)
    piece(page, "4d").click()
    page.locator(f"{SHEET} [data-put=hand]").click()
    assert "stays on the table" in page.inner_text(f"{SHEET} [data-standing]")
    piece(page, "4d").click()
    piece(page, "8d").click()
    piece(page, "7d").click()
    ready(page)
    piece(page, "8d").click()
    page.locator(f"{SHEET} [data-put=hand]").click()
    page.wait_for_selector(f"{SHEET} [data-act=rearrange-done][aria-disabled=true]")
    assert rows(page)[0] == "4d 5d 6d 7d"


def test_a_joker_takes_its_name_from_its_new_place(page, sit):
    seat = sit("Jh Kd 2c")
    begin(page)
    piece(page, "Jh").click()
    piece(page, "9h").click()
    page.wait_for_selector(f"{SHEET} .bench .bench-card.own")
    piece(page, "*=Jh").click()
    piece(page, "7d").click()
    ready(page)
    joker = piece(page, "*=Jh")
    assert joker.get_attribute("aria-label") == "joker as eight of diamonds"
    # Tapped onto its own meld again, it goes to the other end.
    joker.click()
    page.locator(f"{SHEET} [data-put]").first.click()
    page.wait_for_selector(f'{SHEET} [data-piece="*=Jh"][aria-label="joker as three of diamonds"]')
    done(page).click()
    page.wait_for_selector(SHEET, state="detached")
    page.click("[data-card=Kd]")
    page.wait_for_selector("[data-act=discard]:not([aria-disabled])")
    page.click("[data-act=discard]")
    page.wait_for_timeout(400)
    assert seat.done == ["table * 4d 5d 6d 7d / group 4s 4h 4c / 9h Th Jh; discard Kd"]


def test_by_the_keyboard_alone(page, sit):
    seat = sit("8d Kd 2c")
    page.keyboard.press("b")
    page.wait_for_selector(f"{SHEET} .bench-row")
    piece(page, "4d").focus()
    page.keyboard.press("Enter")
    assert piece(page, "4d").get_attribute("aria-pressed") == "true"
    page.locator(f"{SHEET} [data-put]").nth(1).focus()
    page.keyboard.press("Enter")
    ready(page)
    done(page).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(SHEET, state="detached")
    page.keyboard.press("Backspace")
    page.wait_for_function("() => document.querySelectorAll('.provisional').length === 0")
    assert seat.done == []


def test_by_dragging(page, sit):
    sit("8d Kd 2c")
    begin(page)
    start = piece(page, "4d").bounding_box()
    end = piece(page, "4h").bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 40)
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=4)
    page.mouse.up()
    ready(page)
    assert rows(page)[:2] == ["5d 6d 7d", "4s 4h 4c 4d"]


@pytest.mark.parametrize(
    ("rules", "opened"), [("silesian", True), ("silesian(table_rearrange=on)", False)], ids=["off", "closed"]
)
def test_who_may_not_rebuild_sees_no_button(page, sit, rules, opened):
    sit("8d Kd 2c", rules=rules, opened=opened)
    page.wait_for_timeout(400)
    assert page.locator("[data-act=rearrange]").count() == 0


class Told(OneSeat):
    """A seat that can be told of a move that somebody else made."""

    def _serve(self, line):
        self.line = line
        super()._serve(line)

    def tell(self, position):
        self.position = position
        self.seq += 1
        self.line.send(json.dumps(self._view()))


def test_a_move_of_somebody_else_closes_the_sheet(page, shared_server):
    base = position("8d Kd 2c", TABLE, ["a"], opened=True, preset="silesian(table_rearrange=on)")
    seat = Told("remik", base, 0, 3)
    seat.open(page, shared_server.url)
    begin(page)
    seat.tell(replace(base, turn=1))
    page.wait_for_selector(SHEET, state="detached")
    assert page.locator("[data-act=rearrange]").count() == 0
