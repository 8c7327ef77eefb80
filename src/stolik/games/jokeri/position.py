"""A deal in progress: an immutable value with everything in it, and the bookkeeping of each action."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace

from stolik.core.cards import ACE, Card, Suit
from stolik.core.cardset import CardSet
from stolik.core.rng import Rng
from stolik.core.seats import clockwise
from stolik.engine.spec import FirstDealer
from stolik.games.jokeri.actions import Action, Bid, NameTrump, PlayCard
from stolik.games.jokeri.kinds import PACK, PLAYERS, Form, Phase, Slot
from stolik.games.jokeri.law import trick_law
from stolik.games.jokeri.result import DealResult
from stolik.games.jokeri.rules.dealer_hook import is_dealer_barred
from stolik.games.jokeri.rules.length import schedule
from stolik.games.jokeri.scoring import Outcome, deal_result
from stolik.games.jokeri.view import LastTrick, View
from stolik.rulekit.ruleset import RuleSet
from stolik.tricks.bidding import barred_bid, bidding_order
from stolik.tricks.trick import Play, winner

Hands = tuple[CardSet, ...]
FIRST_PACKET = 3
"""Cards that everyone holds while the trump is named (clause 4.4)."""


@dataclass(frozen=True, slots=True)
class Position:
    """One deal, complete.

    ``number`` is its 0-based place in the game, ``coming`` are packets of cards not dealt yet (a hand a
    seat), ``rest`` the cards set aside, ``before`` the results of the match's earlier deals (none, where they
    are not told). Hands are sets: which of two jokers, or in what order cards were dealt, is nowhere
    recorded.
    """

    rules: RuleSet
    number: int
    slot: Slot
    dealer: int
    hands: Hands
    coming: tuple[Hands, ...]
    rest: CardSet
    turned: Card | None
    trump: Suit | None
    is_trump_known: bool
    phase: Phase
    turn: int | None
    bids: tuple[int | None, ...] = (None,) * PLAYERS
    taken: tuple[int, ...] = (0,) * PLAYERS
    trick: tuple[tuple[int, Play], ...] = ()
    last_trick: LastTrick | None = None
    history: tuple[tuple[int, Action], ...] = ()
    before: tuple[DealResult, ...] = ()

    @property
    def barred(self) -> int | None:
        """The number that the player to bid may not bid, if he is the dealer and it is within reach."""
        if self.phase is not Phase.BID or not is_dealer_barred(self.rules):
            return None
        earlier = [
            bid for seat in bidding_order(self.dealer, PLAYERS) if (bid := self.bids[seat]) is not None
        ]
        return barred_bid(self.slot.cards, earlier, PLAYERS)

    @property
    def census(self) -> tuple[Card, ...]:
        """Every card of the pack, wherever it lies."""
        held = [
            card
            for hand in (*self.hands, *(hand for packet in self.coming for hand in packet))
            for card in hand
        ]
        played = [action.play.card for _, action in self.history if isinstance(action, PlayCard)]
        turned = (self.turned,) if self.turned is not None else ()
        return (*held, *self.rest, *played, *turned)

    @property
    def result(self) -> DealResult | None:
        """What the deal came to, once it is over."""
        if self.phase is not Phase.OVER:
            return None
        outcomes = [Outcome(bid, taken) for bid, taken in zip(self.bids, self.taken, strict=True)]
        return deal_result(self.rules, self.slot, outcomes)


def deal(rules: RuleSet, dealer: int, number: int, seed: str) -> Position:
    """Deal ``number`` (from 0) of the schedule, cards fixed by the seed; IndexError past the end."""
    return set_out(rules, dealer, number, Rng(seed).shuffled(PACK))


def set_out(rules: RuleSet, dealer: int, number: int, pack: Sequence[Card]) -> Position:
    """The deal that this order of the pack gives: one card at a time, starting after the dealer."""
    slot = schedule(rules)[number]
    columns: list[list[Card]] = [[] for _ in range(PLAYERS)]
    for at, card in enumerate(pack[: slot.cards * PLAYERS]):
        columns[dealt_to(dealer, at)].append(card)
    rest = pack[slot.cards * PLAYERS :]
    turned = rest[0] if slot.turns_card else None
    parts = (0, FIRST_PACKET, slot.cards) if slot.names_trump else (0, slot.cards)
    packets = tuple(
        tuple(CardSet(column[start:end]) for column in columns) for start, end in itertools.pairwise(parts)
    )
    if slot.form is Form.DARK:
        packets = ((CardSet(),) * PLAYERS, *packets)
    phase = Phase.TRUMP if slot.names_trump and slot.form is not Form.DARK else Phase.BID
    return Position(
        rules=rules,
        number=number,
        slot=slot,
        dealer=dealer,
        hands=packets[0],
        coming=packets[1:],
        rest=CardSet(rest[1:] if slot.turns_card else rest),
        turned=turned,
        trump=turned.suit if turned is not None else None,
        is_trump_known=not slot.names_trump,
        phase=phase,
        turn=clockwise(dealer, PLAYERS),
    )


def dealt_to(dealer: int, at: int) -> int:
    """The seat that gets the card ``at`` (from 0) of the pack: one at a time, starting after the dealer."""
    return clockwise(dealer, PLAYERS, at + 1)


def laid_out(
    rules: RuleSet,
    slot: Slot,
    dealer: int,
    hands: Sequence[Sequence[Card]],
    trump: Suit | None,
    turned: Card | None,
) -> Position:
    """A deal with these whole hands and this trump, about to be bid (or led, where there are no bids)."""
    rest = (
        CardSet(PACK) - [card for hand in hands for card in hand] - ((turned,) if turned is not None else ())
    )
    return Position(
        rules=rules,
        number=0,
        slot=slot,
        dealer=dealer,
        hands=tuple(map(CardSet, hands)),
        coming=(),
        rest=rest,
        turned=turned,
        trump=trump,
        is_trump_known=True,
        phase=Phase.BID if slot.form.has_bids else Phase.PLAY,
        turn=clockwise(dealer, PLAYERS),
    )


def apply(position: Position, action: Action) -> Position:
    """The position after an action that was judged legal; bookkeeping only."""
    assert position.turn is not None
    history = (*position.history, (position.turn, action))
    if isinstance(action, NameTrump):
        after = replace(position, trump=action.suit, is_trump_known=True, history=history)
        return _next_phase(_next_packet(after))
    if isinstance(action, Bid):
        return _after_bid(replace(position, history=history), action.tricks)
    return _after_play(replace(position, history=history), action)


def _next_packet(position: Position) -> Position:
    packet, *later = position.coming
    hands = tuple(hand + more for hand, more in zip(position.hands, packet, strict=True))
    return replace(position, hands=hands, coming=tuple(later))


def _next_phase(position: Position) -> Position:
    """The phase after the bids or the naming of trump: whichever of the two is still to come, else play."""
    turn = clockwise(position.dealer, PLAYERS)
    bids_due = position.slot.form.has_bids and None in position.bids
    phase = Phase.TRUMP if not position.is_trump_known else Phase.BID if bids_due else Phase.PLAY
    return replace(position, phase=phase, turn=turn)


def _after_bid(position: Position, tricks: int) -> Position:
    seat = position.turn
    assert seat is not None
    bids = tuple(tricks if at == seat else bid for at, bid in enumerate(position.bids))
    after = replace(position, bids=bids, turn=clockwise(seat, PLAYERS))
    if None in bids:
        return after
    return _next_phase(after if after.is_trump_known else _next_packet(after))


def _after_play(position: Position, action: PlayCard) -> Position:
    seat = position.turn
    assert seat is not None
    hands = tuple(
        hand - (action.play.card,) if at == seat else hand for at, hand in enumerate(position.hands)
    )
    trick = (*position.trick, (seat, action.play))
    if len(trick) < PLAYERS:
        return replace(position, hands=hands, trick=trick, turn=clockwise(seat, PLAYERS))
    at = winner([play for _, play in trick], position.trump, trick_law(position.rules))
    taker = trick[at][0]
    taken = tuple(number + (seat == taker) for seat, number in enumerate(position.taken))
    over = not hands[0]
    return replace(
        position,
        hands=hands,
        trick=(),
        last_trick=LastTrick(trick, taker),
        taken=taken,
        phase=Phase.OVER if over else Phase.PLAY,
        turn=None if over else taker,
    )


def view_of(position: Position, seat: int | None) -> View:
    """What the seat may know (None: what everybody may): its own hand and what lies open, nothing else."""
    return View(
        rules=position.rules,
        seat=seat,
        number=position.number,
        slot=position.slot,
        dealer=position.dealer,
        turn=position.turn,
        phase=position.phase,
        hand=CardSet() if seat is None else position.hands[seat],
        counts=tuple(len(hand) for hand in position.hands),
        turned=position.turned,
        trump=position.trump,
        is_trump_known=position.is_trump_known,
        namer=clockwise(position.dealer, PLAYERS) if position.slot.names_trump else None,
        bids=position.bids,
        taken=position.taken,
        trick=position.trick,
        last_trick=position.last_trick,
        barred=position.barred,
        history=position.history,
        before=position.before,
        result=position.result,
    )


def draw_first_dealer(rng: Rng) -> FirstDealer:
    """Turn up cards of a shuffled pack, one a seat, until an ace falls: its seat deals (clause 3.1)."""
    return first_ace(rng.below(PLAYERS), rng.shuffled(PACK))


def first_ace(start: int, pack: Sequence[Card]) -> FirstDealer:
    """Who deals first when this pack is turned up from seat ``start``; StopIteration if it has no ace."""
    last = next(at for at, card in enumerate(pack) if card.rank == ACE)
    draws = tuple({clockwise(start, PLAYERS, at): card} for at, card in enumerate(pack[: last + 1]))
    return FirstDealer(clockwise(start, PLAYERS, last), draws)
