"""Two rule sets side by side: the points on which the tables differ, and what each clause says at either."""

from __future__ import annotations

from dataclasses import dataclass

from .rulebook import Book, ClauseText
from .ruleset import RuleSet
from .wording import label, value_here


@dataclass(frozen=True, slots=True)
class Point:
    """A setting on which two tables differ: its values in words and its clause (None where not in force)."""

    setting: str
    anchor: str
    label: str
    values: tuple[str, str]
    clauses: tuple[ClauseText | None, ClauseText | None]


@dataclass(frozen=True, slots=True)
class Comparison:
    """How two rule sets of one game differ.

    ``points`` are settings with another value whose clause is in force at one table at least; ``idle`` are
    those that change nothing at either. ``agreed`` are the settings that a comparison begins with, where both
    tables have the same. ``consequences`` are clauses that read differently because of a
    point elsewhere; ``same`` are those that read alike.
    """

    one: RuleSet
    other: RuleSet
    points: tuple[Point, ...]
    idle: tuple[Point, ...]
    agreed: tuple[Point, ...]
    consequences: tuple[tuple[ClauseText | None, ClauseText | None], ...]
    same: tuple[ClauseText, ...]

    @classmethod
    def of(cls, one: RuleSet, other: RuleSet, language: str) -> Comparison:
        """Compare two rule sets in a language; RuleSetError if they are of different games."""
        changed = one.diff(other)
        books = Book.of(one, language), Book.of(other, language)
        found = [{clause.id: clause for clause in book.clauses} for book in books]
        points: list[Point] = []
        idle: list[Point] = []
        agreed: list[Point] = []
        for name in one.catalog.settings:
            clauses = found[0].get(name), found[1].get(name)
            if name not in changed and not (any(clauses) and _comes_first(one, name)):
                continue
            values = value_here(one, name, language), value_here(other, name, language)
            point = Point(name, one.catalog.anchor(name), label(one, name, language), values, clauses)
            (agreed if name not in changed else points if any(clauses) else idle).append(point)
        order = {clause: place for place, clause in enumerate(_order(one))}
        shown = sorted((set(found[0]) | set(found[1])) - set(changed), key=order.__getitem__)
        consequences, same = [], []
        for name in shown:
            left, right = found[0].get(name), found[1].get(name)
            if left is not None and right is not None and left.text == right.text:
                same.append(left)
            else:
                consequences.append((left, right))
        points.sort(key=lambda point: (not _comes_first(one, point.setting), order[point.setting]))
        return cls(one, other, tuple(points), tuple(idle), tuple(agreed), tuple(consequences), tuple(same))


def _comes_first(rules: RuleSet, setting: str) -> bool:
    """Whether a setting's page asks to stand first, as the point on which tables differ most."""
    return bool(rules.catalog.clause_rule[setting].page["setting"][setting].get("first", False))


def _order(rules: RuleSet) -> list[str]:
    """All clauses in the order of the rules page."""
    catalog = rules.catalog
    sections = list(catalog.sections)

    def place(clause: str) -> tuple[int, int]:
        section, _, number = catalog.anchor(clause).rpartition("-")
        return sections.index(section), int(number)

    return sorted(catalog.clause_rule, key=place)
