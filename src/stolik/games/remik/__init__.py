"""Remik: Polish rummy with jokers, fifty-one points and a clean run to open.

Sources: 000, the Silesian rules of one household; 001, Polish Wikibooks; 004, a Polish guide to remik and its
relatives. Each is a preset; every point on which they differ is a setting.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import game as engine
from ...rulekit.ruleset import RuleSet
from .actions import Action
from .catalog import CATALOG
from .draft import Draft, draft
from .position import Position
from .spec import SPEC
from .view import View

__all__ = ["CATALOG", "SPEC", "Draft", "Game", "draft", "preset"]


class Game(engine.Game[Position, View, Action]):
    """A match of remik."""

    def __init__(self, rules: RuleSet, seats: Sequence[str], seed: str) -> None:
        super().__init__(SPEC, rules, seats, seed)


def preset(name: str) -> RuleSet:
    """The preset of this name; RuleSetError if there is none."""
    return CATALOG.preset(name)
