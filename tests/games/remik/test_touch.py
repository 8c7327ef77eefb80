"""Touched is taken: the pile's card as an action of its own, allowed only where some turn uses it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.games.remik import CATALOG, SPEC, draft
from stolik.games.remik.actions import parse_action
from stolik.games.remik.conform import read_table_meld
from stolik.games.remik.position import Position
from stolik.games.remik.steps import can_complete
from stolik.games.remik.view import Phase, TableMeld


def position(
    hand: str, pile: str, *, opened: bool, preset: str = "silesian", table: str = "5s 6s 7s"
) -> Position:
    rules = CATALOG.parse(f"remik/{preset}").replace(cut_by="none", cut_keep="nothing", pile_touch="is_take")
    deal = SPEC.deal(rules, 2, 1, 0, "touch")
    return replace(
        deal,
        turn=0,
        phase=Phase.DRAW,
        first_turn=False,
        hands=(CardSet(parse_cards(hand)), deal.hands[1]),
        pile=parse_cards(pile),
        melds=(TableMeld("a", 0, read_table_meld(table, rules)),),
        next_name=1,
        opened=(opened, True),
    )


TAKE = parse_action("take")


@pytest.mark.parametrize(
    ("hand", "pile", "opened", "allowed"),
    [
        ("6d 8d Kc 2s", "7d", True, True),
        ("6d 9d Kc 2s", "7d", True, False),
        ("8s Kc 2s", "9s", True, True),
        ("Kc 2s", "8s", True, True),
        ("Kc 2d", "9s", True, False),
        ("6d 8d Kc 2s 2d 3h 4h 9c", "7d", False, False),
        ("6d 8d 2s", "7d", False, True),
    ],
)
def test_only_a_card_with_a_use_may_be_touched(hand: str, pile: str, opened: bool, allowed: bool) -> None:
    view = SPEC.view(position(hand, pile, opened=opened), 0)
    verdict = SPEC.judge(view, TAKE)
    assert verdict.clauses == (() if allowed else ("pile_touch",))
    assert (TAKE in SPEC.legal_actions(view)) == allowed
    choice = next(choice for choice in SPEC.compose(view, [], []).choices if choice.kind == "take")  # type: ignore[union-attr]  # remik composes
    assert choice.final
    assert choice.ok == allowed
    assert draft(view).take().back().steps == ()


FEWER = "silesian(jokers_fewer_than_naturals=true)"


@pytest.mark.parametrize(
    ("hand", "pile", "table", "allowed"),
    [
        ("Th 2c 5d", "*", "6h *=7h 8h", True),
        ("4h 2c 5d", "*", "6h *=7h 8h", True),
        ("* 2c 5d", "Th", "6h *=7h 8h", True),
        ("* Th 2c 5d", "Jh", "6h *=7h 8h", True),
        ("* * 2c 5d", "Jh", "6h *=7h 8h", False),
        ("* * Qh 2c 5d", "Jh", "6h *=7h 8h", True),
        ("* Ad 2c 5d", "*", "6h *=7h 8h", False),
        ("* Jh Qh 2c 5d", "*", "6h *=7h 8h *=9h Th", True),
        ("* Kh 2c 5d", "*", "6h *=7h 8h *=9h Th", False),
        ("* Jh Qh 2c 5d", "*", "6h *=7h 8h", True),
    ],
)
def test_a_card_that_only_bridges_with_others_has_a_use(
    hand: str, pile: str, table: str, allowed: bool
) -> None:
    view = SPEC.view(position(hand, pile, opened=True, preset=FEWER, table=table), 0)
    assert SPEC.judge(view, TAKE).clauses == (() if allowed else ("pile_touch",))
    assert (TAKE in SPEC.legal_actions(view)) == allowed


def test_a_touched_card_stays_and_its_duty_with_it() -> None:
    start = position("6d 8d Kc 2s 9h", "7d 3c", opened=True)
    taken, told = SPEC.apply(start, TAKE)
    assert told == ["take"]
    assert (taken.phase, taken.taken, taken.turn) == (Phase.PLAY, parse_cards("7d")[0], 0)
    view = SPEC.view(taken, 0)
    assert SPEC.wire(view)["taken"] == "7d"
    assert SPEC.judge(view, parse_action("draw")).clauses == ("one_draw",)
    assert SPEC.judge(view, TAKE).findings
    assert SPEC.judge(view, parse_action("discard Kc")).clauses == ("pile_card_use",)
    assert SPEC.judge(view, parse_action("discard 7d")).clauses == ("pile_card_use",)
    done, _ = SPEC.apply(taken, parse_action("meld 6d 7d 8d; discard Kc"))
    assert (done.turn, done.taken, done.pile) == (1, None, parse_cards("Kc 3c"))
    assert sorted(SPEC.census(done)) == sorted(SPEC.census(start))
    assert SPEC.judge(view, parse_action("meld 6d 7d 8d; discard Kc"))


def test_one_breath_is_allowed_too() -> None:
    start = position("6d 8d Kc 2s 9h", "7d 3c", opened=True)
    play = parse_action("take; meld 6d 7d 8d; discard Kc")
    assert SPEC.judge(SPEC.view(start, 0), play)
    done, _ = SPEC.apply(start, play)
    assert done.pile == parse_cards("Kc 3c")


def test_where_touching_does_not_bind_taking_alone_is_no_turn() -> None:
    start = position("6d 8d Kc 2s 9h", "7d 3c", opened=True)
    free = replace(start, rules=start.rules.replace(pile_touch="may_return"))
    assert "discard_missing" in SPEC.judge(SPEC.view(free, 0), TAKE).clauses


def test_the_pile_minimum_counts_the_hand_before_the_card() -> None:
    start = position("6d 8d Kc 2s", "7d", opened=True)
    strict = replace(start, rules=start.rules.replace(pile_min_hand=5))
    assert SPEC.judge(SPEC.view(strict, 0), TAKE).clauses == ("pile_min_hand",)
    enough = replace(start, rules=start.rules.replace(pile_min_hand=4))
    taken, _ = SPEC.apply(enough, TAKE)
    assert SPEC.judge(SPEC.view(taken, 0), parse_action("meld 6d 7d 8d; discard Kc"))


def test_a_twin_thrown_where_twins_are_two_cards() -> None:
    start = position("7d Kc 2s", "7d", opened=True, preset="guide")
    rules = start.rules.replace(pile_twin_rule=False)
    taken, _ = SPEC.apply(replace(start, rules=rules), TAKE)
    assert SPEC.judge(SPEC.view(taken, 0), parse_action("discard 7d"))
    single, _ = SPEC.apply(
        replace(position("8h Kc 2s", "7d", opened=True, preset="guide"), rules=rules), TAKE
    )
    assert SPEC.judge(SPEC.view(single, 0), parse_action("discard 7d")).clauses == ("pile_card_use",)


def test_completions_need_several_steps() -> None:
    """The taken nine goes down only after the eight; a swap frees a joker that must be placed."""
    view = SPEC.view(position("8s Kc 2s 3d", "9s", opened=True), 0)
    assert can_complete(draft(view).take())
    freed = SPEC.view(position("7s Kc Kd 3d", "2h", opened=True, table="5s 6s *=7s"), 0)
    ready = replace(freed, phase=Phase.PLAY)
    assert can_complete(draft(ready).swap("7s", "a"))
    stuck = replace(
        ready, rules=ready.rules.replace(freed_joker_to="new_meld"), hand=CardSet(parse_cards("7s Kc Qd 3d"))
    )
    assert not can_complete(draft(stuck).swap("7s", "a"))
