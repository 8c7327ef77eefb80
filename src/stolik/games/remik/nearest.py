"""Steps that picked cards do not make, in the form that comes nearest: the referee says why it is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.cards import KING, Card
from ...rummy.melds import Kind, Laid, MeldLaw, Reading, read_addition, read_meld
from .actions import LayMeld, LayOff, Step, Swap
from .view import TableMeld


def melds(picked: Sequence[Card], law: MeldLaw) -> Iterator[LayMeld]:
    """The cards as a run and as a group; of the two, only those whose shape is one, if any is."""
    naturals = sorted((card for card in picked if not card.is_joker), key=lambda card: card.rank)
    jokers = [Laid(card) for card in picked if card.is_joker]
    run = min(_runs(naturals, jokers), key=lambda row: _faults(read_meld(Kind.RUN, row, law)))
    tries = [(Kind.RUN, run), (Kind.GROUP, (*map(Laid, naturals), *jokers))]
    shaped = [one for one in tries if not _faults(read_meld(*one, law))[0]]
    yield from (LayMeld(kind, row) for kind, row in shaped or tries[:1])


def _faults(reading: Reading) -> tuple[bool, int]:
    clauses = [fault.clause for fault in reading.faults]
    return "meld_shape" in clauses, len(clauses)


def _runs(naturals: Sequence[Card], jokers: Sequence[Laid]) -> Iterator[tuple[Laid, ...]]:
    """The cards by rank from each of them on, jokers in the gaps and what is left of them at an end."""
    for first in range(max(1, len(naturals))):
        left = list(jokers)
        row: list[Laid] = []
        last: Card | None = None
        for card in (*naturals[first:], *naturals[:first]):
            gap = (card.rank - last.rank) % KING - 1 if last is not None else 0
            row += [left.pop() for _ in range(min(gap, len(left)))]
            row.append(Laid(card))
            last = card
        yield (*row, *left)
        if left:
            yield (*left, *row)


def onto(
    entry: TableMeld, picked: Sequence[Card], rows: Sequence[tuple[tuple[Laid, ...], str]], law: MeldLaw
) -> Iterator[Step]:
    """The cards added to a meld, and in the place of its jokers where it has one.

    ``rows`` are the ways in which they continue a run, with the end.
    """
    if rows:
        row, end = min(rows, key=lambda one: _faults(read_addition(entry.meld, one[0], one[1], law)))
        yield LayOff(row, entry.name, end)
    else:
        yield LayOff(tuple(map(Laid, picked)), entry.name)
    if entry.meld.jokers and not any(card.is_joker for card in picked):
        yield Swap(tuple(picked), entry.name)
