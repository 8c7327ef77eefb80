"""Laws that every game and preset must pass; tests walk games and call these.

Each raises AssertionError with what was broken.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from ..core.rng import Rng
from .game import Game
from .record import replay
from .spec import GameSpec

Spec = GameSpec[Any, Any, Any]


def verdicts_depend_on_the_view(
    spec: Spec, position: Any, seat: int, actions: Iterable[Any], rng: Rng
) -> None:
    """Hidden cards dealt anew, the seat sees the same bytes and the referee says the same."""
    view = spec.view(position, seat)
    other = spec.view(spec.resample(view, rng), seat)
    seen, again = (json.dumps(spec.wire(each), sort_keys=True) for each in (view, other))
    assert seen == again, f"seat {seat} can tell two worlds apart:\n{seen}\n{again}"
    for action in actions:
        first, second = spec.judge(view, action), spec.judge(other, action)
        assert first.findings == second.findings, f"{action}: {first.clauses} here, {second.clauses} there"
        assert first.outcome == second.outcome, f"{action}: {first.outcome} here, {second.outcome} there"


def legal_means_allowed(spec: Spec, view: Any, actions: Iterable[Any]) -> None:
    """An action is among the legal ones exactly when the referee allows it."""
    legal = spec.legal_actions(view)
    for action in actions:
        assert (action in legal) == bool(spec.judge(view, action)), f"{action}: list and referee disagree"


def texts_read_back(spec: Spec, actions: Iterable[Any]) -> None:
    """What is printed can be parsed, and is the same."""
    for action in actions:
        assert spec.parse_action(str(action)) == action, f"{action!r} does not read back"


def cards_are_conserved(spec: Spec, before: Any, after: Any) -> None:
    """No card appears or vanishes."""
    assert sorted(spec.census(before)) == sorted(spec.census(after)), "cards were not conserved"


def push_then_pop_is_nothing(game: Game[Any, Any, Any], action: Any) -> None:
    """Taking back an action gives the very position before it."""
    before = game.position
    game.push(action)
    assert game.pop() == action
    assert game.position == before, f"{action} cannot be taken back"


def record_replays(game: Game[Any, Any, Any], find: Callable[[str], Spec]) -> None:
    """The record, judged line by line, leads to the same position and prints the same text."""
    text = game.record().dumps()
    again = replay(text, find)
    assert again.position == game.position, "the replay ended elsewhere"
    assert again.record().dumps() == text, "the record does not read back"


def walk(
    game: Game[Any, Any, Any], choose: Callable[[Any, Rng], Any], rng: Rng, most: int
) -> Iterable[tuple[Any, Any]]:
    """Play one deal to its end, or ``most`` actions, yielding each position and the action chosen on it.

    ``choose`` gets a view and a stream of chance, as a bot does.
    """
    for _ in range(most):
        turn = game.turn
        if turn is None:
            return
        action = choose(game.view(turn), rng)
        yield game.position, action
        game.push(action)
