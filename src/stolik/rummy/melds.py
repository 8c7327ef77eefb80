"""The geometry of melds: what a run and a group are, and what a joker in one stands for.

Positions in a run count from 1 (the ace below the two) over 13 (king) to 14 (the ace above the king);
a run that wraps goes on to 15 (a two) and so forth. Whether a shape is permitted is asked of a
:class:`MeldLaw`, whose fields rules of a game fill in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from typing import Any

from ..core.cards import ACE, KING, SUITS, Card, Suit, card_of
from ..core.lex import TextError, check_length, parse_card


class Kind(StrEnum):
    """A run (one suit, consecutive ranks) or a group (one rank)."""

    RUN = "run"
    GROUP = "group"


@dataclass(frozen=True, slots=True)
class Laid:
    """A card as it lies in a meld; ``stands`` is the card that a joker stands for, None if it has no name."""

    card: Card
    stands: Card | None = None

    @property
    def face(self) -> Card:
        """The card that this place shows: itself, or what the joker stands for (the joker if unnamed)."""
        return self.stands or self.card

    @property
    def is_joker(self) -> bool:
        """Whether a joker lies here."""
        return self.card.is_joker

    def __str__(self) -> str:
        return f"{self.card}={self.stands}" if self.stands is not None else str(self.card)


@dataclass(frozen=True, slots=True)
class MeldLaw:
    """What a rule set permits a meld to be."""

    group_min: int = 3
    group_max: int = 4
    group_suits_distinct: bool = True
    run_min: int = 3
    ace_low: bool = True
    ace_high: bool = True
    ace_wrap: bool = False
    ace_both_ends: bool = False
    min_naturals: int = 1
    jokers_group3: int = 2
    jokers_group4: int = 3
    jokers_adjacent: bool = True
    jokers_fewer: bool = False
    names_group_jokers: bool = True


@dataclass(frozen=True, slots=True)
class MeldValues:
    """Points of a card laid: aces by their place, courts alike, the rest by pips."""

    ace_low: int = 1
    ace_high: int = 10
    ace_group: int = 10
    face: int = 10


@dataclass(frozen=True, slots=True)
class Fault:
    """A reason why cards are no meld here: the clause's id and its evidence."""

    clause: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards lying together, in table order, runs low to high.

    ``low`` is the position of a run's first card (0 for a group, and for a run of jokers alone).
    ``clean`` says that it was laid as a run without a joker; a joker added later does not spoil it.
    """

    kind: Kind
    cards: tuple[Laid, ...]
    low: int = 0
    clean: bool = False

    @property
    def jokers(self) -> int:
        """How many jokers lie in it."""
        return sum(laid.is_joker for laid in self.cards)

    @property
    def suit(self) -> Suit | None:
        """A run's suit (None for a group or where no card says)."""
        if self.kind is Kind.RUN:
            for laid in self.cards:
                if laid.face.suit is not None:
                    return laid.face.suit
        return None

    @property
    def rank(self) -> int:
        """A group's rank (0 where no card says)."""
        return next((laid.face.rank for laid in self.cards if laid.face.rank), 0)

    @property
    def high(self) -> int:
        """The position of a run's last card."""
        return self.low + len(self.cards) - 1

    @property
    def missing_suits(self) -> tuple[Suit, ...]:
        """Suits of a group that no card, and no named joker, holds; in bridge order."""
        held = {laid.face.suit for laid in self.cards}
        return tuple(suit for suit in SUITS if suit not in held)

    @property
    def open_suits(self) -> tuple[Suit, ...]:
        """Suits of a group that no real card holds."""
        held = {laid.card.suit for laid in self.cards}
        return tuple(suit for suit in SUITS if suit not in held)

    def points(self, values: MeldValues) -> int:
        """What the cards are worth laid; a joker is worth what it replaces."""
        if self.kind is Kind.GROUP:
            return len(self.cards) * _rank_value(self.rank, values.ace_group, values)
        return sum(
            _rank_value(
                rank_at(self.low + i), values.ace_low if self.low + i == 1 else values.ace_high, values
            )
            for i in range(len(self.cards))
        )

    @property
    def text(self) -> str:
        """The cards alone."""
        return " ".join(map(str, self.cards))

    def __str__(self) -> str:
        plain = sum(not laid.is_joker for laid in self.cards) >= 2 or any(laid.stands for laid in self.cards)
        return self.text if plain else f"{self.kind} {self.text}"


def _rank_value(rank: int, ace: int, values: MeldValues) -> int:
    if rank == ACE:
        return ace
    return rank if rank <= 10 else values.face


def rank_at(position: int) -> int:
    """The rank at a position of a run."""
    return (position - 1) % KING + 1


