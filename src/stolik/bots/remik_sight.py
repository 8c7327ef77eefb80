"""What a seat can tell from its view: copies not seen, cards that others took, how soon they may end."""

from __future__ import annotations

from collections import Counter
from functools import cached_property, lru_cache

from ..core.cards import Card
from ..core.seats import clockwise
from ..games.remik.rules import laps, pile, table
from ..games.remik.view import View
from ..rulekit.ruleset import RuleSet

_ENDS_SOON = (0.6, 0.5, 0.33, 0.22, 0.16, 0.12, 0.09, 0.07)
"""How likely a player who has opened goes out in one turn, by the cards that he holds (0, 1, 2 ...)."""
_ENDS_LATE = 0.05
_ENDS_UNOPENED = 0.01
_UNKNOWN_COUNT = 6


@lru_cache(maxsize=64)
def _pack(rules: RuleSet, players: int) -> Counter[Card]:
    return Counter(table.cards(rules, players))


class Sight:
    """A view as a player reads it who counts cards."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.rules = view.rules
        self.next = clockwise(view.seat, view.players)

    @cached_property
    def unseen(self) -> Counter[Card]:
        """Copies of each card that this seat has not seen: they are in the stock or in other hands."""
        left = Counter(_pack(self.rules, self.view.players))
        left.subtract(self.view.hand)
        left.subtract(self.view.pile)
        left.subtract(self.view.seen)
        left.subtract(laid.card for entry in self.view.melds for laid in entry.meld.cards)
        return left

    @cached_property
    def risk(self) -> float:
        """How likely it is that somebody else goes out before this seat's next turn."""
        safe = 1.0
        for seat, count in enumerate(self.view.counts):
            if seat != self.seat:
                safe *= 1 - self._ends(self.view.opened[seat], count)
        return 1 - safe

    @staticmethod
    def _ends(opened: bool, count: int) -> float:
        if not opened:
            return _ENDS_UNOPENED
        if count < 0:
            count = _UNKNOWN_COUNT
        return _ENDS_SOON[count] if count < len(_ENDS_SOON) else _ENDS_LATE

    @property
    def next_takes(self) -> bool:
        """Whether the next player may take a card from the pile for more than going out."""
        if laps.pile_waits(self.rules, self.view.lap_of(self.next)):
            return False
        free = pile.before_opening(self.rules) is pile.BeforeOpening.FREE
        return free or self.view.opened[self.next]

    @cached_property
    def held_by_next(self) -> Counter[Card]:
        """Cards that the next player took from the pile and has neither laid nor thrown since."""
        held: Counter[Card] = Counter()
        top: Card | None = None
        for event in self.view.history:
            before, _, thrown = event.text.rpartition("discard ")
            mine = event.seat == self.next
            if mine and event.text.startswith("take") and top is not None and str(top) not in before:
                held[top] += 1
            if thrown and (before or event.text.startswith("discard ")):
                top = Card(thrown)
                if mine and held[top]:
                    held[top] -= 1
        return +held
