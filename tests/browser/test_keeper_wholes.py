"""Two phones that note the same deal without a network: both notes stay whole, and somebody decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import DESK
from tests.browser.keeper_page import KeeperPage
from tests.browser.remik_table import everything_on
from tests.server.sheets.wholes import assert_wholes, folded

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

#: Three phones play a story of chance by the page's own functions; each ends with its log and what it shows.
STORY = """async ([seeds, rows]) => {
  const { firstFree, fold, keptAlone, lastEdit, movedTo, noted, standing, struckOut } =
    await import("/static/js/keeper/log.js");
  return seeds.map((seed) => {
    let state = seed * 2654435761 % 4294967296;
    const chance = (most) => {
      state = (state * 1664525 + 1013904223) % 4294967296;
      return Math.floor(state / 4294967296 * most);
    };
    const start = {id: "start-00", lamport: 0, at: 0, what: "start", rules: "remik/silesian",
      players: ["Ann", "Bob", "Cid"]};
    const phones = [[start], [start], [start]];
    const server = [start];
    const bring = (from, to) => to.push(...from.filter((edit) => !to.some((had) => had.id === edit.id)));
    const meet = (log) => { bring(log, server); bring(server, log); };
    for (let step = 0; step < 30; step++) {
      const who = chance(3), deal = 1 + chance(2), log = phones[who], now = fold(log);
      const several = [...now.deals.keys()].find((one) => now.deals.get(one).length > 1);
      const last = lastEdit(now);
      const written = [
        () => noted(deal, rows[chance(rows.length)], standing(now, deal)),
        () => noted(deal, rows[chance(rows.length)], standing(now, deal)),
        () => meet(log) ?? null,
        () => meet(log) ?? null,
        () => (now.deals.has(deal) ? struckOut(now, deal) : null),
        () => (several ? keptAlone(now, several, chance(2)) : null),
        () => (several ? movedTo(now.deals.get(several)[1], firstFree(now)) : null),
        () => (last ? {what: "undo", of: last.id} : null),
      ][chance(8)]();
      const lamport = 1 + Math.max(...log.map((edit) => edit.lamport));
      if (written) log.push({id: `phone${who}-${String(step).padStart(3, "0")}`, lamport, at: 0, ...written});
    }
    const wrote = phones.flat().map((edit) => edit.id);
    for (const log of [...phones, ...phones]) meet(log);
    return {wrote, log: server, shown: phones.map((log) => Object.fromEntries(fold(log).deals))};
  });
}"""

ROWS = [
    {"finisher": 0, "finish": "plain", "hand.1": 5, "hand.2": 6},
    {"finisher": 2, "finish": "plain", "hand.0": 50, "hand.1": 60},
    {"finisher": 0, "finish": "hand", "hand.1": 5, "hand.2": 6},
    {"hand.1": 5},
]


def test_phones_in_any_order_come_to_one_sheet_of_whole_deals(page, shared_server):
    page.goto(shared_server.url)
    doubts = 0
    for story in page.evaluate(STORY, [list(range(1, 301)), ROWS]):
        found = folded(story["log"])
        expected = {
            str(deal): [{"values": dict(whole.values), "heads": list(whole.heads)} for whole in told]
            for deal, told in found.deals.items()
        }
        assert story["shown"] == [expected] * 3
        assert {edit["id"] for edit in story["log"]} == set(story["wrote"])
        assert_wholes(story["log"])
        doubts += len(found.doubts)
    assert doubts > 20


def two_phones(
    new_context: Callable[..., BrowserContext],
    url: str,
    rules: str,
    *names: str,
    before: Callable[[KeeperPage], object] | None = None,
    **options: Any,
) -> tuple[KeeperPage, KeeperPage, str]:
    """One sheet on two phones, in step, and the link to read it; both are without a network from here on."""
    mine = KeeperPage(new_context(reduced_motion="reduce", **options).new_page(), url)
    mine.begin(rules, *names)
    if before:
        before(mine)
    read, write = mine.share()
    mine.in_step()
    theirs = KeeperPage(new_context(reduced_motion="reduce", **options).new_page(), url)
    theirs.page.goto(f"{url}keep#{write.partition('#')[2]}")
    theirs.page.wait_for_selector("tfoot tr.total td")
    for phone in (mine, theirs):
        phone.page.context.set_offline(True)
    return mine, theirs, read


def back_in_step(mine: KeeperPage, theirs: KeeperPage) -> None:
    """Both have a network again, and everything of each other."""
    for phone in (mine, theirs):
        phone.page.context.set_offline(False)
        phone.in_step()
    ids = {edit["id"] for phone in (mine, theirs) for edit in phone.doc["edits"]}
    for phone in (mine, theirs):
        # Coming back to the page asks for news at once.
        phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        phone.page.wait_for_function(
            "([id, count]) => JSON.parse(localStorage['stolik.keep.doc.' + id]).edits.length === count",
            arg=[phone.ident, len(ids)],
        )
        phone.in_step()
    assert shown(mine) == shown(theirs)


def shown(phone: KeeperPage) -> list[str]:
    """The sheet as it is read, row by row."""
    return phone.page.locator(".score tr").all_inner_texts()


def notes(phone: KeeperPage) -> list[str]:
    """What the phones noted of the deal in doubt."""
    return [" ".join(text.split()) for text in phone.page.locator(".doubt li > span").all_inner_texts()]


def first_remik_deal(phone: KeeperPage) -> None:
    phone.note_remik(1, {0: 10, 2: 20})


def doubtful_remik(
    new_context: Callable[..., BrowserContext], url: str
) -> tuple[KeeperPage, KeeperPage, str]:
    """Ann's phone notes deals 2 and 3, Cid's another deal 2, and both come back."""
    mine, theirs, read = two_phones(
        new_context, url, "remik/silesian", "Ann", "Bob", "Cid", before=first_remik_deal
    )
    mine.note_remik(0, {1: 5, 2: 6})
    mine.note_remik(1, {0: 7, 2: 8})
    theirs.note_remik(2, {0: 50, 1: 60})
    back_in_step(mine, theirs)
    return mine, theirs, read


def test_two_phones_note_one_deal_differently(new_context, shared_server, assert_accessible):
    mine, theirs, read = doubtful_remik(new_context, shared_server.url)
    both = ["Ann: went out Bob +5 Cid +6", "Ann +50 Bob +60 Cid: went out"]
    # Which of them was the first, chance has decided; but it is the same one on both phones.
    told = notes(mine)
    assert sorted(text.removesuffix(" counts for now") for text in told) == sorted(both)
    assert told[0].endswith("counts for now")
    first = 0 if told[0].startswith(both[0]) else 1
    totals = [[17, 5, 34], [67, 60, 28]]
    for phone in (mine, theirs):
        assert "Two phones noted deal 2 differently." in phone.page.inner_text(".doubt")
        assert "went out, and yet" not in phone.page.inner_text(".score")
        assert phone.page.inner_text("[data-act=show-doubt]") == "! In doubt: deal 2"
        assert phone.totals() == totals[first]
        assert_accessible(phone.page)
        smallest = everything_on(phone.page)
        assert min(smallest["width"], smallest["height"]) >= 40, smallest

    # Whoever reads sees that it is not settled, and what else was noted.
    reader = new_context(viewport=DESK, java_script_enabled=False).new_page()
    reader.goto(read)
    assert "Two phones noted deal 2 differently." in reader.inner_text("table")

    # One keeps the second note: one tap, and it is settled for both; the other note stays on record.
    theirs.page.click("[data-keep='1']")
    theirs.page.wait_for_selector(".doubt", state="detached")
    back_in_step(mine, theirs)
    for phone in (mine, theirs):
        assert phone.page.locator(".doubt, [data-act=show-doubt]").count() == 0
        assert phone.totals() == totals[1 - first]
        phone.page.click("[data-act=log]")
        log = phone.page.inner_text("ol.log")
        for hand in ("hand of Cid: 6", "hand of Ann: 50"):
            assert hand in log
        assert "Deal 2, of two notes this one kept:" in log
        phone.close()
    # What was decided can be taken back.
    theirs.page.click("[data-act=undo]")
    theirs.page.wait_for_selector(".doubt")
    back_in_step(mine, theirs)
    assert notes(mine) == told


def test_both_deals_can_be_kept(new_context, shared_server):
    mine, theirs, _ = doubtful_remik(new_context, shared_server.url)
    assert mine.page.inner_text("[data-act=keep-all]") == "Keep both: the other is deal 4"
    mine.page.click("[data-act=keep-all]")
    mine.page.wait_for_selector("tr[data-deal='4']")
    back_in_step(mine, theirs)
    for phone in (mine, theirs):
        assert phone.page.locator(".doubt").count() == 0
        assert phone.totals() == [67, 65, 34]
    # It goes on from there, and a correction is one for both.
    theirs.page.click("[data-row='4']")
    theirs.page.click("[data-act=correct]")
    theirs.page.select_option("#finish", "hand")
    theirs.save()
    back_in_step(mine, theirs)
    assert mine.page.locator("tr[data-deal]").count() == 4
    assert mine.page.locator(".doubt").count() == 0


def test_the_same_deal_on_two_phones_is_one(new_context, shared_server):
    mine, theirs, _ = two_phones(new_context, shared_server.url, "remik/silesian", "Ann", "Bob", "Cid")
    for phone in (mine, theirs):
        phone.note_remik(0, {1: 5, 2: 6}, finish="hand")
    back_in_step(mine, theirs)
    assert mine.page.locator(".doubt").count() == 0
    assert mine.page.locator("sup").count() == 0
    # How somebody went out is part of the deal: the same hands after another end are another deal.
    for phone, finish in ((mine, "plain"), (theirs, "hand")):
        phone.page.context.set_offline(True)
        phone.note_remik(0, {1: 5, 2: 6}, finish=finish)
    back_in_step(mine, theirs)
    assert mine.page.locator("[data-doubt='2']").count() == 1


def test_of_two_corrections_one_holds_whole(new_context, shared_server):
    mine, theirs, _ = two_phones(
        new_context, shared_server.url, "remik/silesian", "Ann", "Bob", "Cid", before=first_remik_deal
    )
    for phone, hands in ((mine, {0: 11, 2: 22}), (theirs, {0: 33, 2: 44})):
        phone.page.click("[data-row='1']")
        phone.page.click("[data-act=correct]")
        for seat, points in hands.items():
            phone.type_hand(seat, points)
        phone.save()
    back_in_step(mine, theirs)
    assert mine.page.locator(".doubt").count() == 0
    assert mine.totals() in ([11, 0, 22], [33, 0, 44])
    mine.page.click("[data-cell='1.2']")
    history = mine.page.locator(".cell-history li").all_inner_texts()
    assert sorted(text.split()[0] for text in history) == ["20", "22", "44"]
    assert mine.page.inner_text(".cell-history .stands").split()[0] == str(mine.totals()[2])


def test_no_mix_of_two_deals_ends_a_pot_game(new_context, shared_server):
    mine, theirs, read = two_phones(
        new_context, shared_server.url, "remik/wikibooks(end_form=pot)", "Ann", "Bob", "Cid",
        before=lambda phone: [phone.note_remik(0, {1: worth, 2: worth}) for worth in (100, 150)],
    )  # fmt: skip
    # By the one deal Bob goes past the limit, by the other Cid: mixed, both would, and Ann would win.
    mine.note_remik(0, {1: 60, 2: 10})
    theirs.note_remik(1, {0: 20, 2: 60})
    back_in_step(mine, theirs)
    for phone in (mine, theirs):
        assert phone.page.locator("[data-over]").count() == 0
        assert phone.totals() in ([0, 260, 260], [20, 250, 250])
        assert phone.page.inner_text(".pot").startswith("In the pot: 10")
    # A game that one of the notes ends is not called won before somebody decides.
    mine.page.click("[data-keep='0']")
    back_in_step(mine, theirs)
    for phone in (mine, theirs):
        phone.page.context.set_offline(True)
    mine.note_remik(0, {1: 100, 2: 100})
    theirs.note_remik(0, {1: 100, 2: 10})
    back_in_step(mine, theirs)
    for phone in (mine, theirs):
        assert phone.page.locator("[data-over]").count() == 0
    reader = new_context().new_page()
    reader.goto(read)
    assert "wins" not in reader.inner_text("h1")
    ending = next(at for at, text in enumerate(notes(mine)) if "Cid +100" in text)
    mine.page.click(f"[data-keep='{ending}']")
    back_in_step(mine, theirs)
    for phone in (mine, theirs):
        assert "Ann wins" in phone.page.inner_text("[data-over]")


def joker_note(phone: KeeperPage, bids: list[int], taken: list[int]) -> None:
    """Note the next deal, promises and tricks in the order of the table; the last tricks follow."""
    for numbers in (bids, taken[:3]):
        phone.open_next()
        for number in numbers:
            phone.press(number)
        phone.save()


@pytest.mark.parametrize("length", ["classic24", "nines16"])
def test_two_phones_note_one_deal_of_joker_differently(new_context, shared_server, assert_accessible, length):
    mine, theirs, read = two_phones(
        new_context, shared_server.url, f"jokeri/classic(length={length})", "Nino", "Gia", "Lia", "Dato",
        before=lambda phone: joker_note(phone, [1, 0, 0, 1], [1, 0, 0, 0]),
    )  # fmt: skip
    joker_note(mine, [1, 0, 0, 0], [1, 1, 0, 0])
    joker_note(theirs, [0, 1, 0, 2], [0, 0, 1, 1])
    back_in_step(mine, theirs)
    told = notes(mine)
    assert len(told) == 2
    for phone in (mine, theirs):
        assert "Two phones noted deal 2 differently." in phone.page.inner_text(".doubt")
        assert notes(phone) == told
        assert_accessible(phone.page)
    reader = new_context().new_page()
    reader.goto(read)
    assert "Two phones noted deal 2 differently." in reader.inner_text("table")
    if length == "classic24":
        # Deal 3 has a card more: neither note could be it.
        assert mine.page.locator("[data-act=keep-all]").count() == 0
        before = mine.totals()
        mine.page.click("[data-keep='1']")
        mine.page.wait_for_selector(".doubt", state="detached")
        assert mine.totals() != before
    else:
        mine.page.click("[data-act=keep-all]")
        mine.page.wait_for_selector(".doubt", state="detached")
        assert mine.page.locator("[data-cell^='3.'] .promise-cell").count() == 4
    back_in_step(mine, theirs)
    assert theirs.page.locator(".doubt").count() == 0
