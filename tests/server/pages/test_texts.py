"""The pages' sentences: all languages have all of them, with the same evidence, and none is left over."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from stolik.core.cards import JOKER, Card, deck
from stolik.core.text import LANGUAGES, Texts
from stolik.games.remik.actions import parse_steps
from stolik.rummy.melds import Laid
from stolik.server.pages import cards
from stolik.server.pages.frame import page_texts

PAGES = files("stolik.server.pages")
SOURCES = {
    language: (PAGES / "texts" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES
}


def messages(language: str) -> dict[str, set[str]]:
    """Each message with the variables that it mentions."""
    found = {}
    for entry in FluentParser().parse(SOURCES[language]).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            text = SOURCES[language][entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$([a-z]+)", text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence_with_the_same_evidence(language):
    english, own = messages("en"), messages(language)
    assert set(own) == set(english)
    assert {name: found for name, found in own.items() if found != english[name]} == {}


def test_every_sentence_is_said_somewhere():
    package = Path(str(PAGES))
    said = "\n".join(
        path.read_text(encoding="utf-8")
        for kind in ("*.py", "templates/*.html")
        for path in package.glob(kind)
    )
    # Those whose last part is made up while the page is: "ask-" + the kind of question.
    families = set(re.findall(r"""["']([a-z]+-)(?:\{|["'] ~)""", said))
    families |= {"notation-", "tap-", "level-", "game-", "lying-"}
    left = [
        name
        for name in messages("en")
        if name not in said and not any(name.startswith(family) for family in families)
    ]
    assert left == []


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "tych samych zasad"), (1, "w jednym punkcie"), (3, "w 3 punktach"), (5, "w 5 punktach")],
)
def test_a_difference_is_counted_as_one_says_it(count, said):
    assert said in page_texts().say("pl", "compare-count", count=count)


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("pl", "W♦ 10♥ D♠ ★ K♣", "Jd Th Qs * Kc"),
        ("pl", "Wd Dh", "Jd Qh"),
        ("en", "J♦ 10♥\ufe0e Q♤ *=9♢", "Jd Th Qs *=9d"),
        ("tr", "V♦ K♠ P♥", "Jd Qs Kh"),
        ("ka", "K♠ q♥", "Ks Qh"),
        ("en", "W♥ D♥ P♣ V♠", "Jh Qh Kc Js"),
        ("ka", "Wd Dh 10♦", "Jd Qh Td"),
        ("en", "10 kier dama pik as karo K trefl", "Th Qs Ad Kc"),
        ("pl", "jack of hearts 10 of spades Ace of clubs", "Jh Ts Ac"),
        ("pl", "meld siódemka kier ósemka kier 9 kier; discard W pik", "meld 7h 8h 9h; discard Js"),
        ("en", "As Kh 2d add Th to a", "As Kh 2d add Th to a"),
        ("en", "draw 4s; meld 9c 9d 9s", "draw 4s; meld 9c 9d 9s"),
        ("pl", "draw Kd; discard 2d", "draw Kd; discard 2d"),
    ],
)
def test_signs_that_people_paste_are_notation(language, typed, meant):
    assert cards.notation(typed, language) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_in_words(language):
    text = (
        "draw; draw Jd; take; meld 7h 8h *=9h; add Th to a; swap 9h at a; clear b; "
        "table 7h 8h 9h / Ks Kh Kd; discard Qs"
    )
    said = [cards.step_words(language, step) for step in parse_steps(text)]
    assert len(set(said)) == len(said) == 9
    assert all("{" not in words and words[0] != " " for words in said)
    if language == "pl":
        assert said[1] == "ciągnie W♦"
        assert said[-1] == "odrzuca D♠"


def test_faces_say_their_names():
    assert cards.face(Card("Td"), "pl") == cards.Face("10", "d", False, "dziesiątka karo", "Td")
    assert cards.face(Laid(JOKER, Card("Jh")), "en").name == "joker as jack of hearts"
    assert cards.face(JOKER, "ka").suit == "*"


ROOT = Path(__file__).parents[3]
NOT_SAID = re.compile(r"შტანგ|უკოზ|\bფერ(?:ი|ს|ის|ში|ით|თან)\b")
"""Shtanga, no trump and suit in words that the rules do not use: there they are ხიშტი, ბეზი, მასტი."""


@pytest.mark.parametrize("suffix", ["ftl", "toml", "py", "js", "html"])
def test_georgian_has_one_word_for_a_thing_in_every_room(suffix):
    found = []
    for path in (each for room in ("web", "src") for each in (ROOT / room).rglob(f"*.{suffix}")):
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [f"{path.relative_to(ROOT)}: {line}" for line in lines if NOT_SAID.search(line)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_one_name_at_the_table_and_on_pages(language):
    """As its players say it: the Georgian suit and the Turkish rank are in the case that this asks for."""
    table = Texts()
    table.add(language, (ROOT / "web" / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    for card in deck(1, 0):
        rank = table.say(language, f"rank-{str(card)[0]}")
        suit = table.say(language, f"suit-of-{card.suit.letter}")
        assert cards.card_name(card, language) == table.say(language, "card-name", rank=rank, suit=suit)
    said = {card: cards.card_name(Card(card), language) for card in ("Ah", "Qh", "9c")}
    if language == "tr":
        assert list(said.values()) == ["kupa ası", "kupa kızı", "sinek dokuzlusu"]
    if language == "ka":
        assert list(said.values()) == ["გულის ტუზი", "გულის ქალი", "ჯვრის ცხრიანი"]
