"""The frame of a turn: draw one, then what is allowed, then throw one, with cards that are really there."""

from __future__ import annotations

from collections.abc import Iterator

from ....rulekit.finding import Debt, Finding
from ....rulekit.rule import Rule
from ..actions import Discard, Draw, Take
from ..case import Case
from . import finish


def check(case: Case) -> Iterator[Finding]:
    """What is wrong with the order of the steps, or with the cards and melds that they name."""
    draws = 1 if case.drawn or case.first_turn else 0
    thrown = False
    for fact in case.facts:
        if thrown:
            yield Finding("after_discard", fact.index)
        if isinstance(fact.step, Draw | Take):
            draws += 1
            if draws > 1:
                yield Finding("one_draw", fact.index)
        elif draws == 0:
            yield Finding("must_draw_first", fact.index)
        thrown = thrown or isinstance(fact.step, Discard)
        for card in fact.missing:
            yield Finding("not_in_hand", fact.index, {"card": card})
        if fact.unknown is not None:
            yield Finding("unknown_meld", fact.index, {"meld": fact.unknown})
        if finish.needs_discard(case.rules) and not thrown and fact.held == 0:
            yield Finding("keep_one_card", fact.index)
    if case.closed and not case.facts:
        yield Finding("must_draw_first")
    if not thrown and case.left:
        yield Debt("discard_missing")


RULE = Rule(
    __name__,
    (),
    (
        "syntax",
        "not_your_turn",
        "must_draw_first",
        "one_draw",
        "draw_alone",
        "not_in_hand",
        "unknown_meld",
        "keep_one_card",
        "discard_missing",
        "after_discard",
    ),
    check,
)
