"""Texts on shelves of their own: complete in every language, with all that the code asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = ("en", "pl", "tr", "ka")
SHELVES = sorted(folder.name for folder in (WEB / "texts").iterdir() if folder.is_dir())


def messages(shelf: str, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((WEB / "texts" / shelf / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{shelf}, {language}: cannot be read: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), f"{shelf}, {language}: a text twice"
    return {entry.id.name: entry for entry in found}


def test_there_are_shelves():
    assert "replay" in SHELVES


@pytest.mark.parametrize("shelf", SHELVES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_language_says_everything_on_a_shelf(shelf, language):
    assert sorted(messages(shelf, language)) == sorted(messages(shelf, "en"))


@pytest.mark.parametrize("shelf", SHELVES)
def test_what_the_code_asks_of_a_shelf_is_there(shelf):
    asked: set[str] = set()
    for path in (WEB / "js" / shelf).rglob("*.js"):
        text = path.read_text(encoding="utf-8")
        asked |= set(re.findall(r'\b(?:say|w)\("([a-z0-9-]+)"', text))
    assert asked
    assert asked <= set(messages(shelf, "en")), sorted(asked - set(messages(shelf, "en")))
