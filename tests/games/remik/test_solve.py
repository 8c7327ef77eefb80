"""Plans of going out against the referee: every plan is a legal play that goes out, and none is missed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st

from stolik import games
from stolik.core.cards import JOKER, SUITS, Card, card_of
from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.games.remik import CATALOG, solve
from stolik.games.remik.actions import Clear, Discard, Draw, Play, parse_action, parse_steps
from stolik.games.remik.conform import position_view
from stolik.games.remik.draft import Draft
from stolik.games.remik.law import meld_law
from stolik.games.remik.referee import judge
from stolik.games.remik.steps import pseudo_legal_steps
from stolik.games.remik.view import Phase, TableMeld, View, meld_name
from stolik.rulekit.ruleset import RuleSet, RuleSetError
from stolik.rummy.melds import Kind, Laid, Meld, rank_at, read_addition, read_meld

VECTORS = Path(__file__).parents[2] / "vectors" / "remik.jsonl"
PRESETS = ("silesian", "wikibooks", "guide")
TOUCHING = (
    "pile_before_opening",
    "pile_card_use",
    "pile_twin_rule",
    "group_suits_distinct",
    "run_min",
    "ace_low",
    "ace_high",
    "ace_wrap",
    "run_ace_both_ends",
    "meld_min_naturals",
    "jokers_max_group3",
    "jokers_max_group4",
    "jokers_adjacent_in_run",
    "jokers_fewer_than_naturals",
    "joker_identity",
    "opening_points",
    "opening_clean_run",
    "opening_points_waived_going_out",
    "layoff_opening_turn",
    "swap_opening_turn",
    "layoff_on",
    "swap_on",
    "swap_group3",
    "swap_group4",
    "freed_joker_to",
    "joker_may_be_thrown",
    "finish_needs_discard",
    "finish_needs_own_clean_run",
    "hand_finish_scope",
)
"""Settings on which going out depends."""


@st.composite
def rule_sets(draw: st.DrawFn, changes: int) -> RuleSet:
    """A preset with up to so many settings changed, one after the other."""
    rules = CATALOG.preset(draw(st.sampled_from(PRESETS)))
    for _ in range(draw(st.integers(0, changes))):
        name = draw(st.sampled_from(TOUCHING))
        value = draw(st.sampled_from(CATALOG.settings[name].values))
        try:
            rules = rules.replace(**{name: value})
        except RuleSetError:
            continue
    return rules


@st.composite
def melds(draw: st.DrawFn, rules: RuleSet, ranks: range, jokers: bool = True) -> Meld | None:
    """A meld of these ranks that the law permits, or None."""
    law = meld_law(rules)
    joker = st.sampled_from([False, False, True] if jokers else [False])
    if draw(st.booleans()):
        suit, low = draw(st.sampled_from(SUITS)), draw(st.sampled_from(ranks))
        size = draw(st.integers(3, 5))
        cards = [Laid(JOKER) if draw(joker) else Laid(card_of(rank_at(low + i), suit)) for i in range(size)]
        reading = read_meld(Kind.RUN, cards, law)
        if reading and reading.meld is not None and jokers and draw(joker):
            later = read_addition(reading.meld, [Laid(JOKER)], draw(st.sampled_from(["low", "high"])), law)
            reading = later if later else reading
    else:
        rank = draw(st.sampled_from(ranks))
        suits = draw(st.permutations(SUITS))[: draw(st.integers(3, 4))]
        row = [Laid(JOKER, card_of(rank, s)) if draw(joker) else Laid(card_of(rank, s)) for s in suits]
        reading = read_meld(Kind.GROUP, row, law)
    return reading.meld if reading else None


def useful(entries: list[TableMeld]) -> list[Card]:
    """Cards that may go to melds of the table."""
    out: list[Card] = []
    for entry in entries:
        meld = entry.meld
        out += [laid.stands for laid in meld.cards if laid.stands is not None] * 3
        if meld.kind is Kind.GROUP:
            out += [card_of(meld.rank, suit) for suit in meld.open_suits]
        elif meld.suit is not None:
            out += [card_of(rank_at(meld.high + 1), meld.suit), card_of(rank_at(meld.low + 12), meld.suit)]
    return out


@st.composite
def views(draw: st.DrawFn, rules: RuleSet, least: int, most: int, tables: int, ranks: range) -> View:
    """The view of a player after drawing (or before taking from the pile), whose hand has much that fits."""
    drawn = [draw(melds(rules, ranks)) for _ in range(draw(st.integers(0, tables)))]
    entries = [
        TableMeld(meld_name(i), draw(st.integers(0, 1)), meld)
        for i, meld in enumerate(meld for meld in drawn if meld is not None)
    ]
    hand: list[Card] = []
    places = useful(entries)
    for _ in range(12):
        chunk: list[Card] = []
        match draw(st.sampled_from(["meld", "meld", "pair", "place", "place", "joker", "card"])):
            case "meld" | "pair" as what:
                meld = draw(melds(rules, ranks, jokers=False))
                chunk = [laid.card for laid in meld.cards] if meld is not None else []
                chunk = chunk[:2] if what == "pair" else chunk
            case "place" if places:
                chunk = [draw(st.sampled_from(places))]
            case "joker":
                chunk = [JOKER] if hand.count(JOKER) < 2 else []
            case _:
                chunk = [card_of(draw(st.sampled_from(ranks)), draw(st.sampled_from(SUITS)))]
        if len(hand) + len(chunk) <= most and max(Counter(hand + chunk).values(), default=0) <= 2:
            hand += chunk
    assume(len(hand) >= least)
    opened = draw(st.booleans())
    view = position_view(rules, hand=hand, opened=opened, melds={})
    view = replace(view, melds=tuple(entries), next_name=len(entries))
    if draw(st.booleans()):
        return replace(view, phase=Phase.PLAY, drawn=hand[-1])
    top = draw(st.sampled_from(hand))
    return replace(view, hand=view.hand - CardSet([top]), pile=(top,), pile_count=1)


@st.composite
def large(draw: st.DrawFn) -> View:
    """A whole hand at one of the presets with at most one setting changed."""
    return draw(views(draw(rule_sets(1)), 6, 14, 6, range(1, 14)))


@st.composite
def small(draw: st.DrawFn) -> View:
    """A few cards of a few ranks, under wilder rules."""
    rules = draw(rule_sets(4))
    if draw(st.booleans()):
        rules = rules.replace(opening_points=draw(st.sampled_from([0, 9, 24])))
    low = draw(st.sampled_from([1, 6, 10]))
    return draw(views(rules, 2, 5, 2, range(low, low + 4)))


def assert_goes_out(view: View, play: Play) -> None:
    """The referee agrees that the play is legal and goes out."""
    verdict = judge(view, play)
    assert verdict, (str(view.rules), str(play), verdict.findings)
    assert verdict.outcome["out"]
    assert parse_action(str(play)) == play


@given(large())
def test_every_plan_is_accepted_and_can_be_followed(view: View) -> None:
    play = solve.complete(Draft(view))
    event(f"goes out: {play is not None}")
    if play is not None:
        assert_goes_out(view, play)
        for count in range(len(play.steps)):
            assert solve.can_finish(Draft(view, play.steps[:count]))


def finishes(draft: Draft) -> Iterator[Play]:
    """Every legal play that goes out and is made of single steps, by trying them all."""
    case = draft.case
    for step in pseudo_legal_steps(draft):
        if isinstance(step, Clear):
            continue
        if not isinstance(step, Discard):
            yield from finishes(draft.add(step))
        elif len(case.hand) == 1 and not case.freed:
            verdict = draft.add(step).verdict
            if verdict and verdict.outcome["out"]:
                yield Play((*draft.steps, step))
    if draft.steps and not case.hand:
        verdict = draft.verdict
        if verdict and verdict.outcome["out"]:
            yield Play(draft.steps)


@given(small(), st.data())
def test_no_plan_is_missed(view: View, data: st.DataObject) -> None:
    play = solve.complete(Draft(view))
    event(f"goes out: {play is not None}")
    if play is not None:
        assert_goes_out(view, play)
    else:
        found = next(finishes(Draft(view)), None)
        assert found is None, (str(view.rules), str(found))
    draft = Draft(view)
    for _ in range(2):  # from the middle of a turn, too
        steps = [step for step in pseudo_legal_steps(draft) if not isinstance(step, Discard | Clear)]
        if not steps:
            break
        draft = draft.add(data.draw(st.sampled_from(steps)))
        play = solve.complete(draft)
        event(f"goes out from the middle: {play is not None}")
        if play is not None:
            assert play.steps[: len(draft.steps)] == draft.steps
            assert_goes_out(view, play)
        else:
            found = next(finishes(draft), None)
            assert found is None, (str(view.rules), str(draft.steps), str(found))


def turns() -> Iterator[Any]:
    """Every judged turn of the vectors that goes out, under each rule set."""
    for line in VECTORS.read_text().splitlines():
        case = json.loads(line)
        if case["kind"] == "turn":
            for rules, result in case["expect"].items():
                if result.get("out"):
                    yield pytest.param(case, rules, result, id=f"{case['id']}-{rules}")


@pytest.mark.parametrize(("case", "rules", "result"), list(turns()))
def test_the_vectors_that_go_out_are_found(case: dict[str, Any], rules: str, result: dict[str, Any]) -> None:
    view = position_view(
        games.parse_rules(rules),
        hand=parse_cards(case["hand"]),
        opened=case["opened"],
        melds=case.get("table", {}),
        own=case.get("own", ()),
        pile=parse_cards(case.get("pile", "")),
    )
    steps = parse_steps(case["turn"])
    if isinstance(steps[0], Draw):
        assert steps[0].card is not None
        hand = CardSet([*view.hand, steps[0].card])
        view, steps = replace(view, phase=Phase.PLAY, hand=hand, drawn=steps[0].card), steps[1:]
    for count in range(len(steps) + 1):
        play = solve.complete(Draft(view, steps[:count]))
        assert play is not None
        assert_goes_out(view, play)
    best = solve.complete(Draft(view))
    assert best is not None
    assert judge(view, best).outcome["multiplier"] >= result["multiplier"]


def hand_view(rules: str, hand: str, *, opened: bool = False, table: dict[str, str] | None = None) -> View:
    """A view after drawing."""
    view = position_view(games.parse_rules(rules), hand=parse_cards(hand), opened=opened, melds=table)
    return replace(view, phase=Phase.PLAY, drawn=parse_cards(hand)[-1])


def test_a_plan_that_earns_more_is_preferred() -> None:
    hand = "7c 8c 9c Tc Ts Th Td Jc Js Jh Kd Kc Ks 2h"
    table = {"a": "4c 5c 6c", "b": "Qh Kh Ah"}
    view = hand_view("remik/guide", hand, table=table)
    play = solve.complete(Draft(view))
    assert play is not None
    assert judge(view, play).outcome["multiplier"] == 2


def test_nobody_goes_out_in_the_first_turn_with_the_extra_card() -> None:
    hand = "7c 8c 9c Tc Ts Th Td Jc Js Jh Kd Kc Ks 2h"
    for rules, found in (("remik/silesian", False), ("remik/silesian(first_turn_discard_only=false)", True)):
        view = replace(hand_view(rules, hand), phase=Phase.DRAW, first_turn=True, drawn=None)
        assert (solve.complete(Draft(view)) is not None) is found


def test_only_the_player_on_turn_goes_out() -> None:
    view = hand_view("remik/silesian", "7c 8c 9c 2h", opened=True)
    assert solve.complete(Draft(view)) is not None
    assert solve.complete(Draft(replace(view, turn=1))) is None
    assert solve.complete(Draft(replace(view, seat=None))) is None
    assert solve.complete(Draft(replace(view, phase=Phase.OVER))) is None
    assert not solve.can_finish(Draft(view).read("meld 7c 8c 2h"))
    assert not solve.can_finish(Draft(view).read("discard 2h"))
    assert solve.can_finish(Draft(view).read("meld 7c 8c 9c; discard 2h"))
    before = replace(view, phase=Phase.DRAW, drawn=None)
    assert solve.complete(Draft(before)) is None
    assert solve.complete(Draft(replace(before, pile=(Card("2c"),), pile_count=1))) is None


def test_a_cleared_group_keeps_its_letter() -> None:
    view = hand_view("remik/silesian", "9c 9d 9h 9s 2h 3h 4h 5s", opened=True)
    draft = Draft(view).read("meld 9c 9d 9h 9s; clear a")
    play = solve.complete(draft)
    assert play is not None
    assert_goes_out(view, play)
    assert "meld 2h 3h 4h" in str(play)


def test_a_rearranged_table_goes_on_with_free_letters() -> None:
    table = {"a": "7c 8c 9c Tc", "b": "2d 3d 4d"}
    view = hand_view("remik/silesian(table_rearrange=on)", "Ts Th 5d 6h", opened=True, table=table)
    assert not solve.proves_absence(view.rules)
    assert solve.proves_absence(games.parse_rules("remik/silesian"))
    draft = Draft(view).read("table 7c 8c 9c / Tc Ts Th / 2d 3d 4d")
    play = solve.complete(draft)
    assert play is not None
    assert_goes_out(view, play)


def test_a_swap_is_no_fault_while_its_joker_may_yet_be_laid() -> None:
    view = hand_view("remik/wikibooks", "As 3s 6s 6s 7s 8s Ah 6h Ad 6d * * Kc", table={"a": "As 2s *"})
    opened = Draft(view).meld("Ah Ad *", "6s 7s 8s", "6s 6h 6d")
    swapped = opened.swap("3s", "a")
    assert opened.findings == swapped.findings == ()
    assert solve.can_finish(swapped)
    assert judge(view, swapped.meld("run * Kc *").discard("As"))
    short = Draft(view).meld("6s 7s 8s", "6s 6h 6d").swap("3s", "a")
    assert {found.clause for found in short.findings} >= {"swap_opening_turn", "not_opened"}
