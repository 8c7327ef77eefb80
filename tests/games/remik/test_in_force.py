"""What cannot happen at a table has no clause there: neither on its rules page nor in a verdict."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from stolik.core.lex import parse_cards
from stolik.games.remik import CATALOG
from stolik.games.remik.conform import position_view
from stolik.games.remik.question import QuestionError, ask_cut, ask_meld, ask_opening
from stolik.games.remik.referee import judge_text
from stolik.games.remik.view import View
from stolik.rulekit.ruleset import RuleSet, RuleSetError

LANGUAGES = ("en", "pl", "tr")
NO_JOKERS = [f"remik/{preset}(jokers=0)" for preset in CATALOG.presets]


def variants() -> list[RuleSet]:
    """Every value of every setting, and every preset without jokers."""
    base = CATALOG.parse("remik/silesian")
    made = [CATALOG.parse(text) for text in NO_JOKERS]
    for name, setting in CATALOG.settings.items():
        for value in setting.values:
            try:
                made.append(base.replace(**{name: value}))
            except RuleSetError:
                continue
    return list(dict.fromkeys(made))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", NO_JOKERS)
def test_a_pack_without_jokers_has_no_word_of_them(text: str, language: str) -> None:
    """One clause says that there are none, and one that nothing is swapped."""
    told = [
        clause.id
        for clause in CATALOG.parse(text).book(language).clauses
        if "joker" in f"{clause.text}{clause.silence}".casefold()
    ]
    assert told == ["jokers", "no_joker"]


TURNS = (
    "draw 4s; meld 7h 8h Kh; discard Kh",
    "draw 4s; meld Kh Ks Kd; discard 2c",
    "draw 4s; add 8s to a; add 8h to a; add 2c to z; discard 2c",
    "draw 4s; swap 8s at a; swap Kd at b; swap Ks Kd at b; discard 2c",
    "draw 4s; meld 7h 8h 9h; meld Js Qs Ks As 2s; swap Kh at b; clear b; discard 2c",
    "draw 4s; add Ks to b; clear b; clear a; discard 2c",
    "take; meld 7h 8h 9h; discard 4s",
    "take; discard 4s",
    "draw 4s; table 5s 6s 7s 8s | Kc Kd Kh; discard 2c",
    "draw 4s; draw 5s; clear a; discard 2c; discard 7h",
    "meld 7h 8h 9h; discard 2c",
    "draw 4s; meld 7h 8h 9h; meld Js Qs Ks As; add 4s 5s to a",
    "draw 4s; throw 2c",
)


def at_table(rules: RuleSet, *, opened: bool) -> View:
    return position_view(
        rules,
        hand=parse_cards("7h 8h 9h Js Qs Ks Kh 2c As 2s"),
        opened=opened,
        melds={"a": "5s 6s 7s", "b": "Kc Kd Kh"},
        own=("a",),
        pile=parse_cards("4s 9c"),
    )


def test_no_verdict_cites_a_clause_that_the_page_leaves_out() -> None:
    cited = set()
    for rules in variants():
        on_page = {clause.id for clause in rules.book("en").clauses}
        for opened, turn in product((True, False), TURNS):
            verdict = judge_text(at_table(rules, opened=opened), turn)
            told = {finding.clause for finding in (*verdict.findings, *verdict.paid)}
            if "clear_groups" in told:
                # All reasons are named: that nothing is cleared here, and what else would be wrong with it.
                told.discard("group_not_full")
            assert told <= on_page, f"{rules}: {turn}: {sorted(told - on_page)}"
            cited |= told
    assert len(cited) > 20


@pytest.mark.parametrize(
    ("rules", "ask"),
    [
        ("remik/silesian(jokers=0)", lambda rules: ask_meld(rules, "7h * 9h")),
        ("remik/silesian", lambda rules: ask_opening(rules, ["9d Td Jd"] * 3)),
        ("remik/silesian", lambda rules: ask_cut(rules, "7h 7h 7h")),
    ],
    ids=["meld", "opening", "cut"],
)
def test_more_of_a_card_than_the_pack_holds_is_no_question(
    rules: str, ask: Callable[[RuleSet], object]
) -> None:
    with pytest.raises(QuestionError) as refused:
        ask(CATALOG.parse(rules))
    assert refused.value.code == "too_many_of_a_card"


@pytest.mark.parametrize(("size", "told"), [(13, False), (12, True)])
def test_a_hand_of_five_that_is_no_other_has_no_clause(size: int, told: bool) -> None:
    rules = CATALOG.parse(f"remik/silesian(hand_size_5p_up={size})")
    assert ("hand_size_5p_up" in {clause.id for clause in rules.book("en").clauses}) is told
