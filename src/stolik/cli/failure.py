"""What may go wrong at the command line, and how it is said in one line."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.text import DEFAULT, Phrase, show, system_reason


class Failure(Exception):
    """A command cannot do what it was asked: a message of the folder `texts` and what is filled in.

    The sentence is one whole line for the person who asked.
    """

    def __init__(self, message: str, /, **told: object) -> None:
        super().__init__(message)
        self.message, self.told = message, told

    def say(self, language: str) -> str:
        """The sentence in this language, or else in English."""
        from stolik.cli.say import ANSWERING, Speech

        return Speech(language, among=ANSWERING).say(self.message, **self.told)

    def __str__(self) -> str:
        return self.say(DEFAULT)


class Misuse(Failure):
    """A line that is no command of ours. The sentence names what may have been meant, and where help is.

    `command` is the path of words to the command, such as `stolik play`.
    """

    def __init__(self, message: str, command: str, near: Sequence[str] = (), /, **told: object) -> None:
        super().__init__(message, **told)
        self.command, self.near = command, near

    def say(self, language: str) -> str:
        sentences = [super().say(language)]
        if self.near:
            sentences.append(Failure("usage-near", near=", ".join(self.near)).say(language))
        sentences.append(Failure("usage-help", command=self.command).say(language))
        return " ".join(sentences)


def explain(trouble: Exception, language: str = DEFAULT) -> str | None:
    """One line, in the language as far as it has one, for an error that its reader can mend.

    None for a fault of Stolik's own.

    A fault of our own must not be dressed up as the reader's: it keeps its traceback.
    """
    if isinstance(trouble, Failure):
        return one_line(trouble.say(language))
    said = getattr(trouble, "said", None)
    if isinstance(said, Phrase):
        return one_line(said.say(language))
    if isinstance(trouble, ValueError | LookupError) and type(trouble).__module__.startswith("stolik."):
        # What our own code raises for a text or a name that cannot be: it says what would be right.
        return one_line(str(trouble))
    if isinstance(trouble, UnicodeDecodeError):
        return Failure("no-utf8").say(language)
    if isinstance(trouble, OSError) and trouble.strerror:
        name = f"{trouble.filename}: " if trouble.filename else ""
        return f"{name}{show(system_reason(trouble), language)}."
    return None


def one_line(text: str) -> str:
    """The text with every run of white space, line ends among it, as one blank."""
    return " ".join(text.split())
