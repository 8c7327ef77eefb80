"""Advice of the exact solvers for a turn of remik: whether and how it can go out.

Nothing here decides what is legal: a plan is a play like any other, and the referee judges it. That there is
no plan is a proof, unless the table may be rearranged, which the solver does not try.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ...core.cards import JOKER, Card
from ...rulekit.ruleset import RuleSet
from ...rummy.melds import Meld, read_addition
from ...rummy.solver import (
    Add,
    Exchange,
    FinishLaw,
    Lay,
    OnTable,
    PileUse,
    Plan,
    Sharing,
    SwapGroup3,
    SwapGroup4,
    Throw,
    Turn,
    finish,
)
from .actions import Discard, LayMeld, LayOff, Play, Rearrange, Step, Swap
from .case import Case, swapped
from .draft import Draft
from .law import meld_law, meld_values
from .rules import finish as finishing
from .rules import freed, laps, layoff, opening, pile, rearrange, start, swap, throw
from .view import Phase, TableMeld, meld_name, meld_number


@lru_cache(maxsize=512)
def finish_law(rules: RuleSet) -> FinishLaw:
    """What this table permits to a player who goes out."""
    return FinishLaw(
        melds=meld_law(rules),
        values=meld_values(rules),
        opening_points=opening.threshold(rules),
        opening_clean_run=opening.needs_clean_run(rules),
        points_waived=opening.is_waived_going_out(rules),
        own_clean_run=finishing.needs_own_clean_run(rules),
        layoff_opening_turn=Sharing(layoff.in_opening_turn(rules).value),
        swap_opening_turn=Sharing(swap.in_opening_turn(rules).value),
        layoff_own_only=layoff.only_on_own(rules),
        swap_own_only=swap.only_on_own(rules),
        swap_group3=SwapGroup3(swap.in_group3(rules).value),
        swap_group4=SwapGroup4(swap.in_group4(rules).value),
        freed_to_new=freed.only_to_new(rules),
        pile_use=PileUse(pile.duty(rules).value),
        pile_before_opening=pile.before_opening(rules) is not pile.BeforeOpening.NEVER,
        needs_discard=finishing.needs_discard(rules),
        joker_thrown=throw.joker_is_free(rules),
    )


def proves_absence(rules: RuleSet) -> bool:
    """Whether the lack of a plan proves that a hand cannot go out: not where the table may be rearranged."""
    return not rearrange.is_allowed(rules)


def can_finish(draft: Draft) -> bool:
    """Whether some completion of this draft goes out."""
    return complete(draft) is not None


def complete(draft: Draft) -> Play | None:
    """The draft with further steps by which the hand goes out, or None.

    Before the draw only the top of the pile can be counted on, so the play then begins with taking it.
    Of an unopened hand a plan is preferred that earns the higher multiplier.
    """
    view, case = draft.view, draft.case
    if view.seat is None or view.seat != view.turn or view.phase not in (Phase.DRAW, Phase.PLAY):
        return None
    if not (draft.steps or case.drawn or case.first_turn) and view.pile:
        return complete(draft.take())
    if draft.findings or not (case.drawn or case.took or case.first_turn):
        return None
    if case.discard is not None or not (case.hand or case.freed):
        verdict = draft.verdict
        return Play(draft.steps) if verdict and verdict.outcome["out"] else None
    if case.first_turn and start.is_discard_only(case.rules):
        return None
    if laps.melds_wait(case.rules, view.lap):
        return None
    law = replace(finish_law(case.rules), joker_thrown=throw.may_throw_joker(case))
    hand = [*case.hand, *[JOKER] * case.freed]
    for entries in _tables(case):
        table = [OnTable(entry.meld, case.is_own(entry)) for entry in entries]
        for turn in _turns(case):
            plan = finish(hand, table, law, turn)
            if plan is not None:
                return Play((*draft.steps, *_steps(plan, entries, case)))
    return None


def _lay(meld: Meld) -> LayMeld:
    return LayMeld.of(meld)


# -- what the draft has done ---------------------------------------------------------------------------


def _tables(case: Case) -> Iterator[tuple[TableMeld, ...]]:
    """The melds a plan may touch: first those of this turn alone, where that earns a higher multiplier."""
    entries = tuple(case.table.values())
    if not case.opened:
        best = finishing.hand_multiplier(case.rules, with_layoffs=False)
        if best > finishing.hand_multiplier(case.rules, with_layoffs=True):
            before = {entry.name for entry in case.view.melds}
            yield tuple(entry for entry in entries if entry.name not in before)
    yield entries


class _Place(NamedTuple):
    """A joker that the draft put on the table: at which step, and whether in a new meld."""

    step: int
    new: bool


def _turns(case: Case) -> Iterator[Turn]:
    """The ways to read what the draft has done: which of its jokers are freed ones, or the one taken.

    Nothing tells jokers apart, so the reading best for the player holds; most drafts have but one.
    """
    moments = sorted(fact.index for fact in case.steps(Swap) for _ in range(fact.freed))
    worth = meld_values(case.rules)
    places: list[_Place] = []
    melds: dict[int, int] = {}
    for fact in case.steps(LayMeld, LayOff, Rearrange):
        new = isinstance(fact.step, LayMeld)
        places += [_Place(fact.index, new)] * fact.jokers
        if new and fact.target is not None:
            melds[fact.index] = fact.target.meld.points(worth)
    melded, clean = bool(melds), opening.has_new_clean_run(case)
    only_new = freed.only_to_new(case.rules)
    with_jokers = sorted({place.step for place in places if place.new})
    duty = _duty(case)
    if case.opened:
        with_freed = [tuple(with_jokers)]
    else:
        most = len(with_jokers) if moments else 0
        with_freed = [steps for size in range(most + 1) for steps in combinations(with_jokers, size)]
    seen: set[Turn] = set()
    for steps in with_freed:
        points = sum(value for step, value in melds.items() if step not in steps)
        for taken, left in _taken(case, duty, places):
            usable = [place.step for place in left if (place.step in steps if place.new else not only_new)]
            turn = Turn(case.opened, taken, melded, points, clean, len(moments) - _matched(moments, usable))
            if turn not in seen:
                seen.add(turn)
                yield turn


def _duty(case: Case) -> Card | None:
    """The taken card, while its duty is not done by a real card laid."""
    card = case.taken
    if card is None or card.is_joker:
        return card
    strict = case.opened and pile.duty(case.rules) is pile.Use.NEW_MELD
    kinds: tuple[type[Step], ...] = (LayMeld,) if strict else (LayMeld, LayOff, Swap, Rearrange)
    return None if any(card in fact.placed for fact in case.steps(*kinds)) else card


def _taken(
    case: Case, duty: Card | None, places: Sequence[_Place]
) -> Iterator[tuple[Card | None, Sequence[_Place]]]:
    """What is left of the taken card's duty, and the places left for freed jokers."""
    yield duty, places
    if duty is JOKER:
        strict = case.opened and pile.duty(case.rules) is pile.Use.NEW_MELD
        for i, place in enumerate(places):
            if place.new or not strict:
                yield None, [*places[:i], *places[i + 1 :]]


