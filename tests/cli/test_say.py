"""The terminal's sentences: complete in both languages, cards shown and read as a player knows them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from stolik.cli import say
from stolik.cli.say import Speech
from stolik.core.cards import JOKER, UNKNOWN, Card, deck


def messages(language: str) -> dict[str, set[str]]:
    """Each message of a language with the arguments that it takes."""
    source = (files("stolik.cli") / "texts" / f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^([\w-]+) =", source, flags=re.MULTILINE)
    return {
        name: set(re.findall(r"\$(\w+)", text)) for name, text in zip(parts[1::2], parts[2::2], strict=True)
    }


def test_both_languages_say_the_same_things():
    assert messages("pl") == messages("en")


def test_every_sentence_is_said_somewhere_and_none_is_missing():
    """By the code: it names a message by its whole id, or by one that something is filled into."""
    code = "".join(path.read_text("utf-8") for path in Path(say.__file__).parent.glob("*.py"))
    code = code.replace("'", '"')
    whole = set(re.findall(r'"([\w-]+)"', code))
    filled = [
        re.compile(re.sub(r"\{[^}]*\}", r"[\\w-]+", name))
        for name in re.findall(r'f"((?:[a-z]+-)+(?:[a-z-]|\{[^}]*\})*)"', code)
    ]
    known = set(messages("en"))
    assert {name for name in known - whole if not any(each.fullmatch(name) for each in filled)} == set()
    said = re.findall(r'(?:say|_say|Failure|Misuse)\(\s*"([\w-]+)"', code)
    assert len(said) > 80
    assert set(said) - known == set()


@pytest.mark.parametrize("language", say.LANGUAGES)
def test_every_card_has_a_sign_and_a_name_of_its_own(language):
    cards = [*deck(1, 1), UNKNOWN]
    for words in (False, True):
        speech = Speech(language, words=words)
        assert len({speech.card(card) for card in cards}) == 54


def test_cards_in_words():
    assert Speech("en", words=True).cards((Card("Th"), JOKER)) == "ten of hearts, joker"
    assert Speech("pl", words=True).cards((Card("Jd"), Card("2s"))) == "walet karo, dwójka pik"


def test_notation_becomes_signs_or_words():
    assert Speech("pl").notation("Jd *=Qd * run") == "W♦ ★=D♦ ★ run"
    assert Speech("en", words=True).notation("*=Qd") == "joker for queen of diamonds"


@pytest.mark.parametrize("language", say.LANGUAGES)
def test_a_card_typed_as_it_is_shown_is_read(language):
    speech = Speech(language)
    for card in deck(1, 1):
        assert speech.typed(f"discard {speech.card(card)}") == f"discard {card}"
        assert speech.typed(f"discard {card}") == f"discard {card}"


def test_a_polish_player_may_write_polish():
    speech = Speech("pl")
    assert speech.typed("wyłóż 10h Wh Dh; odrzuć Kd").lower() == "meld 10h jh qh; discard kd"
    assert speech.typed("dołóż 9h do a nisko") == "add 9h to a low"
    assert speech.typed("podmień 9h w b") == "swap 9h at b"
    assert Speech("en").typed("discard Kd") == "discard Kd"


@pytest.mark.parametrize(
    ("count", "words"), [(1, "jedna karta"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty")]
)
def test_polish_plurals(count, words):
    assert words in Speech("pl").say("hand", count=count, cards="x")


def test_an_unknown_language_is_english():
    assert Speech("ka").say("bye") == "Goodbye."
