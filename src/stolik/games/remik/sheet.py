"""The score sheet as plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .rules.ending import Sheet


def sheet_data(sheet: Sheet, deals: Sequence[Sequence[int]]) -> dict[str, Any]:
    """The sheet with the penalty points of its deals; those after the end of the game are left out."""
    return {
        "over": sheet.over,
        "totals": list(sheet.totals),
        "places": list(sheet.places),
        "wins": list(sheet.wins),
        "running": [list(row) for row in sheet.running],
        "deals": [list(row) for row in deals[: len(sheet.running)]],
        "limit": sheet.limit,
        "pot": sheet.pot,
        "net": list(sheet.net) if sheet.net is not None else None,
        "busts": list(sheet.busts) if sheet.busts is not None else None,
    }
