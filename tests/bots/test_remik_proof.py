"""What the bots of remik are held to over a thousand deals; minutes, so only in a long run."""

from __future__ import annotations

import os

import pytest

from stolik.arena.report import Report, report
from stolik.arena.run import Contest, run
from stolik.core.rng import Rng
from stolik.games.remik import CATALOG, SPEC
from stolik.rulekit.ruleset import RuleSet, RuleSetError
from tests.bots.tables import decisions

pytestmark = [pytest.mark.long, pytest.mark.timeout(3600)]


def played(*levels: str, number: int, rules: str = "remik/silesian") -> Report:
    contest = Contest(rules, levels, number, "proof")
    return report(contest, run(contest, jobs=os.cpu_count() or 1))


def figure(found: Report, level: str | None, name: str) -> float:
    return next(row.estimate.value for row in found.rows if (row.level, row.id) == (level, name))


def test_a_thousand_silesian_deals_all_end_and_nothing_is_refused() -> None:
    found = played("greedy", "greedy", "greedy", number=1000)
    assert found.deals == 1000
    assert found.refused == ()
    assert figure(found, None, "ended") == 1
    (thinking,) = found.thinking
    assert thinking.p95_ms <= 100


def test_greedy_beats_random_in_more_than_ninety_five_of_a_hundred_deals() -> None:
    found = played("greedy", "random", number=500)
    assert found.deals == 1000
    assert found.refused == ()
    assert figure(found, "greedy", "won") > 0.95


@pytest.mark.parametrize("preset", [name for name in CATALOG.presets if name != "silesian"])
def test_every_other_preset_ends_too(preset: str) -> None:
    found = played("greedy", "greedy", "greedy", number=200, rules=f"remik/{preset}")
    assert found.refused == ()
    assert figure(found, None, "ended") == 1


def test_five_hundred_tables_with_house_rules_of_all_kinds_see_no_refused_action() -> None:
    rng = Rng("house rules")
    for number in range(500):
        rules = _any_rules(rng)
        players = rng.choice([count for count in SPEC.players(rules) if count <= 5])
        levels = tuple(rng.choice(("greedy", "greedy", "random")) for _ in range(players))
        for _ in decisions(rules, levels, f"house/{number}"):
            pass


def _any_rules(rng: Rng) -> RuleSet:
    while True:
        values = {
            name: rng.choice(setting.values) for name, setting in CATALOG.settings.items() if not rng.below(4)
        }
        try:
            return CATALOG.make(rng.choice(CATALOG.presets), values)
        except RuleSetError:
            continue


def test_the_house_rules_tried_include_every_setting() -> None:
    rng = Rng("house rules")
    changed: set[str] = set()
    for _ in range(500):
        rules = _any_rules(rng)
        neutral = CATALOG.preset(rules.preset)
        changed |= {name for name in CATALOG.settings if rules.values[name] != neutral.values[name]}
    assert changed >= {name for name, setting in CATALOG.settings.items() if len(setting.values) > 1}
