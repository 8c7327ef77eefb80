"""Who sits where: each deal is played once for every seating that differs from the others."""

from __future__ import annotations

from collections.abc import Sequence


def seatings(levels: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The levels moved round the table seat by seat, each seating that looks alike only once.

    With the same deal played in all of them, no level owes its figures to the cards or to its place.
    """
    turned = (tuple(levels[i:]) + tuple(levels[:i]) for i in range(len(levels)))
    return tuple(dict.fromkeys(turned))
