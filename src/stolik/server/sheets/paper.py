"""A score sheet as it looks on paper: names across, a line a deal, drawn alike as a page, a picture, a table.

What is shown is what ``GameSpec.sheet`` says; of a sheet kept by hand also what was noted but is not counted
yet, and what cannot be right. The sheet of a real table is made of the same, and of nothing else, so nothing
hidden can be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ...core.lex import parse_card
from ...core.text import card_sign, number
from ...engine.keeping import Kept, Mark, Row
from ...rulekit.ruleset import RuleSet
from .edits import NOTED_TWICE

Say = Callable[..., str]
_MILD: Final = ("incomplete", "waits", "after_end")


@dataclass(frozen=True, slots=True)
class Told:
    """What a sheet is drawn from. ``rows`` and ``marks`` are empty for the sheet of a real table."""

    rules: RuleSet
    names: Sequence[str]
    sheet: Mapping[str, Any]
    rows: Mapping[int, Row] = field(default_factory=dict)
    points: Mapping[int, Sequence[int | None]] = field(default_factory=dict)
    marks: Sequence[Mark] = ()

    @classmethod
    def of_kept(cls, rules: RuleSet, names: Sequence[str], rows: Mapping[int, Row], kept: Kept) -> Told:
        """What a sheet kept by hand tells."""
        return cls(rules, names, kept.sheet, rows, kept.points, kept.marks)


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: ``stood`` before it (tricks taken and promised) and ``under`` below it, if any; ``kinds`` say
    how it is drawn.
    """

    text: str = ""
    stood: str = ""
    under: str = ""
    mark: str = ""
    kinds: tuple[str, ...] = ()
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One line; a line without cells is a sentence over the whole width."""

    kind: str
    head: str
    cells: Sequence[Cell] = ()


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet ready to be drawn. ``course`` are the totals after each deal, the zeros of the start first;
    ``order`` says what stands in a cell, where there is more than one number."""

    corner: str
    names: Sequence[str]
    lines: Sequence[Line]
    foot: Sequence[Line]
    course: Sequence[Sequence[int]]
    limit: int | None
    winners: Sequence[str]
    notes: Sequence[str] = ()
    order: str = ""


def paper(told: Told, say: Say, language: str) -> Paper:
    """The sheet of any game."""
    return (_remik if "running" in told.sheet else _jokeri)(told, say, language)


def reason(mark: Mark, names: Sequence[str], say: Say, language: str) -> str:
    """A mark as a sentence."""
    args: dict[str, int | str] = dict(mark.args)
    if "card" in args:
        args["card"] = card_sign(parse_card(str(args["card"])), language)
    name = "" if mark.seat is None else names[mark.seat]
    return say(f"mark-{mark.code.replace('_', '-')}", name=name, **args)


def _reasons(told: Told, deal: int, say: Say, language: str) -> list[Line]:
    return [
        Line("mild" if mark.code in _MILD else "reason", reason(mark, told.names, say, language))
        for mark in told.marks
        if mark.deal == deal
    ]


def _numbers(values: Sequence[int], kinds: Sequence[tuple[str, ...]] | None = None) -> list[Cell]:
    return [Cell(number(value), kinds=kinds[seat] if kinds else ()) for seat, value in enumerate(values)]


def _places(told: Told, say: Say) -> Line:
    return Line(
        "place", say("place"), [Cell(say("place-nth", place=place)) for place in told.sheet["places"]]
    )


def _winners(told: Told) -> list[str]:
    # While a deal is in doubt, so is who has won.
    if not told.sheet["over"] or any(mark.code == NOTED_TWICE for mark in told.marks):
        return []
    return [name for name, place in zip(told.names, told.sheet["places"], strict=True) if place == 1]


# -- remik -----------------------------------------------------------------------------------------


def finisher_of(told: Told, deal: int) -> int | None:
    """Who went out in a deal: as noted, or the only one with nothing to pay."""
    noted = told.rows.get(deal, {}).get("finisher")
    if isinstance(noted, int):
        return noted
    deals = told.sheet["deals"]
    zeros = [seat for seat, points in enumerate(deals[deal - 1]) if points == 0] if deal <= len(deals) else []
    return zeros[0] if len(zeros) == 1 else None


