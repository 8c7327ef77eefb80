"""`stolik arena`: the figures reach the terminal, in lines and in JSON."""

from __future__ import annotations

import json

from stolik.arena import report, run


def test_two_levels_meet_and_the_figures_are_printed(stolik):
    ran = stolik(
        "arena", "remik/silesian", "--bots", "random,random", "--deals", "2", "--jobs", "1", "--seed", "x"
    )
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "remik/silesian: random, random"
    assert "refused actions: 0" in lines
    assert any("95 %" in line for line in lines)


def test_json_holds_the_same_contest(stolik):
    arguments = ["arena", "remik", "--bots", "random, random", "--deals", "1", "--jobs", "1"]
    told = json.loads(stolik(*arguments, "--json").out)
    assert told["rules"] == "remik/silesian"
    assert told["bots"] == ["random", "random"]
    assert told["refused"] == []


def test_the_best_bots_sit_in_every_seat_unless_named(stolik, monkeypatch):
    contests = []

    def remember(contest, jobs, progress):
        contests.append(contest)
        return ()

    monkeypatch.setattr(run, "run", remember)
    stolik("arena")
    (contest,) = contests
    assert (contest.rules, contest.levels, contest.number) == ("remik/silesian", ("greedy",) * 3, 1000)


def test_a_refused_action_is_told_by_the_exit_code(stolik, monkeypatch):
    monkeypatch.setattr(run, "run", lambda contest, jobs, progress: ())
    monkeypatch.setattr(report, "report", lambda contest, clusters: Outcome())
    assert stolik("arena").code == 1


class Outcome:
    """A report with a refusal in it."""

    refused = ("something",)

    def lines(self):
        return iter(["refused actions: 1"])


def test_someone_who_watches_sees_how_far_it_is(stolik, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    ran = stolik("arena", "remik", "--bots", "random,random", "--deals", "1", "--jobs", "1")
    assert ran.err.startswith("\r1")


def test_bad_contests_get_one_line(refused):
    assert "nix" in refused("arena", "--bots", "nix,greedy")
    assert "chess" in refused("arena", "chess")
    alone = ("arena", "--bots", "random", "--deals", "1", "--jobs", "1")
    assert refused(*alone).startswith("Not allowed: From 2 to 6 players sit at this table, not 1. (§ ")
    assert refused(*alone, "--lang", "pl").startswith(
        "Nie wolno: Przy tym stole jest miejsce dla 2 do 6 graczy"
    )
    assert refused("arena", "remik/silesian(opening_points=x)", "--bots", "random,random", "--jobs", "1")


def test_rules_may_be_named_apart_from_the_game(stolik, refused):
    told = stolik(
        "arena", "remik", "--rules", "remik/guide", "--bots", "greedy,greedy", "--deals", "1", "--jobs", "1"
    )
    assert told.out.splitlines()[0] == "remik/guide: greedy, greedy"
    assert "jokeri" in refused("arena", "remik", "--rules", "jokeri/classic")
    assert "guide" in refused("arena", "remik/guide", "--rules", "remik/silesian")
