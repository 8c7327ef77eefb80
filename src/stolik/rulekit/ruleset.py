"""Rule sets: a preset and the house rules in which a table differs from it.

The printed form, ``remik/silesian(opening_points=41)``, is canonical: settings sorted by name, only what
differs from the preset. It heads every record and is the key of every link.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, final

from ..core.text import LANGUAGES, Phrase, Texts, either
from .finding import Finding, Ground
from .rule import Rule
from .setting import BadValue, Setting

if TYPE_CHECKING:
    from .rulebook import Book

_FORM = re.compile(r"([a-z0-9_]+)/([a-z0-9_]+)(?:\((.*)\))?", re.DOTALL)
_PAIR = re.compile(r"\s*([a-z0-9_]+)\s*=\s*([^=,()\s]+)\s*")
MAX_RULE_TEXT = 4000


class RuleSetError(ValueError):
    """A rule set that cannot be: its text is malformed, or its settings contradict each other.

    ``findings`` names the clauses that cannot stand together (empty for malformed text); ``said`` is the
    message, which can be said in the reader's language.
    """

    def __init__(self, said: Phrase, findings: tuple[Finding, ...] = ()) -> None:
        self.findings, self.said = findings, said
        super().__init__(str(said))


@final
class RuleSet:
    """The rules of one table; immutable, compared and hashed by its canonical text."""

    __slots__ = ("_hash", "_idle", "_text", "catalog", "preset", "values")

    def __init__(self, catalog: Catalog, preset: str, values: Mapping[str, Any]) -> None:
        self.catalog = catalog
        self.preset = preset
        self.values: Mapping[str, Any] = MappingProxyType(dict(values))
        base = catalog.preset_values(preset)
        pairs = [
            f"{name}={setting.write(values[name])}"
            for name, setting in sorted(catalog.settings.items())
            if values[name] != base[name]
        ]
        self._text = f"{catalog.game}/{preset}" + (f"({', '.join(pairs)})" if pairs else "")
        self._hash = hash(self._text)
        self._idle: frozenset[str] | None = None

    @property
    def game(self) -> str:
        """The game's code name."""
        return self.catalog.game

    def replace(self, **changes: object) -> RuleSet:
        """These rules with other values; RuleSetError if there is no such setting, value or combination."""
        return self.catalog.make(self.preset, {**self.values, **changes})

    def diff(self, other: RuleSet) -> dict[str, tuple[str, str]]:
        """Settings on which the two differ, with both values' texts; RuleSetError for another game."""
        if other.catalog is not self.catalog:
            raise RuleSetError(Phrase("other-game", {"one": str(self), "other": str(other)}))
        return {
            name: (setting.write(self.values[name]), setting.write(other.values[name]))
            for name, setting in self.catalog.settings.items()
            if self.values[name] != other.values[name]
        }

    @property
    def house_rules(self) -> tuple[str, ...]:
        """Names of the settings in which the table differs from its preset."""
        base = self.catalog.preset_values(self.preset)
        return tuple(name for name in self.catalog.settings if self.values[name] != base[name])

    @property
    def idle(self) -> frozenset[str]:
        """Ids of the clauses that are not in force here, because what they speak of cannot happen."""
        if self._idle is None:
            idle = (rule.idle for rule in self.catalog.rules if rule.idle is not None)
            self._idle = frozenset(name for names in idle for name in names(self))
        return self._idle

    @property
    def code(self) -> str:
        """Six characters that two people can read to each other to make sure that they mean the same rules.

        Drawn from every value that is not neutral, whatever the preset, so equal rules have equal codes, and
        a setting added later leaves the codes of old rules as they are. Letters and digits that are easily
        confused (0 O, 1 I L) are left out.
        """
        settings = self.catalog.settings
        whole = ",".join(
            f"{name}={settings[name].write(self.values[name])}"
            for name in sorted(settings)
            if self.values[name] != settings[name].neutral
        )
        number = int.from_bytes(hashlib.sha256(f"{self.game}:{whole}".encode()).digest()[:8], "big")
        letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
        out = ""
        for _ in range(6):
            number, digit = divmod(number, len(letters))
            out += letters[digit]
        return out

    def book(self, language: str = "en") -> Book:
        """The whole rules page in force, in the reader's language; ``str`` of it is plain text."""
        from .rulebook import Book

        return Book.of(self, language)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"parse_rules({self._text!r})"

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, RuleSet) and self._text == other._text)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_unpickle, (self.catalog.package, self._text))


