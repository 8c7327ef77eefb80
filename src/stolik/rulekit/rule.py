"""A rule: a pair of sibling files, settings and check in Python, texts and cases in TOML."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .finding import Finding
from .setting import Setting

if TYPE_CHECKING:
    from .ruleset import RuleSet

C = TypeVar("C")
Check = Callable[[C], Iterable[Finding]]


@dataclass(frozen=True)
class Rule(Generic[C]):
    """One rule of a game.

    ``points`` are clauses that are no setting; every setting has a clause of its own name. ``check`` is
    pure, sees the whole case and yields all that it finds; ``contradictions`` finds settings that
    cannot stand together in one rule set. ``idle`` names those of its clauses that are not in force at a
    table because what they speak of cannot happen there (where a joker goes, in a pack without jokers): the
    rules page leaves them out.
    """

    module: str
    settings: tuple[Setting[Any], ...] = ()
    points: tuple[str, ...] = ()
    check: Check[C] | None = None
    contradictions: Callable[[RuleSet], Iterable[Finding]] | None = None
    idle: Callable[[RuleSet], Iterable[str]] | None = None

    @property
    def stem(self) -> str:
        """The name that both files of the pair share."""
        return self.module.rpartition(".")[2]

    @property
    def clauses(self) -> tuple[str, ...]:
        """Ids of the rule's clauses: its settings, then its base points."""
        return (*(setting.name for setting in self.settings), *self.points)

    @cached_property
    def page(self) -> Mapping[str, Any]:
        """The TOML half: section, setting and clause texts, vectors."""
        package = self.module.rpartition(".")[0]
        return tomllib.loads((files(package) / f"{self.stem}.toml").read_text(encoding="utf-8"))
