"""Hidden hands that agree with all that a seat of Georgian Joker has seen, weighed by the bids."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ..core.rng import Rng
from ..games.jokeri.inference import match_up
from ..games.jokeri.kinds import PLAYERS
from ..tricks.fast import chances
from .jokeri_sight import JOKER_CODE, Sight, joined
from .jokeri_worth import worth_of

_TRIES: Final = 20
BOLD: Final = 0.3
"""By how much players promise more than their hand is worth, in tricks, because more tricks pay more."""
SPREAD: Final = 0.8
"""How far a bid lies from that, in tricks (standard deviation)."""


class Chance:
    """A stream of chance that is cheap to draw from; the seed of a bot's stream fixes it."""

    __slots__ = ("_words",)

    def __init__(self, rng: Rng) -> None:
        self._words = chances(rng.below(1 << 63))

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a new order, in place."""
        word = 1
        for at in range(len(items) - 1, 0, -1):
            if word < 1 << 20:
                word = next(self._words)
            word, other = divmod(word, at + 1)
            items[at], items[other] = items[other], items[at]

    def below(self, number: int) -> int:
        """A whole number from 0 to ``number - 1``."""
        return next(self._words) % number

    def random(self) -> float:
        """A number in [0, 1)."""
        return (next(self._words) >> 11) / (1 << 53)


class Worlds:
    """Deals of the hidden cards. ``sizes`` are the cards each seat is to get of them (0 for those known)."""

    def __init__(self, sight: Sight, sizes: Sequence[int], chance: Chance) -> None:
        self._sight = sight
        self._chance = chance
        self._sizes = (*sizes, len(sight.hidden) - sum(sizes))
        self._cards = list(sight.hidden)
        every = sum(1 << code for code in set(sight.hidden))
        takes = [every] * (PLAYERS + 1)
        for seat in range(PLAYERS):
            if seat != sight.me:
                takes[seat] &= sight.thinkable[seat] | 1 << JOKER_CODE
        self._bins = [at for at in range(PLAYERS + 1) if self._sizes[at]]
        self._fits = {code: [at for at in self._bins if takes[at] >> code & 1] for code in set(sight.hidden)}
        self._free = all(len(fits) == len(self._bins) for fits in self._fits.values())

    def one(self) -> list[int]:
        """The hidden cards dealt anew: what each seat gets, as bit sets."""
        cards = self._cards
        self._chance.shuffle(cards)
        if self._free:
            out, start = [], 0
            for at in range(PLAYERS):
                end = start + self._sizes[at]
                out.append(_hand(cards[start:end]))
                start = end
            return out
        return self._fitted(cards)

    def _fitted(self, cards: Sequence[int]) -> list[int]:
        """Most bound cards first, each to a seat with room in proportion to the room."""
        fits, chance = self._fits, self._chance
        ordered = sorted(cards, key=lambda code: len(fits[code]))
        for _ in range(_TRIES):
            room = list(self._sizes)
            dealt: list[list[int]] = [[] for _ in room]
            for code in ordered:
                places = fits[code]
                free = 0
                for at in places:
                    free += room[at]
                if not free:
                    break
                drawn = chance.below(free)
                for at in places:
                    drawn -= room[at]
                    if drawn < 0:
                        room[at] -= 1
                        dealt[at].append(code)
                        break
            else:
                return [_hand(dealt[at]) for at in range(PLAYERS)]
        return self._matched(ordered)

    def _matched(self, cards: Sequence[int]) -> list[int]:
        """The same where chance did not hit it."""
        dealt = match_up(cards, self._sizes, self._fits)
        return [_hand(dealt[at]) for at in range(PLAYERS)]


def _hand(codes: Sequence[int]) -> int:
    hand = 0
    for code in codes:
        bit = 1 << code
        hand |= bit << 1 if hand & bit else bit
    return hand


class Belief:
    """How well hands explain the bids that were made."""

    def __init__(self, sight: Sight, spread: float = SPREAD) -> None:
        self._worth = worth_of(sight.cards, sight.deal.trump)
        self._played = sight.played
        self._scale = -0.5 / spread**2
        self._seats: list[tuple[int, float]] = []
        earlier: list[int] = []
        for seat in sight.order:
            bid = sight.bids[seat]
            if bid is None:
                break
            if seat != sight.me:
                self._seats.append((seat, bid - BOLD - self._worth.place(earlier)))
            earlier.append(bid)

    def weight(self, hands: Sequence[int]) -> float:
        """The likelihood of the bids, up to a factor, if these are the hidden hands."""
        off = 0.0
        for seat, tricks in self._seats:
            played = self._played[seat]
            off += (tricks - self._worth.of(joined(hands[seat], played) if played else hands[seat])) ** 2
        return exp(off * self._scale)

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing to be explained."""
        return not self._seats


def drawn(worlds: Worlds, belief: Belief, number: int, over: int, chance: Chance) -> list[list[int]]:
    """So many worlds, each drawn in proportion to its weight from ``over`` times as many."""
    if belief.is_blank or over <= 1:
        return [worlds.one() for _ in range(number)]
    many = [worlds.one() for _ in range(number * over)]
    weights = [belief.weight(hands) for hands in many]
    step = sum(weights) / number
    out: list[list[int]] = []
    level = chance.random() * step
    total = 0.0
    for hands, weight in zip(many, weights, strict=True):
        total += weight
        while total > level and len(out) < number:
            out.append(hands)
            level += step
    return out
