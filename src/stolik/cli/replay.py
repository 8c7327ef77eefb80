"""`stolik replay`: a recorded match, every line judged anew."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from stolik.cli.say import Speech
    from stolik.engine.record import DealRecord, Record


def command(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="replay-file")],
    quiet: Annotated[bool, typer.Option("--quiet", help="replay-quiet")] = False,
    words: Annotated[bool, typer.Option("--words", help="words")] = False,
) -> None:
    """Judge a record and tell its match; exit code 1 if a line does not stand."""
    from stolik import games
    from stolik.cli.say import Speech
    from stolik.engine.record import RecordError, loads

    speech = Speech(ctx.obj, words=words)
    raw = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    # Windows' editors may begin UTF-8 with a mark, which is no part of the text.
    text = raw.decode("utf-8-sig")
    try:
        game = games.replay(text)
    except RecordError as trouble:
        why = trouble.say(ctx.obj)
        typer.echo(speech.say("replay-refused", line=trouble.line, why=why))
        raise typer.Exit(1) from None
    record = loads(text)
    if not quiet:
        typer.echo(
            speech.say(
                "replay-match", rules=str(game.rules), code=game.rules.code, seats=", ".join(record.seats)
            )
        )
        for number, deal in enumerate(record.deals, 1):
            tell_deal(speech, record, number, deal)
    actions = sum(len(deal.entries) for deal in record.deals)
    typer.echo(speech.say("replay-stands", deals=len(record.deals), actions=actions))


def tell_deal(
    speech: Speech, record: Record, number: int, deal: DealRecord, write: Callable[[str], None] = typer.echo
) -> None:
    """Tell one deal of a record, a sentence at a time, to `write`."""
    from stolik.cli.telling import tell

    write(speech.say("deal-begins", number=number, dealer=record.seats[deal.dealer]))
    top = None
    for entry in deal.entries:
        # The record tells the cards drawn; whose they were is told with them.
        drawn = re.fullmatch(r"draw (\S+)", entry.text)
        name = record.seats[entry.seat]
        if drawn:
            write(speech.say("did-draw-card", name=name, card=speech.notation(drawn[1])))
        else:
            for sentence in tell(speech, name, entry.text, top):
                write(sentence)
            thrown = re.search(r"discard (\S+)$", entry.text)
            top = thrown[1] if thrown else None
    if deal.points is not None:
        for name, points in zip(record.seats, deal.points, strict=True):
            write(speech.say("points", name=name, points=points))
