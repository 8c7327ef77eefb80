"""Slow and simple answers to what the solvers are asked, for small hands.

Nothing here shares a line with the solvers: melds come from trying every order of every handful of cards, and
going out from trying every step. A joker carries a mark for where it came from, and so does the taken card;
a duty is done if some choice of marks does it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, permutations, product

from stolik.core.cards import SUITS, Card, card_of
from stolik.rummy.melds import Kind, Laid, Meld, MeldLaw, read_addition, read_meld
from stolik.rummy.plan import (
    Add,
    Exchange,
    FinishLaw,
    Lay,
    OnTable,
    PileUse,
    Plan,
    PlanStep,
    Sharing,
    SwapGroup3,
    SwapGroup4,
    Throw,
    Turn,
)

Marked = tuple[Card, str]  # "" of the hand, "f" freed, "t" taken


def handfuls(cards: Iterable[Card]) -> list[tuple[Card, ...]]:
    """Every different choice of cards, sorted."""
    row = sorted(cards)
    return sorted({choice for size in range(1, len(row) + 1) for choice in combinations(row, size)})


@lru_cache(maxsize=100_000)
def melds_of(cards: tuple[Card, ...], law: MeldLaw) -> tuple[Meld, ...]:
    """Every meld of exactly these cards; cards of a group in the order of suits, real ones first."""
    found: dict[Meld, None] = {}
    for order in sorted(set(permutations(cards))):
        reading = read_meld(Kind.RUN, [Laid(card) for card in order], law)
        if reading and reading.meld is not None:
            found[reading.meld] = None
    naturals = [Laid(card) for card in cards if not card.is_joker]
    if naturals:
        for names in namings(naturals[0].card.rank, len(cards) - len(naturals), law):
            reading = read_meld(Kind.GROUP, [*naturals, *names], law)
            if reading and reading.meld is not None:
                found[reading.meld] = None
    return tuple(found)


def namings(rank: int, jokers: int, law: MeldLaw) -> Iterator[list[Laid]]:
    """Every way to name the jokers of a group of this rank, names in the order of suits."""
    joker = Card("*")
    if not law.names_group_jokers:
        yield [Laid(joker)] * jokers
        return
    for suits in product(SUITS, repeat=jokers):
        if list(suits) == sorted(suits):
            yield [Laid(joker, card_of(rank, suit)) for suit in suits]


def lay_downs(hand: Iterable[Card], law: MeldLaw) -> Iterator[tuple[tuple[Meld, ...], tuple[Card, ...]]]:
    """Every set of disjoint melds of a hand (also none), and the cards left."""
    row = tuple(sorted(hand))

    def more(
        left: tuple[Card, ...], least: tuple[Card, ...]
    ) -> Iterator[tuple[tuple[Meld, ...], tuple[Card, ...]]]:
        yield (), left
        for cards in handfuls(left):
            if not cards < least and (choices := melds_of(cards, law)):
                rest = list(left)
                for card in cards:
                    rest.remove(card)
                for others, remaining in more(tuple(rest), cards):
                    for meld in choices:
                        yield (meld, *others), remaining

    yield from more(row, ())


# -- going out -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class State:
    """A turn so far: cards in hand with their marks, the table, and what counts toward opening."""

    hand: tuple[Marked, ...]
    table: tuple[tuple[Meld, bool], ...]
    points: int = 0
    clean: bool = False
    melded: bool = False
    thrown: bool = False


def start(hand: Iterable[Card], table: Iterable[OnTable], turn: Turn) -> State:
    """The state before the first step."""
    row: list[Marked] = []
    taken, freed = turn.taken, turn.freed
    for card in sorted(hand):
        if card is taken:
            row.append((card, "t"))
            taken = None
        elif card.is_joker and freed:
            row.append((card, "f"))
            freed -= 1
        else:
            row.append((card, ""))
    melds = tuple((entry.meld, entry.own) for entry in table)
    return State(tuple(sorted(row)), melds, turn.points, turn.clean, turn.melded)


def picks(state: State, cards: tuple[Card, ...]) -> Iterator[tuple[tuple[Marked, ...], tuple[Marked, ...]]]:
    """Every choice of marked cards of the hand that are these cards, and the hand without them."""
    found = {}
    for chosen in combinations(range(len(state.hand)), len(cards)):
        marked = tuple(state.hand[i] for i in chosen)
        if sorted(card for card, _ in marked) == sorted(cards):
            found[marked] = tuple(item for i, item in enumerate(state.hand) if i not in chosen)
    yield from found.items()


def freeing(meld: Meld, law: FinishLaw) -> list[tuple[Card, ...]]:
    """The cards that free a joker, or the jokers, of a meld."""
    if not meld.jokers:
        return []
    named = [(laid.stands,) for laid in meld.cards if laid.is_joker and laid.stands is not None]
    if meld.kind is Kind.RUN:
        return named
    missing = [
        card_of(meld.rank, suit) for suit in SUITS if all(laid.card.suit is not suit for laid in meld.cards)
    ]
    if len(meld.cards) > 3:
        return [] if law.swap_group4 is SwapGroup4.LOCKED else named or [(card,) for card in missing]
    return {
        SwapGroup3.LOCKED: [],
        SwapGroup3.NAMED_CARD: named,
        SwapGroup3.EITHER_MISSING: [(card,) for card in missing],
        SwapGroup3.BOTH_MISSING: [tuple(missing)] if missing else [],
    }[law.swap_group3]


def put_in(meld: Meld, cards: tuple[Card, ...]) -> tuple[Meld, int]:
    """The meld after a swap, and the jokers that came free."""
    row, freed = list(meld.cards), 0
    named = [card for card in cards if any(laid.stands is card for laid in row)]
    for card in named + [card for card in cards if card not in named]:
        at = [i for i, laid in enumerate(row) if laid.stands is card]
        at += [i for i, laid in enumerate(row) if laid.is_joker]
        if at:
            row[at[0]] = Laid(card)
            freed += 1
        else:
            row.append(Laid(card))
    return replace(meld, cards=tuple(row)), freed


def apply(state: State, step: PlanStep, law: FinishLaw, turn: Turn) -> Iterator[State]:
    """Every state that a step may lead to; none if it is not allowed."""
    if state.thrown:
        return
    last = law.needs_discard
    strict = turn.opened and law.pile_use is PileUse.NEW_MELD  # the taken card must be in a new meld
    if isinstance(step, Throw):
        for ((card, mark),), rest in picks(state, (step.card,)):
            if not mark and (law.joker_thrown or not card.is_joker):
                yield replace(state, hand=rest, thrown=True)
        return
    if isinstance(step, Lay):
        cards = tuple(laid.card for laid in step.meld.cards)
        if step.meld not in melds_of(tuple(sorted(cards)), law.melds):
            return
        for marked, rest in picks(state, cards):
            if rest or not last:
                counts = not any(mark == "f" for _, mark in marked)
                yield replace(
                    state,
                    hand=rest,
                    table=(*state.table, (step.meld, True)),
                    points=state.points + counts * step.meld.points(law.values),
                    clean=state.clean or step.meld.clean,
                    melded=True,
                )
        return
    if step.at >= len(state.table):
        return
    meld, own = state.table[step.at]
    if isinstance(step, Add):
        if (law.layoff_own_only and not own) or not may_share(state, law.layoff_opening_turn, law, turn):
            return
        reading = read_addition(meld, step.cards, step.end, law.melds)
        if not reading or reading.meld is None:
            return
        for marked, rest in picks(state, tuple(laid.card for laid in step.cards)):
            freed_here = any(mark == "f" for _, mark in marked)
            taken_here = any(mark == "t" for _, mark in marked)
            if (rest or not last) and not (freed_here and law.freed_to_new) and not (taken_here and strict):
                yield replace(state, hand=rest, table=changed(state, step.at, reading.meld))
        return
    if (law.swap_own_only and not own) or not may_share(state, law.swap_opening_turn, law, turn):
        return
    if not any(sorted(step.cards) == sorted(way) for way in freeing(meld, law)):
        return
    after_meld, freed = put_in(meld, step.cards)
    for marked, rest in picks(state, step.cards):
        if not (strict and any(mark == "t" for _, mark in marked)):
            hand = tuple(sorted((*rest, *[(Card("*"), "f")] * freed)))
            yield replace(state, hand=hand, table=changed(state, step.at, after_meld))


def changed(state: State, at: int, meld: Meld) -> tuple[tuple[Meld, bool], ...]:
    """The table with one meld in another form."""
    return (*state.table[:at], (meld, state.table[at][1]), *state.table[at + 1 :])


def may_share(state: State, when: Sharing, law: FinishLaw, turn: Turn) -> bool:
    """Whether a lay-off or swap may come now (the turn is to go out)."""
    if turn.opened or when is Sharing.GOING_OUT_ONLY:
        return True
    if law.opening_clean_run and not state.clean:
        return False
    return law.points_waived or (state.melded and state.points >= law.opening_points)


def is_out(state: State, law: FinishLaw, turn: Turn) -> bool:
    """Whether the turn is over, the hand empty, and every duty done."""
    if state.hand or (law.needs_discard and not state.thrown):
        return False
    if turn.taken is not None and not turn.opened and not law.pile_before_opening:
        return False
    if not turn.opened:
        if law.opening_clean_run and not state.clean:
            return False
        if not law.points_waived and state.points < law.opening_points:
            return False
    has_clean = any(own and meld.clean for meld, own in state.table)
    return not law.own_clean_run or has_clean or (turn.opened and law.opening_clean_run)


def steps(state: State, law: FinishLaw) -> Iterator[PlanStep]:
    """Every step that could be thought of."""
    cards = [card for card, _ in state.hand]
    for card in sorted(set(cards)):
        yield Throw(card)
    for handful in handfuls(cards):
        for meld in melds_of(handful, law.melds):
            yield Lay(meld)
        for at, (meld, _) in enumerate(state.table):
            if handful in [tuple(sorted(way)) for way in freeing(meld, law)]:
                yield Exchange(at, handful)
            yield from additions(at, meld, handful, law.melds)


def additions(at: int, meld: Meld, handful: tuple[Card, ...], law: MeldLaw) -> Iterator[Add]:
    """Every lay-off of exactly these cards on a meld."""
    if meld.kind is Kind.RUN:
        if len({card.suit for card in handful if card.suit is not None} | {meld.suit}) > 1:
            return
        for order in sorted(set(permutations(handful))):
            for end in ("low", "high"):
                yield Add(at, tuple(Laid(card) for card in order), end)
    elif all(card.rank in (0, meld.rank) for card in handful):
        naturals = [Laid(card) for card in handful if not card.is_joker]
        for names in namings(meld.rank, len(handful) - len(naturals), law):
            yield Add(at, (*naturals, *names))


def can_finish(hand: Iterable[Card], table: Iterable[OnTable], law: FinishLaw, turn: Turn) -> bool:
    """Whether some order of steps takes the hand out."""
    first = start(hand, table, turn)
    seen = {first}
    stack = [first]
    while stack:
        state = stack.pop()
        if is_out(state, law, turn):
            return True
        for step in steps(state, law):
            for after in apply(state, step, law, turn):
                if after not in seen:
                    seen.add(after)
                    stack.append(after)
    return False


def is_sound(plan: Plan, hand: Iterable[Card], table: Iterable[OnTable], law: FinishLaw, turn: Turn) -> bool:
    """Whether a plan takes the hand out, each step allowed when it is made."""
    states = {start(hand, table, turn)}
    for step in plan.steps:
        states = {after for state in states for after in apply(state, step, law, turn)}
    return any(is_out(state, law, turn) for state in states)
