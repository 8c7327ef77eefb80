"""Languages: which one a reader gets, card signs, and sentences from Fluent patterns.

Fluent (https://projectfluent.org) takes plural forms from CLDR. Its isolation marks are off, since
the texts also go to terminals and records.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Final

from .cards import RANK_LETTERS, Card

LANGUAGES: Final = ("en", "pl", "tr", "ka")
DEFAULT: Final = "en"
# Printed court letters: as, król, dama, walet; as, papaz, kız, vale; the Georgian deck prints Latin ones.
_LETTERS: Final[Mapping[str, Mapping[str, str]]] = {
    "pl": {"J": "W", "Q": "D"},
    "tr": {"J": "V", "Q": "K", "K": "P"},
}
_HYPHEN_MINUS: Final = re.compile(r"(^|[\s(:,;])-(?=\d)")


def choose_language(wanted: Iterable[str], offered: Iterable[str] = LANGUAGES) -> str:
    """The first wanted language (tags such as ``pl-PL`` or ``pl_PL.UTF-8``) that is offered, else English."""
    have = set(offered)
    for tag in wanted:
        language = tag.strip().lower().replace("_", "-").split(";")[0].split("-")[0]
        if language in have:
            return language
    return DEFAULT


def card_sign(card: Card, language: str) -> str:
    """The card as a reader of this language sees it in a sentence: ``10♥``, ``W♦``, ``★``."""
    if card.suit is None:
        return "★" if card.is_joker else "?"
    letter = RANK_LETTERS[card.rank]
    if letter == "T":
        return "10" + card.suit.sign
    return _LETTERS.get(language, {}).get(letter, letter) + card.suit.sign


def show(value: object, language: str) -> object:
    """An argument of a sentence in the reader's form: cards as signs, lists joined by blanks."""
    if isinstance(value, Card):
        return card_sign(value, language)
    if isinstance(value, Phrase):
        return value.say(language)
    if isinstance(value, tuple | list):
        return " ".join(str(show(item, language)) for item in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return value
    return "" if value is None else str(value)


def number(value: int, *, signed: bool = False) -> str:
    """A number with a real minus, and a plus where changes are meant."""
    return f"−{-value}" if value < 0 else f"+{value}" if signed and value else str(value)


def spans(numbers: Iterable[int]) -> str:
    """Whole numbers, neighbours joined: ``2–6``, ``2, 4``."""
    out: list[list[int]] = []
    for number in sorted(numbers):
        if out and number == out[-1][-1] + 1:
            out[-1].append(number)
        else:
            out.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in out)


def with_minus(text: str) -> str:
    """The sentence with a real minus before numbers; no language here formats them with one."""
    return _HYPHEN_MINUS.sub("\\1\N{MINUS SIGN}", text)


class Texts:
    """Fluent messages of several languages, with English behind each."""

    def __init__(self) -> None:
        self._sources: dict[str, list[str]] = {}
        self._bundles: dict[str, object] = {}

    def add(self, language: str, source: str) -> None:
        """Add messages in Fluent syntax."""
        self._sources.setdefault(language, []).append(source)
        self._bundles.pop(language, None)

    def add_pattern(self, language: str, message: str, pattern: str) -> None:
        """Add one message given as a bare pattern (it may span lines)."""
        self.add(language, fluent_message(message, pattern))

    def source(self, language: str) -> str:
        """All messages of this language in Fluent syntax."""
        return "\n".join(self._sources.get(language, ()))

    def has(self, language: str, message: str) -> bool:
        """Whether this language itself has the message."""
        from fluent.runtime import FluentBundle

        bundle = self._bundle(language)
        assert isinstance(bundle, FluentBundle)
        return bundle.has_message(message)

    def say(self, language: str, message: str, /, **args: object) -> str:
        """The message in the language, else in English; KeyError if neither has it."""
        from fluent.runtime import FluentBundle

        for tongue in dict.fromkeys((language, DEFAULT)):
            bundle = self._bundle(tongue)
            assert isinstance(bundle, FluentBundle)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is None:
                    return ""
                shown = {name: show(value, tongue) for name, value in args.items()}
                return with_minus(str(bundle.format_pattern(pattern, shown)[0]).strip())
        raise KeyError(f"no text {message!r} in {language} or {DEFAULT}")

    def _bundle(self, language: str) -> object:
        bundle = self._bundles.get(language)
        if bundle is None:
            # Imported here: it costs more than the rest of the engine, and rules never need a sentence.
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([language], use_isolating=False)
            for source in self._sources.get(language, ()):
                bundle.add_resource(FluentResource(source), allow_overrides=True)
            self._bundles[language] = bundle
        return bundle


def fluent_message(message: str, pattern: str) -> str:
    """A bare pattern as one message in Fluent syntax."""
    lines = [line.rstrip() for line in pattern.strip().splitlines()]
    if not lines:
        return f'{message} = {{ "" }}\n'
    return f"{message} =\n" + "".join(f"    {line}\n" for line in lines)


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words of a fault, mostly of the notation: a message of the folder ``texts`` and its arguments.

    Its text is English, for programs and records; as an argument of a sentence it speaks that sentence's
    language. Cards in it that a person is to type are given as text, so that they stay in notation.
    """

    message: str
    args: Mapping[str, object] = field(default_factory=dict)

    def say(self, language: str) -> str:
        """The words in the language, else in English."""
        return _phrases().say(language, self.message, **self.args)

    def __str__(self) -> str:
        return self.say(DEFAULT)


def either(names: Sequence[str]) -> Phrase:
    """One of these names."""
    if len(names) == 1:
        return Phrase("one", {"name": names[0]})
    first: object = names[0]
    for name in names[1:]:
        first = Phrase("or", {"first": first, "last": name})
    assert isinstance(first, Phrase)
    return first


def whole_number(low: int, high: int) -> Phrase:
    """A whole number within bounds, written without a mark between thousands."""
    return Phrase("whole", {"low": str(low), "high": str(high)})


def system_reason(trouble: OSError) -> Phrase | str:
    """Why the system could not: words of ours for the usual reasons, for others its own."""
    message = f"os-{errno.errorcode.get(trouble.errno or 0, '')}"
    return Phrase(message) if _phrases().has(DEFAULT, message) else trouble.strerror or str(trouble)


@lru_cache(maxsize=1)
def _phrases() -> Texts:
    texts = Texts()
    for language in LANGUAGES:
        texts.add(language, (files(__package__) / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    return texts
