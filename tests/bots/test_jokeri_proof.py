"""What the bots of Georgian Joker are held to on many deals."""

from __future__ import annotations

import os

import pytest

from stolik.arena.play import play_deal
from stolik.arena.report import Report, report
from stolik.arena.run import Contest, run
from stolik.bots import bot
from stolik.core.rng import Rng
from stolik.games.jokeri import CATALOG, SPEC
from stolik.games.jokeri.rules.length import schedule
from stolik.rulekit.ruleset import RuleSet, RuleSetError

pytestmark = [pytest.mark.long, pytest.mark.timeout(7200)]
NINES = "jokeri/classic(length=nines16)"


def contest(rules: str, levels: str, number: int, seed: str, *, matches: bool = False) -> Report:
    """The report of a contest, with nothing refused in it."""
    asked = Contest(rules, tuple(levels.split(",")), number, seed, matches)
    outcome = report(asked, run(asked, jobs=os.cpu_count() or 1))
    assert outcome.refused == ()
    return outcome


def figure(outcome: Report, level: str, name: str) -> float:
    """One figure of one level."""
    (row,) = [row for row in outcome.rows if (row.level, row.id) == (level, name)]
    return row.estimate.value


def test_a_thousand_games_without_one_refused_action() -> None:
    outcome = contest("jokeri/classic", "quick,greedy,greedy,random", 250, "thousand", matches=True)
    assert outcome.matches == 1000
    assert outcome.deals == 24_000


def test_tables_with_house_rules_of_all_kinds_see_no_refused_action() -> None:
    rng = Rng("house rules")
    changed: set[str] = set()
    for number in range(300):
        rules = any_rules(rng)
        neutral = CATALOG.preset(rules.preset)
        changed |= {name for name in CATALOG.settings if rules.values[name] != neutral.values[name]}
        bots = tuple(bot("jokeri", rng.choice(("greedy", "quick", "random"))) for _ in range(4))
        deals = len(schedule(rules))
        for deal in {rng.below(deals), deals - 1}:
            play = play_deal(SPEC, rules, bots, rng.below(4), deal, f"house/{number}")
            assert play.refused == [], f"{rules}: {play.refused}"
            assert play.deals[0].result is not None
    assert changed >= {name for name, setting in CATALOG.settings.items() if len(setting.values) > 1}


def any_rules(rng: Rng) -> RuleSet:
    """Rules with any values of any settings that go together."""
    while True:
        values = {
            name: rng.choice(setting.values) for name, setting in CATALOG.settings.items() if not rng.below(4)
        }
        try:
            return CATALOG.make(rng.choice(CATALOG.presets), values)
        except RuleSetError:
            continue


def test_the_strongest_keeps_seven_promises_of_ten_in_nines_against_greedy_ones() -> None:
    outcome = contest(NINES, "deep,greedy,greedy,greedy", 32, "proof")
    assert figure(outcome, "deep", "exact_nines") >= 0.70
    assert figure(outcome, "deep", "points") > figure(outcome, "greedy", "points")


def test_four_of_the_strongest_keep_half_of_their_promises_in_nines() -> None:
    outcome = contest(NINES, "deep,deep,deep,deep", 32, "proof")
    assert figure(outcome, "deep", "exact_nines") >= 0.50
