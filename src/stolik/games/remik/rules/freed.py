"""Freed jokers: where a joker taken from the table must go, in the same turn."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import combinations

from ....rulekit.finding import Debt, Finding, Ground
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice
from ....rummy.melds import MeldValues
from ..actions import LayMeld, LayOff, Rearrange, Swap
from ..case import Case
from . import table


class FreedTo(StrEnum):
    """Where a freed joker must go in the same turn."""

    ANY_MELD = "any_meld"
    NEW_MELD = "new_meld"


FREED_JOKER_TO = choice("freed_joker_to", FreedTo, FreedTo.ANY_MELD)


def only_to_new(rules: RuleSet) -> bool:
    """Whether a freed joker must go into a new meld."""
    return FREED_JOKER_TO.of(rules) is FreedTo.NEW_MELD


def _places(case: Case) -> list[tuple[int, bool]]:
    """A place for each joker put on the table this turn: its step, and whether in a new meld."""
    return [
        (fact.index, isinstance(fact.step, LayMeld))
        for fact in case.steps(LayMeld, LayOff, Rearrange)
        for _ in range(fact.jokers)
    ]


def _freed_at(case: Case) -> list[int]:
    """The step at which each joker came free."""
    return [fact.index for fact in case.steps(Swap) for _ in range(fact.freed)]


def _fits(freed: list[int], places: list[tuple[int, bool]], *, only_new: bool) -> bool:
    """Whether each freed joker has a place of its own, later than it came free."""
    open_places = sorted(step for step, new in places if new or not only_new)
    for moment in sorted(freed, reverse=True):
        if not open_places or open_places[-1] < moment:
            return False
        open_places.pop()
    return True


def joker_places_suffice(case: Case, *, taken_into_new_meld: bool) -> bool:
    """Whether a joker taken from the pile has a place beside those that freed jokers need."""
    places, freed = _places(case), _freed_at(case)
    only_new = only_to_new(case.rules)
    return any(
        (new or not taken_into_new_meld) and _fits(freed, places[:i] + places[i + 1 :], only_new=only_new)
        for i, (_, new) in enumerate(places)
    )


def melds_for_freed_jokers(case: Case, worth: MeldValues) -> frozenset[int]:
    """Steps of the new melds that must take freed jokers, chosen so that the fewest points are lost.

    Such a meld counts nothing toward opening. While a turn is being composed, the jokers still in hand may
    yet be laid: that place is to come, and no meld must give way to it.
    """
    freed = _freed_at(case)
    if not freed:
        return frozenset()
    points = {
        fact.index: fact.target.meld.points(worth) for fact in case.new_melds if fact.target and fact.jokers
    }
    places = _places(case)
    only_new = only_to_new(case.rules)
    elsewhere = [place for place in places if not place[1]]
    if not case.closed:
        elsewhere += [(len(case.facts), True)] * (case.freed + sum(card.is_joker for card in case.hand))
    best: frozenset[int] | None = None
    for size in range(len(points) + 1):
        for steps in combinations(sorted(points), size):
            usable = elsewhere + [place for place in places if place[1] and place[0] in steps]
            lost = sum(points[step] for step in steps)
            if _fits(freed, usable, only_new=only_new) and (
                best is None or lost < sum(points[s] for s in best)
            ):
                best = frozenset(steps)
    return best if best is not None else frozenset(points)


def check(case: Case) -> Iterator[Finding]:
    """Whether each freed joker found its place."""
    places = _places(case)
    moments = _freed_at(case)
    only_new = only_to_new(case.rules)
    for i, moment in enumerate(moments):
        args = {"target": FREED_JOKER_TO.of(case.rules).value}
        placed = _fits(moments[i:], places, only_new=only_new)
        yield Debt("freed_joker_to", moment, args, Ground("freed_joker_to", moment, args) if placed else None)


def idle(rules: RuleSet) -> Iterator[str]:
    """Without jokers none is freed."""
    if not table.has_jokers(rules):
        yield FREED_JOKER_TO.name


RULE = Rule(__name__, (FREED_JOKER_TO,), (), check, idle=idle)
