"""Playing a deal of Georgian Joker out, over integers, with everyone after his own promise.

Hands, plays and leads are those of `stolik.tricks.fast`. The one policy of this module plays a card from
what a player may know: his hand, the cards that others may still hold, the trick, who needs how much. The
greedy bot plays it as it stands; the searching bots finish with it every line that they try.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ..core.cards import Suit
from ..tricks.fast import HIGH, LANE, LEAVE, LOW, NO_LEAD, STANDARD, SUIT, TAKE, led_suit
from ..tricks.trick import TrickLaw

PLAYERS: Final = 4
ABOVE: Final = tuple(SUIT[code // LANE] & ~((2 << code) - 1) for code in range(52))
"""For each standard card the stronger ones of its suit."""


class Deal:
    """The law and the trump of a deal, ready for play-outs. Get one by `deal_of`; it is shared."""

    __slots__ = ("beating", "high_asks", "later_take", "low_asks", "must", "ruffs_high", "trump", "trumps")

    def __init__(self, law: TrickLaw, trump: Suit | None) -> None:
        self.trump: int = -1 if trump is None else int(trump)
        self.trumps: int = 0 if trump is None else SUIT[trump]
        self.must: int = self.trumps if law.must_trump else 0
        self.later_take: bool = law.last_take_wins
        self.high_asks: bool = law.high_asks_highest
        self.low_asks: bool = law.low_asks_highest
        self.ruffs_high: bool = law.trump_beats_high
        self.beating = tuple(
            ABOVE[code] | (0 if code // LANE == self.trump else self.trumps) for code in range(52)
        )


@cache
def deal_of(law: TrickLaw, trump: Suit | None) -> Deal:
    """The deal of this law and trump."""
    return Deal(law, trump)


def answers(deal: Deal, hand: int, lead: int) -> int:
    """The standard cards that the hand may play to this lead, as a bit set."""
    same = hand & SUIT[led_suit(lead)]
    if same:
        if lead >= HIGH and (deal.high_asks if lead < LOW else deal.low_asks):
            return 1 << (same.bit_length() - 1)
        return same
    return hand & deal.must or hand & STANDARD


def led(deal: Deal, lead: int) -> int:
    """The standard cards that beat a lead, as a bit set."""
    if lead < TAKE:
        return deal.beating[lead]
    suit = (lead - HIGH) & 3
    if lead < LOW:
        return deal.trumps if deal.ruffs_high and suit != deal.trump else 0
    return SUIT[suit] | deal.trumps


def sure(deal: Deal, hand: int, alive: int) -> int:
    """Tricks that the hand takes when it likes: jokers, trumps above all others'; without trumps, tops."""
    out = (hand >> 52).bit_count()
    trumps = alive & deal.trumps
    if trumps:
        return out + (hand & deal.trumps & ~((1 << trumps.bit_length()) - 1)).bit_count()
    for suit in range(4):
        own = hand & SUIT[suit]
        if own:
            others = alive & SUIT[suit]
            out += (own & ~((1 << others.bit_length()) - 1)).bit_count() if others else own.bit_count()
    return out


def wants(deal: Deal, hand: int, need: int, left: int, alive: int, rescue: bool, rival: bool) -> bool:
    """Whether the policy wants this trick, with ``need`` of ``left`` tricks still to be taken.

    Whose promise is lost spoils: it takes from a ``rival``, who has the trick as it lies and needs it; and
    ``rescue`` tells that one trick at least would save it from the penalty for none.
    """
    if need <= 0:
        return need < 0 and rival
    if need > left:
        return rescue or rival
    return need == left or need > sure(deal, hand, alive)