@dataclass(frozen=True, slots=True)
class Reading:
    """Cards read as a meld, with every reason why they are none here."""

    meld: Meld | None
    faults: tuple[Fault, ...] = ()

    def __bool__(self) -> bool:
        return self.meld is not None and not self.faults


# -- text ------------------------------------------------------------------------------------------

_WORD = re.compile(r"\S+")


def parse_laid(text: str, position: int = 0) -> Laid:
    """One place of a meld: ``9d``, ``*`` or ``*=9d``."""
    if "=" in text:
        left, _, right = text.partition("=")
        card, stands = parse_card(left, position), parse_card(right, position + len(left) + 1)
        if not card.is_joker or stands.suit is None:
            raise TextError("joker-stands", text, position)
        return Laid(card, stands)
    return Laid(parse_card(text, position))


def parse_meld(text: str, position: int = 0) -> tuple[Kind | None, tuple[Laid, ...]]:
    """The kind, if it is said, and the cards of a meld's text; TextError if it cannot be read."""
    check_length(text)
    kind: Kind | None = None
    cards: list[Laid] = []
    for match in _WORD.finditer(text):
        word = match[0]
        if not cards and kind is None and word.lower() in ("run", "group"):
            kind = Kind(word.lower())
        else:
            cards.append(parse_laid(word, position + match.start()))
    if not cards:
        raise TextError("meld-cards", text, position)
    return kind, tuple(cards)


# -- reading ---------------------------------------------------------------------------------------


def read_meld(kind: Kind | None, cards: Sequence[Laid], law: MeldLaw) -> Reading:
    """The cards, in table order, read as a new meld under the law."""
    naturals = [laid.card for laid in cards if not laid.is_joker]
    if kind is None:
        kind, fault = _kind(cards, naturals, law)
        if kind is None:
            return Reading(None, (fault,))
    return read_run(cards, law) if kind is Kind.RUN else read_group(cards, law)


def _kind(cards: Sequence[Laid], naturals: Sequence[Card], law: MeldLaw) -> tuple[Kind | None, Fault]:
    shape = Fault("meld_shape", {"cards": tuple(laid.card for laid in cards)})
    faces = naturals if len(naturals) >= 2 else [laid.face for laid in cards if laid.face.suit is not None]
    bare = Fault("meld_min_naturals", {"have": 0, "need": law.min_naturals})
    if not naturals and len(faces) < 2:
        return None, bare
    if len(faces) == 1:
        return None, _alone(len(cards), law) or shape
    if len({face.rank for face in faces}) == 1:
        return Kind.GROUP, shape
    if len({face.suit for face in faces}) == 1:
        return Kind.RUN, shape
    return None, shape if naturals else bare


def _alone(cards: int, law: MeldLaw) -> Fault | None:
    """What is wrong with one real card and otherwise jokers: too few real cards, or that no kind is said."""
    if cards < 2:
        return None
    if law.min_naturals > 1:
        return Fault("meld_min_naturals", {"have": 1, "need": law.min_naturals})
    if law.jokers_fewer:
        return Fault("jokers_fewer_than_naturals", {"jokers": cards - 1, "naturals": 1})
    return Fault("kind_not_named")


def read_group(cards: Sequence[Laid], law: MeldLaw) -> Reading:
    """The cards read as a group."""
    shape = Fault("meld_shape", {"cards": tuple(laid.card for laid in cards)})
    naturals = [laid.card for laid in cards if not laid.is_joker]
    ranks = {card.rank for card in naturals} or {
        laid.stands.rank for laid in cards if laid.stands is not None
    }
    faults: list[Fault] = []
    if len(naturals) < law.min_naturals:
        faults.append(Fault("meld_min_naturals", {"have": len(naturals), "need": law.min_naturals}))
    if len(ranks) > 1:
        return Reading(None, (*faults, shape))
    if not ranks:
        return Reading(Meld(Kind.GROUP, tuple(cards)), tuple(faults))
    rank = ranks.pop()
    if law.names_group_jokers:
        faults += [
            Fault("joker_name", {"card": laid.stands, "expected": card_of(rank, laid.stands.suit)})
            for laid in cards
            if laid.stands is not None and laid.stands.rank != rank and laid.stands.suit is not None
        ]
        laid_cards = _name_group(cards, rank)
    else:
        laid_cards = tuple(Laid(laid.card) for laid in cards)
    meld = Meld(Kind.GROUP, laid_cards)
    faults += _group_faults(meld, law)
    return Reading(meld, tuple(faults))


