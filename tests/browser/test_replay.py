"""The replay page in a real browser: a table's deal, a pasted record, other eyes, keys and strokes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from stolik.bots import bot
from stolik.core.rng import Rng
from stolik.engine.game import Game
from stolik.games import game
from tests.browser.fingers import cut_off, too_low
from tests.browser.test_jokeri_table import play_deals


def record(name: str, preset: str, players: list[str], seed: str, deals: int = 1) -> str:
    """A match of some deals, played by the simplest bots of the house."""
    spec = game(name)
    match = Game(spec, spec.catalog.preset(preset), players, seed)
    player, rng = bot(name, "greedy"), Rng(seed)
    for number in range(deals):
        if number:
            match.next_deal()
        while not match.is_deal_over:
            match.push(player.act(match.view(match.turn), rng))
    return match.record().dumps()


@pytest.fixture(scope="module")
def remik_evening() -> str:
    return record("remik", "silesian", ["Ala", "Ola", "Jan"], "evening", 2)


def paste(page, url: str, text: str) -> None:
    page.goto(f"{url}replay")
    page.fill("#record", text)
    page.click("[data-act=replay]")


def where(page) -> str:
    return page.locator(".now .count").inner_text()


def test_the_deal_just_played_is_looked_at_from_its_result(page, shared_server):
    assert play_deals(page, shared_server.url, "jokeri/classic", 1) == 1
    page.click("dialog[open] [data-act=replay]")
    page.wait_for_selector(".replay .cross")
    assert page.url.rstrip("/").split("/")[-3:-1][0] == "replay"
    moves = page.locator("[data-move]").count() - 1
    # Four promises and four cards, and the trump where one was named.
    assert moves in (8, 9)
    assert where(page) == f"0/{moves}"
    page.click("[data-go=last]")
    assert where(page) == f"{moves}/{moves}"
    assert len(page.locator(".came-to b").all_inner_texts()) == 4
    with page.expect_download() as kept:
        page.click("[data-act=record]")
    assert (
        kept.value.path().read_text(encoding="utf-8").startswith("stolik record 1\nrules: jokeri/classic\n")
    )


def test_a_deal_is_handed_on_by_its_link_and_by_that_alone(new_context, shared_server):
    host = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = host.new_page()
    assert play_deals(page, shared_server.url, "jokeri/classic", 1) == 1
    page.click("dialog[open] [data-act=replay]")
    page.click("[data-act=share]")
    page.wait_for_function(
        "() => document.querySelector('[data-act=share]').textContent.startsWith('Copied')"
    )
    # The server of the tests listens on this computer alone, which is said where a link is given away.
    assert "--host 0.0.0.0" in page.inner_text(".only-here")
    link = page.evaluate("navigator.clipboard.readText()")
    assert page.url == link
    stranger = new_context(locale="pl-PL").new_page()
    stranger.goto(link)
    stranger.wait_for_selector("[data-hand]")
    assert where(stranger) == where(page)
    assert stranger.locator("[data-hand]").count() == 4
    # Nothing there that only those may do who sat at the table.
    assert stranger.locator("[data-act=record], a[href^='/t/']").count() == 0
    stranger.goto(link.partition("#")[0])
    stranger.reload()
    stranger.wait_for_selector("[role=alert]")
    assert stranger.locator("[data-hand]").count() == 0


def test_a_pasted_record_has_an_address_that_others_can_open(page, new_context, shared_server, remik_evening):
    paste(page, shared_server.url, remik_evening)
    page.wait_for_selector("[data-hand]")
    page.select_option("[data-act=deal]", "2")
    page.wait_for_function("() => location.hash.includes('d=2')")
    moves = page.locator("[data-move]").count()
    other = new_context().new_page()
    other.goto(page.url)
    other.wait_for_selector("[data-hand]")
    assert other.input_value("[data-act=deal]") == "2"
    assert other.locator("[data-move]").count() == moves
    # What is in the address is in no request.
    asked = []
    other.on("request", lambda request: asked.append(request.url))
    other.reload()
    other.wait_for_selector("[data-hand]")
    assert asked
    assert all("r=" not in url.partition("?")[2] for url in asked if "/replay" in url)
    other.goto(f"{shared_server.url}replay#d=1&r=nonsense")
    other.reload()
    other.wait_for_selector("#record")


@pytest.mark.parametrize("name", ["remik", "jokeri"])
def test_a_phone_shows_table_hands_and_the_way_on_at_one_look(page, shared_server, name):
    players = ["Bartłomiej", "Aleksandra", "Jan", "Ewa"][: 3 if name == "remik" else 4]
    preset = {"remik": "silesian", "jokeri": "classic"}[name]
    paste(page, shared_server.url, record(name, preset, players, "look"))
    page.wait_for_selector("[data-hand]")
    # The pack has not even been cut.
    assert page.locator("[data-move='0']").inner_text() == "The deal begins"
    page.locator("[data-move='6']").click()
    for key in (None, "End"):
        if key:
            page.keyboard.press(key)
        page.evaluate("scrollTo(0, 0)")
        rail = page.locator(".rail").bounding_box()
        assert round(rail["y"] + rail["height"]) == 640
        cards = page.locator("[data-hand] .card").all()
        assert cards or key
        for card in cards:
            box = card.bounding_box()
            assert box["y"] + box["height"] <= rail["y"]
            assert box["x"] + box["width"] <= 360
        assert page.locator(".stage").bounding_box()["height"] >= 180
        assert cut_off(page, ".eye b") == []


def test_a_running_deal_and_a_strangers_table_are_not_shown(page, new_context, shared_server):
    from tests.browser.remik_table import MAKE

    page.goto(shared_server.url)
    page.evaluate(MAKE, ["jokeri/classic", ["me", "greedy", "greedy", "greedy"]])
    page.wait_for_selector(".hand-area")
    table = page.url.rstrip("/").split("/")[-1]
    page.goto(f"{shared_server.url}replay/{table}/1")
    page.wait_for_selector("[role=alert]")
    assert "not over" in page.inner_text("[role=alert]")
    assert page.locator("[data-hand]").count() == 0
    stranger = new_context().new_page()
    stranger.goto(f"{shared_server.url}replay/{table}/1")
    stranger.wait_for_selector("[role=alert]")
    assert "sat at the table" in stranger.inner_text("[role=alert]")


def test_a_pasted_record_is_gone_through_by_key_button_and_stroke(page, shared_server, remik_evening):
    paste(page, shared_server.url, remik_evening)
    page.wait_for_selector(".replay .seats")
    last = page.locator("[data-move]").count() - 1
    assert where(page) == f"0/{last}"
    page.keyboard.press("ArrowRight")
    assert where(page) == f"1/{last}"
    page.click("[data-go=next]")
    assert where(page) == f"2/{last}"
    box = page.locator(".stage .melds-area").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for step, shown in ((-120, 3), (120, 2)):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + step, y + 4, steps=4)
        page.mouse.up()
        assert where(page) == f"{shown}/{last}"
    page.keyboard.press("ArrowLeft")
    assert where(page) == f"1/{last}"
    page.keyboard.press("End")
    assert where(page) == f"{last}/{last}"
    assert page.locator(".stage [data-meld]").count() > 0
    told = remik_evening.partition("points: ")[2].splitlines()[0].split(" | ")
    assert page.locator(".came-to b").all_inner_texts() == told
    page.locator("[data-move='3']").click()
    assert where(page) == f"3/{last}"
    page.select_option("[data-act=deal]", "2")
    page.wait_for_function("() => document.querySelector('.now .count').textContent.startsWith('0/')")
    page.keyboard.press("End")
    told = remik_evening.rpartition("points: ")[2].splitlines()[0].split(" | ")
    assert page.locator(".came-to b").all_inner_texts() == told


def test_through_one_players_eyes_the_others_cards_are_hidden(page, shared_server, remik_evening):
    paste(page, shared_server.url, remik_evening)
    page.wait_for_selector("[data-hand]")
    moves = remik_evening.splitlines()[5:]
    move = next(at for at, line in enumerate(moves, 1) if ": draw " in line)
    drawer, drawn = moves[move - 1].split(": draw ")
    seat = ["Ala", "Ola", "Jan"].index(drawer)
    other = (seat + 1) % 3
    page.locator(f"[data-move='{move}']").click()
    hands = [page.locator(f"[data-hand='{one}'] .card:not(.back)").count() for one in range(3)]
    assert sorted(hands) == [13, 13, 14]
    assert hands[seat] == 14
    open_words = page.locator(f"[data-move='{move}'] [aria-hidden]").inner_text()
    assert "draws" in open_words
    page.click(f"[data-eye='{other}']")
    assert page.get_attribute(f"[data-eye='{other}']", "aria-pressed") == "true"
    assert page.locator(f"[data-hand='{other}'] .card.back").count() == 0
    assert page.locator(f"[data-hand='{seat}'] .card:not(.back)").count() == 0
    assert page.locator(f"[data-hand='{seat}'] .card.back").count() > 0
    told = page.locator(f"[data-move='{move}'] [aria-hidden]").inner_text()
    assert "draws" in told
    assert told != open_words, f"{drawer}'s {drawn} is told to a player who did not see it"
    page.click(f"[data-eye='{other}']")
    assert page.locator("[data-hand] .card.back").count() == 0


def test_a_refused_record_names_line_and_clause_in_the_readers_language(new_context, shared_server):
    page = new_context(locale="pl-PL").new_page()
    lines = record("jokeri", "classic", ["Ala", "Nino", "Gia", "Lia"], "evening").splitlines()
    at = next(number for number, line in enumerate(lines) if ": play" in line)
    lines[at] = lines[at].partition(":")[0] + ": bid 1"
    paste(page, shared_server.url, "\n".join(lines))
    page.wait_for_selector(".refused .findings")
    said = page.inner_text(".refused")
    assert f"Wiersz {at + 1} " in said
    assert lines[at] in said
    page.locator(".refused .clause-link").first.click()
    assert len(page.locator("dialog[open] p").nth(1).inner_text()) > 30
    page.keyboard.press("Escape")
    lines[1] = "rules: remik/nope"
    for text, told in {
        "nothing of the kind": ["Wiersz 1 ", "oczekiwano: 'stolik record 1'"],
        "\n".join(lines): [
            "Wiersz 2 ",
            "rules: remik/nope",
            "nie ma zasad o nazwie 'nope'; do wyboru: guide",
        ],
    }.items():
        page.fill("#record", text)
        page.click("[data-act=replay]")
        for part in told:
            expect(page.locator(".refused")).to_contain_text(part)


@pytest.mark.parametrize("name", ["remik", "jokeri"])
@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_everything_can_be_read_and_hit(new_context, shared_server, assert_accessible, name, size):
    page = new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce").new_page()
    preset = {"remik": "silesian", "jokeri": "classic"}[name]
    players = ["Ala", "Ola", "Jan", "Ewa"][: 3 if name == "remik" else 4]
    paste(page, shared_server.url, record(name, preset, players, "look"))
    page.wait_for_selector("[data-hand]")
    for key in ("End", "ArrowLeft"):
        page.keyboard.press(key)
    assert too_low(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)


@pytest.mark.parametrize("size", [(360, 640), (1280, 800), (740, 360)])
def test_the_move_on_show_is_in_sight_in_the_list_and_moves_name_cards(
    page, shared_server, remik_evening, size
):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    paste(page, shared_server.url, remik_evening)
    page.wait_for_selector("[data-hand]")
    page.wait_for_selector("[data-move]")
    told = page.locator("[data-move] [aria-hidden]").all_inner_texts()
    laid_off = [words for words in told if "lays off" in words or "swaps" in words]
    assert laid_off
    assert not [words for words in laid_off if re.search(r"\b[a-z]\b(,|$)", words)]
    count = len(told)
    for move in (count, count // 2, 1, 0):
        page.locator(f"[data-move='{move}']").evaluate("move => move.click()")
        page.wait_for_selector(f"[data-move='{move}'][aria-current]")
        inside = page.evaluate(
            """() => { const box = document.querySelector(".all-moves ol").getBoundingClientRect();
              const now = document.querySelector(".all-moves [aria-current]").getBoundingClientRect();
              return now.top >= box.top - 1 && now.bottom <= box.bottom + 1; }"""
        )
        assert inside, move
    # The move on show is told once, below the table.
    assert not page.locator(".stage .last-moves").is_visible()


def swipe(page, start, dx: float, dy: float = 0) -> None:
    """A finger's stroke, as the browser itself takes it: what it scrolls, it takes away from the page."""
    touch = page.context.new_cdp_session(page)
    x, y = start
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        at = {"x": x + dx * step / 8, "y": y + dy * step / 8}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def shows(page, move: int, last: int) -> None:
    page.wait_for_function(
        "shown => document.querySelector('.now .count').textContent === shown", arg=f"{move}/{last}"
    )


