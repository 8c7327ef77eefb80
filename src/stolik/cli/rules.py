"""`stolik rules`: the rules page of a table, house rules, and two tables compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from stolik.cli.failure import Failure

if TYPE_CHECKING:
    from stolik.cli.say import Speech
    from stolik.rulekit.ruleset import RuleSet


def command(
    ctx: typer.Context,
    ruleset: Annotated[str | None, typer.Argument(metavar="RULESET", help="rules-rules")] = None,
    changes: Annotated[list[str] | None, typer.Option("--set", metavar="SETTING", help="rules-set")] = None,
    compare: Annotated[str | None, typer.Option(metavar="RULESET", help="rules-compare")] = None,
    settings: Annotated[bool, typer.Option("--settings", help="rules-settings")] = False,
    html: Annotated[bool, typer.Option("--html", help="rules-html")] = False,
    text: Annotated[bool, typer.Option("--text", help="rules-text")] = False,
    name_only: Annotated[bool, typer.Option("--name", help="rules-name")] = False,
) -> None:
    """Print a table's rules, or the rule sets there are."""
    from stolik import games
    from stolik.cli.say import ANSWERING, Speech, tongue

    language: str = ctx.obj
    if sum((html, text, settings, name_only, compare is not None)) > 1:
        raise Failure("rules-one-of")
    if ruleset is None:
        if changes or compare is not None or html or settings or name_only:
            raise Failure("rules-unnamed")
        for name in games.names():
            catalog = games.game(name).catalog
            for preset in catalog.presets:
                typer.echo(_line(catalog.preset(preset), language))
        return
    rules = _changed(games.parse_rules(ruleset), changes or [])
    language = tongue(rules, language)
    speech = Speech(language, among=ANSWERING)
    if compare is not None:
        typer.echo("\n".join(_compared(rules, games.parse_rules(compare), language, speech)))
    elif settings:
        typer.echo("\n".join(_settings(rules, language, speech)))
    elif name_only:
        typer.echo(_line(rules, language))
        typer.echo(_link(rules))
    elif html:
        typer.echo(_page(rules, language))
    else:
        typer.echo(str(rules.book(language)))


def _changed(rules: RuleSet, changes: list[str]) -> RuleSet:
    """The rule set with each NAME=VALUE in force; Failure, or an error of the rules, if that cannot be."""
    values: dict[str, object] = {}
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise Failure("rules-no-setting", text=change)
        values[name.strip()] = value.strip()
    return rules.replace(**values) if values else rules


def _line(rules: RuleSet, language: str) -> str:
    title = rules.catalog.texts.say(language, f"preset-{rules.preset}")
    return f"{rules}  [{rules.code}]  {title}"


def _link(rules: RuleSet) -> str:
    from stolik.server.links import rules_page

    return rules_page(rules)


def _compared(one: RuleSet, other: RuleSet, language: str, speech: Speech) -> list[str]:
    from stolik.rulekit.comparison import Comparison

    found = Comparison.of(one, other, language)
    lines = [f"1: {_line(one, language)}", f"2: {_line(other, language)}"]
    lines.append(speech.say("rules-differ", count=len(found.points)))
    for point in found.points:
        name = one.catalog.clause_name(point.setting, language)
        lines += ["", f"{name}. {point.label}"]
        for number, (value, clause) in enumerate(zip(point.values, point.clauses, strict=True), 1):
            lines.append(f"  {number}: {value}. {clause.text if clause else speech.say('rules-no-clause')}")
    return lines


def _settings(rules: RuleSet, language: str, speech: Speech) -> list[str]:
    from stolik.rulekit.wording import help_text, label, options

    catalog = rules.catalog
    lines = [_line(rules, language)]
    for name, setting in catalog.settings.items():
        lines += ["", f"{name}: {label(rules, name, language)}. {help_text(rules, name, language)}"]
        if setting.kind == "number":
            lines.append(f"    {setting.low} - {setting.high}")
        for option in options(rules, name, language):
            mark = "*" if option.chosen else "-" if option.findings else " "
            why = ""
            if option.findings:
                clauses = dict.fromkeys(found.clause for found in option.findings if found.clause != name)
                why = "  " + speech.say("rules-barred", settings=", ".join(clauses or [name]))
            lines.append(f"  {mark} {option.value}: {option.label}{why}")
    return lines


def _page(rules: RuleSet, language: str) -> str:
    from stolik.server.pages.alone import page_alone

    return page_alone(rules, language)
