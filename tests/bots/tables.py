"""Deals and views for the tests of bots."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from stolik.bots import bot
from stolik.core.rng import Rng
from stolik.games.remik import CATALOG, SPEC
from stolik.games.remik.actions import Action
from stolik.games.remik.position import Position
from stolik.games.remik.view import View
from stolik.rulekit.ruleset import RuleSet, RuleSetError


@st.composite
def house_rules(draw: st.DrawFn, changes: int) -> RuleSet:
    """A preset with up to so many settings changed to any value that a form offers."""
    rules = CATALOG.preset(draw(st.sampled_from(CATALOG.presets)))
    for _ in range(draw(st.integers(0, changes))):
        setting = CATALOG.settings[draw(st.sampled_from(sorted(CATALOG.settings)))]
        try:
            rules = rules.replace(**{setting.name: draw(st.sampled_from(setting.values))})
        except RuleSetError:
            continue
    return rules


def decisions(
    rules: RuleSet, levels: tuple[str, ...], seed: str, most: int = 400
) -> Iterator[tuple[Position, View, Action]]:
    """Every decision of a deal between bots: the position, what its seat saw, and what it did.

    AssertionError if the referee refuses one: every seat always has a legal action.
    """
    position = SPEC.deal(rules, len(levels), 0, 0, seed)
    bots = [bot("remik", level) for level in levels]
    for number in range(most):
        seat = SPEC.to_move(position)
        if seat is None:
            return
        view = SPEC.view(position, seat)
        action = bots[seat].act(view, Rng(f"{seed}/{number}"))
        verdict = SPEC.judge(view, action)
        assert verdict, f"{rules}: {action}: {verdict.clauses}"
        yield position, view, action
        position, _ = SPEC.apply(position, action, seat)
