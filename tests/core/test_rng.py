from __future__ import annotations

from collections import Counter

import pytest

from stolik.core.rng import Rng


def test_the_published_vector() -> None:
    """Anybody who writes this stream again, in any language, can check these numbers."""
    rng = Rng("stolik")
    assert [rng.below(1000) for _ in range(8)] == PUBLISHED_BELOW
    assert Rng("stolik").shuffled(range(10)) == PUBLISHED_SHUFFLE
    assert Rng("stolik").child("deal/1").below(1 << 32) == PUBLISHED_CHILD


def test_a_child_does_not_depend_on_what_was_drawn() -> None:
    rng = Rng("a")
    before = rng.child("x").below(10**9)
    rng.below(5)
    assert rng.child("x").below(10**9) == before
    assert rng.child("y").below(10**9) != before


def test_shuffles_are_even() -> None:
    rng = Rng("even")
    seen = Counter(rng.shuffled((1, 2, 3)) for _ in range(6000))
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_bounds() -> None:
    rng = Rng("bounds")
    assert rng.below(1) == 0
    assert 0 <= rng.random() < 1
    assert rng.choice("x") == "x"
    assert repr(rng) == "Rng('bounds')"
    for bad in (0, -3):
        with pytest.raises(ValueError, match="no number below"):
            rng.below(bad)


PUBLISHED_BELOW = [192, 374, 349, 80, 304, 237, 660, 423]
PUBLISHED_SHUFFLE = (4, 6, 3, 7, 9, 0, 1, 8, 5, 2)
PUBLISHED_CHILD = 2184125285