@pytest.mark.parametrize("name", ["remik", "jokeri"])
def test_a_finger_swipes_anywhere_on_the_replayed_table(page, shared_server, remik_evening, name):
    text = remik_evening
    if name == "jokeri":
        text = record("jokeri", "classic", ["Ala", "Ola", "Jan", "Ewa"], "look")
    paste(page, shared_server.url, text)
    page.wait_for_selector("[data-hand]")
    last = page.locator("[data-move]").count() - 1
    begin = last // 2
    page.locator(f"[data-move='{begin}']").evaluate("move => move.click()")
    shows(page, begin, last)
    page.evaluate("scrollTo(0, 0)")
    places = [".stage .melds-area", ".stage [data-meld]", ".stage .seats", ".stage .piles"]
    if name == "jokeri":
        places = [".stage .cross", ".stage .promised"]
    for place in [*places, "[data-hand='1'] .row", "[data-hand='0'] .eye", ".now"]:
        box = page.locator(place).first.bounding_box()
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        swipe(page, middle, -90)
        shows(page, begin + 1, last)
        swipe(page, middle, 90)
        shows(page, begin, last)
    assert page.locator("dialog[open]").count() == 0
    # Nobody's eyes were put on by the way.
    assert page.locator("[data-eye][aria-pressed=true]").count() == 0


