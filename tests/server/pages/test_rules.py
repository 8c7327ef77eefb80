"""The rules pages: what they say, in which language, in which form, and what a bad link gets."""

from __future__ import annotations

import re
from html import unescape
from itertools import product

import html5lib
import pytest

from stolik import __version__, games
from stolik.core.text import LANGUAGES, spans

PRESETS = [f"{game}/{preset}" for game in games.names() for preset in games.game(game).catalog.presets]
HOUSE = "remik/silesian(joker_identity=layout,opening_points=41,swap_group3=either_missing)"
BROKEN = [
    "/rules/chess/blitz",
    "/rules/remik/silezian",
    "/rules/remik/silesian(opening_points=900,ace=2,jokers)",
    "/rules/remik/silesian(opening_points=41",
    "/rules/remik/silesian(opening_points=41,opening_points=51)",
    "/rules/remik/silesian(joker_identity=layout)",
    "/rules/jokeri/classic(length=full40,extra_sets=none)",
    "/rules/" + "x" * 5000,
    "/rules/%00%ff%fe",
    "/compare/remik/silesian",
    "/compare/remik/silesian/vs/remik/none",
    "/compare/remik/silesian/vs/jokeri/classic",
    "/compare?one=remik/silesian&other=x",
    "/house-rules?rules=nothing",
    "/house-rules?rules=remik/silesian&s.opening_points=900&s.foo=1",
    "/house-rules?rules=remik/silesian&s.joker_identity=layout",
    "/referee?rules=nothing",
    "/referee?hand=zz&turn=draw",
    "/referee?hand=7h&table=a:+7h&turn=draw",
    "/referee?hand=7h&own=q&turn=draw",
    "/referee?hand=7h+7h+7h+7h&turn=draw",
    "/referee?ask=penalty&hand=7h&finish=x",
    "/referee?ask=cut&seen=7h",
    "/referee?hand=" + "7h+" * 10_000 + "&turn=draw",
]
GOOD = [
    "/rules",
    f"/rules/{HOUSE}",
    f"/rules/{HOUSE}?view=sheet",
    "/rules/jokeri/classic?view=sheet",
    *(f"/rules/{preset}" for preset in PRESETS),
    "/compare",
    "/compare/remik/silesian/vs/remik/guide",
    "/compare/remik/silesian/vs/remik/silesian",
    f"/compare/jokeri/classic/vs/jokeri/{games.game('jokeri').catalog.presets[-1]}",
    "/house-rules",
    f"/house-rules?rules={HOUSE}",
    "/house-rules?rules=jokeri/classic",
    "/referee",
    "/referee?ask=meld",
    "/referee?ask=meld&meld=9d+*+*",
    "/referee?ask=meld&meld=8d+*+Td",
    "/referee?ask=opening&meld=9d+9c+9s&meld=5h+6h+7h&meld=zz",
    "/referee?ask=penalty&hand=Kd+*&rules=remik/guide&finish=hand",
    "/referee?ask=cut&seen=*+7h+2c",
    "/referee?ask=cut&seen=4h+7h+2c",
    (
        "/referee?hand=5h+6h+7h+9c+9d+9s+Ks+Kh+2d+3d+4d+5d+Jd&pile=Kd&table=a:+5s+6s+*=7s&own=a"
        "&turn=take;+meld+5h+6h+7h;+add+8s+to+a;+swap+7s+at+a;+discard+Jd"
    ),
    "/referee?opened=yes&hand=5h&table=a:+9c+9d+9h+9s&turn=draw;+clear+a;+discard+5h",
    "/referee?first=yes&hand=5h+6h&turn=discard+5h",
    "/referee?hand=5h&turn=no+such+thing",
]


@pytest.mark.parametrize("path", GOOD)
def test_pages_are_valid_html(server, path):
    answer = server.get(path)
    assert answer.status_code == 200, answer.text
    check_html(answer.text)


