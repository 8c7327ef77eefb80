"""A view of remik as plain values for JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .rules import cut, laps
from .view import Happened, Outcome, Phase, TableMeld, View


def meld_data(entry: TableMeld) -> dict[str, Any]:
    """A meld on the table."""
    return {
        "name": entry.name,
        "owner": entry.owner,
        "kind": entry.meld.kind.value,
        "cards": [str(laid) for laid in entry.meld.cards],
        "clean": entry.meld.clean,
    }


def _cutters(view: View) -> list[int]:
    return list(cut.cutters(view.rules, view.dealer, view.players)) if view.phase is Phase.CUT else []


def event_data(event: Happened) -> dict[str, Any]:
    """One thing that happened, with the melds that it speaks of where there are any."""
    told: dict[str, Any] = {"seat": event.seat, "text": event.text}
    if event.melds:
        told["melds"] = [[str(laid) for laid in meld.cards] for meld in event.melds]
    return told


def result_data(result: Outcome | None) -> dict[str, Any] | None:
    """How a deal ended."""
    if result is None:
        return None
    return {
        "finisher": result.finisher,
        "points": list(result.points),
        "hands": [[str(card) for card in hand] for hand in result.hands],
        "values": [list(row) for row in result.values],
        "multiplier": result.multiplier,
        "void": result.void,
    }


def view_data(view: View, keepable: Mapping[str, Any]) -> dict[str, Any]:
    """The whole view."""
    return {
        "game": "remik",
        "seat": view.seat,
        "players": view.players,
        "dealer": view.dealer,
        "number": view.number,
        "turn": view.turn,
        "phase": view.phase.value,
        "first_turn": view.first_turn,
        "lap": view.lap if laps.matter(view.rules) else None,
        "hand": [str(card) for card in view.hand],
        "drawn": str(view.drawn) if view.drawn else None,
        "taken": str(view.taken) if view.taken else None,
        "counts": [count if count >= 0 else None for count in view.counts],
        "opened": list(view.opened),
        "melds": [meld_data(entry) for entry in view.melds],
        "stock": view.stock,
        "pile": [str(card) for card in view.pile],
        "pile_count": view.pile_count,
        "cut": {
            "cutter": view.cutter,
            # Whoever comes first of these may lift the pack.
            "may": _cutters(view),
            "pack": view.pack,
            "seen": [str(card) for card in view.seen],
            **keepable,
        },
        "history": [event_data(event) for event in view.history],
        "result": result_data(view.result),
    }
