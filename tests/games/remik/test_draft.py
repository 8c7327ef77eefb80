"""Drafts: debts and findings while a turn is composed, and what picked cards can do."""

from __future__ import annotations

import pytest

from stolik.core.cards import deck
from stolik.core.lex import TextError, parse_cards
from stolik.core.rng import Rng
from stolik.games.remik import CATALOG, SPEC, draft
from stolik.games.remik.actions import Discard, parse_steps
from stolik.games.remik.conform import position_view
from stolik.games.remik.draft import Draft
from stolik.games.remik.steps import can_complete, pseudo_legal_steps
from stolik.games.remik.view import Phase, View

HAND = "9c 9d 9s Td Jd Qd * 8d 2s 3h 5c 7s Kh 4s"


def view(hand: str, preset: str = "silesian", **position: object) -> View:
    from dataclasses import replace

    opened = bool(position.pop("opened", False))
    told = position_view(
        CATALOG.parse(f"remik/{preset}"),
        hand=parse_cards(hand),
        opened=opened,
        melds=position.get("table"),  # type: ignore[arg-type]  # the tests pass what a case would hold
        own=position.get("own", ()),  # type: ignore[arg-type]  # as above
        pile=parse_cards(str(position.get("pile", ""))),
    )
    return replace(told, phase=Phase.DRAW if "pile" in position else Phase.PLAY)


def owed(turn: Draft) -> dict[str, dict[str, object]]:
    return {debt.clause: dict(debt.args) for debt in turn.debts}


def test_debts_shrink_as_melds_are_laid() -> None:
    turn = draft(view(HAND))
    assert owed(turn) == {}
    turn = turn.meld("9c 9d 9s")
    assert owed(turn) == {"opening_points": {"points": 27, "need": 51}, "opening_clean_run": {}}
    turn = turn.meld("Td Jd Qd")
    assert owed(turn) == {}
    assert turn.findings == ()
    assert [debt.clause for debt in turn.conditions] == ["opening_points", "opening_clean_run"]
    assert SPEC.judge(turn.view, turn.discard("Kh"))


def test_adding_then_taking_back_is_nothing() -> None:
    turn = draft(view(HAND)).meld("9c 9d 9s")
    step = parse_steps("meld Td Jd Qd")[0]
    assert turn.add(step).back() == turn
    assert turn.back() == draft(view(HAND))
    with pytest.raises(IndexError):
        draft(view(HAND)).back()
    assert not turn.verdict


def test_a_finding_survives_every_further_step() -> None:
    turn = draft(view(HAND)).meld("9c 9d 9s Td")
    assert [found.clause for found in turn.findings] == ["meld_shape"]
    longer = turn.meld("Td Jd Qd").read("discard Kh")
    assert turn.findings[0] in longer.findings


def test_a_lay_off_in_the_turn_of_opening_owes_going_out() -> None:
    turn = draft(view(HAND)).meld("9c 9d 9s", "Td Jd Qd").read("add 8d *=9d to b")
    assert owed(turn)["layoff_opening_turn"]["left"] == 6
    refused = SPEC.judge(turn.view, turn.discard("Kh"))
    assert set(refused.clauses) == {"not_opened", "layoff_opening_turn"}


def test_a_swap_and_the_freed_joker() -> None:
    turn = draft(view("9h 4s 6c 7s 7d", opened=True, table={"a": "8h *=9h Th", "b": "3d 4d 5d"}, own=["b"]))
    turn = turn.swap("9h", "a")
    assert owed(turn) == {"freed_joker_to": {"target": "any_meld"}}
    assert owed(turn.meld("7s 7d *")) == {}


def test_taking_from_the_pile_can_be_put_back() -> None:
    turn = draft(view("6d 8d Kc 2s", opened=True, table={"a": "5s 6s 7s"}, own=["a"], pile="7d"))
    taken = turn.take()
    assert owed(taken)["pile_card_use"]["use"] == "on_table"
    assert taken.back() == turn
    assert owed(taken.meld("6d 7d 8d")) == {}


def texts(turn: Draft) -> list[str]:
    return [str(step) for step in pseudo_legal_steps(turn)]


