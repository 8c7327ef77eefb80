"""How the trump is found (chapter 4)."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.jokeri.case import Case
from stolik.games.jokeri.kinds import Form
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule


def check(case: Case) -> Iterable[Finding]:
    """A trump named where a card is turned, where there is none, or after it was named."""
    if not case.names_trump:
        return
    view = case.view
    if view.form is Form.NO_TRUMP:
        yield Finding("no_trump_set")
    elif not view.slot.names_trump:
        yield Finding("turned_trump", args={"tricks": view.cards})
    elif view.is_trump_known:
        yield Finding("trump_stays", args={"trump": "-" if view.trump is None else view.trump.sign})


RULE: Rule[Case] = Rule(
    __name__,
    points=(
        "turned_trump",
        "turned_joker",
        "rest_aside",
        "named_trump",
        "any_trump",
        "three_cards",
        "trump_stays",
        "no_trump_set",
    ),
    check=check,
)