def _remik(told: Told, say: Say, language: str) -> Paper:
    sheet = told.sheet
    deals, running = sheet["deals"], sheet["running"]
    lines: list[Line] = []
    for deal in sorted({*range(1, len(deals) + 1), *told.rows}):
        counted = deal <= len(deals)
        points = deals[deal - 1] if counted else told.points[deal]
        out = finisher_of(told, deal)
        wrong = {mark.seat for mark in told.marks if mark.deal == deal and mark.seat is not None}
        finish = str(told.rows.get(deal, {}).get("finish", "plain"))
        how = "" if finish == "plain" else f" {say('finish-' + finish.replace('_', '-'))}"
        cells = []
        for seat, worth in enumerate(points):
            is_out = seat == out
            text = say("out-mark") if is_out else "·" if worth is None else number(worth, signed=True)
            kinds = tuple(name for name, holds in (("out", is_out), ("amiss", seat in wrong)) if holds)
            cells.append(Cell(text, under=number(running[deal - 1][seat]) if counted else "", kinds=kinds))
        lines.append(Line("deal", f"{deal}{how}", cells))
        lines += _busts(told, deal, say)
        lines += _reasons(told, deal, say, language)
    best = min(sheet["totals"], default=0)
    bests: list[tuple[str, ...]] = [("best",) if total == best and deals else () for total in sheet["totals"]]
    foot = [Line("total", say("total"), _numbers(sheet["totals"], bests))]
    if any(sheet["wins"]):
        foot.append(Line("wins", say("wins"), _numbers(sheet["wins"])))
    notes = []
    if sheet["pot"] is not None:
        foot.append(Line("busts", say("busts"), _numbers(sheet["busts"])))
        foot.append(Line("net", say("net"), [Cell(number(net, signed=True)) for net in sheet["net"]]))
        notes.append(say("pot", pot=sheet["pot"]))
    if deals:
        foot.append(_places(told, say))
    course = [[0] * len(told.names), *running]
    return Paper(say("deal"), told.names, lines, foot, course, sheet["limit"], _winners(told), notes)


def _busts(told: Told, deal: int, say: Say) -> list[Line]:
    """Who went past the limit in a deal of a pot game: what it cost, and where it set the player back to."""
    sheet = told.sheet
    if sheet["pot"] is None or deal > len(sheet["running"]):
        return []
    stake = sheet["pot"] // (sum(sheet["busts"]) or 1)
    is_last = sheet["over"] and deal == len(sheet["running"])
    back = [_set_back(sheet, seat) for seat in range(len(told.names))]
    lines = []
    for seat, name in enumerate(told.names):
        total = sheet["running"][deal - 1][seat]
        # The last deal sets nobody back: there the busts are those that no other deal has.
        if deal in back[seat] or (is_last and sheet["busts"][seat] > len(back[seat])):
            message = "bust-out" if is_last else "bust-back"
            lines.append(Line("bust", say(message, name=name, stake=stake, total=total)))
    return lines


def _set_back(sheet: Mapping[str, Any], seat: int) -> list[int]:
    """The deals after which a total is less than its points add up to."""
    before, found = 0, []
    for deal, (points, running) in enumerate(zip(sheet["deals"], sheet["running"], strict=True), 1):
        if running[seat] != before + points[seat]:
            found.append(deal)
        before = running[seat]
    return found


# -- Joker -----------------------------------------------------------------------------------------


