"""The list of commands, and nothing else: each lives in the module of its name."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik import __version__
from stolik.cli import arena, bench, check, conform, judge, play, replay, rules, serve

app = typer.Typer(
    name="stolik",
    help="A card table with exact house rules. Without a command, the table starts, as with `stolik serve`.",
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
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Take the options that stand before a command."""


app.command("serve")(serve.command)
app.command("play")(play.command)
app.command("rules")(rules.command)
app.command("judge")(judge.command)
app.command("replay")(replay.command)
app.command("conform")(conform.command)
app.command("check")(check.command)
app.command("arena")(arena.command)
app.command("bench")(bench.command)
