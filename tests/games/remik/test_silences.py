"""Where a source is silent the rules page says so: the fifty questions that the three sources leave open."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stolik.games.remik import CATALOG
from stolik.rulekit.ruleset import RuleSet

SOURCES = ("silesian", "wikibooks", "guide")
S, W, G = SOURCES
ALL = frozenset(SOURCES)

# Each row: its clause, the sources that are silent, and where it speaks of no ordinary table, of which.
ROWS: Mapping[str, tuple[str, frozenset[str], str]] = {
    "S01": ("opening_clean_run", frozenset((S, G)), ""),
    "S02": ("joker_identity", frozenset((S, G)), ""),
    "S03": ("joker_name", frozenset((S, G)), ""),
    "S05": ("clear_with_joker", frozenset((S,)), ""),
    "S06": ("group_not_full", frozenset((S,)), ""),
    "S07": ("pile_touch", ALL, ""),
    "S08": ("not_enough_cards", frozenset((S, W)), ""),
    "S09": ("not_enough_cards", ALL, ""),
    "S10": ("swap_opening_turn", frozenset((G,)), ""),
    "S11": ("pile_card_use", frozenset((S, G)), ""),
    "S12": ("pile_before_opening", frozenset((W,)), ""),
    "S13": ("pile_card_use", frozenset((W,)), ""),
    "S14": ("run_ends", ALL, ""),
    "S15": ("run_ace_both_ends", frozenset((S, G)), ""),
    "S16": ("table_rearrange", frozenset((S, W)), ""),
    "S17": ("kind_not_named", frozenset((W,)), ""),
    "S18": ("jokers_adjacent_in_run", frozenset((G,)), ""),
    "S19": ("keep_one_card", frozenset((W, G)), ""),
    "S20": ("finish_needs_discard", frozenset((W, G)), ""),
    "S21": ("joker_may_be_thrown", frozenset((W, G)), ""),
    "S22": ("pile_twin_rule", ALL, ""),
    "S23": ("first_turn_discard_only", frozenset((W,)), ""),
    "S24": ("first_turn", frozenset((G,)), ""),
    "S25": ("cut_by", frozenset((S, W)), ""),
    "S26": ("cut_keep", frozenset((S,)), ""),
    "S27": ("cut_keep_jokers_max", frozenset((W,)), ""),
    "S28": ("first_dealer", frozenset((W,)), ""),
    "S29": ("cut_keep", frozenset((S, W)), ""),
    "S30": ("reshuffle_when", frozenset((S, G)), ""),
    "S31": ("layoff_opening_turn", frozenset((S,)), ""),
    "S32": ("no_joker", ALL, ""),
    "S33": ("not_in_hand", ALL, ""),
    "S34": ("not_opened", frozenset((W, G)), ""),
    "S35": ("hand_finish_scope", frozenset((G,)), ""),
    "S36": ("hand_finish_multiplier", frozenset((W, G)), ""),
    "S37": ("penalty_joker", frozenset((W, G)), ""),
    "S38": ("end_value", frozenset((S,)), ""),
    "S39": ("ties", ALL, ""),
    "S40": ("ranking", frozenset((G,)), ""),
    "S41": ("pot_rewrite", frozenset((W,)), "pot"),
    "S42": ("pot_stake", frozenset((W,)), "pot"),
    "S44": ("pot_rewrite", frozenset((W,)), "pot"),
    "S45": ("pile_history", ALL, ""),
    "S46": ("reshuffle_when", frozenset((S, W)), ""),
    "S47": ("stand_in_bot_after", ALL, ""),
    "S49": ("pile_twin_rule", ALL, ""),
    "S50": ("group_not_full", frozenset((S,)), ""),
}
NOTHING_DECIDED = {
    "S04": "no source is silent: both suits may be laid off by the clauses of Wikibooks",
    "S43": "follows from the scores: whoever drives out all the others has gone out",
    "S48": "cannot happen, since a turn that is not allowed is not made",
}
# What the rows say of a clause besides the settings that a source does not give at all.
CLAUSES = sorted({clause for clause, _, _ in ROWS.values()})


def at(preset: str, form: str) -> RuleSet:
    rules = CATALOG.preset(preset)
    return rules.replace(end_form=form) if form else rules


def noted(rules: RuleSet, language: str = "en") -> set[str]:
    """The clauses that stand on the page with a note."""
    return {clause.id for clause in rules.book(language).clauses if clause.silence}


def test_every_question_has_its_row() -> None:
    assert sorted({*ROWS, *NOTHING_DECIDED}) == [f"S{number:02}" for number in range(1, 51)]


@pytest.mark.parametrize("language", ["en", "pl", "tr"])
@pytest.mark.parametrize("preset", SOURCES)
def test_a_silent_source_is_noted_at_the_clause_that_answers(preset: str, language: str) -> None:
    missing = [
        f"{row}: {clause}"
        for row, (clause, silent, form) in ROWS.items()
        if preset in silent and clause not in noted(at(preset, form), language)
    ]
    assert missing == []


@pytest.mark.parametrize("clause", CLAUSES)
def test_no_note_stands_where_the_source_decides(clause: str) -> None:
    silent = {preset for named, presets, _ in ROWS.values() if named == clause for preset in presets}
    sources = CATALOG.clause_rule[clause].page.get("setting", {}).get(clause, {}).get("source", {})
    silent |= {preset for preset in SOURCES if sources.get(preset, "F") == "R"}
    shown = {preset for preset in SOURCES if clause in noted(CATALOG.preset(preset))}
    assert shown <= silent


def test_presets_that_a_clause_names_as_silent_are_presets_with_that_source() -> None:
    for rule in CATALOG.rules:
        for name, page in rule.page.get("clause", {}).items():
            assert set(page.get("silent", ())) <= ALL, name
            assert "silent" not in page or "silence" in page, name


def test_a_note_is_of_the_source_in_question() -> None:
    book = {clause.id: clause.silence for clause in CATALOG.preset(S).book("en").clauses}
    assert "Wikibooks" not in book["layoff_opening_turn"] + book["cut_keep"] + book["pile_card_use"]
    assert "new melds" in book["layoff_opening_turn"]
    assert "anywhere" in next(
        c.silence for c in CATALOG.preset(W).book("en").clauses if c.id == "pile_card_use"
    )
