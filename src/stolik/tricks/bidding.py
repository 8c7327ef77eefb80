"""Bids on the number of tricks: their order, the number barred to the dealer, and how a promise stands."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from stolik.core.seats import clockwise, round_from


def bidding_order(dealer: int, players: int) -> tuple[int, ...]:
    """The seats in bidding order: the one after the dealer first, the dealer last."""
    return round_from(clockwise(dealer, players), players)


def barred_bid(tricks: int, earlier: Sequence[int], players: int) -> int | None:
    """The number that makes all bids add to the tricks, if the last player is to bid and could bid it."""
    if len(earlier) != players - 1:
        return None
    rest = tricks - sum(earlier)
    return rest if 0 <= rest <= tricks else None


class Course(Enum):
    """How a promise stands while a deal is played."""

    EXACT = "exact"
    """As many tricks as promised so far; one more would be too many."""
    ON = "on"
    """Still to be taken: the promise can be kept."""
    OVER = "over"
    """One trick too many already."""
    UNDER = "under"
    """Fewer tricks are left than are still needed."""


def course(bid: int, taken: int, left: int) -> Course:
    """How a bid stands after ``taken`` tricks with ``left`` tricks still to be decided."""
    if taken > bid:
        return Course.OVER
    if taken == bid:
        return Course.EXACT
    return Course.ON if taken + left >= bid else Course.UNDER
