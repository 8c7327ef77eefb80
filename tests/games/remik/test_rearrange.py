"""Rebuilding the table: what stays whose, what a joker stands for, and that no card is ever lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from stolik.core.cards import JOKER
from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.games.remik import CATALOG, SPEC
from stolik.games.remik.actions import parse_action
from stolik.games.remik.conform import read_table_meld
from stolik.games.remik.draft import draft
from stolik.games.remik.position import Position
from stolik.games.remik.view import Phase, TableMeld
from stolik.rulekit.ruleset import RuleSetError

TABLE = {"a": "4d 5d 6d 7d", "b": "4s 4h 4c"}


def position(
    hand: str,
    table: Mapping[str, str] = TABLE,
    *,
    owners: Sequence[int] = (0, 1),
    opened: bool = True,
    preset: str = "silesian(table_rearrange=on)",
    pile: str = "Kh",
) -> Position:
    rules = CATALOG.parse(f"remik/{preset}")
    deal = SPEC.deal(rules, 2, 1, 0, "rebuilt")
    return replace(
        deal,
        turn=0,
        phase=Phase.PLAY,
        first_turn=False,
        hands=(CardSet(parse_cards(hand)), CardSet(parse_cards("2s 9c Tc"))),
        pile=parse_cards(pile),
        melds=tuple(
            TableMeld(name, owner, read_table_meld(text, rules))
            for (name, text), owner in zip(table.items(), owners, strict=False)
        ),
        next_name=len(table),
        opened=(opened, True),
    )


def melds(at: Position) -> dict[str, tuple[int, str]]:
    return {entry.name: (entry.owner, str(entry.meld)) for entry in at.melds}


def play(at: Position, text: str) -> Position:
    action = parse_action(text)
    verdict = SPEC.judge(SPEC.view(at, at.turn), action)
    assert verdict, verdict.clauses
    after, _ = SPEC.apply(at, action)
    assert sorted(SPEC.census(after)) == sorted(SPEC.census(at))
    return after


def refused(at: Position, text: str) -> tuple[str, ...]:
    return SPEC.judge(SPEC.view(at, at.turn), parse_action(text)).clauses


def test_a_changed_meld_is_the_players_and_an_untouched_one_stays_whose_it_was() -> None:
    table = {**TABLE, "c": "Js Jh Jd"}
    at = position("Qc 6s", table, owners=(1, 1, 1))
    after = play(at, "table 5d 6d 7d / Js Jh Jd / 4s 4h 4c 4d; discard Qc")
    assert melds(after) == {"d": (0, "5d 6d 7d"), "c": (1, "Js Jh Jd"), "e": (0, "4s 4h 4c 4d")}
    assert after.next_name == 5
    assert after.opened == (True, True)


def test_a_group_in_another_order_is_the_same_group() -> None:
    at = position("Qc 6s", owners=(1, 1))
    after = play(at, "table 4h 4c 4s / 4d 5d 6d 7d; discard Qc")
    assert melds(after) == {"b": (1, "4s 4h 4c"), "a": (1, "4d 5d 6d 7d")}


def test_a_run_read_backwards_is_none() -> None:
    assert refused(position("Qc 6s"), "table 7d 6d 5d 4d / 4s 4h 4c; discard Qc") == ("meld_shape",)


def test_an_untouched_meld_keeps_what_it_is() -> None:
    """A joker written without its name keeps it, and a run that was not laid clean stays unclean."""
    table = {"a": "8d 8c *=8h", "b": "5h 6h 7h", "c": "2c 3c 4c 5c 6c 7c"}
    at = position("Qc 6s", table, owners=(1, 0, 1))
    entries = list(at.melds)
    entries[1] = replace(entries[1], meld=replace(entries[1].meld, clean=False))
    after = play(
        replace(at, melds=tuple(entries)), "table * 8c 8d / 5h 6h 7h / 2c 3c 4c / 5c 6c 7c; discard Qc"
    )
    assert melds(after)["a"] == (1, "8d 8c *=8h")
    clean = {entry.name: entry.meld.clean for entry in after.melds}
    assert clean == {"a": False, "b": False, "d": True, "e": True}


def test_a_named_joker_named_anew_makes_another_meld() -> None:
    at = position("Qc 6s", {"a": "8d 8c *=8h"}, owners=(1,))
    after = play(at, "table 8d 8c *=8s; discard Qc")
    assert melds(after) == {"b": (0, "8d 8c *=8s")}


def test_a_joker_moves_on_the_table_and_stands_for_its_new_place() -> None:
    at = position("7h Qc 6s", {"a": "5h 6h *=7h", "b": "9s Ts Js"}, owners=(0, 1))
    after = play(at, "table 5h 6h 7h / 9s Ts Js *; discard Qc")
    assert melds(after) == {"c": (0, "5h 6h 7h"), "d": (0, "9s Ts Js *=Qs")}
    assert [entry.meld.clean for entry in after.melds] == [True, False]
    assert after.hands[0] == CardSet(parse_cards("6s"))


def test_a_joker_may_not_leave_the_table_not_even_for_one_of_the_hand() -> None:
    at = position("7h Qc 6s", {"a": "5h 6h *=7h"}, owners=(0,))
    verdict = SPEC.judge(SPEC.view(at, 0), parse_action("table 5h 6h 7h; discard Qc"))
    (found,) = verdict.findings
    assert (found.clause, found.step) == ("table_rearrange", 0)
    assert found.args == {"rule": "cards_lost", "cards": (JOKER,)}


def test_a_joker_with_a_wrong_name_is_told() -> None:
    at = position("7h Qc 6s", {"a": "5h 6h *=7h"}, owners=(0,))
    assert refused(at, "table 5h 6h 7h *=9h; discard Qc") == ("joker_name",)


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("table 5d 6d 7d / 4s 4h 4c; discard Qc", ("table_rearrange",)),
        ("table 4d 5d 6d 7d; discard Qc", ("table_rearrange",)),
        ("table 4d 5d 6d 7d / 4s 4h 4c 4d; discard Qc", ("not_in_hand",)),
        ("table 4d 5d 6d / 4s 4h 4c 7d; discard Qc", ("meld_shape",)),
        ("table 4d 5d / 6d 7d / 4s 4h 4c; discard Qc", ("run_min",)),
        ("table 5d 6d 7d / 4s 4h 4d 4c Qc; discard 6s", ("meld_shape",)),
        ("add 6s to a; table 4d 5d 6d 7d / 4s 4h 4c; discard Qc", ("meld_shape",)),
    ],
)
def test_the_table_afterwards_is_sound_and_whole(text: str, clauses: tuple[str, ...]) -> None:
    assert refused(position("Qc 6s"), text) == clauses


def test_a_fault_tells_in_which_meld_it_is() -> None:
    view = SPEC.view(position("Qc 6s"), 0)
    verdict = SPEC.judge(view, parse_action("table 4s 4h 4c / 4d 5d / 6d 7d; discard Qc"))
    assert [(found.clause, found.args["part"]) for found in verdict.findings] == [
        ("run_min", 2),
        ("run_min", 3),
    ]


def test_of_twins_each_counts() -> None:
    table = {"a": "4s 4h 4c", "b": "4s 4h 4c"}
    at = position("4d Qc 6s", table, owners=(1, 0))
    assert refused(at, "table 4s 4h 4c 4d; discard Qc") == ("table_rearrange",)
    after = play(at, "table 4s 4h 4c / 4s 4h 4c 4d; discard Qc")
    assert melds(after) == {"a": (1, "4s 4h 4c"), "c": (0, "4s 4h 4c 4d")}


def test_only_a_player_who_has_opened_may_rebuild() -> None:
    at = position("Qc 6s", opened=False)
    assert refused(at, "table 5d 6d 7d / 4s 4h 4c 4d; discard Qc") == ("not_opened",)


def test_where_it_is_not_agreed_that_is_the_reason() -> None:
    at = position("Qc 6s", preset="silesian")
    verdict = SPEC.judge(SPEC.view(at, 0), parse_action("table 5d 6d 7d / 4s 4h 4c; discard Qc"))
    assert [(found.clause, found.args["rule"]) for found in verdict.findings] == [
        ("table_rearrange", "not_agreed")
    ]


def test_a_rebuilt_meld_can_be_laid_off_on_cleared_and_rebuilt_again() -> None:
    at = position("8d Qc 6s")
    text = (
        "table 5d 6d 7d / 4s 4h 4c 4d; add 8d to c; clear d; table 5d 6d 7d 8d; table 5d 6d 7d 8d; discard Qc"
    )
    after = play(at, text)
    assert melds(after) == {"c": (0, "5d 6d 7d 8d")}
    assert after.pile[:1] == parse_cards("Qc")
    assert sorted(after.pile) == sorted(parse_cards("Qc 4s 4h 4d 4c Kh"))


def test_the_last_cards_go_out_by_rebuilding() -> None:
    at = position("8d Qc")
    verdict = SPEC.judge(
        SPEC.view(at, 0), parse_action("table 4d 5d 6d / 7d 8d *; table 4s 4h 4c; discard Qc")
    )
    assert not verdict
    after = play(at, "table 5d 6d 7d 8d / 4s 4h 4c 4d; discard Qc")
    assert after.result is not None
    assert (after.result.finisher, after.result.multiplier) == (0, 1)


def test_a_freed_joker_finds_its_place_in_a_rebuilt_meld() -> None:
    table = {"a": "5h 6h *=7h", "b": "9s Ts Js"}
    at = position("7h Qc 6s", table)
    after = play(at, "swap 7h at a; table 5h 6h 7h / 9s Ts Js *; discard Qc")
    assert melds(after) == {"a": (0, "5h 6h 7h"), "c": (0, "9s Ts Js *=Qs")}
    strict = position("7h Qc 6s", table, preset="silesian(freed_joker_to=new_meld, table_rearrange=on)")
    assert refused(strict, "swap 7h at a; table 5h 6h 7h / 9s Ts Js *; discard Qc") == ("freed_joker_to",)


@pytest.mark.parametrize(("use", "allowed"), [("on_table", True), ("new_meld", False)])
def test_a_card_taken_from_the_pile_is_used_by_rebuilding(use: str, allowed: bool) -> None:
    at = position("Qc 6s", preset=f"silesian(pile_card_use={use}, table_rearrange=on)", pile="8d 2c")
    at = replace(at, phase=Phase.DRAW)
    text = "take; table 5d 6d 7d 8d / 4s 4h 4c 4d; discard Qc"
    assert refused(at, text) == (() if allowed else ("pile_card_use",))
    paid = {debt.clause: debt.paid for debt in draft(SPEC.view(at, 0)).read(text[:-12]).conditions}
    assert paid == {"pile_card_use": allowed}


def test_composed_step_by_step_the_table_is_shown_with_every_reason() -> None:
    at = position("8d Qc 6s")
    view = SPEC.view(at, 0)
    good = SPEC.compose(view, ["table 5d 6d 7d 8d / 4s 4h 4c 4d"], [])
    assert good is not None
    assert [meld["cards"] for meld in good.melds] == [["5d", "6d", "7d", "8d"], ["4s", "4h", "4c", "4d"]]
    assert good.hand == tuple(sorted(parse_cards("Qc 6s")))
    assert not good.findings
    bad = SPEC.compose(view, ["table 5d 6d 7d / 4s 4h 4c Qc"], [])
    assert bad is not None
    assert [found.clause for found in bad.findings] == ["meld_shape", "table_rearrange"]


def test_it_does_not_go_together_with_touched_is_taken() -> None:
    with pytest.raises(RuleSetError) as error:
        CATALOG.parse("remik/silesian(pile_touch=is_take, table_rearrange=on)")
    assert [found.clause for found in error.value.findings] == ["table_rearrange", "pile_touch"]
