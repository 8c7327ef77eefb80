"""The case that checks look at: a turn, step by step, with what each step did to hand and table.

Bookkeeping only. A step that cannot be carried out is carried out as far as it makes sense, so that one
fault does not hide the next; whether anything is allowed is the rules' business.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ...core.cards import Card
from ...rulekit.ruleset import RuleSet
from ...rummy.melds import Fault, Kind, Laid, Meld, MeldLaw, Reading, read_addition, read_meld
from .actions import Clear, Discard, Draw, LayMeld, LayOff, Rearrange, Step, Swap, Take
from .view import TableMeld, View, meld_name


@dataclass(slots=True)
class Fact:
    """What one step came to.

    ``before`` and ``target`` are the melds it touched, before and after it; ``missing`` are cards that it
    needed and the hand did not hold; ``jokers`` is how many jokers it put on the table and ``freed`` how
    many it took from it. ``held`` counts the hand after the step. Of a rearranged table, ``added`` are the
    cards that came from the hand and ``lost`` those that lay there and no longer do.
    """

    index: int
    step: Step
    faults: tuple[Fault, ...] = ()
    missing: tuple[Card, ...] = ()
    before: TableMeld | None = None
    target: TableMeld | None = None
    unknown: str | None = None
    jokers: int = 0
    freed: int = 0
    held: int = 0
    added: tuple[Card, ...] = ()
    lost: tuple[Card, ...] = ()

    @property
    def placed(self) -> tuple[Card, ...]:
        """The cards that the step put on the table."""
        match self.step:
            case LayMeld(cards=cards) | LayOff(cards=cards):
                return tuple(laid.card for laid in cards)
            case Swap(cards=cards):
                return cards
        return self.added


@dataclass(slots=True)
class Case:
    """A turn of one player, whole (``closed``) or as far as it has been composed."""

    view: View
    rules: RuleSet
    law: MeldLaw
    seat: int
    opened: bool
    first_turn: bool
    drawn: bool
    closed: bool
    facts: list[Fact] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    freed: int = 0
    table: dict[str, TableMeld] = field(default_factory=dict)
    cleared: list[TableMeld] = field(default_factory=list)
    taken: Card | None = None
    took: bool = False
    discard: Card | None = None
    next_name: int = 0

    @property
    def left(self) -> int:
        """Cards still in hand, and freed jokers that lie nowhere yet."""
        return len(self.hand) + self.freed

    @property
    def out(self) -> bool:
        """Whether the turn is over and nothing is left: no card in hand, no freed joker without a place."""
        return self.closed and not self.left

    def steps(self, *kinds: type[Step]) -> Iterator[Fact]:
        """The facts of steps of these kinds, in order."""
        return (fact for fact in self.facts if isinstance(fact.step, kinds))

    @property
    def held_before(self) -> int:
        """Cards held before the turn's card came."""
        return len(self.view.hand) - (self.view.taken is not None)

    @property
    def only_jokers(self) -> bool:
        """Whether the whole hand, the turn's card with it, is jokers."""
        came = [fact.step.card for fact in self.facts if isinstance(fact.step, Draw) and fact.step.card]
        taken = [self.taken] if self.taken is not None else []
        return all(card.is_joker for card in (*self.view.hand, *came, *taken))

    @property
    def had_twin(self) -> bool:
        """Whether the hand held an equal card before the one was taken."""
        return self.taken is not None and self.view.hand.count(self.taken) > (self.view.taken is not None)

    @property
    def new_melds(self) -> Iterator[Fact]:
        """Sound new melds of this turn, in order."""
        return (
            fact for fact in self.facts if isinstance(fact.step, LayMeld) and fact.target and not fact.faults
        )

    def is_own(self, entry: TableMeld) -> bool:
        """Whether the player laid this meld."""
        return entry.owner == self.seat


def build(view: View, steps: Iterable[Step], law: MeldLaw, *, closed: bool) -> Case:
    """The case of these steps played on a view by its seat."""
    seat = view.seat if view.seat is not None else view.turn
    case = Case(
        view=view,
        rules=view.rules,
        law=law,
        seat=seat,
        opened=view.opened[seat],
        first_turn=view.first_turn,
        drawn=view.phase.value == "play",
        closed=closed,
        hand=list(view.hand),
        table={entry.name: entry for entry in view.melds},
        taken=view.taken,
        took=view.taken is not None,
    )
    number = view.next_name
    for index, step in enumerate(steps):
        fact = Fact(index, step)
        match step:
            case Draw(card=card):
                if card is not None:
                    case.hand.append(card)
            case Take():
                if view.pile and not case.took:
                    case.taken = view.pile[0]
                    case.hand.append(case.taken)
                case.took = True
            case LayMeld(kind=kind, cards=cards):
                _from_hand(case, fact, [laid.card for laid in cards])
                _laid(case, fact, read_meld(kind, cards, case.law), meld_name(number), seat)
                number += 1
            case LayOff():
                _lay_off(case, fact, step)
            case Swap():
                _swap(case, fact, step)
            case Clear(meld=name):
                entry = case.table.pop(name, None)
                fact.before = entry
                if entry is None:
                    fact.unknown = name
                else:
                    case.cleared.append(entry)
            case Rearrange():
                number = _rearrange(case, fact, step, number)
            case Discard(card=card):
                _from_hand(case, fact, [card])
                case.discard = card
        fact.held = len(case.hand)
        case.facts.append(fact)
    case.next_name = number
    return case


