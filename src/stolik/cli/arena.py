"""`stolik arena`: bots against bots, with figures."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from stolik.cli.failure import Failure

if TYPE_CHECKING:
    from collections.abc import Callable

    from stolik.rulekit.ruleset import RuleSet

MOST_JOBS = 64


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game: remik or jokeri.")],
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LEVELS",
            show_default="as many of the best as the game needs",
            help="A level for each seat, as greedy,greedy,random.",
        ),
    ] = None,
    deals: Annotated[
        int | None, typer.Option(min=1, metavar="NUMBER", show_default="100", help="How many deals.")
    ] = None,
    matches: Annotated[
        int | None, typer.Option(min=1, metavar="NUMBER", help="Whole matches instead of single deals.")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed deals the same cards.")] = "1",
    rules: Annotated[
        str | None,
        typer.Option(
            metavar="RULESET",
            show_default="the game's first",
            help="The table's rules, as `stolik rules` lists.",
        ),
    ] = None,
    jobs: Annotated[
        int, typer.Option(min=1, max=MOST_JOBS, metavar="NUMBER", help="Processes that play at once.")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play, each deal once in every seating, and print what came of it.

    The exit code is 1 if the referee refused an action: then a bot's program is wrong.
    """
    from stolik.arena.report import report
    from stolik.arena.run import Contest, run

    if deals is not None and matches is not None:
        raise Failure("--deals or --matches, not both.")
    agreed = _rules(game, rules)
    contest = Contest(
        str(agreed), _levels(agreed, bots), matches or deals or 100, seed, matches=matches is not None
    )
    clusters = run(contest, jobs, _progress(contest.number))
    found = report(contest, clusters)
    if as_json:
        typer.echo(json.dumps(found.data()))
    else:
        for line in found.lines():
            typer.echo(line)
    if found.refused:
        raise typer.Exit(1)


def _rules(game: str, text: str | None) -> RuleSet:
    from stolik import games

    catalog = games.game(game).catalog
    if text is None:
        return catalog.preset(USUAL[game] if game in USUAL else catalog.presets[0])
    agreed = games.parse_rules(text)
    if agreed.game != game:
        raise Failure(f"{agreed} are rules of {agreed.game}, not of {game}.")
    return agreed


USUAL = {"remik": "silesian", "jokeri": "classic"}
"""The presets that stand for their games where no rules are named."""


def _levels(rules: RuleSet, text: str | None) -> tuple[str, ...]:
    from stolik import bots, games

    if text is not None:
        return tuple(level.strip() for level in text.split(","))
    numbers = sorted(games.game(rules.game).players(rules))
    return (bots.levels(rules.game)[-1],) * (3 if 3 in numbers else numbers[0])


def _progress(number: int) -> Callable[[int], None] | None:
    """A line that counts, for a person who waits at a terminal; nothing where nobody does."""
    if not sys.stderr.isatty():
        return None

    def tell(done: int) -> None:
        print(f"\r{done} of {number}", end="\n" if done == number else "", file=sys.stderr, flush=True)

    return tell
