"""What is shown before a joker is declared: folded, and still all that each declaration is told to bring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from stolik.core.cards import SUITS, Suit
from stolik.games.jokeri import SPEC
from stolik.games.jokeri.foresight import FREE, Foresight, Owed, Threat, foresee
from stolik.games.jokeri.position import Position
from stolik.games.jokeri.preview import Line, Outcome, Preview, Way, preview
from stolik.games.jokeri.wire import view_data
from stolik.tricks.trick import Call, Duty

from .tables import HOUSE_RULES, table, walk
from .test_foresight import jokers_last, start
from .test_inference import played

TRUMP = Owed(Duty.TRUMP, Suit.SPADES)


def shown(position: Position) -> Preview:
    seen = preview(SPEC.view(position, position.turn))
    assert seen is not None
    return seen


@pytest.mark.parametrize("trump", [*SUITS, None])
def test_what_holds_of_all_suits_is_one_line_a_call(trump: Suit | None) -> None:
    told = shown(start("jokeri/classic", trump))
    for way, duty in zip(told.ways, (Duty.HIGHEST, Duty.FOLLOW), strict=True):
        steps = (Owed(duty, None), *(() if trump is None else (Owed(Duty.TRUMP, trump),)), FREE)
        assert way.owed == (Line((), (1, 2, 3), (), False, steps, joker=True),)
        assert [outcome.suits for outcome in way.outcomes] == [()]
    assert told.owed == ()
    low = told.ways[1].outcomes[0].threats
    assert low == tuple(threat for threat in Threat if trump is not None or threat is not Threat.TRUMP)


def test_outcomes_are_parted_by_suits_where_they_differ() -> None:
    high = shown(start("jokeri/classic(high_joker_vs_trump=trump_takes)", Suit.SPADES)).ways[0]
    others = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)
    assert high.outcomes == (
        Outcome(others, 0, (Threat.JOKER, Threat.TRUMP)),
        Outcome((Suit.SPADES,), 0, (Threat.JOKER,)),
    )


def test_who_lacks_a_suit_has_a_line_whatever_is_called() -> None:
    """One trumped a heart and another discarded on it."""
    hands = ["Ah * 7d", "7s 8d 9s", "8c 9c Tc", "Kh Qd 9d"]
    position = played("jokeri/classic", hands, Suit.SPADES, "Ah 7s 8c Kh")
    told = shown(replace(position, turn=0))
    assert told.owed == (
        Line((Suit.HEARTS,), (1,), (Suit.HEARTS,), True, (TRUMP, FREE), joker=True),
        Line((Suit.HEARTS, Suit.SPADES), (2,), (Suit.HEARTS, Suit.SPADES), True, (FREE,), joker=True),
    )


def test_following_tells_each_seat_once() -> None:
    hands = ["Ah 8h 7d", "* Qd 9d", "7s 8d 9s", "8c 9c Tc"]
    told = shown(played("jokeri/classic", hands, Suit.SPADES, "Ah"))
    assert [(way.call, way.owed) for way in told.ways] == [(Call.TAKE, ()), (Call.LEAVE, ())]
    assert told.ways[1].outcomes == (Outcome((), 0, ()),)
    steps = (Owed(Duty.FOLLOW, Suit.HEARTS), TRUMP, FREE)
    assert told.owed == (Line((), (2, 3), (), False, steps, joker=True),)


def test_nothing_is_shown_to_whoever_declares_none() -> None:
    position = start("jokeri/classic", Suit.SPADES)
    assert preview(SPEC.view(position, 1)) is None
    assert view_data(SPEC.view(position, 1))["jokers"] is None
    wire = view_data(SPEC.view(position, 0))["jokers"]
    assert [way["call"] for way in wire["ways"]] == ["^", "_"]
    assert wire["ways"][0]["plays"] == ["*^c", "*^d", "*^h", "*^s"]
    assert wire["ways"][0]["owed"][0]["duties"] == [
        {"duty": "highest", "suit": None},
        {"duty": "trump", "suit": "s"},
        {"duty": "none", "suit": None},
    ]


def about(lines: Iterable[Line], suit: Suit | None, seat: int) -> list[Line]:
    return [line for line in lines if seat in line.seats and (not line.suits or suit in line.suits)]


def check(way: Way, told: Preview, seen: Foresight, trump: Suit | None) -> None:
    """That the folded lines say of this one declaration what the foresight does."""
    led = seen.play.led_suit
    (outcome,) = [one for one in way.outcomes if not one.suits or led in one.suits]
    assert outcome.leader == seen.leader
    # Of trumps a trump and a card of the suit are the same card.
    same = {Threat.SUIT} if led is trump and Threat.TRUMP in seen.threats else set()
    assert set(seen.threats) <= set(outcome.threats) <= {*seen.threats, *same}
    for later in seen.later:
        if not way.call.leads:
            (line,) = about(told.owed, None, later.seat)
            assert (line.duties, line.lacks, line.joker) == (later.duties, later.void, later.joker)
        elif led in later.void:
            (line,) = about(told.owed, led, later.seat)
            assert (line.duties, line.joker) == (later.duties, later.joker)
            assert led in line.lacks
            assert not line.seen or led in later.seen
        else:
            general, *sure = about(way.owed, led, later.seat)
            assert general.duties[0] == Owed(later.duties[0].duty, None)
            assert set(later.duties[1:]) <= set(general.duties[1:])
            assert general.joker or not later.joker
            assert [line.duties for line in sure] == [general.duties[:1]] * (len(later.duties) == 1)
            assert not about(told.owed, led, later.seat)


@pytest.mark.parametrize("text", HOUSE_RULES)
def test_folding_loses_nothing_and_adds_nothing(text: str) -> None:
    asked = 0
    rules = table(text)
    walks = [position for number in (7, 10) for position, _ in walk(rules, number, "preview")]
    for position in (*walks, *jokers_last(rules, "preview 1"), *jokers_last(rules, "preview 2")):
        view = SPEC.view(position, position.turn)
        foreseen, told = foresee(view), preview(view)
        assert (told is None) == (not foreseen)
        if told is None:
            continue
        assert [play for way in told.ways for play in way.plays] == [seen.play for seen in foreseen]
        for seen in foreseen:
            (way,) = [way for way in told.ways if seen.play in way.plays]
            check(way, told, seen, view.trump)
            asked += 1
    assert asked > 20
