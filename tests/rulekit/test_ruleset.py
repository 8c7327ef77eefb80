from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.games import parse_rules
from stolik.games.jokeri import CATALOG as JOKER
from stolik.games.remik import CATALOG, preset
from stolik.rulekit.ruleset import MAX_RULE_TEXT, RuleSet, RuleSetError
from stolik.rulekit.setting import BadValue, flag, number, number_or_word, sequence
from stolik.rulekit.wording import options


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    rules = CATALOG.preset(draw(st.sampled_from(CATALOG.presets)))
    for name in draw(st.lists(st.sampled_from(sorted(CATALOG.settings)), max_size=5)):
        try:
            rules = rules.replace(**{name: draw(st.sampled_from(CATALOG.settings[name].values))})
        except RuleSetError as error:
            if not error.findings:
                raise  # only a contradiction may refuse values that a form offers
    return rules


@given(rule_sets())
def test_a_rule_set_prints_what_reads_back(rules: RuleSet) -> None:
    again = parse_rules(str(rules))
    assert again == rules
    assert hash(again) == hash(rules)
    assert again.code == rules.code
    assert dict(again.values) == dict(rules.values)
    assert pickle.loads(pickle.dumps(rules)) == rules


@given(rule_sets(), rule_sets())
def test_differences_are_seen_from_both_sides(one: RuleSet, other: RuleSet) -> None:
    there = one.diff(other)
    assert {name: (b, a) for name, (a, b) in there.items()} == other.diff(one)
    assert (not there) == (dict(one.values) == dict(other.values)) == (one.code == other.code)


def test_the_canonical_text_names_only_what_differs_sorted() -> None:
    rules = preset("guide").replace(value_ace_low=10, opening_points=41, value_ace_high=11)
    assert str(rules) == "remik/guide(opening_points=41, value_ace_low=10)"
    assert rules.house_rules == ("opening_points", "value_ace_low")
    assert parse_rules(" remik/guide( value_ace_low = 10,opening_points=41 ) ") == rules
    assert parse_rules("remik/guide()") == preset("guide")
    assert rules != str(rules)
    assert repr(rules) == f"parse_rules({str(rules)!r})"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no game is called"),
        ("bridge/classic", "no game is called"),
        ("remik", "is no rule set"),
        ("remik/nowhere", "no preset"),
        ("remik/silesian(", "is no rule set"),
        ("remik/silesian(opening_points)", "is no setting"),
        ("remik/silesian(opening_points=41, opening_points=60)", "set twice"),
        ("remik/silesian(opening_ponts=41)", "no setting 'opening_ponts'"),
        ("remik/silesian(opening_points=many)", "expected a whole number from 0 to 200"),
        ("remik/silesian(opening_points=201)", "expected a whole number from 0 to 200"),
        ("remik/silesian(layoff_on=mine)", "expected own or all"),
        ("remik/silesian(ace_low=maybe)", "expected true or false"),
        ("remik/silesian(joker_identity=layout)", "contradict each other: joker_identity, swap_group3"),
        ("remik/silesian(first_turn=left_of_dealer)", "contradict each other"),
        ("remik/silesian(" + "x" * MAX_RULE_TEXT + ")", "at most"),
    ],
)
def test_what_is_no_rule_set_is_refused_with_the_reason(text: str, says: str) -> None:
    with pytest.raises(RuleSetError) as error:
        parse_rules(text)
    assert says in str(error.value)


def test_contradictions_name_their_clauses() -> None:
    with pytest.raises(RuleSetError) as error:
        preset("silesian").replace(ace_low=False, run_ace_both_ends=True)
    assert [finding.clause for finding in error.value.findings] == ["run_ace_both_ends", "ace_low"]
    with pytest.raises(RuleSetError, match="ace_wrap"):
        preset("silesian").replace(ace_high=False, ace_wrap=True)


def test_rules_of_two_games_are_not_compared() -> None:
    with pytest.raises(RuleSetError, match="different games"):
        preset("silesian").diff(parse_rules("jokeri/classic"))


def test_settings_read_what_they_write() -> None:
    size = number("size", 3, 1, 9, offered=(5,))
    jokers = number_or_word("jokers", "each", 0, 8, ("each",), offered=(4,))
    extra = sequence("extra", ("a", "b", "c"), ("a", "b"))
    assert size.values == (3, 5)
    assert [jokers.read(value) for value in ("each", "4", 0)] == ["each", 4, 0]
    assert [extra.read(value) for value in ("none", "c+a", ["b"])] == [(), ("c", "a"), ("b",)]
    assert [extra.write(value) for value in ((), ("c", "a"))] == ["none", "c+a"]
    assert flag("on", True).write(False) == "false"
    for setting, value in (
        (size, True),
        (size, "1e3"),
        (jokers, "nine"),
        (extra, "a+a"),
        (extra, "d"),
        (size, 10),
    ):
        with pytest.raises(BadValue) as error:
            setting.read(value)  # type: ignore[attr-defined]  # the loop mixes settings of several types
        assert error.value.setting == setting.name  # type: ignore[attr-defined]  # as above


@pytest.mark.parametrize(
    "rules", [catalog.preset(name) for catalog in (CATALOG, JOKER) for name in catalog.presets], ids=str
)
def test_what_cannot_be_chosen_now_can_be_together_with_something_else(rules: RuleSet) -> None:
    barred = [
        (name, option)
        for name in rules.catalog.settings
        for option in options(rules, name, "en")
        # A full game without extra sets is the classic one, which has a name of its own.
        if option.findings and (name, option.value) != ("extra_sets", "none")
    ]
    assert barred
    for name, option in barred:
        assert option.remedy is not None, f"{name}={option.value}"
        changed = rules.diff(option.remedy)
        assert changed.pop(name)[1] == option.value
        assert len(changed) == 1
