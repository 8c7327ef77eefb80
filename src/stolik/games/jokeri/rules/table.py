"""The table and the pack (chapter 1)."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.jokeri.case import Case
from stolik.games.jokeri.kinds import in_pack
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule


def check(case: Case) -> Iterable[Finding]:
    """A move out of turn, or a card that the pack does not hold."""
    view = case.view
    if view.turn is not None and view.turn != view.seat:
        yield Finding("clockwise", args={"seat": view.turn + 1})
    if case.card is not None and not in_pack(case.card):
        yield Finding("pack", args={"card": case.card})


RULE: Rule[Case] = Rule(
    __name__, points=("players", "pack", "ranks", "jokers_equal", "clockwise", "seating"), check=check
)
