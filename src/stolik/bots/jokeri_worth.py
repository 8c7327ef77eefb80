"""How many tricks a hand of Georgian Joker is good for, before a card is played.

The numbers are hundredths of a trick, fitted by least squares to deals that the policy of `jokeri_playout`
played against itself with bids from these same numbers, four rounds over (2,500 to 3,500 deals for each
length, with and without a trump). They are what a hand comes to when it is played after its own promise, so
a joker, which helps to keep any promise, looks modest here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from ..tricks.fast import LANE, SUIT

_LANE_MASK: Final = (1 << LANE) - 1
_SIX: Final = 4
_ACE, _KING, _QUEEN = 1 << 12, 1 << 11, 1 << 10


class _Row(NamedTuple):
    """The worth of one length of deal, in hundredths of a trick."""

    jokers: tuple[int, int]
    """One joker; two."""
    trump: tuple[int, ...]
    """Each trump, six to ace."""
    length: tuple[int, ...]
    """Holding at least two, three, four, five trumps."""
    side: tuple[int, ...]
    """Each other card, six to ace."""
    shape: tuple[int, int, int, int, int]
    """Ace among four or more; king alone; king among four or more; queen with one at most; ace with king."""
    ruff: int
    """Each side suit missing, for each of up to two trumps."""
    base: int
    place: tuple[int, int, int]
    """Bidding second, third, last."""
    crowd: int
    """Each trick by which the bids so far exceed their share."""


_WITH: Final = (
    _Row(
        (69, 0),
        (-19, -14, -10, -6, -1, 5, 8, 18, 24),
        (0, 0, 0, 0),
        (-12, -12, -9, -8, -6, -4, -1, 0, 3),
        (0, 0, 0, -1, 0),
        15,
        25,
        (-13, -13, -17),
        -13,
    ),
    _Row(
        (28, 84),
        (10, 17, 22, 26, 32, 39, 44, 52, 60),
        (-5, 0, 0, 0),
        (-46, -45, -43, -41, -38, -34, -16, -38, -21),
        (0, 13, 0, -16, 2),
        -4,
        89,
        (0, 0, -4),
        -21,
    ),
    _Row(
        (30, 99),
        (10, 15, 20, 26, 31, 41, 47, 55, 63),
        (-17, -2, 0, 0),
        (-35, -32, -31, -29, -26, -22, -32, -19, -5),
        (0, 9, 0, 15, -3),
        3,
        101,
        (-6, -5, -10),
        -22,
    ),
    _Row(
        (26, 106),
        (10, 17, 22, 28, 32, 38, 47, 55, 69),
        (-6, -4, 3, 0),
        (-28, -25, -24, -22, -19, -15, -19, -5, 12),
        (-26, 8, -15, 10, -8),
        7,
        103,
        (-5, -6, -11),
        -24,
    ),
    _Row(
        (22, 107),
        (12, 18, 26, 28, 32, 43, 48, 58, 79),
        (2, -3, 8, 10),
        (-21, -22, -20, -18, -14, -10, -10, 5, 26),
        (-24, 6, -17, 8, -9),
        9,
        100,
        (-4, -6, -10),
        -25,
    ),
    _Row(
        (21, 104),
        (10, 18, 20, 26, 33, 42, 47, 54, 84),
        (13, 11, 12, 9),
        (-17, -16, -16, -13, -10, -5, -4, 14, 43),
        (-28, 6, -11, 9, -13),
        12,
        90,
        (-8, -9, -14),
        -24,
    ),
    _Row(
        (17, 102),
        (6, 18, 21, 26, 31, 42, 49, 56, 90),
        (18, 20, 19, 0),
        (-14, -14, -14, -12, -6, -2, 3, 21, 54),
        (-22, 0, -9, 2, -9),
        13,
        83,
        (-8, -8, -12),
        -20,
    ),
    _Row(
        (13, 111),
        (3, 14, 17, 18, 25, 41, 45, 52, 93),
        (28, 28, 22, 37),
        (-10, -13, -12, -10, -6, 0, 8, 25, 67),
        (-18, -3, -9, -2, -3),
        14,
        74,
        (-9, -7, -13),
        -14,
    ),
    _Row(
        (14, 110),
        (-12, -2, 0, 5, 9, 28, 32, 44, 103),
        (35, 48, 42, 52),
        (-10, -10, -11, -9, -2, 1, 9, 36, 80),
        (-21, -10, -12, -1, -5),
        16,
        58,
        (-10, -7, -16),
        -7,
    ),
)
_WITHOUT: Final = (
    _Row((71, 0), (), (), (-12, -10, -7, -5, -2, 2, 3, 6, 15), (0, 6, 0, 3, 0), 0, 62, (-49, -50, -52), -8),
    _Row(
        (56, 0),
        (),
        (),
        (-19, -16, -10, -2, 5, 14, 12, 15, 41),
        (0, 22, 0, 12, 18),
        0,
        48,
        (-24, -26, -28),
        -14,
    ),
    _Row(
        (50, 0), (), (), (-19, -15, -9, 0, 10, 21, 3, 24, 53), (0, 30, 0, 31, 19), 0, 40, (-15, -18, -19), -20
    ),
    _Row(
        (43, 0),
        (),
        (),
        (-21, -16, -8, 2, 14, 27, 15, 36, 59),
        (-47, 32, -11, 28, 17),
        0,
        38,
        (-17, -20, -24),
        -22,
    ),
    _Row(
        (36, 0),
        (),
        (),
        (-19, -17, -10, 2, 16, 32, 23, 42, 66),
        (-52, 34, -23, 27, 17),
        0,
        34,
        (-18, -22, -26),
        -23,
    ),
    _Row(
        (27, 0),
        (),
        (),
        (-20, -17, -10, 2, 20, 34, 27, 52, 67),
        (-46, 34, -28, 33, 9),
        0,
        30,
        (-20, -24, -30),
        -22,
    ),
    _Row(
        (23, 0),
        (),
        (),
        (-22, -20, -14, 1, 19, 37, 33, 62, 73),
        (-46, 28, -32, 29, 8),
        0,
        27,
        (-13, -18, -27),
        -19,
    ),
    _Row(
        (18, 0),
        (),
        (),
        (-24, -24, -15, 1, 21, 38, 41, 72, 78),
        (-46, 22, -36, 29, 10),
        0,
        26,
        (-16, -26, -30),
        -13,
    ),
    _Row(
        (-6, 91),
        (),
        (),
        (-24, -25, -14, 1, 17, 37, 42, 74, 82),
        (-44, 11, -31, 24, 0),
        0,
        41,
        (-14, -22, -27),
        -10,
    ),
)


def _bits(mask: int, worth: Sequence[int]) -> int:
    return sum(value for at, value in enumerate(worth) if mask >> (_SIX + at) & 1)


def _side(row: _Row, mask: int) -> int:
    length = mask.bit_count()
    ace, king, queen = mask & _ACE, mask & _KING, mask & _QUEEN
    guarded = length > 3
    shape = (
        bool(ace) and guarded,
        bool(king) and length == 1,
        bool(king) and guarded,
        bool(queen) and length <= 2,
        bool(ace and king),
    )
    return _bits(mask, row.side) + sum(value for value, there in zip(row.shape, shape, strict=True) if there)


class Worth:
    """The worth of hands in deals of one length, with this trump (-1: none). Get one by `worth_of`."""

    __slots__ = ("_known", "_row", "_trump", "cards")

    def __init__(self, cards: int, trump: int) -> None:
        self.cards = cards
        self._row = (_WITHOUT if trump < 0 else _WITH)[cards - 1]
        self._trump = trump
        self._known: tuple[dict[int, float], ...] = ({}, {}, {}, {})

    def of(self, hand: int) -> float:
        """Tricks that the hand is good for, whoever bids first."""
        row = self._row
        jokers = (hand >> 52).bit_count()
        out = row.base / 100
        if jokers:
            out += row.jokers[jokers - 1] / 100
        voids = 0
        for suit, known in enumerate(self._known):
            mask = hand >> LANE * suit & _LANE_MASK
            if not mask and suit != self._trump:
                voids += 1
                continue
            worth = known.get(mask)
            if worth is None:
                worth = known[mask] = self._suit(suit, mask)
            out += worth
        if voids and self._trump >= 0:
            out += row.ruff * voids * min((hand & SUIT[self._trump]).bit_count(), 2) / 100
        return out

    def _suit(self, suit: int, mask: int) -> float:
        row = self._row
        if suit != self._trump:
            return _side(row, mask) / 100
        return (_bits(mask, row.trump) + sum(row.length[: max(0, mask.bit_count() - 1)])) / 100

    def place(self, earlier: Sequence[int]) -> float:
        """What the bids made before mean for the next player's tricks."""
        row = self._row
        if not earlier:
            return 0.0
        share = len(earlier) * self.cards / 4
        return (row.place[len(earlier) - 1] + row.crowd * (sum(earlier) - share)) / 100


@cache
def worth_of(cards: int, trump: int) -> Worth:
    """The worth of hands in deals of so many cards with this trump (-1: none)."""
    return Worth(cards, trump)


def nearest_bid(tricks: float, cards: int, barred: int | None) -> int:
    """The legal bid nearest to a number of tricks."""
    best = min(max(0, int(tricks + 0.5)), cards)
    if best != barred:
        return best
    if best == 0 or (tricks > best and best < cards):
        return best + 1
    return best - 1
