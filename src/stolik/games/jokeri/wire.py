"""A view of Georgian Joker, and its sheet, as plain values for JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.core.cards import JOKER, Card, Suit
from stolik.games.jokeri.actions import NO_TRUMP, PlayCard
from stolik.games.jokeri.kinds import Phase
from stolik.games.jokeri.law import trick_law
from stolik.games.jokeri.preview import Line, preview
from stolik.games.jokeri.referee import LegalActions, judge
from stolik.games.jokeri.result import DealResult
from stolik.games.jokeri.scoring import Closing
from stolik.games.jokeri.sheet import SetSheet, Sheet
from stolik.games.jokeri.view import View
from stolik.rulekit.finding import Finding
from stolik.tricks.bidding import course
from stolik.tricks.trick import Play, plain, winner


def view_data(view: View) -> dict[str, Any]:
    """The whole view; for a seat whose turn it is, what it may do and why the rest of its cards may not."""
    last = view.last_trick
    return {
        "game": "jokeri",
        "seat": view.seat,
        "players": view.players,
        "dealer": view.dealer,
        "turn": view.turn,
        "phase": str(view.phase),
        "number": view.number,
        "set": view.slot.set,
        "cards": view.cards,
        "form": str(view.form),
        "hand": [str(card) for card in view.hand],
        "counts": list(view.counts),
        "turned": str(view.turned) if view.turned is not None else None,
        "trump": _trump(view),
        "namer": view.namer,
        "bids": list(view.bids),
        "taken": list(view.taken),
        "course": _courses(view),
        "trick": _plays(view.trick),
        "winning": _winning(view),
        "last_trick": {"plays": _plays(last.plays), "winner": last.winner} if last is not None else None,
        "barred": view.barred,
        "jokers": _jokers(view),
        "legal": _legal(view),
        "why": _why(view),
        "history": [{"seat": seat, "text": str(action)} for seat, action in view.history],
        "result": result_data(view.result),
    }


def _trump(view: View) -> str | None:
    if not view.is_trump_known:
        return None
    return NO_TRUMP if view.trump is None else view.trump.letter


def _plays(plays: Sequence[tuple[int, Play]]) -> list[dict[str, Any]]:
    return [{"seat": seat, "play": str(play)} for seat, play in plays]


def _courses(view: View) -> list[str | None]:
    left = view.cards - sum(view.taken)
    return [
        str(course(bid, taken, left).value) if bid is not None else None
        for bid, taken in zip(view.bids, view.taken, strict=True)
    ]


def _winning(view: View) -> int | None:
    """The seat that would take the trick on the table as it lies."""
    if not view.trick:
        return None
    return view.trick[winner([play for _, play in view.trick], view.trump, trick_law(view.rules))][0]


def _jokers(view: View) -> dict[str, Any] | None:
    """What each declaration of a joker would bring, so that it can be shown before it is made."""
    shown = preview(view)
    if shown is None:
        return None
    ways = [
        {
            "call": way.call.value,
            "plays": [str(play) for play in way.plays],
            "owed": [_line(line) for line in way.owed],
            "outcomes": [
                {
                    "suits": [suit.letter for suit in outcome.suits],
                    "leader": outcome.leader,
                    "threats": [str(threat) for threat in outcome.threats],
                }
                for outcome in way.outcomes
            ],
        }
        for way in shown.ways
    ]
    return {"ways": ways, "owed": [_line(line) for line in shown.owed]}


def _line(line: Line) -> dict[str, Any]:
    return {
        "suits": [suit.letter for suit in line.suits],
        "seats": list(line.seats),
        "lacks": [suit.letter for suit in line.lacks],
        "seen": line.seen,
        "duties": [{"duty": owed.duty.value, "suit": _suit(owed.suit)} for owed in line.duties],
        "joker": line.joker,
    }


def _suit(suit: Suit | None) -> str | None:
    return suit.letter if suit is not None else None


def _legal(view: View) -> list[str]:
    """What may be done now: plays and trumps by their text, bids as numbers in text."""
    return [str(action).partition(" ")[2] for action in LegalActions(view)]


def _why(view: View) -> dict[str, list[dict[str, Any]]]:
    if view.phase is not Phase.PLAY or view.seat is None or view.turn != view.seat:
        return {}
    reasons = {}
    for card in dict.fromkeys(view.hand):
        if card is JOKER:
            continue
        verdict = judge(view, PlayCard(plain(card)))
        if not verdict:
            reasons[str(card)] = [finding_data(finding) for finding in verdict]
    return reasons


def finding_data(finding: Finding) -> dict[str, Any]:
    """A finding: the clause and its evidence."""
    return {"clause": finding.clause, "args": {name: _value(value) for name, value in finding.args.items()}}


def _value(value: object) -> object:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [_value(item) for item in value]
    return value


def result_data(result: DealResult | None) -> dict[str, Any] | None:
    """What a deal came to, a value a seat."""
    if result is None:
        return None
    return {
        "bids": list(result.bids),
        "taken": list(result.taken),
        "points": list(result.points),
        "because": list(result.because),
    }


def sheet_data(sheet: Sheet) -> Mapping[str, Any]:
    """The score sheet."""
    return {
        "over": sheet.over,
        "totals": list(sheet.totals),
        "counted": list(sheet.counted),
        "places": list(sheet.places),
        "partner": list(sheet.partner) if sheet.partner is not None else None,
        "deals": sheet.deals,
        "sets": [_set_data(part) for part in sheet.sets],
    }


def _set_data(part: SetSheet) -> dict[str, Any]:
    return {
        "set": part.number,
        "form": str(part.form),
        "cards": [slot.cards for slot in part.slots],
        "rows": [
            [
                {"bid": cell.bid, "taken": cell.taken, "points": cell.points, "because": cell.because}
                for cell in row
            ]
            for row in part.rows
        ],
        "closing": _closing_data(part.closing),
        "clean": list(part.clean),
        "stake": list(part.stake),
        "totals": list(part.totals),
    }


def _closing_data(closing: Closing | None) -> dict[str, Any] | None:
    if closing is None:
        return None
    return {
        "premium": list(closing.premium),
        "doubled": list(closing.doubled),
        "erased": list(closing.erased),
        "struck": list(closing.struck),
        "keepers": sorted(closing.keepers),
    }
