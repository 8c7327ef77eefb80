"""The rules of remik, one pair of sibling files each; this list is the order of checks and of pages."""

from __future__ import annotations

from typing import Any, Final

from ....rulekit.rule import Rule
from . import (
    clear,
    cut,
    dealer,
    dealing,
    ending,
    finish,
    freed,
    groups,
    jokers,
    laps,
    layoff,
    melds,
    online,
    opening,
    penalties,
    pile,
    rearrange,
    reshuffle,
    runs,
    start,
    swap,
    table,
    throw,
    turn,
    values,
)

RULES: Final[tuple[Rule[Any], ...]] = tuple(
    module.RULE
    for module in (
        table,
        dealer,
        cut,
        dealing,
        start,
        turn,
        pile,
        reshuffle,
        groups,
        runs,
        melds,
        jokers,
        opening,
        laps,
        layoff,
        swap,
        freed,
        clear,
        throw,
        rearrange,
        finish,
        values,
        penalties,
        ending,
        online,
    )
)
