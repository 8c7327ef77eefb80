"""How jokers are played: the base points of chapter 7."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.core.cards import JOKER
from stolik.games.jokeri.case import Case
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule


def check(case: Case) -> Iterable[Finding]:
    """A joker without the declaration that its place in the trick asks for."""
    if case.card is not JOKER or case.play is None:
        return
    if case.leads:
        if case.play.call is None or not case.play.call.leads:
            yield Finding("joker_leads", args={"play": str(case.play)})
    elif case.follows and (case.play.call is None or case.play.call.leads):
        yield Finding("joker_follows", args={"play": str(case.play)})


RULE: Rule[Case] = Rule(
    __name__,
    points=(
        "joker_any_time",
        "joker_follows",
        "joker_leads",
        "any_suit",
        "high_void",
        "low_unanswered",
        "low_trump",
        "second_free",
        "demand_stays",
        "both_jokers",
    ),
    check=check,
)
