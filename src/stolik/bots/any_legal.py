"""The bot that takes any of the legal actions, for games in which they are few."""

from __future__ import annotations

from typing import Any

from ..core.rng import Rng
from ..games import game


class AnyLegal:
    """Any of the legal actions, each equally likely."""

    def __init__(self, name: str) -> None:
        self._spec = game(name)

    def act(self, view: Any, rng: Rng) -> Any:
        """One of the legal actions."""
        return rng.choice(tuple(self._spec.legal_actions(view)))


class JokeriRandom(AnyLegal):
    """Any legal bid, trump or card of Georgian Joker."""

    def __init__(self) -> None:
        super().__init__("jokeri")
