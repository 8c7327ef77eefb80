"""A question and its answer as one picture, 1200 by 630, as chats show links: drawn, not photographed."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from html import escape

from ...rulekit.ruleset import RuleSet
from ..pictures import SIZE
from .asking import Ruling
from .cards import Face
from .frame import Page, printable

WIDTH, HEIGHT = SIZE
# Outlines of the suits and of the joker's star in a 20 by 20 box, as on the table's cards.
OUTLINES = {
    "s": "M10 1C7.6 4.6 1.8 7.6 1.8 12.2c0 2.4 1.7 4 3.8 4 1.4 0 2.6-.6 3.4-1.7-.1 1.9-.8 3.2-2.2 4.5h6.4"
    "c-1.4-1.3-2.1-2.6-2.2-4.5.8 1.1 2 1.7 3.4 1.7 2.1 0 3.8-1.6 3.8-4C18.2 7.6 12.4 4.6 10 1Z",
    "h": "M10 18.8C5.4 14.9 1.2 11.4 1.2 6.9c0-2.7 2-4.7 4.5-4.7 1.9 0 3.4 1 4.3 2.8.9-1.8 2.4-2.8 4.3-2.8 "
    "2.5 0 4.5 2 4.5 4.7 0 4.5-4.2 8-8.8 11.9Z",
    "d": "M10 .8c2 3.4 4.3 6.4 7.2 9.2-2.9 2.8-5.2 5.8-7.2 9.2-2-3.4-4.3-6.4-7.2-9.2C5.7 7.2 8 4.2 10 .8Z",
    "c": "M10 1.2a4.1 4.1 0 0 0-3.5 6.3 4.2 4.2 0 1 0 2.4 6.5c-.1 2-.8 3.6-2.2 5h6.6c-1.4-1.4-2.1-3-2.2-5"
    "a4.2 4.2 0 1 0 2.4-6.5A4.1 4.1 0 0 0 10 1.2Z",
    "*": "M10 .9l2.7 6 6.5.7-4.9 4.3 1.4 6.4L10 15l-5.7 3.3 1.4-6.4L.8 7.6l6.5-.7Z",
}
_INK = {"s": "#1b1c1e", "c": "#1b1c1e", "h": "#c4172c", "d": "#c4172c", "*": "#6a4a00"}
_FONT = "Inter, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Georgian', 'DejaVu Sans', sans-serif"
_LEFT, _RIGHT = 48, 48


class _Drawing:
    def __init__(self) -> None:
        self.parts: list[str] = []

    def text(
        self, x: float, y: float, text: str, size: int, fill: str = "#f4efe4", weight: int = 400
    ) -> None:
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{fill}">'
            f"{escape(printable(text))}</text>"
        )

    def lines(self, y: float, text: str, size: int, fill: str, weight: int, most: int) -> float:
        """Text wrapped over the picture's width, ``most`` lines at the most; where the next line goes."""
        letters = int((WIDTH - _LEFT - _RIGHT) / (size * (0.62 if weight > 500 else 0.56)))
        found = textwrap.wrap(text, letters)
        if len(found) > most:
            found = [*found[: most - 1], found[most - 1][: letters - 1].rstrip() + "…"]
        for line in found:
            self.text(_LEFT, y, line, size, fill, weight)
            y += size * 1.3
        return y

    def card(self, x: float, y: float, width: float, face: Face) -> None:
        """One card; a joker is gold, and shows the card that it stands for."""
        height = width * 67 / 47
        ink = _INK[face.suit]
        paper = "#f7e3a1" if face.joker else "#fffdf7"
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{width * 0.13:g}" '
            f'fill="{paper}" stroke="#0005"/>'
        )
        if face.suit == "*":
            self._pip(x + width * 0.2, y + height * 0.28, width * 0.6, "*", ink)
            return
        size = width * (0.42 if len(face.index) == 1 else 0.36)
        self.parts.append(
            f'<text x="{x + width * 0.1:g}" y="{y + width * 0.46:g}" font-size="{size:g}" font-weight="700" '
            f'fill="{ink}">{escape(face.index)}</text>'
        )
        # The next card lies over the right side: what tells a card stands on its left.
        self._pip(x + width * 0.1, y + height * 0.54, width * 0.5, face.suit, ink)
        if face.joker:
            self._pip(x + width * 0.46, y + height * 0.06, width * 0.26, "*", _INK["*"])

    def _pip(self, x: float, y: float, size: float, suit: str, ink: str) -> None:
        self.parts.append(
            f'<path transform="translate({x:g} {y:g}) scale({size / 20:g})" fill="{ink}" '
            f'd="{OUTLINES[suit]}"/>'
        )

    def row(self, y: float, groups: Sequence[tuple[str, Sequence[Face]]], width: float, rows: int) -> float:
        """Groups of cards, each with a label before it, in as many rows as needed; where the next goes."""
        x, height = float(_LEFT), width * 67 / 47
        for label, cards in groups:
            before = 14 + 15 * len(label) if label else 0
            wide = len(cards) * width * 0.72 + width * 0.4 + before
            if x > _LEFT and x + wide > WIDTH - _RIGHT:
                x, y, rows = float(_LEFT), y + height + 12, rows - 1
                if not rows:
                    break
            if label:
                self.text(x, y + height * 0.6, label, 24, "#b9d3c9", 600)
                x += before
            for face in cards:
                if x + width > WIDTH - 8:
                    break
                self.card(x, y, width, face)
                x += width * 0.72
            x += width * 0.4 + 16
        return y + height + 18