def _matched(moments: Sequence[int], places: Sequence[int]) -> int:
    """How many freed jokers have a place of their own, later than they came free."""
    count = 0
    for place in sorted(places):
        if count < len(moments) and moments[count] < place:
            count += 1
    return count


# -- the plan in the game's own steps ------------------------------------------------------------------


def _steps(plan: Plan, entries: Sequence[TableMeld], case: Case) -> Iterator[Step]:
    names = [entry.name for entry in entries]
    melds = {entry.name: entry.meld for entry in entries}
    number = _next_number(case)
    law = meld_law(case.rules)
    for step in plan.steps:
        match step:
            case Lay(meld=meld):
                names.append(meld_name(number))
                number += 1
                melds[names[-1]] = meld
                yield _lay(meld)
            case Add(at=at, cards=cards, end=end):
                name = names[at]
                reading = read_addition(melds[name], cards, None, law)
                plain = bool(reading)
                if not reading:
                    reading = read_addition(melds[name], cards, end, law)
                if reading.meld is not None:
                    melds[name] = reading.meld
                yield LayOff(cards, name, None if plain else end)
            case Exchange(at=at, cards=cards):
                melds[names[at]] = swapped(melds[names[at]], cards)[0]
                yield Swap(cards, names[at])
            case Throw(card=card):
                yield Discard(card)


def _next_number(case: Case) -> int:
    """The number of the next new meld: one above the highest ever used."""
    named = [*case.table.values(), *case.cleared, *(fact.target for fact in case.facts if fact.target)]
    return max([case.next_name, *(meld_number(entry.name) + 1 for entry in named)])
