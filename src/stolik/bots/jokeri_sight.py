"""What a seat of Georgian Joker sees, as integers, made from its view alone."""

from __future__ import annotations

from typing import Final

from ..core.cards import JOKER
from ..games.jokeri.actions import PlayCard
from ..games.jokeri.inference import may_hold, unseen
from ..games.jokeri.kinds import PLAYERS, Form
from ..games.jokeri.law import trick_law
from ..games.jokeri.rules.shtanga import shtanga
from ..games.jokeri.view import View
from ..tricks.bidding import bidding_order
from ..tricks.fast import NO_LEAD, STANDARD, bits_of, code_of
from .jokeri_playout import Deal, deal_of, standing

JOKER_CODE: Final = 52
"""How a hidden joker is written among codes of standard cards."""


class Sight:
    """A view as integers: cards are bit sets or codes as in `stolik.tricks.fast`.

    ``hidden`` are the codes that the seat has not seen (52 for each joker), ``thinkable`` for each seat the
    bit set of those it can hold (jokers left out: anybody can hold one), ``played`` for each seat what it has
    played, ``goals`` the tricks each pursues: the bid, all where every trick pays, none where each costs.
    ``rescue`` is as `jokeri_playout.play_out` has it.
    """

    __slots__ = (
        "bids", "cards", "counts", "deal", "goals", "hand", "hidden", "leader", "left", "me", "order",
        "played", "rescue", "taken", "thinkable", "trick", "view",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.cards = view.cards
        self.deal: Deal = deal_of(trick_law(view.rules), view.trump)
        self.hand = bits_of(view.hand)
        self.hidden = tuple(
            JOKER_CODE if card is JOKER else bits_of((card,)).bit_length() - 1 for card in unseen(view)
        )
        self.thinkable = tuple(bits_of(cards) & STANDARD for cards in may_hold(view))
        self.counts = view.counts
        self.bids = view.bids
        self.taken = view.taken
        self.trick = [code_of(play) for _, play in view.trick]
        self.leader = view.trick[0][0] if view.trick else view.turn if view.turn is not None else 0
        self.left = view.cards - sum(view.taken)
        self.order = bidding_order(view.dealer, PLAYERS)
        self.played = self._played()
        punished = view.form.has_bids and shtanga(view.rules, view.cards) is not None
        self.rescue = 2 if view.form is Form.GOLDEN else int(punished)
        self.goals = self._goals()

    def _played(self) -> tuple[int, ...]:
        cards: tuple[list[int], ...] = ([], [], [], [])
        for seat, action in self.view.history:
            if isinstance(action, PlayCard):
                cards[seat].append(bits_of((action.play.card,)))
        out = []
        for bits in cards:
            jokers = sum(one >> JOKER_CODE for one in bits)
            out.append(sum(one & STANDARD for one in bits) | ((1 << jokers) - 1) << JOKER_CODE)
        return tuple(out)

    def _goals(self) -> tuple[int, ...]:
        if self.view.form is Form.GOLDEN:
            return (self.cards,) * PLAYERS
        if self.view.form is Form.MISERE:
            return (0,) * PLAYERS
        return tuple(bid if bid is not None else 0 for bid in self.bids)

    @property
    def lead(self) -> int:
        """The code that led the trick on the table, or `NO_LEAD`."""
        return self.trick[0] if self.trick else NO_LEAD

    @property
    def alive(self) -> int:
        """The standard cards that others may hold."""
        return sum(1 << code for code in self.hidden if code < JOKER_CODE)

    @property
    def need(self) -> int:
        """Tricks that the seat still wants."""
        return self.goals[self.me] - self.taken[self.me]

    def standing(self) -> tuple[int, bool, int]:
        """What beats the trick on the table, whether a taking joker does, and who takes it as it lies."""
        return standing(self.deal, self.trick, self.leader)


def joined(hand: int, more: int) -> int:
    """Two bit sets of cards as one: the jokers of both count."""
    jokers = (hand >> JOKER_CODE).bit_count() + (more >> JOKER_CODE).bit_count()
    return (hand | more) & STANDARD | ((1 << jokers) - 1) << JOKER_CODE
