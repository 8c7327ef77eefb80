"""The bots, by game and level. Anything above finds one through :func:`bot`.

A level is named by the module and the class that play it, so that a bot is loaded when it is first asked
for, and a process of its own can find it by its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from ..core.text import Phrase, either
from .base import AnyBot, Bot

__all__ = ["AnyBot", "Bot", "UnknownBot", "bot", "levels", "offered"]

_LEVELS: Final[Mapping[str, Mapping[str, str]]] = {
    "remik": {"random": "remik_random:RemikRandom", "greedy": "remik_greedy:RemikGreedy"},
    "jokeri": {
        "random": "any_legal:JokeriRandom",
        "greedy": "jokeri_greedy:JokeriGreedy",
        "quick": "jokeri_search:JokeriQuick",
        "steady": "jokeri_search:JokeriSteady",
        "deep": "jokeri_search:JokeriDeep",
    },
}
"""For each game its levels, worst to best, as ``module:class``."""


class UnknownBot(ValueError):
    """A game without bots, or a level that its bots do not have; the text says which there are."""

    def __init__(self, said: Phrase) -> None:
        self.said = said
        super().__init__(str(said))


def levels(game: str) -> tuple[str, ...]:
    """A game's levels, worst to best: the last is the usual stand-in. UnknownBot if it has no bots."""
    if game not in _LEVELS:
        raise UnknownBot(Phrase("no-bots", {"game": repr(game[:40]), "known": either(tuple(_LEVELS))}))
    return tuple(_LEVELS[game])


def offered(game: str) -> tuple[str, ...]:
    """The levels that a table offers: all that are worth playing against. UnknownBot if there is none."""
    return tuple(level for level in levels(game) if level != "random")


def bot(game: str, level: str) -> AnyBot:
    """A bot of this game and level; UnknownBot if there is none."""
    known = levels(game)
    if level not in known:
        raise UnknownBot(Phrase("no-bot", {"game": game, "name": repr(level[:40]), "known": either(known)}))
    module, _, name = _LEVELS[game][level].partition(":")
    found: AnyBot = getattr(import_module(f"{__name__}.{module}"), name)()
    return found
