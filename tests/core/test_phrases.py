"""The words for a fault of notation: whole in every language, and what each parser raises is among them."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from stolik import games
from stolik.core.lex import TextError, parse_cards
from stolik.core.text import LANGUAGES, Phrase, Texts, either
from stolik.games.jokeri.actions import parse_action as joker_action
from stolik.games.remik.actions import parse_action
from stolik.rulekit.ruleset import RuleSetError
from stolik.rummy.melds import parse_meld
from stolik.tricks.trick import parse_play


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language, and the variables that it names."""
    source = (files("stolik.core") / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            found[entry.id.name] = {
                part.expression.id.name
                for part in entry.value.elements
                if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)
            }
        else:
            assert isinstance(entry, ast.Comment | ast.GroupComment), (language, entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_and_names_the_same(language):
    assert messages(language) == messages("en")


MISREAD = {
    "card": lambda: parse_cards("7h 1d"),
    "characters": lambda: parse_cards("7h " * 4000),
    "joker-played": lambda: parse_play("*!"),
    "joker-stands": lambda: parse_meld("*=* 7h"),
    "meld-cards": lambda: parse_meld(""),
    "trump": lambda: joker_action("trump x"),
    "joker-action": lambda: joker_action("dance all night"),
    "step": lambda: parse_action("dance"),
    "take": lambda: parse_action("take 7h"),
    "meld": lambda: parse_action("meld"),
    "add": lambda: parse_action("add 7h"),
    "swap": lambda: parse_action("swap 7h"),
    "clear": lambda: parse_action("clear"),
    "table": lambda: parse_action("table"),
    "discard": lambda: parse_action("discard"),
    "steps": lambda: parse_action("; ".join(["draw"] * 200)),
}


@pytest.mark.parametrize("message", MISREAD)
def test_what_was_expected_is_told_in_each_language(message):
    with pytest.raises(TextError) as caught:
        MISREAD[message]()
    assert caught.value.expected.message == message
    said = {language: caught.value.said.say(language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert str(caught.value) == said["en"]


@pytest.mark.parametrize(
    "text",
    [
        "chess/blitz",
        "remik/nie",
        "remik(",
        "remik/silesian(x)",
        "remik/silesian(nie=1)",
        "remik/silesian(opening_points=many)",
        "remik/silesian(cut_by=me)",
        "remik/silesian(cut_keep_optional=maybe)",
        "remik/silesian(opening_points=41, opening_points=51)",
    ],
)
def test_what_is_wrong_with_a_rule_set_is_told_in_each_language(text):
    with pytest.raises(RuleSetError) as caught:
        games.parse_rules(text)
    said = caught.value.said
    assert isinstance(said, Phrase)
    assert len({said.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert str(caught.value) == said.say("en")


def test_a_trump_that_is_none_has_its_place():
    with pytest.raises(TextError) as caught:
        joker_action("trump x")
    assert (caught.value.text, caught.value.position) == ("x", 6)


def test_a_phrase_in_a_sentence_speaks_its_language():
    texts = Texts()
    texts.add("en", "m = Wanted: { $what }.")
    texts.add("pl", "m = Trzeba: { $what }.")
    assert texts.say("pl", "m", what=either(("a", "b"))) == "Trzeba: a albo b."
    assert texts.say("ka", "m", what=either(("a", "b"))) == "Wanted: a or b."
