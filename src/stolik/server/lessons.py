"""Lessons: tables on which one prescribed deal is played, so that the guidance fits the cards.

A lesson is a real table of the house with its log, its referee and its bots. What is prescribed is the
table's secret, from which everything that chance decides is derived as at any table, and which deal of a
game is played. So the cards of a lesson are no secret to anybody who looks for them; nothing is at stake.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: its rules and seats, the deal of the game (from 0), and the label of its secret."""

    rules: str
    seats: tuple[str, ...]
    number: int
    label: str

    @property
    def secret(self) -> str:
        """The table's secret, the same each time: 256 bits in hex."""
        return hashlib.sha256(self.label.encode()).hexdigest()


def _jokeri(number: int, label: str) -> Lesson:
    return Lesson("jokeri/classic", ("me", "greedy", "greedy", "greedy"), number, f"stolik lesson {label}")


LESSONS: Final[Mapping[str, tuple[Lesson, ...]]] = {
    # What each deal must show the player is written down in the tests: the labels were found by trying.
    "jokeri": (_jokeri(1, "two cards 7"), _jokeri(3, "a joker 157"), _jokeri(8, "nine cards 49")),
}
