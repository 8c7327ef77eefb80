"""`stolik play`: a table in the terminal, in plain lines."""

from __future__ import annotations

import os
from typing import Annotated

import typer

USUAL_RULES = "remik/silesian"


def command(
    ctx: typer.Context,
    ruleset: Annotated[str, typer.Argument(metavar="RULESET", help="play-rules")] = USUAL_RULES,
    bots: Annotated[
        int | None,
        typer.Option(min=1, max=7, metavar="NUMBER", show_default="play-bots-default", help="play-bots"),
    ] = None,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="play-level")] = "greedy",
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", show_default="play-seed-default", help="seed")
    ] = None,
    words: Annotated[bool, typer.Option("--words", help="words")] = False,
) -> None:
    """Play a match with somebody at the terminal."""
    from stolik import games
    from stolik.cli.say import Speech
    from stolik.cli.table import Table
    from stolik.cli.table_jokeri import JokerTable

    rules = games.parse_rules(ruleset)
    speech = Speech(ctx.obj, words=words)
    kind, usual = (JokerTable, 3) if rules.game == "jokeri" else (Table, 2)
    kind(rules, speech, bots=bots or usual, level=level, seed=seed or os.urandom(8).hex()).run()
