"""Steps that a turn being composed can take next, and whether it can still end.

``pseudo_legal_steps`` are each fine by themselves; whether some completion of the turn then pays every debt
``can_complete`` says. Neither is sent to a player: the second is a solver's advice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...core.cards import JOKER, SUITS, Card, card_of
from ...rummy.lattice import all_melds
from ...rummy.melds import Kind, Laid, Meld, rank_at
from .actions import Clear, Discard, LayMeld, LayOff, Play, Step, Swap, Take
from .draft import Draft
from .law import meld_law
from .rules import clear, swap
from .solve import can_finish, proves_absence
from .view import Phase, View


def pseudo_legal_steps(draft: Draft) -> Iterator[Step]:
    """Every step that breaks nothing for good by itself: melds, lay-offs, swaps, clearings, discards.

    The order is fixed. A lay-off of several cards is that of one card after the other, unless only all of
    them together leave fewer jokers than real cards.
    """
    held = len(draft.findings)
    for step in candidates(draft):
        if isinstance(step, Discard) or len(draft.add(step).findings) == held:
            yield step


def candidates(draft: Draft) -> Iterator[Step]:
    """Every step that can be written with the cards held and the melds there, allowed or not."""
    case = draft.case
    view = draft.view
    if view.phase is Phase.DRAW and not case.took:
        if view.pile:
            yield Take()
        return
    hand = [*case.hand, *[JOKER] * case.freed]
    faces = sorted(set(hand))
    law = meld_law(case.rules)
    for meld in all_melds(hand, law):
        yield LayMeld.of(meld)
    for name, entry in case.table.items():
        for card in faces:
            yield from (LayOff((laid,), name, end) for laid, end in places(entry.meld, card))
        if law.jokers_fewer and JOKER in hand:
            yield from (LayOff(row, name, end) for row, end in _bridges(entry.meld, hand))
        for way in swap.exchanges(entry.meld, case.rules):
            if not _missing(way, hand):
                yield Swap(way, name)
        if clear.is_allowed(case.rules) and entry.meld.kind is Kind.GROUP and len(entry.meld.cards) >= 4:
            yield Clear(name)
    yield from (Discard(card) for card in sorted(set(case.hand)))


def _missing(cards: tuple[Card, ...], hand: list[Card]) -> bool:
    left = list(hand)
    for card in cards:
        if card not in left:
            return True
        left.remove(card)
    return False


def places(meld: Meld, card: Card) -> Iterator[tuple[Laid, str | None]]:
    """Each way in which one card can be added to a meld, with the end of a run where both ends fit."""
    if meld.kind is Kind.GROUP:
        if not card.is_joker:
            if card.rank == meld.rank:
                yield Laid(card), None
            return
        named = any(laid.stands is not None for laid in meld.cards) or not meld.jokers
        if named and meld.rank:
            for missing in meld.missing_suits or SUITS[:1]:
                yield Laid(card, card_of(meld.rank, missing)), None
        else:
            yield Laid(card), None
        return
    suit = meld.suit
    if suit is None:
        return
    ends = []
    for end, position in (("low", meld.low - 1), ("high", meld.high + 1)):
        face = card_of(rank_at(position), suit)
        if card.is_joker or card is face:
            ends.append((Laid(card, face if card.is_joker else None), end))
    for laid, end in ends:
        yield laid, end if len(ends) > 1 else None


def _bridges(meld: Meld, hand: Sequence[Card]) -> Iterator[tuple[tuple[Laid, ...], str]]:
    """Rows that go on from an end of a run with a joker, and bring as many real cards as jokers.

    Where jokers must be fewer, the joker alone would be one too many. Only the shortest such rows: a longer
    one is several of them after each other.
    """
    suit = meld.suit
    if suit is None:
        return
    for end, start, step in (("low", meld.low, -1), ("high", meld.high, 1)):
        rows: list[tuple[Laid, ...]] = [()]
        while rows:
            row = rows.pop()
            left = Counter(hand)
            left.subtract(laid.card for laid in row)
            face = card_of(rank_at(start + step * (len(row) + 1)), suit)
            for laid in (Laid(face), Laid(JOKER, face)):
                longer = (*row, laid)
                if left[laid.card] < 1 or len(longer) > 13 or not longer[0].is_joker:
                    continue
                if 2 * sum(card.is_joker for card in longer) > len(longer):
                    rows.append(longer)
                else:
                    yield longer[::step], end


def plays(view: View) -> Iterator[Play]:
    """Every legal play of the view's turn made of these steps, depth first and in fixed order."""
    yield from _plays(Draft(view))


def _plays(draft: Draft) -> Iterator[Play]:
    deeper = []
    for step in pseudo_legal_steps(draft):
        if isinstance(step, Discard):
            play = Play((*draft.steps, step))
            if draft.add(step).verdict:
                yield play
        else:
            deeper.append(step)
    if draft.steps and not draft.case.hand and draft.verdict:
        yield Play(draft.steps)
    for step in deeper:
        yield from _plays(draft.add(step))


def can_complete(draft: Draft) -> bool:
    """Whether some completion of the turn pays every debt; exact."""
    if draft.findings:
        return False
    return can_finish(draft) or (not _must_go_out(draft) and _can_end(draft, set()))


_PAID_BY_GOING_OUT = ("pile_before_opening", "layoff_opening_turn", "swap_opening_turn")


def _must_go_out(draft: Draft) -> bool:
    """Whether only going out pays some debt: without rearranging, that no plan goes out is then a proof."""
    return proves_absence(draft.view.rules) and any(debt.clause in _PAID_BY_GOING_OUT for debt in draft.debts)


def _can_end(draft: Draft, seen: set[object]) -> bool:
    """Whether a turn that keeps cards can be completed, trying the likeliest steps first."""
    steps = list(pseudo_legal_steps(draft))
    case = draft.case
    throws = [step for step in steps if isinstance(step, Discard)]
    if not draft.debts and any(draft.add(step).verdict for step in throws):
        return True
    owed = {JOKER, case.taken} if case.freed else {case.taken}
    steps.sort(key=lambda step: owed.isdisjoint(_played(step)))
    for step in steps:
        if isinstance(step, Discard):
            continue
        after = draft.add(step)
        key = (tuple(sorted(after.case.hand)), tuple(map(str, after.case.table.values())), _dues(after))
        if key not in seen:
            seen.add(key)
            if _can_end(after, seen):
                return True
    return False


def _dues(draft: Draft) -> tuple[str, ...]:
    return tuple(
        f"{debt.clause} {debt.paid} {sorted(debt.args.items(), key=str)}" for debt in draft.conditions
    )


def _played(step: Step) -> tuple[Card, ...]:
    match step:
        case LayMeld(cards=laid) | LayOff(cards=laid):
            return tuple(place.card for place in laid)
        case Swap(cards=cards):
            return cards
    return ()
