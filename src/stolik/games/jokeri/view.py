"""What one seat may know of a deal, built field by field (clause 14.1); never made by deleting secrets."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.core.cards import Card, Suit
from stolik.core.cardset import CardSet
from stolik.games.jokeri.actions import Action
from stolik.games.jokeri.kinds import Form, Phase, Slot
from stolik.games.jokeri.result import DealResult
from stolik.rulekit.ruleset import RuleSet
from stolik.tricks.trick import Play


@dataclass(frozen=True, slots=True)
class LastTrick:
    """A completed trick: who played what, in order, and the seat that took it."""

    plays: tuple[tuple[int, Play], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class View:
    """A deal as seen from ``seat``, or by everyone (None).

    ``trump`` is None both before it is known and when there is none; ``is_trump_known`` tells them apart.
    ``namer`` is the seat that names the trump in this deal, if one does. ``barred`` is the number that the
    dealer may not bid, once only he is left to bid. ``before`` are the results of the match's earlier deals,
    as the sheet shows them; there are fewer than ``number`` where they are not told.
    """

    rules: RuleSet
    seat: int | None
    number: int
    slot: Slot
    dealer: int
    turn: int | None
    phase: Phase
    hand: CardSet
    counts: tuple[int, ...]
    turned: Card | None
    trump: Suit | None
    is_trump_known: bool
    namer: int | None
    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    trick: tuple[tuple[int, Play], ...]
    last_trick: LastTrick | None
    barred: int | None
    history: tuple[tuple[int, Action], ...]
    before: tuple[DealResult, ...]
    result: DealResult | None

    @property
    def cards(self) -> int:
        """How many cards each player is dealt, and so how many tricks there are."""
        return self.slot.cards

    @property
    def form(self) -> Form:
        """The form of the deal."""
        return self.slot.form

    @property
    def lead(self) -> Play | None:
        """The first card of the trick on the table."""
        return self.trick[0][1] if self.trick else None

    @property
    def players(self) -> int:
        """Seats at the table."""
        return len(self.counts)