def _name_group(cards: Sequence[Laid], rank: int) -> tuple[Laid, ...]:
    """Unnamed jokers take the missing suits in the order spades, hearts, diamonds, clubs."""
    held = {laid.face.suit for laid in cards if laid.face.suit is not None}
    missing = iter([suit for suit in SUITS if suit not in held])
    out = []
    for laid in cards:
        if laid.is_joker and (laid.stands is None or laid.stands.rank != rank):
            out.append(Laid(laid.card, card_of(rank, next(missing, Suit.SPADES))))
        else:
            out.append(laid)
    return tuple(out)


def _group_faults(meld: Meld, law: MeldLaw) -> Iterator[Fault]:
    size, jokers = len(meld.cards), meld.jokers
    if not law.group_min <= size <= law.group_max:
        yield Fault("group_sizes", {"have": size})
    if law.group_suits_distinct:
        seen: set[Suit] = set()
        for laid in meld.cards:
            suit = laid.face.suit
            if suit is not None and suit in seen:
                yield Fault("group_suits_distinct", {"card": laid.face})
                break
            if suit is not None:
                seen.add(suit)
    if size <= 3 and jokers > law.jokers_group3:
        yield Fault("jokers_max_group3", {"have": jokers, "max": law.jokers_group3})
    if size >= 4 and jokers > law.jokers_group4:
        yield Fault("jokers_max_group4", {"have": jokers, "max": law.jokers_group4})
    yield from _too_many_jokers(meld, law)


def _too_many_jokers(meld: Meld, law: MeldLaw) -> Iterator[Fault]:
    naturals = len(meld.cards) - meld.jokers
    if law.jokers_fewer and meld.jokers >= naturals:
        yield Fault("jokers_fewer_than_naturals", {"jokers": meld.jokers, "naturals": naturals})


def read_run(cards: Sequence[Laid], law: MeldLaw) -> Reading:
    """The cards read as a run, low to high."""
    shape = Fault("meld_shape", {"cards": tuple(laid.card for laid in cards)})
    naturals = [(i, laid.card) for i, laid in enumerate(cards) if not laid.is_joker]
    faults: list[Fault] = []
    if len(naturals) < law.min_naturals:
        faults.append(Fault("meld_min_naturals", {"have": len(naturals), "need": law.min_naturals}))
    named = naturals or [(i, laid.stands) for i, laid in enumerate(cards) if laid.stands is not None]
    if not named:
        return Reading(Meld(Kind.RUN, tuple(cards)), tuple(faults))
    if len({card.suit for _, card in named}) > 1:
        return Reading(None, (*faults, shape))
    low = _low(named)
    if low < 1 or any(card.rank != rank_at(low + i) for i, card in named):
        return Reading(None, (*faults, shape))
    suit = named[0][1].suit
    assert suit is not None
    return _finish_run(cards, low, suit, law, faults)


def _low(named: Sequence[tuple[int, Card]]) -> int:
    """The position of the first card; an ace is low only as the first card of a run."""
    for i, card in named:
        if card.rank != ACE:
            return (card.rank - i - 1) % KING + 1
    i = named[0][0]
    return 1 if i == 0 else 14 - i


def _finish_run(cards: Sequence[Laid], low: int, suit: Suit, law: MeldLaw, faults: list[Fault]) -> Reading:
    laid_cards = []
    for i, laid in enumerate(cards):
        if laid.is_joker:
            place = card_of(rank_at(low + i), suit)
            if laid.stands is not None and laid.stands is not place:
                faults.append(Fault("joker_name", {"card": laid.stands, "expected": place}))
            laid_cards.append(Laid(laid.card, place))
        else:
            laid_cards.append(laid)
    meld = Meld(Kind.RUN, tuple(laid_cards), low, clean=not any(laid.is_joker for laid in laid_cards))
    faults += run_faults(meld, law)
    return Reading(meld, tuple(faults))


def run_faults(meld: Meld, law: MeldLaw) -> Iterator[Fault]:
    """Every reason why a run of sound geometry is not permitted."""
    cards, low, high = meld.cards, meld.low, meld.high
    faces = {"cards": tuple(laid.card for laid in cards)}
    if len(cards) < law.run_min:
        yield Fault("run_min", {"have": len(cards), "need": law.run_min})
    if low == 1 and not law.ace_low:
        yield Fault("ace_low", faces)
    if low <= 14 <= high and not law.ace_high:
        yield Fault("ace_high", faces)
    if low == 1 and high == 14:
        # An ace that may not stand at one of the ends is fault enough; past the ace a run has thirteen cards.
        if law.ace_low and law.ace_high and not (law.ace_wrap or law.ace_both_ends):
            yield Fault("run_ace_both_ends", faces)
    elif high > 14 and not law.ace_wrap:
        below = any(not laid.is_joker for laid in cards[: max(0, 14 - low)])
        above = any(not laid.is_joker for laid in cards[15 - low :])
        yield Fault("ace_wrap" if below and above and _has_aces(law) else "run_ends", faces)
    if len(cards) > (KING if law.ace_wrap else 14):
        yield Fault("run_ends", faces)
    if not law.jokers_adjacent and any(a.is_joker and b.is_joker for a, b in pairwise(cards)):
        yield Fault("jokers_adjacent_in_run", faces)
    yield from _too_many_jokers(meld, law)