def test_a_finger_still_scrolls_the_page_and_its_list(page, shared_server, remik_evening):
    paste(page, shared_server.url, remik_evening)
    page.wait_for_selector("[data-hand]")
    last = page.locator("[data-move]").count() - 1
    swipe(page, (180, 420), 6, -300)
    page.wait_for_function("() => scrollY > 50")
    shows(page, 0, last)
    page.locator(".all-moves ol").scroll_into_view_if_needed()
    box = page.locator(".all-moves ol").bounding_box()
    swipe(page, (box["x"] + 90, box["y"] + 80), 4, -70)
    page.wait_for_function("() => document.querySelector('.all-moves ol').scrollTop > 10")
    shows(page, 0, last)


def test_a_preset_that_there_is_not_is_named_in_the_readers_language(new_context, shared_server):
    page = new_context(locale="pl-PL").new_page()
    paste(page, shared_server.url, "stolik record 1\nrules: remik/nope\nseats: Ala | Ola | Jan\n")
    page.wait_for_selector(".refused")
    said = page.inner_text(".refused")
    assert "Wiersz 2 " in said
    assert "nie ma zasad o nazwie 'nope'" in said
    assert "silesian" in said


def test_the_cards_of_the_cut_are_in_the_replay_openly_and_for_the_cutters_eyes_alone(
    page, shared_server, remik_evening
):
    paste(page, shared_server.url, remik_evening)
    page.wait_for_selector("[data-hand]")
    cutter = ["Ala", "Ola", "Jan"].index(remik_evening.splitlines()[5].partition(":")[0])
    first = page.locator("[data-move='1'] [aria-hidden]")
    page.click("[data-go=next]")
    assert page.locator(".cut-seen .card").count() == 3
    assert re.search(r"cuts the pack: (\S+ ){2}\S+", first.inner_text())
    page.click(f"[data-eye='{(cutter + 1) % 3}']")
    assert page.locator(".cut-seen").count() == 0
    assert first.inner_text().endswith("cuts the pack")
    page.click(f"[data-eye='{cutter}']")
    assert page.locator(".cut-seen .card").count() == 3
    # It lies there until the first move of the deal itself.
    page.click("[data-go=last]")
    assert page.locator(".cut-seen").count() == 0


def test_what_the_replay_needs_is_fetched_side_by_side(page, shared_server, remik_evening):
    """The deal is asked for before the texts have come, and the part of the table before the deal has."""
    paste(page, shared_server.url, remik_evening)
    page.wait_for_function("() => location.hash.includes('r=')")
    link, asked = page.url, []
    page.goto("about:blank")
    page.on("request", lambda request: asked.append(request.url))
    # The deal is held back: all else must come without it.
    page.route("**/api/replay*", lambda route: route.abort())
    page.goto(link)
    page.wait_for_selector("#record")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(one => one.name.endsWith('/remik/felt.js'))"
    )
    assert [one for one in asked if "/api/replay" in one]