def draw(page: Page, rules: RuleSet, title: str, ruling: Ruling) -> str:
    """The picture as SVG, whole in itself: no fonts, styles or files from elsewhere."""
    out = _Drawing()
    out.text(_LEFT, 58, title, 30, "#b9d3c9", 600)
    y = 92.0
    # Large where there is room, since chats show it small.
    is_full = len(ruling.hand) > 14 or len(ruling.table) > 4 or bool(ruling.table and ruling.steps)
    width = 54 if is_full else 76
    if ruling.table:
        y = out.row(y, [(meld.name, meld.faces) for meld in ruling.table], width, 2)
    groups = [("", ruling.hand)] if ruling.hand else []
    if ruling.pile:
        groups.append((page.say("picture-pile"), ruling.pile[:1]))
    if groups:
        y = out.row(y, groups, width, 2)
    if ruling.steps:
        y = out.lines(y + 26, "; ".join(ruling.steps), 25, "#f4efe4", 400, 3)
    colour = {True: "#8fe0b0", False: "#ff9c8a", None: "#f2c14e"}[ruling.yes]
    y = out.lines(y + 34, ruling.headline, 46, colour, 700, 2)
    for detail in ruling.details[:2]:
        y = out.lines(y, detail, 26, "#f4efe4", 400, 1)
    for reason in [*ruling.reasons, *ruling.paid]:
        if y > HEIGHT - 120:
            break
        y = out.lines(
            y,
            f"§ {reason['cited']}: {reason['text'] if not ruling.yes else reason['title']}",
            26,
            "#ffe2b8",
            400,
            2,
        )
    if ruling.proof and y <= HEIGHT - 120:
        out.lines(y, f"{ruling.proof} {ruling.way}", 26, "#f4efe4", 400, 2)
    out.text(_LEFT, HEIGHT - 30, f"{page.preset_name(rules)} · {rules.code}", 24, "#b9d3c9", 600)
    out.text(WIDTH - 140, HEIGHT - 30, "Stolik", 28, "#f4efe4", 700)
    title = escape(printable(ruling.headline))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" font-family="{_FONT}" role="img"><title>{title}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#0f3d33"/>'
    )
    return head + "".join(out.parts) + "</svg>\n"
