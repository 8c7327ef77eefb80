"""The penalty for promising something and taking nothing (clause 9.3)."""

from __future__ import annotations

from typing import Final

from stolik.core.text import Phrase
from stolik.games.jokeri.kinds import NINE
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import Setting

AMOUNTS: Final = (100, 200, 300, 400, 500, 900, 1000)
PER_CARD: Final = "per_card"
NONE: Final = "none"


def _convert(value: object) -> str:
    text = str(value)
    parts = text.split("_")
    whole = {str(amount) for amount in AMOUNTS}
    if text in (PER_CARD, NONE) or text in whole:
        return text
    if len(parts) == 2 and parts[0] != parts[1] and set(parts) <= whole:
        return text
    raise ValueError


SHTANGA: Setting[str] = Setting(
    "shtanga",
    "choice",
    "200",
    (*map(str, AMOUNTS), PER_CARD, NONE, "200_500", "100_500"),
    Phrase("shtanga", {"known": ", ".join((*map(str, AMOUNTS), PER_CARD, NONE))}),
    _convert,
)


def shtanga(rules: RuleSet, cards: int) -> int | None:
    """The points lost in a deal of so many cards (a positive number), or None if there is no shtanga."""
    agreed = SHTANGA.of(rules)
    if agreed == NONE:
        return None
    if agreed == PER_CARD:
        return 100 * cards
    ladder, _, nines = agreed.partition("_")
    return int(nines if nines and cards == NINE else ladder)


RULE: Rule[object] = Rule(__name__, settings=(SHTANGA,))
