"""What a legal turn is said to be allowed by: every clause cited is true of the turn, in its sentence too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import event, given

from stolik.core.lex import parse_cards
from stolik.games.remik import CATALOG, solve
from stolik.games.remik.actions import Discard, LayMeld, LayOff, Play, Swap, parse_steps
from stolik.games.remik.conform import position_view
from stolik.games.remik.draft import Draft
from stolik.games.remik.law import meld_law, meld_values
from stolik.games.remik.referee import judge, judge_text
from stolik.games.remik.steps import plays
from stolik.games.remik.view import View
from stolik.rulekit.finding import Ground, Verdict
from stolik.rummy.melds import Meld, read_meld

from .test_solve import small


def laid_melds(view: View, play: Play, before: int | None = None) -> list[Meld]:
    """The new melds of a play, or of its steps before this one."""
    law = meld_law(view.rules)
    readings = (read_meld(s.kind, s.cards, law) for s in play.steps[:before] if isinstance(s, LayMeld))
    return [reading.meld for reading in readings if reading.meld is not None]


def worth(view: View, melds: list[Meld]) -> int:
    return sum(meld.points(meld_values(view.rules)) for meld in melds)


def is_true(ground: Ground, view: View, play: Play, *, out: bool) -> bool:
    """Whether what a ground says of a play holds, looked up in the play itself."""
    rules, told = view.rules, ground.args
    new = laid_melds(view, play)
    thrown = [step.card for step in play.steps if isinstance(step, Discard)]
    taken = view.pile[0] if view.pile else None
    in_new = [laid.card for step in play.steps if isinstance(step, LayMeld) for laid in step.cards]
    added = [laid.card for step in play.steps if isinstance(step, LayOff) for laid in step.cards]
    swapped = [card for step in play.steps if isinstance(step, Swap) for card in step.cards]
    match ground.clause:
        case "opening_points":
            return told["need"] <= told["points"] <= worth(view, new)
        case "opening_clean_run":
            return any(meld.clean for meld in new)
        case "opening_points_waived_going_out":
            return out and rules.values["opening_points_waived_going_out"] and told["need"] > 0
        case "not_opened":
            return out and rules.values["opening_points"] == 0
        case "layoff_opening_turn" | "swap_opening_turn" if told["rule"] == "going_out_only":
            return out
        case "layoff_opening_turn" | "swap_opening_turn":
            before = laid_melds(view, play, ground.step)
            return bool(before) and told["need"] <= told["points"] <= worth(view, before)
        case "pile_before_opening":
            return out
        case "pile_card_use" if told["use"] == "not_thrown_back":
            return thrown != [taken]
        case "pile_card_use":
            return taken in (in_new if told["use"] == "new_meld" else [*in_new, *added, *swapped])
        case "pile_twin_rule":
            laid = taken in [*in_new, *added, *swapped]
            return thrown == [taken] and bool(told["laid"]) == laid and (laid or view.hand.count(taken) > 0)
        case "freed_joker_to":
            return any(card.is_joker for card in (in_new if told["target"] == "new_meld" else in_new + added))
    raise AssertionError(f"{ground.clause} allows turns, and no law here says when")


def verdicts(view: View) -> Iterator[tuple[Play, Verdict]]:
    """Legal plays of a view: one that goes out, and the first that a walk finds."""
    out = solve.complete(Draft(view))
    for play in (*([out] if out is not None else []), *islice(plays(view), 30)):
        yield play, judge(view, play)


@given(small())
def test_every_clause_that_a_legal_turn_is_allowed_by_is_true_of_it(view: View) -> None:
    on_page = {clause.id for clause in view.rules.book("en").clauses}
    for play, verdict in verdicts(view):
        case = (str(view.rules), str(view.hand), str(play))
        assert verdict, case
        for ground in verdict.paid:
            event(ground.clause)
            assert is_true(ground, view, play, out=bool(verdict.outcome["out"])), (case, ground)
            assert ground.clause in on_page, (case, ground)
            for language in ("en", "pl", "tr"):
                assert CATALOG.texts.has(language, f"{ground.clause}-met"), ground
                assert "{" not in CATALOG.sentence(ground, language)


HAND = "2h 3h 4h 9c 9d 2s"
OTHERS = {"a": "5s 6s 7s", "b": "Kc * Kh"}
NOTHING_NEEDED = (
    "remik/guide(opening_clean_run=false, finish_needs_own_clean_run=false, opening_points=0, "
    "opening_points_waived_going_out=true)"
)
GOING_OUT = "draw 9s; meld 2h 3h 4h; meld 9c 9d 9s; discard 2s"


@pytest.mark.parametrize(
    ("rules", "hand", "pile", "turn", "allowed"),
    [
        ("remik/silesian", HAND, "", GOING_OUT, {"opening_points_waived_going_out", "opening_clean_run"}),
        ("remik/silesian(opening_points=36)", HAND, "", GOING_OUT, {"opening_points", "opening_clean_run"}),
        (
            "remik/silesian",
            "2h 3h 4h 8s 2s",
            "",
            "draw 9c; meld 2h 3h 4h; add 8s to a; add 4s to a; discard 9c",
            None,
        ),
        (
            "remik/silesian",
            "2h 3h 4h 8s 2s",
            "",
            "draw 4s; meld 2h 3h 4h; add 8s to a; add 4s to a; discard 2s",
            {"opening_points_waived_going_out", "opening_clean_run", "layoff_opening_turn"},
        ),
        (
            "remik/silesian",
            "2h 3h 4h 8s",
            "4s",
            "take; meld 2h 3h 4h; add 4s to a; discard 8s",
            {
                "opening_points_waived_going_out",
                "opening_clean_run",
                "layoff_opening_turn",
                "pile_before_opening",
                "pile_card_use",
            },
        ),
        (
            "remik/wikibooks(opening_points_waived_going_out=true)",
            "2h 3h 4h 8s 2s",
            "",
            "draw 4s; meld 2h 3h 4h; add 8s to a; add 4s to a; discard 2s",
            {"opening_points_waived_going_out", "opening_clean_run"},
        ),
        (
            "remik/guide",
            "Th Jh Qh Kh Ah 8s 2s",
            "",
            "draw 4s; meld Th Jh Qh Kh Ah; add 8s to a; discard 2s",
            {"opening_points", "opening_clean_run", "layoff_opening_turn"},
        ),
        (
            "remik/silesian",
            "2h 3h 4h Ks Jd",
            "",
            "draw 3c; meld 2h 3h 4h; swap Ks at b; add *=8s to a; add 9s to a; discard Jd",
            None,
        ),
        (
            "remik/silesian",
            "2h 3h 4h Ks 9s",
            "",
            "draw 3c; meld 2h 3h 4h; swap Ks at b; add *=8s to a; add 9s to a; discard 3c",
            {"opening_points_waived_going_out", "opening_clean_run", "swap_opening_turn",
             "layoff_opening_turn", "freed_joker_to"},
        ),
        (
            NOTHING_NEEDED,
            "8s 2s",
            "",
            "draw 4s; add 8s to a; add 4s to a; discard 2s",
            {"opening_points", "not_opened"},
        ),
    ],
)  # fmt: skip
def test_what_allows_a_turn_is_the_clause_that_its_condition_was_met_by(
    rules: str, hand: str, pile: str, turn: str, allowed: set[str] | None
) -> None:
    table = CATALOG.parse(rules)
    others = {**OTHERS, "b": "Kc *=Ks Kh"} if table.values["joker_identity"] == "named" else OTHERS
    view = position_view(table, hand=parse_cards(hand), opened=False, melds=others, pile=parse_cards(pile))
    verdict = judge_text(view, turn)
    assert bool(verdict) == (allowed is not None), verdict.findings
    if allowed is not None:
        assert {ground.clause for ground in verdict.paid} == allowed
        assert all(
            is_true(ground, view, Play(tuple(parse_steps(turn))), out=bool(verdict.outcome["out"]))
            for ground in verdict.paid
        )


@pytest.mark.parametrize(
    ("twins", "hand", "turn", "laid"),
    [
        ("true", "7c 7d 7h 2c 2d", "take; meld 7c 7d 7h; discard 7c", True),
        ("false", "7c 7d 7h 2c 2d", "take; discard 7c", False),
    ],
)
def test_a_twin_thrown_is_allowed_by_the_clause_on_twins(
    twins: str, hand: str, turn: str, laid: bool
) -> None:
    rules = CATALOG.parse(f"remik/guide(pile_twin_rule={twins})")
    verdict = judge_text(
        position_view(rules, hand=parse_cards(hand), opened=True, pile=parse_cards("7c")), turn
    )
    assert verdict, verdict.findings
    assert [(ground.clause, ground.args["laid"]) for ground in verdict.paid] == [("pile_twin_rule", laid)]
