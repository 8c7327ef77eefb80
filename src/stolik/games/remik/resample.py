"""Another world that a seat cannot tell from the real one."""

from __future__ import annotations

from collections import Counter

from ...core.cards import Card
from ...core.cardset import CardSet
from ...core.rng import Rng
from .position import Position, Secret
from .rules import table
from .view import Phase, View


def resample(view: View, rng: Rng) -> Position:
    """A position that looks the same from the view's seat, all that it cannot see dealt anew.

    Cards at the bottom of the stock that the seat saw at the cut stay there.
    """
    unseen = Counter(table.cards(view.rules, view.players))
    unseen.subtract(view.hand)
    unseen.subtract(laid.card for entry in view.melds for laid in entry.meld.cards)
    unseen.subtract(view.pile)
    bottom = _bottom(view)
    if view.phase in (Phase.CUT, Phase.KEEP):
        unseen.subtract(bottom)
        pack = rng.shuffled(sorted(unseen.elements())) + bottom
        return _position(view, (CardSet(),) * view.players, pack, view.pile, rng)
    unseen.subtract(bottom)
    cards = list(rng.shuffled(sorted(unseen.elements())))
    hidden = view.pile_count - len(view.pile)
    hands = []
    for seat, count in enumerate(_counts(view, len(cards) - hidden - (view.stock - len(bottom)))):
        if seat == view.seat:
            hands.append(view.hand)
        elif view.result is not None:
            hands.append(view.result.hands[seat])
            for card in view.result.hands[seat]:
                cards.remove(card)
        else:
            hands.append(CardSet(cards[:count]))
            del cards[:count]
    pile = view.pile + tuple(cards[:hidden])
    return _position(view, tuple(hands), tuple(cards[hidden:]) + bottom, pile, rng)


def _bottom(view: View) -> tuple[Card, ...]:
    """Cards that the seat knows to lie at the bottom of the stock."""
    return view.seen[-view.stock :] if view.stock else ()


def _counts(view: View, others: int) -> list[int]:
    """Cards in each hand; where the counts are hidden, the ``others`` cards split as evenly as can be."""
    counts = list(view.counts)
    unknown = [seat for seat, count in enumerate(counts) if count < 0]
    for place, seat in enumerate(unknown):
        counts[seat] = others // len(unknown) + (place < others % len(unknown))
    return counts


def _position(
    view: View, hands: tuple[CardSet, ...], stock: tuple[Card, ...], pile: tuple[Card, ...], rng: Rng
) -> Position:
    return Position(
        rules=view.rules,
        players=view.players,
        dealer=view.dealer,
        number=view.number,
        seed=rng.child("world").seed,
        phase=view.phase,
        turn=view.turn,
        first_turn=view.first_turn,
        hands=hands,
        stock=stock,
        pile=pile,
        melds=view.melds,
        next_name=view.next_name,
        opened=view.opened,
        taken=view.taken,
        turns=view.turns,
        drawn=view.drawn if view.seat == view.turn else _drawn(view, hands),
        cutter=view.cutter,
        seen=view.seen,
        history=tuple(Secret(event.seat, event.text, melds=event.melds) for event in view.history),
        result=view.result,
    )


def _drawn(view: View, hands: tuple[CardSet, ...]) -> Card | None:
    if view.phase is Phase.PLAY and not view.first_turn and view.taken is None and len(hands[view.turn]):
        return hands[view.turn].cards[0]
    return None
