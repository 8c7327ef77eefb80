"""The command line inside this process: its exit code, what it printed, and what it complained of."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from stolik.cli import main


class Ran(NamedTuple):
    """What became of one command."""

    code: int
    out: str
    err: str


@pytest.fixture
def stolik(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Runs `stolik ARGUMENTS...`, with `stdin` as its standard input, in English unless told otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en_GB.UTF-8")

    def run(*arguments: str, stdin: str | bytes = b"") -> Ran:
        given = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        code = main(list(arguments))
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run


@pytest.fixture
def refused(stolik: Callable[..., Ran]) -> Callable[..., str]:
    """Runs a command that cannot be done and returns its one line of complaint."""

    def run(*arguments: str, stdin: str | bytes = b"") -> str:
        ran = stolik(*arguments, stdin=stdin)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("stolik: ")
        assert ran.err.count("\n") == 1
        assert ran.err.endswith("\n")
        return ran.err[len("stolik: ") : -1]

    return run
