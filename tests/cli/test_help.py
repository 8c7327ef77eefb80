"""Help and the complaints about a line: whole in English and in Polish, whatever else the line says."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
import typer
from fluent.syntax import FluentParser, ast

from stolik.cli import help as worded
from stolik.cli import serve
from stolik.cli.app import app

GROUP = typer.main.get_command(app)
LINES = [(), *((name,) for name in GROUP.commands)]
#: Words without which hardly an English sentence is, and which no Polish one has.
ENGLISH = {
    *("the", "of", "is", "are", "and", "or", "with", "which", "this", "that", "what", "how", "for", "from"),
    *("in", "by", "it", "be", "as", "usage", "options", "arguments", "commands", "default", "required"),
}


def source(language: str) -> str:
    return (files("stolik.cli") / "texts" / "help" / f"{language}.ftl").read_text("utf-8")


def parameters():
    """Every parameter of the command line, with the words of the line that has it."""
    for param in GROUP.params:
        yield "stolik", param
    for name, command in GROUP.commands.items():
        for param in command.params:
            yield name, param


def named() -> set[str]:
    """Each message that a command or a parameter names."""
    ids = {GROUP.help, *(command.help for command in GROUP.commands.values())}
    for _, param in parameters():
        ids.add(param.help)
        if not getattr(param, "is_flag", False):
            ids.add(param.metavar)
        if isinstance(param.show_default, str):
            ids.add(param.show_default)
    return ids


def frame() -> set[str]:
    """Each message that the help of any command needs."""
    code = (files("stolik.cli") / "help.py").read_text("utf-8")
    titles = {"arguments", "options", "commands"}
    return titles | set(re.findall(r"""say\[["']([\w-]+)["']""", code))


@pytest.mark.parametrize("language", worded.LANGUAGES)
def test_every_command_and_every_option_has_its_help(language):
    assert named() | frame() == set(worded.read(source(language)))


def test_no_parameter_is_without_help():
    assert [(name, param.name) for name, param in parameters() if not param.help] == []


@pytest.mark.parametrize("language", worded.LANGUAGES)
def test_help_is_read_as_fluent_reads_it(language):
    """And so it has nothing to fill in, which only Fluent could."""
    read = {}
    for entry in FluentParser().parse(source(language)).body:
        if isinstance(entry, ast.Message):
            (element,) = entry.value.elements
            assert isinstance(element, ast.TextElement), entry.id.name
            read[entry.id.name] = element.value
        else:
            assert isinstance(entry, ast.Comment | ast.GroupComment), entry
    assert worded.read(source(language)) == read


@pytest.mark.parametrize("line", LINES)
def test_polish_help_has_no_english_left(stolik, line):
    ran = stolik(*line, "--help", "--lang", "pl")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"Użycie: {' '.join(('stolik', *line))} [OPCJE]")
    # What is typed as it stands is the same in every language: options, examples, text in quotes.
    typed = r'^ {6}(?:[a-z ]+: |stolik ).*$|^  [a-z]+ |"[^"]*"|`[^`]*`|--?[\w-]+|\$LANG'
    prose = re.sub(typed, "", ran.out, flags=re.MULTILINE)
    assert ENGLISH & set(re.findall(r"\w+", prose.lower())) == set()


@pytest.mark.parametrize("line", LINES)
def test_english_help_tells_all(stolik, line):
    ran = stolik(*line, "--help")
    assert ran.out.startswith(f"Usage: {' '.join(('stolik', *line))} [OPTIONS]")
    command = GROUP.commands[line[0]] if line else GROUP
    told = " ".join(ran.out.split())
    say = worded.wording("en")
    for param in command.params:
        assert " ".join(say[param.help].split()) in told
        for spelling in (*param.opts, *param.secondary_opts):
            assert spelling in told or param.param_type_name == "argument"


def test_only_what_is_written_alike_in_both_languages_is_the_same():
    english, polish = (worded.wording(language) for language in ("en", "pl"))
    alike = {name for name in english if english[name] == polish[name]}
    assert alike == {
        "FOLDER",
        "MS",
        "PORT",
        "judge-rules-default",
        "judge-cards-default",
        "judge-finish-default",
        "judge-form-default",
    }


def test_an_example_keeps_its_lines(stolik):
    assert "\n      hand: 7h 8h 9h Jd Qd Kd Ks 2c\n      table a: 5s 6s 7s\n" in stolik("judge", "--help").out


def test_the_bounds_and_the_default_are_told(stolik):
    assert "[default: 2, in Joker 3; 1-7]" in " ".join(stolik("play", "--help").out.split())
    assert "[domyślnie: 1000; 1-1000000]" in " ".join(stolik("arena", "-h", "--lang", "pl").out.split())
    assert str(serve.USUAL_PORT) in worded.wording("en")["serve-port-default"]
    assert str(serve.USUAL_PORT) in worded.wording("pl")["serve-port-default"]


@pytest.mark.parametrize(
    "line",
    [
        ("--lang", "pl", "play", "--help"),
        ("--lang=pl", "--help"),
        ("--help", "--lang", "pl"),
        ("play", "--help", "--lang", "pl_PL"),
        ("play", "--lang", "en", "--help", "--lang", "pl"),
    ],
)
def test_the_language_may_stand_anywhere(stolik, line):
    assert stolik(*line).out.startswith("Użycie: ")


@pytest.mark.parametrize(
    ("variables", "first"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "Użycie"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "Użycie"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "Usage"),
        ({"LANG": "C"}, "Usage"),
        ({"LANG": "tr_TR.UTF-8"}, "Usage"),
    ],
)
def test_else_the_environment_says(stolik, monkeypatch, variables, first):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert stolik("serve", "--help").out.startswith(f"{first}: stolik serve")
    assert stolik("serve", "--help", "--lang", "en").out.startswith("Usage: stolik serve")


