from __future__ import annotations

import pytest

from stolik.games import parse_rules
from stolik.games.remik import CATALOG, preset
from stolik.rulekit.finding import Finding, Verdict


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", CATALOG.presets)
def test_every_preset_has_its_page(name: str, language: str) -> None:
    book = preset(name).book(language)
    anchors = [clause.anchor for clause in book.clauses]
    assert len(set(anchors)) == len(anchors) > 50
    assert all(clause.title and clause.text for clause in book.clauses)
    assert not any(clause.changed for clause in book.clauses)
    assert not any("{" in clause.text or "$" in clause.text for clause in book.clauses)


def test_house_rules_are_marked_and_values_stand_in_the_text() -> None:
    book = parse_rules("remik/silesian(opening_points=41)").book("en")
    clause = next(clause for clause in book.clauses if clause.id == "opening_points")
    assert clause.changed
    assert "41" in clause.text
    assert "*" in str(book)
    assert book.rules.code in str(book)


def test_silences_are_told_where_the_source_is_silent() -> None:
    silesian = {clause.id: clause.silence for clause in preset("silesian").book("en").clauses}
    assert silesian["swap_group3"]
    assert not silesian["opening_points"]


def test_a_verdict_explains_itself_in_the_readers_language() -> None:
    verdict = Verdict(preset("silesian"), (Finding("opening_points", None, {"points": 43, "need": 51}),))
    assert "43" in verdict.explain("pl")
    assert "51" in verdict.explain("en")
    assert verdict.clauses == ("opening_points",)
    assert [finding.clause for finding in verdict] == ["opening_points"]
    assert str(next(iter(verdict))) == "opening_points"
    assert not verdict
    assert Verdict(preset("silesian")).explain() == ""


def test_a_clause_without_a_refusal_is_told_by_its_title() -> None:
    rules = preset("silesian")
    assert rules.catalog.sentence(Finding("ranking"), "en")
