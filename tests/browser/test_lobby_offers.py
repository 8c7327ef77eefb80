"""Too many friends for the pack: the lobby says the sum, and one tap makes a table that seats them."""

from __future__ import annotations

import json
from urllib.parse import quote


def open_lobby(page, server, rules, players):
    page.goto(f"{server.url}?rules={quote(rules)}&players={players}")
    page.wait_for_selector("dialog[open] [name=size]", state="attached")
    page.wait_for_selector(f"dialog[open] [name=size][value='{players}']:checked", state="attached")


def test_too_small_a_pack_is_refused_with_the_sum_and_a_smaller_hand_is_one_tap(
    page, shared_server, assert_accessible
):
    open_lobby(page, shared_server, "remik/silesian(jokers=0,players_max=8)", 8)
    # The table that cannot be is not even asked for.
    assert page.locator("[data-act=make]").count() == 0
    refused = page.locator(".refused")
    refused.wait_for()
    assert "104" in refused.inner_text()
    assert "106" in refused.inner_text()
    offers = refused.locator("[data-offer]")
    assert [text.strip() for text in offers.all_inner_texts()] == [
        "Packs from five players: 3",
        "Cards in hand: 12",
    ]
    assert_accessible(page)
    offers.nth(1).click()
    page.wait_for_url("**/t/*")
    last = json.loads(page.evaluate("() => localStorage.getItem('stolik.last')"))
    assert last["rules"] == "remik/silesian(hand_size=12, jokers=0, players_max=8)"


def test_more_seats_than_the_preset_has_are_a_tap_away_and_the_reason_goes_with_another_choice(
    page, shared_server
):
    page.goto(shared_server.url)
    page.click("[data-act=friends]")
    page.wait_for_selector("dialog[open] [name=size]", state="attached")
    page.locator("dialog[open] label.segment", has=page.locator("[name=size][value='7']")).click()
    assert page.locator("[data-act=make]").count() == 0
    page.locator("[data-offer='remik/silesian(players_max=7)']").wait_for()
    page.locator("dialog[open] label.segment", has=page.locator("[name=size][value='6']")).click()
    page.wait_for_selector(".refused", state="detached")
    assert page.locator("[data-act=make]").count() == 1
    page.locator("dialog[open] label.segment", has=page.locator("[name=size][value='7']")).click()
    page.click("[data-offer='remik/silesian(players_max=7)']")
    page.wait_for_url("**/t/*")
    page.wait_for_function("() => document.querySelectorAll('[data-act=seat-bot]').length === 6")
