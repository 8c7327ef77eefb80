"""The referee's page for Joker: answers in words with their clauses, in four languages, clear refusals."""

from __future__ import annotations

import re
from html import unescape

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stolik.core.text import LANGUAGES
from tests.server.pages.test_rules import check_html

PLAY = "/referee?ask=play&rules=jokeri/classic&hand=9h+Kh+7s+Ad+*&trick=Th&trump=s"
GOOD = [
    "/referee?rules=jokeri/classic",
    "/referee?ask=trick&rules=jokeri/pagat",
    "/referee?ask=score&rules=jokeri/tbilisi",
    "/referee?ask=turn&rules=jokeri/classic&turn=draw",
    PLAY,
    f"{PLAY}&play=7s",
    f"{PLAY}&play=9h",
    f"{PLAY}&play=*",
    f"{PLAY}&play=*^h",
    "/referee?ask=play&rules=jokeri/classic&hand=9h+*+*&trump=-",
    "/referee?ask=play&rules=jokeri/classic&hand=9♥+10♦&trick=*_h",
    "/referee?ask=trick&rules=jokeri/classic&plays=*^h+Ah+*%2B+7s&trump=s",
    "/referee?ask=trick&rules=jokeri/classic&plays=9h+*-+Ah+7d&trump=-",
    "/referee?ask=score&rules=jokeri/classic&cards=5&results=2/3",
    "/referee?ask=score&rules=jokeri/classic&cards=9&results=3/3+2/2+2/3+1/1",
    "/referee?ask=score&rules=jokeri/classic&form=golden&results=3+2+4+0",
    "/referee?ask=score&rules=jokeri/classic&form=misere&results=9",
]
BAD = {
    "&hand=zz": "Hand, from character 1 on: 'zz': expected a card",
    "&hand=2c": "has no 2♣",
    "&hand=9h+9h": "2 times 9♥",
    "&hand=9h&trick=*%2B": "declaration",
    "&hand=9h&trick=6h+7h+8h+Th": "at most 3",
    "&hand=9h&trump=x": "Trump: expected a trump",
    "&hand=9h&play=zz": "The card in question",
    "&hand=" + "9h+" * 3000: "at most 4000 characters",
    "&ask=trick&plays=9h": "one card, and there must be exactly 4",
    "&ask=score&results=1/1+2/2": "or of all four",
    "&ask=score&results=a": "from character 1",
    "&ask=score&results=1/10": "from 0 to 9",
    "&ask=score&results=1/1+1/1+1/1+1/1": "add up to 4",
    "&ask=score&results=3/3+2/2+2/3+2/1": "promises add up",
    "&ask=score&cards=0&results=1/1": "from 1 to 9",
    "&ask=score&cards=5&form=golden&results=1": "nine cards",
    "&ask=score&form=x&results=1": "Kind of deal",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GOOD)
def test_pages_are_valid_html_in_every_language(server, path, language):
    answer = server.get(f"{path}&lang={language}")
    assert answer.status_code == 200, answer.text
    check_html(answer.text)
    assert f'<html lang="{language}"' in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("query", BAD)
def test_a_question_that_cannot_be_put_says_why(server, query, language):
    answer = server.get(f"/referee?rules=jokeri/classic{query}&lang={language}")
    assert answer.status_code == 400
    check_html(answer.text)
    trouble = re.search(r'<p class="wrong">(.*?)</p>', answer.text, re.DOTALL)
    assert trouble
    if language == "en":
        assert BAD[query] in re.sub("[\u2068\u2069]", "", unescape(trouble[1]))


def said(server, path):
    """The answer without its marks."""
    text = server.get(path).text
    inner = re.search(r'<section class="ruling.*?</section>', text, re.DOTALL)
    assert inner, text
    return " ".join(unescape(re.sub("<[^>]+>|[\u2068\u2069]", " ", inner[0])).split())


def test_what_may_be_played_and_why_the_rest_may_not(server):
    text = said(server, PLAY)
    assert text.startswith("May be played: 9♥ K♥ ★")
    assert "7♠ : 7♠ does not follow: you hold ♥" in text
    assert "A♦ : A♦ does not follow" in text
    page = server.get(PLAY).text
    assert page.count('href="/rules/jokeri/classic#trick-3"') == 2
    assert 'value="9h Kh 7s Ad *"' in page
    assert '<option value="s" selected>' in page


def test_one_card_is_judged_with_its_clause(server):
    assert said(server, f"{PLAY}&play=7s").startswith("7♠: Not allowed 7♠ does not follow")
    assert said(server, f"{PLAY}&play=9h").startswith("9♥: Allowed")
    assert said(server, f"{PLAY}&play=*%2B").startswith("★ takes: Allowed")
    assert "Not allowed" in said(server, f"{PLAY}&play=*^h")


def test_who_takes_the_trick_depends_on_the_rules(server):
    path = "/referee?ask=trick&plays=*^h+Ah+7s+Kh&trump=s&rules="
    assert said(server, f"{path}jokeri/classic").startswith("Play 1 takes the trick: ★ highest ♥")
    other = f"{path}jokeri/classic(high_joker_vs_trump=trump_takes)"
    assert said(server, other).startswith("Play 3 takes the trick: 7♠")
    assert "#winner-3" in server.get(other).text


def test_what_a_deal_scores(server):
    path = "/referee?ask=score&rules=jokeri/classic&cards=9&results="
    assert said(server, f"{path}3/3").startswith("200 points")
    whole = said(server, f"{path}3/3+2/2+2/3+1/1")
    assert whole.startswith("Points: 200, 150, 30, 100")
    assert "promised 2, taken 3: 30" in whole


def test_one_link_for_question_and_answer_and_a_picture(server):
    page = server.get(f"{PLAY}&play=7s").text
    link = re.search(r'id="question" href="([^"]+)"', page)
    assert link
    assert server.get(unescape(link[1])).text.count("Not allowed") == page.count("Not allowed")
    for path in GOOD:
        picture = server.get(path.replace("/referee?", "/referee/picture.svg?"))
        assert picture.status_code == 200
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert "</svg>" in picture.text
    bad = server.get("/referee/picture.svg?rules=jokeri/classic&hand=2c")
    assert bad.status_code == 400


def test_each_example_is_a_question_with_an_answer(server):
    for ask in ("play", "trick", "score"):
        page = server.get(f"/referee?ask={ask}&rules=jokeri/classic").text
        example = re.search(r'<p><a href="(/referee\?[^"]+)"', page)
        assert example
        assert said(server, unescape(example[1]))


def test_the_rules_page_and_the_other_game_lead_there(server):
    assert 'href="/referee?rules=jokeri/classic"' in server.get("/rules/jokeri/classic").text
    assert 'href="/referee?rules=jokeri/classic"' in server.get("/referee").text
    assert 'href="/referee"' in server.get("/referee?rules=jokeri/classic").text


@settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    fields=st.dictionaries(
        st.sampled_from(
            ["ask", "hand", "trick", "trump", "play", "plays", "cards", "form", "results", "lang"]
        ),
        st.one_of(
            st.text(max_size=30),
            st.sampled_from(
                ["play", "trick", "score", "9h Kh *", "*+", "*^h", "s", "5", "golden", "2/2", "٣/٣", "²"]
            ),
        ),
    )
)
def test_garbage_gets_a_page(server, fields):
    answer = server.get("/referee", params={**fields, "rules": "jokeri/classic"})
    assert answer.status_code in (200, 400)
    assert "<h1>" in answer.text
