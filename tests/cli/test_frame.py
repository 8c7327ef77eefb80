"""What all commands share: help, one-line complaints, exit codes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import stolik as package
from stolik.cli import failure, main
from stolik.core.text import LANGUAGES


def test_help_lists_every_command(stolik):
    ran = stolik("--help")
    assert ran.code == 0
    assert ran.err == ""
    for command in ("serve", "play", "rules", "judge", "replay", "conform", "arena", "bench"):
        assert f"\n  {command} " in ran.out


@pytest.mark.parametrize(
    "command", ["serve", "play", "rules", "judge", "replay", "conform", "arena", "bench"]
)
def test_each_command_has_help(stolik, command):
    ran = stolik(command, "--help")
    assert ran.code == 0
    assert f"Usage: stolik {command}" in ran.out


def test_help_imports_nothing_heavy():
    """The time to help is the imports; what it may import is told, as a time would depend on the machine."""
    code = "import sys; from stolik.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, encoding="utf-8")
    heavy = {
        "litestar",
        "uvicorn",
        "sqlalchemy",
        "pydantic",
        "rich",
        "fluent",
        "asyncio",
        "stolik.engine",
        "stolik.games",
    }
    assert heavy & set(done.stderr.split()) == set()


def test_help_is_there_within_three_tenths_of_a_second():
    """By processor time, the least of five: on an idle machine that is the time one waits."""
    spent = []
    quiet = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    for _ in range(5):
        before = os.times()
        subprocess.run(
            [sys.executable, "-m", "stolik.cli", "--help"], capture_output=True, check=True, env=quiet
        )
        after = os.times()
        spent.append(
            after.children_user + after.children_system - before.children_user - before.children_system
        )
    assert min(spent) <= 0.3


def test_version(stolik):
    assert stolik("--version") == (0, f"stolik {package.__version__}\n", "")


def test_an_unknown_command_gets_one_line(refused):
    assert "serv" in refused("serv")


def test_an_unknown_option_gets_one_line(refused):
    assert "--nonsense" in refused("serve", "--nonsense")


def test_a_missing_argument_gets_one_line(refused):
    assert "FILE" in refused("conform")


def test_without_a_command_the_table_starts(stolik, monkeypatch):
    started = []
    monkeypatch.setattr("stolik.server.run", lambda **options: started.append(options))
    assert stolik().code == 0
    assert [options["open_browser"] for options in started] == [True]


def test_a_fault_of_our_own_keeps_its_traceback(monkeypatch):
    def broken(**options):
        raise RuntimeError("a bug")

    monkeypatch.setattr("stolik.server.run", broken)
    with pytest.raises(RuntimeError, match="a bug"):
        main(["serve", "--port", "0"])


def test_ctrl_c_is_no_error(monkeypatch, capsys):
    def interrupted(**options):
        raise KeyboardInterrupt

    monkeypatch.setattr("stolik.server.run", interrupted)
    assert main(["serve", "--port", "0"]) == 130
    assert capsys.readouterr().err == ""


def test_a_reader_who_leaves_early_ends_it_in_silence():
    command = f"{sys.executable} -m stolik.cli rules remik/silesian | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=True, encoding="utf-8")
    assert done.stderr == ""


def test_a_terminal_without_card_signs_still_gets_an_answer():
    done = subprocess.run(
        [sys.executable, "-m", "stolik.cli", "rules", "remik/silesian", "--lang", "pl"],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
    )
    assert b"\\u0142" in done.stdout  # the Polish l with its stroke


@pytest.mark.parametrize(
    ("trouble", "line"),
    [
        (failure.Failure("usage-other", what="so\nit is"), "so it is."),
        (FileNotFoundError(2, "No such file or directory", "x.txt"), "x.txt: No such file or directory."),
        (OSError(28, "No space left on device"), "No space left on device."),
        (RuntimeError("a bug"), None),
        (ValueError("of the standard library"), None),
        (OSError("without a reason"), None),
    ],
)
def test_what_is_explained_and_what_is_a_bug(trouble, line):
    assert failure.explain(trouble) == line


def test_text_that_is_no_utf8_is_called_so():
    with pytest.raises(UnicodeDecodeError) as caught:
        b"\xff".decode()
    assert failure.explain(caught.value) == "the text is not UTF-8."


def test_the_help_and_the_complaint_name_the_same_languages(stolik, refused):
    told = stolik("rules", "--help").out
    assert f"Language of the answer: {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]};" in " ".join(
        told.split()
    )
    assert ", ".join(LANGUAGES) in refused("rules", "--lang", "xx")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ("judge", "--hand", "9x", "--turn", "draw"),
            "hand: '9x': oczekiwano: karta, na przykład 7h, Td albo *",
        ),
        (
            ("judge", "--hand", "7h", "--turn", "draw 7h; discard 7h", "--opened", "--pile", "7h 7h"),
            "karty: karta 7♥ występuje 3 razy, a w tych zasadach jest ich 2",
        ),
        (("play", "remik/nie"), "w grze remik nie ma zasad o nazwie 'nie'; do wyboru: guide albo "),
        (("rules", "szachy/x"), "nie ma gry o nazwie 'szachy'; do wyboru: remik albo jokeri"),
        (("rules", "remik/silesian", "--set", "opening_points=x"), "opening_points=x: oczekiwano: "),
        (("play", "--level", "master"), "w grze remik nie ma bota 'master'; do wyboru: random albo greedy"),
    ],
)
def test_what_is_wrong_with_an_argument_is_told_in_the_readers_language(refused, arguments, told):
    assert refused(*arguments, "--lang", "pl").startswith(told)
    assert refused(*arguments, "--lang=pl").startswith(told)
