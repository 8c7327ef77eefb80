"""How long a deal and a match are."""

from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule
from stolik.rulekit.setting import number

ROUNDS = number("rounds", 3, 1, 9, (3,))
DEALS = number("deals", 3, 1, 99, (3,))


def contradictions(rules):
    """Nine rounds of nine deals are forbidden, so that there is something to refuse."""
    if ROUNDS.of(rules) == 9 and DEALS.of(rules) == 9:
        yield Finding("deals", args={"deals": 9})


RULE = Rule(__name__, settings=(ROUNDS, DEALS), contradictions=contradictions)
