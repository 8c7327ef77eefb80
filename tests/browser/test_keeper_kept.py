"""A score keeper's sheet is kept: without a network, on several phones and tabs, handed on, deleted."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.browser.keeper_page import KeeperPage


def wait_until_kept(page: Any) -> None:
    """Wait until the service worker has everything that the keeper is made of."""
    needed = ["/keep", "/static/texts/keeper/ka.ftl", "/static/js/keeper/main.js", "/static/css/keeper.css"]
    for _ in range(200):
        missing = page.evaluate(
            """async (paths) => {
              const cache = await caches.open("stolik-1");
              const found = await Promise.all(paths.map((path) => cache.match(path)));
              return paths.filter((_, at) => !found[at]);
            }""",
            needed,
        )
        if not missing:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"not kept: {missing}")


def test_without_a_network_and_without_the_server(page, context, server):
    keeper = KeeperPage(page, server.url)
    page.goto(f"{server.url}keep")
    page.wait_for_selector("[data-act=new]")
    wait_until_kept(page)
    page.wait_for_function(
        "() => 'remik/silesian' in JSON.parse(localStorage.getItem('stolik.keep.tariffs') ?? '{}')"
    )
    # Opened once; from here on there is neither network nor server.
    context.set_offline(True)
    server.kill()
    keeper.begin("remik/silesian", "Ala", "Ola", "Jan")
    keeper.note_remik(1, {0: 34, 2: 110})
    page.reload()
    page.wait_for_selector(".board")
    assert keeper.totals() == [34, 0, 110]
    keeper.note_remik(2, {0: 12, 1: 5})
    assert keeper.totals() == [46, 5, 110]
    page.click("[data-act=share]")
    page.click("[data-act=put]")
    page.wait_for_function("() => document.querySelector('.sheet [role=alert]').innerText.length > 5")
    keeper.close()
    page.goto(f"{server.url}keep")
    page.wait_for_selector(".kept-doc")
    page.click("button[lang=pl]")
    page.wait_for_selector("text=Zapis gry")
    page.click(".kept-doc a")
    page.wait_for_selector(".board")
    assert keeper.totals() == [46, 5, 110]
    # The server is back, and so is the network: everything arrives there.
    server.start()
    context.set_offline(False)
    read, _ = keeper.share()
    keeper.in_step()
    kept = page.request.get(f"{server.url}api/sheets/{read.rpartition('/')[2]}").json()["kept"]
    assert kept["sheet"]["totals"] == [46, 5, 110]


def test_two_phones_write_one_sheet(new_context, shared_server, assert_accessible):
    first = new_context()
    mine = KeeperPage(first.new_page(), shared_server.url)
    mine.begin("remik/silesian", "Ala", "Ola", "Jan")
    mine.note_remik(0, {1: 30, 2: 40})
    read, write = mine.share()
    mine.in_step()
    secret = write.rpartition(".")[2]
    assert secret not in read

    second = new_context(locale="pl-PL")
    theirs = KeeperPage(second.new_page(), shared_server.url)
    theirs.page.goto(f"{shared_server.url}keep#{write.partition('#')[2]}")
    theirs.page.wait_for_selector("tfoot tr.total td")
    assert secret not in theirs.page.url
    assert theirs.totals() == [0, 30, 40]

    # Both go on without a network, and both note deal 2; one of them also deal 3 and a name.
    first.set_offline(True)
    second.set_offline(True)
    mine.note_remik(1, {0: 10, 2: 20})
    theirs.note_remik(1, {0: 10, 2: 25})
    theirs.note_remik(2, {0: 7, 1: 8})
    theirs.page.click("[data-act=names]")
    theirs.page.fill("#rename-2", "Janek")
    theirs.page.click("[data-act=rename]")
    theirs.page.wait_for_selector("dialog.sheet", state="detached")
    first.set_offline(False)
    mine.in_step()
    second.set_offline(False)
    theirs.in_step()
    mine.page.wait_for_function("() => document.querySelectorAll('tr[data-deal]').length === 3")
    mine.in_step()
    assert mine.totals() == theirs.totals()
    # Deal 2 is there once, with the one value or the other, and the other is on record.
    assert mine.totals() in ([17, 38, 60], [17, 38, 65])
    assert {edit["id"] for edit in mine.doc["edits"]} == {edit["id"] for edit in theirs.doc["edits"]}
    assert "Janek" in mine.page.inner_text("thead")

    # Whoever reads, sees it all and can write nothing.
    reader = new_context(java_script_enabled=False).new_page()
    reader.goto(read)
    assert "Janek" in reader.inner_text("table")
    assert str(mine.totals()[2]) in reader.inner_text("tfoot")
    assert secret not in reader.content()
    live = new_context().new_page()
    live.goto(read)
    assert_accessible(live)
    refused = live.request.post(f"{shared_server.url}api/sheets/{read.rpartition('/')[2]}", data="{}")
    assert refused.status in (400, 403)
    mine.note_remik(0, {1: 3, 2: 4})
    mine.in_step()
    live.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    live.wait_for_function("() => document.querySelectorAll('tr.deal').length === 4")


def test_a_table_of_many_edits_goes_over_in_parts(page, shared_server):
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian(end_value=100000)", "Ala", "Ola")
    doc = keeper.doc
    for deal in range(1, 151):
        values = {"finisher": deal % 2, f"hand.{1 - deal % 2}": "2s 3h 4d 5c 6s 7h 8d 9c Ts Jh Qd Kc"}
        doc["edits"].append(
            {"id": f"edit-{deal:06}", "lamport": deal, "at": 0, "what": "set", "deal": deal, "values": values}
        )
        doc["unsent"].append(f"edit-{deal:06}")
    page.evaluate("doc => localStorage.setItem('stolik.keep.doc.' + doc.id, JSON.stringify(doc))", doc)
    page.reload()
    page.wait_for_selector("tr[data-deal='150']")
    read, _ = keeper.share()
    keeper.in_step()
    out = page.request.get(f"{shared_server.url}api/sheets/{read.rpartition('/')[2]}").json()
    assert out["count"] == 151
    assert out["kept"]["sheet"]["totals"] == keeper.totals()


def test_pictures_tables_and_paper(page, shared_server):
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian", "Ala", "Ola", "Jan")
    keeper.note_remik(0, {1: 30, 2: 40})
    keeper.share()
    keeper.in_step()
    page.click("[data-act=share]")
    page.wait_for_selector("#link-read")
    page.wait_for_function("() => document.querySelectorAll('.share-link img').length === 2")
    with page.expect_download() as caught:
        page.click("[data-act=csv]")
    text = caught.value.path().read_text("utf-8-sig")
    assert text.splitlines()[1].startswith("1,Ala,plain,0,30,40")
    with page.expect_download() as caught:
        page.click("[data-act=picture]")
    assert caught.value.suggested_filename == "stolik.png"
    assert caught.value.path().read_bytes().startswith(b"\x89PNG")
    keeper.close()
    for path in (
        None,
        page.evaluate("id => JSON.parse(localStorage['stolik.keep.doc.' + id]).remote.sheet", keeper.ident),
    ):
        if path:
            page.goto(f"{shared_server.url}sheets/{path}")
        paper = page.pdf(format="A4", prefer_css_page_size=True)
        assert paper.startswith(b"%PDF")
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
        page.emulate_media(media="print")
        assert page.locator("table.score").is_visible()
        assert (
            page.evaluate("getComputedStyle(document.querySelector('table.score td')).color")
            == "rgb(0, 0, 0)"
        )
        for hidden in page.locator(".board-bar, .deeds, .top").all():
            assert not hidden.is_visible()
        page.emulate_media(media="screen")


def test_a_server_that_adds_up_otherwise_is_shown(page, shared_server):
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian", "Ala", "Ola")
    keeper.share()
    keeper.in_step()

    # What the page sends is bent on its way: the server finds out, and the page says so.
    def bend(route: Any) -> None:
        body = json.loads(route.request.post_data)
        if body.get("reckoned"):
            body["reckoned"]["sheet"]["totals"][0] += 1
        route.continue_(post_data=json.dumps(body))

    page.route("**/api/sheets/*", bend)
    page.click("[data-act=next]")
    keeper.finisher(0)
    keeper.type_hand(1, 30)
    keeper.save()
    page.wait_for_selector("[data-disagrees]")


def test_a_browser_that_keeps_nothing_says_so(page, shared_server):
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
    )
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian", "Ala", "Ola")
    page.wait_for_selector(".board [role=alert]")
    assert "does not keep" in page.inner_text(".board [role=alert]")
    keeper.note_remik(0, {1: 30})
    assert keeper.totals() == [0, 30]


@pytest.mark.parametrize("link", ["#s=", "#s=nonsense", "#s=" + "2" * 26 + "." + "0" * 32])
def test_a_wrong_link_to_write_opens_nothing(page, shared_server, link):
    page.goto(f"{shared_server.url}keep{link}")
    page.wait_for_selector("[role=alert]")
    assert page.locator(".board").count() == 0
    page.wait_for_selector("[data-act=new]")


def test_a_sheet_is_deleted_only_when_asked_twice(page, shared_server):
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian", "Ala", "Ola")
    page.click("[data-act=home]")
    page.goto(f"{shared_server.url}keep")
    page.wait_for_selector(".kept-doc")
    page.click(".kept-doc .plain")
    page.click(".sure .act >> nth=1")
    assert page.locator(".kept-doc").count() == 1
    page.click(".kept-doc .plain")
    page.click("[data-act=delete-yes]")
    assert page.locator(".kept-doc").count() == 0


def test_two_tabs_of_one_browser_show_the_same(context, shared_server):
    one = KeeperPage(context.new_page(), shared_server.url)
    one.begin("remik/silesian", "Ala", "Ola")
    other = context.new_page()
    other.goto(one.page.url)
    other.wait_for_selector(".board")
    one.note_remik(0, {1: 30})
    other.wait_for_selector("tr[data-deal='1']")
    assert KeeperPage(other, shared_server.url).totals() == [0, 30]
