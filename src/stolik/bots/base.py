"""What a bot is: it turns a view and a stream of chance into an action, and knows nothing else."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from ..core.rng import Rng

V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Bot(Protocol[V_contra, A_co]):
    """A player that is a program.

    A bot keeps nothing between two decisions, so one that is asked in a fresh process decides alike. The view
    is all that its seat may know; the position, the pack's order and the clock are never handed to it.
    """

    def act(self, view: V_contra, rng: Rng) -> A_co:
        """A legal action for the view's seat, which must be one that may act."""


AnyBot = Bot[Any, Any]
"""A bot of whichever game."""
