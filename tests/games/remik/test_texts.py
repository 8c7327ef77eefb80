"""The texts of remik's rules: every clause is worded, and every wording can be read by a player.

The pairs are read as data here, so that a missing language, a lost variable or a pattern that does not
parse is told by the clause and the value at which it shows.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from stolik.core.cards import Card
from stolik.core.text import fluent_message
from stolik.games.remik import CATALOG
from stolik.rulekit.ruleset import RuleSet, RuleSetError
from stolik.rulekit.setting import Setting

WHOLE = ("en", "pl")
"""Languages in which every text must be there."""

# Values as the checks give them, several for each argument, so that every plural form is said.
COUNTS = (0, 1, 2, 5, 22)
CARDS = (Card("Jd"), Card("Th"), Card("*"))
ARGUMENTS: Mapping[str, Mapping[str, tuple[object, ...]]] = {
    "not_your_turn": {"phase": ("cut", "keep", "other")},
    "players_max": {"players": (7,), "max": (2, 6)},
    "not_enough_cards": {"cards": (104, 1), "players": (8,), "needed": (106,)},
    "cut_keep": {"cards": (CARDS[:1], CARDS)},
    "cut_cards_seen": {"seen": (1, 2), "need": (2, 3)},
    "cut_place": {"least": (3,), "most": (107,)},
    "melds_from_lap": {"lap": (1, 2), "need": (2, 3)},
    "pile_from_lap": {"lap": (1, 2), "need": (2, 3)},
    "syntax": {"text": ("throw 4s",), "position": (9,), "expected": ("discard CARD",)},
    "not_in_hand": {"card": CARDS},
    "unknown_meld": {"meld": ("q",)},
    "pile_before_opening": {"need": ("never", "finish_only"), "left": COUNTS},
    "pile_card_use": {"card": CARDS, "use": ("on_table", "new_meld", "not_thrown_back")},
    "pile_min_hand": {"have": COUNTS, "need": (3,)},
    "pile_touch": {"card": CARDS},
    "pile_twin_rule": {"card": CARDS[:2], "laid": (True, False)},
    "meld_shape": {"cards": (CARDS,)},
    "group_sizes": {"have": (1, 2, 5)},
    "group_suits_distinct": {"card": CARDS},
    "run_min": {"have": (2,), "need": (3, 5)},
    "ace_low": {"cards": (CARDS,)},
    "ace_high": {"cards": (CARDS,)},
    "ace_wrap": {"cards": (CARDS,)},
    "run_ace_both_ends": {"cards": (CARDS,)},
    "run_ends": {"cards": (CARDS,)},
    "meld_min_naturals": {"have": (0, 1), "need": (1, 2)},
    "jokers_max_group3": {"have": (1, 2, 3), "max": (0, 1)},
    "jokers_max_group4": {"have": (1, 2, 3), "max": (0, 1, 2)},
    "jokers_adjacent_in_run": {"cards": (CARDS,)},
    "jokers_fewer_than_naturals": {"jokers": (1, 2, 3), "naturals": (1, 2)},
    "joker_name": {"card": CARDS[:1], "expected": (CARDS[1], CARDS[:2])},
    "opening_points": {"points": COUNTS, "need": (0, 51)},
    "opening_points_waived_going_out": {"need": (1, 22, 51)},
    "layoff_on": {"meld": ("a",)},
    "layoff_opening_turn": {
        "rule": ("going_out_only", "after_opening"),
        "left": COUNTS,
        "points": (43,),
        "need": (0, 51),
    },
    "end_not_named": {"card": CARDS, "meld": ("a",)},
    "swap_on": {"meld": ("a",)},
    "swap_opening_turn": {
        "rule": ("going_out_only", "after_opening"),
        "left": COUNTS,
        "points": (43,),
        "need": (0, 51),
    },
    "swap_in_run": {"card": CARDS[:1], "expected": (CARDS[:2],)},
    "swap_group3": {
        "card": (CARDS[0], CARDS[:2]),
        "rule": ("named_card", "either_missing", "both_missing", "locked"),
        "expected": (CARDS[:2],),
    },
    "swap_group4": {"card": CARDS[:1], "rule": ("exact_card", "locked"), "expected": (CARDS[:1],)},
    "no_joker": {"meld": ("a",)},
    "freed_joker_to": {"target": ("any_meld", "new_meld")},
    "table_rearrange": {"rule": ("not_agreed", "cards_lost"), "cards": (CARDS[:1], CARDS)},
    "clear_with_joker": {"meld": ("a",)},
    "group_not_full": {"meld": ("a",)},
}

SAID = ("refusal", "met")
"""Parts of a clause that name the evidence of a case."""

CLAUSES = sorted(CATALOG.clause_rule)
VECTORS = [json.loads(vector["case"]) for rule in CATALOG.rules for vector in rule.page.get("vector", ())]


def pages() -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Every clause and setting page with its kind and name."""
    for rule in CATALOG.rules:
        for kind in ("setting", "clause"):
            for name, page in rule.page.get(kind, {}).items():
                yield kind, name, page


