"""The solvers' figures: what is measured is what it is said to be."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from stolik.core.cards import deck
from stolik.core.rng import Rng
from stolik.rummy import bench
from stolik.rummy.melds import MeldLaw, MeldValues
from stolik.rummy.solver import best_opening


def test_each_row_holds_what_it_says() -> None:
    rows = bench.run(cases=12, seed="test")
    assert [len(row.seconds) for row in rows[:4]] == [12] * 4
    few, naive = rows[4:]
    assert len(few.seconds) == len(naive.seconds) <= bench.NAIVE_CASES
    assert [row.bar for row in rows] == [1e-3, 1e-3, 2e-3, 2e-3, 1e-3, None]
    for row in rows:
        assert min(row.seconds) <= row.median <= max(row.seconds)
        assert row.median <= row.p99 <= max(row.seconds)
        assert min(row.seconds) <= row.mean <= max(row.seconds)
    assert bench.Row("one", (0.5,)).p99 == 0.5


@given(st.text(max_size=5))
def test_a_case_is_dealt_from_one_deck(seed: str) -> None:
    case = bench.deal(Rng(seed))
    laid = [laid.card for entry in case.table for laid in entry.meld.cards]
    assert len(case.hand) == bench.CARDS
    assert len(case.table) <= bench.MOST_MELDS
    assert not Counter([*case.hand, *laid]) - Counter(deck(2, 4))


@given(st.integers(0, 10_000))
def test_the_enumeration_agrees_with_the_solver(number: int) -> None:
    law, values = MeldLaw(), MeldValues()
    hand = [card for card in bench.deal(Rng(str(number))).hand if not card.is_joker]
    found = best_opening(hand, law, values, 0, False)
    assert bench.enumerated(hand, law, values) == (found.points if found else 0)
