"""Which games the house offers, and the door through which the server knows a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from ..core.text import Phrase, either
from ..engine.spec import GameSpec
from ..rulekit.ruleset import RuleSet, RuleSetError

Spec = GameSpec[Any, Any, Any]


class Games:
    """The games of the house.

    ``finder`` names a function as ``module:function``; called with a game's code name it returns the game's
    spec, or raises KeyError. It is a name and not a function, because the bots' processes must find it
    again by themselves. ``bots`` names one that is called with game and level and returns a bot.
    """

    def __init__(
        self,
        names: Sequence[str],
        levels: Mapping[str, Sequence[str]],
        finder: str = "stolik.games:game",
        bots: str = "stolik.bots:bot",
    ) -> None:
        self.names = tuple(names)
        self.levels = {game: tuple(found) for game, found in levels.items()}
        self.finder, self.bots = finder, bots
        self._find: Callable[[str], Spec] = named(finder)

    def spec(self, game: str) -> Spec:
        """The game of this code name; KeyError if the house does not offer it."""
        if game not in self.names:
            raise KeyError(game)
        return self._find(game)

    def parse_rules(self, text: str) -> RuleSet:
        """The rule set of this text; RuleSetError if there is none."""
        return self.offered(text.partition("/")[0].strip()).catalog.parse(text)

    def offered(self, game: str) -> Spec:
        """The game that somebody asks for by its code name; RuleSetError if the house does not offer it."""
        if game not in self.names:
            raise RuleSetError(Phrase("no-game", {"name": repr(game[:40]), "known": either(self.names)}))
        return self._find(game)

    def usual_level(self, game: str) -> str:
        """The level of a bot that stands in for a player: the game's last, which is its best."""
        return self.levels[game][-1]


def named(name: str) -> Any:
    """What ``module:attribute`` names."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


def house_games() -> Games:
    """The games that come with Stolik, and their bots."""
    from .. import bots, games

    return Games(games.names(), {game: bots.offered(game) for game in games.names()})