def test_steps_are_listed_in_a_fixed_order() -> None:
    turn = draft(view("7c 7h 7s 8d Kc *", opened=True, table={"a": "9d Td Jd", "b": "Ks Kh Kd"}, own=["a"]))
    listed = texts(turn)
    assert listed == texts(turn)
    assert {"meld 7s 7h 7c", "add 8d to a", "add Kc to b", "add *=8d to a low", "add *=Qd to a high"} <= set(
        listed
    )
    assert "discard *" in listed
    assert all(not Draft(turn.view, parse_steps(text)).findings for text in listed)


def test_a_step_that_is_fine_by_itself_may_leave_a_turn_that_cannot_end() -> None:
    turn = draft(view("9c 9d 9s Td 2s", preset="silesian(opening_points=20)"))
    assert "meld 9s 9d 9c" in texts(turn)
    assert can_complete(turn)
    assert not can_complete(turn.meld("9c 9d 9s")), "no clean run can follow"
    opened = draft(view("9c 9d 9s Td 2s", opened=True, table={"a": "2d 3d 4d"}, own=["a"]))
    assert can_complete(opened.meld("9c 9d 9s"))


def test_every_legal_play_of_a_tiny_hand() -> None:
    """Counted once by hand: three discards alone, or the meld and then either card left."""
    turn = view("7c 7h 7s 2d", opened=True, table={"a": "Td Jd Qd"}, own=["a"])
    plays = [str(play) for play in SPEC.legal_actions(turn)]
    assert plays == [
        "discard 7s",
        "discard 7h",
        "discard 2d",
        "discard 7c",
        "meld 7s 7h 7c; discard 2d",
    ]
    assert len(SPEC.legal_actions(turn)) == 5
    assert "discard 7s" in repr(SPEC.legal_actions(turn))
    assert "not an action" not in SPEC.legal_actions(turn)


def compose(turn: View, steps: str = "", picked: str = "") -> dict[str, object]:
    composed = SPEC.compose(turn, [part for part in steps.split(";") if part.strip()], parse_cards(picked))
    assert composed is not None
    return {
        "choices": {choice.step: choice.ok for choice in composed.choices},
        "status": {entry["id"]: entry["ok"] for entry in composed.status},
        "hand": " ".join(map(str, composed.hand)),
        "points": [choice.points for choice in composed.choices],
    }


def test_what_picked_cards_can_do() -> None:
    turn = view(HAND)
    assert compose(turn, "", "Qd Td Jd") == {
        "choices": {"meld Td Jd Qd": True},
        "status": {"opening_points": False, "opening_clean_run": False},
        "hand": "2s 4s 7s 9s 3h Kh 8d 9d Td Jd Qd 5c 9c *",
        "points": [30],
    }
    after = compose(turn, "meld Td Jd Qd; meld 9c 9d 9s", "Kh")
    assert after["status"] == {"opening_points": True, "opening_clean_run": True}
    assert after["choices"] == {"discard Kh": True}
    alone = compose(turn, "meld 9c 9d 9s", "Kh")
    assert alone["choices"] == {"discard Kh": False}


def test_a_joker_fits_both_ends_and_a_real_card_swaps() -> None:
    turn = view(
        "9h * 4s 6c", opened=True, table={"a": "8h *=9h Th", "b": "3d 4d 5d", "c": "Ks Kh Kd Kc"}, own=["b"]
    )
    assert compose(turn, "", "*")["choices"] == {
        "add *=7h to a": True,
        "add *=Jh to a": True,
        "add *=2d to b": True,
        "add *=6d to b": True,
        "discard *": True,
    }
    assert compose(turn, "", "9h")["choices"] == {"swap 9h at a": True, "discard 9h": True}
    assert compose(turn)["choices"] == {"clear c": True}
    assert compose(turn, "swap 9h at a", "")["hand"] == "4s 6c * *"


TABLE = {"a": "8h *=9h Th", "b": "3d 4d 5d", "c": "Ks Kh Kd Kc", "d": "Js Jh Jc", "e": "Qc Kc Ac"}


def nearest(turn: View, picked: str) -> dict[str, list[str]]:
    refused = SPEC.compose(turn, [], parse_cards(picked)).nearest
    return {choice.step: [found.clause for found in choice.findings] for choice in refused}


