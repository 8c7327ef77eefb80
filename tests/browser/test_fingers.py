"""Everything that a finger hits is wide enough, names are whole, and nothing lies over what is to be read."""

from __future__ import annotations

import pytest

from stolik.bots import bot
from stolik.core.rng import Rng
from stolik.games import game
from tests.browser.fingers import cut_off, too_low
from tests.browser.one_seat import OneSeat
from tests.browser.remik_table import MAKE, RemikTable

SIZES = [(360, 640), (1280, 800)]
LOCALES = ["pl-PL", "en-GB"]
LONG = ("Bartłomiej", "Aleksandra", "Władysława", "Maksymilian")


#: How the buttons at a sheet's end lie in it, before and after it was scrolled to its end.
COVERED = """() => {
  const body = document.querySelector("dialog[open] .sheet-body");
  const actions = body.querySelector(".sheet-actions");
  const seen = () => {
    const box = actions.getBoundingClientRect(), whole = body.getBoundingClientRect();
    return {left: box.left - whole.left, right: box.right - whole.right, below: whole.bottom - box.bottom};
  };
  const begin = seen();
  body.scrollTop = body.scrollHeight;
  const before = actions.previousElementSibling.getBoundingClientRect();
  const {backgroundColor: colour, backgroundImage: image} = getComputedStyle(actions);
  return {begin, end: seen(), free: actions.getBoundingClientRect().top - before.bottom, colour, image};
}"""


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request):
    return request.param


@pytest.fixture(params=LOCALES)
def page_at(request, new_context, size):
    """A page of that size in that language."""
    shape = {"width": size[0], "height": size[1]}
    return new_context(viewport=shape, locale=request.param, reduced_motion="reduce").new_page()


def finished(name: str, rules: str, players: int):
    """The end of a deal played by the simplest bots."""
    spec = game(name)
    at = spec.deal(spec.catalog.parse(rules), players, 0, 0, "fingers")
    player, rng = bot(name, "greedy"), Rng("fingers")
    while (seat := spec.to_move(at)) is not None:
        at, _ = spec.apply(at, player.act(spec.view(at, seat), rng), seat)
    return at


def test_at_the_remik_table(page_at, shared_server):
    table = RemikTable(page_at)
    table.open(shared_server.url, "greedy", "greedy")
    table.until_first_draw()
    assert too_low(page_at) == []
    # Refused, with the clause to tap.
    table.press("draw")
    page_at.wait_for_selector("[data-act=discard]")
    table.press("meld")
    page_at.wait_for_selector(".say")
    assert too_low(page_at) == []


def test_at_the_joker_table(page_at, shared_server):
    page_at.goto(shared_server.url)
    page_at.evaluate(MAKE, ["jokeri/classic", ["me", "greedy", "greedy", "greedy"]])
    page_at.wait_for_selector("[data-bid], .numbers .number, .bar-j")
    assert too_low(page_at) == []


@pytest.mark.parametrize(("name", "rules", "players"), [
    ("remik", "remik/silesian", 4),
    ("jokeri", "jokeri/classic", 4),
])  # fmt: skip
def test_the_results_buttons_cover_nothing(page_at, shared_server, name, rules, players):
    OneSeat(name, finished(name, rules, players), 0, players, names=LONG).open(page_at, shared_server.url)
    page_at.wait_for_selector("dialog[open] .sheet-actions [data-act=next-sheet]")
    page_at.wait_for_timeout(300)
    assert too_low(page_at) == []
    told = page_at.evaluate(COVERED)
    # Scrolled to the end, the last line stands above the buttons; nothing shows through, beside or below.
    assert told["free"] >= 0, told
    assert told["image"] == "none"
    assert told["colour"].startswith("rgb("), told
    for where in ("begin", "end"):
        assert told[where]["below"] <= 1, told
        assert told[where]["left"] <= 1, told
        assert told[where]["right"] >= -20, told


def test_in_the_lobby_and_the_waiting_room(page_at, shared_server):
    page_at.goto(shared_server.url)
    page_at.click("[data-act=friends]")
    page_at.wait_for_selector("[data-act=make]")
    assert too_low(page_at) == []
    page_at.click("[data-act=make]")
    page_at.wait_for_selector("#invite-link")
    page_at.wait_for_selector("[data-act=seat-bot]")
    assert too_low(page_at) == []


@pytest.mark.parametrize(
    "question",
    [
        "rules=remik/silesian&hand=5h+6h+7h+9c+9d+9s+2d+Jd&pile=Kd&turn=take;+meld+5h+6h+7h;+discard+Jd",
        "ask=play&rules=jokeri/classic&hand=9h+Kh+7s+Ad+*&trick=Th&trump=s&play=7s",
    ],
)
def test_the_clauses_of_the_referees_answer_are_hit(page_at, shared_server, question):
    page_at.goto(f"{shared_server.url}referee?{question}")
    links = page_at.locator(".reasons a")
    assert links.count()
    for link in links.all():
        assert link.bounding_box()["height"] >= 44
    assert page_at.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("path", ["rules/remik/silesian(opening_points=41)", "rules/jokeri/classic"])
def test_on_the_rules_page(page_at, shared_server, path):
    page_at.goto(f"{shared_server.url}{path}")
    assert too_low(page_at) == []


@pytest.mark.parametrize("rules", ["remik/silesian(opening_points=41)", "jokeri/classic"])
def test_in_the_editor_a_table_is_started_without_scrolling(page_at, shared_server, size, rules):
    page_at.goto(f"{shared_server.url}house-rules?rules={rules}")
    assert too_low(page_at) == []
    button = page_at.locator("[data-start] button")
    for share in (0, 0.5, 1):
        page_at.evaluate("share => scrollTo(0, share * document.body.scrollHeight)", share)
        box = button.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1], share
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert page_at.evaluate(
            "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('[data-start]'))", middle
        )


@pytest.mark.parametrize(("name", "players"), [("remik", 3), ("remik", 4), ("jokeri", 4)])
@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
def test_names_are_whole_at_the_table(new_context, shared_server, name, players, size):
    spec = game(name)
    rules = spec.catalog.preset({"remik": "silesian", "jokeri": "classic"}[name])
    page = new_context(viewport={"width": size[0], "height": size[1]}, locale="pl-PL").new_page()
    at = spec.deal(rules, players, 1, 0, "names")
    OneSeat(name, at, 0, players, names=LONG).open(page, shared_server.url)
    where = ".seat .name" if name == "remik" else ".chair-j .who"
    page.wait_for_selector(where)
    assert cut_off(page, where) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_cut_lies_in_the_middle(new_context, shared_server, size):
    spec = game("remik")
    at = spec.deal(spec.catalog.preset("silesian"), 3, 2, 0, "any")
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    OneSeat("remik", at, 0, 3).open(page, shared_server.url)
    page.wait_for_selector("#cut-place")
    for part in (".cut-felt h2", ".cut", "#cut-place", "[data-act=cut]"):
        box = page.locator(part).first.bounding_box()
        assert abs(box["x"] + box["width"] / 2 - size[0] / 2) <= 2, part