def patterns() -> Iterator[tuple[str, str, str]]:
    """Every pattern of every page: where it stands, its language and itself."""
    for kind, name, page in pages():
        for part in ("label", "help", "title", "text", "refusal", "met", "silence"):
            for language, pattern in page.get(part, {}).items():
                yield f"{kind}.{name}.{part}", language, pattern
        for value, labels in page.get("value", {}).items():
            for language, pattern in labels.items():
                yield f"{kind}.{name}.value.{value}", language, pattern


def variables(pattern: str) -> set[str]:
    """Names of the variables that a pattern mentions."""
    return set(re.findall(r"\$([a-z0-9_]+)", pattern))


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_title_and_text(clause: str) -> None:
    page = CATALOG.clause_page(clause)
    assert isinstance(page["number"], int)
    for part in ("title", "text"):
        assert all(page[part][language].strip() for language in WHOLE)


@pytest.mark.parametrize("setting", CATALOG.settings.values(), ids=lambda setting: setting.name)
def test_every_setting_has_label_help_and_value_labels(setting: Setting[Any]) -> None:
    page = CATALOG.clause_rule[setting.name].page["setting"][setting.name]
    labels = page.get("value", {})
    wanted = [str(value) for value in setting.values] if setting.kind == "choice" else list(setting.words)
    assert set(labels) >= set(wanted)
    for texts in (page["label"], page["help"], *(labels[value] for value in wanted)):
        assert all(texts[language].strip() for language in WHOLE)
    assert set(page["source"].values()) <= {"F", "O", "R"}


def test_pages_word_only_what_the_rules_have() -> None:
    for kind, name, _ in pages():
        assert name in (CATALOG.settings if kind == "setting" else CATALOG.clause_rule)


def test_numbers_are_fixed_and_unique_in_their_section() -> None:
    anchors = [CATALOG.anchor(clause) for clause in CLAUSES]
    assert len(set(anchors)) == len(anchors)
    assert {anchor.rpartition("-")[0] for anchor in anchors} == set(CATALOG.sections)
    for section in CATALOG.sections.values():
        assert all(section["title"][language].strip() for language in WHOLE)


def test_every_pattern_parses_and_speaks_each_language_alike() -> None:
    parser = FluentParser()
    by_place: dict[str, dict[str, set[str]]] = {}
    for place, language, pattern in patterns():
        resource = parser.parse(fluent_message("m", pattern))
        assert [type(entry) for entry in resource.body] == [ast.Message], (place, language)
        by_place.setdefault(place, {})[language] = variables(pattern)
    for place, found in by_place.items():
        assert set(found) >= set(WHOLE), place
        for language, names in found.items():
            part = place.rpartition(".")[2]
            allowed = set(ARGUMENTS.get(place.split(".")[1], {})) if part in SAID else set(CATALOG.settings)
            assert names <= allowed, (place, language)


def readings(setting: Setting[Any]) -> Sequence[object]:
    """The values at which a text may read differently: all of a choice, a spread of a number."""
    if setting.kind != "number":
        return list(setting.values)
    spread = {setting.low, setting.low + 1, setting.low + 2, setting.high, *setting.values}
    return sorted(map(str, spread | {22 if setting.low <= 22 <= setting.high else setting.low}))


