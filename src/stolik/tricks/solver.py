"""Exact play of an endgame with all hands open: what four pursuits come to.

Which result comes about when everyone wants the most for himself and knows all hands? A plain search with a
table of positions met at the start of a trick. Cards that only differ by cards already gone are one:
positions are kept by relative rank, and of neighbouring cards in one hand only one is tried. Meant for
about six tricks; there is no time limit, but a limit of nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.core.cards import Suit
from stolik.tricks.fast import HIGH, LANE, LOW, NO_LEAD, SUIT, TAKE, Table, without

Numbers = tuple[int, ...]
Payoff = Callable[[Numbers], Sequence[float]]


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


class OutOfNodes(Exception):
    """The search was allowed fewer nodes than it needs."""


class EachForHimself:
    """Everyone wants the most for himself (the search called max-n), over integers as `fast` has them.

    What it has found it keeps, so several plays of one deal are best asked of one search. With ``nodes`` it
    gives up by `OutOfNodes` after so many plays tried in all; ``spent`` counts them.
    """

    def __init__(self, table: Table, payoff: Payoff, players: int, nodes: int | None = None) -> None:
        self.table = table
        self.players = players
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

    def _choices(self, hands: Sequence[int], mover: int, lead: int, thrown: int) -> list[int]:
        """The plays of the mover that differ; ``thrown`` are the standard cards of the trick."""
        codes = self.table.moves(hands[mover], lead)
        if len(codes) == 1:
            return codes
        alive = thrown
        for seat, hand in enumerate(hands):
            if seat != mover:
                alive |= hand
        return distinct(codes, alive, self.table.trump)

    def _stronger(self, code: int, lead: int, best: int) -> int | None:
        """The power of a code if it takes over from a best power so far, else None."""
        power = self.table.powers(lead)[code]
        if power > best or (power == best and code == TAKE and self.table.later_take):
            return power
        return None

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
        codes = self._choices(hands, mover, lead, thrown)
        self.spent += len(codes)
        if self._nodes is not None and self.spent > self._nodes:
            raise OutOfNodes
        for code in codes:
            first = code if lead < 0 else lead
            power = self._stronger(code, first, best)
            hands[mover] = without(hand, code)
            cards = thrown | 1 << code if code < TAKE else thrown
            now = (best, at) if power is None else (power, count)
            reached = self._play(hands, leader, count + 1, first, *now, cards, taken, left)
            hands[mover] = hand
            worth = self.payoff(reached)[mover]
            if not end or worth > most:
                end, most = reached, worth
        return end