def _jokeri(told: Told, say: Say, language: str) -> Paper:
    sheet = told.sheet
    seats = range(len(told.names))
    lines: list[Line] = []
    course = [[0] * len(told.names)]
    deal = 0
    for part in sheet["sets"]:
        form = part["form"]
        about = "" if form == "plain" else f" · {say('form-' + form.replace('_', '-'))}"
        lines.append(Line("set-head", say("set", number=part["set"]) + about))
        for at, row in enumerate(part["rows"]):
            deal += 1
            cells = [_jokeri_cell(part, at, seat, row[seat], say) for seat in seats]
            lines.append(Line("deal", str(part["cards"][at]), cells))
            lines += _reasons(told, deal, say, language)
            course.append([course[-1][seat] + row[seat]["points"] for seat in seats])
        if len(part["rows"]) < len(part["cards"]) or not part["rows"]:
            lines += _noted_jokeri(told, deal, say, language)
        lines += _closing(part, say)
        closing = part["closing"]
        if closing:
            course[-1] = [
                course[-1][seat] + closing["premium"][seat] - closing["erased"][seat] for seat in seats
            ]
    if all(len(part["rows"]) == len(part["cards"]) for part in sheet["sets"]):
        lines += _noted_jokeri(told, deal, say, language)
    counted = sheet["counted"]
    bests: list[tuple[str, ...]] = [("best",) if total == max(counted) and deal else () for total in counted]
    foot = [Line("total", say("total"), _numbers(sheet["totals"], bests))]
    if sheet["partner"] is not None:
        foot.append(Line("pair", say("pair"), _numbers(counted, bests)))
    if deal:
        foot.append(_places(told, say))
    return Paper(say("cards"), told.names, lines, foot, course, None, _winners(told), order=say("order"))


def _jokeri_cell(part: Mapping[str, Any], at: int, seat: int, cell: Mapping[str, Any], say: Say) -> Cell:
    bid, points, closing = cell["bid"], cell["points"], part["closing"]
    kinds, spoken, mark = [], [], ""
    if bid is not None and bid == cell["taken"]:
        kinds.append("kept")
    elif points < 0:
        kinds.append("bad")
    if closing and closing["doubled"][seat] == at:
        kinds.append("doubled")
        spoken.append(say("doubled"))
        mark = "×2"
    if closing and closing["struck"][seat] == at:
        kinds.append("struck")
        spoken.append(say("struck"))
    if cell["because"] == "shtanga":
        spoken.append(say("shtanga"))
        mark = "▼"
    spoken.insert(0, say("taken-is", taken=cell["taken"]))
    if bid is not None:
        spoken.insert(0, say("bid-is", bid=bid))
    return Cell(
        number(points), _stood(bid, cell["taken"]), mark=mark, kinds=tuple(kinds), spoken=", ".join(spoken)
    )


def _stood(bid: object, taken: object) -> str:
    """Tricks taken of those promised, as the seats at a table show them; a dot for what is not noted yet."""
    if bid is None:
        return "" if taken is None else str(taken)
    return f"{'·' if taken is None else taken} / {bid}"


def _noted_jokeri(told: Told, counted: int, say: Say, language: str) -> list[Line]:
    """What is noted of deals that are not counted yet."""
    lines = []
    for deal in sorted(deal for deal in told.rows if deal > counted):
        row = told.rows[deal]
        cells = []
        for seat in range(len(told.names)):
            points = told.points[deal][seat]
            stood = _stood(row.get(f"bid.{seat}"), row.get(f"taken.{seat}"))
            cells.append(Cell("" if points is None else number(points), stood))
        lines.append(Line("deal", say("deal-short", deal=deal), cells))
        lines += _reasons(told, deal, say, language)
    return lines


def _closing(part: Mapping[str, Any], say: Say) -> list[Line]:
    lines = []
    closing = part["closing"]
    if closing:
        for name, sign in (("premium", "+"), ("erased", "−")):
            if any(closing[name]):
                kinds = ("kept",) if sign == "+" else ("bad",)
                cells = [Cell(f"{sign}{points}" if points else "", kinds=kinds) for points in closing[name]]
                lines.append(Line("closing", say(name), cells))
    elif any(part["clean"]):
        stakes = zip(part["clean"], part["stake"], strict=True)
        cells = [
            Cell(f"+{stake}?" if stake else "✓", spoken=say("stake-is", points=stake)) if clean else Cell()
            for clean, stake in stakes
        ]
        lines.append(Line("closing", say("clean"), cells))
    lines.append(Line("set-total", say("set-total"), _numbers(part["totals"])))
    return lines