def rule_sets(names: set[str]) -> Iterator[RuleSet]:
    """Each preset, and from it each value of the named settings, singly and by pairs."""
    for preset in CATALOG.presets:
        base = CATALOG.preset(preset)
        yield base
        for first in sorted(names):
            for value in readings(CATALOG.settings[first]):
                try:
                    rules = base.replace(**{first: value})
                except RuleSetError:
                    continue
                yield rules
                for second in sorted(names - {first}):
                    for other in readings(CATALOG.settings[second]):
                        try:
                            yield rules.replace(**{second: other})
                        except RuleSetError:
                            continue


def sentence_is_whole(text: str) -> bool:
    """Nothing unresolved, no doubled blanks or stops, and an end."""
    return (
        not re.search(r"[{}]|\$|  |\n|\.\.|,,| [,.;:]", text) and text[-1] in ".:" and not text[0].islower()
    )


@pytest.mark.parametrize("clause", CLAUSES)
@pytest.mark.parametrize("language", sorted({language for _, language, _ in patterns()}))
def test_every_wording_of_a_clause_is_a_whole_sentence(clause: str, language: str) -> None:
    page = CATALOG.clause_page(clause)
    if language not in page["text"]:
        assert language not in WHOLE
        return
    said = set()
    for rules in rule_sets(variables(page["text"][language])):
        args = {
            name: int(t) if (t := s.write(rules.values[name])).isdigit() else t
            for name, s in CATALOG.settings.items()
        }
        text = CATALOG.texts.say(language, f"{clause}-text", **args)
        english = CATALOG.texts.say("en", f"{clause}-text", **args)
        assert bool(text) == bool(english), f"{clause} is in force in one language alone at {rules}"
        if text:
            assert sentence_is_whole(text), (str(rules), text)
        said.add(text)
    assert said - {""}


@pytest.mark.parametrize(
    ("clause", "part"),
    [(clause, part) for clause in CLAUSES for part in SAID if part in CATALOG.clause_page(clause)],
)
def test_every_refusal_and_ground_is_said_with_its_evidence(clause: str, part: str) -> None:
    page = CATALOG.clause_page(clause)[part]
    given = ARGUMENTS.get(clause, {})
    cases: list[dict[str, object]] = [{}]
    for name, values in given.items():
        cases = [{**case, name: value} for case in cases for value in values]
    for language in page:
        for case in cases:
            text = CATALOG.texts.say(language, f"{clause}-{part}", **case)
            assert sentence_is_whole(text), (language, case, text)
    for language in WHOLE:
        assert variables(page[language]) <= set(given)


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", 1, "1 point;"),
        ("en", 43, "43 points;"),
        ("pl", 1, "1 punkt,"),
        ("pl", 43, "43 punkty,"),
        ("pl", 45, "45 punktów,"),
    ],
)
def test_plural_forms_follow_the_language(language: str, points: int, said: str) -> None:
    assert said in CATALOG.texts.say(language, "opening_points-refusal", points=points, need=51)


@pytest.mark.parametrize("preset", CATALOG.presets)
@pytest.mark.parametrize("language", WHOLE)
def test_the_rules_page_of_every_preset_is_whole(preset: str, language: str) -> None:
    book = CATALOG.preset(preset).book(language)
    assert [section.key for section in book.sections] == list(CATALOG.sections)
    for clause in book.clauses:
        assert sentence_is_whole(clause.text)
        assert clause.title
        assert not clause.silence or sentence_is_whole(clause.silence)
        source = CATALOG.clause_rule[clause.id].page.get("setting", {}).get(clause.id, {}).get("source", {})
        if source.get(preset) == "R":
            assert clause.silence, f"{clause.id} is silent in {preset} and does not say so"


def test_the_presets_differ_where_the_sources_do() -> None:
    presets = [CATALOG.preset(name) for name in ("silesian", "wikibooks", "guide")]
    first = presets[0]
    assert all(value == CATALOG.settings[name].neutral for name, value in first.values.items())
    differing = set().union(*(first.diff(other) for other in presets[1:])) | set(presets[1].diff(presets[2]))
    # The 27 points of the sources, pairs that move together written out, and the table's own two.
    assert differing == {
        "packs_5p_up", "jokers", "first_dealer", "cut_by", "cut_keep", "cut_show", "deal_from", "start_form",
        "first_turn", "pile_before_opening", "pile_card_use", "run_ace_both_ends", "jokers_max_group3",
        "jokers_max_group4", "jokers_adjacent_in_run", "joker_identity", "opening_points_waived_going_out",
        "layoff_opening_turn", "swap_opening_turn", "swap_group3", "swap_group4", "freed_joker_to",
        "clear_groups", "hand_finish_multiplier", "hand_finish_scope", "value_ace_high", "value_ace_group",
        "penalty_ace", "penalty_joker", "end_test", "players_max", "end_value",
    }  # fmt: skip


