"""Many deals between bots, in as many processes as asked for; the figures do not depend on how many."""

from __future__ import annotations

import multiprocessing
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from ..rulekit.finding import Finding
from ..rulekit.ruleset import RuleSet
from .estimate import Tally
from .measures import Figures, measures
from .play import Play, Refusal, Spec, play_deal, play_match
from .seating import seatings

CHUNK = 10
"""Seeds that a process plays before it reports."""


class CannotPlay(ValueError):
    """So many players cannot play by these rules; the text says why, `explain` in a reader's language."""

    def __init__(self, rules: RuleSet, refused: Finding) -> None:
        super().__init__(rules.catalog.sentence(refused, "en"))
        self._rules, self._refused = rules, refused

    def explain(self, language: str) -> str:
        """The refusal in this language, with its clause."""
        return self._rules.catalog.refusal(self._refused, language)


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played: ``number`` deals (or matches) from a seed, each in every seating of ``levels``.

    ``games`` and ``bots`` name, as ``module:function``, where a game and a bot are found: other processes
    must find them again by themselves.
    """

    rules: str
    levels: tuple[str, ...]
    number: int
    seed: str
    matches: bool = False
    games: str = "stolik.games:game"
    bots: str = "stolik.bots:bot"


@dataclass(slots=True)
class Cluster:
    """All that was played on one seed, in every seating: what it adds to each figure, level by level."""

    table: dict[str, Tally] = field(default_factory=dict)
    levels: dict[str, dict[str, Tally]] = field(default_factory=dict)
    seconds: dict[str, array[float]] = field(default_factory=dict)
    refused: list[Refusal] = field(default_factory=list)
    deals: int = 0
    matches: int = 0


def run(
    contest: Contest, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[Cluster, ...]:
    """Play a contest; one cluster for each seed, in order. ``progress`` hears how many seeds are done.

    CannotPlay if there are too few or too many levels for these rules.
    """
    spec, rules = _game(contest)
    refused = spec.refuse_players(rules, len(contest.levels))
    if refused is not None:
        raise CannotPlay(rules, refused)
    for level in contest.levels:
        _named(contest.bots)(rules.game, level)
    done: list[Cluster] = []
    for clusters in _chunks(contest, jobs):
        done += clusters
        if progress is not None:
            progress(len(done))
    return tuple(done)


def _chunks(contest: Contest, jobs: int) -> Iterator[list[Cluster]]:
    parts = [range(start, min(start + CHUNK, contest.number)) for start in range(0, contest.number, CHUNK)]
    if jobs <= 1:
        yield from (_play(contest, part) for part in parts)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from pool.map(_play, [contest] * len(parts), parts)


def _play(contest: Contest, numbers: range) -> list[Cluster]:
    """The clusters of these numbers; runs in any process."""
    spec, rules = _game(contest)
    return [_cluster(contest, spec, rules, number) for number in numbers]


def _game(contest: Contest) -> tuple[Spec, RuleSet]:
    spec: Spec = _named(contest.games)(contest.rules.strip().partition("/")[0])
    return spec, spec.catalog.parse(contest.rules)


def _cluster(contest: Contest, spec: Spec, rules: RuleSet, number: int) -> Cluster:
    cluster = Cluster()
    find = _named(contest.bots)
    bots = {level: find(rules.game, level) for level in contest.levels}
    meter = measures(rules.game)
    seed = f"{contest.seed}/{number + 1}"
    for seating in seatings(contest.levels):
        players = [bots[level] for level in seating]
        if contest.matches:
            play = play_match(spec, rules, players, seed)
        else:
            place = meter.place(rules, number)
            play = play_deal(spec, rules, players, number % len(seating), place, seed)
        for deal in play.deals:
            _add(cluster, seating, meter.of_deal(deal))
            for decision in deal.decisions:
                level = seating[decision.seat]
                cluster.seconds.setdefault(level, array("d")).append(decision.seconds)
        if play.sheet is not None:
            _add(cluster, seating, meter.of_match(play.sheet))
        _count(cluster, play)
    return cluster


def _count(cluster: Cluster, play: Play) -> None:
    cluster.deals += len(play.deals)
    cluster.matches += play.sheet is not None
    cluster.refused += play.refused


def _add(cluster: Cluster, seating: Sequence[str], figures: Figures) -> None:
    _merge(cluster.table, figures.table)
    for level, row in zip(seating, figures.seats, strict=False):
        _merge(cluster.levels.setdefault(level, {}), row)


def _merge(into: dict[str, Tally], more: Mapping[str, Tally]) -> None:
    for name, tally in more.items():
        into[name] = into.get(name, Tally()) + tally


def _named(name: str) -> Any:
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
