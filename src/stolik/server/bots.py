"""Where bots think: processes of their own, at low priority, off the event loop.

A bot is handed a view and a stream of chance made from the table's bot secret; the position never leaves
the server's process. A bot that is late, breaks its process, or answers what the referee refuses is
replaced for that move by the game's own fallback, so a table never waits for a fault of ours.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..core.rng import Rng
from .catalogue import Games, Spec, named
from .faults import report

log = logging.getLogger("stolik.server")


class BotHost:
    """Bots' processes. ``deadline_s`` is how long a bot may think, waiting for a free process included."""

    def __init__(self, games: Games, workers: int | None = None, deadline_s: float = 5.0) -> None:
        self._games = games
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._deadline_s = deadline_s
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def decide(self, game: str, level: str, view: Any, seed: str) -> str:
        """The text of a legal action for the seat that the view is of."""
        spec = self._games.spec(game)
        text = await self._thought(game, level, view, seed)
        if text is not None:
            if is_legal(spec, view, text):
                return text
            log.error("bot %s of %s: refused by the referee; the fallback instead", level, game)
        return str(spec.fallback(view))

    def warm(self) -> None:
        """Start the processes and let them import, so that the first bot is not late for it."""
        if not self._closed:
            pool = self._running()
            for game in self._games.names:
                pool.submit(_warm, self._games.finder, game)

    def close(self) -> None:
        """End the processes, thinking or not."""
        self._closed = True
        self._drop()

    async def _thought(self, game: str, level: str, view: Any, seed: str) -> str | None:
        if self._closed:
            return None
        pool = self._running()
        try:
            job = pool.submit(_think, self._games.bots, game, level, view, seed)
            async with asyncio.timeout(self._deadline_s):
                return await asyncio.wrap_future(job)
        except TimeoutError:
            log.warning("bot %s of %s: too late", level, game)
        except BrokenProcessPool:
            log.warning("bot %s of %s: its process ended; starting new ones", level, game)
            if self._pool is pool:
                self._drop()
        except asyncio.CancelledError:
            raise
        except Exception as fault:
            report(fault, "bot %s of %s", level, game)
        return None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would hold our sockets and the data folder's lock, and threads do
            # not survive it.
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=_start
            )
        return self._pool

    def _drop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        # A process that is thinking would be waited for at exit; nobody needs its answer any more.
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def is_legal(spec: Spec, view: Any, text: str) -> bool:
    """Whether the text is an action that the referee allows."""
    try:
        return bool(spec.judge(view, spec.parse_action(text)))
    except ValueError:
        return False


# -- in the bots' processes ------------------------------------------------------------------------


def _start() -> None:
    """Give way to the server, and end with it: a killed server must not leave bots behind."""
    if hasattr(os, "nice"):
        os.nice(10)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.join, os._exit), daemon=True).start()


def _end_with(wait: Callable[[], None], end: Callable[[int], Any]) -> None:
    wait()
    end(1)


def _warm(finder: str, game: str) -> str:
    return str(named(finder)(game).name)


def _think(bots: str, game: str, level: str, view: Any, seed: str) -> str:
    return str(named(bots)(game, level).act(view, Rng(seed)))
