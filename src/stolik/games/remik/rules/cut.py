"""The cut: who lifts the pack before the deal, and what may be kept of the cards seen."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....core.cards import Card
from ....core.seats import clockwise
from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag, number
from ....rummy.melds import Kind, MeldLaw, arrange
from . import runs, table

_RUN = 3
"""Cards of a clean run that may be kept."""


class CutBy(StrEnum):
    """Who lifts the pack."""

    NONE = "none"
    NEXT_CLOCKWISE = "next_clockwise"
    RIGHT_OF_DEALER = "right_of_dealer"
    FIRST_COME = "first_come"


class CutKeep(StrEnum):
    """What the cutter may keep."""

    NOTHING = "nothing"
    JOKER = "joker"
    JOKER_OR_CLEAN_RUN = "joker_or_clean_run"


class CutShow(StrEnum):
    """Who sees the cards looked at."""

    CUTTER = "cutter"
    ALL = "all"


CUT_BY = choice("cut_by", CutBy, CutBy.NEXT_CLOCKWISE)
CUT_KEEP = choice("cut_keep", CutKeep, CutKeep.JOKER)
CUT_KEEP_JOKERS_MAX = number("cut_keep_jokers_max", 1, 1, 3, offered=(2,))
CUT_SHOW = choice("cut_show", CutShow, CutShow.CUTTER)
CUT_KEEP_OPTIONAL = flag("cut_keep_optional", True)
CUT_CARDS_SEEN = number("cut_cards_seen", 3, 1, 3, offered=(1, 2))


def is_cut(rules: RuleSet) -> bool:
    """Whether the pack is cut before the deal."""
    return CUT_BY.of(rules) is not CutBy.NONE


def cutters(rules: RuleSet, dealer: int, players: int) -> tuple[int, ...]:
    """Seats that may cut, the expected one first."""
    match CUT_BY.of(rules):
        case CutBy.NONE:
            return ()
        case CutBy.RIGHT_OF_DEALER:
            return (clockwise(dealer, players, -1),)
        case CutBy.FIRST_COME:
            return tuple(clockwise(dealer, players, i) for i in range(1, players))
        case _:
            return (clockwise(dealer, players),)


def cards_seen(rules: RuleSet) -> int:
    """Cards that are looked at, at the bottom of the lifted part."""
    return CUT_CARDS_SEEN.of(rules)


def is_shown_to_all(rules: RuleSet) -> bool:
    """Whether everybody sees the cards looked at."""
    return CUT_SHOW.of(rules) is CutShow.ALL


def may_keep_anything(rules: RuleSet) -> bool:
    """Whether the cutter may keep anything at all."""
    return is_cut(rules) and CUT_KEEP.of(rules) is not CutKeep.NOTHING


def may_decline(rules: RuleSet) -> bool:
    """Whether keeping is a right and not a duty."""
    return CUT_KEEP_OPTIONAL.of(rules)


def keepable(rules: RuleSet, seen: tuple[Card, ...], law: MeldLaw) -> tuple[tuple[Card, ...], ...]:
    """Every set of the seen cards that may be kept: jokers up to the limit, or a clean run of three."""
    keep = CUT_KEEP.of(rules)
    if not is_cut(rules) or keep is CutKeep.NOTHING:
        return ()
    jokers = tuple(card for card in seen if card.is_joker)[: CUT_KEEP_JOKERS_MAX.of(rules)]
    ways = [jokers[:count] for count in range(len(jokers), 0, -1)]
    if keep is CutKeep.JOKER_OR_CLEAN_RUN:
        ways += [
            tuple(laid.card for laid in meld.cards)
            for meld in arrange(seen, law)
            if meld.kind is Kind.RUN and meld.clean
        ][:1]
    return tuple(ways)


def contradictions(rules: RuleSet) -> Iterator[Finding]:
    """What may be kept must be among the cards looked at."""
    if not may_keep_anything(rules):
        return
    seen, need = CUT_CARDS_SEEN.of(rules), CUT_KEEP_JOKERS_MAX.of(rules)
    if CUT_KEEP.of(rules) is CutKeep.JOKER_OR_CLEAN_RUN:
        need = max(need, _RUN)
    if seen < need:
        yield Finding("cut_cards_seen", None, {"seen": seen, "need": need})


def idle(rules: RuleSet) -> Iterator[str]:
    """How many jokers may be kept, where there are none, and declining, where nothing can be kept."""
    if not table.has_jokers(rules):
        yield CUT_KEEP_JOKERS_MAX.name
        if CUT_KEEP.of(rules) is CutKeep.JOKER or runs.shortest(rules) > _RUN:
            yield CUT_KEEP_OPTIONAL.name


RULE: Rule[object] = Rule(
    __name__,
    (CUT_BY, CUT_KEEP, CUT_KEEP_JOKERS_MAX, CUT_SHOW, CUT_KEEP_OPTIONAL, CUT_CARDS_SEEN),
    ("cut_place",),
    contradictions=contradictions,
    idle=idle,
)
