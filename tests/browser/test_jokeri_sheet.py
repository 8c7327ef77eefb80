"""Joker's score sheet at the table: like the paper one, and taken along as picture, on paper, as a file."""

from __future__ import annotations

import csv
import re
from types import SimpleNamespace

import pytest

from stolik.games import game
from stolik.games.jokeri.rules.length import schedule
from tests.browser.locales import FOUR
from tests.browser.one_seat import OneSeat
from tests.browser.test_jokeri_clock import MAKE
from tests.browser.test_jokeri_table import position

SPEC = game("jokeri")
#: Set 1: Ala keeps every promise, her best is 150 in the fifth deal; Nino is never clean, and twice shtanga;
#: set 2 has begun: Ala and Gia have kept their first promise of nine.
FIRST_SET = [
    ((0, 0, 1, 1), (0, 1, 0, 0)),
    ((0, 1, 1, 1), (0, 0, 1, 1)),
    ((1, 1, 0, 0), (1, 2, 0, 0)),
    ((1, 2, 0, 0), (1, 3, 0, 0)),
    ((2, 1, 0, 1), (2, 2, 0, 1)),
    ((1, 1, 0, 3), (1, 2, 0, 3)),
    ((1, 1, 2, 4), (1, 0, 2, 4)),
    ((1, 1, 2, 3), (1, 2, 2, 3)),
]
SECOND_SET = [((2, 1, 3, 2), (2, 2, 3, 2))]


def deals(*numbers):
    return [SimpleNamespace(bids=bids, taken=taken) for bids, taken in numbers]


@pytest.fixture
def sheet(page, shared_server):
    """Opens the sheet of these deals."""

    def of(results, rules="jokeri/classic", on=page):
        seat = OneSeat("jokeri", position("Qs 7s Kd", "9d", rules=SPEC.catalog.parse(rules)), 0, 4)
        seat.results = results
        seat.open(on, shared_server.url)
        on.click("[data-act=score]")
        on.wait_for_selector("dialog[open] .paper")
        return on.locator("dialog[open] .paper")

    return of


def signed(points: int) -> str:
    """A number as it is printed, with a real minus."""
    return str(points).replace("-", "−")


def cells(row) -> list[str]:
    return [" ".join(text.split()) for text in row.locator("td").all_inner_texts()]


@pytest.mark.parametrize("locale", FOUR)
def test_all_four_columns_are_seen_at_once_on_a_small_phone(new_context, sheet, locale):
    """With the widest that a cell can hold: a shtanga, and a doubled best."""
    page = new_context(viewport={"width": 360, "height": 640}, locale=locale).new_page()
    rules = "jokeri/classic(length=short12, erase=all_others)"
    nines = [((2, 1, 9, 2), (2, 2, 0, 5)), ((9, 0, 9, 1), (7, 1, 0, 1)), ((3, 3, 9, 4), (0, 4, 0, 5))]
    sheet(deals(*FIRST_SET, *nines, ((0, 0, 9, 1), (0, 0, 9, 0))), rules, on=page)
    box = page.locator("dialog[open] .score-box")
    assert box.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert page.locator("dialog[open] .promise-cell").count() == 4 * 12


def test_it_reads_like_paper(page, sheet):
    paper = sheet(deals(*FIRST_SET, *SECOND_SET))
    made = SPEC.sheet(SPEC.catalog.preset("classic"), deals(*FIRST_SET, *SECOND_SET))
    assert paper.locator("thead th").all_inner_texts() == ["cards", "You", "Nino", "Gia", "Lia"]
    rows = paper.locator("tbody tr:not(.set-head):not(.closing):not(.set-total)")
    heads = rows.locator("th").all_inner_texts()
    assert heads == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    # Tricks, promise and points side by side; the premium's deal and the shtangas are marked.
    fifth = cells(rows.nth(4))
    assert fifth[0].startswith("2 / 2 ")
    assert "taken / promised" in page.locator("dialog[open] .score-box").inner_text()
    assert fifth[0].endswith("150×2")
    seventh = cells(rows.nth(6))
    assert "−200" in seventh[1]
    assert "▼" in seventh[1]
    closing = paper.locator("tbody").first.locator(".closing")
    assert closing.count() == 1
    assert closing.locator("th").inner_text() == "premium"
    assert cells(closing) == ["+150", "", "", ""]
    totals = [cells(row) for row in paper.locator(".set-total").all()]
    assert totals == [[signed(points) for points in part["totals"]] for part in made["sets"]]
    assert cells(paper.locator("tfoot tr").first) == [signed(points) for points in made["totals"]]


def test_who_is_still_clean_and_what_the_premium_would_double(page, sheet):
    paper = sheet(deals(*FIRST_SET, *SECOND_SET))
    clean = paper.locator("tbody").last.locator(".closing")
    assert clean.locator("th").inner_text() == "clean"
    # Two, three and two of nine were kept; Nino's was not.
    assert cells(clean) == ["+150?", "", "+200?", "+150?"]
    paper = sheet(deals(*FIRST_SET[:1]))
    assert cells(paper.locator(".closing")) == ["+50?", "", "", ""]


