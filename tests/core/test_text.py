from __future__ import annotations

import pytest

from stolik.core.cards import Card
from stolik.core.text import Texts, card_sign, choose_language, number, show


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["pl-PL", "en"], "pl"),
        (["pl_PL.UTF-8"], "pl"),
        (["de", "ka;q=0.8"], "ka"),
        (["de", "fr"], "en"),
        ([], "en"),
        (["TR"], "tr"),
    ],
)
def test_the_first_language_we_speak(wanted: list[str], language: str) -> None:
    assert choose_language(wanted) == language


def test_cards_are_signs_of_the_language() -> None:
    assert [card_sign(Card(text), "pl") for text in ("Jd", "Qd", "Th", "As", "*", "?")] == [
        "W♦", "D♦", "10♥", "A♠", "★", "?",
    ]  # fmt: skip
    assert card_sign(Card("Jd"), "en") == "J♦"
    assert card_sign(Card("Qd"), "tr") == "K♦"


def test_arguments_are_shown() -> None:
    assert show((Card("Jd"), Card("2s")), "pl") == "W♦ 2♠"
    assert show(value=True, language="pl") == "true"
    assert show(7, "pl") == 7
    assert show(None, "pl") == ""


def test_plural_forms_come_from_the_language() -> None:
    texts = Texts()
    texts.add_pattern(
        "pl", "left", "{ $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n}"
    )
    assert [texts.say("pl", "left", n=n) for n in (1, 3, 5, 22, 112)] == [
        "1 karta", "3 karty", "5 kart", "22 karty", "112 kart",
    ]  # fmt: skip


def test_english_stands_behind_every_language() -> None:
    texts = Texts()
    texts.add_pattern("en", "only", "English { $card }")
    texts.add_pattern("pl", "empty", "")
    assert texts.say("pl", "only", card=Card("Jd")) == "English J♦"
    assert texts.say("pl", "empty") == ""
    assert not texts.has("pl", "only")
    with pytest.raises(KeyError, match="nothing"):
        texts.say("pl", "nothing")
    texts.add("pl", "only = Polski")
    assert texts.say("pl", "only") == "Polski"
    assert "only = Polski" in texts.source("pl")


def test_numbers_below_zero_have_a_real_minus() -> None:
    assert [number(value) for value in (-200, 0, 15)] == ["−200", "0", "15"]
    assert [number(value, signed=True) for value in (-200, 0, 15)] == ["−200", "0", "+15"]
    texts = Texts()
    texts.add_pattern("pl", "sum", "{ $name }: { $points } pkt (-3, -4)")
    assert texts.say("pl", "sum", name="Al-1", points=-200) == "Al-1: −200 pkt (−3, −4)"
