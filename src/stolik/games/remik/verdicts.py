"""The verdict on any action: the referee's, and for a touched pile card whether any legal turn follows."""

from __future__ import annotations

from ...rulekit.finding import Finding, Verdict
from .actions import Action, Play, Take
from .draft import Draft
from .referee import judge as judge_action
from .rules import pile
from .steps import can_complete
from .view import Phase, View


def judge(view: View, action: Action) -> Verdict:
    """The verdict on an action of the view's seat.

    Where touching the pile's top card takes it for good, touching is an action of its own. It is allowed
    only where some turn uses the card as agreed, so that nobody is left without a legal turn.
    """
    touches = isinstance(action, Play) and action.steps == (Take(),) and pile.touch_binds(view.rules)
    if not touches or view.phase is not Phase.DRAW or view.seat != view.turn:
        return judge_action(view, action)
    draft = Draft(view, (Take(),))
    if not draft.findings and not can_complete(draft):
        return Verdict(view.rules, (Finding("pile_touch", 0, {"card": view.pile[0]}),))
    return Verdict(view.rules, draft.findings)
