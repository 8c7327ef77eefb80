"""The front page, the table for friends, and the shell without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stolik.games import game
from tests.browser.conftest import DESK, PHONE
from tests.browser.fingers import too_low
from tests.browser.remik_table import MAKE, everything_on

parse = game("remik").catalog.parse
LOCALES = ["pl-PL", "en-GB", "tr-TR", "ka-GE"]


@pytest.mark.parametrize("locale", LOCALES)
def test_three_things_stand_above_the_fold(new_context, shared_server, assert_accessible, locale):
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    page.goto(shared_server.url)
    for offer in ("[data-play=remik]", "[data-act=friends]", "[data-act=argue]"):
        box = page.locator(offer).bounding_box()
        assert box["y"] + box["height"] <= 640
    assert page.get_attribute("html", "lang") == locale[:2]
    smallest = everything_on(page)
    assert min(smallest["width"], smallest["height"]) >= 24, smallest
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_for_friends_opens_on_the_game_that_stands_first(new_context, shared_server, locale):
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    page.goto(shared_server.url)
    first = page.locator("[data-play]").first.get_attribute("data-play")
    assert first == ("jokeri" if locale[:2] in ("ka", "tr") else "remik")
    page.click("[data-act=friends]")
    page.wait_for_selector("#lobby-name")
    expect(page.locator("input[name=game]").first).to_have_value(first)
    expect(page.locator("input[name=game]:checked")).to_have_value(first)


def test_every_link_leads_somewhere(page, shared_server):
    page.goto(shared_server.url)
    page.wait_for_selector(".more a")
    links = page.eval_on_selector_all("a", "links => links.map(link => link.href)")
    assert links
    for link in links:
        assert page.request.get(link).status == 200, link


def test_the_language_is_switched_and_remembered(page, shared_server):
    page.goto(shared_server.url)
    page.click("button[lang=pl]")
    page.wait_for_selector("text=Zagraj teraz")
    page.reload()
    page.wait_for_selector("text=Zagraj teraz")
    assert page.get_attribute("html", "lang") == "pl"


def test_friends_sit_down_by_one_link(new_context, shared_server, assert_accessible):
    host = new_context(reduced_motion="reduce").new_page()
    host.goto(shared_server.url)
    host.click("[data-act=friends]")
    host.wait_for_selector("#lobby-name")
    host.locator("label.segment", has_text="2").first.click()
    host.fill("#lobby-name", "Ala <b>")
    assert_accessible(host)
    host.click("[data-act=make]")
    host.wait_for_selector("#invite-link")
    assert_accessible(host)
    qr = host.locator(".qr")
    assert host.wait_for_function("() => document.querySelector('.qr').naturalWidth > 50")
    assert qr.get_attribute("alt")
    link = host.input_value("#invite-link")

    friend = new_context(locale="pl-PL").new_page()
    friend.goto(link)
    friend.fill("#door-name", "Ola")
    friend.click("[data-act=sit]")
    for page, other in ((host, "Ola"), (friend, "Ala <b>")):
        page.wait_for_selector(".remik")
        assert page.locator(".seat .name", has_text=other).count() == 1
    assert friend.locator(".seat .name", has_text="Ty").count() == 1
    # The invite was for one seat, and that seat is taken; it is no longer in the address either.
    assert "#" not in friend.url
    late = new_context().new_page()
    late.goto(link)
    late.wait_for_selector("text=All seats are taken.")
    assert late.locator(".door form").count() == 0


HOUSE = "remik/silesian(opening_clean_run=false,opening_points=41)"


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_guest_sees_what_is_played_before_sitting_down(new_context, shared_server, size, assert_accessible):
    """Game, preset, how many house rules, code, a link to the rules, and who sits; and no broken line."""
    host = new_context(viewport=size).new_page()
    host.goto(shared_server.url)
    made = host.evaluate(
        """async rules => (await fetch("/api/tables", {method: "POST",
            headers: {"content-type": "application/json"},
            body: JSON.stringify({rules, seats: ["me", "open", "greedy"], name: "Ala"})})).json()""",
        HOUSE,
    )
    guest = new_context(viewport=size).new_page()
    guest.goto(f"{shared_server.url.rstrip('/')}{made['invite']}")
    code = parse(HOUSE).code
    for text in ("Remik", "Silesian rummy", "+ 2 house rules", code, "Ala", "free seat"):
        expect(guest.locator(".door", has_text=text)).to_be_visible()
    assert guest.locator("[data-line]").count() == 0
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rules = guest.locator(".house-line a").get_attribute("href")
    assert guest.request.get(rules if "://" in rules else shared_server.url.rstrip("/") + rules).status == 200
    assert too_low(guest) == []
    assert_accessible(guest)
    # The host's waiting room says the same.
    host.evaluate(
        "([id, seat]) => localStorage.setItem(`stolik.seat.${id}`, JSON.stringify(seat))",
        [made["table"], {"seat": made["seat"], "token": made["token"]}],
    )
    host.goto(f"{shared_server.url}t/{made['table']}")
    for text in ("Silesian rummy", "+ 2 house rules", code):
        expect(host.locator(".waiting-room", has_text=text)).to_be_visible()
    expect(host.locator(".head .house-count")).to_contain_text("2 house rules")


@pytest.mark.parametrize("path", ["t/aaaaaaaaaaaa", "t/nosuchtable2", "t/aaaaaaaaaaaa#i=0123456789abcdef"])
def test_without_a_table_it_says_so_and_leads_home(page, shared_server, path):
    page.goto(f"{shared_server.url}{path}")
    expect(page.locator(".door h2")).to_contain_text("There is no such table")
    assert page.locator("form, [data-line]").count() == 0
    page.click(".door a")
    page.wait_for_selector("[data-play=remik]")


def test_a_seat_that_is_gone_is_said_plainly(page, shared_server):
    page.goto(shared_server.url)
    page.evaluate(
        "localStorage.setItem('stolik.seat.2345678abcde',"
        " JSON.stringify({seat: 0, token: '2345678abcde.' + '0'.repeat(32)}))"
    )
    page.goto(f"{shared_server.url}t/2345678abcde")
    page.wait_for_selector("text=This seat is no longer yours.")
    page.reload()
    page.wait_for_selector(".door")


def test_the_shell_opens_without_a_network(page, context, shared_server):
    page.goto(shared_server.url)
    page.evaluate("navigator.serviceWorker.ready")
    # The second visit goes through the worker, which keeps what it sees.
    page.reload()
    page.wait_for_selector("[data-play=remik]")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.wait_for_selector("[data-play=remik]")
    context.set_offline(True)
    page.reload()
    page.wait_for_selector("[data-play=remik]")
    page.click("[data-play=remik]")
    page.wait_for_function("() => document.querySelector('.offer .say').innerText.length > 10")


def test_no_view_and_no_answer_of_the_api_is_ever_kept(page, shared_server):
    page.goto(shared_server.url)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.click("[data-play=remik]")
    page.wait_for_selector(".remik")
    kept = page.evaluate(
        """async () => {
          const paths = [];
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys())
              paths.push(new URL(request.url).pathname);
          return paths;
        }"""
    )
    assert kept
    assert not [path for path in kept if path.startswith(("/api", "/ws"))]


def make_table(page, url, seats):
    page.goto(url)
    page.evaluate(MAKE, ["remik/silesian", ["me", *seats]])


def test_the_host_seats_a_bot_where_nobody_came(page, shared_server):
    make_table(page, shared_server.url, ["open"])
    # This browser made the table by hand and does not know the link: it can make a new one.
    page.click("[data-act=renew]")
    link = page.input_value("#invite-link")
    assert "#i=" in link
    page.click("[data-act=seat-bot]")
    page.wait_for_selector(".remik")


def test_leaving_gives_the_seat_to_a_bot_for_good(page, shared_server):
    make_table(page, shared_server.url, ["greedy"])
    page.wait_for_selector(".remik")
    address = page.url
    page.click("[data-act=menu]")
    page.click("[data-open=leave]")
    page.click("dialog[open] [data-act=leave]")
    page.wait_for_selector("[data-play=remik]")
    page.goto(address)
    page.wait_for_selector(".door")
