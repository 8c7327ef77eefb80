"""What a question of going out is made of: the permissions of a table, the turn so far, and the answer.

Permissions are plain values, which the rules of a game fill in. A plan names melds by number: those on the
table come first, in the order given, and then the plan's own new melds as they are laid.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from ..core.cards import Card
from .melds import Laid, Meld, MeldLaw, MeldValues


class Sharing(StrEnum):
    """When laying off or swapping is allowed in the turn of opening."""

    GOING_OUT_ONLY = "going_out_only"
    AFTER_OPENING = "after_opening"


class SwapGroup3(StrEnum):
    """What frees a joker from a group of three."""

    NAMED_CARD = "named_card"
    EITHER_MISSING = "either_missing"
    BOTH_MISSING = "both_missing"
    LOCKED = "locked"


class SwapGroup4(StrEnum):
    """What frees a joker from a group of four."""

    EXACT_CARD = "exact_card"
    LOCKED = "locked"


class PileUse(StrEnum):
    """What must become of a card taken from the discard pile."""

    ON_TABLE = "on_table"
    NEW_MELD = "new_meld"
    NOT_THROWN_BACK = "not_thrown_back"


@dataclass(frozen=True, slots=True)
class FinishLaw:
    """What a table permits to a player who goes out.

    ``opening_points`` and ``opening_clean_run`` bind a player who has not opened, the points not where
    ``points_waived``; ``own_clean_run`` binds every finisher (one who opened with a clean run has it). A
    joker freed by a swap goes into a new meld where ``freed_to_new``, else anywhere on the table.
    """

    melds: MeldLaw = field(default_factory=MeldLaw)
    values: MeldValues = field(default_factory=MeldValues)
    opening_points: int = 51
    opening_clean_run: bool = True
    points_waived: bool = True
    own_clean_run: bool = True
    layoff_opening_turn: Sharing = Sharing.GOING_OUT_ONLY
    swap_opening_turn: Sharing = Sharing.GOING_OUT_ONLY
    layoff_own_only: bool = False
    swap_own_only: bool = False
    swap_group3: SwapGroup3 = SwapGroup3.NAMED_CARD
    swap_group4: SwapGroup4 = SwapGroup4.EXACT_CARD
    freed_to_new: bool = False
    pile_use: PileUse = PileUse.ON_TABLE
    pile_before_opening: bool = True
    needs_discard: bool = True
    joker_thrown: bool = True


@dataclass(frozen=True, slots=True)
class OnTable:
    """A meld on the table, and whether it is the player's own."""

    meld: Meld
    own: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """What the player brings into the question.

    ``opened`` is as before this turn. ``taken`` is the card of the hand that came from the pile and whose
    duty is not yet done. The rest is what the turn has done already: ``melded``, that a new meld was laid;
    ``points`` and ``clean``, what these melds count toward opening; ``freed``, how many jokers of the hand
    were freed and must still be laid.
    """

    opened: bool = True
    taken: Card | None = None
    melded: bool = False
    points: int = 0
    clean: bool = False
    freed: int = 0


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a new meld."""

    meld: Meld


@dataclass(frozen=True, slots=True)
class Add:
    """Lay off cards, in table order, on meld number ``at``; a run grows at the ``end`` named."""

    at: int
    cards: tuple[Laid, ...]
    end: str | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """Put real cards in the place of jokers of meld number ``at``."""

    at: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the last card."""

    card: Card


PlanStep = Lay | Add | Exchange | Throw


@dataclass(frozen=True, slots=True)
class Plan:
    """Steps that take the whole hand out, in an order in which each may be made."""

    steps: tuple[PlanStep, ...]
