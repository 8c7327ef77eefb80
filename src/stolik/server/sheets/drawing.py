"""A sheet as a picture: SVG whole in itself, as tall as the sheet is long, the course of the game below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from itertools import pairwise
from typing import Final

from markupsafe import Markup

from ..pages.frame import printable
from ..pictures import SIZE
from .paper import Cell, Line, Paper

_FONT: Final = "Inter, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Georgian', 'DejaVu Sans', sans-serif"
_INK: Final = {"kept": "#0b5a37", "out": "#0b5a37", "best": "#0b5a37", "bad": "#9c1c0f", "amiss": "#9c1c0f"}
_PEN, _MUTE, _RULE = "#1d2623", "#43564e", "#b9c4bd"
_LINES: Final = (
    ("#7a4700", ""),
    ("#0b5a37", "7 3"),
    ("#9c1c0f", "2 2.5"),
    ("#1d2623", "9 3 2 3"),
    ("#43564e", "12 4"),
    ("#1857ad", "3 5"),
    ("#0b5a37", "1 4"),
    ("#9c1c0f", "14 3 3 3 3 3"),
)
_SIDE, _HEAD, _COLUMN, _STEP, _TOP = 36, 170, 150, 44, 140
_CURVE: Final = 300
WIDTH, HEIGHT = SIZE
_MARGIN, _POINTS = 48, 400


def picture(title: str, about: str, made: Paper) -> str:
    """The whole sheet as SVG; no fonts, styles or files from elsewhere."""
    width = _SIDE * 2 + _HEAD + _COLUMN * len(made.names)
    steps = sum(2 if any(cell.under for cell in line.cells) else 1 for line in [*made.lines, *made.foot])
    has_course = len(made.course) > 1
    height = _TOP + _STEP * (steps + 1 + len(made.notes)) + (_CURVE + 40 if has_course else 0) + 40
    parts = [_text(_SIDE, 54, title, 32, weight=700), _text(_SIDE, 90, about, 20, _MUTE)]
    if made.order:
        parts.append(_text(_SIDE, 114, made.order, 17, _MUTE))
    y = float(_TOP) + (8 if made.order else 0)
    parts.append(_text(_SIDE, y, made.corner, 20, _MUTE))
    for seat, name in enumerate(made.names):
        parts.append(_text(_edge(seat), y, _short(name, 11), 22, weight=700, anchor="end"))
    parts.append(_rule(y + 12, width, _PEN))
    for line in made.lines:
        y = _line(parts, y, line, width)
    parts.append(_rule(y + 14, width, "#9a5b00"))
    for line in made.foot:
        y = _line(parts, y, line, width, weight=700)
    for note in made.notes:
        y += _STEP
        parts.append(_text(_SIDE, y, note, 22, weight=700))
    if has_course:
        size = (width - 2 * _SIDE, _CURVE)
        parts.append(f'<g transform="translate({_SIDE} {y + 40:g})">{_curve(made, *size, size=18)}</g>')
    parts.append(_text(width - _SIDE, height - 22, "Stolik", 20, _MUTE, anchor="end", weight=700))
    spoken = escape(printable(title))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height:g}" width="{width}" '
        f'height="{height:g}" font-family="{_FONT}" role="img"><title>{spoken}</title>'
        f'<rect width="{width}" height="{height:g}" fill="#fbf8f1"/>{"".join(parts)}</svg>\n'
    )


def chat_picture(
    title: str,
    about: str,
    made: Paper,
    standing: Sequence[tuple[str, Sequence[str], str]],
    nets: Sequence[str] = (),
) -> str:
    """What a chat shows of a sheet, 1200 by 630 however long it is: who stands where, and the course.

    ``standing`` is place, names and total of each side (a player, or a pair), the best first; ``nets`` in a
    pot game what each has of the pot, in the same order.
    """
    has_course = len(made.course) > 1
    edge = (640 if nets else 560) if has_course else WIDTH - _MARGIN
    parts = [
        _text(_MARGIN, 88, _short(title, 40), 46, weight=700),
        _text(_MARGIN, 136, _short(about, 80), 24, _MUTE),
    ]
    if nets:
        head = next(line.head for line in made.foot if line.kind == "net")
        parts.append(_text(edge, 172, head, 20, _MUTE, anchor="end"))
    step = min(76.0, 400 / max(1, sum(len(names) for _, names, _ in standing)))
    size = step * 0.52
    y = 150.0
    for at, (place, names, total) in enumerate(standing):
        ink = _INK["best"] if place == standing[0][0] else _PEN
        first = y + step
        for name in names:
            y += step
            parts.append(_text(_MARGIN + size * 1.7, y, _short(name, 12 if nets else 14), size, ink, 700))
        middle = (first + y) / 2
        parts.append(_text(_MARGIN, first, place, size, _MUTE))
        parts.append(_text(edge - (size * 3 if nets else 0), middle, total, size, ink, 700, "end"))
        if nets:
            parts.append(_text(edge, middle, nets[at], size * 0.8, _PEN, 400, "end"))
        parts.append(
            f'<line x1="{_MARGIN}" x2="{edge}" y1="{y + step * 0.22:g}" y2="{y + step * 0.22:g}" '
            f'stroke="{_RULE}"/>'
        )
    if has_course:
        left = edge + 40
        drawn = _curve(_thin(made), WIDTH - _MARGIN - left, 380, size=20)
        parts.append(f'<g transform="translate({left} 170)">{drawn}</g>')
    if made.notes:
        parts.append(_text(_MARGIN, HEIGHT - 30, _short(" ".join(made.notes), 70), 28, weight=700))
    parts.append(_text(WIDTH - _MARGIN, HEIGHT - 30, "Stolik", 28, _MUTE, anchor="end", weight=700))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" font-family="{_FONT}" role="img"><title>{escape(printable(title))}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>{"".join(parts)}</svg>\n'
    )


def _thin(made: Paper) -> Paper:
    """The same with a course of no more points than can be told apart, its last one kept."""
    step = 1 + len(made.course) // _POINTS
    return replace(made, course=[*made.course[:-1:step], made.course[-1]])


def curve(made: Paper, label: str) -> Markup:
    """The course of the game for a page, with the same in words as its label; empty before the first deal."""
    if len(made.course) < 2:
        return Markup("")
    drawn = _curve(made, 620, 260, size=14)
    # Every text in it is escaped where it is made.
    return Markup(f'<svg viewBox="0 0 620 260" role="img" aria-label="{escape(label)}">{drawn}</svg>')


def _line(parts: list[str], y: float, line: Line, width: float, weight: int = 400) -> float:
    """Draw a line below ``y``; where its foot is."""
    y += _STEP
    if not line.cells:
        colour = {"reason": "#9c1c0f", "mild": _MUTE, "bust": _PEN}.get(line.kind, "#7a4700")
        sign = {"reason": "! ", "mild": "… ", "bust": "↩ "}.get(line.kind, "")
        size, heavy = (20, 700) if line.kind == "set-head" else (17, 400)
        parts.append(_text(_SIDE, y, sign + _short(line.head, int(width / size * 1.7)), size, colour, heavy))
        return y
    if line.kind in ("set-total", "total"):
        weight = 700
    parts.append(_text(_SIDE, y, _short(line.head, 17), 20, _MUTE))
    for seat, cell in enumerate(line.cells):
        _cell(parts, y, seat, cell, weight)
    if any(cell.under for cell in line.cells):
        for seat, cell in enumerate(line.cells):
            parts.append(_text(_edge(seat), y + 28, cell.under, 22, weight=700, anchor="end"))
        y += 28
    parts.append(_rule(y + 12, width, _RULE))
    return y


def _cell(parts: list[str], y: float, seat: int, cell: Cell, weight: int) -> None:
    edge = _edge(seat)
    ink = next((_INK[kind] for kind in cell.kinds if kind in _INK), _PEN)
    size = 18 if cell.under else 21
    struck = "line-through" if "struck" in cell.kinds else "underline" if "doubled" in cell.kinds else ""
    text = ("! " if "amiss" in cell.kinds else "") + cell.text
    parts.append(_text(edge - (26 if cell.mark else 0), y, text, size, ink, weight, "end", struck))
    if cell.mark:
        parts.append(_text(edge, y, cell.mark, 14, "#7a4700", 700, "end"))
    if cell.stood:
        parts.append(_text(edge - 116, y, cell.stood, 18, _MUTE, anchor="middle"))
        parts.append(
            f'<line x1="{edge - 90}" x2="{edge - 90}" y1="{y - 20:g}" y2="{y + 4:g}" stroke="{_RULE}"/>'
        )


def _curve(made: Paper, width: float, height: float, size: int) -> str:
    """Lines, each by its own colour and dashes, with the name at its end."""
    left, right, top, bottom = size * 3.2, size * 7.0, size * 0.8, size * 1.2
    values = [total for totals in made.course for total in totals]
    low, high = min(0, *values), max(1, *values, made.limit or 1)

    def x(at: float) -> float:
        return left + (width - left - right) * at / (len(made.course) - 1)

    def y(total: float) -> float:
        return top + (height - top - bottom) * (high - total) / (high - low)

    parts = [f'<rect width="{width:g}" height="{height:g}" rx="10" fill="#efe9dc"/>']
    for total in sorted({low, 0, high}):
        parts.append(_flat(left, width - right, y(total), _RULE, ""))
        parts.append(_text(left - 6, y(total) + size * 0.35, str(total), size * 0.85, _MUTE, anchor="end"))
    if made.limit is not None:
        parts.append(_flat(left, width - right, y(made.limit), "#9c1c0f", "2 4"))
    ends = _apart([y(total) for total in made.course[-1]], size * 1.1, height - size * 0.6)
    for seat, name in enumerate(made.names):
        colour, dashes = _LINES[seat % len(_LINES)]
        points = " ".join(f"{x(at):.1f},{y(totals[seat]):.1f}" for at, totals in enumerate(made.course))
        dash = f' stroke-dasharray="{dashes}"' if dashes else ""
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{size / 7:g}"{dash}/>'
        )
        parts.append(_text(width - right + 6, ends[seat] + size * 0.35, _short(name, 11), size, colour, 600))
    return "".join(parts)


def _apart(wanted: Sequence[float], step: float, lowest: float) -> list[float]:
    """Places for labels, moved so that none lies on another or below the ``lowest``."""
    out = list(wanted)
    downwards = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    for above, seat in pairwise(downwards):
        out[seat] = max(out[seat], out[above] + step)
    room = lowest
    for seat in reversed(downwards):
        out[seat] = min(out[seat], room)
        room = out[seat] - step
    return out


def _edge(seat: int) -> int:
    """The right edge of a column."""
    return _SIDE + _HEAD + _COLUMN * (seat + 1) - 8


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _rule(y: float, width: float, colour: str) -> str:
    return f'<line x1="{_SIDE}" x2="{width - _SIDE:g}" y1="{y:g}" y2="{y:g}" stroke="{colour}"/>'


def _flat(left: float, right: float, y: float, colour: str, dashes: str) -> str:
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<line x1="{left:g}" x2="{right:g}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colour}"{dash}/>'


def _text(
    x: float,
    y: float,
    text: str,
    size: float,
    fill: str = _PEN,
    weight: int = 400,
    anchor: str = "start",
    line: str = "",
) -> str:
    decoration = f' text-decoration="{line}"' if line else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}"{decoration}>{escape(printable(text))}</text>'
    )
