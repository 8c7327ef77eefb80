"""What a page says to a mistake: in the reader's language, with a way on, and nothing typed is lost."""

from __future__ import annotations

import html

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
