"""The score keeper on phones: whole games typed in, what cannot be, no network, two writers, paper."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stolik.games import game, parse_rules
from stolik.server.sheets.edits import Edit, fold
from tests.browser.keeper_page import KeeperPage
from tests.browser.locales import FOUR
from tests.browser.remik_table import everything_on

FOLD = """async (logs) => {
  const { fold } = await import("/static/js/keeper/log.js");
  return logs.map((edits) => {
    const found = fold(edits);
    return {names: found.names, rows: Object.fromEntries(found.rows), deals: Object.fromEntries(found.deals)};
  });
}"""


def chance_over(chance: random.Random, edits: list[dict[str, Any]]) -> dict[str, Any]:
    """What a note is over: nothing said, as sheets were kept before; or some edits, even unknown ones."""
    ids = [*(each["id"] for each in edits), "unknown-0"]
    return {"over": chance.sample(ids, chance.randint(0, min(2, len(ids))))} if chance.random() < 0.8 else {}


def chance_log(chance: random.Random) -> list[dict[str, Any]]:
    """Edits as several phones may write them, in no order."""
    edits: list[dict[str, Any]] = []
    for number in range(chance.randint(0, 25)):
        edit: dict[str, Any] = {
            "id": f"{chance.choice('abz09')}-{number:06}",
            "lamport": chance.randint(1, 9),
            "at": 0,
        }
        match chance.randrange(6):
            case 0:
                edit |= {"what": "undo", "of": chance.choice([*(each["id"] for each in edits), "start-00"])}
            case 1:
                edit |= {"what": "drop", "deal": chance.randint(1, 4), **chance_over(chance, edits)}
            case 2:
                edit |= {
                    "what": "name",
                    "seat": chance.randrange(3),
                    "name": chance.choice(["Ewa", "  Jan ", ""]),
                }
            case _:
                keys = chance.sample(["finisher", "finish", "hand.0", "hand.1", "count.0"], 2)
                values = {key: chance.choice([None, 1, 20, "7h *"]) for key in keys}
                edit |= {"what": "set", "deal": chance.randint(1, 4), "values": values}
                edit |= chance_over(chance, edits)
        edits.append(edit)
    start = {"id": "start-00", "lamport": 0, "at": 0, "what": "start", "rules": "remik/silesian"}
    edits += [
        start | {"players": ["Ala", "Ola", ""]},
        *chance.choices(edits or [start | {"players": ["Ala", "Ola", ""]}], k=3),
    ]
    chance.shuffle(edits)
    return edits


def test_page_and_server_fold_a_log_alike(page, shared_server):
    import msgspec

    page.goto(shared_server.url)
    chance = random.Random(7)
    logs = [chance_log(chance) for _ in range(200)]
    for edits, got in zip(logs, page.evaluate(FOLD, logs), strict=True):
        document = fold(msgspec.convert(edits, list[Edit]))
        assert got["names"] == document.names
        assert got["rows"] == {str(deal): row for deal, row in document.rows.items()}
        assert got["deals"] == {
            str(deal): [{"values": note.values, "heads": list(note.heads)} for note in notes]
            for deal, notes in document.deals.items()
        }


def test_a_pot_game_to_its_end(new_context, shared_server, assert_accessible):
    page = new_context(reduced_motion="reduce").new_page()
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/wikibooks(end_form=pot)", "Ala", "Ola", "Jan", dealer=1, stake="20")
    assert_accessible(page)
    keeper.open_next()
    assert "Ola deals" in page.inner_text("#pad-title")
    keeper.finisher(0)
    keeper.type_hand(1, 150)
    # Jan's hand is tapped: an ace, two tens and a joker.
    page.click("[data-hand='2']")
    page.click("[data-act=tapped]")
    for card in ("As", "Ts", "Ks", "*"):
        page.click(f".rank-row [data-card='{card}'], .suit-row [data-card='{card}']")
    assert page.locator(".tapped [data-card]").count() == 4
    assert "56" in page.inner_text("[data-hand='2']")
    assert_accessible(page)
    smallest = everything_on(page)
    assert min(smallest["width"], smallest["height"]) >= 40, smallest
    keeper.save()
    assert keeper.totals() == [0, 150, 56]

    # From the hand everything counts twice here; both pass 300 in turn, and pay.
    keeper.note_remik(0, {1: 75, 2: 80}, finish="hand")
    assert keeper.totals() == [0, 216, 216]
    assert page.inner_text(".pot").startswith("In the pot: 20")
    assert page.locator("[data-row=net] td").all_inner_texts() == ["0", "−20", "0"]
    assert page.locator("[data-over]").count() == 0
    assert page.locator("tr.bust").all_inner_texts() == ["Ola: bust, pays 20 into the pot, set back to 216."]
    keeper.note_remik(0, {1: 90, 2: 95})
    page.wait_for_selector("[data-over]")
    assert "Ala wins" in page.inner_text("[data-over]")
    assert page.locator("tr.bust").all_inner_texts()[1:] == [
        f"{name}: bust, pays 20 into the pot." for name in ("Ola", "Jan")
    ]
    assert page.locator("[data-row=net] td").all_inner_texts() == ["+60", "−40", "−20"]
    assert page.locator("[data-act=next]").count() == 0
    assert page.locator("[data-row=place] td").all_inner_texts() == ["1st", "2nd", "3rd"]
    label = page.get_attribute(".curve svg", "aria-label")
    assert "Ola: 150, 216, 306." in label
    assert_accessible(page)

    # A correction: the game goes on, the old value stays on record, and all of it can be taken back.
    page.click("[data-cell='3.2']")
    page.click("[data-act=correct]")
    keeper.type_hand(2, 40)
    keeper.save()
    assert page.locator("[data-over]").count() == 0
    assert "corrected" in page.get_attribute("[data-cell='3.2']", "aria-label")
    page.click("[data-cell='3.2']")
    page.wait_for_selector(".cell-history li")
    history = page.locator(".cell-history li").all_inner_texts()
    assert [text.split()[0] for text in history] == ["40", "95"]
    assert_accessible(page)
    keeper.close()
    page.click("[data-act=undo]")
    page.wait_for_selector("[data-over]")
    page.click("[data-act=log]")
    log = page.inner_text("ol.log")
    assert "Taken back" in log
    assert "Deal 3: hand of Jan: 40" in log
    assert_accessible(page)


INSIDE = """() => { const width = document.documentElement.clientWidth;
  return [...document.querySelectorAll("body *")].filter((one) => one.getClientRects().length)
    .filter((one) => !one.closest(".unseen, svg")).map((one) => [one, one.getBoundingClientRect()])
    .filter(([_, box]) => box.right > width + 1 || box.left < -1)
    .map(([one]) => one.outerHTML.slice(0, 100)); }"""


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("long", ["Kasia Kowalska-Nowak", "Wolfeschlegelsteinhausen"])
def test_long_names_leave_everything_on_a_phone(new_context, shared_server, width, long):
    page = new_context(locale="pl-PL", viewport={"width": width, "height": 640}).new_page()
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian", "Babcia", long, "Bartek")
    keeper.note_remik(1, {0: 120, 2: 45})
    # A short name stays whole.
    line = page.locator("thead th").nth(1)
    assert line.evaluate("th => th.scrollWidth <= th.clientWidth + 1")
    assert page.evaluate(INSIDE) == []
    page.click("[data-act=share]")
    page.wait_for_selector("dialog[open]")
    assert page.evaluate(INSIDE) == []
    keeper.close()
    read, _ = keeper.share()
    keeper.open_next()
    assert page.evaluate(INSIDE) == []
    page.goto(read)
    assert page.evaluate(INSIDE) == []


def test_names_stand_whole_in_the_curve_and_beside_a_hand(new_context, shared_server):
    page = new_context(locale="pl-PL").new_page()
    names = ("Aleksandra", "Bartłomiej", "Małgorzata")
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian", *names)
    keeper.note_remik(0, {1: 120, 2: 45}, finish="hand")
    assert page.locator(".curve .line text").all_text_contents() == list(names)
    outside = """() => { const box = document.querySelector(".curve svg").getBoundingClientRect();
      return [...document.querySelectorAll(".curve text")].filter((one) =>
        one.getBoundingClientRect().right > box.right).map((one) => one.textContent); }"""
    assert page.evaluate(outside) == []
    page.click("[data-row='1']")
    page.click("[data-act=correct]")
    page.wait_for_selector("[data-hand='1']")
    lines = """() => [...document.querySelectorAll(".hand-pick > span:first-child")].map((one) =>
      Math.round(one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)))"""
    assert page.evaluate(lines) == [1, 1]


def test_two_players_of_one_name_are_told_apart(page, shared_server):
    keeper = KeeperPage(page, shared_server.url)
    page.goto(f"{shared_server.url}keep?rules=remik/silesian")
    page.wait_for_selector("[data-act=begin]:not([aria-disabled])")
    for seat, name in enumerate(["Ala", "Ola", " ala"]):
        page.fill(f"#name-{seat}", name)
    page.click("[data-act=begin]")
    assert "ala" in page.inner_text("form [role=alert]")
    page.fill("#name-2", "Jan")
    page.click("[data-act=begin]")
    page.wait_for_selector(".board")
    page.click("[data-act=names]")
    page.fill("#rename-2", "OLA")
    page.click("[data-act=rename]")
    page.wait_for_function("document.querySelector('dialog [role=alert]').textContent.includes('OLA')")
    assert [edit["what"] for edit in keeper.doc["edits"]] == ["start"]


def test_numbers_that_cannot_be_are_marked_with_the_reason(page, shared_server):
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian", "Ala", "Ola", "Jan")
    keeper.open_next()
    keeper.finisher(0)
    keeper.type_hand(1, 1)
    assert "no hand of this deck comes to 1." in page.inner_text(".sheet .marks")
    assert page.locator(".hand-pick.amiss").get_attribute("data-hand") == "1"
    keeper.type_hand(1, 0)
    assert "Only one player goes out" in page.inner_text(".sheet .marks")
    keeper.type_hand(1, 40)
    page.fill("#count", "3")
    assert "3 cards cannot come to 40" in page.inner_text(".sheet .marks")
    page.fill("#count", "4")
    assert page.inner_text(".sheet .marks") == ""
    page.click("[data-hand='2']")
    page.click("[data-act=tapped]")
    for _ in range(3):
        page.click(".rank-row [data-card='7s']")
    assert "7♠" in page.inner_text(".sheet .marks")
    page.click(".tapped [data-card='7s'] >> nth=0")
    assert page.inner_text(".sheet .marks") == ""
    page.click(".rank-row [data-card='7s']")
    # What cannot be is asked about before it is noted.
    page.click("[data-act=save]")
    page.click("[data-act=amend]")
    assert keeper.doc["edits"][1:] == []
    page.click("[data-act=save]")
    page.click("[data-act=save-anyway]")
    page.wait_for_selector("dialog.sheet", state="detached")
    assert page.locator("tr.reason").count() == 1
    # The sum is marked, and counted as it was written: the scorers decide what was wrong.
    assert keeper.totals() == [0, 40, 21]
    page.click("[data-act=undo]")
    assert page.locator("tr[data-deal]").count() == 0


def test_a_deal_without_a_finisher_waits(page, shared_server):
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian", "Ala", "Ola")
    keeper.open_next()
    keeper.type_hand(1, 30)
    keeper.save()
    assert "Not complete yet" in page.inner_text("tr.reason")
    assert keeper.totals() == [0, 0]
    page.click("[data-act=next]")
    keeper.finisher(0)
    keeper.save()
    assert keeper.totals() == [0, 30]
    page.click("[data-row='1']")
    page.click("[data-act=drop]")
    page.wait_for_selector("dialog.sheet", state="detached")
    assert keeper.totals() == [0, 0]


def test_a_shared_first_place_asks_for_another_deal(page, shared_server):
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian(end_form=deals,end_value=2,ties=extra_deal)", "Ala", "Ola")
    keeper.note_remik(0, {1: 30})
    keeper.note_remik(1, {0: 30})
    page.wait_for_selector("[data-tied]")
    assert page.locator("[data-over]").count() == 0
    keeper.note_remik(1, {0: 12})
    page.wait_for_selector("[data-over]")
    assert page.locator("[data-tied]").count() == 0
    assert "Ola wins" in page.inner_text("[data-over]")


def test_by_keys_alone(page, shared_server):
    keeper = KeeperPage(page, shared_server.url)
    keeper.begin("remik/silesian", "Ala", "Ola")
    page.focus("[data-act=next]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog.sheet[open]")
    page.keyboard.press("Tab")
    page.focus("input[name=finisher][value='0']")
    page.keyboard.press("Space")
    page.focus("[data-hand='1']")
    page.keyboard.press("Enter")
    page.keyboard.type("347")
    page.keyboard.press("Backspace")
    page.focus("[data-act=save]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog.sheet", state="detached")
    assert keeper.totals() == [0, 34]


DEALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9]


def joker_deal(
    chance: random.Random, cards: int, order: list[int], faithful: int
) -> tuple[list[int], list[int]]:
    """Promises and tricks by seat; ``faithful`` keeps every promise, and the dealer heeds his bar."""
    taken = [0, 0, 0, 0]
    for _ in range(cards):
        taken[chance.randrange(4)] += 1
    bids = [chance.randint(0, cards) for _ in range(4)]
    bids[faithful] = taken[faithful]
    dealer = order[-1]
    if sum(bids) == cards:
        other = dealer if dealer != faithful else order[0]
        bids[other] += -1 if bids[other] else 1
    return bids, taken


def test_a_joker_game_of_twelve_deals(new_context, shared_server, assert_accessible):
    page = new_context(reduced_motion="reduce").new_page()
    keeper = KeeperPage(page, shared_server.url)
    rules = "jokeri/classic(erase=all_others,length=short12)"
    keeper.begin(rules, "Nino", "Gia", "Lia", "Dato", dealer=2)
    chance = random.Random("twelve deals")
    rows: dict[int, dict[str, int]] = {}
    barred_seen = 0
    for deal, cards in enumerate(DEALS, 1):
        order = [(2 + deal + at) % 4 for at in range(4)]
        bids, taken = joker_deal(chance, cards, order, faithful=1)
        rows[deal] = {f"bid.{seat}": bid for seat, bid in enumerate(bids)}
        rows[deal] |= {f"taken.{seat}": tricks for seat, tricks in enumerate(taken)}
        keeper.open_next()
        assert page.locator("[data-seat]").first.get_attribute("data-seat") == str(order[0])
        for seat in order[:3]:
            assert all(keeper.numbers().values())
            keeper.press(bids[seat])
        barred = cards - sum(bids[seat] for seat in order[:3])
        offered = keeper.numbers()
        assert [number for number, fits in offered.items() if not fits] == [barred] * (0 <= barred <= cards)
        if 0 <= barred <= cards:
            barred_seen += 1
            keeper.press(barred)
            assert page.locator("[data-act=save][aria-disabled]").count() == 1
            assert "may not promise" in page.inner_text("#why-not")
            if barred_seen == 1:
                assert_accessible(page)
        keeper.press(bids[order[3]])
        keeper.save()
        if deal == 2:
            clean = page.locator("[data-row=clean] td").all_inner_texts()
            assert any(text for text in clean)
        keeper.open_next()
        left = cards
        for seat in order[:3]:
            offered = keeper.numbers()
            assert [number for number, fits in offered.items() if fits] == list(range(left + 1))
            if left < cards:
                keeper.press(cards)
                assert page.locator("[data-act=save][aria-disabled]").count() == 1
            keeper.press(taken[seat])
            left -= taken[seat]
        # The fourth number follows from the others.
        assert page.locator("[data-number]").count() == 0
        assert page.inner_text(f"[data-seat='{order[3]}'] b").startswith(f"{taken[order[3]]} /")
        keeper.save()
    assert barred_seen >= 3
    # Whoever missed a promise reads both numbers and the points, on the narrowest phone too.
    for deal, row in rows.items():
        for seat in range(4):
            stood = page.locator(f"[data-cell='{deal}.{seat}'] .promise-cell").inner_text()
            assert stood == f"{row[f'taken.{seat}']} / {row[f'bid.{seat}']}"
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
    assert page.locator(".score td").evaluate_all(cut) == []
    expected = game("jokeri").keeping.reckon(parse_rules(rules), 4, rows).sheet
    assert keeper.totals() == list(expected["totals"])
    premiums = [part["closing"]["premium"] for part in expected["sets"]]
    assert all(premium[1] > 0 for premium in premiums), "the faithful one earns the premium"
    shown = page.locator("[data-row=premium]").all_inner_texts()
    assert len(shown) == 2
    assert f"+{premiums[0][1]}" in shown[0]
    assert page.locator("[data-row=erased]").count() == 2
    assert page.locator(".doubled").count() == 2
    assert page.locator("[data-over]").count() == 1
    assert page.locator("[data-act=next]").count() == 0
    assert_accessible(page)
    smallest = everything_on(page)
    assert min(smallest["width"], smallest["height"]) >= 44, smallest

    # A corrected promise is held to the same: it cannot make the promises add up.
    page.click("[data-cell='12.1']")
    page.click("[data-act=correct]")
    page.click("[data-part=bid]")
    page.click("[data-seat='1']")
    others = sum(rows[12][f"bid.{seat}"] for seat in (0, 2, 3))
    refused = [number for number, fits in keeper.numbers().items() if not fits]
    assert refused == ([9 - others] if 0 <= 9 - others <= 9 else [])
    keeper.close()
    assert keeper.totals() == list(expected["totals"])


def test_golden_deals_ask_for_tricks_alone(page, shared_server):
    keeper = KeeperPage(page, shared_server.url)
    rules = "jokeri/classic(extra_sets=golden,length=full40)"
    keeper.begin(rules, "Nino", "Gia", "Lia", "Dato")
    # Twenty-four deals that are noted already, so that the golden ones come.
    log = keeper.doc["edits"]
    deals = game("jokeri").keeping.tariff(parse_rules(rules))["deals"]
    for deal, (_, cards, form) in enumerate(deals, 1):
        if form == "plain":
            values = {f"bid.{seat}": 0 for seat in range(4)} | {f"taken.{seat}": 0 for seat in range(4)}
            values["taken.0"] = cards
            log.append(
                {
                    "id": f"edit-{deal:04}",
                    "lamport": deal,
                    "at": 0,
                    "what": "set",
                    "deal": deal,
                    "values": values,
                }
            )
    doc = keeper.doc | {"edits": log}
    page.evaluate("doc => localStorage.setItem('stolik.keep.doc.' + doc.id, JSON.stringify(doc))", doc)
    page.reload()
    page.wait_for_selector(".board")
    keeper.open_next()
    assert page.locator("[data-part]").count() == 0
    for number in (4, 0, 5):
        keeper.press(number)
    keeper.save()
    assert page.inner_text("tr[data-deal='25'] td >> nth=1").split() == ["4", "400"]


def test_rules_that_do_not_exist(page, shared_server):
    page.goto(f"{shared_server.url}keep?rules=remik/nowhere")
    page.wait_for_selector("[role=alert]")
    assert "remik/nowhere" in page.inner_text("[role=alert]")
    assert page.locator("input[name=rules]").count() >= 3


@pytest.mark.parametrize("locale", FOUR)
def test_every_language_at_phone_size(new_context, shared_server, assert_accessible, locale):
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    page.goto(f"{shared_server.url}keep")
    page.wait_for_selector("[data-act=new]")
    assert page.get_attribute("html", "lang") == locale[:2]
    assert_accessible(page)
    page.click("[data-act=new]")
    page.wait_for_selector("[data-act=begin]:not([aria-disabled])")
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click("[data-act=begin]")
    page.wait_for_selector(".board")
    page.click("[data-act=next]")
    page.wait_for_selector("dialog[open]")
    assert page.evaluate("document.querySelector('dialog[open] .sheet-body').scrollWidth <= innerWidth")
    # A text that is missing would leave a button or a heading without words.
    empty = page.eval_on_selector_all(
        "button, h1, h2, h3, legend, label, option",
        "all => all.filter(one => !one.textContent.trim() && !one.ariaLabel).length",
    )
    assert empty == 0
    keeper = KeeperPage(page, shared_server.url)
    keeper.close()
    page.click("[data-act=share]")
    page.wait_for_selector("[data-act=put]")
    assert_accessible(page)


def test_the_rules_page_and_the_editor_lead_here(page, shared_server):
    page.goto(f"{shared_server.url}rules/remik/silesian(opening_points=41)")
    page.click("a[href^='/keep?rules=']")
    page.wait_for_selector("input[name=rules]:checked", state="attached")
    assert (
        page.locator("input[name=rules]:checked").get_attribute("value")
        == "remik/silesian(opening_points=41)"
    )
