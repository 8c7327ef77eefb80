"""`stolik play`: a table in the terminal, in plain lines."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from stolik.cli.language import Language, chosen

USUAL_RULES = "remik/silesian"


def command(
    ruleset: Annotated[
        str, typer.Argument(metavar="RULESET", help="The table's rules, as `stolik rules` lists them.")
    ] = USUAL_RULES,
    bots: Annotated[
        int | None,
        typer.Option(
            min=1, max=7, metavar="NUMBER", show_default="2, in Joker 3", help="How many bots sit with you."
        ),
    ] = None,
    level: Annotated[
        str, typer.Option(metavar="LEVEL", help="How they play: greedy, random or another.")
    ] = "greedy",
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", show_default="a new one", help="The same seed deals the same cards."),
    ] = None,
    words: Annotated[
        bool, typer.Option("--words", help="Say cards in words, as a screen reader reads them best.")
    ] = False,
    lang: Language = None,
) -> None:
    """Play against bots in the terminal: plain lines, one for each thing that happens."""
    from stolik import games
    from stolik.cli.say import Speech
    from stolik.cli.table import Table
    from stolik.cli.table_jokeri import JokerTable

    rules = games.parse_rules(ruleset)
    speech = Speech(chosen(lang), words=words)
    kind, usual = (JokerTable, 3) if rules.game == "jokeri" else (Table, 2)
    kind(rules, speech, bots=bots or usual, level=level, seed=seed or os.urandom(8).hex()).run()
