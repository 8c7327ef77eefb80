"""Help and the option parser's complaints, worded in the reader's language.

A command, its options and arguments name messages of the folder `texts/help`: their help, what stands for
a value (the metavar), and a default that is told in words are ids. Only plain messages stand there, with
nothing to fill in: help reads them without the Fluent library, whose import takes as long as all else here.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from textwrap import dedent
from typing import TYPE_CHECKING

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from stolik.cli.failure import Misuse

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from typer._click import Command as AnyCommand
    from typer._click import Context, HelpFormatter

LANGUAGES = ("en", "pl")

# An option of every command that is taken off the line before Typer sees it, and told in help all the same.
_LANG = "--lang"

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) =(.*(?:\n(?: .*)?)*)", re.MULTILINE)


def read(source: str) -> dict[str, str]:
    """The messages of a text in Fluent syntax that has only plain ones."""
    found = {}
    for name, text in _MESSAGE.findall(source):
        first, _, rest = text.partition("\n")
        found[name] = f"{first.strip()}\n{dedent(rest)}".strip()
    return found


@lru_cache(maxsize=len(LANGUAGES))
def wording(language: str) -> Mapping[str, str]:
    """The messages of help by their ids, in English for a language that has none."""
    told = language if language in LANGUAGES else LANGUAGES[0]
    return read((files("stolik.cli") / "texts" / "help" / f"{told}.ftl").read_text(encoding="utf-8"))


class Command(TyperCommand):
    """A command of Stolik. The context's object is the reader's language."""

    allow_extra_args = True  # Too many arguments are refused below, in the reader's language.

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Take the line apart; Misuse where that cannot be done."""
        try:
            extra = super().parse_args(ctx, args)
        except typer.TyperException as trouble:
            raise _misuse(trouble, ctx) from trouble
        if extra:
            raise Misuse("usage-extra", ctx.command_path, words=" ".join(extra))
        return extra

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _write(self, ctx, formatter)


class Group(TyperGroup):
    """The command line as a whole."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Take what stands before a command; Misuse where that cannot be done."""
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as trouble:
            raise _misuse(trouble, ctx) from trouble

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, AnyCommand | None, list[str]]:
        """The command that the line names; Misuse if there is none of this name."""
        name = args[0]
        if name not in self.commands:
            near = get_close_matches(name, self.commands)
            raise Misuse("usage-command", ctx.command_path, near, name=name)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _write(self, ctx, formatter)


def _misuse(trouble: typer.TyperException, ctx: Context) -> Misuse:
    """What the option parser complains of, as a complaint of ours."""
    # Typer keeps the classes of most of its errors to itself; their names and fields say enough.
    option, param = getattr(trouble, "option_name", ""), getattr(trouble, "param", None)
    match type(trouble).__name__:
        case "NoSuchOption":
            spellings = [
                _LANG,
                *(each for param in _options(ctx) for each in (*param.opts, *param.secondary_opts)),
            ]
            near = sorted(get_close_matches(option, spellings))
            return Misuse("usage-option", ctx.command_path, near, name=option)
        case "BadOptionUsage":
            takes = any(option in each.opts and not each.is_flag for each in _options(ctx))
            return Misuse("usage-value-missing" if takes else "usage-no-value", ctx.command_path, name=option)
        case "MissingParameter" if param:
            return Misuse("usage-argument-missing", ctx.command_path, name=wording(ctx.obj)[param.metavar])
        case "BadParameter" if param and param.min is not None:
            # Numbers are the only values that Typer reads here; all others are texts for the commands.
            low, high = str(param.min), str(param.max)
            return Misuse("usage-number", ctx.command_path, name=param.opts[0], low=low, high=high)
    return Misuse("usage-other", ctx.command_path, what=trouble.format_message().rstrip("."))


def _options(ctx: Context) -> Iterator[TyperOption]:
    return (param for param in ctx.command.get_params(ctx) if isinstance(param, TyperOption))


def _arguments(ctx: Context) -> Iterator[TyperArgument]:
    return (param for param in ctx.command.get_params(ctx) if isinstance(param, TyperArgument))


def _write(command: AnyCommand, ctx: Context, formatter: HelpFormatter) -> None:
    say = wording(ctx.obj)
    commands = command.commands if isinstance(command, TyperGroup) else {}
    arguments = {_argument(param, say): param for param in _arguments(ctx)}
    pieces = [
        say["usage-options"],
        *(name if param.required else f"[{name}]" for name, param in arguments.items()),
    ]
    if commands:
        pieces.append(say["usage-commands"])
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{say['usage']} ")
    formatter.write_paragraph()
    with formatter.indentation():
        # A paragraph that is moved in is an example and keeps its lines, which this mark says.
        formatter.write_text(re.sub(r"\n\n(?= )", "\n\n\b\n", say[command.help or ""]))
    options = [(_option(param, say), _told(param, say)) for param in _options(ctx)]
    options.insert(
        -1, (f"{_LANG} {say['LANG']}", f"{say['option-lang']}  [{say['default']} {say['default-lang']}]")
    )
    for title, rows in (
        ("arguments", [(name, _told(param, say)) for name, param in arguments.items()]),
        ("options", options),
        ("commands", [(name, say[each.help or ""].partition("\n\n")[0]) for name, each in commands.items()]),
    ):
        if rows:
            with formatter.section(say[title]):
                formatter.write_dl(rows)


def _argument(param: TyperArgument, say: Mapping[str, str]) -> str:
    return say[param.metavar or ""] + ("..." if param.nargs != 1 else "")


def _option(param: TyperOption, say: Mapping[str, str]) -> str:
    spellings = (", ".join(sorted(each, key=len)) for each in (param.opts, param.secondary_opts) if each)
    return " / ".join(spellings) + ("" if param.is_flag else f" {say[param.metavar or '']}")


def _told(param: TyperArgument | TyperOption, say: Mapping[str, str]) -> str:
    """A parameter's help, with its default and its bounds."""
    notes = []
    if default := _default(param, say):
        notes.append(f"{say['default']} {default}")
    if param.min is not None:
        notes.append(f"{param.min}-{param.max}")
    # The parser adds the option --help itself.
    told = say["option-help" if param.name == "help" else param.help or ""]
    return f"{told}  [{'; '.join(notes)}]" if notes else told


def _default(param: TyperArgument | TyperOption, say: Mapping[str, str]) -> str:
    if isinstance(param.show_default, str):
        return say[param.show_default]
    if param.default is True:
        return param.opts[0].lstrip("-")
    return str(param.default) if param.default else ""
