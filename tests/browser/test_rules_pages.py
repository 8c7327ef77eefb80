"""Rules, comparison, editor and referee in a real browser: by taps, on paper, without scripts, for all."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import expect

from stolik.core.text import LANGUAGES
from stolik.games.jokeri import CATALOG as JOKERI
from stolik.games.remik import CATALOG as REMIK
from tests.browser.conftest import DESK, PHONE

QUESTION = (
    "/referee?rules=remik/silesian&hand=5h+6h+7h+9c+9d+9s+Ks+Kh+2d+3d+4d+5d+Jd&pile=Kd"
    "&turn=take;+meld+5h+6h+7h;+discard+Jd"
)
PAGES = [
    "/rules",
    "/rules/remik/silesian(opening_points=41)",
    "/rules/remik/silesian?view=sheet",
    "/rules/remik/none",
    "/rules/jokeri/tbilisi(length=full40,premium_min=150)",
    "/compare/jokeri/pagat/vs/jokeri/tbilisi",
    "/compare",
    "/compare/remik/silesian/vs/remik/guide",
    "/house-rules?rules=remik/silesian(opening_points=41)",
    "/referee",
    QUESTION,
    "/referee?ask=opening&meld=9d+9c+9s&meld=8h+*+Th",
]


@pytest.fixture
def url(shared_server) -> str:
    return shared_server.url.rstrip("/")


def choose(page, setting: str, value: str) -> None:
    """Pick a value of a setting, opening its section first."""
    field = page.locator(f"#{setting}")
    field.evaluate("element => element.closest('details').open = true")
    field.locator(f"input[value='{value}']").check(force=True)


def set_number(page, setting: str, value: int) -> None:
    field = page.locator(f"#{setting}")
    field.evaluate("element => element.closest('details').open = true")
    field.locator("input").fill(str(value))


def test_from_the_editor_to_a_link_to_a_table(page, url):
    page.goto(f"{url}/house-rules?rules=remik/silesian")
    set_number(page, "opening_points", 41)
    expect(page.locator("#agreement")).to_have_text(f"{url}/rules/remik/silesian(opening_points=41)")
    choose(page, "opening_clean_run", "false")
    rules = "remik/silesian(opening_clean_run=false,opening_points=41)"
    expect(page.locator("#agreement")).to_have_text(f"{url}/rules/{rules}")
    assert page.url == f"{url}/house-rules?rules={rules}"
    code = page.locator("#result .code").inner_text()
    with page.expect_popup() as opened:
        page.evaluate("open(document.querySelector('#agreement').href)")
    agreed = opened.value
    agreed.wait_for_selector("h1")
    assert agreed.locator(".facts .code").inner_text() == code
    assert "41" in agreed.locator("#opening-1").inner_text()
    page.select_option("#others", "greedy")
    page.click("[data-start] button")
    page.wait_for_url(re.compile(r"/t/"))
    # The table plays by exactly these rules.
    address = page.locator("a.rules-link")
    address.wait_for(state="attached")
    assert "opening_points=41" in address.get_attribute("href")
    assert "opening_clean_run=false" in address.get_attribute("href")


def test_a_wrong_number_keeps_the_other_changes_from_nothing(page, url):
    page.goto(f"{url}/house-rules?rules=remik/silesian")
    set_number(page, "opening_points", 900)
    page.locator("#opening_points input").blur()
    expect(page.locator("#opening_points .wrong")).to_contain_text("900")
    choose(page, "opening_clean_run", "false")
    choose(page, "turn_seconds", "120")
    expect(page.locator("#agreement")).to_have_text(
        f"{url}/rules/remik/silesian(opening_clean_run=false,turn_seconds=120)"
    )
    expect(page.locator("#opening_points input")).to_have_value("900")
    set_number(page, "opening_points", 41)
    expect(page.locator("#opening_points .wrong")).to_have_count(0)
    expect(page.locator("#agreement")).to_contain_text("opening_points=41")


def test_the_sheet_is_read_on_a_screen_as_a_page(new_context, url):
    page = new_context(viewport=DESK).new_page()
    page.goto(f"{url}/rules/jokeri/classic?view=sheet")
    told = page.locator("main").evaluate(
        "main => [getComputedStyle(main.querySelector('li p')).fontSize, main.getBoundingClientRect().width]"
    )
    assert float(told[0].removesuffix("px")) >= 14
    assert 600 <= told[1] <= 1280


def test_what_contradicts_cannot_be_picked_and_says_why(page, url):
    page.goto(f"{url}/house-rules?rules=remik/silesian")
    field = page.locator("#joker_identity")
    field.evaluate("element => element.closest('details').open = true")
    layout = field.locator("input[value=layout]")
    expect(layout).to_be_disabled()
    expect(field).to_contain_text("It does not go with")
    choose(page, "swap_group3", "either_missing")
    expect(layout).to_be_enabled()
    choose(page, "joker_identity", "layout")
    expect(page.locator("#swap_group3 input[value=named_card]")).to_be_disabled()
    page.goto(f"{url}/house-rules?rules=remik/silesian")
    page.locator("#joker_identity").evaluate("element => element.closest('details').open = true")
    page.locator("#joker_identity .barred a").click()
    expect(page.locator("#agreement")).to_contain_text("joker_identity=layout")


def test_the_editor_and_the_referee_work_without_scripts(new_context, url):
    page = new_context(java_script_enabled=False, locale="pl-PL").new_page()
    page.goto(f"{url}/house-rules?rules=remik/guide")
    page.locator("#part-opening > summary").click()
    page.fill("#opening_points input", "60")
    page.click("[data-editor] [type=submit]")
    assert page.locator("#agreement").inner_text() == f"{url}/rules/remik/guide(opening_points=60)"
    page.locator("#agreement").click()
    assert page.locator("h1").inner_text() == "Remik z poradnika"
    page.goto(f"{url}/referee")
    page.fill("#hand", "7♥ 8♥ 9♥ W♦ 2c")
    page.fill("#turn", "draw 3s; meld 7♥ 8♥ 9♥; discard W♦")
    page.click("form[data-ask] [type=submit]")
    assert "Nie wolno" in page.locator("h2.headline").inner_text()
    page.locator(".reasons a").first.click()
    assert re.search(r"#opening-\d$", page.url)
    assert page.locator(":target").count() == 1


def test_a_question_by_taps_and_its_link_in_another_browser(page, new_context, url):
    page.goto(f"{url}/referee")
    page.click("[data-tap=hand]")
    hand = page.locator("#hand")
    palette = page.locator("[data-tap=hand] + .palette")
    for card in ["5h", "6h", "7h", "9c", "9d", "9s", "Ks", "Kh", "Kd", "3d", "4d", "5d", "Jd"]:
        palette.locator(f"[data-card='{card}']").tap()
    expect(hand).to_have_value("5h 6h 7h 9c 9d 9s Ks Kh Kd 3d 4d 5d Jd")
    page.click("[data-tap=hand]")
    expect(palette).to_be_hidden()
    compose = page.locator(".compose")
    expect(compose.locator(".palette")).to_be_hidden()
    compose.locator("[data-step=draw]").tap()
    compose.locator(".palette [data-card='2c']").tap()
    expect(page.locator("#turn")).to_have_value("draw 2c")

    def lay(*cards: str) -> None:
        for card in cards:
            compose.locator(f"[data-compose=hand] [data-card='{card}']").tap()
        compose.locator("[data-step^=meld]").tap()
        expect(compose.locator("[aria-pressed=true]")).to_have_count(0)

    lay("5h", "6h", "7h")
    lay("9c", "9d", "9s")
    expect(page.locator("#turn")).to_have_value("draw 2c; meld 5h 6h 7h; meld 9s 9d 9c")
    expect(compose.locator("[data-compose=status]")).to_contain_text("45/51")
    compose.locator("[data-undo]").tap()
    expect(page.locator("#turn")).to_have_value("draw 2c; meld 5h 6h 7h")
    lay("9c", "9d", "9s")
    compose.locator("[data-compose=hand] [data-card=Jd]").tap()
    compose.locator("[data-step='discard Jd']").tap()
    page.click("form[data-ask] [type=submit]")
    expect(page.locator("h2.headline")).to_have_text("Not allowed")
    link = page.locator("#question").inner_text()

    other = new_context(locale="pl-PL", java_script_enabled=False).new_page()
    other.goto(link)
    assert "Nie wolno" in other.locator("h2.headline").inner_text()
    assert "45 punktów" in other.locator(".reasons").first.inner_text()
    assert other.locator(".held .card").count() == 13
    assert other.locator(".reasons a").first.get_attribute("href") == "/rules/remik/silesian#opening-1"


def lay_on_the_table(page, cards: list[str], meld: str) -> None:
    """Tap the cards of a meld, then which of the melds offered it is."""
    for card in cards:
        page.locator(f"[data-tap=table] + .palette .palette-row [data-card='{card}']").tap()
    page.locator(f"[data-meld='{meld}']").tap()


def test_the_table_is_laid_by_tapping_and_the_turn_uses_it(page, url):
    page.goto(f"{url}/referee")
    page.click("[data-tap=table]")
    lay_on_the_table(page, ["7h", "5h", "6h"], "5h 6h 7h")
    # What a joker stands for, and where it lies, is offered.
    for card in ("9c", "*", "9d"):
        page.locator(f"[data-tap=table] + .palette .palette-row [data-card='{card}']").tap()
    offers = page.locator("[data-lying=offers] button")
    expect(offers).to_have_count(2)
    page.locator("[data-meld='9d 9c *=9s']").tap()
    expect(page.locator("#table")).to_have_value("a: 5h 6h 7h\nb: 9d 9c *=9s")
    page.click("[data-tap=table]")

    # By keyboard: a meld is marked as one's own, and the focus stays on it.
    mine = page.locator("[data-lies=a]")
    mine.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#own")).to_have_value("a")
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(mine).to_be_focused()

    # What is typed is drawn, and what is tapped away is typed no more.
    page.fill("#table", "a: 5h 6h 7h\nb: 9d 9c *=9s\nKs Kh Kd")
    expect(page.locator("[data-lies=c]")).to_contain_text("K♠")
    page.locator("[data-remove=c]").tap()
    expect(page.locator("#table")).to_have_value("a: 5h 6h 7h\nb: 9d 9c *=9s")

    page.check("#opened")
    page.fill("#hand", "8h 9s Kc")
    page.fill("#turn", "draw 2c")
    compose = page.locator(".compose")
    compose.locator("[data-compose=hand] [data-card='8h']").tap()
    expect(compose.locator("[data-onto=a].fits")).to_be_visible()
    compose.locator("[data-onto=a]").tap()
    expect(page.locator("#turn")).to_have_value("draw 2c; add 8h to a")
    compose.locator("[data-compose=hand] [data-card='9s']").tap()
    expect(compose.locator("[data-onto=b].fits")).to_be_visible()
    compose.locator("[data-onto=b]").tap()
    expect(page.locator("#turn")).to_have_value("draw 2c; add 8h to a; swap 9s at b")


def test_cards_that_are_no_meld_are_told_so_with_the_reason(new_context, url):
    page = new_context(locale="pl-PL").new_page()
    page.goto(f"{url}/referee")
    page.click("[data-tap=table]")
    for card in ("5h", "9c", "Kd"):
        page.locator(f"[data-tap=table] + .palette .palette-row [data-card='{card}']").tap()
    expect(page.locator("[data-lying=offers] .note")).not_to_be_empty()
    expect(page.locator("[data-lying=offers] button")).to_have_count(0)
    expect(page.locator("#table")).to_have_value("")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_tapped_melds_are_for_everybody(new_context, url, assert_accessible, size):
    page = new_context(viewport=size, locale="pl-PL").new_page()
    page.goto(f"{url}/referee?hand=8h+2c&opened=yes&table=a:+5h+6h+7h&table=b:+9d+9c+*=9s&own=a")
    page.click("[data-tap=table]")
    expect(page.locator("[data-onto=b]")).to_be_visible()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_an_answer_is_sent_as_a_picture(page, url):
    page.goto(f"{url}{QUESTION}")
    with page.expect_download() as found:
        page.click("[data-picture]")
    assert found.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_link_is_copied(new_context, url):
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto(f"{url}/house-rules?rules=remik/silesian")
    page.click("[data-copy]")
    expect(page.locator("[data-copy]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{url}/rules/remik/silesian"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_pages_are_for_everybody(new_context, url, assert_accessible, path, scheme):
    page = new_context(color_scheme=scheme, locale="pl-PL").new_page()
    refused: list[str] = []
    page.on("console", lambda said: refused.append(said.text) if "Content Security" in said.text else None)
    page.goto(f"{url}{path}")
    page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
    assert_accessible(page)
    for width in (320, 360, 740, 1366):
        page.set_viewport_size({"width": width, "height": 700})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
    assert not refused


@pytest.mark.parametrize(
    "path",
    [
        "/rules/remik/silesian?view=sheet&lang=pl",
        "/rules/remik/silesian(opening_points=41,end_value=300)?lang=pl",
        "/rules/remik/zoliky?view=sheet&lang=en",
        "/rules/jokeri/classic?view=sheet&lang=ka",
        "/rules/jokeri/tbilisi(length=full40,premium_min=150,teams=opposite)?lang=ka",
    ],
)
def test_rules_print_on_one_sheet(new_context, url, path):
    page = new_context(viewport=DESK).new_page()
    page.goto(f"{url}{path}")
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", printed)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) <= 2
    assert boxes
    assert all(abs(float(wide) - 842) < 2 and abs(float(high) - 595) < 2 for wide, high in boxes)


def sides(page) -> int:
    """How many sides of paper a page takes."""
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))


@pytest.mark.parametrize("language", ["pl", "en", "tr"])
def test_what_differs_between_presets_prints_on_two_sides(new_context, url, language):
    page = new_context(viewport=DESK).new_page()
    pairs = [
        (catalog.game, *pair) for catalog in (JOKERI, REMIK) for pair in combinations(catalog.presets, 2)
    ]
    # Polish is the longest; elsewhere the pairs that differ most say enough.
    for game, one, other in pairs if language == "pl" else [pair for pair in pairs if "wikibooks" in pair]:
        page.goto(f"{url}/compare/{game}/{one}/vs/{game}/{other}?lang={language}")
        assert sides(page) <= 2, (one, other)
    page.emulate_media(media="print")
    assert page.locator(".compared section").first.is_visible()
    assert page.locator(".compared p").first.is_visible()
    # What reads alike at both tables is left to the screen.
    assert page.locator("details li").count()
    assert not page.locator("details").last.is_visible()


@pytest.mark.parametrize(
    "path", ["/rules", "/house-rules", "/referee", "/compare", "/rules/remik/none", QUESTION]
)
def test_a_page_of_one_side_prints_on_one(new_context, url, path):
    page = new_context(viewport=DESK, locale="pl-PL").new_page()
    page.goto(f"{url}{path}")
    assert sides(page) == 1


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_of_joker_is_drawn_in_sight(new_context, url, language, size):
    """Each clause has cards with their signs, and no example is wider than the page."""
    page = new_context(viewport=size, java_script_enabled=False).new_page()
    page.goto(f"{url}/rules/jokeri/tbilisi(length=full40,premium_min=150)?lang={language}")
    clauses = page.locator(".clauses > li")
    assert clauses.count() > 85
    found = clauses.evaluate_all(
        """items => items.map(item => {
            const figure = item.querySelector("figure.example");
            const inside = box => box.left >= 0 && box.right <= innerWidth && box.width > 0 && box.height > 0;
            const parts = figure ? [...figure.querySelectorAll(".card, .card svg, .who, td, figcaption")]
                : [];
            const cards = figure ? figure.querySelectorAll(".card").length : 0;
            const out = parts.filter(part => !inside(part.getBoundingClientRect()));
            return [item.id, cards, out.map(part => part.outerHTML)];
        })"""
    )
    for anchor, cards, out in found:
        assert cards, anchor
        assert not [part for part in out if not part.startswith("<td></td>")], anchor


def test_a_clause_linked_to_is_the_one_shown(page, url):
    page.goto(f"{url}/rules/remik/silesian#opening-2")
    box = page.locator("#opening-2").bounding_box()
    assert box
    assert 0 <= box["y"] < 640


@pytest.mark.parametrize("scripts", [True, False])
def test_a_link_to_a_clause_that_is_not_in_force_says_so(new_context, url, scripts):
    page = new_context(viewport=PHONE, java_script_enabled=scripts, locale="pl-PL").new_page()
    page.goto(f"{url}/rules/remik/silesian(cut_by=none)#cut-3")
    said = page.locator(".absent:visible")
    expect(said).to_have_count(1)
    expect(said).to_contain_text("nie obowiązuje przy tym stole")
    expect(said).to_be_in_viewport()
    said.locator("a").click()
    page.wait_for_url("**/rules/remik/silesian#cut-3")
    expect(page.locator("#cut-3")).to_be_in_viewport()
    expect(page.locator(".absent:visible")).to_have_count(0)


def test_the_clause_of_a_picked_value_is_told_at_once(new_context, url):
    page = new_context(viewport=PHONE).new_page()
    page.goto(f"{url}/house-rules?rules=remik/silesian")
    clause = page.locator("#opening_points .in-force")
    assert not clause.evaluate("element => element.open")
    set_number(page, "opening_points", 41)
    expect(clause.locator("p")).to_be_visible()
    expect(clause.locator("p")).to_contain_text("at least 41 points")
    clause.locator("summary").click()
    set_number(page, "opening_points", 43)
    expect(clause.locator("p")).to_contain_text("at least 43 points")
    # Folded by hand, it stays so.
    expect(clause.locator("p")).to_be_hidden()


#: Blocks of text within a part of the page that lie over one another.
OVERLAPS = """selector => {
  const boxes = [...document.querySelectorAll(selector)]
    .filter(one => one.getClientRects().length && one.textContent.trim())
    .flatMap(one => [...one.getClientRects()].map(box => [one, box]));
  const found = [];
  boxes.forEach(([one, box], at) => boxes.slice(at + 1).forEach(([other, there]) => {
    if (one === other || one.contains(other) || other.contains(one)) return;
    const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left);
    const high = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
    if (wide > 1 && high > 1) found.push(`${one.textContent.trim()} | ${other.textContent.trim()}`);
  }));
  return found;
}"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize(
    "rules",
    [
        "remik/silesian",
        "remik/silesian(opening_clean_run=false,opening_points=15,turn_seconds=120)",
        "jokeri/classic",
    ],
)
def test_nothing_of_the_editor_lies_over_anything_else(new_context, url, rules, size):
    page = new_context(viewport=size, locale="pl-PL").new_page()
    page.goto(f"{url}/house-rules?rules={rules}")
    page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
    for part in ("#result > *, #result li", ".editor > *", ".settings fieldset > *", ".start > *"):
        assert page.locator(part).count(), part
        assert page.evaluate(OVERLAPS, part) == [], part
    assert page.locator("#agreement").bounding_box()["width"] > 150
