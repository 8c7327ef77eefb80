"""What happens when the time runs out (clause 13.4)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from stolik.games.jokeri.rules.clock import has_clock
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class OnTimeout(StrEnum):
    """Who moves for a player whose time ran out, and when he loses the seat to the bot for a while."""

    BOT_MOVE = "bot_move"
    FALLBACK_MOVE = "fallback_move"
    BOT_AFTER_FIRST = "bot_after_first"


ON_TIMEOUT = choice("on_timeout", OnTimeout, OnTimeout.BOT_MOVE)


def bot_moves(rules: RuleSet) -> bool:
    """Whether the seat's bot makes the missed move (otherwise the referee makes the fixed fallback move)."""
    return ON_TIMEOUT.of(rules) is not OnTimeout.FALLBACK_MOVE


def misses_until_bot(rules: RuleSet) -> int | None:
    """After how many misses in a row the bot keeps the seat until its player is back; None: never."""
    return {OnTimeout.BOT_MOVE: 2, OnTimeout.BOT_AFTER_FIRST: 1, OnTimeout.FALLBACK_MOVE: None}[
        ON_TIMEOUT.of(rules)
    ]


def idle(rules: RuleSet) -> Iterator[str]:
    """Without a clock no time runs out."""
    if not has_clock(rules):
        yield from RULE.clauses


RULE: Rule[object] = Rule(__name__, settings=(ON_TIMEOUT,), points=("two_misses", "fallback"), idle=idle)
