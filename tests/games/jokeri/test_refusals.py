"""What a refusal tells the player to do: it can be done with the hand that he has."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from stolik.core.cards import JOKER, Card
from stolik.core.rng import Rng
from stolik.core.text import LANGUAGES, card_sign
from stolik.games.jokeri import CATALOG
from stolik.games.jokeri.actions import PlayCard
from stolik.games.jokeri.kinds import PACK
from stolik.games.jokeri.referee import judge
from stolik.games.jokeri.told import told_view
from stolik.tricks.trick import FOLLOWING_JOKER, LEADING_JOKER, plain

from .tables import HOUSE_RULES, table

_SIGN = re.compile(r"[\dA-Z]+[♠♥♦♣]")
_JOKER = {"en": "a joker", "pl": "jokera", "tr": "ya da joker", "ka": "ან ჯოკერი"}


@pytest.mark.parametrize("text", HOUSE_RULES)
def test_a_refusal_names_only_cards_of_the_hand(text: str) -> None:
    """Over hands and tricks by chance: a joker is advised exactly where one is held."""
    rules = table(text)
    rng = Rng(f"refusals {text}")
    seen = set()
    for _ in range(150):
        size = rng.choice(range(2, 10))
        pack = rng.shuffled(PACK)
        hand, fallen = pack[:size], pack[size : size + rng.choice((1, 2, 3))]
        trick = [
            plain(card) if card is not JOKER else rng.choice(FOLLOWING_JOKER if at else LEADING_JOKER)
            for at, card in enumerate(fallen)
        ]
        told = {"hand": _text(hand), "trick": _text(trick), "trump": rng.choice("shdc-")}
        view = told_view(told, rules)
        for found in (found for card in hand if card is not JOKER for found in judge(view, _play(card))):
            seen.add((found.clause, JOKER in hand))
            for language in LANGUAGES:
                said = CATALOG.texts.say(language, f"{found.clause}-refusal", **found.args)
                assert set(_SIGN.findall(said)) <= {card_sign(card, language) for card in hand}, said
                assert (_JOKER[language] in said) == (JOKER in hand), said
    assert {("follow", True), ("follow", False)} <= seen


def _text(things: Iterable[object]) -> str:
    return " ".join(map(str, things))


def _play(card: Card) -> PlayCard:
    return PlayCard(plain(card))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize("several", [False, True])
def test_what_would_do_is_told_as_a_choice(language: str, joker: bool, several: bool) -> None:
    """One card is told alone; of several the sentence says that one of them is enough."""
    args = {"card": PACK[0], "suit": "♥", "led": "♣", "joker": joker, "several": several, "cards": PACK[1:2]}
    choice = {"en": "one of", "pl": "jedną z", "tr": "birini", "ka": "ერთ-ერთი"}[language]
    for clause in ("follow", "must_trump"):
        said = CATALOG.texts.say(language, f"{clause}-refusal", **args)
        assert (choice in said) == several
        assert (_JOKER[language] in said) == joker
        assert "  " not in said
        assert " ." not in said
