"""Rules as clients and forms need them: names and values; the words come from the rule texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.text import LANGUAGES, choose_language
from ..rulekit.ruleset import RuleSet
from ..rulekit.setting import Setting
from . import projector
from .catalogue import Games
from .protocol import MOST_SEATS, Trouble


def describe_game(games: Games, game: str) -> dict[str, Any]:
    """A game: its presets, settings in the order of the rules page, and bot levels."""
    catalog = games.spec(game).catalog
    return {
        "game": game,
        "levels": list(games.levels[game]),
        "presets": [describe_rules(games, catalog.preset(name)) for name in catalog.presets],
        "settings": [_setting(catalog.anchor(name), setting) for name, setting in catalog.settings.items()],
    }


def describe_rules(games: Games, rules: RuleSet) -> dict[str, Any]:
    """A rule set. Values are what the clauses' texts select on: numbers as numbers, all else as text.

    ``more_players`` are numbers of players that cannot play by these rules, and could by others near them;
    ``offers`` says of each of them why they cannot, and what would have to change.
    """
    catalog, spec = rules.catalog, games.spec(rules.game)
    offers = {
        count: Trouble(
            "bad_seats",
            f"{rules} is not for {count} players",
            findings=[projector.finding(found)] if (found := spec.refuse_players(rules, count)) else [],
            offers=[projector.offer(rules, made) for made in near],
        )
        for count in range(2, MOST_SEATS + 1)
        if (near := spec.offers(rules, count))
    }
    return {
        "rules": str(rules),
        "game": rules.game,
        "preset": rules.preset,
        "code": rules.code,
        "players": list(spec.players(rules)),
        "more_players": list(offers),
        "offers": offers,
        "values": _values(rules),
        "house_rules": list(rules.house_rules),
        "clauses": {clause: catalog.anchor(clause) for clause in catalog.clause_rule},
    }


def describe_book(rules: RuleSet, language: str) -> dict[str, Any]:
    """The rules page as data, in the nearest language that there is."""
    catalog = rules.catalog
    tongue = choose_language([language])
    page = rules.book(tongue)
    # A setting whose clause is in force neither here nor in the preset changes nothing.
    in_force = {
        clause.id for book in (page, catalog.preset(rules.preset).book(tongue)) for clause in book.clauses
    }
    return {
        "rules": str(rules),
        "code": rules.code,
        "language": tongue,
        "label": {
            spoken: catalog.texts.say(spoken, f"preset-{rules.preset}")
            for spoken in LANGUAGES
            if catalog.texts.has(spoken, f"preset-{rules.preset}")
        },
        "settings": _values(rules),
        "house_rules": list(rules.house_rules),
        "differences": sum(name in in_force for name in rules.house_rules),
        "sections": [
            {
                "id": section.key,
                "title": section.title,
                "clauses": [
                    {
                        "clause": clause.id,
                        "number": int(clause.number),
                        "title": clause.title,
                        "text": clause.text,
                        "changed": clause.changed,
                        "silence": clause.silence,
                    }
                    for clause in section.clauses
                ],
            }
            for section in page.sections
        ],
    }


def _values(rules: RuleSet) -> Mapping[str, int | str]:
    out: dict[str, int | str] = {}
    for name, setting in rules.catalog.settings.items():
        value = rules.values[name]
        is_number = isinstance(value, int) and not isinstance(value, bool)
        out[name] = int(value) if is_number else setting.write(value)
    return out


def _setting(anchor: str, setting: Setting[Any]) -> dict[str, Any]:
    out: dict[str, Any] = {
        "name": setting.name,
        "kind": setting.kind,
        "section": anchor.rpartition("-")[0],
        "values": [setting.write(value) for value in setting.values],
    }
    if setting.kind == "number":
        out |= {"low": setting.low, "high": setting.high, "words": list(setting.words)}
    return out