def _unpickle(package: str, text: str) -> RuleSet:
    catalog = import_module(package).CATALOG
    assert isinstance(catalog, Catalog)
    return catalog.parse(text)


@dataclass(frozen=True, slots=True)
class Source:
    """A page or a book that a preset's rules were taken from; ``address`` is empty where it has none."""

    name: str
    address: str


class Catalog:
    """All rules of a game: its settings, clauses and presets.

    ``package`` is the game's package, which holds ``rules/`` and ``presets/`` and names this object CATALOG.
    """

    def __init__(self, game: str, package: str, rules: Iterable[Rule[Any]]) -> None:
        self.game = game
        self.package = package
        self.rules = tuple(rules)
        self.settings: dict[str, Setting[Any]] = {}
        self.clause_rule: dict[str, Rule[Any]] = {}
        for rule in self.rules:
            self.settings.update((setting.name, setting) for setting in rule.settings)
            self.clause_rule.update((clause, rule) for clause in rule.clauses)
        self._presets: dict[str, Mapping[str, Any]] = {}
        self._parsed: dict[str, RuleSet] = {}

    # -- presets -------------------------------------------------------------------------------

    @cached_property
    def presets(self) -> tuple[str, ...]:
        """Names of the presets, in alphabetical order."""
        folder = files(self.package) / "presets"
        return tuple(sorted(item.name[:-5] for item in folder.iterdir() if item.name.endswith(".toml")))

    def preset_page(self, name: str) -> Mapping[str, Any]:
        """A preset's TOML: names, sources, values; RuleSetError if there is none."""
        if name not in self.presets:
            raise RuleSetError(
                Phrase(
                    "no-preset", {"game": self.game, "name": repr(name[:40]), "known": either(self.presets)}
                )
            )
        return tomllib.loads((files(self.package) / "presets" / f"{name}.toml").read_text(encoding="utf-8"))

    def sources(self, preset: str, language: str) -> tuple[Source, ...]:
        """What the preset was taken from, named in a language; RuleSetError if there is no such preset."""
        return tuple(
            Source(self.texts.say(language, f"preset-{preset}-source-{at}"), entry.get("address", ""))
            for at, entry in enumerate(self.preset_page(preset).get("source", ()))
        )

    def preset_values(self, name: str) -> Mapping[str, Any]:
        """Every setting's value in the preset."""
        values = self._presets.get(name)
        if values is None:
            own = self.preset_page(name).get("values", {})
            values = {**{key: setting.neutral for key, setting in self.settings.items()}, **self._read(own)}
            self._presets[name] = values
        return values

    def preset(self, name: str) -> RuleSet:
        """The preset as a rule set."""
        return self.make(name, self.preset_values(name))

    # -- rule sets -----------------------------------------------------------------------------

    def make(self, preset: str, values: Mapping[str, object]) -> RuleSet:
        """The rule set of these values over a preset; RuleSetError if any of it cannot be."""
        rules = RuleSet(self, preset, {**self.preset_values(preset), **self._read(values)})
        found = [
            finding
            for rule in self.rules
            if rule.contradictions is not None
            for finding in rule.contradictions(rules)
        ]
        if found:
            names = ", ".join(dict.fromkeys(finding.clause for finding in found))
            raise RuleSetError(Phrase("contradiction", {"rules": str(rules), "names": names}), tuple(found))
        return rules

    def parse(self, text: str) -> RuleSet:
        """The rule set printed as ``text``; RuleSetError says what is wrong with it."""
        known = self._parsed.get(text)
        if known is not None:
            return known
        if len(text) > MAX_RULE_TEXT:
            raise RuleSetError(Phrase("rule-set-length", {"most": str(MAX_RULE_TEXT)}))
        form = _FORM.fullmatch(text.strip())
        if form is None or form[1] != self.game:
            raise RuleSetError(Phrase("no-rule-set", {"text": repr(text[:80]), "game": self.game}))
        changes: dict[str, object] = {}
        for part in form[3].split(",") if form[3] and form[3].strip() else ():
            pair = _PAIR.fullmatch(part)
            if pair is None:
                raise RuleSetError(Phrase("not-a-setting", {"text": repr(part.strip()[:80])}))
            if pair[1] in changes:
                raise RuleSetError(Phrase("set-twice", {"name": pair[1]}))
            changes[pair[1]] = pair[2]
        rules = self.make(form[2], {**self.preset_values(form[2]), **self._read(changes)})
        if len(self._parsed) < 4096:
            self._parsed[text] = rules
        return rules

    def _read(self, values: Mapping[str, object]) -> dict[str, Any]:
        out = {}
        for name, value in values.items():
            setting = self.settings.get(name)
            if setting is None:
                raise RuleSetError(Phrase("no-setting", {"game": self.game, "name": repr(name)}))
            try:
                out[name] = setting.read(value)
            except BadValue as bad:
                raise RuleSetError(bad.said) from None
        return out

    # -- texts ---------------------------------------------------------------------------------

    @cached_property
    def texts(self) -> Texts:
        """Every text of the game's rule pages, as ``<clause>-title``, ``<setting>-label`` and so on."""
        texts = Texts()
        for rule in self.rules:
            for kind in ("setting", "clause"):
                for name, page in rule.page.get(kind, {}).items():
                    for part in ("label", "help", "title", "text", "refusal", "met", "silence"):
                        self._add(texts, f"{name}-{part}", page.get(part, {}))
                    for at, example in enumerate(page.get("example", ())):
                        self._add(texts, f"{name}-example-{at}", example.get("say", {}))
                    for value, labels in page.get("value", {}).items():
                        self._add(texts, f"{name}-value-{_identifier(value)}", labels)
        for key, section in self.sections.items():
            self._add(texts, f"section-{key}", section.get("title", {}))
        for preset in self.presets:
            page = self.preset_page(preset)
            self._add(texts, f"preset-{preset}", page.get("name", {}))
            self._add(texts, f"preset-{preset}-about", page.get("about", {}))
            self._add(texts, f"preset-{preset}-silence", page.get("silence", {}))
            for at, entry in enumerate(page.get("source", ())):
                self._add(texts, f"preset-{preset}-source-{at}", entry["name"])
        return texts

    @staticmethod
    def _add(texts: Texts, message: str, patterns: Mapping[str, str]) -> None:
        for language, pattern in patterns.items():
            if language in LANGUAGES:
                texts.add_pattern(language, message, pattern)

    @cached_property
    def sections(self) -> Mapping[str, Any]:
        """Sections of the rules page, in order."""
        page = tomllib.loads((files(self.package) / "rules" / "sections.toml").read_text(encoding="utf-8"))
        return dict(sorted(page.items(), key=lambda item: int(item[1]["order"])))

    def clause_page(self, clause: str) -> Mapping[str, Any]:
        """A clause's part of its rule's page."""
        page: Mapping[str, Any] = self.clause_rule[clause].page["clause"][clause]
        return page

    def anchor(self, clause: str) -> str:
        """The clause's place on the rules page, as ``opening-2``; it never changes."""
        page = self.clause_page(clause)
        section = page.get("section", self.clause_rule[clause].page["section"])
        return f"{section}-{page['number']}"

    def clause_name(self, clause: str, language: str) -> str:
        """The clause as cited: its section's title and its number."""
        section, _, number = self.anchor(clause).rpartition("-")
        return f"{self.texts.say(language, f'section-{section}')} {number}"

    def value_text(self, setting: str, value: str, language: str) -> str:
        """The short label of a setting's value, given as text; KeyError if it has none of its own."""
        return self.texts.say(language, f"{setting}-value-{_identifier(value)}")

    def refusal(self, finding: Finding, language: str) -> str:
        """The finding, or ground, as a sentence with its clause cited."""
        return f"{self.sentence(finding, language)} (§ {self.clause_name(finding.clause, language)})"

    def sentence(self, finding: Finding, language: str) -> str:
        """The finding as a sentence alone: what is broken, or of a ground what is met."""
        part = "met" if isinstance(finding, Ground) else "refusal"
        try:
            return self.texts.say(language, f"{finding.clause}-{part}", **finding.args)
        except KeyError:
            return self.texts.say(language, f"{finding.clause}-title")


def _identifier(value: str) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", "_", value)
