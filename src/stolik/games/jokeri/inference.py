"""What a seat can conclude from the play, and worlds that it cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from stolik.core.cards import JOKER, Card, Suit
from stolik.core.cardset import CardSet
from stolik.core.rng import Rng
from stolik.games.jokeri.actions import PlayCard
from stolik.games.jokeri.kinds import PACK, PLAYERS, Phase
from stolik.games.jokeri.law import trick_law
from stolik.games.jokeri.position import FIRST_PACKET, Position
from stolik.games.jokeri.view import View
from stolik.tricks.trick import Call, Play, TrickLaw, strength

_TRIES = 100
AnyCard = TypeVar("AnyCard", bound=Hashable)
"""A card in whatever form, here or in the integers of a search."""


def tricks_played(view: View) -> tuple[tuple[tuple[int, Play], ...], ...]:
    """All tricks of the deal so far, the one on the table last."""
    plays = [(seat, action.play) for seat, action in view.history if isinstance(action, PlayCard)]
    return tuple(tuple(plays[at : at + PLAYERS]) for at in range(0, len(plays), PLAYERS))


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that the seat has not seen in this deal, sorted; equal ones repeated."""
    left = Counter(PACK)
    left.subtract(view.hand)
    left.subtract(play.card for trick in tricks_played(view) for _, play in trick)
    if view.turned is not None:
        left.subtract((view.turned,))
    return tuple(sorted(left.elements()))


def _shows(lead: Play, play: Play, trump: Suit | None, law: TrickLaw) -> tuple[set[Suit], Card | None]:
    """Suits of which a following play shows the hand to be void, and a card that was its suit's highest."""
    led = lead.led_suit
    if play.card is JOKER or led is None:
        return set(), None
    if play.card.suit is led:
        asked = (lead.call is Call.HIGH and law.high_asks_highest) or (
            lead.call is Call.LOW and law.low_asks_highest
        )
        return set(), play.card if asked else None
    if law.must_trump and trump is not None and play.card.suit is not trump:
        return {led, trump}, None
    return {led}, None


def _shown(view: View) -> tuple[list[set[Suit]], list[dict[Suit, int]]]:
    """For each seat, the suits that it has shown to lack, and below what its cards of a suit must lie."""
    law = trick_law(view.rules)
    void: list[set[Suit]] = [set() for _ in range(PLAYERS)]
    ceiling: list[dict[Suit, int]] = [{} for _ in range(PLAYERS)]
    for trick in tricks_played(view):
        lead = trick[0][1]
        for seat, play in trick[1:]:
            suits, best = _shows(lead, play, view.trump, law)
            void[seat] |= suits
            if best is not None and best.suit is not None:
                ceiling[seat][best.suit] = strength(best)
    return void, ceiling


def shown_void(view: View) -> tuple[frozenset[Suit], ...]:
    """For each seat, the suits in which its own plays have shown it to be void."""
    return tuple(map(frozenset, _shown(view)[0]))


def may_hold(view: View) -> tuple[frozenset[Card], ...]:
    """For each seat, the unseen cards that it can hold after what it played; a joker shows nothing."""
    void, ceiling = _shown(view)
    cards = unseen(view)
    return tuple(
        frozenset(
            card
            for card in cards
            if card.suit is None
            or (card.suit not in void[seat] and strength(card) < ceiling[seat].get(card.suit, 99))
        )
        for seat in range(PLAYERS)
    )


class Worlds:
    """All deals of the hidden cards that the view's seat cannot exclude, asked about without listing them.

    Exact: beside what the plays have shown it knows how many cards each seat has, and that all are dealt
    where no rest is left.
    """

    def __init__(self, view: View) -> None:
        self._cards = unseen(view)
        self._holds = may_hold(view)
        self._room = {seat: view.counts[seat] for seat in range(PLAYERS) if seat != view.seat}
        self._others = tuple(
            others for size in range(1, PLAYERS) for others in combinations(self._room, size)
        )

    def allow(self, seat: int, *, card: Card | None = None, without: Collection[Suit] = ()) -> bool:
        """Whether in some world the seat has this card (or whatever it is) and none of these suits.

        There is one if and only if any seats together find enough cards (Hall's theorem).
        """
        taken = 0 if card is None else 1
        if card is not None and (card.suit in without or card not in self._holds[seat]):
            return False
        takers = Counter(
            tuple(
                other
                for other in self._room
                if one in self._holds[other] and not (other == seat and one.suit in without)
            )
            for one in self._cards
        )
        if card is not None:
            takers[tuple(other for other in self._room if card in self._holds[other])] -= 1
        return all(
            sum(number for fits, number in takers.items() if not set(fits).isdisjoint(others))
            >= sum(self._room[other] - taken * (other == seat) for other in others)
            for others in self._others
        )


