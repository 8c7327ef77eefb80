"""The greedy bot of Georgian Joker: promises what its hand is good for, and plays after its promise."""

from __future__ import annotations

from ..core.cards import SUITS
from ..core.rng import Rng
from ..games.jokeri.actions import Action, Bid, NameTrump, PlayCard
from ..games.jokeri.kinds import Form, Phase
from ..games.jokeri.view import View
from ..tricks.fast import LANE, SUIT, play_of
from .jokeri_playout import answers, follow, lead_card, wants
from .jokeri_sight import JOKER_CODE, Sight
from .jokeri_worth import nearest_bid, worth_of


class JokeriGreedy:
    """Looks at its own hand and the table, never ahead; decides alike whenever it sees alike."""

    def act(self, view: View, rng: Rng) -> Action:  # noqa: ARG002 - a bot gets a stream, this one needs none
        """A legal action of the view's seat."""
        sight = Sight(view)
        if view.phase is Phase.TRUMP:
            return NameTrump(None) if view.form is Form.MISERE else named(sight)
        if view.phase is Phase.BID:
            return Bid(bid(sight))
        return PlayCard(play_of(card(sight)))


def bid(sight: Sight) -> int:
    """The legal number nearest to what the hand is good for, with regard to the bids so far.

    Where nothing is seen yet it is the usual share.
    """
    view = sight.view
    earlier = [said for seat in sight.order if (said := view.bids[seat]) is not None]
    worth = worth_of(view.cards, sight.deal.trump)
    tricks = worth.of(sight.hand) if len(view.hand) == view.cards else view.cards / 4
    return nearest_bid(tricks + worth.place(earlier), view.cards, view.barred)


def named(sight: Sight) -> NameTrump:
    """The suit of which the three cards show most; no trump with none but high cards of different suits."""
    best, most = None, -1
    for suit in SUITS:
        own = sight.hand & SUIT[suit]
        worth = 20 * own.bit_count() + (own.bit_length() - LANE * suit if own else 0)
        if worth > most:
            best, most = suit, worth
    return NameTrump(best)


def card(sight: Sight) -> int:
    """The code that the policy plays."""
    hand, alive, need, left = sight.hand, sight.alive, sight.need, sight.left
    wins, joker_wins, taker = sight.standing()
    rival = bool(sight.trick) and sight.taken[taker] < sight.goals[taker]
    rescue = sight.rescue > 1 or (sight.rescue > 0 and sight.taken[sight.me] == 0)
    want = wants(sight.deal, hand, need, left, alive, rescue, rival)
    if not sight.trick:
        return lead_card(sight.deal, hand, want, need, left, alive)
    later = 3 - len(sight.trick)
    legal = answers(sight.deal, hand, sight.lead)
    joker = hand >> JOKER_CODE
    return follow(sight.deal, legal, joker, sight.lead, wins, joker_wins, later, want, need, left, alive)