def test_every_value_of_every_setting_occurs_in_a_case_of_its_rule() -> None:
    for rule in CATALOG.rules:
        cases = [json.loads(vector["case"]) for vector in rule.page.get("vector", ())]
        used = [CATALOG.parse(text) for case in cases for text in case["expect"]]
        for setting in rule.settings:
            values = {setting.write(rules.values[setting.name]) for rules in used}
            if setting.kind == "number":
                assert setting.write(setting.neutral) in values, setting.name
                assert len(values) > 1, setting.name
            else:
                assert values == {setting.write(value) for value in setting.values}, setting.name


def test_cases_are_named_after_their_rule_and_canonical() -> None:
    ids = [case["id"] for case in VECTORS]
    assert len(set(ids)) == len(ids)
    for case in VECTORS:
        assert case["id"].rpartition("-")[0] in {rule.stem for rule in CATALOG.rules}
        for text in case["expect"]:
            assert str(CATALOG.parse(text)) == text


# Refused by other doors than a case has: the cut and the order of seats, a draw sent with other steps, and
# rule sets that contradict themselves.
NO_CASE = {
    "cut_by", "cut_cards_seen", "cut_keep", "cut_keep_optional", "cut_place", "draw_alone", "first_turn",
    "joker_identity", "not_your_turn", "pile_touch", "start_form",
}  # fmt: skip


def test_every_clause_that_can_be_broken_is_broken_in_a_case() -> None:
    because = {
        clause
        for case in VECTORS
        for result in case["expect"].values()
        if isinstance(result, dict)
        for clause in result.get("because", ())
    }
    breakable = {clause for clause in CLAUSES if "refusal" in CATALOG.clause_page(clause)}
    assert because | NO_CASE == breakable
    assert not because & NO_CASE


@pytest.mark.parametrize("preset", ["zoliky", "romme"])
def test_a_preset_with_sources_of_its_own_notes_their_silence(preset: str) -> None:
    book = CATALOG.preset(preset).book("en")
    notes = {clause.silence for clause in book.clauses} - {""}
    assert notes == {CATALOG.preset_page(preset)["silence"]["en"]}


@pytest.mark.parametrize("language", WHOLE)
def test_settings_that_contradict_each_other_are_said_without_a_move(language: str) -> None:
    contradictions = (
        {"first_turn": "left_of_dealer"},
        {"joker_identity": "layout"},
        {"cut_cards_seen": 1, "cut_keep": "joker_or_clean_run"},
        {"cut_cards_seen": 1, "cut_keep_jokers_max": 2},
    )
    for values in contradictions:
        with pytest.raises(RuleSetError) as refused:
            CATALOG.preset("silesian").replace(**values)
        assert refused.value.findings
        for finding in refused.value.findings:
            assert sentence_is_whole(CATALOG.sentence(finding, language)), finding.clause


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("extra", [{}, {"hand_size_5p_up": 11}, {"packs_5p_up": 3}])
def test_no_clause_speaks_of_more_players_than_the_table_seats(
    players: int, extra: dict[str, object]
) -> None:
    rules = CATALOG.preset("silesian").replace(players_max=players, **extra)
    for language, five in (("en", r"\bfive\b"), ("pl", r"\bpięci"), ("tr", r"\b[Bb]eş\b")):
        told = [clause.text for clause in rules.book(language).clauses]
        assert not [text for text in told if re.search(five, text)]


@pytest.mark.parametrize("lap", [1, 2])
@pytest.mark.parametrize("preset", ["guide", "zoliky"])
def test_the_first_turn_may_take_only_where_no_lap_is_waited_for(preset: str, lap: int) -> None:
    rules = CATALOG.preset(preset).replace(start_form="upcard", pile_from_lap=lap)
    words = {"en": "also in the first turn", "pl": "w pierwszej turze", "tr": "ilk turda"}
    for language, first in words.items():
        told = next(clause.text for clause in rules.book(language).clauses if clause.id == "first_turn")
        assert (first in told) is (lap == 1)