MISUSED = {
    ("nonsense",): (
        "no such command: nonsense. Try `stolik --help`.",
        "nie ma polecenia nonsense. Pomoc: stolik --help",
    ),
    ("sreve",): (
        "no such command: sreve. Did you mean serve? Try `stolik --help`.",
        "nie ma polecenia sreve. Może chodziło o: serve? Pomoc: stolik --help",
    ),
    ("--nonsense",): (
        "no such option: --nonsense. Try `stolik --help`.",
        "nie ma opcji --nonsense. Pomoc: stolik --help",
    ),
    ("serve", "--prot", "1"): (
        "no such option: --prot. Did you mean --host, --port? Try `stolik serve --help`.",
        "nie ma opcji --prot. Może chodziło o: --host, --port? Pomoc: stolik serve --help",
    ),
    ("check", "--lan"): (
        "no such option: --lan. Did you mean --lang? Try `stolik check --help`.",
        "nie ma opcji --lan. Może chodziło o: --lang? Pomoc: stolik check --help",
    ),
    ("play", "-x"): (
        "no such option: -x. Try `stolik play --help`.",
        "nie ma opcji -x. Pomoc: stolik play --help",
    ),
    ("replay",): (
        "FILE is missing. Try `stolik replay --help`.",
        "brakuje argumentu PLIK. Pomoc: stolik replay --help",
    ),
    ("play", "remik/silesian", "b", "c"): (
        "too many arguments: b c. Try `stolik play --help`.",
        "za dużo argumentów: b c. Pomoc: stolik play --help",
    ),
    ("play", "--words=x"): (
        "the option --words takes no value. Try `stolik play --help`.",
        "opcja --words nie przyjmuje wartości. Pomoc: stolik play --help",
    ),
    **{
        ("play", "--bots", typed): (
            "--bots: expected a whole number from 1 to 7. Try `stolik play --help`.",
            "--bots: oczekiwano liczby całkowitej od 1 do 7. Pomoc: stolik play --help",
        )
        for typed in ("x", "0", "8", "1.5", "")
    },
}


@pytest.mark.parametrize("line", MISUSED)
def test_a_line_that_is_no_command_is_refused_in_the_readers_language(refused, monkeypatch, line):
    english, polish = MISUSED[line]
    assert refused(*line) == english
    assert refused("--lang", "pl", *line) == polish
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert refused(*line) == polish
    assert refused("--lang=en", *line) == english


@pytest.mark.parametrize(
    ("line", "command", "option"),
    [
        (("serve", "--port"), "stolik serve", "--port"),
        (("serve", "--port", "8000", "--lang"), "stolik", "--lang"),
        (("--lang=", "serve"), "stolik", "--lang"),
    ],
)
def test_an_option_without_its_value_is_refused_in_the_readers_language(
    refused, monkeypatch, line, command, option
):
    assert refused(*line) == f"the option {option} needs a value. Try `{command} --help`."
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert refused(*line) == f"opcja {option} wymaga wartości. Pomoc: {command} --help"


def test_what_stands_behind_two_dashes_is_no_language(refused):
    assert refused("play", "--", "--lang", "pl") == "too many arguments: pl. Try `stolik play --help`."


def test_an_unknown_language_is_refused_in_the_environments(refused, monkeypatch):
    assert refused("check", "--lang", "xx") == "there is no language xx: choose one of en, pl, tr, ka."
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert refused("--lang", "xx", "check") == "nie ma języka xx; do wyboru: en, pl, tr, ka."


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (("judge", "nothing.txt"), "nothing.txt: nie ma takiego pliku ani folderu."),
        (("conform", "/"), "/: to jest folder, a nie plik."),
        (
            ("serve", "--public", "x"),
            "x nie jest adresem stołu; oczekiwano: https://NAZWA albo http://NAZWA:PORT.",
        ),
        (
            ("rules", "--html", "--text"),
            "z opcji --html, --text, --settings, --name i --compare można wybrać ",
        ),
        (("judge", "--hand", "9h"), "w pytaniu brakuje pola turn."),
        (("bench", "x"), "nie ma pomiaru o nazwie x; do wyboru: engine albo server."),
    ],
)
def test_what_cannot_be_done_is_told_in_polish(refused, monkeypatch, tmp_path, line, told):
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    assert refused(*line, "--lang", "pl").startswith(told)


def test_without_a_command_the_table_speaks_the_language_asked_for(stolik, monkeypatch, tmp_path):
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    started = []
    monkeypatch.setattr("stolik.server.run", lambda **options: started.append(options["language"]))
    assert stolik("--lang", "pl").code == 0
    assert stolik("serve", "--lang", "ka").code == 0
    assert started == ["pl", "ka"]
