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
from stolik.core.text import system_reason

#: Taken when no port is asked for; where another program has it, any free one is taken instead.
USUAL_PORT = 8765


def command(
    ctx: typer.Context,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, metavar="PORT", show_default="serve-port-default", help="serve-port"),
    ] = None,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="serve-host")] = "127.0.0.1",
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", show_default="data-default", help="serve-data")
    ] = None,
    public: Annotated[list[str] | None, typer.Option(metavar="URL", help="serve-public")] = None,
    pause: Annotated[int, typer.Option(min=0, max=10_000, metavar="MS", help="serve-pause")] = 700,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="serve-browser")] = True,
) -> None:
    """Serve tables until stopped."""
    chosen = port if port is not None else USUAL_PORT if _is_free(host, USUAL_PORT) else 0
    folder = data_folder() if data is None else data
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise Failure("serve-folder", folder=str(folder), why=system_reason(trouble)) from trouble
    origins = tuple(_origin(address) for address in public or ())
    from stolik import server

    server.run(
        host=host,
        port=chosen,
        data=folder,
        open_browser=browser,
        origins=origins,
        bot_pause_ms=pause,
        language=ctx.obj,
    )


def _origin(address: str) -> str:
    """The address as a browser names a page's origin; Failure if it is none."""
    found = re.fullmatch(r"(https?://[^\s/?#@]+)/?", address.strip().lower())
    if found is None:
        raise Failure("serve-public-unread", address=address)
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
