"""A turn being composed: a view and the steps so far, outside the position, immutable."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ...core.cards import Card
from ...rulekit.finding import Debt, Finding, Verdict
from . import case as cases
from .actions import Play, Step, parse_steps
from .case import Case
from .law import meld_law
from .referee import assess, judge
from .view import View


@dataclass(frozen=True)
class Draft:
    """Steps of a turn not played yet. Taking back is dropping the last step; nothing is lost with a draft."""

    view: View
    steps: tuple[Step, ...] = ()

    def add(self, step: Step) -> Draft:
        """The draft with one more step."""
        return Draft(self.view, (*self.steps, step))

    def back(self) -> Draft:
        """The draft without its last step; IndexError if there is none."""
        if not self.steps:
            raise IndexError("nothing to take back")
        return Draft(self.view, self.steps[:-1])

    def read(self, text: str) -> Draft:
        """The draft with the steps of this text; TextError if it cannot be read."""
        return Draft(self.view, (*self.steps, *parse_steps(text)))

    def take(self) -> Draft:
        """Take the top of the discard pile."""
        return self.read("take")

    def meld(self, *texts: str) -> Draft:
        """Lay new melds."""
        return self.read("; ".join(f"meld {text}" for text in texts))

    def swap(self, cards: str, meld: str) -> Draft:
        """Put real cards in the place of jokers."""
        return self.read(f"swap {cards} at {meld}")

    def discard(self, card: str | Card) -> Play:
        """The whole play, with its last card thrown."""
        return Play((*self.read(f"discard {card}").steps,))

    @cached_property
    def case(self) -> Case:
        """Hand and table after the steps."""
        return cases.build(self.view, self.steps, meld_law(self.view.rules), closed=False)

    @cached_property
    def _assessed(self) -> tuple[tuple[Finding, ...], tuple[Debt, ...]]:
        return assess(self.case)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What is wrong for good; no further step could cure it."""
        return self._assessed[0]

    @property
    def conditions(self) -> tuple[Debt, ...]:
        """Every condition met on the way, paid or not; the discard that ends each turn is not among them."""
        return tuple(debt for debt in self._assessed[1] if debt.clause != "discard_missing")

    @property
    def debts(self) -> tuple[Debt, ...]:
        """Conditions that are not met yet."""
        return tuple(debt for debt in self.conditions if not debt.paid)

    @property
    def verdict(self) -> Verdict:
        """The verdict if the turn were to end here."""
        return judge(self.view, Play(self.steps))


def draft(view: View, steps: Iterable[Step] = ()) -> Draft:
    """A draft of the view's turn."""
    return Draft(view, tuple(steps))
