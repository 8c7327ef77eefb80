"""Time to move (chapter 13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from stolik.core.text import either
from stolik.games.jokeri.case import Case
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import Setting

SECONDS: Final = ("10", "15", "20", "30", "60")
BOTH: Final = "30_15"
NONE: Final = "none"
_VALUES: Final = (BOTH, *SECONDS, NONE)


def _convert(value: object) -> str:
    if str(value) not in _VALUES:
        raise ValueError
    return str(value)


CLOCK: Setting[str] = Setting("clock", "choice", BOTH, _VALUES, either(_VALUES), _convert)


def has_clock(rules: RuleSet) -> bool:
    """Whether a move has its time at all."""
    return CLOCK.of(rules) != NONE


def seconds_a_move(rules: RuleSet, humans: int) -> int | None:
    """Seconds for one move at a table with so many people, or None without a clock."""
    if not has_clock(rules):
        return None
    agreed = CLOCK.of(rules)
    people, _, alone = agreed.partition("_")
    return int(alone if alone and humans < 2 else people)


def check(case: Case) -> Iterable[Finding]:
    """An action of another kind than the one that is due."""
    if case.view.phase is not case.phase:
        yield Finding("moves", args={"phase": str(case.view.phase), "action": str(case.phase)})


def idle(rules: RuleSet) -> Iterator[str]:
    """Without a clock nobody moves for a player."""
    if not has_clock(rules):
        yield "owner_score"


RULE: Rule[Case] = Rule(
    __name__, settings=(CLOCK,), points=("two_clocks", "moves", "owner_score"), check=check, idle=idle
)
