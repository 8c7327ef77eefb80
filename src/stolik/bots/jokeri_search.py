"""The bots of Georgian Joker that look ahead: quick, steady and deep, who differ in how much they look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ..core.cards import SUITS, Suit
from ..core.rng import Rng
from ..games.jokeri.actions import Action, Bid, NameTrump, PlayCard
from ..games.jokeri.kinds import PLAYERS, Phase
from ..games.jokeri.law import trick_law
from ..games.jokeri.rules.dealer_hook import is_dealer_barred
from ..games.jokeri.view import View
from ..tricks.fast import LOW, NO_LEAD, SUIT, TAKE, play_of, table, without
from ..tricks.solver import EachForHimself, OutOfNodes, distinct
from .jokeri_greedy import bid as greedy_bid
from .jokeri_playout import deal_of, play_out
from .jokeri_sight import Sight, joined
from .jokeri_stakes import Stakes
from .jokeri_worlds import BOLD, Belief, Chance, Worlds, drawn
from .jokeri_worth import nearest_bid, worth_of

Hands = Sequence[int]
_FEW: Final = 16
"""Fewer solved worlds than these decide nothing."""
_MANY: Final = 60
"""More solved worlds than these are not asked for."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot looks.

    ``plays`` bounds the cards played in all play-outs of a decision, ``worlds`` the deals looked at.
    ``over`` worlds are dealt for each that is looked at, and the best explanations of the bids taken. With
    at most ``exact`` tricks left worlds are solved instead, if half the plays suffice for some of them.
    """

    plays: int
    worlds: int
    over: int = 3
    exact: int = 0


@dataclass(slots=True)
class _Option:
    """Something that can be done, and what it came to in the worlds looked at."""

    at: int
    total: float = 0.0


class JokeriSearch:
    """Tries what it can do in deals that agree with all that it saw, and plays each to the end."""

    budget = Budget(plays=60_000, worlds=200)

    def __init__(self, budget: Budget | None = None) -> None:
        if budget is not None:
            self.budget = budget

    def act(self, view: View, rng: Rng) -> Action:
        """A legal action of the view's seat, the same for the same view and stream."""
        sight = Sight(view)
        stakes = Stakes(view)
        chance = Chance(rng)
        if view.phase is Phase.TRUMP:
            return self._trump(sight, stakes, chance)
        if view.phase is Phase.BID:
            return self._bid(sight, stakes, chance)
        return self._card(sight, stakes, chance)

    # -- cards -----------------------------------------------------------------------------------------

    def _card(self, sight: Sight, stakes: Stakes, chance: Chance) -> Action:
        codes = plays_that_differ(sight)
        if len(codes) == 1:
            return PlayCard(play_of(codes[0]))
        sizes = [0 if seat == sight.me else number for seat, number in enumerate(sight.counts)]
        worlds = Worlds(sight, sizes, chance)
        belief = Belief(sight)
        prices = [stakes.table(seat, sight.bids[seat]) for seat in range(PLAYERS)]
        me, hand, deal, goals, rescue = sight.me, sight.hand, sight.deal, sight.goals, sight.rescue

        if sight.left <= self.budget.exact:
            solved = self._solved(
                sight, stakes, codes, lambda number: self._drawn(worlds, belief, number, chance)
            )
            if solved is not None:
                return PlayCard(play_of(solved))

        def tried(hidden: Hands, at: int) -> float:
            hands = list(hidden)
            hands[me] = hand
            trick = list(sight.trick)
            taken = list(sight.taken)
            leader = played(sight, hands, trick, taken, codes[at])
            play_out(deal, hands, leader, trick, taken, goals, rescue)
            return worth(prices, taken)

        at = self._best(
            len(codes), 4 * sight.left, tried, lambda number: self._drawn(worlds, belief, number, chance)
        )
        return PlayCard(play_of(codes[at]))

    def _solved(
        self, sight: Sight, stakes: Stakes, codes: Sequence[int], draw: Callable[[int], Sequence[Hands]]
    ) -> int | None:
        """The code that does best where everyone sees all cards; None if too few worlds can be solved."""
        law = table(trick_law(sight.view.rules), sight.view.trump)
        payoff = _Payoff(sight, stakes)
        nodes = self.budget.plays // 2
        totals = [0.0] * len(codes)
        solved = 0
        for hidden in draw(_MANY):
            search = EachForHimself(law, payoff, PLAYERS, nodes=min(nodes, self.budget.plays // (2 * _FEW)))
            values = []
            try:
                for code in codes:
                    hands = list(hidden)
                    hands[sight.me] = without(sight.hand, code)
                    end = search.resume(hands, sight.leader, [*sight.trick, code], sight.left)
                    values.append(payoff(end)[sight.me])
            except OutOfNodes:
                break
            totals = [total + value for total, value in zip(totals, values, strict=True)]
            nodes -= search.spent
            solved += 1
        if solved < _FEW:
            return None
        return codes[max(range(len(codes)), key=lambda at: (totals[at], -at))]

    # -- bids ------------------------------------------------------------------------------------------

    def _bid(self, sight: Sight, stakes: Stakes, chance: Chance) -> Action:
        view = sight.view
        middle = greedy_bid(sight)
        legal = [number for number in range(view.cards + 1) if number != view.barred]
        near = [number for number in legal if abs(number - middle) <= 2]
        worlds = Worlds(sight, self._sizes(sight), chance)
        belief = Belief(sight)
        deals = _Deals(sight, stakes)

        def tried(hidden: Hands, at: int) -> float:
            return deals.bid(hidden, near[at])

        at = self._best(
            len(near), 4 * view.cards, tried, lambda number: self._drawn(worlds, belief, number, chance)
        )
        return Bid(near[at])

    def _trump(self, sight: Sight, stakes: Stakes, chance: Chance) -> Action:
        suits = (*SUITS, None)
        worlds = Worlds(sight, self._sizes(sight), chance)
        deals = _Deals(sight, stakes)

        def tried(hidden: Hands, at: int) -> float:
            return deals.trump(hidden, suits[at])

        at = self._best(
            len(suits), 4 * sight.cards, tried, lambda number: [worlds.one() for _ in range(number)]
        )
        return NameTrump(suits[at])

    def _sizes(self, sight: Sight) -> list[int]:
        """How many hidden cards complete each seat's hand to the whole deal."""
        own = sight.cards - len(sight.view.hand)
        return [own if seat == sight.me else sight.cards for seat in range(PLAYERS)]

    # -- the frame of every decision -------------------------------------------------------------------

    def _drawn(self, worlds: Worlds, belief: Belief, number: int, chance: Chance) -> list[list[int]]:
        return drawn(worlds, belief, number, self.budget.over, chance)

    def _best(
        self,
        options: int,
        plays: int,
        tried: Callable[[Hands, int], float],
        draw: Callable[[int], Sequence[Hands]],
    ) -> int:
        """The option with the best mean; the worse half is given up again and again, so the rest see more."""
        left = [_Option(at) for at in range(options)]
        rounds = max(1, (options - 1).bit_length())
        share = self.budget.plays // (rounds * plays)
        most = self.budget.worlds
        seen = 0
        while len(left) > 1:
            number = max(1, min(share // len(left), most - seen))
            for hidden in draw(number):
                for option in left:
                    option.total += tried(hidden, option.at)
            seen += number
            left.sort(key=lambda option: (-option.total, option.at))
            if len(left) == 2 or seen >= most:
                break
            left = left[: (len(left) + 1) // 2]
        return left[0].at


class JokeriQuick(JokeriSearch):
    """Looks at a few deals."""

    budget = Budget(plays=4_000, worlds=16, over=2)


class JokeriSteady(JokeriSearch):
    """Looks for at most a tenth of a second on a usual core."""

    budget = Budget(plays=50_000, worlds=250, over=3, exact=4)


class JokeriDeep(JokeriSearch):
    """Looks for at most a second on a usual core."""

    budget = Budget(plays=400_000, worlds=1500, over=4, exact=5)


def plays_that_differ(sight: Sight) -> list[int]:
    """The legal codes, of equal ones the first; no low lead of a joker where every trick is needed."""
    law = trick_law(sight.view.rules)
    codes = table(law, sight.view.trump).moves(sight.hand, sight.lead)
    alive = sight.alive
    for code in sight.trick:
        if code < TAKE:
            alive |= 1 << code
    codes = distinct(codes, alive, sight.view.trump)
    if sight.lead == NO_LEAD and sight.need >= sight.left:
        codes = [code for code in codes if code < LOW]
    return codes


def played(sight: Sight, hands: list[int], trick: list[int], taken: list[int], code: int) -> int:
    """Play a code of the seat in place; who led the trick that is then on the table, or leads the next."""
    hands[sight.me] = without(hands[sight.me], code)
    trick.append(code)
    if len(trick) < PLAYERS:
        return sight.leader
    law = trick_law(sight.view.rules)
    taker = (sight.leader + table(law, sight.view.trump).winner(trick)) % PLAYERS
    taken[taker] += 1
    trick.clear()
    return taker


def worth(prices: Sequence[Sequence[float]], taken: Sequence[int]) -> float:
    """What this ending is worth."""
    return prices[0][taken[0]] + prices[1][taken[1]] + prices[2][taken[2]] + prices[3][taken[3]]


class _Payoff:
    """What the tricks still to be taken are worth to each player; asked often for few different endings."""

    def __init__(self, sight: Sight, stakes: Stakes) -> None:
        self._taken = sight.taken
        self._tables = [
            [stakes.between(judge, seat, sight.bids[seat]) for seat in range(PLAYERS)]
            for judge in range(PLAYERS)
        ]
        self._known: dict[tuple[int, ...], tuple[float, ...]] = {}

    def __call__(self, more: tuple[int, ...]) -> tuple[float, ...]:
        known = self._known.get(more)
        if known is None:
            end = [taken + won for taken, won in zip(self._taken, more, strict=True)]
            known = tuple(worth(prices, end) for prices in self._tables)
            self._known[more] = known
        return known


class _Deals:
    """Whole deals played out from before the first card."""

    def __init__(self, sight: Sight, stakes: Stakes) -> None:
        self._sight = sight
        self._stakes = stakes
        self._law = trick_law(sight.view.rules)
        self._first = sight.order[0]

    def bid(self, hidden: Hands, number: int) -> float:
        """A bid of the seat: later players bid what their hands are good for."""
        sight = self._sight
        hands = self._hands(hidden)
        bids = list(sight.bids)
        bids[sight.me] = number
        trump = sight.view.trump
        if not sight.view.is_trump_known:
            trump = likely_trump(hands[self._first])
        self._complete(bids, hands, trump)
        return self._ended(hands, bids, trump)

    def trump(self, hidden: Hands, trump: Suit | None) -> float:
        """A trump named by the seat: all bid after it, unless they have bid."""
        hands = self._hands(hidden)
        bids = list(self._sight.bids)
        if self._sight.view.form.has_bids:
            self._complete(bids, hands, trump)
        return self._ended(hands, bids, trump)

    def _hands(self, hidden: Hands) -> list[int]:
        hands = list(hidden)
        me = self._sight.me
        hands[me] = joined(self._sight.hand, hands[me])
        return hands

    def _complete(self, bids: list[int | None], hands: Hands, trump: Suit | None) -> None:
        """The bids still to come, each the nearest to what the hand is good for."""
        sight = self._sight
        cards = sight.cards
        worth = worth_of(cards, -1 if trump is None else trump)
        hooked = is_dealer_barred(sight.view.rules)
        earlier: list[int] = []
        for seat in sight.order:
            said = bids[seat]
            if said is None:
                barred = cards - sum(earlier) if hooked and len(earlier) == PLAYERS - 1 else None
                tricks = worth.of(hands[seat]) + worth.place(earlier) + BOLD
                said = bids[seat] = nearest_bid(tricks, cards, barred)
            earlier.append(said)

    def _ended(self, hands: list[int], bids: Sequence[int | None], trump: Suit | None) -> float:
        sight, stakes = self._sight, self._stakes
        goals = [bid if bid is not None else goal for bid, goal in zip(bids, sight.goals, strict=True)]
        taken = [0] * PLAYERS
        play_out(deal_of(self._law, trump), hands, self._first, [], taken, goals, sight.rescue)
        return sum(stakes.table(seat, bids[seat])[taken[seat]] for seat in range(PLAYERS))


def likely_trump(hand: int) -> Suit:
    """The suit that a player with this hand would name, most likely."""
    return max(SUITS, key=lambda suit: ((hand & SUIT[suit]).bit_count(), hand & SUIT[suit] > 0, -suit))
