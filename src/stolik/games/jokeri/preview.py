"""A joker's declarations as they are shown before one is made: what is the same of several is told once.

`foresight` tells each declaration by itself, in full. Here the tellings are folded, so that whoever draws
them need not know when two of them come to the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from stolik.core.cards import Suit
from stolik.games.jokeri.foresight import Foresight, Later, Owed, Threat, foresee, ladder
from stolik.games.jokeri.law import trick_law
from stolik.games.jokeri.view import View
from stolik.tricks.trick import Call, Play


@dataclass(frozen=True, slots=True)
class Line:
    """What some later seats owe. ``suits`` are the named suits of which it holds, none if of every one.

    ``lacks`` are suits that they cannot hold, ``seen`` says whether their plays have shown all of it.
    ``duties`` are listed as they fall away, without a suit where it is the one named; ``joker`` says whether
    one may be played instead.
    """

    suits: tuple[Suit, ...]
    seats: tuple[int, ...]
    lacks: tuple[Suit, ...]
    seen: bool
    duties: tuple[Owed, ...]
    joker: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who would take the trick as it then lies, and what could still take it from the joker.

    ``suits`` as in `Line`; of the ``threats`` the one by the named suit's cards is said of trumps too.
    """

    suits: tuple[Suit, ...]
    leader: int
    threats: tuple[Threat, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """One call, with the play for each suit it may name (one play where it names none)."""

    call: Call
    plays: tuple[Play, ...]
    owed: tuple[Line, ...]
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """All that a joker may be declared as now. ``owed`` holds whatever is called: where it follows, all that
    later seats owe; where it leads, what seats owe that lack the named suit."""

    ways: tuple[Way, ...]
    owed: tuple[Line, ...]


def preview(view: View) -> Preview | None:
    """What the view's seat is shown before it declares a joker; None without one to play."""
    foreseen = foresee(view)
    if not foreseen:
        return None
    calls = list(dict.fromkeys(seen.play.call for seen in foreseen))
    ways = []
    for call in calls:
        assert call is not None
        same = [seen for seen in foreseen if seen.play.call is call]
        ways.append(
            Way(
                call,
                tuple(seen.play for seen in same),
                _asked(view, same) if call.leads else (),
                _outcomes(view, same),
            )
        )
    if calls[0] is not None and calls[0].leads:
        return Preview(tuple(ways), _lacking(foreseen))
    return Preview(tuple(ways), _following(foreseen[0]))


def _following(seen: Foresight) -> tuple[Line, ...]:
    """What each later seat owes to the suit that was led."""
    return _merged(
        Line((), (later.seat,), later.void, _is_seen(later), later.duties, later.joker)
        for later in seen.later
    )


def _asked(view: View, foreseen: Sequence[Foresight]) -> tuple[Line, ...]:
    """What a call asks for: of all suits at once, then of those that a seat surely holds."""
    law = trick_law(view.rules)
    # Where trumps are named "else a trump" is no lie, only nothing new: the longest holds for all.
    longest = max((ladder(seen.play, view.trump, law) for seen in foreseen), key=len)
    able: dict[int, bool] = {}
    sure = []
    for seen in foreseen:
        led = seen.play.led_suit
        assert led is not None
        for later in seen.later:
            if led in later.void:
                continue
            able[later.seat] = able.get(later.seat, False) or later.joker
            if len(later.duties) == 1:
                sure.append(Line((led,), (later.seat,), (), False, _by_name(later.duties, led), later.joker))
    if not able:
        return ()
    general = Line((), tuple(able), (), False, _by_name(longest, longest[0].suit), any(able.values()))
    return (general, *_merged(sure))


def _lacking(foreseen: Sequence[Foresight]) -> tuple[Line, ...]:
    """What seats owe that lack the suit named, seat by seat: a trump or anything, whatever is called."""
    lines = []
    for seats in zip(*(seen.later for seen in foreseen), strict=True):
        for seen, later in zip(foreseen, seats, strict=True):
            led = seen.play.led_suit
            if led in later.void and led is not None:
                owed = Line((led,), (later.seat,), (led,), _is_seen(later, led), later.duties, later.joker)
                lines.append(owed)
    return _merged(dict.fromkeys(lines))


def _is_seen(later: Later, suit: Suit | None = None) -> bool:
    lacked = later.void if suit is None else (suit,)
    return bool(lacked) and set(lacked) <= set(later.seen)


def _by_name(duties: Iterable[Owed], named: Suit | None) -> tuple[Owed, ...]:
    """The duties as of any named suit."""
    return tuple(Owed(owed.duty, None if owed.suit is named else owed.suit) for owed in duties)


def _merged(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Lines for one seat and suit, put together where they say the same: first the suits, then the seats."""
    by_seat: dict[object, Line] = {}
    for line in lines:
        told = (line.seats, line.duties, line.joker)
        first = by_seat.get(told)
        if first is not None:
            suits, lacks = (*first.suits, *line.suits), (*first.lacks, *line.lacks)
            line = replace(line, suits=suits, lacks=lacks, seen=first.seen and line.seen)
        by_seat[told] = line
    merged: dict[object, Line] = {}
    for line in by_seat.values():
        words = replace(line, seats=())
        first = merged.get(words)
        merged[words] = line if first is None else replace(first, seats=(*first.seats, *line.seats))
    return tuple(merged.values())


def _outcomes(view: View, foreseen: Sequence[Foresight]) -> tuple[Outcome, ...]:
    alike: dict[tuple[int, frozenset[Threat]], list[Foresight]] = {}
    for seen in foreseen:
        said = set(seen.threats)
        # Of trumps a card of the suit is a trump: what is said of the other suits holds of them.
        if seen.play.led_suit is view.trump and Threat.TRUMP in said:
            said.add(Threat.SUIT)
        alike.setdefault((seen.leader, frozenset(said)), []).append(seen)
    return tuple(
        Outcome(
            () if len(alike) == 1 else tuple(seen.play.suit for seen in same if seen.play.suit is not None),
            leader,
            max((seen.threats for seen in same), key=len),
        )
        for (leader, _), same in alike.items()
    )
