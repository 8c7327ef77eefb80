"""Tricks over integers: the rules of `trick` for play-outs and search, exactly the same and much faster.

A hand is a bit set: bit ``13 * suit + strength - 2`` for each standard card (two is 0, ace 12), and above
them bit 52 for one joker, bits 52 and 53 for two. So two jokers are equal here too, and a hand of cards in
any order is one number. A play is a code: the bit of a standard card (0 to 51), `TAKE`, `LEAVE`, `HIGH` plus
a suit or `LOW` plus a suit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from stolik.core.cards import JOKER, Card, Suit, card_of
from stolik.tricks.trick import Call, Play, TrickLaw, plain, strength

LANE: Final = 13
STANDARD: Final = (1 << 52) - 1
JOKERS: Final = 3 << 52
SUIT: Final = tuple(((1 << LANE) - 1) << (LANE * suit) for suit in range(4))

TAKE: Final = 52
LEAVE: Final = 53
HIGH: Final = 54
LOW: Final = 58
CODES: Final = 62
NO_LEAD: Final = -1

_BEST = 1000
_HIGH_WINS = 900
_TRUMP = 600
_HIGH_LOSES_TO_TRUMP = 500
_LED = 100
_LOW = 50


def code_of(play: Play) -> int:
    """The code of a play; ValueError for a joker without a declaration."""
    if play.card is not JOKER:
        assert play.card.suit is not None
        return LANE * play.card.suit + strength(play.card) - 2
    if play.call is Call.TAKE:
        return TAKE
    if play.call is Call.LEAVE:
        return LEAVE
    if play.call is None or play.suit is None:
        raise ValueError("a joker is played with a declaration")
    return (HIGH if play.call is Call.HIGH else LOW) + play.suit


def play_of(code: int) -> Play:
    """The play of a code."""
    return _PLAYS[code]


def bits_of(cards: Iterable[Card]) -> int:
    """The hand of these cards."""
    hand = jokers = 0
    for card in cards:
        if card is JOKER:
            jokers += 1
        else:
            hand |= 1 << code_of(plain(card))
    return hand | ((1 << jokers) - 1) << 52


def without(hand: int, code: int) -> int:
    """The hand after this play."""
    if code < TAKE:
        return hand ^ (1 << code)
    return (hand & STANDARD) | (hand >> 53 << 52)


def led_suit(code: int) -> int:
    """The suit that a lead asks for."""
    return code // LANE if code < TAKE else (code - HIGH) & 3


class Table:
    """The law and the trump of a deal, worked out for integers. Get one by `table`; it is shared."""

    __slots__ = ("_asks", "_later_take", "_power", "_trump_mask", "law", "trump")

    def __init__(self, law: TrickLaw, trump: Suit | None) -> None:
        self.law = law
        self.trump = trump
        self._trump_mask = SUIT[trump] if trump is not None and law.must_trump else 0
        self._later_take = law.last_take_wins
        asks = [False] * CODES
        for suit in range(4):
            asks[HIGH + suit] = law.high_asks_highest
            asks[LOW + suit] = law.low_asks_highest
        self._asks = tuple(asks)
        self._power = tuple(self._powers(lead) for lead in range(CODES))

    def _powers(self, lead: int) -> tuple[int, ...]:
        """How strong each code is in a trick with this lead; that of the lead itself too."""
        power = [0] * CODES
        power[LEAVE] = -1
        if lead in (TAKE, LEAVE):
            return tuple(power)
        led = led_suit(lead)
        for at in range(52):
            suit, rank = divmod(at, LANE)
            power[at] = _TRUMP + rank if suit == self.trump else _LED + rank if suit == led else 0
        is_high = HIGH <= lead < LOW
        power[TAKE] = _BEST if self._later_take or not is_high else -1
        if is_high:
            loses = self.law.trump_beats_high and self.trump is not None and led != self.trump
            power[lead] = _HIGH_LOSES_TO_TRUMP if loses else _HIGH_WINS
        elif lead >= LOW:
            power[lead] = _LOW
        return tuple(power)

    def answers(self, hand: int, lead: int) -> int:
        """The standard cards of the hand that may be played to this lead (`NO_LEAD`: any), as a bit set."""
        standard = hand & STANDARD
        if lead < 0:
            return standard
        same = hand & SUIT[led_suit(lead)]
        if same:
            return 1 << (same.bit_length() - 1) if self._asks[lead] else same
        return hand & self._trump_mask or standard

    def moves(self, hand: int, lead: int) -> list[int]:
        """The codes of all legal plays: standard cards upwards, then the joker's declarations."""
        left = self.answers(hand, lead)
        codes = []
        while left:
            low = left & -left
            codes.append(low.bit_length() - 1)
            left ^= low
        if hand >> 52:
            codes += _LEADS if lead < 0 else _FOLLOWS
        return codes

    def powers(self, lead: int) -> tuple[int, ...]:
        """How strong each code is in a trick with this lead, that of the lead itself too.

        The strongest wins. Equal powers meet only where two followers take: the later one wins where
        `later_take`, else the earlier.
        """
        return self._power[lead]

    @property
    def later_take(self) -> bool:
        """Whether the later of two taking jokers wins."""
        return self._later_take

    def winner(self, codes: Sequence[int]) -> int:
        """Which play (0-based) takes the trick."""
        power = self._power[codes[0]]
        best, at = power[codes[0]], 0
        later = self._later_take
        for place in range(1, len(codes)):
            now = power[codes[place]]
            if now > best or (now == best and later and now == _BEST):
                best, at = now, place
        return at

    def play_out(
        self,
        hands: list[int],
        leader: int,
        trick: list[int],
        taken: list[int],
        choose: Callable[[list[int], int, int, list[int]], int],
    ) -> None:
        """Play a deal to its end, in place.

        ``trick`` holds the codes played to the trick on the table, ``leader`` is who led it. ``choose`` is
        asked for one of the legal codes: it gets them, the seat, the lead (`NO_LEAD`) and the trick so far.
        """
        players = len(hands)
        seat = (leader + len(trick)) % players
        while hands[seat] or trick:
            while len(trick) < players:
                lead = trick[0] if trick else NO_LEAD
                codes = self.moves(hands[seat], lead)
                code = codes[0] if len(codes) == 1 else choose(codes, seat, lead, trick)
                trick.append(code)
                hands[seat] = without(hands[seat], code)
                seat = (seat + 1) % players
            seat = leader = (leader + self.winner(trick)) % players
            taken[leader] += 1
            trick.clear()


def chances(seed: int) -> Iterator[int]:
    """A stream of 64-bit numbers for play-outs (SplitMix64), the same everywhere for one seed."""
    whole = (1 << 64) - 1
    state = seed & whole
    while True:
        state = (state + 0x9E3779B97F4A7C15) & whole
        z = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & whole
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & whole
        yield z ^ z >> 31


@cache
def table(law: TrickLaw, trump: Suit | None) -> Table:
    """The table of this law and trump."""
    return Table(law, trump)


_LEADS = tuple(range(HIGH, HIGH + 8))
_FOLLOWS = (TAKE, LEAVE)
_PLAYS = (
    *(
        plain(card_of(1 if rank == LANE - 1 else rank + 2, Suit(suit)))
        for suit in range(4)
        for rank in range(LANE)
    ),
    Play(JOKER, Call.TAKE),
    Play(JOKER, Call.LEAVE),
    *(Play(JOKER, Call.HIGH, Suit(suit)) for suit in range(4)),
    *(Play(JOKER, Call.LOW, Suit(suit)) for suit in range(4)),
)