def test_a_refused_meld_or_lay_off_says_why() -> None:
    turn = view("2s 4s 2h Td 5h 6h 2c Kc * 9h", opened=True, table=TABLE, own=["a"])
    assert nearest(turn, "2s 4s 2h")["meld run 2s 2h 4s"] == ["meld_shape"]
    assert nearest(turn, "5h 6h")["meld run 5h 6h"] == ["run_min"]
    assert nearest(turn, "2s 2h")["meld group 2s 2h"] == ["group_sizes"]
    assert nearest(turn, "2c")["add 2c to e high"] == ["ace_wrap"]
    assert nearest(turn, "Kc")["add Kc to c"] == ["group_sizes", "group_suits_distinct"]
    assert nearest(turn, "Td")["add Td to d"] == ["meld_shape"]
    assert nearest(turn, "Td")["swap Td at a"] == ["swap_in_run"]
    # What may be done needs no reason.
    assert not [step for step in nearest(turn, "9h") if step.endswith(" a")]
    alone = nearest(view("2s 4s 2h", opened=True), "2s")
    assert alone["add 2s to a"] == ["unknown_meld"]


@pytest.mark.parametrize("preset", SPEC.catalog.presets)
def test_whatever_is_picked_each_refusal_names_a_clause(preset: str) -> None:
    rng = Rng("picked")
    for _ in range(100):
        # Few ranks and many jokers, so that much nearly fits.
        pack = [card for card in deck(2, 6) if card.is_joker or card.rank in (1, 2, 8, 9, 12, 13)]
        hand = rng.shuffled(pack)[:10]
        for table in (TABLE, {}):
            turn = view(" ".join(map(str, hand)), preset=preset, opened=True, table=table, own=[*table][:1])
            picked = hand[: 1 + rng.below(5)]
            made = SPEC.compose(turn, [], picked)
            told = [*made.choices, *made.nearest]
            assert all(choice.ok or choice.findings for choice in told)
            assert any(choice.kind == "meld" for choice in told), picked
            assert {choice.meld for choice in told} >= {*table}, picked
            assert any(choice.kind in ("add", "swap") for choice in told), picked


def test_before_the_draw_the_pile_and_the_stock_are_offered() -> None:
    turn = view("6d 8d Kc 2s", opened=True, table={"a": "5s 6s 7s"}, own=["a"], pile="7d")
    assert compose(turn)["choices"] == {"draw": True, "take": True}
    assert compose(turn, "take", "8d 6d 7d")["choices"] == {"meld 6d 7d 8d": True}


def test_composing_refuses_what_cannot_be_read() -> None:
    turn = view(HAND)
    with pytest.raises(TextError):
        SPEC.compose(turn, ["fly 7h"], [])
    with pytest.raises(TextError):
        SPEC.compose(turn, [], parse_cards("7h " * 16))


def test_discards_come_last_in_a_play() -> None:
    turn = draft(view("7c 7h 7s 2d", opened=True, table={"a": "Td Jd Qd"}, own=["a"]))
    assert isinstance(turn.discard("2d").steps[-1], Discard)


def test_the_hand_comes_in_the_order_of_the_melds_that_it_could_become() -> None:
    groups = SPEC.compose(view("7h 8h 9h 2c Kd Ks 4s Kh"), [], ()).groups
    assert sorted(" ".join(map(str, group)) for group in groups) == ["7h 8h 9h", "Ks Kh Kd"]
    assert SPEC.compose(view("7h 2c Kd 4s"), [], ()).groups == ()


def test_a_swap_never_makes_a_group_of_five() -> None:
    """Where a suit may stand twice, two nines of a suit leave three suits missing: too many."""
    turn = view(
        "9h 9d 9c 7s 7d 2c",
        preset="silesian(group_suits_distinct=false, swap_group3=both_missing)",
        opened=True,
        table={"a": "9s 9s *"},
    )
    refused = SPEC.judge(turn, draft(turn).swap("9h 9d 9c", "a").meld("7s 7d *").discard("2c"))
    assert "swap_group3" in refused.clauses
