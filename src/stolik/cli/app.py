"""The list of commands, and nothing else: each lives in the module of its name."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik import __version__
from stolik.cli import arena, bench, check, conform, judge, play, replay, rules, serve
from stolik.cli.help import Command, Group

app = typer.Typer(
    name="stolik",
    help="stolik",
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
    # Help without boxes: as quick again, and a screen reader reads words, not lines.
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"stolik {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="option-version")
    ] = False,
) -> None:
    """Take the options that stand before a command."""


for _module in (serve, play, rules, judge, replay, conform, check, arena, bench):
    _name = _module.__name__.rpartition(".")[2]
    app.command(_name, cls=Command, help=_name)(_module.command)
