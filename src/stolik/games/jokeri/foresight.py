"""What a joker's declaration would bring: what the later seats would have to play, and what could beat it.

All of it follows from one seat's view, and from the law of the trick as the referee applies it: a later seat
is asked about by hands that it has in a world that the view's seat cannot exclude (see `inference.Worlds`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from stolik.core.cards import JOKER, Card, Suit
from stolik.core.seats import clockwise
from stolik.games.jokeri.inference import Worlds, may_hold, shown_void
from stolik.games.jokeri.kinds import PACK, PLAYERS, Phase
from stolik.games.jokeri.law import trick_law
from stolik.games.jokeri.view import View
from stolik.tricks.trick import TAKE, Duty, Play, TrickLaw, answer, legal_plays, plain, winner


class Threat(StrEnum):
    """What could still take the trick from a declared joker."""

    JOKER = "joker"
    TRUMP = "trump"
    SUIT = "suit"


@dataclass(frozen=True, slots=True)
class _Known:
    """What a view tells of a later seat: cards that it can hold, suits that it has shown to lack."""

    seat: int
    holds: frozenset[Card]
    void: frozenset[Suit]
    worlds: Worlds


@dataclass(frozen=True, slots=True)
class Owed:
    """What a seat owes, and in which suit. The duties of a seat are listed as they fall away: the first one
    that its hand can meet holds; the last can always be met."""

    duty: Duty
    suit: Suit | None


FREE: Final = Owed(Duty.NONE, None)
"""Any card."""


@dataclass(frozen=True, slots=True)
class Later:
    """A seat that plays after the joker: its duties, and the suits among them that it cannot hold.

    ``seen`` are those of them that its own plays have shown (of the others every card is accounted for).
    ``joker`` says whether it may hold one, which meets every duty.
    """

    seat: int
    duties: tuple[Owed, ...]
    void: tuple[Suit, ...]
    seen: tuple[Suit, ...]
    joker: bool


@dataclass(frozen=True, slots=True)
class Foresight:
    """A joker as it would be declared. ``leader`` would take the trick as it then lies; ``threats`` are what
    could still take it from the joker, none where the joker does not lead it."""

    play: Play
    later: tuple[Later, ...]
    leader: int
    threats: tuple[Threat, ...]


def foresee(view: View) -> tuple[Foresight, ...]:
    """Each way in which the view's seat may declare a joker now, by its text; none without one to play."""
    seat = view.seat
    if seat is None or view.turn != seat or view.phase is not Phase.PLAY or JOKER not in view.hand:
        return ()
    law = trick_law(view.rules)
    worlds, shown, cards = Worlds(view), shown_void(view), may_hold(view)
    known = [
        _Known(
            other,
            frozenset(card for card in cards[other] if worlds.allow(other, card=card)),
            shown[other],
            worlds,
        )
        for other in (clockwise(seat, PLAYERS, step) for step in range(1, PLAYERS - len(view.trick)))
    ]
    ways = legal_plays((JOKER,), view.lead, view.trump, law)
    return tuple(
        Foresight(
            play,
            tuple(_later(view, play, other, law) for other in known),
            _leader(view, play, law),
            _threats(view, play, known, law),
        )
        for play in ways
    )


def ladder(lead: Play, trump: Suit | None, law: TrickLaw) -> tuple[Owed, ...]:
    """What an unknown hand owes: asked of all cards, then without the suit owed, and so on."""
    duties: list[Owed] = []
    hand = {card for card in PACK if card is not JOKER}
    for suit in dict.fromkeys(suit for suit in (lead.led_suit, trump) if suit is not None):
        owed = answer(hand, lead, trump, law)
        if owed.duty is not Duty.NONE:
            duties.append(Owed(owed.duty, suit))
        hand = {card for card in hand if card.suit is not suit}
    return (*duties, FREE)


def _later(view: View, play: Play, known: _Known, law: TrickLaw) -> Later:
    """What the seat owes: the steps that its hand can stand on, down to one that it surely can."""
    duties: list[Owed] = []
    void: list[Suit] = []
    lacked: list[Suit] = []
    held = {card.suit for card in known.holds}
    for owed in ladder(view.lead or play, view.trump, law):
        if owed.suit is None:
            duties.append(owed)
            break
        lacked.append(owed.suit)
        if owed.suit not in held:
            void.append(owed.suit)
            continue
        duties.append(owed)
        if not known.worlds.allow(known.seat, without=lacked):
            break
    seen = tuple(suit for suit in void if suit in known.void)
    return Later(known.seat, tuple(duties), tuple(void), seen, JOKER in known.holds)


def _fallen(view: View, *plays: Play) -> list[Play]:
    return [*(play for _, play in view.trick), *plays]


def _leader(view: View, play: Play, law: TrickLaw) -> int:
    """The seat that would take the trick if nobody played after the joker."""
    seats = [*(seat for seat, _ in view.trick), view.seat]
    seat = seats[winner(_fallen(view, play), view.trump, law)]
    assert seat is not None
    return seat


def _threats(view: View, play: Play, later: Iterable[_Known], law: TrickLaw) -> tuple[Threat, ...]:
    """The kinds of cards with which a later seat could take the trick from the joker."""
    mine = len(view.trick)
    if winner(_fallen(view, play), view.trump, law) != mine:
        return ()
    led = (view.lead or play).led_suit
    found = set()
    for known in later:
        for card in known.holds:
            threat = (
                Threat.JOKER if card is JOKER else Threat.TRUMP if card.suit is view.trump else Threat.SUIT
            )
            # A card of another suit falls only from a hand without the one that was led.
            lacked = () if led is None or card.suit in (None, led) else (led,)
            answered = TAKE if card is JOKER else plain(card)
            if (
                threat not in found
                and winner(_fallen(view, play, answered), view.trump, law) != mine
                and known.worlds.allow(known.seat, card=card, without=lacked)
            ):
                found.add(threat)
    return tuple(threat for threat in Threat if threat in found)
