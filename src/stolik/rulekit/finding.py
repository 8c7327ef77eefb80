"""What a referee says: findings, debts and verdicts, by clause id and evidence, never in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Finding:
    """A clause that the case breaks for good: no further step could cure it.

    ``step`` is the 0-based step of the turn that broke it, or None for the turn as a whole; ``args`` are
    the evidence (numbers, texts, cards) that the refusal's sentence names.
    """

    clause: str
    step: int | None = None
    args: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.clause


@dataclass(frozen=True, slots=True)
class Ground(Finding):
    """A clause that allows what was done, or decides an answer; ``args`` are the evidence that it is met."""


@dataclass(frozen=True, slots=True)
class Debt(Finding):
    """A condition under which a step is allowed.

    ``met`` is what pays it: its own clause, or another that makes up for it (whoever goes out may need no
    points). While nothing does, a further step still could; when the turn ends unpaid it is a finding.
    """

    met: Ground | None = None

    @property
    def paid(self) -> bool:
        """Whether the condition is met."""
        return self.met is not None

    @property
    def finding(self) -> Finding:
        """The finding that it is when the turn ends without paying it."""
        return Finding(self.clause, self.step, self.args)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The referee's answer: every finding, what paid the debts that were met on the way, and the outcome.

    It is true when nothing was found, and iterates over its findings. ``outcome`` holds what an allowed
    action brings about (for a turn of remik ``out`` and ``multiplier``).
    """

    rules: RuleSet
    findings: tuple[Finding, ...] = ()
    paid: tuple[Ground, ...] = ()
    outcome: Mapping[str, Any] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return not self.findings

    def __iter__(self) -> Iterator[Finding]:
        return iter(self.findings)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Ids of the clauses broken, in order, each once."""
        return tuple(dict.fromkeys(finding.clause for finding in self.findings))

    def explain(self, language: str = "en") -> str:
        """The findings as sentences, one a line, each with its clause's number; empty if there are none."""
        return "\n".join(self.rules.catalog.refusal(finding, language) for finding in self.findings)
