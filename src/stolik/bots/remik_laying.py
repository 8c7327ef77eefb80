"""What the greedy bot lays in a turn: to go out, to open, and once it has opened as much as it can."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..core.cards import JOKER, Card
from ..games.remik.actions import LayMeld, LayOff, Step, Swap
from ..games.remik.compose import additions
from ..games.remik.draft import Draft
from ..games.remik.law import meld_law, meld_values
from ..games.remik.rules import freed, penalties, swap
from ..games.remik.rules import opening as opening_rules
from ..games.remik.steps import places
from ..rummy.solver import Penalty, best_arrangement, best_opening
from .remik_sight import Sight
from .remik_worth import Taste, penalty_of

_STILL_TO_COME = frozenset(("freed_joker_to", "pile_card_use", "pile_before_opening"))
"""Debts that a later step of the same turn pays; any other debt speaks against a step."""


def opening(draft: Draft) -> Draft | None:
    """The draft with the dearest melds that open, if the hand has them."""
    rules = draft.view.rules
    found = best_opening(
        draft.case.hand,
        meld_law(rules),
        meld_values(rules),
        opening_rules.threshold(rules),
        opening_rules.needs_clean_run(rules),
        penalty=penalty_of(rules),
    )
    if found is None:
        return None
    after = draft
    for meld in found.melds:
        after = after.add(LayMeld.of(meld))
    return None if after.findings else after


def laid_out(draft: Draft, sight: Sight, taste: Taste) -> Draft:
    """The draft of a player who may lay, with what is better laid than held."""
    ways = (_with_additions(_with_melds(draft)), _with_melds(_with_additions(draft)))
    draft = min(ways, key=_burden)
    while True:
        further = min((draft, *_exchanged(draft), *_with_joker(draft)), key=_burden)
        if further is draft:
            break
        draft = _with_additions(_with_melds(further))
    if sight.risk * penalties.card_penalty(sight.rules, JOKER) > taste.hold_joker:
        draft = _with_jokers_away(draft)
    return draft


def _burden(draft: Draft) -> int:
    """What the hand still weighs: real cards first of all, then what they cost."""
    rules = draft.view.rules
    return sum(50 + penalties.card_penalty(rules, card) for card in draft.case.hand if not card.is_joker)


def _added(draft: Draft, step: Step) -> Draft | None:
    """The draft with one more step, or None if something then speaks against it."""
    after = draft.add(step)
    if len(after.findings) > len(draft.findings):
        return None
    if any(debt.clause not in _STILL_TO_COME for debt in after.debts):
        return None
    return after


def _with_melds(draft: Draft) -> Draft:
    """With the new melds of real cards that leave the least in hand."""
    rules = draft.view.rules
    real = [card for card in draft.case.hand if not card.is_joker]
    keep = 1 if len(real) == len(draft.case.hand) else 0
    melds, _ = best_arrangement(real, meld_law(rules), penalty_of(rules), keep)
    for meld in melds:
        draft = _added(draft, LayMeld.of(meld)) or draft
    return draft


def _with_additions(draft: Draft) -> Draft:
    """With every real card laid off that has a place, one after the other."""
    again = True
    while again and draft.case.left > 1:
        again = False
        rules = draft.view.rules
        hand = sorted(
            set(draft.case.hand), key=lambda card: (-penalties.card_penalty(rules, card), card.index)
        )
        for card in hand:
            if not card.is_joker:
                after = next(_placed(draft, card), None)
                if after is not None:
                    draft, again = after, True
                    break
    return draft


def _placed(draft: Draft, card: Card) -> Iterator[Draft]:
    """The draft with the card laid off, for each place that takes it."""
    for name, entry in draft.case.table.items():
        for laid, end in places(entry.meld, card):
            after = _added(draft, LayOff((laid,), name, end))
            if after is not None:
                yield after


def _exchanged(draft: Draft) -> Iterator[Draft]:
    """With a joker swapped out of a meld and laid where it helps most."""
    rules = draft.view.rules
    hand = draft.case.hand
    for name, entry in draft.case.table.items():
        if not entry.meld.jokers:
            continue
        for way in swap.exchanges(entry.meld, rules):
            if all(way.count(card) <= hand.count(card) for card in way):
                after = _added(draft, Swap(way, name))
                if after is not None:
                    yield from _joker_used(after)


def _joker_used(draft: Draft) -> Iterator[Draft]:
    """With every freed joker laid again: into new melds, or else at the melds of the table."""
    if not draft.case.freed:
        yield draft
        return
    for after in (*_with_joker(draft), *_joker_aside(draft)):
        if after.case.freed < draft.case.freed:
            yield from _joker_used(after)


def _joker_aside(draft: Draft) -> Iterable[Draft]:
    if freed.only_to_new(draft.view.rules):
        return ()
    return tuple(_placed(draft, JOKER))[:1]


def _with_joker(draft: Draft) -> Iterator[Draft]:
    """With a joker laid so that real cards go with it: a new meld, or a gap bridged to a run of the table."""
    case = draft.case
    if not (case.freed or JOKER in case.hand):
        return
    rules = draft.view.rules
    real = [card for card in case.hand if not card.is_joker]
    count = Penalty(penalty_of(rules).ace, penalties.court_penalty(rules), 0)
    keep = 1 if len(real) == len(case.hand) else 0
    melds, _ = best_arrangement([*real, JOKER], meld_law(rules), count, keep)
    after: Draft | None = draft
    for meld in melds:
        after = _added(after, LayMeld.of(meld)) if after is not None else None
    if after is not None and after is not draft:
        yield after
    for entry in tuple(case.table.values()):
        for card in sorted(set(real)):
            for step in additions(draft, entry, (card, JOKER)):
                bridged = _added(draft, step)
                if bridged is not None:
                    yield bridged


def _with_jokers_away(draft: Draft) -> Draft:
    """With the jokers of the hand laid off while there is a place and a card to throw."""
    while JOKER in draft.case.hand and draft.case.left > 1:
        after = next(_placed(draft, JOKER), None)
        if after is None:
            break
        draft = after
    return draft
