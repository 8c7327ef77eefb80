"""`stolik check`: whether the log of the tables is as it was written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.failure import Failure
from stolik.cli.serve import data_folder


def command(
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", show_default="your own data folder", help="Folder of the tables' records."
        ),
    ] = None,
) -> None:
    """Check the log of tables and sheets: a row changed or taken out is named, and the exit code is 1.

    Each row holds the hash of the row before it. What this cannot tell is whether rows are missing at a
    table's very end. Nothing is written; the server may be running.
    """
    from stolik.server.store import LOG, SchemaError, check_log

    folder = data_folder() if data is None else data
    try:
        found = check_log(folder)
    except SchemaError as trouble:
        if data is not None or (folder / LOG).is_file():
            raise Failure(str(trouble)) from None
        # start.py keeps its tables in the folder data beside itself.
        here = Path("data")
        way = "stolik check --data data" if (here / LOG).is_file() else "stolik check --data FOLDER"
        there = (
            "there is one in the folder data here" if (here / LOG).is_file() else "name the table's folder"
        )
        raise Failure(f"{str(trouble).rstrip('.')}; {there}: {way}") from None
    for table_id, seq in found.broken:
        typer.echo(f"{table_id}: row {seq} does not follow from the row before it.")
    typer.echo(
        f"{found.rows} rows of {found.logs} tables and sheets: "
        + (f"{len(found.broken)} not as they were written." if found.broken else "all as they were written.")
    )
    if found.broken:
        raise typer.Exit(1)