def resample(view: View, rng: Rng) -> Position:
    """A position that looks the same from the view's seat, with all that it cannot see dealt anew.

    Hands agree with what the play has shown (see `may_hold`).
    """
    cards = unseen(view)
    allowed = may_hold(view)
    packets = _packets(view)
    others = [seat for seat in range(PLAYERS) if seat != view.seat]
    # Hands first, then the packets to come (a bin a seat), then the rest, which takes anything.
    bins = [(view.counts[seat], allowed[seat]) for seat in others]
    anything = frozenset(cards)
    bins += [(size, anything) for size in packets for _ in range(PLAYERS)]
    bins.append((len(cards) - sum(size for size, _ in bins), anything))
    dealt = share_out(cards, bins, rng)
    hands = [view.hand] * PLAYERS
    for seat, hand in zip(others, dealt, strict=False):
        hands[seat] = CardSet(hand)
    later = [CardSet(hand) for hand in dealt[len(others) : -1]]
    coming = tuple(tuple(later[at : at + PLAYERS]) for at in range(0, len(later), PLAYERS))
    return Position(
        rules=view.rules,
        number=view.number,
        slot=view.slot,
        dealer=view.dealer,
        hands=tuple(hands),
        coming=coming,
        rest=CardSet(dealt[-1]),
        turned=view.turned,
        trump=view.trump,
        is_trump_known=view.is_trump_known,
        phase=view.phase,
        turn=view.turn,
        bids=view.bids,
        taken=view.taken,
        trick=view.trick,
        last_trick=view.last_trick,
        history=view.history,
        before=view.before,
    )


def _packets(view: View) -> tuple[int, ...]:
    """How many cards each packet still to come gives a player."""
    if view.is_trump_known:
        return ()
    rest = view.cards - FIRST_PACKET
    return (rest,) if view.phase is Phase.TRUMP else (FIRST_PACKET, rest)


def share_out(
    cards: Sequence[Card], bins: Sequence[tuple[int, frozenset[Card]]], rng: Rng
) -> list[list[Card]]:
    """Deal the cards at random into bins of given sizes that take only some; ValueError if it cannot be."""
    fits = {card: [at for at, (_, takes) in enumerate(bins) if card in takes] for card in set(cards)}
    for _ in range(_TRIES):
        dealt: list[list[Card]] = [[] for _ in bins]
        for card in sorted(rng.shuffled(cards), key=lambda card: len(fits[card])):
            room = [at for at in fits[card] for _ in range(bins[at][0] - len(dealt[at]))]
            if not room:
                break
            dealt[rng.choice(room)].append(card)
        else:
            return dealt
    return match_up(rng.shuffled(cards), [size for size, _ in bins], fits)


def match_up(
    cards: Sequence[AnyCard], sizes: Sequence[int], fits: Mapping[AnyCard, Sequence[int]]
) -> list[list[AnyCard]]:
    """Some way to deal the cards into bins of these sizes, each card into one that it fits.

    By augmenting paths; ValueError if there is no way.
    """
    dealt: list[list[AnyCard]] = [[] for _ in sizes]

    def place(card: AnyCard, tried: set[int]) -> bool:
        for at in fits[card]:
            if at in tried:
                continue
            tried.add(at)
            if len(dealt[at]) < sizes[at]:
                dealt[at].append(card)
                return True
            for moved in tuple(dealt[at]):
                dealt[at].remove(moved)
                if place(moved, tried):
                    dealt[at].append(card)
                    return True
                dealt[at].append(moved)
        return False

    for card in cards:
        if not place(card, set()):
            raise ValueError("no deal agrees with what was played")
    return dealt
