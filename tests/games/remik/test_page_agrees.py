"""No clause of a rules page speaks against another: what a house rule changes is said nowhere otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from stolik.core.lex import parse_cards
from stolik.games.remik import CATALOG
from stolik.games.remik.conform import position_view
from stolik.games.remik.referee import judge_text
from stolik.rulekit.ruleset import RuleSet, RuleSetError

# Under these values no sentence of the page may say this, in English or in Polish.
UNSAID: tuple[tuple[Mapping[str, object], str, str], ...] = (
    (
        {"pile_touch": "is_take"},
        r"may be put back|may put it back|the card goes back",
        r"można odłożyć|karta wraca",
    ),
    ({"pile_touch": "is_take"}, r"everything but a card drawn from the stock may", r"pociągniętej z talii\."),
    (
        {"table_rearrange": "on"},
        r"nobody may move|are not moved|stay as they were laid|nobody can spoil|stays that kind\.",
        r"nie wolno go przesuwać|się nie przestawia|takie, jak je wyłożono|nie może go już zepsuć",
    ),
    (
        {"group_suits_distinct": False},
        r"not laid off|cannot be laid off|stand there twice|one of each suit|No suit (stands )?twice",
        r"nie można dołożyć|tam dwa razy|po jednej z każdego|Każdy kolor najwyżej raz",
    ),
    ({"group_suits_distinct": False}, r"counts as taken|a missing suit of that rank", r"jest zajęty"),
    (
        {"swap_group3": "locked"},
        r"can then only be swapped|since a swap needs",
        r"tylko podmienić|bo do podmiany",
    ),
    (
        {"ace_low": False},
        r"at one end only|low ace|A-2 up to|as an ace|below the ace",
        r"na jednym końcu sekwensu; cz|od A-2|pod asem|jak bywa z asem",
    ),
    (
        {"ace_high": False},
        r"at one end only|high ace|up to K-A|as an ace|above the ace",
        r"na jednym końcu sekwensu; cz|do K-A|nad asem|jak bywa z asem",
    ),
    ({"ace_low": False, "ace_high": False}, r"past the ace|beyond an ace", r"przechodzi przez asa|za asem"),
    (
        {"ace_wrap": True},
        r"at one end only|Not past|Below the|beyond an ace|up to K-A",
        r"na jednym końcu sekwensu; cz|nad asem za królem|za asem na końcu",
    ),
    ({"run_min": 4}, r"A-2-3\.(?! is)|king: Q-K-A", r"A-2-3\.|królem: D-K-A"),
    ({"run_min": 4}, r"run of three", r"tworzą one czysty sekwens"),
    (
        {"meld_min_naturals": 2},
        r"one real card|three may hold up to|up to 3 jokers",
        r"jedna zwykła karta|do 3 jok",
    ),
    (
        {"meld_min_naturals": 3},
        r"three may hold (one|up)|four may hold up to",
        r"trzech kart (może|mogą) być najwyżej",
    ),
    ({"jokers_fewer_than_naturals": True}, r"holds one real card and otherwise", r"tylko jedna zwykła karta"),
    ({"joker_identity": "layout", "swap_group3": "locked"}, r"named for counts", r"nazwany joker"),
    (
        {"clear_groups": "off"},
        r"gathered only|or gathered|clear a group|group cleared",
        r"zbierać|czyszczenia grup",
    ),
    ({"opening_points": 0}, r"toward the points|reach the points", r"też do punktów|zebraniu punktów"),
    ({"opening_points": 0, "opening_clean_run": False}, r"count toward opening", r"Do wyłożenia liczą się"),
    (
        {"finish_needs_own_clean_run": False, "opening_clean_run": True},
        r"may go out without",
        r"Skończyć można także bez",
    ),
    ({"finish_needs_discard": False}, r"Going out ends with a discard", r"Kończy się odrzuceniem"),
    (
        {"pile_from_lap": 3},
        r"in every turn|also in the first turn",
        r"w każdej turze|także w pierwszej turze",
    ),
    (
        {"start_form": "upcard", "first_turn": "left_of_dealer", "pile_before_opening": "never"},
        r"also in the first turn",
        r"także w pierwszej turze",
    ),
    (
        {"melds_from_lap": 3, "first_turn_discard_only": False},
        r"may already lay down",
        r"może się już wyłożyć",
    ),
    (
        {"cut_keep": "nothing", "cut_by": "right_of_dealer", "cut_show": "cutter"},
        r"whether a card was kept",
        r"czy coś zostało zatrzymane",
    ),
    (
        {"cut_cards_seen": 1, "cut_keep": "joker", "cut_by": "right_of_dealer"},
        r"among the cards looked|sees the cards looked|least the cards to",
        r"wśród obejrzanych|oglądane karty|Karty ogląda",
    ),
    ({"end_form": "pot", "ties": "extra_deal"}, r"play another deal", r"jeszcze jedno rozdanie"),
    ({"end_form": "deals"}, r"The limit|give no limit", r"Limit to|nie podają limitu"),
)


def tables(change: Mapping[str, object]) -> Iterator[RuleSet]:
    """Each preset with these values, with its own jokers and without any."""
    for preset in CATALOG.presets:
        for more in ({}, {"jokers": 0}):
            try:
                yield CATALOG.preset(preset).replace(**{**more, **change})
            except RuleSetError:
                continue


@pytest.mark.parametrize(("change", "english", "polish"), UNSAID, ids=lambda value: str(value)[:60])
def test_what_a_house_rule_changes_is_said_nowhere_otherwise(
    change: Mapping[str, object], english: str, polish: str
) -> None:
    said = []
    for rules in dict.fromkeys(tables(change)):
        for language, unsaid in (("en", english), ("pl", polish)):
            said += [
                f"{rules}: {clause.id}: {found[0]}"
                for clause in rules.book(language).clauses
                if (found := re.search(unsaid, f"{clause.title}. {clause.text} {clause.silence}"))
            ]
    assert said == []


@pytest.mark.parametrize(("distinct", "allowed"), [("true", False), ("false", True)])
def test_the_card_of_a_joker_is_laid_off_where_the_page_does_not_forbid_it(
    distinct: str, allowed: bool
) -> None:
    rules = CATALOG.parse(f"remik/silesian(group_suits_distinct={distinct})")
    view = position_view(rules, hand=parse_cards("9h 2c"), opened=True, melds={"a": "9s 9d *=9h"}, own=("a",))
    assert bool(judge_text(view, "draw 4s; add 9h to a; discard 4s")) is allowed
    page = next(clause.text for clause in rules.book("en").clauses if clause.id == "joker_name")
    assert ("cannot be laid off" in page) is not allowed
