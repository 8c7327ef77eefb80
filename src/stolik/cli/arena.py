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
    ruleset: Annotated[
        str, typer.Argument(metavar="RULESET", help="The table's rules; a game's name means its usual ones.")
    ] = "remik",
    rules: Annotated[
        str | None,
        typer.Option("--rules", metavar="RULESET", help="The rules, where only the game was named before."),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="LEVELS",
            show_default="the best, in every seat",
            help='As "greedy,random,random".',
        ),
    ] = None,
    deals: Annotated[
        int, typer.Option(min=1, max=1_000_000, metavar="NUMBER", help="Different deals.")
    ] = 1000,
    matches: Annotated[bool, typer.Option("--matches", help="Play whole matches, not single deals.")] = False,
    seed: Annotated[
        str,
        typer.Option(metavar="TEXT", help="The same seed deals the same cards; try on one, report another."),
    ] = "arena",
    jobs: Annotated[
        int | None,
        typer.Option(
            min=1, max=256, metavar="NUMBER", show_default="one a core", help="Processes to play in."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The figures in JSON.")] = False,
) -> None:
    """Let bots play the same deals from every seat and print what came of it, with 95 % intervals.

    The exit code is 1 if the referee refused an action of a bot.
    """
    from stolik import bots
    from stolik.arena.report import report
    from stolik.arena.run import Contest, run

    game = ruleset.strip().partition("/")[0]
    if rules is not None:
        if ruleset.strip() not in (game, rules) or rules.strip().partition("/")[0] != game:
            raise Failure(f"{ruleset} and --rules {rules} are not the same game.")
        ruleset = rules
    if players is None:
        levels = (bots.levels(game)[-1],) * USUAL_SEATS.get(game, 2)
    else:
        levels = tuple(level.strip() for level in players.split(","))
    contest = Contest(USUAL_RULES.get(ruleset.strip(), ruleset), levels, deals, seed, matches)
    progress = _show if sys.stderr.isatty() else None
    outcome = report(contest, run(contest, jobs or os.cpu_count() or 1, progress))
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
