"""Finished deals, looked at again: every position of a deal as each seat saw it, and all hands.

Nothing here opens a deal that is still being played: :func:`film` refuses it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..core.text import Phrase
from ..engine.game import Game
from ..engine.record import RecordError, replay
from ..rulekit.ruleset import RuleSet
from .catalogue import Games, Spec

MAX_LINES: Final = 2500
"""Most lines of a record that is read over HTTP: a long evening has about half of them."""


class NotOver(ValueError):
    """The deal is still being played."""


@dataclass(frozen=True, slots=True)
class Played:
    """One action of a deal: the seat, its text as a record tells it, and who made it if not the player."""

    seat: int
    text: str
    auto: str | None = None


def film(spec: Spec, positions: Sequence[Any], played: Sequence[Played]) -> dict[str, Any]:
    """A finished deal, position by position: ``frames`` and ``histories``; NotOver for any other.

    A frame holds the action that led to it (the first one has none), every seat's view as it was sent at
    that moment, and all hands. ``histories`` are the moves as each seat saw them in the end; a view's own
    ``history`` is the number of those that it knew, since it would only repeat them.
    """
    if spec.to_move(positions[-1]) is not None:
        raise NotOver("the deal is not over")
    seats = range(len(positions[-1].hands))
    histories = [list(spec.wire(spec.view(positions[-1], seat))["history"]) for seat in seats]
    frames = []
    for position, action in zip(positions, (None, *played), strict=True):
        views = []
        for seat in seats:
            view = dict(spec.wire(spec.view(position, seat)))
            known = list(view["history"])
            if known == histories[seat][: len(known)]:
                view["history"] = len(known)
            views.append(view)
        frames.append(
            {
                "seat": None if action is None else action.seat,
                "text": None if action is None else action.text,
                "auto": None if action is None else action.auto,
                "hands": [[str(card) for card in hand] for hand in position.hands],
                "views": views,
            }
        )
    return {"frames": frames, "histories": histories}


def of_record(spec: Spec, rules: RuleSet, record: Mapping[str, Any]) -> dict[str, Any]:
    """The film of a deal as the projector gives it out (``projector.record``)."""
    positions = [spec.deal(rules, record["players"], record["dealer"], record["number"], record["seed"])]
    played = []
    for done in record["actions"]:
        action = spec.parse_action(done["text"])
        after, _ = spec.apply(positions[-1], action, done["seat"])
        positions.append(after)
        played.append(Played(done["seat"], spec.record_text(action, after), done["auto"]))
    shown = film(spec, positions, played)
    return {"dealer": record["dealer"], "points": list(spec.result(positions[-1]).points), **shown}


def of_text(games: Games, text: str, deal: int | None) -> dict[str, Any]:
    """A record judged line by line, and the film of one of its finished deals (by default the first).

    RecordError names the line that does not stand; NotOver if no deal of it is finished, LookupError if it
    has no such deal.
    """
    if text.count("\n") > MAX_LINES:
        raise RecordError(MAX_LINES, Phrase("record-lines", {"most": str(MAX_LINES)}))

    game: Game[Any, Any, Any] = replay(text, games.offered)
    finished = len(game.results)
    if not finished:
        raise NotOver("no deal of the record is over")
    number = 1 if deal is None else deal
    if not 1 <= number <= finished:
        raise LookupError("there is no such deal")
    course = game.course(number - 1)
    played = [
        Played(seat, game.spec.record_text(action, after))
        for (seat, action), after in zip(course.played, course.positions[1:], strict=True)
    ]
    return {
        "game": game.spec.name,
        "rules": str(game.rules),
        "code": game.rules.code,
        "you": None,
        "seats": [{"name": name, "kind": "human"} for name in game.seats],
        "deals": list(range(1, finished + 1)),
        "deal": number,
        "dealer": course.dealer,
        "points": list(game.results[number - 1].points),
        **film(game.spec, course.positions, played),
    }
