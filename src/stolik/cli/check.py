"""`stolik check`: whether the log of the tables is as it was written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.failure import Failure
from stolik.cli.serve import data_folder


def command(
    ctx: typer.Context,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", show_default="data-default", help="check-data")
    ] = None,
) -> None:
    """Check the log and name what is not as it was written; exit code 1 if anything is."""
    from stolik.cli.say import Speech
    from stolik.server.store import LOG, SchemaError, check_log

    speech = Speech(ctx.obj)
    folder = data_folder() if data is None else data
    try:
        found = check_log(folder)
    except SchemaError as trouble:
        if data is not None or (folder / LOG).is_file():
            raise
        # start.py keeps its tables in the folder data beside itself.
        here = (Path("data") / LOG).is_file()
        raise Failure("check-none-here" if here else "check-none", folder=str(folder)) from trouble
    for table_id, seq in found.broken:
        typer.echo(speech.say("check-broken", table=table_id, row=str(seq)))
    typer.echo(speech.say("check-done", rows=found.rows, logs=found.logs, broken=len(found.broken)))
    if found.broken:
        raise typer.Exit(1)
