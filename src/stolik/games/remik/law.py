"""The permissions and values of a rule set in the form that geometry and solvers take."""

from __future__ import annotations

from functools import lru_cache

from ...rulekit.ruleset import RuleSet
from ...rummy.melds import MeldLaw, MeldValues
from .rules import groups, jokers, runs, values


@lru_cache(maxsize=512)
def meld_law(rules: RuleSet) -> MeldLaw:
    """What this table permits a meld to be."""
    smallest, largest = groups.sizes(rules)
    return MeldLaw(
        group_min=smallest,
        group_max=largest,
        group_suits_distinct=groups.suits_are_distinct(rules),
        run_min=runs.shortest(rules),
        ace_low=runs.ace_may_be_low(rules),
        ace_high=runs.ace_may_be_high(rules),
        ace_wrap=runs.may_wrap(rules),
        ace_both_ends=runs.ace_may_end_both(rules),
        min_naturals=jokers.fewest_naturals(rules),
        jokers_group3=jokers.most_in_group3(rules),
        jokers_group4=jokers.most_in_group4(rules),
        jokers_adjacent=jokers.may_be_adjacent(rules),
        jokers_fewer=jokers.are_fewer(rules),
        names_group_jokers=jokers.are_named(rules),
    )


@lru_cache(maxsize=512)
def meld_values(rules: RuleSet) -> MeldValues:
    """What a card laid is worth at this table."""
    return values.laid(rules)
