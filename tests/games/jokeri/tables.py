"""Tables and walks that several tests of Georgian Joker use."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.rng import Rng
from stolik.games.jokeri import CATALOG, SPEC
from stolik.games.jokeri.actions import Action
from stolik.games.jokeri.position import Position
from stolik.rulekit.ruleset import RuleSet

HOUSE_RULES = (
    "jokeri/classic",
    "jokeri/pagat",
    "jokeri/tbilisi",
    "jokeri/classic(length=full40)",
    "jokeri/classic(length=ladder9)",
    "jokeri/classic(length=short12)",
    "jokeri/classic(length=nines16)",
    "jokeri/classic(must_trump=no, second_joker=first)",
    "jokeri/pagat(second_joker=first, dealer_hook=off)",
    "jokeri/classic(high_joker_demand=any, low_joker_demand=highest)",
    "jokeri/tbilisi(length=full40, extra_sets=dark+misere+golden, dark_factor=2, teams=opposite)",
)


def table(text: str) -> RuleSet:
    return CATALOG.parse(text)


def walk(rules: RuleSet, number: int, seed: str) -> Iterator[tuple[Position, Action]]:
    """A deal played by chance among the legal actions: each position and what is done in it."""
    rng = Rng(f"walk {seed}")
    position = SPEC.deal(rules, 4, number % 4, number, seed)
    while (turn := SPEC.to_move(position)) is not None:
        action = rng.choice(tuple(SPEC.legal_actions(SPEC.view(position, turn))))
        yield position, action
        position, _ = SPEC.apply(position, action)


def end_of(rules: RuleSet, number: int, seed: str) -> Position:
    """The end of the deal of such a walk."""
    position, action = list(walk(rules, number, seed))[-1]
    return SPEC.apply(position, action)[0]