def follow(
    deal: Deal,
    legal: int,
    joker: int,
    lead: int,
    wins: int,
    joker_wins: bool,
    later: int,
    want: bool,
    need: int,
    left: int,
    alive: int,
) -> int:
    """The card that the policy plays to a trick.

    ``legal`` are the standard cards that may be played, ``joker`` is not 0 where a joker may be too. ``wins``
    are the standard cards that would take the trick as it lies, ``joker_wins`` tells whether a taking joker
    would; ``later`` players come after. ``need`` tricks of ``left`` are still to be taken, and ``want`` says
    whether this is to be one of them. ``alive`` are the standard cards that others may hold.
    """
    if not legal:
        return TAKE if want and joker_wins else LEAVE
    high = legal & wins
    if want:
        if high:
            card = high.bit_length() - 1
            if later == 0 or (card // LANE == deal.trump and led_suit(lead) != deal.trump):
                return (high & -high).bit_length() - 1
            if joker and joker_wins and need >= left and deal.beating[card] & alive:
                return TAKE
            return card
        if joker and joker_wins and need >= left:
            return TAKE
        return _cheapest(deal, legal)
    low = legal & ~wins
    if low:
        return _dearest(deal, low, need)
    if joker and need <= 0:
        card = (high & -high).bit_length() - 1
        if later == 0 or (deal.beating[card] & alive).bit_count() < 5 - later:
            return LEAVE
        return card
    if later == 0:
        return high.bit_length() - 1
    return (high & -high).bit_length() - 1


def _cheapest(deal: Deal, cards: int) -> int:
    """The card that is worth least, no trump if there is another."""
    side = cards & ~deal.trumps
    if not side:
        return (cards & -cards).bit_length() - 1
    best = -1
    least = LANE
    for suit in range(4):
        own = side & SUIT[suit]
        if own:
            card = (own & -own).bit_length() - 1
            if card % LANE < least:
                best, least = card, card % LANE
    return best


def _dearest(deal: Deal, cards: int, need: int) -> int:
    """The card that one would rather be rid of: high, and alone; who still needs tricks keeps his trumps."""
    if need > 0 and cards & ~deal.trumps:
        cards &= ~deal.trumps
    best = -1
    most = -1
    for suit in range(4):
        own = cards & SUIT[suit]
        if own:
            card = own.bit_length() - 1
            worth = 4 * (card % LANE) - 3 * own.bit_count() + (40 if suit == deal.trump else 0)
            if worth > most:
                best, most = card, worth
    return best


def lead_card(deal: Deal, hand: int, want: bool, need: int, left: int, alive: int) -> int:
    """What the policy leads; arguments as of `follow`."""
    joker = hand >> 52
    standard = hand & STANDARD
    trumps = alive & deal.trumps
    if want:
        best = most = -1
        longest = length = -1
        for suit in range(4):
            own = standard & SUIT[suit]
            if not own:
                continue
            card = own.bit_length() - 1
            others = (alive & SUIT[suit]).bit_count()
            if not ABOVE[card] & alive:
                worth = 20 if suit == deal.trump and others else others
                if worth > most:
                    best, most = card, worth
            if own.bit_count() > length:
                longest, length = suit, own.bit_count()
        if best >= 0:
            return best
        if joker and (need >= left or not standard):
            return HIGH + _pull(deal, standard, alive)
        if need >= left:
            return standard.bit_length() - 1
        own = standard & SUIT[longest]
        return (own & -own).bit_length() - 1
    best = -1
    most = -1000
    for suit in range(4):
        own = standard & SUIT[suit]
        if not own:
            continue
        card = (own & -own).bit_length() - 1
        others = alive & SUIT[suit]
        over = (others & ABOVE[card]).bit_count()
        worth = 8 * over - 3 * (others.bit_count() - over) - own.bit_count()
        if not others:
            worth = 6 if trumps and suit != deal.trump else -100
        if suit == deal.trump:
            worth -= 6
        if worth > most:
            best, most = card, worth
    if joker and (best < 0 or (most < 0 and need <= 0)):
        return LOW + _busiest(alive)
    return best


def _pull(deal: Deal, standard: int, alive: int) -> int:
    """The suit in which a joker led high helps most: it takes the cards that stand above one's own."""
    if alive & deal.trumps and deal.ruffs_high:
        return deal.trump
    best, most = max(deal.trump, 0), -1
    for suit in range(4):
        own = standard & SUIT[suit]
        worth = 2 * own.bit_count() + (2 if suit == deal.trump else 0)
        if worth > most:
            best, most = suit, worth
    return best


def _busiest(alive: int) -> int:
    """The suit of which others hold most, so that somebody beats a joker led low."""
    best, most = 0, -1
    for suit in range(4):
        number = (alive & SUIT[suit]).bit_count()
        if number > most:
            best, most = suit, number
    return best


def standing(deal: Deal, trick: list[int], leader: int) -> tuple[int, bool, int]:
    """The standard cards that beat a trick, whether a taking joker does, and the seat that takes it now."""
    wins, at, joker_wins = 0, 0, True
    for place, code in enumerate(trick):
        if place == 0:
            wins = led(deal, code)
            joker_wins = deal.later_take or not HIGH <= code < LOW
        elif code < TAKE:
            if wins >> code & 1:
                wins, at = deal.beating[code], place
        elif code == TAKE and joker_wins:
            wins, at = 0, place
            joker_wins = deal.later_take
    return wins, joker_wins, (leader + at) % PLAYERS


def play_out(
    deal: Deal,
    hands: list[int],
    leader: int,
    trick: list[int],
    taken: list[int],
    bids: Sequence[int],
    rescue: int,
) -> None:
    """Play a deal to its end by the policy, in place; ``trick`` and ``leader`` as in `fast.Table`.

    ``rescue`` is 2 where every trick pays, 1 where having none at all is punished, else 0.
    """
    count = len(trick)
    left = max(map(int.bit_count, hands))
    alive_all = (hands[0] | hands[1] | hands[2] | hands[3]) & STANDARD
    lead = trick[0] if trick else NO_LEAD
    wins, joker_wins, taker = standing(deal, trick, leader)
    at = (taker - leader) & 3
    seat = (leader + count) & 3
    while left:
        while count < PLAYERS:
            hand = hands[seat]
            joker = hand >> 52
            if count:
                legal = answers(deal, hand, lead)
                if joker or legal & (legal - 1):
                    taker = (leader + at) & 3
                    need = bids[seat] - taken[seat]
                    alive = alive_all & ~hand
                    saves = rescue > 1 or (rescue > 0 and taken[seat] == 0)
                    want = wants(deal, hand, need, left, alive, saves, taken[taker] < bids[taker])
                    code = follow(
                        deal, legal, joker, lead, wins, joker_wins, 3 - count, want, need, left, alive
                    )
                else:
                    code = legal.bit_length() - 1
                if code < TAKE:
                    hands[seat] = hand ^ (1 << code)
                    alive_all ^= 1 << code
                    if wins >> code & 1:
                        wins, at = deal.beating[code], count
                else:
                    hands[seat] = hand & STANDARD | hand >> 53 << 52
                    if code == TAKE and joker_wins:
                        wins, at = 0, count
                        joker_wins = deal.later_take
            else:
                if joker or left > 1:
                    need = bids[seat] - taken[seat]
                    alive = alive_all & ~hand
                    saves = rescue > 1 or (rescue > 0 and taken[seat] == 0)
                    want = wants(deal, hand, need, left, alive, saves, False)
                    code = lead_card(deal, hand, want, need, left, alive)
                else:
                    code = hand.bit_length() - 1
                lead = code
                at = 0
                wins = led(deal, code)
                if code < TAKE:
                    hands[seat] = hand ^ (1 << code)
                    alive_all ^= 1 << code
                    joker_wins = True
                else:
                    hands[seat] = hand & STANDARD | hand >> 53 << 52
                    joker_wins = deal.later_take or code >= LOW
            count += 1
            seat = (seat + 1) & 3
        leader = seat = (leader + at) & 3
        taken[leader] += 1
        count = 0
        left -= 1
