"""A case before the referee: a view, the action in question, and what follows from both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from stolik.core.cards import JOKER, Card
from stolik.games.jokeri.actions import PHASE, Action, Bid, NameTrump, PlayCard
from stolik.games.jokeri.kinds import Phase
from stolik.games.jokeri.view import View
from stolik.tricks.trick import Answer, Call, Play, TrickLaw, answer


@dataclass(frozen=True)
class Case:
    """What every check looks at. ``law`` says what this table allows in a trick."""

    view: View
    action: Action
    law: TrickLaw

    @property
    def phase(self) -> Phase:
        """The phase in which this kind of action is made."""
        return PHASE[type(self.action)]

    @property
    def names_trump(self) -> bool:
        """Whether the action names the trump."""
        return isinstance(self.action, NameTrump)

    @property
    def bid(self) -> int | None:
        """The number bid, if the action is a bid."""
        return self.action.tricks if isinstance(self.action, Bid) else None

    @property
    def play(self) -> Play | None:
        """The play, if the action is one."""
        return self.action.play if isinstance(self.action, PlayCard) else None

    @property
    def card(self) -> Card | None:
        """The card played, if the action is a play."""
        return self.play.card if self.play is not None else None

    @property
    def leads(self) -> bool:
        """Whether this seat is to lead a trick."""
        view = self.view
        return view.phase is Phase.PLAY and view.turn == view.seat and not view.trick

    @property
    def follows(self) -> bool:
        """Whether this seat has still to play to the trick on the table."""
        view = self.view
        return bool(view.trick) and view.seat is not None and all(seat != view.seat for seat, _ in view.trick)

    @property
    def lead_call(self) -> Call | None:
        """What the joker that led the trick declared, if one did."""
        lead = self.view.lead
        return lead.call if lead is not None else None

    @cached_property
    def owed(self) -> Answer | None:
        """What the hand owes to the trick on the table; None if this seat plays nothing to it."""
        if self.play is None or not self.follows:
            return None
        return answer(self.view.hand, self.view.lead, self.view.trump, self.law)

    @property
    def breaks_duty(self) -> bool:
        """Whether a standard card of the hand is played that the trick does not allow."""
        card = self.card
        return (
            self.owed is not None
            and card is not JOKER
            and card in self.view.hand
            and card not in self.owed.cards
        )

    @property
    def evidence(self) -> Mapping[str, Any]:
        """The card, the suit that is owed and the cards that would do, for a refusal's sentence.

        A joker would do too, where ``joker`` says that the hand has one.
        """
        assert self.owed is not None
        suit = self.owed.suit.sign if self.owed.suit is not None else ""
        led = self.view.lead.led_suit if self.view.lead is not None else None
        return {
            "card": self.card,
            "suit": suit,
            "led": led.sign if led is not None else "",
            "cards": self.owed.cards,
            "several": len(self.owed.cards) > 1,
            "joker": JOKER in self.view.hand,
        }
