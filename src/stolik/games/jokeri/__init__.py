"""Georgian Joker: four players, 36 cards with two jokers, and promises that must come out exactly.

Source: 002, rules of the Georgian trick game Joker from an online card room (preset ``classic``); where it
is silent, the clause says so.
"""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine import game as engine
from stolik.games.jokeri.actions import Action
from stolik.games.jokeri.catalog import CATALOG
from stolik.games.jokeri.position import Position
from stolik.games.jokeri.spec import SPEC
from stolik.games.jokeri.view import View
from stolik.rulekit.ruleset import RuleSet

__all__ = ["CATALOG", "SPEC", "Game", "preset"]


class Game(engine.Game[Position, View, Action]):
    """A match of Georgian Joker."""

    def __init__(self, rules: RuleSet, seats: Sequence[str], seed: str) -> None:
        super().__init__(SPEC, rules, seats, seed)


def preset(name: str) -> RuleSet:
    """The preset of this name; RuleSetError if there is none."""
    return CATALOG.preset(name)
