"""What people agree on at the table: other seats before the game, and an early end of it."""

from __future__ import annotations

from tests.browser.jokeri_moves import my_move

MAKE = """async seats => (await fetch("/api/tables", {method: "POST",
    headers: {"content-type": "application/json"},
    body: JSON.stringify({rules: "jokeri/classic", seats, name: "Ala", clock: 0})})).json()"""
SIT = "([id, seat]) => localStorage.setItem(`stolik.seat.${id}`, JSON.stringify(seat))"


def table(new_context, server, *seats: str):
    """A table of the first page's, and another player who has come by its link."""
    host = new_context(reduced_motion="reduce").new_page()
    host.goto(server.url)
    made = host.evaluate(MAKE, list(seats))
    host.evaluate(SIT, [made["table"], {"seat": made["seat"], "token": made["token"]}])
    guest = new_context(locale="pl-PL", reduced_motion="reduce").new_page()
    link = f"{server.url.rstrip('/')}{made['invite']}"
    guest.goto(link)
    guest.fill("#door-name", "Ola")
    guest.click("[data-act=sit]")
    host.goto(f"{server.url}t/{made['table']}")
    return host, guest, link


def test_the_host_shuffles_the_seats_before_the_game(new_context, shared_server, assert_accessible):
    host, guest, link = table(new_context, shared_server, "me", "open", "open", "greedy")
    shuffle = host.locator("[data-act=shuffle]")
    shuffle.wait_for()
    assert_accessible(host)
    assert guest.locator("[data-act=shuffle]").count() == 0
    seats = ".seat-list li b"
    before = host.locator(seats).all_inner_texts()
    # A shuffle may leave all as they were; twenty in a row do not.
    for _ in range(20):
        with host.expect_response("**/shuffle"):
            shuffle.click()
        host.wait_for_timeout(100)
        if host.locator(seats).all_inner_texts() != before:
            break
    told = host.locator(seats).all_inner_texts()
    assert told != before
    assert sorted(told) == sorted(before)
    guest.wait_for_function(
        "place => document.querySelectorAll('.seat-list b')[place].innerText === 'Ty'", arg=told.index("Ola")
    )
    late = new_context().new_page()
    late.goto(link)
    late.click("[data-act=sit]")
    for page in (host, guest, late):
        page.wait_for_selector(".jokeri")


def test_a_game_ends_early_when_all_people_agree(new_context, shared_server, assert_accessible):
    host, guest, _ = table(new_context, shared_server, "me", "open", "greedy", "greedy")
    for page in (host, guest):
        page.locator("[data-act=dealer-seen]").click()
    host.click("[data-act=menu]")
    host.click("[data-open=end]")
    assert_accessible(host)
    host.click("[data-act=end-do]")
    asked = guest.locator(".end-wish")
    asked.wait_for()
    assert "Ala" in asked.inner_text()
    assert asked.bounding_box()["height"] < 70, "the table keeps its room"
    assert_accessible(guest)
    asked.locator("[data-open=end]").click()
    assert guest.locator(".wishes li").all_inner_texts() == ["Ala\nchce zakończyć", "Ty\ngrasz dalej"]
    guest.click("[data-act=end-do]")
    for page, said in ((host, "The game ends after this deal."), (guest, "Po tym rozdaniu gra się kończy.")):
        page.locator(".end-wish", has_text=said).wait_for()
    # One card each: both promise and play once, whoever is first.
    done = 0
    while done < 4:
        for page in (host, guest):
            if page.title().startswith("●"):
                my_move(page)
                page.wait_for_function("() => !document.title.startsWith('●')")
                done += 1
    for page in (host, guest):
        page.wait_for_selector("dialog[open] [data-ended]", timeout=30_000)
        assert page.locator("dialog[open] [data-act=rematch]").count() == 1
        assert page.locator(".end-wish").count() == 0
