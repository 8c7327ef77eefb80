"""The reader's language: --lang, or else what the environment asks for."""

from __future__ import annotations

import os
from collections.abc import Sequence

from stolik.cli.failure import Failure, Misuse


def take_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that a command line asks for, None if it asks for none, and the line without --lang.

    It is taken before all else, so that help and the complaint about a line speak it too, wherever in the
    line it stands. The last one counts. Failure for a language that is none of ours.
    """
    language = None
    line: list[str] = []
    left = iter(words)
    for word in left:
        name, equals, value = word.partition("=")
        if word == "--":
            return language, [*line, word, *left]
        if name != "--lang":
            line.append(word)
        elif given := value if equals else next(left, ""):
            language = _ours(given)
        else:
            raise Misuse("usage-value-missing", "stolik", name=name)
    return language, line


def environment() -> str:
    """The language that the environment asks for, English if it asks for none of ours."""
    from stolik.core.text import choose_language

    return choose_language(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))))


def _ours(wanted: str) -> str:
    from stolik.core.text import LANGUAGES

    language = wanted.strip().lower().replace("_", "-").split("-")[0]
    if language not in LANGUAGES:
        raise Failure("no-language", wanted=wanted, known=", ".join(LANGUAGES))
    return language
