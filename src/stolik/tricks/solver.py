"""Exact play of an endgame with all hands open: what a player can force, and what four pursuits come to.

Two questions. One against all: can a seat make sure to end with so many tricks more, whatever the others do
(they know everything and play together)? And each for himself: which result comes about when everyone wants
the most for himself and knows all hands? Both are plain searches with a table of positions met at the start
of a trick. Cards that only differ by cards already gone are one: positions are kept by relative rank, and of
neighbouring cards in one hand only one is tried. Meant for about six tricks; nothing here has a time limit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from stolik.core.cards import Card, Suit
from stolik.tricks.fast import (
    HIGH,
    LANE,
    LOW,
    NO_LEAD,
    SUIT,
    TAKE,
    Table,
    bits_of,
    code_of,
    play_of,
    table,
    without,
)
from stolik.tricks.trick import Play, TrickLaw

Numbers = tuple[int, ...]
Payoff = Callable[[Numbers], Sequence[float]]


@dataclass(frozen=True, slots=True)
class Endgame:
    """All hands open: cards a seat, who led or leads the trick, the trump, the law, the trick so far.

    ValueError unless everyone has equally many cards left, those who have played to the trick one fewer.
    """

    hands: tuple[tuple[Card, ...], ...]
    leader: int
    trump: Suit | None
    law: TrickLaw
    trick: tuple[Play, ...] = ()

    def __post_init__(self) -> None:
        players = len(self.hands)
        played = {(self.leader + at) % players for at in range(len(self.trick))}
        sizes = {len(hand) + (seat in played) for seat, hand in enumerate(self.hands)}
        if len(sizes) != 1 or len(self.trick) >= players:
            raise ValueError("hands and trick do not belong together")

    @property
    def tricks_left(self) -> int:
        """Tricks still to be decided, the one on the table included."""
        return max(len(hand) for hand in self.hands)

    @property
    def to_move(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def _bits(self) -> list[int]:
        return [bits_of(hand) for hand in self.hands]

    @property
    def _codes(self) -> list[int]:
        return [code_of(play) for play in self.trick]


def can_force(end: Endgame, seat: int, low: int, high: int) -> bool:
    """Whether the seat can make sure of ``low`` to ``high`` tricks of those left, all others against it."""
    search = _OneAgainstAll(table(end.law, end.trump), seat, len(end.hands))
    return search.resume(end._bits, end.leader, end._codes, low, high, end.tricks_left)


def can_take_exactly(end: Endgame, seat: int, tricks: int) -> bool:
    """Whether the seat can make sure of exactly so many of the tricks left, all others against it."""
    return can_force(end, seat, tricks, tricks)


def most_tricks(end: Endgame, seat: int) -> int:
    """The most tricks that the seat can make sure of."""
    left = end.tricks_left
    search = _OneAgainstAll(table(end.law, end.trump), seat, len(end.hands))
    return max(
        number
        for number in range(left + 1)
        if search.resume(end._bits, end.leader, end._codes, number, left, left)
    )


def fewest_tricks(end: Endgame, seat: int) -> int:
    """The fewest tricks that the seat can hold itself to."""
    left = end.tricks_left
    search = _OneAgainstAll(table(end.law, end.trump), seat, len(end.hands))
    return min(
        number
        for number in range(left + 1)
        if search.resume(end._bits, end.leader, end._codes, 0, number, left)
    )


def plays_that_force(end: Endgame, seat: int, low: int, high: int) -> Mapping[Play, bool]:
    """For each legal play of the seat to move, whether after it ``seat`` can still make sure of its goal."""
    search = _OneAgainstAll(table(end.law, end.trump), seat, len(end.hands))
    mover, codes = end.to_move, end._codes
    lead = codes[0] if codes else NO_LEAD
    out = {}
    for code in search.table.moves(end._bits[mover], lead):
        hands = end._bits
        hands[mover] = without(hands[mover], code)
        out[play_of(code)] = search.resume(hands, end.leader, [*codes, code], low, high, end.tricks_left)
    return out


def settle(end: Endgame, payoff: Payoff) -> Numbers:
    """Tricks each seat takes of those left when each pursues its own payoff and knows all hands.

    ``payoff`` gives a value a seat for the tricks taken of those left. Of equally good plays the first in
    the order of `Table.moves` is made, so the answer is one and the same.
    """
    search = EachForHimself(table(end.law, end.trump), payoff, len(end.hands))
    return search.resume(end._bits, end.leader, end._codes, end.tricks_left)


def _packed(hands: Sequence[int]) -> tuple[int, ...]:
    """The hands by relative rank: in each suit the cards left, weakest first, by owner; then the jokers."""
    union = 0
    for hand in hands:
        union |= hand
    key = []
    for suit in range(4):
        left = union & SUIT[suit]
        owners = 1
        while left:
            low = left & -left
            left ^= low
            for seat, hand in enumerate(hands):
                if hand & low:
                    owners = owners << 3 | seat
                    break
        key.append(owners)
    key += [hand >> 52 for hand in hands]
    return tuple(key)


def distinct(codes: Sequence[int], alive: int, trump: Suit | None) -> list[int]:
    """Of legal codes those that differ.

    ``alive`` are the standard cards in the other hands and in the trick. Cards of one suit with none of those
    between them are one; so are joker leads in side suits of which nobody else has a card.
    """
    out: list[int] = []
    last = -LANE
    dead_high = dead_low = False
    for code in codes:
        if code < TAKE:
            same = code // LANE == last // LANE and not ((1 << code) - (2 << last)) & alive
            last = code
            if same:
                continue
        elif code >= HIGH and (code - HIGH) & 3 != trump and not SUIT[(code - HIGH) & 3] & alive:
            if dead_high if code < LOW else dead_low:
                continue
            dead_high, dead_low = (True, dead_low) if code < LOW else (dead_high, True)
        out.append(code)
    return out


class _Search:
    """What both searches share: the walk through one trick, card by card."""

    def __init__(self, table: Table, players: int) -> None:
        self.table = table
        self.players = players

    def choices(self, hands: Sequence[int], mover: int, lead: int, thrown: int) -> list[int]:
        """The plays of the mover that differ; ``thrown`` are the standard cards of the trick."""
        codes = self.table.moves(hands[mover], lead)
        if len(codes) == 1:
            return codes
        alive = thrown
        for seat, hand in enumerate(hands):
            if seat != mover:
                alive |= hand
        return distinct(codes, alive, self.table.trump)

    def stronger(self, code: int, lead: int, best: int) -> int | None:
        """The power of a code if it takes over from a best power so far, else None."""
        power = self.table.powers(lead)[code]
        if power > best or (power == best and code == TAKE and self.table.later_take):
            return power
        return None


class _OneAgainstAll(_Search):
    """Can the seat end within its bounds? True or false, so the first good play settles a node."""

    def __init__(self, table: Table, seat: int, players: int) -> None:
        super().__init__(table, players)
        self.seat = seat
        self._known: dict[tuple[object, ...], bool] = {}

    def resume(
        self, hands: list[int], leader: int, codes: Sequence[int], low: int, high: int, left: int
    ) -> bool:
        """The answer from the middle of a trick (or its start)."""
        if not codes:
            return self._start(hands, leader, low, high, left)
        at = self.table.winner(codes)
        best = self.table.powers(codes[0])[codes[at]]
        thrown = sum(1 << code for code in codes if code < TAKE)
        return self._play(hands, leader, len(codes), codes[0], best, at, thrown, low, high, left)

    def _start(self, hands: list[int], leader: int, low: int, high: int, left: int) -> bool:
        low, high = max(low, 0), min(high, left)
        if low > high:
            return False
        if low == 0 and high == left:
            return True
        key = (_packed(hands), leader, low, high)
        known = self._known.get(key)
        if known is None:
            known = self._play(hands, leader, 0, NO_LEAD, -1, 0, 0, low, high, left)
            self._known[key] = known
        return known

    def _play(
        self,
        hands: list[int],
        leader: int,
        count: int,
        lead: int,
        best: int,
        at: int,
        thrown: int,
        low: int,
        high: int,
        left: int,
    ) -> bool:
        if count == self.players:
            taker = (leader + at) % self.players
            mine = taker == self.seat
            return self._start(hands, taker, low - mine, high - mine, left - 1)
        mover = (leader + count) % self.players
        own = mover == self.seat
        hand = hands[mover]
        codes = self.choices(hands, mover, lead, thrown)
        # Who fights about tricks still needed tries strong cards first, who avoids them weak ones.
        for code in reversed(codes) if low else codes:
            first = code if lead < 0 else lead
            power = self.stronger(code, first, best)
            hands[mover] = without(hand, code)
            cards = thrown | 1 << code if code < TAKE else thrown
            now = (best, at) if power is None else (power, count)
            good = self._play(hands, leader, count + 1, first, *now, cards, low, high, left)
            hands[mover] = hand
            if good == own:
                return own
        return not own


class OutOfNodes(Exception):
    """The search was allowed fewer nodes than it needs."""


class EachForHimself(_Search):
    """Everyone wants the most for himself (the search called max-n), over integers as `fast` has them.

    What it has found it keeps, so several plays of one deal are best asked of one search. With ``nodes`` it
    gives up by `OutOfNodes` after so many plays tried in all; ``spent`` counts them.
    """

    def __init__(self, table: Table, payoff: Payoff, players: int, nodes: int | None = None) -> None:
        super().__init__(table, players)
        self.payoff = payoff
        self.spent = 0
        self._nodes = nodes
        self._known: dict[tuple[object, ...], Numbers] = {}

    def resume(self, hands: list[int], leader: int, codes: Sequence[int], left: int) -> Numbers:
        """The tricks taken at the end, from the middle of a trick (or its start)."""
        taken = (0,) * self.players
        if not codes:
            return self._start(hands, leader, taken, left)
        at = self.table.winner(codes)
        best = self.table.powers(codes[0])[codes[at]]
        thrown = sum(1 << code for code in codes if code < TAKE)
        return self._play(hands, leader, len(codes), codes[0], best, at, thrown, taken, left)

    def _start(self, hands: list[int], leader: int, taken: Numbers, left: int) -> Numbers:
        if not left:
            return taken
        key = (_packed(hands), leader, taken)
        known = self._known.get(key)
        if known is None:
            known = self._play(hands, leader, 0, NO_LEAD, -1, 0, 0, taken, left)
            self._known[key] = known
        return known

    def _play(
        self,
        hands: list[int],
        leader: int,
        count: int,
        lead: int,
        best: int,
        at: int,
        thrown: int,
        taken: Numbers,
        left: int,
    ) -> Numbers:
        if count == self.players:
            taker = (leader + at) % self.players
            more = tuple(number + (seat == taker) for seat, number in enumerate(taken))
            return self._start(hands, taker, more, left - 1)
        mover = (leader + count) % self.players
        hand = hands[mover]
        end: Numbers = ()
        most = 0.0
        codes = self.choices(hands, mover, lead, thrown)
        self.spent += len(codes)
        if self._nodes is not None and self.spent > self._nodes:
            raise OutOfNodes
        for code in codes:
            first = code if lead < 0 else lead
            power = self.stronger(code, first, best)
            hands[mover] = without(hand, code)
            cards = thrown | 1 << code if code < TAKE else thrown
            now = (best, at) if power is None else (power, count)
            reached = self._play(hands, leader, count + 1, first, *now, cards, taken, left)
            hands[mover] = hand
            worth = self.payoff(reached)[mover]
            if not end or worth > most:
                end, most = reached, worth
        return end
