"""A figure measured on some deals, and the range in which it lies with 95 % confidence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

Z95 = 1.959964
"""The two-sided 95 % point of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A total and what it is counted over, as points over deals, or deals won over deals played."""

    total: float = 0.0
    weight: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.total + other.total, self.weight + other.weight)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95 % interval; ``low`` and ``high`` equal it where there was but one case."""

    value: float
    low: float
    high: float


def estimate(clusters: Sequence[Tally], *, share: bool) -> Estimate | None:
    """The ratio of all totals to all weights; None if nothing was counted.

    A cluster is all that was played on one seed: seatings of one deal are not independent of each other. The
    interval is that of a ratio estimator (residuals of the clusters); a ``share``, which cannot leave 0 … 1,
    gets Wilson's interval at the number of independent cases that would vary as much as the clusters do.
    """
    counted = [tally for tally in clusters if tally.weight]
    weight = sum(tally.weight for tally in counted)
    if not weight:
        return None
    value = sum(tally.total for tally in counted) / weight
    number = len(counted)
    if number < 2:
        return Estimate(value, 0.0 if share else value, 1.0 if share else value)
    residuals = sum((tally.total - value * tally.weight) ** 2 for tally in counted)
    error = sqrt(residuals * number / (number - 1)) / weight
    if not share:
        return Estimate(value, value - Z95 * error, value + Z95 * error)
    cases = value * (1 - value) / error**2 if error > 0 and 0 < value < 1 else float(number)
    return _wilson(value, cases)


def _wilson(value: float, cases: float) -> Estimate:
    spread = Z95**2 / cases
    middle = (value + spread / 2) / (1 + spread)
    half = sqrt(value * (1 - value) * spread + spread**2 / 4) / (1 + spread)
    # What rounding would put a hair inside 0 or 1 is there exactly.
    low = 0.0 if value == 0 else max(0.0, middle - half)
    return Estimate(value, low, 1.0 if value == 1 else min(1.0, middle + half))


def quantile(values: Iterable[float], part: float) -> float:
    """The smallest value that at least this part of all does not exceed; ValueError if there is none."""
    ordered = sorted(values)
    if not ordered:
        raise ValueError("no values")
    return ordered[max(0, min(len(ordered) - 1, -(-int(len(ordered) * part * 1e6) // 1_000_000) - 1))]
