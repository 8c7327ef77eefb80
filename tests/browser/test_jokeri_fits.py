"""No word of Joker's table is cut or runs out of its button, on small phones, in every language."""

from __future__ import annotations

import pytest

from stolik.games.jokeri.kinds import Form, Phase
from stolik.games.jokeri.rules.length import schedule
from tests.browser.jokeri_ends import NINES, ended
from tests.browser.locales import FOUR
from tests.browser.one_seat import OneSeat
from tests.browser.test_jokeri_table import SPEC, position

HAND = "* 9s 7s Kd 6h Ad Qc"

#: Texts that leave their button, the screen, or a box that cuts them off sideways; but for those that only
#: the ear hears. A table within a box of its own that scrolls sideways counts as cut.
_OUT = """() => {
  const found = [];
  const roots = [...document.querySelectorAll("dialog[open]")].slice(-1);
  if (!roots.length) roots.push(document.querySelector(".table-page"));
  const heard = one => getComputedStyle(one).clipPath !== "none" || one.closest(".unseen, [hidden]");
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
      const holder = node.parentElement;
      if (!node.data.trim() || !holder.getClientRects().length || heard(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`off the screen: ${node.data}`);
        for (let one = holder; one && one !== root.parentElement; one = one.parentElement) {
          const frame = one.getBoundingClientRect();
          const isButton = one.matches("button, .act");
          const cuts = getComputedStyle(one).overflowX !== "visible";
          if ((isButton || cuts) && (box.left < frame.left - 1 || box.right > frame.right + 1))
            found.push(`out of ${one.className}: ${node.data}`);
          if (isButton && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1))
            found.push(`above or below ${one.className}: ${node.data}`);
        }
      }
    }
  }
  return [...new Set(found)];
}"""


#: What the page shows when its line is lost, without waiting for a real line to be missed.
_CUT_OFF = """() => import("/static/js/table/store.js").then(store => {
  store.socket.value.state.value = "offline";
})"""


def bidding() -> OneSeat:
    at = position("* 9s 7s Kd 6h Ad Qc Jc 8h", phase=Phase.BID, bids=(None, 1, 0, 4), history=(), dealer=0)
    return OneSeat("jokeri", at, 0, 4)


def dark() -> OneSeat:
    rules = SPEC.catalog.parse("jokeri/classic(length=full40)")
    number = next(at for at, slot in enumerate(schedule(rules)) if slot.form is Form.DARK)
    return OneSeat("jokeri", SPEC.deal(rules, 4, 3, number, "any"), 0, 4)


def naming() -> OneSeat:
    return OneSeat("jokeri", SPEC.deal(SPEC.catalog.preset("classic"), 4, 3, 8, "any"), 0, 4)


def playing(**changes) -> OneSeat:
    return OneSeat("jokeri", position(HAND, "9d", dealer=2, **changes), 0, 4)


STATES = {
    "bidding": bidding,
    "naming": naming,
    "playing": playing,
    "no trump": lambda: playing(trump=None),
    "kept": lambda: OneSeat("jokeri", position(HAND, "9d"), 0, 4, kept=True),
    "offline": playing,
    "sheet": playing,
    "menu": playing,
    "result": lambda: ended("jokeri/classic(length=nines16, erase=all_others)", NINES),
    "game": lambda: ended("jokeri/classic(length=nines16, teams=opposite)", NINES * 4),
}


@pytest.mark.parametrize("locale", FOUR)
@pytest.mark.parametrize("state", STATES)
def test_every_word_is_whole(new_context, shared_server, state, locale):
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    STATES[state]().open(page, shared_server.url)
    match state:
        case "sheet":
            page.click("[data-act=score]")
        case "menu":
            page.click("[data-act=menu]")
        case "offline":
            page.evaluate(_CUT_OFF)
            line = page.locator("[data-line=offline]")
            line.wait_for()
            assert len(line.inner_text().strip()) > 5
    if state in ("result", "game", "sheet", "menu"):
        page.wait_for_selector("dialog[open] .sheet-body")
    for width in (360, 320):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate(_OUT) == [], width


@pytest.mark.parametrize("locale", FOUR)
def test_a_deal_in_the_dark_says_so_in_whole_lines(new_context, shared_server, locale):
    page = new_context(locale=locale).new_page()
    dark().open(page, shared_server.url)
    note = page.locator(".blind")
    note.wait_for()
    box = note.bounding_box()
    assert box["width"] > 300
    assert box["height"] < 70
    assert page.evaluate(_OUT) == []


@pytest.mark.parametrize("locale", FOUR)
def test_trump_and_namer_stand_in_one_line(new_context, shared_server, locale):
    page = new_context(locale=locale).new_page()
    playing(trump=None).open(page, shared_server.url)
    chip = page.locator("[data-trump-now='-']")
    chip.wait_for()
    assert chip.bounding_box()["height"] < 34
    assert "Lia" in chip.inner_text()
    assert page.evaluate(_OUT) == []


@pytest.mark.parametrize("locale", FOUR)
def test_a_joker_that_follows_says_in_the_list_whether_it_takes(new_context, shared_server, locale):
    page = new_context(locale=locale).new_page()
    OneSeat("jokeri", position("9s Kd", "7s *+ *-"), 0, 4).open(page, shared_server.url)
    page.keyboard.press("o")
    page.wait_for_selector("dialog[open] .log li")
    shown = page.locator("dialog[open] .log li > [aria-hidden]").all_inner_texts()
    assert "★+" in shown[1]
    assert "★−" in shown[2]


def test_whose_seat_a_bot_keeps_is_told_so_and_not_that_he_is_away(new_context, shared_server):
    page = new_context(locale="pl-PL").new_page()
    STATES["kept"]().open(page, shared_server.url)
    assert page.inner_text(".chair-j.s .off") == "Gra za ciebie bot."
