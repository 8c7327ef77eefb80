"""`stolik rules`: the rules page of a table, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from stolik.cli.language import Language, chosen

if TYPE_CHECKING:
    from stolik.rulekit.ruleset import RuleSet


def command(
    ruleset: Annotated[
        str | None,
        typer.Argument(
            metavar="RULESET", help='As "remik/silesian(opening_points=41)"; without it, all there are.'
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Print a table's rules, every clause in force with its number; or the rule sets to choose from."""
    from stolik import games

    language = chosen(lang)
    if ruleset is not None:
        typer.echo(str(games.parse_rules(ruleset).book(language)))
        return
    for name in games.names():
        catalog = games.game(name).catalog
        for preset in catalog.presets:
            typer.echo(_line(catalog.preset(preset), language))


def _line(rules: RuleSet, language: str) -> str:
    title = rules.catalog.texts.say(language, f"preset-{rules.preset}")
    return f"{rules}  [{rules.code}]  {title}"
