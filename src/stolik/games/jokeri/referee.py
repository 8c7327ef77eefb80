"""Verdicts and legal actions, from a view alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from stolik.core.cards import SUITS
from stolik.games.jokeri.actions import Action, Bid, NameTrump, PlayCard
from stolik.games.jokeri.case import Case
from stolik.games.jokeri.kinds import Phase
from stolik.games.jokeri.law import trick_law
from stolik.games.jokeri.rules import RULES
from stolik.games.jokeri.view import View
from stolik.rulekit.finding import Verdict
from stolik.tricks.trick import legal_plays

_CHECKS = tuple(rule.check for rule in RULES if rule.check is not None)


def judge(view: View, action: Action) -> Verdict:
    """Every clause that the action breaks, with the evidence; true if there is none."""
    case = Case(view, action, trick_law(view.rules))
    return Verdict(view.rules, tuple(finding for check in _CHECKS for finding in check(case)))


class LegalActions(Collection[Action]):
    """Everything that the view's seat may do now; empty when it is not its turn.

    Membership is the referee's verdict. Iteration is in fixed order: trumps by suit and no trump last; bids
    upwards; plays by their text.
    """

    def __init__(self, view: View) -> None:
        self._view = view

    def __contains__(self, action: object) -> bool:
        return isinstance(action, NameTrump | Bid | PlayCard) and bool(judge(self._view, action))

    def __iter__(self) -> Iterator[Action]:
        return iter(_legal(self._view))

    def __len__(self) -> int:
        return len(_legal(self._view))

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(map(str, self))}>"


def _legal(view: View) -> tuple[Action, ...]:
    if view.seat is None or view.turn != view.seat:
        return ()
    if view.phase is Phase.TRUMP:
        return (*(NameTrump(suit) for suit in SUITS), NameTrump(None))
    if view.phase is Phase.BID:
        return tuple(Bid(tricks) for tricks in range(view.cards + 1) if tricks != view.barred)
    plays = legal_plays(view.hand.cards, view.lead, view.trump, trick_law(view.rules))
    return tuple(PlayCard(play) for play in plays)
