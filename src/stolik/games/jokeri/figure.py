"""What a clause's example is drawn of: cards, strips of the score sheet, and what a sentence may name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ...core.cards import Suit
from ...core.seats import round_from
from ...rulekit.ruleset import RuleSet
from ...tricks.trick import Play
from .kinds import PACK, PLAYERS
from .rules.clock import seconds_a_move
from .rules.on_timeout import misses_until_bot
from .sheet import Cell

DEALER: Final = PLAYERS - 1
"""Who deals in every example: so the first seat bids, leads and names the trump."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A card as drawn, face down if ``play`` is None.

    ``seat`` is whose it is (None: nobody is named); ``mark`` is ``takes``, ``barred``, ``played`` or empty.
    ``cards`` is a number written on a card's back: how many are dealt.
    """

    play: Play | None = None
    seat: int | None = None
    mark: str = ""
    cards: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side, what they are (``trick``, ``hand``, ``coming``, ``turned``, ...), and whose."""

    what: str
    spots: tuple[Spot, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Strip:
    """A row of the score sheet, a value a seat.

    ``what`` is ``deal`` (with cells), or ``premium``, ``struck``, ``before``, ``total``, ``pair`` or
    ``place`` (with numbers). ``best`` are the seats whose cell the closing row counts twice, ``struck`` those
    whose cell it strikes.
    """

    what: str
    cells: tuple[Cell, ...] = ()
    numbers: tuple[int, ...] = ()
    best: frozenset[int] = frozenset()
    struck: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Seats:
    """Players, to be named in a sentence."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """A number a player, to be said in a sentence; players without one are left out."""

    numbers: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """An example answered at one table.

    ``line`` names the sentence that says the answer where the clause has none of its own, ``facts`` are what
    either sentence may name, and ``answer`` is the answer in JSON values. ``trump`` is None without trump;
    ``has_trump`` is false where the question of trump does not come up.
    """

    line: str
    facts: Mapping[str, Any]
    answer: Mapping[str, Any]
    rows: tuple[Row, ...]
    has_trump: bool = False
    trump: Suit | None = None
    bids: tuple[int, ...] = ()
    sheet: tuple[Strip, ...] = ()


@cache
def table_facts(rules: RuleSet) -> Mapping[str, Any]:
    """What every sentence may name of a table: players by seat, the pack, the clock."""
    people, alone = seconds_a_move(rules, PLAYERS), seconds_a_move(rules, 1)
    return {
        **{f"p{seat + 1}": Seats((seat,)) for seat in range(PLAYERS)},
        "dealer": Seats((DEALER,)),
        "pack": len(PACK),
        "people": people or 0,
        "alone": alone or 0,
        "clocks": "none" if people is None else "one" if people == alone else "two",
        "misses": misses_until_bot(rules) or 0,
    }


def trick_row(plays: Sequence[Play], leader: int, taker: int | None) -> Row:
    """The cards of a trick in the order played, with their players."""
    seats = round_from(leader, PLAYERS)
    spots = (
        Spot(play, seat, "takes" if seat == taker else "") for play, seat in zip(plays, seats, strict=False)
    )
    return Row("trick", tuple(spots))
