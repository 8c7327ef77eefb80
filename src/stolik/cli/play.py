"""`stolik play`: a table in the terminal, in plain lines."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from stolik.cli.failure import Failure
from stolik.cli.language import Language, chosen

USUAL_RULES = "remik/silesian"


def command(
    ruleset: Annotated[
        str, typer.Argument(metavar="RULESET", help="The table's rules, as `stolik rules` lists them.")
    ] = USUAL_RULES,
    bots: Annotated[
        int, typer.Option(min=1, max=7, metavar="NUMBER", help="How many bots sit with you.")
    ] = 2,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="How they play: greedy or random.")] = "greedy",
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

    rules = games.parse_rules(ruleset)
    if rules.game != "remik":
        raise Failure(f"only remik is played in the terminal so far, not {rules.game}.")
    speech = Speech(chosen(lang), words=words)
    Table(rules, speech, bots=bots, level=level, seed=seed or os.urandom(8).hex()).run()
