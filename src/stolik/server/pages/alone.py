"""The rules as one web page that needs no server: to keep, to send as a file, to print."""

from __future__ import annotations

from ... import __version__
from ...rulekit.rulebook import Book
from ...rulekit.ruleset import RuleSet
from . import mending
from .frame import page_texts, templates


def page_alone(rules: RuleSet, language: str) -> str:
    """The rules page as HTML, whole in itself."""

    def say(message: str, **args: object) -> str:
        return page_texts().say(language, message, **args)

    house = [rule for rule in mending.differences(rules, language) if not rule["idle"]]
    return (
        templates()
        .get_template("alone.html")
        .render(
            t=say,
            language=language,
            version=__version__,
            rules=rules,
            book=Book.of(rules, language),
            name=rules.catalog.texts.say(language, f"preset-{rules.preset}"),
            sources=rules.catalog.sources(rules.preset, language),
            house=house,
            before={rule["name"]: rule["preset"] for rule in house},
        )
    )
