"""`stolik arena`: bots against bots, and the figures."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

import typer

from stolik.cli.failure import Failure

#: The rules that a game's bare name stands for here.
USUAL_RULES = {"remik": "remik/silesian", "jokeri": "jokeri/classic"}
#: How many sit at the table where the bots are not named.
USUAL_SEATS = {"remik": 3, "jokeri": 4}


def command(
    ctx: typer.Context,
    ruleset: Annotated[str, typer.Argument(metavar="RULESET", help="arena-rules")] = "remik",
    rules: Annotated[
        str | None, typer.Option("--rules", metavar="RULESET", help="arena-rules-option")
    ] = None,
    players: Annotated[
        str | None,
        typer.Option("--bots", metavar="LEVELS", show_default="arena-bots-default", help="arena-bots"),
    ] = None,
    deals: Annotated[int, typer.Option(min=1, max=1_000_000, metavar="NUMBER", help="arena-deals")] = 1000,
    matches: Annotated[bool, typer.Option("--matches", help="arena-matches")] = False,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="arena-seed")] = "arena",
    jobs: Annotated[
        int | None,
        typer.Option(min=1, max=256, metavar="NUMBER", show_default="arena-jobs-default", help="arena-jobs"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="arena-json")] = False,
) -> None:
    """Let bots play and print what came of it; exit code 1 if the referee refused an action of a bot."""
    from stolik import bots
    from stolik.arena.report import report
    from stolik.arena.run import CannotPlay, Contest, run

    game = ruleset.strip().partition("/")[0]
    if rules is not None:
        if ruleset.strip() not in (game, rules) or rules.strip().partition("/")[0] != game:
            raise Failure("arena-two-games", one=ruleset, other=rules)
        ruleset = rules
    if players is None:
        levels = (bots.levels(game)[-1],) * USUAL_SEATS.get(game, 2)
    else:
        levels = tuple(level.strip() for level in players.split(","))
    contest = Contest(USUAL_RULES.get(ruleset.strip(), ruleset), levels, deals, seed, matches)
    progress = _show if sys.stderr.isatty() else None
    try:
        clusters = run(contest, jobs or os.cpu_count() or 1, progress)
    except CannotPlay as trouble:
        raise Failure("refused", why=trouble.explain(ctx.obj)) from trouble
    outcome = report(contest, clusters)
    if progress is not None:
        sys.stderr.write("\r\033[K")
    if as_json:
        typer.echo(json.dumps(outcome.data()))
    else:
        for line in outcome.lines():
            typer.echo(line)
    if outcome.refused:
        raise typer.Exit(1)


def _show(done: int) -> None:
    """How many deals are done, on a line that is written over."""
    sys.stderr.write(f"\r{done}")
    sys.stderr.flush()