def _from_hand(case: Case, fact: Fact, cards: Iterable[Card]) -> None:
    """Take the cards out of the hand; a freed joker is laid before one of the hand, and thrown after it."""
    missing = []
    for card in cards:
        joker = card.is_joker
        fact.jokers += joker
        if joker and case.freed and not (isinstance(fact.step, Discard) and card in case.hand):
            case.freed -= 1
        elif card in case.hand:
            case.hand.remove(card)
        else:
            missing.append(card)
    fact.missing = tuple(missing)


def _laid(case: Case, fact: Fact, reading: Reading, name: str, owner: int) -> None:
    fact.faults = reading.faults
    if reading.meld is not None:
        fact.target = TableMeld(name, owner, reading.meld)
        case.table[name] = fact.target


def _lay_off(case: Case, fact: Fact, step: LayOff) -> None:
    _from_hand(case, fact, [laid.card for laid in step.cards])
    entry = case.table.get(step.meld)
    fact.before = entry
    if entry is None:
        fact.unknown = step.meld
        return
    _laid(case, fact, read_addition(entry.meld, step.cards, step.end, case.law), step.meld, entry.owner)


def _swap(case: Case, fact: Fact, step: Swap) -> None:
    _from_hand(case, fact, step.cards)
    fact.jokers = 0
    entry = case.table.get(step.meld)
    fact.before = entry
    if entry is None:
        fact.unknown = step.meld
        return
    after, freed = swapped(entry.meld, step.cards)
    fact.freed = freed
    case.freed += freed
    fact.target = TableMeld(entry.name, entry.owner, after)
    case.table[entry.name] = fact.target


def swapped(meld: Meld, cards: tuple[Card, ...]) -> tuple[Meld, int]:
    """The meld with each card in the place of the joker that it replaces, and how many jokers came free.

    In a run, and where the joker is named, the place is the card's own; else the first joker gives way. A
    card too many for the jokers joins a group as its further member.
    """
    row = list(meld.cards)
    freed = 0
    for card in sorted(cards, key=lambda card: all(laid.stands is not card for laid in row)):
        at = next((i for i, laid in enumerate(row) if laid.is_joker and laid.stands is card), None)
        if at is None and meld.kind is Kind.GROUP and card.rank == meld.rank:
            at = next((i for i, laid in enumerate(row) if laid.is_joker), None)
            if at is None:
                row.append(Laid(card))
                continue
        if at is not None:
            row[at] = Laid(card)
            freed += 1
    return Meld(meld.kind, tuple(row), meld.low, meld.clean), freed


def _rearrange(case: Case, fact: Fact, step: Rearrange, number: int) -> int:
    """Replace the whole table; the number of the next meld.

    A meld that stands as it stood keeps its letter and its owner, whatever the law says of new ones; any
    other is the player's, read as if it were laid now. So a joker stands for the card of its new place. A
    fault tells by ``part`` in which meld of the step it is, counted from 1.
    """
    before = Counter(laid.card for entry in case.table.values() for laid in entry.meld.cards)
    after = Counter(laid.card for _, cards in step.melds for laid in cards)
    left = list(case.table.values())
    case.table = {}
    for part, (kind, cards) in enumerate(step.melds, 1):
        same = next((entry for entry in left if _stands(entry.meld, kind, cards)), None)
        if same is not None:
            left.remove(same)
            case.table[same.name] = same
            continue
        reading = read_meld(kind, cards, case.law)
        fact.faults += tuple(Fault(fault.clause, {**fault.args, "part": part}) for fault in reading.faults)
        if reading.meld is not None:
            name = meld_name(number)
            case.table[name] = TableMeld(name, case.seat, reading.meld)
        number += 1
    fact.lost = tuple(sorted((before - after).elements()))
    fact.added = tuple(sorted((after - before).elements()))
    _from_hand(case, fact, fact.added)
    return number


def _stands(meld: Meld, kind: Kind | None, cards: tuple[Laid, ...]) -> bool:
    """Whether the text of a meld is this one, untouched: its cards, in order for a run, no joker renamed."""
    if kind not in (None, meld.kind) or len(cards) != len(meld.cards):
        return False
    if meld.kind is Kind.RUN:
        return all(
            new.card is old.card and new.stands in (None, old.stands)
            for new, old in zip(cards, meld.cards, strict=True)
        )
    names = Counter(laid.stands for laid in meld.cards if laid.stands is not None)
    named = Counter(laid.stands for laid in cards if laid.stands is not None)
    return (
        Counter(laid.card for laid in cards) == Counter(laid.card for laid in meld.cards) and named <= names
    )
