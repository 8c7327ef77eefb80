"""The rules page: complete in four languages at every table."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from stolik.core.text import LANGUAGES
from stolik.games.jokeri import CATALOG
from stolik.games.jokeri.examples import choose
from stolik.games.jokeri.rules import RULES
from stolik.rulekit.comparison import Comparison
from stolik.rulekit.rulebook import arguments

from .tables import HOUSE_RULES, table
from .test_vectors import REFUSING

TABLES = (
    *HOUSE_RULES,
    "jokeri/classic(shtanga=per_card)",
    "jokeri/classic(shtanga=none)",
    "jokeri/classic(shtanga=1000)",
    "jokeri/classic(shtanga=300_900)",
    "jokeri/classic(premium=none, erase=every_failer)",
    "jokeri/classic(premium_last=excluded, premium_crowd=none_when_three, erase=next_left)",
    "jokeri/classic(premium_min=150, all_pass_premium=500, premium_crowd=first_of_neighbours)",
    "jokeri/classic(erase=only_if_one_keeper, ties=kept_bids, clock=none, on_timeout=fallback_move)",
    "jokeri/classic(ties=last_set, clock=60, on_timeout=bot_after_first)",
    "jokeri/classic(length=full40, extra_sets=no_trump)",
)

# What the evidence of a refusal can be named.
EVIDENCE = {
    "bid": 1,
    "card": "9♥",
    "cards": "9♥",
    "form": "golden",
    "joker": True,
    "led": "♥",
    "others": 4,
    "phase": "play",
    "play": "*+",
    "players": 3,
    "premium_min": 150,
    "reason": "none",
    "seat": 2,
    "several": True,
    "suit": "♥",
    "tricks": 5,
    "trump": "♥",
}


def clause_pages() -> dict[str, dict[str, Any]]:
    return {clause: dict(CATALOG.clause_page(clause)) for clause in CATALOG.clause_rule}


@cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    broken = bundle.add_resource(FluentResource(CATALOG.texts.source(language)))
    assert not broken
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TABLES)
def test_every_clause_is_said_without_a_slip(text: str, language: str) -> None:
    """Each pattern is valid and names only what there is to name."""
    rules = table(text)
    bundle = bundle_of(language)
    args: dict[str, Any] = dict(arguments(rules))
    for clause in CATALOG.clause_rule:
        for part in ("title", "text", "silence"):
            if not bundle.has_message(f"{clause}-{part}"):
                continue
            said, errors = bundle.format_pattern(bundle.get_message(f"{clause}-{part}").value, args)
            assert not [error for error in errors if "extra_sets_" not in str(error)], f"{clause}-{part}"
            assert "extra_sets_" not in said
            assert "  " not in said.strip()
    for clause in book_clauses(text, language):
        assert clause.text[-1] in ".!", clause.id


def book_clauses(text: str, language: str) -> tuple[Any, ...]:
    return table(text).book(language).clauses


@pytest.mark.parametrize("text", TABLES)
def test_the_same_clauses_are_in_force_in_every_language(text: str) -> None:
    ids = {language: [clause.id for clause in book_clauses(text, language)] for language in LANGUAGES}
    assert len({tuple(found) for found in ids.values()}) == 1
    notes = {
        language: [clause.id for clause in book_clauses(text, language) if clause.silence]
        for language in LANGUAGES
    }
    assert len({tuple(found) for found in notes.values()}) == 1


def test_every_text_stands_in_every_language() -> None:
    for clause, page in clause_pages().items():
        for part in ("title", "text", "refusal", "met", "silence"):
            if part in page or part in ("title", "text"):
                assert set(page.get(part, {})) == set(LANGUAGES), f"{clause} {part}"
    for rule in RULES:
        for name, page in rule.page.get("setting", {}).items():
            assert set(page["label"]) == set(page["help"]) == set(LANGUAGES), name
            assert set(page["source"]) == set(CATALOG.presets), name
            assert set(page["source"].values()) <= {"F", "O", "R"}
            setting = CATALOG.settings[name]
            for value in setting.values:
                words = setting.write(value)
                if setting.kind == "sequence" and "+" in words:
                    continue
                assert set(page["value"][words]) == set(LANGUAGES), f"{name}={words}"
    for preset in CATALOG.presets:
        page = CATALOG.preset_page(preset)
        assert set(page["name"]) == set(page["about"]) == set(LANGUAGES)
    assert all(set(section["title"]) == set(LANGUAGES) for section in CATALOG.sections.values())


def test_languages_are_their_own() -> None:
    """Georgian is written in Georgian letters; no text of one language was left in another."""
    for clause, page in clause_pages().items():
        for part in ("title", "text", "refusal", "met", "silence"):
            texts = page.get(part, {})
            if not texts:
                continue
            assert re.search("[ა-ჰ]", texts["ka"]), f"{clause} {part}"
            assert not re.search("[ა-ჰ]", texts["en"] + texts["pl"] + texts["tr"]), f"{clause} {part}"
            assert len({texts["en"], texts["pl"], texts["ka"]}) == 3, f"{clause} {part}"


def test_refusals_name_their_evidence() -> None:
    """Every clause that refuses has a sentence, and it names nothing that the finding does not bring."""
    for clause, page in clause_pages().items():
        assert clause not in REFUSING or "refusal" in page, clause
        for language, pattern in page.get("refusal", {}).items():
            named = set(re.findall(r"\$(\w+)", pattern))
            assert named <= set(EVIDENCE), f"{clause} {language}: {named}"
            assert "{" not in CATALOG.texts.say(language, f"{clause}-refusal", **EVIDENCE)


def test_numbers_are_those_of_the_chapter_and_stand_once() -> None:
    anchors = [CATALOG.anchor(clause) for clause in CATALOG.clause_rule]
    assert len(set(anchors)) == len(anchors)
    assert len(CATALOG.sections) == 14
    assert CATALOG.anchor("follow") == "trick-3"
    assert CATALOG.anchor("high_joker_demand") == "joker-5"
    assert CATALOG.anchor("high_joker_vs_trump") == "joker-7"
    assert CATALOG.anchor("shtanga") == "score-3"
    assert CATALOG.anchor("erase") == "premium-7"
    assert CATALOG.anchor("bots_see") == "info-2"


def test_the_point_on_which_tables_differ_most_comes_first() -> None:
    assert next(iter(CATALOG.settings)) == "high_joker_vs_trump"
    assert next(iter(CATALOG.preset("classic").diff(CATALOG.preset("pagat")))) == "high_joker_vs_trump"


@pytest.mark.parametrize(("one", "other"), list(permutations(CATALOG.presets, 2)))
def test_every_comparison_of_presets_begins_with_it(one: str, other: str) -> None:
    """It is the first point; where both tables have the same, the comparison begins by saying so."""
    rules = [table(f"jokeri/{name}") for name in (one, other)]
    compared = Comparison.of(*rules, "tr")
    differ = rules[0].values["high_joker_vs_trump"] != rules[1].values["high_joker_vs_trump"]
    first = compared.points[0] if differ else compared.agreed[0]
    assert first.setting == "high_joker_vs_trump"
    assert len(compared.agreed) == (0 if differ else 1)
    clauses = [clause.text for clause in first.clauses if clause is not None]
    assert len(clauses) == 2
    assert (clauses[0] != clauses[1]) == differ


def test_a_split_penalty_and_the_extra_sets_are_named_in_order() -> None:
    book = {clause.id: clause.text for clause in book_clauses("jokeri/tbilisi", "en")}
    assert "−200" in book["shtanga"]
    assert "−500" in book["shtanga"]
    full = "jokeri/classic(length=full40, extra_sets=misere+dark)"
    text = {clause.id: clause.text for clause in book_clauses(full, "en")}
    assert text["extra_sets"].endswith("misère, dark.")
    assert "golden" not in text
    assert "misere" in text
    assert "no_trump_set" not in text


FULL = "length=full40"
STRIKING = ("all_others", "next_left", "only_if_one_keeper", "every_failer")
HANGS_TOGETHER = [
    ("high_joker_vs_trump", FULL, "second_joker=first"),
    ("joker_follows", FULL, "second_joker=first"),
    ("others_free", FULL, "dealer_hook=off"),
    ("dark_bids", FULL, "dealer_hook=off"),
    ("never_beat", FULL, "high_joker_demand=any"),
    ("never_beat", "high_joker_demand=any", "low_joker_demand=highest"),
    ("erase", "erase=all_others", "premium=none"),
    ("erase", "erase=next_left", "premium=none"),
    *(("erase", f"erase={value}", "teams=opposite") for value in STRIKING),
    ("teams", "teams=opposite", "erase=all_others"),
    ("ties", "ties=shared", "teams=opposite"),
    ("all_pass_premium", "premium_min=0", "premium_min=150"),
    ("all_pass_premium", "all_pass_premium=500", "length=nines16"),
    ("all_pass_premium", "all_pass_premium=500", "premium_min=600"),
    ("premium_crowd", "premium_crowd=first_of_neighbours", "dealer_hook=off"),
    ("premium_crowd", "erase=all_others", "premium=none"),
    ("premium_crowd", "erase=all_others, premium_crowd=none_when_three", "premium=none"),
    ("premium_crowd", "erase=all_others, premium_crowd=first_of_neighbours", "premium=none"),
    ("premium_crowd", "premium_crowd=none_when_three, erase=all_others", "erase=every_failer"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("clause", "with_these", "other"), HANGS_TOGETHER)
def test_a_clause_says_otherwise_where_another_setting_makes_it_false(
    clause: str, with_these: str, other: str, language: str
) -> None:
    settings = {one.partition("=")[0]: one for one in f"{with_these}, {other}".split(", ")}
    texts = {
        CATALOG.texts.say(language, f"{clause}-text", **arguments(table(f"jokeri/classic({values})")))
        for values in (with_these, ", ".join(settings.values()))
    }
    assert len(texts) == 2
    assert all(texts)


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        (
            "jokeri/classic(length=full40, premium=none)",
            {"premium_last", "premium_tie", "premium_crowd", "no_bids_no_premium", "closing_row"},
        ),
        ("jokeri/classic(premium=none, erase=all_others)", set()),
        ("jokeri/classic(premium=none, erase=every_failer)", {"premium_crowd"}),
        ("jokeri/classic(premium=none, erase=only_if_one_keeper, teams=opposite)", {"premium_crowd"}),
        ("jokeri/classic(clock=none)", {"on_timeout", "two_misses", "fallback", "owner_score"}),
    ],
)
def test_what_cannot_happen_at_a_table_has_no_clause(text: str, gone: set[str]) -> None:
    rules = table(text)
    assert rules.idle == gone
    for language in LANGUAGES:
        assert not gone & {clause.id for clause in rules.book(language).clauses}
    assert not table("jokeri/classic").idle


@pytest.mark.parametrize("setting", list(CATALOG.settings))
def test_a_help_text_names_no_code(setting: str) -> None:
    """What a value is written as in a rule set is no word of the sentence that explains the setting."""
    codes = {
        CATALOG.settings[name].write(v) for name in CATALOG.settings for v in CATALOG.settings[name].values
    }
    codes = {code for code in codes if "_" in code}
    for language in LANGUAGES:
        said = CATALOG.texts.say(language, f"{setting}-help")
        assert not [code for code in codes if code in said], said
        assert "_" not in said


@pytest.mark.parametrize("length", ["classic24", "full40", "short12", "ladder9"])
@pytest.mark.parametrize("preset", CATALOG.presets)
def test_the_premium_for_passes_is_drawn_on_a_set_that_earns_it(preset: str, length: str) -> None:
    rules = table(f"jokeri/{preset}(all_pass_premium=500, length={length})")
    found = choose(rules, CATALOG.clause_page("all_pass_premium")["example"])
    assert found is not None
    assert found[1].answer["premium"][0] == 500
