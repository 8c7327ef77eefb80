"""The greedy bot of remik: out or open when it can, lay what can be laid, throw what helps least."""

from __future__ import annotations

from ..core.cards import Card
from ..core.rng import Rng
from ..games.remik.actions import Action, Discard, Draw, Play, Take
from ..games.remik.draft import Draft
from ..games.remik.fallback import fallback
from ..games.remik.rules import pile
from ..games.remik.solve import complete
from ..games.remik.steps import plays
from ..games.remik.view import Phase, View
from .remik_laying import laid_out, opening
from .remik_sight import Sight
from .remik_start import before_the_deal
from .remik_worth import USUAL, Taste, Worth


class RemikGreedy:
    """Sees one turn ahead, exactly where that can be; decides alike whenever it sees alike."""

    def __init__(self, taste: Taste = USUAL) -> None:
        self.taste = taste

    def act(self, view: View, rng: Rng) -> Action:
        """A legal action of the view's seat; chance decides nothing but the place of the cut."""
        early = before_the_deal(view, rng)
        if early is not None:
            return early
        sight = Sight(view)
        if view.phase is Phase.DRAW:
            return self._taking(sight) or Draw()
        return self._turn(sight)

    # -- the pile ------------------------------------------------------------------------------------

    def _taking(self, sight: Sight) -> Play | None:
        """A turn with the pile's top, if it is allowed and better than a card from the stock."""
        view = sight.view
        if not view.pile or len(view.hand) < pile.fewest_in_hand(view.rules):
            return None
        taken = Draft(view, (Take(),))
        if taken.findings:
            return None
        out = complete(taken)
        if out is not None:
            return out
        if not view.has_opened and pile.before_opening(view.rules) is not pile.BeforeOpening.FREE:
            return None
        draft = self._laid(sight, taken)
        if draft.case.left < len(view.hand) + 1 or self._wants(sight, view.pile[0]):
            return self._thrown(sight, draft)
        return None

    def _wants(self, sight: Sight, card: Card) -> bool:
        """Whether a card that need not be laid at once belongs to the hand."""
        if pile.duty(sight.rules) is not pile.Use.NOT_THROWN_BACK:
            return False
        return card.is_joker or Worth(sight, (*sight.view.hand, card), self.taste).is_melded(card)

    # -- the turn ------------------------------------------------------------------------------------

    def _turn(self, sight: Sight) -> Action:
        view = sight.view
        begun = Draft(view)
        out = complete(begun)
        if out is not None:
            return out
        begun = self._laid(sight, begun)
        play = self._thrown(sight, begun) or (self._thrown(sight, Draft(view)) if begun.steps else None)
        return play or next(plays(view), None) or fallback(view)

    def _laid(self, sight: Sight, draft: Draft) -> Draft:
        """The draft with everything laid that is better laid than held."""
        if not draft.case.opened:
            opened = opening(draft)
            if opened is None:
                return draft
            draft = opened
        return laid_out(draft, sight, self.taste)

    def _thrown(self, sight: Sight, draft: Draft) -> Play | None:
        """The draft ended by the throw that helps least; None if no card may be thrown after it."""
        worth = Worth(sight, draft.case.hand, self.taste, draft.case.table)
        for card in worth.throws():
            step = Discard(card)
            if draft.add(step).verdict:
                return Play((*draft.steps, step))
        return None
