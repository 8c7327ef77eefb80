"""What is wrong with the text of a rule set, for somebody who followed a link, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from ...rulekit.ruleset import MAX_RULE_TEXT, Catalog, RuleSet, RuleSetError
from ...rulekit.setting import BadValue, Setting
from ...rulekit.wording import help_text, label, value_here, value_label
from ..catalogue import Games

_FORM = re.compile(r"\s*([^/(]*)(?:/([^(]*))?(?:\((.*))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong.

    ``kind`` is ``game``, ``preset``, ``form``, ``setting``, ``value``, ``twice``, ``contradiction`` or
    ``long``; ``args`` are the evidence, ``offered`` what would be right, as text and in words.
    """

    kind: str
    args: Mapping[str, Any]
    offered: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class Mending:
    """Everything that is wrong with a rule set's text, and the rule sets that may have been meant."""

    status: int = 400
    faults: list[Fault] = field(default_factory=list)
    instead: list[RuleSet] = field(default_factory=list)
    game: str = ""


def mend(games: Games, text: str, language: str) -> Mending:
    """Why ``text`` is no rule set; its ``faults`` are empty if it is one."""
    out = Mending()
    if len(text) > MAX_RULE_TEXT:
        out.faults.append(Fault("long", {"most": MAX_RULE_TEXT}))
        return out
    form = _FORM.fullmatch(text)
    assert form is not None  # everything in it may be empty
    game, preset, rest = form[1].strip(), (form[2] or "").strip(), form[3]
    if game not in games.names:
        out.status = 404
        close = get_close_matches(game.lower(), games.names, 3, 0.5)
        out.faults.append(Fault("game", {"game": game[:40]}, tuple((name, name) for name in games.names)))
        out.instead = [_presets(games, name)[0] for name in close]
        return out
    out.game = game
    catalog = games.spec(game).catalog
    if preset not in catalog.presets:
        out.status = 404
        close = get_close_matches(preset.lower(), catalog.presets, 3, 0.5)
        names = tuple((name, catalog.texts.say(language, f"preset-{name}")) for name in catalog.presets)
        out.faults.append(Fault("preset", {"preset": preset[:40], "game": game}, names))
        out.instead = [catalog.preset(name) for name in close]
        return out
    _read_settings(out, catalog, preset, rest, language)
    return out


def _presets(games: Games, game: str) -> list[RuleSet]:
    catalog = games.spec(game).catalog
    return [catalog.preset(name) for name in catalog.presets]


def _read_settings(out: Mending, catalog: Catalog, preset: str, rest: str | None, language: str) -> None:
    base = catalog.preset(preset)
    if rest is not None and not rest.rstrip().endswith(")"):
        out.faults.append(Fault("form", {"text": f"({rest[:60]}"}))
    values: dict[str, Any] = {}
    for part in (rest or "").rstrip().removesuffix(")").split(","):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not part.strip():
            continue
        if not equals:
            out.faults.append(Fault("form", {"text": part.strip()[:60]}))
        elif name not in catalog.settings:
            out.faults.append(Fault("setting", {"name": name[:60]}, tuple(_near(base, name, language))))
        elif name in values:
            out.faults.append(Fault("twice", {"label": label(base, name, language), "name": name}))
        else:
            try:
                values[name] = catalog.settings[name].read(value)
            except BadValue:
                out.faults.append(bad_value(base, catalog.settings[name], value, language))
    try:
        rules = catalog.make(preset, values)
    except RuleSetError as error:
        out.faults.append(contradiction(base, values, error, language))
        out.instead = list(_without(catalog, preset, values, error))
    else:
        if out.faults:
            out.instead = [rules]


def _near(rules: RuleSet, name: str, language: str) -> Iterable[tuple[str, str]]:
    for close in get_close_matches(name.lower(), rules.catalog.settings, 3, 0.5):
        yield close, label(rules, close, language)


def bad_value(rules: RuleSet, setting: Setting[Any], value: str, language: str) -> Fault:
    """The fault of a value that a setting does not have."""
    words = [value for value in setting.values if setting.kind != "number" or value in setting.words]
    return Fault(
        "value",
        {
            "label": label(rules, setting.name, language),
            "name": setting.name,
            "value": value[:60],
            "help": help_text(rules, setting.name, language),
            "low": setting.low if setting.kind == "number" else "",
            "high": setting.high,
        },
        tuple((setting.write(word), value_label(rules, setting.name, word, language)) for word in words),
    )


def contradiction(rules: RuleSet, values: Mapping[str, Any], error: RuleSetError, language: str) -> Fault:
    """The settings that cannot stand together, each with the value that it would have."""
    catalog = rules.catalog
    whole = {**rules.values, **values}
    pairs = []
    sentences = []
    for found in error.findings:
        if found.clause in catalog.settings:
            said = value_label(rules, found.clause, whole[found.clause], language)
            pairs.append((label(rules, found.clause, language), said))
        if found.args:
            sentences.append(catalog.sentence(found, language))
    return Fault(
        "contradiction",
        {
            "sentences": tuple(dict.fromkeys(sentences)),
            "names": tuple(found.clause for found in error.findings),
        },
        tuple(dict.fromkeys(pairs)),
    )


def _without(
    catalog: Catalog, preset: str, values: Mapping[str, Any], error: RuleSetError
) -> Iterable[RuleSet]:
    """The rule set without one of the settings that contradict each other, where that makes it sound."""
    for found in dict.fromkeys(found.clause for found in error.findings):
        fewer = {name: value for name, value in values.items() if name != found}
        if len(fewer) < len(values):
            try:
                yield catalog.make(preset, fewer)
            except RuleSetError:
                continue


def differences(rules: RuleSet, language: str) -> list[dict[str, Any]]:
    """The house rules of a table: what each is called, its value, that of the preset, and whether it matters.

    One whose clause is in force neither here nor in the preset changes nothing.
    """
    base = rules.catalog.preset(rules.preset)
    here, there = ({clause.id for clause in each.book(language).clauses} for each in (rules, base))
    return [
        {
            "name": name,
            "anchor": rules.catalog.anchor(name),
            "label": label(rules, name, language),
            "here": value_here(rules, name, language),
            "preset": value_here(base, name, language),
            "shown": name in here,
            "idle": name not in here and name not in there,
        }
        for name in rules.house_rules
    ]
