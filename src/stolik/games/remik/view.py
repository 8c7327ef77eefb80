"""What one seat may know of a deal of remik, built field by field."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ...core.cards import Card
from ...core.cardset import CardSet
from ...rulekit.ruleset import RuleSet
from ...rummy.melds import Meld


class Phase(StrEnum):
    """Where a deal stands."""

    CUT = "cut"
    KEEP = "keep"
    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table: its letter, the seat that laid it, and the meld."""

    name: str
    owner: int
    meld: Meld


@dataclass(frozen=True, slots=True)
class Happened:
    """One thing that happened, in order; ``text`` is as this reader may know it.

    ``melds`` are those that its steps speak of by their letter, one a step: each as it lay before that step.
    """

    seat: int
    text: str
    melds: tuple[Meld, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended: points a seat, the hands left, what each card counted, and the multiplier.

    ``finisher`` is None and ``void`` true where the safety stop ended a deal that nobody could finish.
    ``covered`` says that the last card lies face down on the pile: only the finisher knows it.
    """

    finisher: int | None
    points: tuple[int, ...]
    hands: tuple[CardSet, ...]
    values: tuple[tuple[int, ...], ...]
    multiplier: int
    void: bool = False
    covered: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """A deal as ``seat`` knows it (None: as everybody may know it).

    ``drawn`` is the card that this seat drew from the stock in the running turn, ``taken`` the pile's card
    that the player to move took for good (where touching binds). ``pile`` is top first, its top alone unless
    the table shows the pile's history, and nothing under a last card laid face down. ``seen`` are cards that
    the seat saw at the cut and that went to the bottom of the stock. ``turns`` counts the turns of the deal
    that are over.
    """

    rules: RuleSet
    players: int
    seat: int | None
    dealer: int
    number: int
    turn: int
    phase: Phase
    first_turn: bool
    hand: CardSet
    drawn: Card | None
    counts: tuple[int, ...]
    opened: tuple[bool, ...]
    melds: tuple[TableMeld, ...]
    next_name: int
    stock: int
    pile: tuple[Card, ...]
    pile_count: int
    taken: Card | None = None
    turns: int = 0
    cutter: int | None = None
    seen: tuple[Card, ...] = ()
    pack: int = 0
    history: tuple[Happened, ...] = ()
    result: Outcome | None = None

    @property
    def lap(self) -> int:
        """The lap of this seat's turn, running or next (of the running one for nobody)."""
        return self.lap_of(self.turn if self.seat is None else self.seat)

    def lap_of(self, seat: int) -> int:
        """The lap of the deal, from 1, of a seat's running or next turn: in a lap each seat has one turn."""
        return 1 + (self.turns + (seat - self.turn) % self.players) // self.players

    @property
    def has_opened(self) -> bool:
        """Whether this seat has opened in this deal."""
        return self.seat is not None and self.opened[self.seat]

    def meld(self, name: str) -> TableMeld | None:
        """The meld of this letter, if it is on the table."""
        return next((entry for entry in self.melds if entry.name == name), None)


def meld_name(number: int) -> str:
    """The letter of the deal's meld number ``number`` (from 0): a … z, then a2 … z2 and so on."""
    letter = chr(ord("a") + number % 26)
    return letter if number < 26 else f"{letter}{number // 26 + 1}"


def meld_number(name: str) -> int:
    """The number of a letter; the inverse of :func:`meld_name`."""
    return ord(name[0]) - ord("a") + 26 * (int(name[1:]) - 1 if len(name) > 1 else 0)
