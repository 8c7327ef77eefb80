"""What a move says of melds: each as it lay before the step that names it, whatever became of it since."""

from __future__ import annotations

from dataclasses import replace

from stolik.bots import bot
from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.games.remik import CATALOG, SPEC
from stolik.games.remik.actions import Clear, LayOff, Swap, parse_action
from stolik.games.remik.conform import position_view
from stolik.games.remik.resample import resample
from stolik.games.remik.view import Phase


def table(hand: str, **melds: str):
    """Seat 0 to play, opened, with these melds of its own on the table."""
    rules = CATALOG.parse("remik/silesian(cut_by=none)")
    at = SPEC.deal(rules, 3, 2, 0, "told")
    cards = parse_cards(hand)
    seen = position_view(rules, hand=cards, opened=True, melds=melds, own=list(melds), pile=parse_cards("5c"))
    return replace(
        at,
        phase=Phase.PLAY,
        turn=0,
        first_turn=False,
        hands=(CardSet(cards), *at.hands[1:]),
        pile=tuple(parse_cards("5c")),
        melds=seen.melds,
        next_name=seen.next_name,
        opened=(True, False, False),
        drawn=cards[-1],
    )


def told(at):
    return [(event["text"], event.get("melds")) for event in SPEC.wire(SPEC.view(at, 1))["history"]]


def test_each_step_tells_its_meld_as_it_was_before_it():
    at = table("8d 9d Qs Kh 2c", a="5d 6d 7d", b="Qh *=Qs Qd")
    text = "add 8d to a; swap Qs at b; add 9d to a; discard Kh"
    after, _ = SPEC.apply(at, parse_action(text), 0)
    assert told(after) == [
        (text, [["5d", "6d", "7d"], ["Qh", "*=Qs", "Qd"], ["5d", "6d", "7d", "8d"]]),
    ]
    again = resample(SPEC.view(after, 1), Rng("other"))
    assert told(again) == told(after)


def test_a_meld_laid_in_the_same_turn_is_told_as_it_was_laid():
    at = table("7h 8h 9h Th Kc 2c", a="5d 6d 7d")
    after, _ = SPEC.apply(at, parse_action("meld 7h 8h 9h; add Th to b; discard Kc"), 0)
    assert told(after)[-1][1] == [["7h", "8h", "9h"]]


def test_in_whole_deals_every_named_meld_is_told_once():
    rules = CATALOG.parse("remik/silesian")
    named = 0
    for number in range(4):
        at, rng = SPEC.deal(rules, 3, 2, 0, f"whole {number}"), Rng(f"{number}")
        while SPEC.to_move(at) is not None:
            before = {entry.name: [str(laid) for laid in entry.meld.cards] for entry in at.melds}
            action = bot("remik", "greedy").act(SPEC.view(at, at.turn), rng)
            at, _ = SPEC.apply(at, action)
            steps = [one for one in getattr(action, "steps", ()) if isinstance(one, LayOff | Swap | Clear)]
            melds = SPEC.wire(SPEC.view(at, None))["history"][-1].get("melds", [])
            assert len(melds) == len(steps)
            if steps and steps[0].meld in before:
                assert melds[0] == before[steps[0].meld]
                named += 1
    assert named
