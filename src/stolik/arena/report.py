"""The figures of a contest, as rows for a reader and as plain values for a program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .estimate import Estimate, Tally, estimate, quantile
from .measures import Measure, measures
from .play import Refusal
from .run import Cluster, Contest
from .seating import seatings


@dataclass(frozen=True, slots=True)
class Row:
    """One figure of the whole table (``level`` None) or of one level of bots."""

    level: str | None
    id: str
    measure: Measure
    estimate: Estimate

    def __str__(self) -> str:
        factor, unit = (100, " %") if self.measure.share else (1, "")
        value, low, high = (
            f"{factor * number:.{self.measure.digits}f}"
            for number in (self.estimate.value, self.estimate.low, self.estimate.high)
        )
        return f"{self.measure.title}: {value}{unit} ({low} to {high})"


@dataclass(frozen=True, slots=True)
class Thinking:
    """CPU milliseconds a decision of one level: the median, the 95th percentile, and the longest."""

    level: str
    decisions: int
    p50_ms: float
    p95_ms: float
    max_ms: float

    def __str__(self) -> str:
        return (
            f"time a move: {self.p50_ms:.2f} ms median, {self.p95_ms:.2f} ms 95th percentile, "
            f"{self.max_ms:.1f} ms longest, {self.decisions} moves"
        )


@dataclass(frozen=True, slots=True)
class Report:
    """What a contest came to."""

    contest: Contest
    deals: int
    matches: int
    rows: tuple[Row, ...]
    thinking: tuple[Thinking, ...]
    refused: tuple[Refusal, ...]

    def lines(self) -> Iterator[str]:
        """The report in plain lines."""
        contest = self.contest
        unit = "matches" if contest.matches else "deals"
        number = len(seatings(contest.levels))
        seats = f"{number} seating{'s' if number > 1 else ''}"
        yield f"{contest.rules}: {', '.join(contest.levels)}"
        yield (
            f"{contest.number} {unit} from seed {contest.seed}, each in {seats}: "
            f"{self.deals} deals played. Ranges are 95 % intervals."
        )
        yield from (str(row) for row in self.rows if row.level is None)
        yield f"refused actions: {len(self.refused)}"
        for refusal in self.refused[:5]:
            clauses = ", ".join(refusal.clauses)
            yield f"  seat {refusal.seat + 1}, deal {refusal.seed}: {refusal.action}: {clauses}"
        for thinking in self.thinking:
            yield f"{thinking.level}"
            yield from (f"  {row}" for row in self.rows if row.level == thinking.level)
            yield f"  {thinking}"

    def data(self) -> Mapping[str, Any]:
        """The report as plain values for JSON."""
        return {
            "rules": self.contest.rules,
            "bots": list(self.contest.levels),
            "number": self.contest.number,
            "seed": self.contest.seed,
            "unit": "match" if self.contest.matches else "deal",
            "deals": self.deals,
            "matches": self.matches,
            "refused": [
                {"seat": r.seat, "deal": r.seed, "action": r.action, "clauses": list(r.clauses)}
                for r in self.refused
            ],
            "figures": [
                {
                    "level": row.level,
                    "id": row.id,
                    "value": row.estimate.value,
                    "low": row.estimate.low,
                    "high": row.estimate.high,
                }
                for row in self.rows
            ],
            "thinking": [
                {
                    "level": t.level,
                    "moves": t.decisions,
                    "p50_ms": t.p50_ms,
                    "p95_ms": t.p95_ms,
                    "max_ms": t.max_ms,
                }
                for t in self.thinking
            ],
        }


def report(contest: Contest, clusters: Sequence[Cluster]) -> Report:
    """The figures of a contest from its clusters."""
    meter = measures(contest.rules.strip().partition("/")[0])
    levels = tuple(dict.fromkeys(contest.levels))
    rows = list(_rows(None, meter.table, [cluster.table for cluster in clusters]))
    for level in levels:
        rows += _rows(level, meter.seats, [cluster.levels.get(level, {}) for cluster in clusters])
    return Report(
        contest,
        sum(cluster.deals for cluster in clusters),
        sum(cluster.matches for cluster in clusters),
        tuple(rows),
        tuple(thinking for level in levels for thinking in _thinking(level, clusters)),
        tuple(refusal for cluster in clusters for refusal in cluster.refused),
    )


def _rows(
    level: str | None, wanted: Mapping[str, Measure], clusters: Sequence[Mapping[str, Tally]]
) -> Iterator[Row]:
    for name, measure in wanted.items():
        found = estimate([cluster.get(name, Tally()) for cluster in clusters], share=measure.share)
        if found is not None:
            yield Row(level, name, measure, found)


def _thinking(level: str, clusters: Iterable[Cluster]) -> Iterator[Thinking]:
    seconds = [second for cluster in clusters for second in cluster.seconds.get(level, ())]
    if seconds:
        yield Thinking(
            level,
            len(seconds),
            1000 * quantile(seconds, 0.5),
            1000 * quantile(seconds, 0.95),
            1000 * max(seconds),
        )