def test_it_goes_along_as_a_file_a_picture_and_a_page(page, sheet):
    sheet(deals(*FIRST_SET, *SECOND_SET))
    with page.expect_download() as found:
        page.click("dialog[open] [data-act=csv]")
    assert re.fullmatch(r"stolik-joker-\d{4}-\d\d-\d\d\.csv", found.value.suggested_filename)
    rows = list(csv.reader(found.value.path().read_text(encoding="utf-8-sig").splitlines()))
    kinds = ["promised", "took", "points", "mark"]
    assert rows[0] == [
        "cards",
        *(f"{name}: {kind}" for name in ("Ala", "Nino", "Gia", "Lia") for kind in kinds),
    ]
    assert len({len(row) for row in rows}) == 1
    assert " ".join(rows[5]) == "5 2 2 150 ×2 1 2 20  0 0 50  1 1 100 "
    assert rows[7][5:9] == ["1", "0", "-200", "▼"]
    assert rows[9] == ["premium", "", "", "150", *[""] * 13]
    assert rows[12][0] == "clean"
    assert [cell.strip("'+?") for cell in rows[12][3::4]] == ["150", "", "200", "150"]
    assert rows[-1][0] == "total"
    # A spreadsheet can add what a player has of the deals.
    made = SPEC.sheet(SPEC.catalog.preset("classic"), deals(*FIRST_SET, *SECOND_SET))
    for seat in range(4):
        points = [
            int(row[3 + 4 * seat] or 0) for row in rows if row[0].isdigit() or row[0] in ("premium", "erased")
        ]
        assert sum(points) == made["totals"][seat] == int(rows[-1][3 + 4 * seat])
    with page.expect_download() as found:
        page.click("dialog[open] [data-act=picture]")
    assert re.fullmatch(r"stolik-joker-\d{4}-\d\d-\d\d\.png", found.value.suggested_filename)
    picture = found.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
    # As many rows as the file has, the title, and the day with the rules: none is cut off.
    assert height == 2 * (48 + 40 * (len(rows) + 2))
    assert width == 2 * (48 + 170 + 4 * 150)


def test_it_is_printed_whole(page, sheet):
    """Forty deals take more than one page; on none of them is a button."""
    rules = "jokeri/classic(length=full40)"
    whole = [
        ((0, 1, 1, 1) if slot.form.has_bids else (None,) * 4, (0, slot.cards, 0, 0))
        for slot in schedule(SPEC.catalog.parse(rules))
    ]
    paper = sheet(deals(*whole), rules)
    rows = paper.locator("tbody tr:not(.set-head):not(.closing):not(.set-total)").count()
    assert rows == 40
    page.evaluate("() => { window.print = () => (window.printed = true); }")
    page.click("dialog[open] [data-act=print]")
    assert page.evaluate("window.printed")
    pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))
    assert pages >= 2
    few = len(re.findall(rb"/Type\s*/Page\b", page.pdf(width="300mm", height="1200mm")))
    assert few == 1
    page.emulate_media(media="print")
    assert page.locator("dialog[open] .act").filter(visible=True).count() == 0
    assert page.locator("dialog[open] .paper").is_visible()
    scrolling = page.evaluate(
        """() => [...document.querySelectorAll(".sheet, .sheet-box, .sheet-body, .score-box")].filter(
          one => one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY !== "visible"
        ).map(one => one.className)"""
    )
    assert scrolling == []


CONTRAST = """() => {
  const marked = (kind, mark) => `<td class="${kind}"><span>200</span><span class="mark">${mark}</span></td>`;
  document.querySelector(".score tfoot").innerHTML += `<tr>${marked("bad", "▼")}${marked("kept", "×2")}</tr>`;
  const light = text => {
    const [r, g, b] = text.match(/[\\d.]+/g).slice(0, 3).map(Number)
      .map(one => one / 255).map(one => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = one => {
    for (; one; one = one.parentElement) {
      const text = getComputedStyle(one).backgroundColor;
      if (!/, 0\\)$/.test(text)) return text;
    }
  };
  return [...document.querySelectorAll(".score .mark")].map(one => {
    const [ink, paper] = [light(getComputedStyle(one).color), light(ground(one))];
    return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
  });
}"""
SHEET_LINK = """async () => {
  const id = location.pathname.split("/")[2];
  const {token} = JSON.parse(localStorage.getItem("stolik.seat." + id));
  const answer = await fetch(`/api/tables/${id}/sheet`, {headers: {authorization: "Bearer " + token}});
  return (await answer.json()).link;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_marks_are_read_on_the_page_to_share(new_context, shared_server, scheme):
    page = new_context(color_scheme=scheme).new_page()
    page.goto(shared_server.url)
    page.evaluate(MAKE, ["jokeri/classic", 0])
    page.wait_for_url("**/t/*")
    page.goto(shared_server.url.rstrip("/") + page.evaluate(SHEET_LINK))
    found = page.evaluate(CONTRAST)
    assert len(found) == 2
    assert min(found) >= 4.5, found
