"""The fixed move that the referee makes for a seat when no bot is at hand (clause 13.6)."""

from __future__ import annotations

from stolik.core.cards import JOKER, Suit
from stolik.games.jokeri.actions import Action, NameTrump, PlayCard
from stolik.games.jokeri.kinds import Phase
from stolik.games.jokeri.referee import LegalActions
from stolik.games.jokeri.view import View
from stolik.tricks.trick import LEAVE, Call, Play, strength


def fallback_action(view: View) -> Action:
    """No trump; the lowest bid; the lowest standard card (rank, then spades, hearts, diamonds, clubs).

    With nothing but jokers to play, a follower leaves and a leader leads low, naming the trump suit, else
    spades. ValueError when it is not the seat's turn.
    """
    legal = tuple(LegalActions(view))
    if not legal:
        raise ValueError("it is not this seat's turn")
    if view.phase is Phase.TRUMP:
        return NameTrump(None)
    if view.phase is Phase.BID:
        return legal[0]
    cards = [action.play.card for action in legal if isinstance(action, PlayCard)]
    standard = [card for card in cards if card is not JOKER]
    if standard:
        return PlayCard(Play(min(standard, key=lambda card: (strength(card), card.index))))
    if view.trick:
        return PlayCard(LEAVE)
    return PlayCard(Play(JOKER, Call.LOW, Suit.SPADES if view.trump is None else view.trump))