@pytest.mark.parametrize("path", BROKEN)
def test_a_bad_link_gets_a_clear_page(server, path):
    answer = server.get(path)
    assert answer.status_code in (400, 404)
    assert answer.headers["content-type"].startswith("text/html")
    check_html(answer.text)
    assert "<h1>" in answer.text


def check_html(text: str) -> None:
    """Strictly parsed, with no id twice, and every reference to one found."""
    parser = html5lib.HTMLParser(strict=True)
    tree = parser.parse(text)
    ids = [node.get("id") for node in tree.iter() if node.get("id")]
    assert len(ids) == len(set(ids)), sorted(one for one in ids if ids.count(one) > 1)
    for node in tree.iter():
        for name in ("aria-labelledby", "aria-describedby", "for", "list"):
            assert set((node.get(name) or "").split()) <= set(ids), (name, node.get(name))
        href = node.get("href") or ""
        assert not href.startswith("#") or href[1:] in ids, href
    assert "style=" not in text


@pytest.mark.parametrize(
    ("path", "language"), list(product(["/rules", f"/rules/{HOUSE}", "/referee"], LANGUAGES))
)
def test_each_language_says_the_page_in_its_own_words(server, path, language):
    asked = server.get(path, params={"lang": language})
    told = server.get(path, headers={"accept-language": f"xx;q=0.9, {language}-XX;q=0.8, en;q=0.1"})
    assert f'<html lang="{language}"' in asked.text
    assert f'<html lang="{language}"' in told.text
    assert asked.headers["content-language"] == language
    assert "Accept-Language" in asked.headers["vary"]


def test_weights_in_the_header_count(server):
    text = server.get("/rules", headers={"accept-language": "pl;q=0.2, tr;q=0.9, ka;q=0"}).text
    assert '<html lang="tr"' in text
    assert '<html lang="en"' in server.get("/rules", headers={"accept-language": "de, ka;q=x"}).text


def test_a_language_that_is_not_spoken_falls_back(server):
    assert '<html lang="pl"' in server.get("/rules?lang=zz", headers={"accept-language": "pl"}).text


@pytest.mark.parametrize("preset", PRESETS)
def test_the_page_is_the_book(server, preset):
    rules = games.parse_rules(preset)
    text = server.get(f"/rules/{preset}?lang=pl").text
    tree = html5lib.parse(text, namespaceHTMLElements=False)
    found = {node.get("id"): node for node in tree.iter("li") if node.get("id")}
    book = rules.book("pl")
    assert list(found) == [clause.anchor for clause in book.clauses]
    for clause in book.clauses:
        node = found[clause.anchor]
        assert node.get("value") == clause.number
        assert clause.text in [part.text for part in node.iter("p")]
    assert rules.code in text
    assert __version__ in text
    assert not tree.findall(".//*[@class='mark']")


def test_house_rules_are_marked_with_what_the_preset_says(server):
    text = server.get("/rules/remik/silesian(opening_points=41)").text
    assert text.count('class="mark"') == 1
    assert re.search(r"House rules: one point differs", text)
    assert "<b>41</b>" in text
    assert "(instead of: 51)" in text
    item = re.search(r'<li id="opening-1".*?</li>', text, re.DOTALL)
    assert item
    assert "In “Silesian rummy”: 51." in item[0]


def test_the_link_is_the_agreement(server):
    """The page's own link, opened again, is the same page; so is the QR code's."""
    path = "/rules/remik/silesian(opening_points=41)"
    text = server.get(path).text
    link = re.search(r'<link rel="canonical" href="([^"]+)"', text)
    assert link
    assert link[1].endswith(path)
    assert server.get(link[1]).text == text
    assert '<svg viewBox="0 0' in text


def test_settings_in_any_order_and_with_blanks_are_the_same_rules(server):
    one = server.get("/rules/remik/silesian(opening_points=41, end_value=300)").text
    other = server.get("/rules/remik/silesian(end_value=300,opening_points=41)").text
    assert one.split("<main")[1] == other.split("<main")[1]


