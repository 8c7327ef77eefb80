"""Legal actions as a live collection: membership is the referee's verdict, iteration a fixed order."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from .actions import Action, Cut, Draw, Keep, Play, Take
from .referee import keepable
from .rules import cut
from .steps import plays
from .verdicts import judge
from .view import Phase, View


class LegalActions(Collection[Action]):
    """What the view's seat may do now. Plays of a turn are many: iterate lazily, or ask ``in``."""

    def __init__(self, view: View) -> None:
        self._view = view

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and bool(judge(self._view, action))

    def __iter__(self) -> Iterator[Action]:
        view = self._view
        if view.seat is None or view.phase is Phase.OVER:
            return
        if view.phase is Phase.CUT:
            if view.seat in cut.cutters(view.rules, view.dealer, view.players):
                yield from (Cut(count) for count in range(cut.cards_seen(view.rules), view.pack))
        elif view.seat == view.turn:
            if view.phase is Phase.KEEP:
                yield from (action for action in (*map(Keep, keepable(view)), Keep()) if judge(view, action))
            else:
                if view.phase is Phase.DRAW:
                    yield Draw()
                    touch = Play((Take(),))
                    if judge(view, touch):
                        yield touch
                yield from plays(view)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        shown = []
        for action in self:
            shown.append(str(action))
            if len(shown) == 8:
                shown.append("...")
                break
        return f"<LegalActions: {', '.join(shown)}>"
