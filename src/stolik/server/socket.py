"""One websocket: hello, then messages in and out, until one side has enough.

Messages out go through a queue of bounded length. Answers keep their order; of views only the newest waits,
since each is whole. A client that does not read is let go, and costs at most that queue.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from . import projector
from .faults import report
from .house import NotYours, Settings
from .protocol import (
    MAX_FRAME,
    Ask,
    Back,
    BadMessage,
    Bye,
    ByeCode,
    Do,
    End,
    Hello,
    Inbound,
    Look,
    May,
    Next,
    Outbound,
    Ping,
    Pong,
    View,
    decode,
    encode,
)
from .store import StoreError
from .table import Table
from .tables import Tables
from .throttle import Throttle, TooMuch

MANY_ANSWERS: Final = 16
"""Answers that may wait before no more is read from the client."""
MOST_ANSWERS: Final = 64
"""Answers that may wait at all."""
MOST_REFUSED: Final = 100
"""Messages in a row over the limit or not to be read, after which the client is let go."""


class Line(Protocol):
    """The connection under a websocket."""

    async def receive(self) -> str | bytes | None:
        """The next frame, None when the other side is gone."""

    async def send(self, frame: bytes) -> None:
        """Send a text frame; may wait until the other side reads. ConnectionError if it is gone."""

    async def close(self) -> None:
        """Close; safe when it is closed already."""


class Connection:
    """A client's socket at a table; what a table sees of it is ``push`` and ``bye``."""

    def __init__(
        self,
        line: Line,
        tables: Tables,
        throttle: Throttle,
        work: set[asyncio.Task[Any]],
        table_id: str | None = None,
    ) -> None:
        self._table_id = table_id
        self._line, self._tables, self._throttle, self._work = line, tables, throttle, work
        self._settings: Settings = tables.house.settings
        self._answers: deque[Outbound] = deque()
        self._newest: View | None = None
        self._last: ByeCode | None = None
        self._awake = asyncio.Event()
        self._drained = asyncio.Event()
        self._refused = 0
        self._token = ""
        self._table: Table | None = None

    # -- for the table -------------------------------------------------------------------------

    def push(self, message: Outbound) -> None:
        """Queue a message; a view takes the place of one that still waits."""
        if isinstance(message, View):
            self._newest = message
        elif len(self._answers) >= MOST_ANSWERS:
            self.bye("slow")
        else:
            self._answers.append(message)
        self._awake.set()

    def bye(self, code: ByeCode) -> None:
        """Say goodbye after what is queued, and close."""
        if self._last is None:
            self._last = code
        self._awake.set()

    # -- the whole life ------------------------------------------------------------------------

    async def serve(self) -> None:
        """From hello to the end."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            if not writer.done() and self._last is not None:
                await asyncio.wait((writer,), timeout=self._settings.send_s)
        finally:
            for task in (reader, writer):
                task.cancel()
            for outcome in await asyncio.gather(reader, writer, return_exceptions=True):
                if isinstance(outcome, Exception):
                    report(outcome, "websocket")
            if self._table is not None:
                self._start(self._table.disconnect(self))
            await self._line.close()

    async def _write(self) -> None:
        """Send what is queued until the goodbye is sent, or the client has not read for too long."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            try:
                while self._answers or self._newest is not None:
                    if self._answers:
                        message: Outbound = self._answers.popleft()
                    else:
                        assert self._newest is not None
                        message, self._newest = self._newest, None
                    await self._send(message)
                self._drained.set()
                if self._last is not None:
                    await self._send(Bye(self._last))
                    return
            except (TimeoutError, ConnectionError):
                return

    async def _send(self, message: Outbound) -> None:
        """The one place where anything leaves the server by websocket. TimeoutError if nobody reads it."""
        async with asyncio.timeout(self._settings.send_s):
            await self._line.send(encode(message))

    async def _read(self) -> None:
        table = await self._hello()
        if table is None:
            return
        while self._last is None:
            frame = await self._line.receive()
            if frame is None:
                return
            await self._take(table, frame)
            if len(self._answers) >= MANY_ANSWERS:
                # Whoever does not read is not read either, until he does or is let go.
                self._drained.clear()
                await self._drained.wait()

    async def _hello(self) -> Table | None:
        try:
            async with asyncio.timeout(self._settings.hello_s):
                frame = await self._line.receive()
            if frame is None:
                return None
            message = decode(frame) if len(frame) <= MAX_FRAME else None
        except (TimeoutError, BadMessage):
            message = None
        if not isinstance(message, Hello):
            self.bye("hello")
            return None
        try:
            table, self._token = await self._tables.by_token(message.token)
            if self._table_id not in (None, table.state.table_id):
                raise NotYours
            self._table = table
            if await asyncio.shield(self._start(self._table.connect(self._token, self))):
                return table
            self.bye("full")
        except NotYours:
            self.bye("token")
        except StoreError:
            self.bye("shutdown")
        return None

    async def _take(self, table: Table, frame: str | bytes) -> None:
        message_id = ""
        try:
            if len(frame) > MAX_FRAME:
                raise BadMessage("")
            message = decode(frame)
            message_id = getattr(message, "id", "")
            self._count(table, message)
            self._refused = 0
            await asyncio.shield(self._start(self._dispatch(table, message, message_id)))
        except BadMessage as bad:
            self.push(projector.refusal(bad.id, "bad_message"))
            self._refused += 1
        except NotYours:
            self.bye("left")
        except TooMuch as much:
            self.push(projector.too_much(message_id, much.seconds))
            self._refused += 1
        if self._refused >= MOST_REFUSED:
            self.bye("flood")

    def _count(self, table: Table, message: Inbound) -> None:
        seat = f"{table.state.table_id}.{table.seat_of(self._token)}"
        # Composing a turn asks a lot; it must never cost a player the move itself.
        if isinstance(message, Ask):
            self._throttle.take("questions", self._settings.questions, seat)
        else:
            self._throttle.take("commands", self._settings.commands, seat)
        if isinstance(message, May):
            self._throttle.take("referee", self._settings.referee, seat)

    async def _dispatch(self, table: Table, message: Inbound, message_id: str) -> None:
        try:
            if isinstance(message, Do):
                await table.do(self._token, message, self)
            elif isinstance(message, Ask):
                await table.ask(self._token, message, self)
            elif isinstance(message, May):
                await table.may(self._token, message, self)
            elif isinstance(message, Next):
                await table.next(self._token, message, self)
            elif isinstance(message, Back):
                await table.back(self._token, message, self)
            elif isinstance(message, End):
                await table.end(self._token, message, self)
            elif isinstance(message, Look):
                await table.look(self._token, message, self)
            elif isinstance(message, Ping):
                self.push(Pong(message.n))
            else:
                self.push(projector.refusal(message_id, "bad_message"))
        except NotYours:
            self.bye("left")
        except StoreError:
            self.push(projector.refusal(message_id, "busy"))
        except Exception as fault:
            # Of the game or of ours; the log is untouched by it, and the player may try something else.
            report(fault, "table %s", table.state.table_id)
            self.push(projector.refusal(message_id, "fault"))

    def _start(self, job: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run to the end whatever becomes of this connection: half a command must not be lost."""
        task = asyncio.ensure_future(job)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task
