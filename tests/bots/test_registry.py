"""Bots are found by game and level, worst to best."""

from __future__ import annotations

import pytest

from stolik import bots, games
from stolik.server.catalogue import house_games


def test_every_game_has_bots_and_each_can_be_made() -> None:
    for name in games.names():
        levels = bots.levels(name)
        assert levels
        assert len(set(levels)) == len(levels)
        for level in levels:
            assert callable(bots.bot(name, level).act)


def test_levels_of_remik_go_from_random_to_the_usual_stand_in() -> None:
    assert bots.levels("remik")[0] == "random"
    assert "greedy" in bots.levels("remik")
    assert house_games().usual_level("remik") == bots.levels("remik")[-1]


def test_levels_of_joker_differ_in_how_much_they_look() -> None:
    assert bots.levels("jokeri") == ("random", "greedy", "quick", "steady", "deep")
    budgets = [bots.bot("jokeri", level).budget for level in ("quick", "steady", "deep")]
    assert budgets == sorted(budgets, key=lambda budget: (budget.plays, budget.worlds))
    assert len(set(budgets)) == 3


def test_a_table_offers_no_bot_that_plays_by_chance() -> None:
    for name in games.names():
        assert bots.offered(name) == bots.levels(name)[1:]
        assert house_games().levels[name] == bots.offered(name)


def test_what_is_not_there_is_said_with_what_there_is() -> None:
    with pytest.raises(bots.UnknownBot, match=r"no bot plays 'whist': expected remik or jokeri"):
        bots.levels("whist")
    with pytest.raises(bots.UnknownBot, match=r"remik has no bot 'genius': expected random or greedy"):
        bots.bot("remik", "genius")
