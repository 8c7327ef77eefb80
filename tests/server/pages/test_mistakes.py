"""What a page says to a mistake: in the reader's language, with a way on, and nothing typed is lost."""

from __future__ import annotations

import html
import re

import pytest

from stolik.core.text import LANGUAGES

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nosuch", "/t/a/b/c", "/rulez", "/house-rules/x"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_told_in_its_language_that_there_is_no_page(server, path, language):
    answer = server.get(path, headers={**BROWSER, "accept-language": language})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-language"] == language
    assert '<a class="act main" href="/">' in answer.text


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/api/nosuch", BROWSER),
        ("/static/nosuch.js", BROWSER),
        ("/texts/remik/xx.ftl", BROWSER),
        ("/nosuch", {"accept": "application/json"}),
        ("/nosuch", {"accept": "*/*"}),
    ],
)
def test_a_program_is_told_in_json(server, path, headers):
    answer = server.get(path, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_rules_of_two_games_are_not_said_not_to_exist(server):
    text = html.unescape(server.get("/compare/remik/silesian/vs/jokeri/classic").text)
    assert "<h1>Rules of two different games</h1>" in text
    assert "do not exist" not in text


def test_one_wrong_number_leaves_the_other_changes_and_is_marked_itself(server):
    query = "rules=remik/silesian&s.opening_points=900&s.opening_clean_run=false&s.turn_seconds=120"
    answer = server.get(f"/house-rules?{query}")
    text = html.unescape(answer.text)
    assert answer.status_code == 400
    assert 'value="remik/silesian(opening_clean_run=false, turn_seconds=120)"' in text
    (field,) = [part for part in text.split("<fieldset")[1:] if 'id="opening_points"' in part]
    assert 'aria-invalid="true"' in field
    assert 'value="900"' in field
    assert "cannot be “900”" in field
    assert text.count('aria-invalid="true"') == 1


def test_the_sheet_to_print_says_why_numbers_jump(server):
    for language in LANGUAGES:
        text = server.get(f"/rules/jokeri/classic?view=sheet&lang={language}").text
        assert '<p class="gaps">' in text


def test_the_editor_says_how_much_of_it_is_in_english(server):
    assert '<p class="note" role="note">' in server.get("/house-rules?rules=remik/silesian&lang=ka").text
    assert 'role="note"' not in server.get("/house-rules?rules=remik/silesian&lang=pl").text
    assert 'role="note"' not in server.get("/house-rules?rules=jokeri/classic&lang=ka").text


TOO_MANY = {"rules": "remik/silesian", "hand": "9c 9c 9c 9c 2d", "pick": [], "turn": ""}


@pytest.mark.parametrize(
    "position",
    [
        TOO_MANY,
        TOO_MANY | {"hand": "9c zz"},
        TOO_MANY | {"hand": "9c 2d", "table": {"a": "7h 2d"}},
        TOO_MANY | {"hand": "9c 2d", "own": ["q"]},
        TOO_MANY | {"hand": "9c 2d", "rules": "remik/nothing"},
        TOO_MANY | {"hand": "9c 2d", "pile": "?"},
    ],
    ids=["too-many", "unreadable", "no-meld", "own", "rules", "pile"],
)
def test_while_a_turn_is_composed_what_is_wrong_is_said_in_the_readers_language(server, position):
    told = {}
    for language in ("pl", "en"):
        answer = server.post("/api/referee/compose", json=position | {"lang": language})
        assert answer.status_code == 400
        told[language] = answer.json()["detail"]
    assert told["pl"] != told["en"]
    assert not {"times", "and", "the", "these", "expected", "is", "no"} & set(told["pl"].split())


def test_rules_are_picked_from_a_list_that_keeps_the_ones_asked_about(server):
    own = "remik/silesian(opening_points=41)"
    for rules, count in (("remik/silesian", 5), (own, 6)):
        text = html.unescape(server.get("/referee", params={"rules": rules}).text)
        listed = text.partition('<select id="rules"')[2].partition("</select>")[0]
        assert listed.count("<option") == count
        assert f'value="{rules}" selected' in listed


def test_a_pasted_link_of_other_rules_goes_before_the_list(server):
    asked = {"rules": "remik/silesian", "hand": "9c 2d", "turn": "draw 3h; discard 2d"}
    link = "https://cards.example/rules/remik/wikibooks?lang=pl"
    text = html.unescape(server.get("/referee", params={**asked, "rules_link": link}).text)
    assert 'value="remik/wikibooks" selected' in text


@pytest.mark.parametrize(
    ("asked", "kept"),
    [
        ({"rules": "remik/guide", "rules_link": "what?", "hand": "9c 2d", "turn": "draw 3h"}, "remik/guide"),
        ({"rules": "remik/nothing", "hand": "9c 2d", "turn": "draw 3h"}, "remik/silesian"),
        ({"rules": "jokeri/classic", "rules_link": "x", "hand": "9h", "play": "9h"}, "jokeri/classic"),
    ],
)
def test_wrong_rules_keep_the_question_that_was_typed(server, asked, kept):
    answer = server.get("/referee", params=asked)
    text = html.unescape(answer.text)
    assert answer.status_code == 400
    assert "These rules cannot be read" in text
    assert f'value="{asked["hand"]}"' in text
    assert f'value="{kept}" selected' in text
    if "rules_link" in asked:
        assert f'name="rules_link" value="{asked["rules_link"]}"' in text


@pytest.mark.parametrize(
    ("query", "missing"),
    [
        ("hand=&turn=", "Hand before drawing, The turn"),
        ("hand=9c+2d&turn=", "The turn"),
        ("ask=meld&meld=", "The cards of the meld"),
        ("ask=opening&meld=", "The melds, one a line"),
        ("ask=penalty&hand=", "Hand before drawing"),
        ("ask=cut&seen=", "The cards seen"),
        ("rules=jokeri/classic&hand=", "Hand"),
        ("rules=jokeri/classic&ask=trick&plays=", "The four cards of the trick"),
        ("rules=jokeri/classic&ask=score&results=", "Results, written promised/taken"),
    ],
)
def test_an_empty_question_says_what_is_missing(server, query, missing):
    answer = server.get(f"/referee?{query}")
    assert answer.status_code == 400
    assert f"Missing: {missing}." in html.unescape(answer.text)
    # Nothing is missing where nothing was sent.
    assert "Missing" not in server.get("/referee").text


SETS = "/house-rules?rules=jokeri/classic(length=full40)"


def places(text: str) -> list[str]:
    """What each place of the extra sets shows."""
    part = text[text.index('<fieldset id="extra_sets"') :]
    part = part[: part.index("</fieldset>")]
    lists = re.findall(r"<select.*?</select>", part)
    assert all(len(re.findall("<option", one)) == 5 for one in lists)
    return [(re.findall(r'value="(\w*)" selected', one) or [""])[0] for one in lists]


@pytest.mark.parametrize(
    ("sent", "made"),
    [
        (["misere", "", "dark", ""], ["misere", "dark", "", ""]),
        (["dark", "dark", "golden", "no_trump"], ["dark", "golden", "no_trump", ""]),
        (["golden", "no_trump", "dark", "misere"], ["golden", "no_trump", "dark", "misere"]),
    ],
)
def test_the_extra_sets_are_chosen_place_by_place(server, sent, made):
    assert places(server.get(SETS).text) == ["golden", "no_trump", "dark", "misere"]
    answer = server.get(SETS + "".join(f"&s.extra_sets={value}" for value in sent))
    assert answer.status_code == 200
    assert places(answer.text) == made


def test_no_extra_set_in_a_full_game_is_explained_and_in_a_shorter_one_none_can_be_chosen(server):
    answer = server.get(SETS + "&s.extra_sets=" * 4)
    assert answer.status_code == 400
    assert places(answer.text) == ["", "", "", ""]
    shorter = server.get("/house-rules?rules=jokeri/classic").text
    part = shorter[shorter.index('<fieldset id="extra_sets"') :]
    part = part[: part.index("</fieldset>")]
    assert part.count("disabled") == 4
    reasons = re.findall(r"<li> *(?!<select)(.*)</li>", part)
    assert len(reasons) == 1
    assert "full, 24 deals and extra sets" in reasons[0]
