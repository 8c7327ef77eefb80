"""Starting and stopping the server as a process."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Collection
from pathlib import Path
from types import FrameType

import segno
import uvicorn

from .. import __version__
from ..core.text import DEFAULT, Phrase, system_reason
from .app import make_app
from .bots import BotHost
from .catalogue import Games, house_games
from .desk import Desk
from .house import House, Settings
from .lock import DataInUse
from .pages import web_folder
from .protocol import MAX_FRAME
from .store import EventStore, SchemaError
from .tables import Tables

_WILDCARDS = ("0.0.0.0", "::", "")
_STOP_S = 5


def serve(
    *,
    host: str,
    port: int,
    data: Path,
    open_browser: bool,
    origins: Collection[str] = (),
    games: Games | None = None,
    settings: Settings | None = None,
    web: Path | None = None,
    language: str = DEFAULT,
) -> None:
    """Serve until SIGINT or SIGTERM; what keeps it from starting is one line and exit code 2.

    ``port`` 0 takes a free one; the first line on standard output says which. ``data`` is the folder of the
    log. ``language`` is that of what is said at the terminal.
    """
    try:
        listener = _listen(host, port)
        try:
            store = EventStore(data)
        except BaseException:
            listener.close()
            raise
    except (DataInUse, SchemaError) as trouble:
        _give_up(trouble.said.say(language))
    except OSError as trouble:
        told = {"host": host, "port": str(port), "why": system_reason(trouble)}
        _give_up(Phrase("no-listening", told).say(language))
    _log_to_stderr()
    desk = make_desk(store, games or house_games(), settings or Settings(), origins)
    real_port = listener.getsockname()[1]
    lan = lan_address() if host in _WILDCARDS else None
    desk.home = f"http://{lan}:{real_port}" if lan else ""
    config = uvicorn.Config(
        make_app(desk, web or web_folder()),
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_STOP_S,
    )
    # uvicorn repeats the signal that ended it; with these it then ends in order, and not by the signal.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, _nothing)

    def started() -> None:
        _announce(host, real_port, desk.home, language)
        if open_browser:
            address = f"http://{_shown(host)}:{real_port}/"
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    _Server(config, desk, started).run(sockets=[listener])


def make_desk(store: EventStore, games: Games, settings: Settings, origins: Collection[str] = ()) -> Desk:
    """The server's parts, put together over an open log."""
    house = House(
        store=store,
        games=games,
        bots=BotHost(games),
        engine=__version__,
        now_ms=lambda: time.time_ns() // 1_000_000,
        monotonic=time.monotonic,
        settings=settings,
    )
    return Desk(Tables(house), frozenset(origins))


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, desk: Desk, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._desk, self._started = desk, started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # First everybody is told, while the sockets are still open; then uvicorn closes them.
        await self._desk.tables.close()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


def _shown(host: str) -> str:
    if host in _WILDCARDS:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _announce(host: str, port: int, home: str, language: str = DEFAULT) -> None:
    print(f"Stolik: http://{_shown(host)}:{port}/", flush=True)
    if not home:
        return
    print(Phrase("in-network", {"address": f"{home}/"}).say(language), flush=True)
    if sys.stdout.isatty():
        segno.make(f"{home}/", error="m", micro=False).terminal(compact=True)


def lan_address() -> str | None:
    """This computer's address in its network, None without one. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def _nothing(number: int, frame: FrameType | None) -> None:
    """Uvicorn has taken care of the signal already."""


def _give_up(message: str) -> None:
    print(f"stolik: {' '.join(message.split())}", file=sys.stderr, flush=True)
    raise SystemExit(2)


class _TypeOnly(logging.Filter):
    """A traceback's last line may quote a value, and a value may be somebody's card: the type is enough."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and record.exc_info[0] is not None:
            record.msg = f"{record.getMessage().strip()} ({record.exc_info[0].__name__})"
            record.args = None
            record.exc_info = None
            record.exc_text = None
        return True


def _log_to_stderr() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(_TypeOnly())
    for name in ("stolik.server", "uvicorn", "asyncio", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING)
