"""Time that runs out at the table of Joker: the bot plays that move, after two it keeps the seat; back."""

from __future__ import annotations

import pytest

MAKE = """async ([rules, clock]) => {
  const answer = await fetch("/api/tables", {method: "POST", headers: {"content-type": "application/json"},
    body: JSON.stringify({rules, seats: ["me", "greedy", "greedy", "greedy"], clock})});
  const made = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(made));
  localStorage.setItem("stolik.seat." + made.table, JSON.stringify({seat: made.seat, token: made.token}));
  location.assign("/t/" + made.table);
}"""
RECORD = """async deal => {
  const id = location.pathname.split("/")[2];
  const {token} = JSON.parse(localStorage.getItem("stolik.seat." + id));
  const headers = {authorization: "Bearer " + token};
  const answer = await fetch(`/api/tables/${id}/record?deal=${deal}`, {headers});
  return (await answer.json()).actions;
}"""


def mine(page, deal: int) -> list[tuple[str, str | None]]:
    """What was done for me in a finished deal, and who did it."""
    return [
        (done["text"].split()[0], done["auto"]) for done in page.evaluate(RECORD, deal) if done["seat"] == 0
    ]


def close(page) -> None:
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def log(page) -> list[str]:
    """The moves of this deal in words."""
    page.keyboard.press("o")
    page.wait_for_selector("dialog[open] .log li")
    lines: list[str] = page.locator("dialog[open] .log li").all_inner_texts()
    close(page)
    return lines


def test_two_time_outs_and_back(page, shared_server):
    page.goto(shared_server.url)
    page.evaluate(MAKE, ["jokeri/classic", 5])
    # The first deal has one card: a promise and a card are mine. Both are waited for in vain.
    page.wait_for_selector("[data-bid]")
    page.click("[data-act=dealer-seen]")
    page.wait_for_selector("[data-bid]", state="detached")
    page.wait_for_selector("[data-act=next-sheet]", timeout=60_000)
    assert mine(page, 1) == [("bid", "timeout"), ("play", "timeout")]
    close(page)
    assert len([line for line in log(page) if "time ran out" in line]) == 2
    banner = page.locator(".seat-kept")
    assert "A bot plays for you." in banner.inner_text()
    banner.locator("[data-act=back-to-seat]").click()
    banner.wait_for(state="detached")
    # Back at the table the moves are mine again.
    page.click("[data-act=next]")
    page.wait_for_selector("[data-bid]:not([aria-disabled])", timeout=60_000).click()
    page.wait_for_selector("[data-bid]", state="detached")
    own = [line for line in log(page) if line.startswith("You")]
    assert own
    assert "time ran out" not in own[0]
    page.wait_for_selector("[data-act=next-sheet]", timeout=60_000)
    assert mine(page, 2)[0] == ("bid", None)


@pytest.mark.parametrize("rules", ["jokeri/classic", "remik/silesian"])
def test_who_asks_for_the_next_deal_has_his_seat_back(page, shared_server, rules):
    """After two time-outs a bot plays the deal to its end; the button after it is no dead one."""
    page.goto(shared_server.url)
    page.evaluate(MAKE, [rules, 1])
    if rules.startswith("jokeri"):
        page.click("[data-act=dealer-seen]")
    page.wait_for_selector(".seat-kept", timeout=60_000)
    page.wait_for_selector("[data-act=next-sheet]", timeout=120_000).click()
    page.wait_for_selector(".seat-kept", state="detached")
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
    page.wait_for_selector("[data-act=next-sheet], [data-act=next]", state="detached")


def test_the_time_for_a_move_is_chosen_in_the_settings_and_told_at_the_first_promise(page, shared_server):
    page.goto(shared_server.url)
    for chosen in ("60", None, "0"):
        if chosen is not None:
            page.get_by_role("button", name="Settings").click()
            page.locator(f"input[name=clock][value='{chosen}']").check(force=True)
            page.keyboard.press("Escape")
        with page.expect_request("**/api/tables") as asked:
            page.click("[data-play=jokeri]")
        assert asked.value.post_data_json["clock"] == int(chosen or 60)
        page.wait_for_selector(".first-dealer, [data-bid]")
        page.wait_for_selector("[data-bid]")
        if page.locator("[data-act=dealer-seen]").count():
            page.click("[data-act=dealer-seen]")
        told = page.get_by_text("seconds for a move")
        if chosen == "0":
            assert told.count() == 0
        else:
            told.wait_for()
            assert "60 seconds" in told.inner_text()
        page.goto(shared_server.url)
