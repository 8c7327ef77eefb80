"""The move made for a player whose time is up: draw from the stock, throw the drawn card, never a joker."""

from __future__ import annotations

from .actions import Action, Cut, Discard, Draw, Keep, Play
from .referee import keepable
from .rules import cut, penalties
from .view import Phase, View


def fallback(view: View) -> Action:
    """The referee's own move for the view's seat, so that a log can be replayed anywhere.

    The pack is cut in the middle and what may be kept is kept. The card thrown is the drawn one, or the
    dearest that is no joker; only a hand of jokers throws one.
    """
    if view.phase is Phase.CUT:
        return Cut(max(cut.cards_seen(view.rules), view.pack // 2))
    if view.phase is Phase.KEEP:
        ways = keepable(view)
        return Keep(ways[0]) if ways else Keep()
    if view.phase is Phase.DRAW:
        return Draw()
    if view.drawn is not None and not view.drawn.is_joker:
        return Play((Discard(view.drawn),))
    cards = [card for card in view.hand if not card.is_joker] or list(view.hand)
    return Play(
        (Discard(max(cards, key=lambda card: (penalties.card_penalty(view.rules, card), -card.index))),)
    )