def _has_aces(law: MeldLaw) -> bool:
    return law.ace_low or law.ace_high


# -- laying off ------------------------------------------------------------------------------------


def read_addition(meld: Meld, cards: Sequence[Laid], end: str | None, law: MeldLaw) -> Reading:
    """The meld after laying off the cards; a run grows at one end, which ``low`` or ``high`` may name."""
    if meld.kind is Kind.GROUP:
        if any(not laid.is_joker and laid.card.rank != meld.rank for laid in cards):
            return Reading(None, (Fault("meld_shape", {"cards": tuple(laid.card for laid in cards)}),))
        return read_group((*meld.cards, *cards), law)
    ends = [end] if end else ["low", "high"]
    readings = [_extend(meld, cards, at, law) for at in ends]
    fits = [reading for reading in readings if reading]
    if len(fits) > 1:
        return Reading(None, (Fault("end_not_named", {"card": cards[0].card}),))
    if fits:
        return fits[0]
    return min(readings, key=_misfit)


def _misfit(reading: Reading) -> tuple[bool, bool, bool, int]:
    """How badly an end fits: cards of another place, places past the ace, jokers named wrongly, the rest."""
    clauses = [fault.clause for fault in reading.faults]
    return "meld_shape" in clauses, reading.meld is None, "joker_name" in clauses, len(clauses)


def _extend(meld: Meld, cards: Sequence[Laid], end: str, law: MeldLaw) -> Reading:
    suit = meld.suit
    low = meld.low - len(cards) if end == "low" else meld.high + 1
    shape = Fault("meld_shape", {"cards": tuple(laid.card for laid in cards)})
    if suit is None:
        return Reading(None, (shape,))
    for i, laid in enumerate(cards):
        if not laid.is_joker and (laid.card.suit is not suit or laid.card.rank != rank_at(low + i)):
            return Reading(None, (shape,))
    whole = (*cards, *meld.cards) if end == "low" else (*meld.cards, *cards)
    start = min(low, meld.low)
    if start < 1:
        if not law.ace_wrap:
            over = any(not laid.is_joker for laid in cards[: 1 - start])
            clauses = {"ace_wrap"} if over and _has_aces(law) else {"run_ends"}
            if len(whole) > 14:
                clauses.add("run_ends")
            return Reading(None, tuple(Fault(clause, shape.args) for clause in sorted(clauses)))
        start += KING
    reading = _finish_run(whole, start, suit, law, [])
    assert reading.meld is not None
    return Reading(Meld(Kind.RUN, reading.meld.cards, start, meld.clean), reading.faults)


def arrange(cards: Iterable[Card], law: MeldLaw) -> tuple[Meld, ...]:
    """Every meld that exactly these cards make, in whatever order they were picked.

    Runs come first, then groups; where jokers leave a choice, each distinct run is listed, highest first.
    """
    picked = sorted(cards)
    naturals = [card for card in picked if not card.is_joker]
    jokers = [card for card in picked if card.is_joker]
    melds = list(_arranged_runs(naturals, jokers, law)) if naturals else []
    group = read_group([Laid(card) for card in (*naturals, *jokers)], law)
    if naturals and group and group.meld is not None:
        melds.append(group.meld)
    return tuple(melds)


def _arranged_runs(naturals: Sequence[Card], jokers: Sequence[Card], law: MeldLaw) -> Iterator[Meld]:
    suit = naturals[0].suit
    size = len(naturals) + len(jokers)
    if suit is None or any(card.suit is not suit for card in naturals) or size > 14:
        return
    for low in range(13, 0, -1):
        left = list(naturals)
        row: list[Laid] = []
        for position in range(low, low + size):
            card = card_of(rank_at(position), suit)
            if card in left:
                left.remove(card)
                row.append(Laid(card))
            elif len(row) - sum(not laid.is_joker for laid in row) < len(jokers):
                row.append(Laid(jokers[0], card))
            else:
                break
        if left or len(row) < size:
            continue
        reading = _finish_run(row, low, suit, law, [])
        naturals_in = sum(not laid.is_joker for laid in row)
        if reading and reading.meld is not None and naturals_in >= law.min_naturals:
            yield reading.meld
