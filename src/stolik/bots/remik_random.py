"""The random bot of remik: a walk over steps that are fine by themselves, back where they lead nowhere."""

from __future__ import annotations

from ..core.rng import Rng
from ..games.remik.actions import Action, Discard, Draw, Play, Step, Take
from ..games.remik.draft import Draft
from ..games.remik.fallback import fallback
from ..games.remik.steps import plays, pseudo_legal_steps
from ..games.remik.view import Phase, View
from .remik_start import before_the_deal

PATIENCE = 30
"""Drafts that one walk looks at; a walk that has not become a turn by then is given up."""


class RemikRandom:
    """Any legal turn: each step is any that breaks nothing, and one that cannot end well is taken back."""

    def act(self, view: View, rng: Rng) -> Action:
        """A legal action of the view's seat."""
        early = before_the_deal(view, rng)
        if early is not None:
            return early
        if view.phase is Phase.DRAW:
            return self._taking(view, rng) or Draw()
        return self._walk(Draft(view), rng) or self._plain(view, rng)

    def _taking(self, view: View, rng: Rng) -> Play | None:
        """Half of the time, a turn with the pile's top, if a walk finds one."""
        if not view.pile or rng.below(2):
            return None
        return self._walk(Draft(view, (Take(),)), rng)

    def _walk(self, start: Draft, rng: Rng) -> Play | None:
        """A legal turn that begins with this draft, found by chance within the walk's patience."""
        left = PATIENCE
        trail = [(start, _steps(start, rng))]
        while trail and left:
            left -= 1
            draft, steps = trail[-1]
            if not steps:
                trail.pop()
                continue
            after = draft.add(steps.pop())
            if isinstance(after.steps[-1], Discard) or not after.case.hand:
                if after.verdict:
                    return Play(after.steps)
            else:
                trail.append((after, _steps(after, rng)))
        return None

    def _plain(self, view: View, rng: Rng) -> Action:
        """Throw a card and no more; where even that is not allowed, whatever is."""
        for card in rng.shuffled(view.hand.cards):
            play = Play((Discard(card),))
            if Draft(view, play.steps).verdict:
                return play
        return next(plays(view), None) or fallback(view)


def _steps(draft: Draft, rng: Rng) -> list[Step]:
    if draft.findings:
        return []
    return list(rng.shuffled(tuple(pseudo_legal_steps(draft))))
