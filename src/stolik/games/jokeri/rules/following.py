"""Leading and following: the base points of chapter 6."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.jokeri.case import Case
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule
from stolik.tricks.trick import Duty


def check(case: Case) -> Iterable[Finding]:
    """A card that the player does not hold, or that is not of the led suit though he could follow."""
    if case.card is None:
        return
    if case.card not in case.view.hand:
        yield Finding("own_card", args={"card": case.card})
    owed = case.owed
    if owed is not None and owed.duty is Duty.FOLLOW and case.breaks_duty:
        yield Finding("follow", args=case.evidence)


RULE: Rule[Case] = Rule(
    __name__,
    points=(
        "lead",
        "lead_any",
        "follow",
        "free_card",
        "never_beat",
        "no_trump_free",
        "joker_no_suit",
        "joker_silent",
        "own_card",
    ),
    check=check,
)
