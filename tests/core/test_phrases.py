"""The words for a fault of notation: whole in every language, and what each parser raises is among them."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import stolik
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
            assert entry.id.name not in found
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end]))
        else:
            assert isinstance(entry, ast.Comment | ast.GroupComment), (language, entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_and_names_the_same(language):
    assert messages(language) == messages("en")


SRC = Path(stolik.__file__).parent


def calls(source: str, *names: str) -> Iterator[python.Call]:
    """Where a function or a class of these names is called."""
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Call):
            called = node.func
            name = called.id if isinstance(called, python.Name) else getattr(called, "attr", "")
            if name in names:
                yield node


def sources() -> list[str]:
    return [path.read_text("utf-8") for path in sorted(SRC.rglob("*.py"))]


def test_every_message_is_said_somewhere_and_whatever_is_said_is_a_message():
    said = {
        node.value
        for source in sources()
        for call in calls(source, "Phrase", "TextError")
        for node in python.walk(call.args[0])
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }
    # Those of a verb and of a system's error have the name of what they are about.
    made_up = {name for name in messages("en") if name.startswith("os-")} | {*MISREAD}
    assert set(messages("en")) - made_up <= said
    assert said <= set(messages("en"))


FAULTS = {"QuestionError": 1, "RecordError": 1, "RuleSetError": 0, "BadValue": 2}
"""What tells a reader of a fault, and which of its arguments is what is wrong."""


def untranslated(source: str) -> list[str]:
    """Faults told in words that speak one language: a text, or anything made into one."""
    found = []
    for name, at in FAULTS.items():
        for call in calls(source, name):
            told = call.args[at] if len(call.args) > at else None
            if not isinstance(told, python.Call | python.Name | python.Attribute) or (
                isinstance(told, python.Call) and python.unparse(told.func) in ("str", "repr", "format")
            ):
                found.append(python.unparse(call))
    return found


def test_no_fault_is_told_in_one_language():
    assert [fault for source in sources() for fault in untranslated(source)] == []


@pytest.mark.parametrize(
    ("source", "bad"),
    [
        ("raise QuestionError('hand', 'no cards')", True),
        ("raise RecordError(2, f'no {name}')", True),
        ("raise record.RecordError(2, str(error))", True),
        ("raise RuleSetError('a' + name)", True),
        ("raise QuestionError('hand')", True),
        ("raise QuestionError('hand', Phrase('card'))", False),
        ("raise RecordError(2, error.said)", False),
    ],
)
def test_the_guard_of_faults_can_fail(source, bad):
    assert bool(untranslated(source)) == bad


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
