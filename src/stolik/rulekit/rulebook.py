"""The rule book: a rule set's clauses in force, numbered and in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class ClauseText:
    """One clause in force.

    ``changed`` marks a house rule that differs from the preset; ``silence`` is the note that no source
    decides the point and this table did (empty where the source speaks). ``examples`` are cases that the
    game can answer and draw, of which the first that fits this table is meant.
    """

    id: str
    number: str
    anchor: str
    title: str
    text: str
    changed: bool
    silence: str
    examples: tuple[Mapping[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class SectionText:
    """A section of the rules page."""

    key: str
    title: str
    clauses: tuple[ClauseText, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The whole rules page of a rule set in one language."""

    rules: RuleSet
    language: str
    sections: tuple[SectionText, ...]

    @classmethod
    def of(cls, rules: RuleSet, language: str) -> Book:
        """The rule book of a rule set; a clause that is idle or has no text at this table is left out."""
        catalog = rules.catalog
        args = arguments(rules)
        house = set(rules.house_rules)
        by_section: dict[str, list[tuple[int, ClauseText]]] = {key: [] for key in catalog.sections}
        for clause in catalog.clause_rule:
            text = "" if clause in rules.idle else catalog.texts.say(language, f"{clause}-text", **args)
            if not text:
                continue
            anchor = catalog.anchor(clause)
            section, _, number = anchor.rpartition("-")
            silence = _silence(rules, clause, language, args) if clause not in house else ""
            title = catalog.texts.say(language, f"{clause}-title", **args)
            examples = tuple(catalog.clause_page(clause).get("example", ()))
            entry = ClauseText(clause, number, anchor, title, text, clause in house, silence, examples)
            by_section[section].append((int(number), entry))
        sections = (
            SectionText(
                key,
                catalog.texts.say(language, f"section-{key}"),
                tuple(clause for _, clause in sorted(clauses, key=lambda item: item[0])),
            )
            for key, clauses in by_section.items()
            if clauses
        )
        return cls(rules, language, tuple(sections))

    @property
    def clauses(self) -> tuple[ClauseText, ...]:
        """All clauses in force, in page order."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    def __str__(self) -> str:
        lines = [f"{self.rules}  [{self.rules.code}]"]
        for section in self.sections:
            lines += ["", section.title]
            for clause in section.clauses:
                mark = "*" if clause.changed else " "
                lines.append(f"{mark}{clause.number}. {clause.title}: {clause.text}")
                if clause.silence:
                    lines.append(f"    {clause.silence}")
        return "\n".join(lines)


def _silence(rules: RuleSet, clause: str, language: str, args: Mapping[str, object]) -> str:
    """The note that no source decides this clause, where the preset's source is silent about it.

    A clause whose ``silent`` names presets has its note in these, since a source may fix its value and be
    silent on a part; else the note stands where the source does not give the setting. A preset with sources
    of its own brings its own note, since a clause's note speaks of the first sources.
    """
    texts, page = rules.catalog.texts, rules.catalog.clause_page(clause)
    message, own = f"{clause}-silence", f"preset-{rules.preset}-silence"
    brings_own = texts.has("en", own)
    if "silent" in page and not brings_own:
        is_silent = rules.preset in page["silent"]
    else:
        setting = rules.catalog.clause_rule[clause].page.get("setting", {}).get(clause, {})
        is_silent = setting.get("source", {}).get(rules.preset, "R") == "R"
    if not is_silent or not texts.has("en", message):
        return ""
    return texts.say(language, own if brings_own else message, **args)


def arguments(rules: RuleSet) -> dict[str, int | str]:
    """What clause texts may name: every setting's value.

    A value of several parts (``golden+dark``, ``200_500``) gives its parts too, as ``NAME_1``, ``NAME_2``; a
    sequence also says of each item whether it is in it, as ``NAME_ITEM``, ``true`` or ``false``.
    """
    args: dict[str, int | str] = {}
    for name, setting in rules.catalog.settings.items():
        value = rules.values[name]
        text = setting.write(value)
        args[name] = _argument(text)
        if isinstance(value, tuple):
            items = [str(item) for offered in setting.values if len(offered) == 1 for item in offered]
            args.update((f"{name}_{item}", "true" if item in value else "false") for item in items)
            args.update((f"{name}_{at}", str(item)) for at, item in enumerate(value, 1))
        elif "_" in text and text.replace("_", "").isdigit():
            args.update((f"{name}_{at}", int(part)) for at, part in enumerate(text.split("_"), 1))
    return args


def _argument(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdigit() else text
