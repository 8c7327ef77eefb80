"""Seats round a table, numbered clockwise from 0."""

from __future__ import annotations


def clockwise(seat: int, players: int, steps: int = 1) -> int:
    """The seat ``steps`` places clockwise (negative: counter-clockwise)."""
    return (seat + steps) % players


def round_from(seat: int, players: int) -> tuple[int, ...]:
    """All seats in clockwise order, ``seat`` first."""
    return tuple((seat + i) % players for i in range(players))
