"""The terminal's own sentences, and cards as they are shown in and read from it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from stolik.core.cards import Card, deck
from stolik.core.lex import TextError
from stolik.core.text import DEFAULT, Phrase, Texts, card_sign

if TYPE_CHECKING:
    from stolik.rulekit.ruleset import RuleSet

LANGUAGES = ("en", "pl")
"""What the whole terminal speaks."""
ANSWERING = ("en", "pl", "tr", "ka")
"""What the referee's answers, the rules and complaints about both are said in."""

# Letters that a Polish pack has printed on it and the notation has not.
_PRINTED = {"pl": {"w": "j", "d": "q"}}
# What a Polish player may write instead of the notation's own words, with or without the marks.
_WORDS = {
    "pl": {
        "przełóż": "cut",
        "przeloz": "cut",
        "zatrzymaj": "keep",
        "pas": "decline",
        "talia": "draw",
        "stos": "take",
        "wyłóż": "meld",
        "wyloz": "meld",
        "sekwens": "run",
        "grupa": "group",
        "dołóż": "add",
        "doloz": "add",
        "do": "to",
        "nisko": "low",
        "wysoko": "high",
        "podmień": "swap",
        "podmien": "swap",
        "w": "at",
        "zbierz": "clear",
        "odrzuć": "discard",
        "odrzuc": "discard",
    }
}
_WORD = re.compile(r"[^\s;]+")
_CARD = re.compile(r"\b(10|[2-9ATJQKWDatjqkwd])([shdcSHDC])\b")


def tongue(rules: RuleSet, language: str) -> str:
    """The language in which these rules are told and their answers with them: the reader's, or English."""
    return language if rules.catalog.texts.has(language, f"preset-{rules.preset}") else DEFAULT


@lru_cache(maxsize=1)
def _texts() -> Texts:
    texts = Texts()
    for language in ANSWERING:
        source = files("stolik.cli") / "texts" / f"{language}.ftl"
        texts.add(language, source.read_text(encoding="utf-8"))
    return texts


class Speech:
    """A voice: the reader's language if it is ``among`` these, else English, so that no two are mixed; and
    whether cards are said in words or shown by their signs.
    """

    def __init__(self, language: str, *, words: bool = False, among: Collection[str] = LANGUAGES) -> None:
        self.language = language if language in among else DEFAULT
        self.words = words

    def say(self, message: str, **args: object) -> str:
        """A sentence of the terminal; cards among the arguments are shown as this voice shows them."""
        shown = {name: self._shown(value) for name, value in args.items()}
        return _texts().say(self.language, message, **shown)

    def card(self, card: Card) -> str:
        """One card: its sign, or in words its name."""
        if not self.words:
            return card_sign(card, self.language)
        if card.suit is None:
            return self.say("card-joker" if card.is_joker else "card-unknown")
        return self.say(
            "card-named", rank=self.say(f"rank-{card.rank}"), suit=self.say(f"suit-{card.suit.letter}")
        )

    def cards(self, cards: Iterable[object]) -> str:
        """Several cards: signs with blanks, names with commas between them."""
        return (", " if self.words else " ").join(self._shown(card) for card in cards)

    def notation(self, text: str) -> str:
        """Cards and jokers written in notation, as `5h *=7h`, shown as this voice shows cards."""
        return self.cards(self._noted(word) for word in text.split())

    def typed(self, text: str) -> str:
        """What a player typed, in notation: cards as he sees them (`W♦`, `Wd` for `Jd`), his own words."""
        for sign, notation in _signs(self.language):
            text = text.replace(sign, notation)
        printed = _PRINTED.get(self.language, {})
        text = _CARD.sub(lambda found: printed.get(found[1].lower(), found[1]) + found[2], text)
        words = _WORDS.get(self.language, {})
        # Blanks stay as they are: where something cannot be read, its place is told as it was typed.
        return _WORD.sub(lambda found: words.get(found[0].lower(), found[0]), text)

    def word(self, verb: str) -> str:
        """A word of the notation as this voice's reader types it."""
        return next((own for own, known in _WORDS.get(self.language, {}).items() if known == verb), verb)

    def expected(self, phrase: Phrase, phase: str) -> object:
        """What should have been typed in this phase, in the terminal's own words where it has any."""
        for message in (f"expected-{phrase.message}-{phase}", f"expected-{phrase.message}"):
            try:
                return self.say(message)
            except KeyError:
                continue
        return phrase

    def _shown(self, value: object) -> str:
        if isinstance(value, Card):
            return self.card(value)
        if isinstance(value, tuple | list):
            return self.cards(value)
        return value  # type: ignore[return-value]  # numbers stay numbers: plural forms depend on them

    def _noted(self, word: str) -> object:
        name, _, stands = word.partition("=")
        try:
            card = Card(name)
            meant = Card(stands) if stands else None
        except ValueError:
            return word
        if meant is None:
            return card
        return self.say("card-for", card=meant) if self.words else f"{self.card(card)}={self.card(meant)}"


@lru_cache(maxsize=8)
def _signs(language: str) -> tuple[tuple[str, str], ...]:
    """Each card's signs, in this language and in English, and its notation; the longest signs first."""
    # A sign that is another card in English (K is the Turkish queen) means what the reader sees on his own.
    pairs = {card_sign(card, tongue): str(card) for tongue in ("en", language) for card in deck(1, 1)}
    return tuple(sorted(pairs.items(), key=lambda pair: (-len(pair[0]), pair)))


def as_typed(trouble: TextError, whole: str, line: str) -> tuple[str, int]:
    """The words that cannot be read as they were typed, and where they stand in the typed line.

    `whole` is the notation that was read; it ends with the typed line's. A word and its notation may differ
    in length, so words are counted, not characters; a word that the notation alone has stands at the start.
    """
    typed = list(_WORD.finditer(line))
    spans = [found.span() for found in _WORD.finditer(whole)]
    first = sum(end <= trouble.position for _, end in spans)
    if not typed or first >= len(spans):
        return trouble.text, len(line)
    place = first - (len(spans) - len(typed))
    at = max(0, place)
    last = min(len(typed), max(at + 1, place + len(_WORD.findall(trouble.text)))) - 1
    start = typed[at].start()
    if typed[at][0] == whole[slice(*spans[first])]:
        # The word stands in notation: the place may be inside it, as after the = of a joker.
        start += trouble.position - spans[first][0]
    return line[start : typed[last].end()], start
