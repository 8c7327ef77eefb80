"""Figures and how sure they are."""

from __future__ import annotations

from math import sqrt

import pytest

from stolik.arena.estimate import Estimate, Tally, estimate, quantile
from stolik.core.rng import Rng


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    values = [1.0, 2.0, 3.0, 4.0, 5.0]
    found = estimate([Tally(value, 1) for value in values], share=False)
    assert found is not None
    half = 1.959964 * sqrt(2.5 / 5)
    assert found.value == 3
    assert found.low == pytest.approx(3 - half)
    assert found.high == pytest.approx(3 + half)


def test_a_share_of_all_has_wilsons_interval() -> None:
    """The interval of 0 in 10 is 0 to 0.2775, that of 10 in 10 its mirror image."""
    none = estimate([Tally(0, 1)] * 10, share=True)
    every = estimate([Tally(1, 1)] * 10, share=True)
    assert none is not None
    assert every is not None
    assert (none.value, none.low) == (0, 0)
    assert none.high == pytest.approx(0.2775, abs=1e-4)
    assert (every.value, every.high) == (1, 1)
    assert every.low == pytest.approx(1 - 0.2775, abs=1e-4)


def test_a_share_of_single_cases_is_close_to_wilsons_interval() -> None:
    """40 of 100: Wilson's interval is 0.3094 to 0.4980."""
    found = estimate([Tally(number < 40, 1) for number in range(100)], share=True)
    assert found is not None
    assert (found.low, found.high) == (pytest.approx(0.3094, abs=2e-3), pytest.approx(0.4980, abs=2e-3))


def test_seatings_of_one_deal_count_as_one_case() -> None:
    """Where both seatings of a deal end alike, twice as many results tell nothing more."""
    single = estimate([Tally(number % 2, 1) for number in range(50)], share=True)
    double = estimate([Tally(2 * (number % 2), 2) for number in range(50)], share=True)
    assert single == double
    split = estimate([Tally(1, 2)] * 50, share=True)
    assert split is not None
    assert single is not None
    assert split.high - split.low <= single.high - single.low


def test_weights_make_a_ratio_of_sums() -> None:
    found = estimate([Tally(3, 4), Tally(0, 0), Tally(1, 1)], share=True)
    assert found is not None
    assert found.value == 4 / 5


def test_one_case_alone_says_how_little_it_says() -> None:
    assert estimate([Tally(7, 1)], share=False) == Estimate(7, 7, 7)
    assert estimate([Tally(1, 1)], share=True) == Estimate(1, 0, 1)
    assert estimate([Tally()], share=True) is None
    assert estimate([], share=False) is None


def test_the_interval_holds_the_truth_about_nineteen_times_in_twenty() -> None:
    rng = Rng("coverage")
    held = 0
    for _ in range(400):
        found = estimate([Tally(rng.random() < 0.3, 1) for _ in range(60)], share=True)
        assert found is not None
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98


@pytest.mark.parametrize(
    ("values", "part", "expected"),
    [
        ([3.0, 1.0, 2.0], 0.5, 2.0),
        ([1.0, 2.0, 3.0, 4.0], 0.5, 2.0),
        (list(range(1, 101)), 0.95, 95),
        (list(range(1, 101)), 1.0, 100),
        ([5.0], 0.95, 5.0),
        ([1.0, 2.0], 0.0, 1.0),
    ],
)
def test_quantiles(values: list[float], part: float, expected: float) -> None:
    assert quantile(values, part) == expected


def test_nothing_has_no_quantile() -> None:
    with pytest.raises(ValueError, match="no values"):
        quantile([], 0.5)
