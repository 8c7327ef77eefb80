"""A sheet as CSV (RFC 4180), for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any, Final

from .paper import Say, Told, finisher_of

BOM: Final = "\ufeff"
"""Said first, so that spreadsheets take the text for the UTF-8 that it is."""
# A spreadsheet takes a text that begins so for a formula to be carried out.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
Value = str | int | None


def csv_text(told: Told, say: Say) -> str:
    """The whole sheet: a line a deal, then what closes it."""
    rows = _remik(told, say) if "running" in told.sheet else _jokeri(told, say)
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerows([harmless(value) for value in row] for row in rows)
    return BOM + out.getvalue()


def harmless(value: Value) -> str | int:
    """A number as it is; a text so that no spreadsheet takes it for a formula."""
    if value is None:
        return ""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return value


def _remik(told: Told, say: Say) -> list[Sequence[Value]]:
    sheet, names = told.sheet, told.names
    points = [f"{name}: {say('points-head')}" for name in names]
    totals = [f"{name}: {say('total')}" for name in names]
    rows: list[Sequence[Value]] = [[say("deal"), say("out-head"), say("how-head"), *points, *totals]]
    for deal, (worth, running) in enumerate(zip(sheet["deals"], sheet["running"], strict=True), 1):
        out = finisher_of(told, deal)
        finish = str(told.rows.get(deal, {}).get("finish", "plain")).replace("_", "-")
        how = "" if out is None else say(f"finish-{finish}") if deal in told.rows else ""
        rows.append([deal, "" if out is None else names[out], how, *worth, *running])
    empty: list[Value] = [""] * len(names)

    def below(title: str, values: Sequence[Any]) -> None:
        rows.append([title, "", "", *empty, *values])

    below(say("total"), sheet["totals"])
    below(say("place"), sheet["places"])
    below(say("wins"), sheet["wins"])
    if sheet["pot"] is not None:
        below(say("busts"), sheet["busts"])
        below(say("net"), sheet["net"])
    return rows


def _jokeri(told: Told, say: Say) -> list[Sequence[Value]]:
    sheet, names = told.sheet, told.names
    heads = [f"{name}: {say(what)}" for name in names for what in ("bid-head", "taken-head", "points-head")]
    rows: list[Sequence[Value]] = [[say("set-head"), say("deal"), say("cards"), say("form-head"), *heads]]
    deal = 0
    for part in sheet["sets"]:
        form = say(f"form-{part['form'].replace('_', '-')}")
        for cards, row in zip(part["cards"], part["rows"], strict=False):
            deal += 1
            told_cells = [value for cell in row for value in (cell["bid"], cell["taken"], cell["points"])]
            rows.append([part["set"], deal, cards, form, *told_cells])
        closing = part["closing"]
        if closing:
            rows.append(_sums(part["set"], say("premium"), closing["premium"]))
            rows.append(_sums(part["set"], say("erased"), [-points for points in closing["erased"]]))
        rows.append(_sums(part["set"], say("set-total"), part["totals"]))
    rows.append(_sums("", say("total"), sheet["totals"]))
    if sheet["partner"] is not None:
        rows.append(_sums("", say("pair"), sheet["counted"]))
    rows.append(_sums("", say("place"), sheet["places"]))
    return rows


def _sums(number: Value, title: str, values: Sequence[int]) -> list[Value]:
    return [number, title, "", "", *(cell for value in values for cell in ("", "", value))]
