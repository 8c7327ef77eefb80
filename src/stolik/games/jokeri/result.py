"""What a deal came to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DealResult:
    """A value a seat: the bid (None where there is none), tricks taken, points, the clause that gave them."""

    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    because: tuple[str, ...]
