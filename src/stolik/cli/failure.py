"""What may go wrong at the command line, and how it is said in one line."""

from __future__ import annotations

import typer

from stolik.core.text import Phrase


class Failure(Exception):
    """A command cannot do what it was asked. The message is one whole line for the person who asked."""


def explain(trouble: Exception, language: str = "en") -> str | None:
    """One line, in the language as far as it has one, for an error that its reader can mend.

    None for a fault of Stolik's own.

    A fault of our own must not be dressed up as the reader's: it keeps its traceback.
    """
    if isinstance(trouble, typer.TyperException):
        message = trouble.format_message()
        return f"{message.rstrip('.')}. Try `stolik --help`."
    if isinstance(trouble, Failure):
        return one_line(str(trouble))
    said = getattr(trouble, "said", None)
    if isinstance(said, Phrase):
        return one_line(said.say(language))
    if isinstance(trouble, ValueError | LookupError) and type(trouble).__module__.startswith("stolik."):
        # What our own code raises for a text or a name that cannot be: it says what would be right.
        return one_line(str(trouble))
    if isinstance(trouble, UnicodeDecodeError):
        return "the text is not UTF-8."
    if isinstance(trouble, OSError) and trouble.strerror:
        name = f"{trouble.filename}: " if trouble.filename else ""
        return f"{name}{trouble.strerror}."
    return None


def one_line(text: str) -> str:
    """The text with every run of white space, line ends among it, as one blank."""
    return " ".join(text.split())
