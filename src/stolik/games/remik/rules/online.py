"""What only a table on a screen needs: the clock, stand-ins, and what of the pile is shown."""

from __future__ import annotations

from enum import StrEnum

from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag, number, number_or_word


class OnTimeout(StrEnum):
    """What is done for a player whose time is up."""

    DRAW_AND_THROW = "draw_and_throw"


class PileHistory(StrEnum):
    """Whether the pile below its top can be looked through."""

    HIDDEN = "hidden"
    SHOWN = "shown"


TURN_SECONDS = number_or_word("turn_seconds", 90, 10, 600, ("off",), offered=(30, 60, 120))
ON_TIMEOUT = choice("on_timeout", OnTimeout, OnTimeout.DRAW_AND_THROW)
STAND_IN_BOT_AFTER = number("stand_in_bot_after", 60, 10, 3600, offered=(30, 120))
PILE_HISTORY = choice("pile_history", PileHistory, PileHistory.SHOWN)
HAND_COUNTS_VISIBLE = flag("hand_counts_visible", True)


def turn_seconds(rules: RuleSet) -> int | None:
    """Seconds a turn, or None where no clock runs."""
    value = TURN_SECONDS.of(rules)
    return value if isinstance(value, int) else None


def bot_moves(rules: RuleSet) -> bool:
    """Whether a bot plays the turn of a player whose time is up, instead of drawing and throwing."""
    return ON_TIMEOUT.of(rules) is not OnTimeout.DRAW_AND_THROW


def stand_in_after(rules: RuleSet) -> int:
    """Seconds after which a bot stands in for a player who is gone."""
    return STAND_IN_BOT_AFTER.of(rules)


def shows_pile(rules: RuleSet) -> bool:
    """Whether the pile below its top can be looked through."""
    return PILE_HISTORY.of(rules) is PileHistory.SHOWN


def shows_counts(rules: RuleSet) -> bool:
    """Whether everybody sees how many cards the others hold."""
    return HAND_COUNTS_VISIBLE.of(rules)


RULE: Rule[object] = Rule(
    __name__, (TURN_SECONDS, ON_TIMEOUT, STAND_IN_BOT_AFTER, PILE_HISTORY, HAND_COUNTS_VISIBLE)
)
