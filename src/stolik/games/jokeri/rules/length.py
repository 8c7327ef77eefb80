"""How many deals a game has, and in which sets they are settled (chapter 2)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache

from stolik.games.jokeri.kinds import NINE, PLAYERS, Form, Slot
from stolik.games.jokeri.rules.extra_sets import extra_forms, has_chosen_extra_forms
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class Length(StrEnum):
    """The lengths of a game, named by their number of deals; the ladder goes to eight unless it says nine."""

    CLASSIC24 = "classic24"
    SHORT12 = "short12"
    FULL40 = "full40"
    NINES16 = "nines16"
    LADDER9 = "ladder9"


LENGTH = choice("length", Length, Length.CLASSIC24)

_UP = tuple(range(1, NINE))
_DOWN = _UP[::-1]
_NINES = (NINE,) * PLAYERS
_PLANS = {
    Length.CLASSIC24: (_UP, _NINES, _DOWN, _NINES),
    Length.SHORT12: (_UP, _NINES),
    Length.FULL40: (_UP, _NINES, _DOWN, _NINES),
    Length.NINES16: (_NINES,) * 4,
    Length.LADDER9: ((*_UP, NINE), _NINES, (NINE, *_DOWN), _NINES),
}


@cache
def schedule(rules: RuleSet) -> tuple[Slot, ...]:
    """All deals of a game, in order."""
    length = LENGTH.of(rules)
    sets: list[tuple[Form, tuple[int, ...]]] = [(Form.PLAIN, cards) for cards in _PLANS[length]]
    if length is Length.FULL40:
        sets += [(form, _NINES) for form in extra_forms(rules)]
    return tuple(Slot(at, n, form) for at, (form, cards) in enumerate(sets, 1) for n in cards)


def sets_of(rules: RuleSet) -> tuple[tuple[Slot, ...], ...]:
    """The deals of a game, set by set."""
    deals = schedule(rules)
    return tuple(tuple(slot for slot in deals if slot.set == at) for at in range(1, deals[-1].set + 1))


def is_ladder(cards: Iterable[int]) -> bool:
    """Whether a set of these deals is one of the ladder, whose deals grow or shrink."""
    return len(set(cards)) > 1


def contradictions(rules: RuleSet) -> Iterable[Finding]:
    """A full game without extra sets is the classic one; the shorter games have no extra sets to choose."""
    full = LENGTH.of(rules) is Length.FULL40
    if full and not extra_forms(rules):
        yield Finding("extra_sets", args={"reason": "none"})
        yield Finding("length")
    if not full and has_chosen_extra_forms(rules):
        yield Finding("extra_sets", args={"reason": "length"})
        yield Finding("length")


RULE: Rule[object] = Rule(
    __name__, settings=(LENGTH,), points=("fresh_shuffle", "fair_turns"), contradictions=contradictions
)