@pytest.mark.parametrize("how", [{"path": ".txt"}, {"accept": "text/plain"}])
def test_plain_text_has_every_clause(server, how):
    rules = games.parse_rules("remik/silesian(opening_points=41)")
    answer = server.get(
        f"/rules/remik/silesian(opening_points=41){how.get('path', '')}",
        headers={"accept": how.get("accept", "*/*")},
    )
    assert answer.headers["content-type"].startswith("text/plain")
    plain = " ".join(answer.text.split())
    for clause in rules.book("en").clauses:
        assert " ".join(clause.text.split()) in plain
    assert rules.code in plain
    assert "opening_points=41" in plain
    assert max(map(len, answer.text.splitlines())) < 100


def test_a_bad_link_in_plain_text_is_plain_text(server):
    answer = server.get("/rules/remik/silesian(opening_points=x,foo=1).txt")
    assert (answer.status_code, answer.headers["content-type"][:10]) == (400, "text/plain")
    assert "foo" in answer.text
    assert "<" not in answer.text


def test_a_contradiction_is_explained_with_a_way_out(server):
    text = server.get("/rules/remik/silesian(joker_identity=layout,opening_points=41)").text
    assert "contradict each other" in text
    assert 'href="/rules/remik/silesian(opening_points=41)"' in text


def test_a_mistyped_preset_is_guessed(server):
    answer = server.get("/rules/remik/silezian?lang=pl")
    assert answer.status_code == 404
    assert 'href="/rules/remik/silesian?lang=pl"' in answer.text


def test_the_sheet_names_its_size(server):
    assert '<body class="size-7">' in server.get("/rules/remik/silesian?view=sheet&lang=pl").text


def test_markup_in_an_address_stays_text(server):
    for path in ("/rules/<script>alert(1)</script>", "/referee?hand=<script>&turn=<img+src=x>"):
        text = server.get(path).text
        assert "<script>alert" not in text
        assert "<img" not in text


def test_pages_forbid_foreign_and_inline_scripts(server):
    policy = server.get("/rules").headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("numbers", "said"), [([2, 3, 4, 6], "2–4, 6"), ([4], "4"), ([], ""), ([8, 2, 3], "2–3, 8")]
)
def test_numbers_of_players_are_joined(numbers, said):
    assert spans(numbers) == said


def test_house_rules_that_fill_the_address_still_have_a_page(server):
    """Every setting of remik at another value: too long for a QR code of the usual size, and readable."""
    catalog = games.game("remik").catalog
    rules = catalog.preset("silesian")
    for name, setting in catalog.settings.items():
        for value in setting.values:
            try:
                changed = rules.replace(**{name: value})
            except ValueError:
                continue
            if changed.values[name] != catalog.preset("silesian").values[name]:
                rules = changed
                break
    assert len(rules.house_rules) > 45
    in_force = {clause.id for each in (rules, catalog.preset("silesian")) for clause in each.book().clauses}
    answer = server.get("/rules/" + str(rules).replace(" ", ""))
    assert answer.status_code == 200
    assert f"{len(in_force & set(rules.house_rules))} points differ" in answer.text
    assert "without effect here" in answer.text
    check_html(answer.text)


@pytest.mark.parametrize(
    ("rules", "setting", "said"),
    [
        ("remik/wikibooks", "cut_cards_seen", "Not now: “1”, “2”. At the cut up to 3 cards may be kept"),
        ("jokeri/classic", "extra_sets", "It does not go with Length: "),
    ],
)
def test_values_barred_alike_are_told_together(server, rules, setting, said):
    """However many values a setting has, one reason and one way stand there once."""
    page = server.get(f"/house-rules?rules={rules}&lang=en").text
    part = page[page.index(f'id="bar-{setting}"') :].partition("</ul>")[0]
    (line,) = re.findall(r"<li>(.*?)</li>", part)
    assert re.sub(r"<.*?>", "", line).strip().startswith(said)
    (way,) = re.findall(r'href="([^"]*)">First change ', line)
    assert server.get(unescape(way)).status_code == 200
