"""Each for himself, or opposite players together (clause 1.7)."""

from __future__ import annotations

from enum import StrEnum

from stolik.games.jokeri.kinds import PLAYERS
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class Teams(StrEnum):
    """Who plays together."""

    NONE = "none"
    OPPOSITE = "opposite"


TEAMS = choice("teams", Teams, Teams.NONE)


def partner(rules: RuleSet, seat: int) -> int | None:
    """The seat that shares this seat's total, if any."""
    return (seat + PLAYERS // 2) % PLAYERS if TEAMS.of(rules) is Teams.OPPOSITE else None


RULE: Rule[object] = Rule(__name__, settings=(TEAMS,))
