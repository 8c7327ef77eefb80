"""What a rule set says about tricks, gathered from its rules."""

from __future__ import annotations

from functools import cache

from stolik.games.jokeri.rules.high_joker_demand import high_asks_highest
from stolik.games.jokeri.rules.high_joker_vs_trump import trump_beats_high
from stolik.games.jokeri.rules.low_joker_demand import low_asks_highest
from stolik.games.jokeri.rules.must_trump import must_trump
from stolik.games.jokeri.rules.second_joker import last_take_wins
from stolik.rulekit.ruleset import RuleSet
from stolik.tricks.trick import TrickLaw


@cache
def trick_law(rules: RuleSet) -> TrickLaw:
    """The law of tricks at this table."""
    return TrickLaw(
        must_trump=must_trump(rules),
        trump_beats_high=trump_beats_high(rules),
        last_take_wins=last_take_wins(rules),
        high_asks_highest=high_asks_highest(rules),
        low_asks_highest=low_asks_highest(rules),
    )
