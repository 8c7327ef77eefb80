"""The reader's language: --lang, or else what the environment asks for."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

import typer

from stolik.cli.failure import Failure

Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANG",
        show_default="as $LANG says",
        help="Language of the answer: en, pl, tr or ka; what is not there in it is said in English.",
    ),
]


def spoken(words: Sequence[str]) -> str:
    """The language in which a command line asks to be answered, for a command that never began."""
    from stolik.core.text import LANGUAGES

    wanted = None
    for word, after in zip(words, [*words[1:], ""], strict=True):
        if word == "--lang":
            wanted = after
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
    try:
        return chosen(wanted)
    except Failure:
        return LANGUAGES[0]


def chosen(wanted: str | None) -> str:
    """The language to write in: the one asked for, which must be one of ours, or else the environment's."""
    from stolik.core.text import LANGUAGES, choose_language

    if wanted is None:
        return choose_language(
            filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
        )
    language = wanted.strip().lower().replace("_", "-").split("-")[0]
    if language not in LANGUAGES:
        raise Failure(f"there is no language {wanted!r}: choose one of {', '.join(LANGUAGES)}.")
    return language
