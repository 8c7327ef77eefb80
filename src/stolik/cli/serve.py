"""`stolik serve`: the table in the browser."""

from __future__ import annotations

import os
import re
import socket
import sys
from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.failure import Failure

#: Taken when no port is asked for; where another program has it, any free one is taken instead.
USUAL_PORT = 8765


def command(
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            metavar="PORT",
            show_default=f"{USUAL_PORT}, or a free one",
            help="Port to listen on; 0 takes any free one.",
        ),
    ] = None,
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS", help="Address to listen on; 0.0.0.0 lets in others on the same network."
        ),
    ] = "127.0.0.1",
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            show_default="your own data folder",
            help="Folder for the tables' records; made where missing.",
        ),
    ] = None,
    public: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            help="Address under which others see this table, such as https://cards.example, where a proxy "
            "stands before it; may be repeated.",
        ),
    ] = None,
    pause: Annotated[
        int,
        typer.Option(
            min=0,
            max=10_000,
            metavar="MS",
            help="About how long a bot takes over a move, in milliseconds, so that one can follow.",
        ),
    ] = 700,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")
    ] = True,
) -> None:
    """Start the table: a page in the browser, for you, your friends and the bots."""
    chosen = port if port is not None else USUAL_PORT if _is_free(host, USUAL_PORT) else 0
    folder = data_folder() if data is None else data
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise Failure(f"the folder {folder} cannot be used: {trouble.strerror}.") from trouble
    origins = tuple(_origin(address) for address in public or ())
    from stolik import server

    server.run(host=host, port=chosen, data=folder, open_browser=browser, origins=origins, bot_pause_ms=pause)


def _origin(address: str) -> str:
    """The address as a browser names a page's origin; Failure if it is none."""
    found = re.fullmatch(r"(https?://[^\s/?#@]+)/?", address.strip().lower())
    if found is None:
        raise Failure(
            f"{address!r} is no address to be seen under: expected https://NAME or http://NAME:PORT."
        )
    return found[1]


def _is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet; the server itself says what else may be wrong with the address."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        if sys.platform != "win32":
            # As the server will do; on Windows this option would let two programs share a port.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def data_folder() -> Path:
    """Where this system keeps a program's data; $STOLIK_DATA goes before it."""
    if chosen := os.environ.get("STOLIK_DATA"):
        return Path(chosen)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Stolik"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Stolik"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "stolik"
