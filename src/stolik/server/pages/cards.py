"""Cards and steps on a page: faces with a spoken name, steps in words, and the signs that people paste."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from ...core.cards import RANK_LETTERS, RANKS, SUITS, Card
from ...core.text import card_sign
from ...games.remik import actions
from ...games.remik.actions import Step
from ...rummy.melds import Laid, Meld
from .frame import page_texts

_SIGNS = {"♠": "s", "♤": "s", "♥": "h", "♡": "h", "♦": "d", "♢": "d", "♣": "c", "♧": "c"}
# Letters printed on packs of the countries, where they can be nothing else; a Turkish K is a queen to a Turk.
_LETTERS = {"W": "J", "D": "Q", "V": "J", "P": "K"}
_OWN_LETTERS = {"tr": {"K": "Q"}}
_SIGNED = re.compile(r"(10|[2-9A-Za-z])\s?([♠♤♥♡♦♢♣♧])")
_UNSIGNED = re.compile(r"\b([WDVPwdvp])([shdcSHDC])\b")


@lru_cache(maxsize=1)
def _words() -> tuple[re.Pattern[str], dict[str, str], dict[str, str]]:
    """Cards in Polish and English words, as ``10 kier`` or ``jack of hearts``: ranks and suits by word."""
    say = page_texts().say
    languages = ("pl", "en")
    ranks = {say(language, f"rank-{rank}"): RANK_LETTERS[rank] for language in languages for rank in RANKS}
    suits = {say(language, f"suit-{suit.letter}"): suit.letter for language in languages for suit in SUITS}
    rank, suit = ("|".join(map(re.escape, sorted(words, key=len, reverse=True))) for words in (ranks, suits))
    pattern = rf"\b({rank}|10|[2-9AKQJTWDVP])\s+(?:of\s+)?({suit})\b"
    return re.compile(pattern, re.IGNORECASE), ranks, suits


def notation(text: str, language: str) -> str:
    """What somebody typed or pasted, in notation: ``W♦`` and ``10♥`` as ``Jd`` and ``Th``, ``★`` as ``*``."""
    text = text.replace("\ufe0e", "").replace("\ufe0f", "").replace("★", "*").replace("☆", "*")
    letters = _LETTERS | _OWN_LETTERS.get(language, {})
    pattern, ranks, suits = _words()

    def rank(text: str) -> str:
        return "T" if text == "10" else letters.get(text.upper(), text.upper())

    text = _SIGNED.sub(lambda found: rank(found[1]) + _SIGNS[found[2]], text)
    text = pattern.sub(
        lambda found: (ranks.get(found[1].lower()) or rank(found[1])) + suits[found[2].lower()], text
    )
    return _UNSIGNED.sub(lambda found: _LETTERS[found[1].upper()] + found[2].lower(), text)


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is drawn: its index, its suit's letter (``*`` for a joker), and its spoken name."""

    index: str
    suit: str
    joker: bool
    name: str
    code: str


def card_name(card: Card, language: str) -> str:
    """A card's name, as it is spoken."""
    texts = page_texts()
    if card.suit is None:
        return texts.say(language, "card-joker")
    rank = texts.say(language, f"rank-{card.rank}")
    return texts.say(
        language, "card-name", rank=rank, suit=texts.say(language, f"suit-of-{card.suit.letter}")
    )


def face(laid: Laid | Card, language: str) -> Face:
    """How a card looks; a joker that stands for one shows that one."""
    if isinstance(laid, Card):
        laid = Laid(laid)
    shown = laid.face
    name = card_name(shown, language)
    if laid.is_joker and laid.stands is not None:
        name = page_texts().say(language, "card-joker-as", card=name)
    if shown.suit is None:
        return Face("★", "*", True, name, str(laid))
    return Face(card_sign(shown, language)[:-1], shown.suit.letter, laid.is_joker, name, str(laid))


def faces(cards: Iterable[Laid | Card], language: str) -> list[Face]:
    """How cards look."""
    return [face(card, language) for card in cards]


def meld_faces(meld: Meld, language: str) -> list[Face]:
    """How a meld looks."""
    return faces(meld.cards, language)


def laid_signs(cards: Iterable[Laid | Card], language: str) -> str:
    """Cards as signs, a joker with the card that it stands for."""
    out = []
    for each in cards:
        laid = Laid(each) if isinstance(each, Card) else each
        sign = card_sign(laid.card, language)
        out.append(f"{sign}={card_sign(laid.stands, language)}" if laid.stands is not None else sign)
    return " ".join(out)


def step_words(language: str, step: Step) -> str:
    """A step of a turn in words."""

    def say(message: str, **args: object) -> str:
        return page_texts().say(language, message, **args)

    match step:
        case actions.Draw(card=None):
            return say("step-draw")
        case actions.Draw(card=card):
            return say("step-drew", card=card)
        case actions.Take():
            return say("step-take")
        case actions.LayMeld(cards=cards):
            return say("step-meld", cards=laid_signs(cards, language))
        case actions.LayOff(cards=cards, meld=meld):
            return say("step-add", cards=laid_signs(cards, language), meld=meld)
        case actions.Swap(cards=cards, meld=meld):
            return say("step-swap", cards=laid_signs(cards, language), meld=meld)
        case actions.Clear(meld=meld):
            return say("step-clear", meld=meld)
        case actions.Discard(card=card):
            return say("step-discard", card=card)
    melds = " / ".join(laid_signs(cards, language) for _, cards in step.melds)
    return say("step-table", cards=melds)


def turn_words(language: str, text: str) -> list[str]:
    """The steps of a turn in words; TextError if it cannot be read."""
    return [step_words(language, step) for step in actions.parse_steps(text)]
