"""The command line. Each command is a module of its own name beside this one.

Only `typer` is imported before a command runs, so that help and a mistyped option answer at once;
what a command needs it imports when it is called.
"""

from __future__ import annotations

import io
import sys

from stolik.cli.failure import Failure, explain

__all__ = ["Failure", "main"]


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit code: 0 done, 1 the answer is no, 2 could not be done.

    `arguments` are those after the program's name; without a command the table starts, as with `serve`.
    A failure that the person at the keyboard can do something about is one line on standard error.
    """
    from stolik.cli.app import app
    from stolik.cli.language import environment, take_language

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal without a card sign or a Polish letter shows its code, and nothing breaks off.
            stream.reconfigure(errors="backslashreplace")
    words = sys.argv[1:] if arguments is None else arguments
    language = environment()
    try:
        asked, line = take_language(words)
        language = asked or language
        code = app(args=line or ["serve"], prog_name="stolik", standalone_mode=False, obj=language)
    except Exception as trouble:
        message = explain(trouble, language)
        if message is None:
            raise
        print(f"stolik: {message}", file=sys.stderr)
        return 2
    return code if isinstance(code, int) else 0
