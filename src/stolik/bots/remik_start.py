"""What every bot of remik does before the deal: cut anywhere, and keep what it may."""

from __future__ import annotations

from ..core.rng import Rng
from ..games.remik.actions import Action, Cut, Keep
from ..games.remik.referee import keepable
from ..games.remik.rules import cut
from ..games.remik.view import Phase, View


def before_the_deal(view: View, rng: Rng) -> Action | None:
    """A cut at any place, or the keeping of most that may be kept; None once the cards are dealt."""
    if view.phase is Phase.CUT:
        least = cut.cards_seen(view.rules)
        return Cut(least + rng.below(view.pack - least))
    if view.phase is Phase.KEEP:
        ways = keepable(view)
        return Keep(ways[0]) if ways else Keep()
    return None
