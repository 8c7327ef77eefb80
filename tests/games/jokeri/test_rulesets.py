"""Settings and presets: what can be agreed, how it is written, what contradicts itself."""

from __future__ import annotations

import pickle

import pytest

from stolik.games.jokeri import CATALOG, preset
from stolik.games.jokeri.kinds import Form
from stolik.games.jokeri.rules.clock import seconds_a_move
from stolik.games.jokeri.rules.length import schedule, sets_of
from stolik.games.jokeri.rules.on_timeout import bot_moves, misses_until_bot
from stolik.games.jokeri.rules.shtanga import shtanga
from stolik.rulekit.ruleset import RuleSetError

from .tables import HOUSE_RULES, table


@pytest.mark.parametrize("text", HOUSE_RULES)
def test_the_printed_form_reads_back(text: str) -> None:
    rules = table(text)
    assert table(str(rules)) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules


def test_presets_are_data_over_the_neutral_values() -> None:
    assert CATALOG.presets == ("classic", "pagat", "tbilisi")
    neutral = {name: setting.neutral for name, setting in CATALOG.settings.items()}
    assert dict(preset("classic").values) == neutral
    assert preset("classic").diff(preset("pagat")) == {
        "high_joker_vs_trump": ("joker_takes", "trump_takes"),
        "premium_last": ("counts", "excluded"),
    }
    assert preset("classic").diff(preset("tbilisi")) == {
        "high_joker_vs_trump": ("joker_takes", "trump_takes"),
        "shtanga": ("200", "200_500"),
        "erase": ("off", "all_others"),
    }
    with pytest.raises(RuleSetError):
        preset("house")


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("jokeri/classic(extra_sets=golden)", {"extra_sets", "length"}),
        ("jokeri/classic(length=full40, extra_sets=none)", {"extra_sets", "length"}),
        ("jokeri/classic(premium=none, premium_min=150)", {"premium_min", "premium"}),
        ("jokeri/classic(premium=none, all_pass_premium=500)", {"all_pass_premium", "premium"}),
    ],
)
def test_contradictions_are_refused_with_their_clauses(text: str, clauses: set[str]) -> None:
    with pytest.raises(RuleSetError) as refused:
        table(text)
    assert {finding.clause for finding in refused.value.findings} == clauses
    for finding in refused.value.findings:
        assert CATALOG.refusal(finding, "tr")


@pytest.mark.parametrize(
    "value",
    [
        "shtanga=0",
        "shtanga=250",
        "shtanga=200_200",
        "shtanga=200_500_900",
        "shtanga=_500",
        "shtanga=none_500",
        "clock=45",
        "clock=15_30",
        "extra_sets=golden+golden",
        "extra_sets=silver",
        "premium_min=901",
        "dark_factor=3",
        "must_trump=maybe",
        "length=24",
        "deck=38",
    ],
)
def test_values_that_there_are_not(value: str) -> None:
    with pytest.raises(RuleSetError):
        table(f"jokeri/classic({value})")


def test_extra_sets_in_any_choice_and_order() -> None:
    rules = table("jokeri/classic(length=full40, extra_sets=misere+dark)")
    last = schedule(rules)[24:]
    assert [slot.form for slot in last] == [Form.MISERE] * 4 + [Form.DARK] * 4
    assert [slot.set for slot in last] == [5] * 4 + [6] * 4
    assert all(slot.cards == 9 for slot in last)
    assert [len(part) for part in sets_of(rules)] == [8, 4, 8, 4, 4, 4]


@pytest.mark.parametrize(
    ("length", "deals", "sets"),
    [
        ("classic24", 24, [8, 4, 8, 4]),
        ("short12", 12, [8, 4]),
        ("full40", 40, [8, 4, 8, 4, 4, 4, 4, 4]),
        ("nines16", 16, [4, 4, 4, 4]),
        ("ladder9", 26, [9, 4, 9, 4]),
    ],
)
def test_lengths(length: str, deals: int, sets: list[int]) -> None:
    rules = preset("classic").replace(length=length)
    assert len(schedule(rules)) == deals
    assert [len(part) for part in sets_of(rules)] == sets
    if length != "ladder9":
        assert deals % 4 == 0


def test_split_shtanga_by_the_size_of_the_deal() -> None:
    rules = preset("tbilisi")
    assert [shtanga(rules, cards) for cards in (1, 8, 9)] == [200, 200, 500]
    assert shtanga(rules.replace(shtanga="per_card"), 7) == 700
    assert shtanga(rules.replace(shtanga="none"), 7) is None


def test_the_clock() -> None:
    rules = preset("classic")
    assert [seconds_a_move(rules, humans) for humans in (4, 2, 1)] == [30, 30, 15]
    assert seconds_a_move(rules.replace(clock="60"), 1) == 60
    assert seconds_a_move(rules.replace(clock="none"), 4) is None
    assert bot_moves(rules)
    assert misses_until_bot(rules) == 2
    assert misses_until_bot(rules.replace(on_timeout="bot_after_first")) == 1
    fallback = rules.replace(on_timeout="fallback_move")
    assert not bot_moves(fallback)
    assert misses_until_bot(fallback) is None
