"""`stolik bench`: what judging and playing cost, beside a fixed baseline."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stolik.cli.failure import Failure

if TYPE_CHECKING:
    from stolik.engine.game import Game
    from stolik.rulekit.ruleset import RuleSet

PLAYERS = 3
JUDGE_BAR = 1.5e-3
DEAL_BAR = 0.5


def command(
    what: Annotated[str, typer.Argument(metavar="WHAT", help="bench-what")],
    ruleset: Annotated[
        str, typer.Option("--rules", metavar="RULESET", help="bench-rules")
    ] = "remik/silesian",
    level: Annotated[str, typer.Option(metavar="LEVEL", help="bench-level")] = "greedy",
    deals: Annotated[int, typer.Option(min=1, max=10_000, metavar="NUMBER", help="bench-deals")] = 20,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="bench-seed")] = "bench",
) -> None:
    """Measure the engine or the server and print the figures."""
    from stolik import games
    from stolik.rummy import bench as solvers

    if what == "server":
        from stolik.server import bench

        typer.echo("\n".join(bench.report()))
        return
    if what != "engine":
        raise Failure("bench-nothing", what=what)
    rules = games.parse_rules(ruleset)
    before = baseline()
    played, turns = play(rules, level, deals, seed)
    unit = min(before, baseline())
    typer.echo(
        f"{rules}, {PLAYERS} {level} bots, {deals} deals, {len(turns)} whole turns; CPU time of one core"
    )
    typer.echo(f"{'':24}{'mean':>12}{'median':>12}{'worst':>12}{'bar':>12}{'mean/baseline':>15}")
    typer.echo(_line("baseline", [unit], None, unit))
    typer.echo(_line("judge one whole turn", judge(turns), JUDGE_BAR, unit))
    if laying := [turn for turn in turns if len(turn.action.steps) > 1]:
        typer.echo(_line("judge one that lays", judge(laying), JUDGE_BAR, unit))
    typer.echo(_line("one deal", played, DEAL_BAR, unit))
    for row in solvers.run(seed=seed):
        typer.echo(_line(row.name, list(row.seconds), row.bar, unit))


def baseline() -> float:
    """Seconds of a fixed piece of work, the best of five: the measure of this machine and interpreter."""
    return min(_timed(_work) for _ in range(5))


def _work() -> int:
    """Sorts, counts and looks up as rules do, always the same."""
    total = 0
    for start in range(200):
        cards = [(start * 7 + step * 31) % 53 for step in range(14)]
        counts: dict[int, int] = {}
        for card in sorted(cards):
            counts[card % 13] = counts.get(card % 13, 0) + 1
        total += sum(rank * count for rank, count in counts.items() if count > 1)
    return total


@dataclass(frozen=True, slots=True)
class Turn:
    """One whole turn that was played: what its player knew, and what he did."""

    view: Any
    action: Any
    judge: Callable[[Any, Any], Any]


def play(rules: RuleSet, level: str, deals: int, seed: str) -> tuple[list[float], list[Turn]]:
    """The seconds that each deal took, and every whole turn that was played in them."""
    from stolik import bots, games
    from stolik.core.rng import Rng
    from stolik.engine.game import Game

    bot = bots.bot(rules.game, level)
    seats = [f"Bot {number}" for number in range(1, PLAYERS + 1)]
    seconds: list[float] = []
    turns: list[Turn] = []
    for number in range(deals):
        game = Game(games.game(rules.game), rules, seats, f"{seed}/{number}")
        rng = Rng(game.seed).child("bots")

        def deal(game: Game[Any, Any, Any] = game, rng: Rng = rng) -> None:
            while game.turn is not None:
                game.push(bot.act(game.view(game.turn), rng))

        seconds.append(_timed(deal))
        turns += _turns(game)
    return seconds, turns


def _turns(game: Game[Any, Any, Any]) -> Iterator[Turn]:
    """The running deal's turns from the last to the first, each with the view that it was played on."""
    from stolik.games.remik.actions import Play

    while True:
        try:
            action = game.pop()
        except IndexError:
            return
        if isinstance(action, Play):
            yield Turn(game.view(game.turn), action, game.spec.judge)


def judge(turns: list[Turn]) -> list[float]:
    """The seconds that judging each turn takes anew."""
    return [_timed(partial(turn.judge, turn.view, turn.action)) for turn in turns]


def _timed(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began


def _line(name: str, seconds: list[float], bar: float | None, unit: float) -> str:
    mean = statistics.fmean(seconds)
    columns = [_time(mean), _time(statistics.median(seconds)), _time(max(seconds)), _time(bar) if bar else ""]
    return f"{name:24}" + "".join(f"{column:>12}" for column in columns) + f"{mean / unit:>15.2f}"


def _time(seconds: float) -> str:
    return f"{seconds * 1e3:.3f} ms" if seconds < 0.1 else f"{seconds:.3f} s"
