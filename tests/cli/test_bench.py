"""`stolik bench`: figures for what it says it measures."""

from __future__ import annotations

import re

from stolik import games
from stolik.cli import bench

SOLVERS = [
    "best opening",
    "most points to lay",
    "going out, opened",
    "going out, not opened",
    "most points, with jokers",
    "the same by enumeration",
]


def test_it_prints_each_figure_beside_its_bar_and_the_baseline(stolik):
    ran = stolik("bench", "engine", "--deals", "1")
    assert (ran.code, ran.err) == (0, "")
    head, columns, *lines = ran.out.splitlines()
    assert head.startswith("remik/silesian, 3 greedy bots, 1 deals, ")
    assert columns.split() == ["mean", "median", "worst", "bar", "mean/baseline"]
    names = [re.split(r"  +", line)[0] for line in lines]
    assert names == ["baseline", "judge one whole turn", "judge one that lays", "one deal", *SOLVERS]
    assert lines[0].split()[-1] == "1.00"
    assert "1.500 ms" in lines[1]
    assert "0.500 s" in lines[3]


def test_the_same_seed_plays_the_same_deals():
    rules = games.parse_rules("remik/silesian")
    once, again = (bench.play(rules, "greedy", 1, "x")[1] for _ in range(2))
    assert [str(turn.action) for turn in once] == [str(turn.action) for turn in again]


def test_each_turn_is_judged_on_the_view_that_it_was_played_on():
    _, turns = bench.play(games.parse_rules("remik/silesian"), "greedy", 1, "x")
    assert turns
    assert all(turn.judge(turn.view, turn.action) for turn in turns)


def test_what_cannot_be_measured_gets_one_line(refused):
    assert "weather" in refused("bench", "weather")
    assert "nix" in refused("bench", "engine", "--level", "nix")
