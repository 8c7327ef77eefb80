"""The event log: one append-only table in SQLite, written by one thread with group commit.

All that the server knows about a table is the fold of its rows. An append names the sequence number that
it follows and is refused when another append was there first; it is answered only after the commit has
been flushed (``synchronous=FULL``), so what was acknowledged survives a power cut. Commands that arrive
while a commit is being flushed share the next one, which is why FULL costs almost nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import queue
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from ..core.text import Phrase
from .lock import DataLock

Outcome = Literal["ok", "conflict"]

SCHEMA_VERSION = 1
_APPLICATION_ID = 0x53746F6C  # "Stol"
_MOST_IN_ONE_COMMIT = 512
_WAIT_S = 5.0
_COLUMNS = "table_id, seq, cmd_id, at_ms, seat, kind, body, engine, prev_hash"
_SCHEMA = (
    """
    CREATE TABLE event (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, cmd_id TEXT, at_ms INTEGER NOT NULL, seat INTEGER,
        kind TEXT NOT NULL, body TEXT NOT NULL, engine TEXT NOT NULL, prev_hash TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID
    """,
    "CREATE UNIQUE INDEX event_command ON event (table_id, cmd_id) WHERE cmd_id IS NOT NULL",
    "CREATE TRIGGER event_stays BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'append only'); END",
    "CREATE TRIGGER event_kept BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'append only'); END",
)


class StoreError(Exception):
    """The log could not be written or read; nothing of the append in question is in it."""


LOG = "stolik.sqlite"
"""The log's file in a house's data folder."""


class SchemaError(Exception):
    """The database is not one that this version can use; `said` is one line for its owner."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said)
        self.said = said


class Event(msgspec.Struct, frozen=True):
    """One row of the log.

    ``seq`` counts from 1 within the table; ``cmd_id`` is the seat's command that caused it, None for the
    server's own; ``at_ms`` is wall-clock time in milliseconds, for people only (no rule reads it);
    ``body`` is JSON with the full truth and is never sent; ``engine`` is the version that judged it;
    ``prev_hash`` is the hash of the row before, empty for the first.
    """

    table_id: str
    seq: int
    cmd_id: str | None
    at_ms: int
    seat: int | None
    kind: str
    body: str
    engine: str
    prev_hash: str

    @property
    def hash(self) -> str:
        """SHA-256 over all fields, the hash of the row before among them: the chain."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()

    def data(self) -> dict[str, Any]:
        """The body, decoded."""
        out: dict[str, Any] = msgspec.json.decode(self.body)
        return out


def broken_link(events: Sequence[Event]) -> int | None:
    """The sequence number of the first row that does not follow from the one before; None if all do."""
    previous = ""
    for number, event in enumerate(events, 1):
        if event.seq != number or event.prev_hash != previous:
            return event.seq
        previous = event.hash
    return None


def chain(events: Iterable[Event], seq: int, last_hash: str) -> list[Event]:
    """The events as rows that follow the row ``seq`` with the hash ``last_hash``."""
    rows: list[Event] = []
    for event in events:
        seq += 1
        row = msgspec.structs.replace(event, seq=seq, prev_hash=last_hash)
        last_hash = row.hash
        rows.append(row)
    return rows


class Checked(NamedTuple):
    """A log looked through: how many tables and sheets, how many rows, and of each broken one the first row
    that does not follow from the one before."""

    logs: int
    rows: int
    broken: Sequence[tuple[str, int]]


def check_log(folder: Path) -> Checked:
    """Whether the log in this folder is as it was written. Nothing is written; a server may have it open.

    SchemaError if there is no log of ours.
    """
    path = folder / LOG
    if not path.is_file():
        raise SchemaError(Phrase("log-none", {"folder": folder}))
    logs = rows = 0
    broken = []
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as reading:
            owner = reading.execute("PRAGMA application_id").fetchone()[0]
            if owner != _APPLICATION_ID:
                raise SchemaError(Phrase("log-foreign", {"file": path}))
            found = reading.execute(f"SELECT {_COLUMNS} FROM event ORDER BY table_id, seq")
            for table_id, group in groupby((Event(*row) for row in found), key=lambda row: row.table_id):
                events = list(group)
                logs, rows = logs + 1, rows + len(events)
                seq = broken_link(events)
                if seq is not None:
                    broken.append((table_id, seq))
    except sqlite3.DatabaseError as trouble:
        raise SchemaError(Phrase("log-unreadable", {"file": path, "why": trouble})) from trouble
    return Checked(logs, rows, broken)


class _Append:
    __slots__ = ("future", "loop", "rows")

    def __init__(
        self, rows: Sequence[Event], loop: asyncio.AbstractEventLoop, future: asyncio.Future[Outcome]
    ) -> None:
        self.rows, self.loop, self.future = rows, loop, future


class EventStore:
    """The log in a folder. One process at a time may have it open.

    Raises ``lock.DataInUse`` when another server has the folder, SchemaError when the file is of a newer
    version or no log at all.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / LOG
        self._lock = DataLock(folder)
        try:
            _prepare(self._path)
        except BaseException:
            self._lock.release()
            raise
        self._queue: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._closed = False
        self._reader = ThreadPoolExecutor(1, "stolik-log-reader")
        self._read_connection: sqlite3.Connection | None = None
        self._writer = threading.Thread(target=self._write, name="stolik-log-writer", daemon=True)
        self._writer.start()

    async def append(self, rows: Sequence[Event]) -> Outcome:
        """Append rows of one table, all or none.

        "ok" only after they are on disk; "conflict" when the first does not follow the table's last row
        or a command id is there already. StoreError when the disk or the database failed.
        """
        if self._closed:
            raise StoreError("the log is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Outcome] = loop.create_future()
        self._queue.put(_Append(rows, loop, future))
        return await future

    async def read(self, table_id: str, since: int = 0) -> list[Event]:
        """The table's rows after ``since``, in order; an empty list for a table that is not there."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, table_id, since)

    async def tables(self) -> list[str]:
        """Ids of all tables, in no particular order."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._tables)

    def close(self) -> None:
        """Write what was asked for, then let go of the file. Safe to call twice."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        self._writer.join()
        self._reader.submit(self._close_reader).result()
        self._reader.shutdown()
        self._lock.release()

    # -- the writer's thread -------------------------------------------------------------------

    def _write(self) -> None:
        connection: sqlite3.Connection | None = None
        while (first := self._queue.get()) is not None:
            batch: list[_Append | None] = [first]
            while len(batch) < _MOST_IN_ONE_COMMIT and batch[-1] is not None and not self._queue.empty():
                batch.append(self._queue.get())
            asked = [append for append in batch if append is not None]
            try:
                if connection is None:
                    connection = _connect(self._path)
                outcomes: Sequence[Outcome | StoreError] = _commit(connection, asked)
            except sqlite3.Error as trouble:
                # A full disk or a locked file: nothing of the whole batch is in the log, and each is told so.
                # Closing takes back whatever was begun; the next batch starts afresh.
                if connection is not None:
                    connection.close()
                connection = None
                outcomes = [StoreError(type(trouble).__name__)] * len(asked)
            _tell(asked, outcomes)
            if batch[-1] is None:
                break
        if connection is not None:
            connection.close()

    # -- the reader's thread -------------------------------------------------------------------

    def _reading(self) -> sqlite3.Connection:
        if self._read_connection is None:
            self._read_connection = _connect(self._path)
        return self._read_connection

    def _read(self, table_id: str, since: int) -> list[Event]:
        try:
            rows = self._reading().execute(
                f"SELECT {_COLUMNS} FROM event WHERE table_id = ? AND seq > ? ORDER BY seq", (table_id, since)
            )
            return [Event(*row) for row in rows]
        except sqlite3.Error as trouble:
            raise StoreError(type(trouble).__name__) from trouble

    def _tables(self) -> list[str]:
        try:
            return [row[0] for row in self._reading().execute("SELECT table_id FROM event WHERE seq = 1")]
        except sqlite3.Error as trouble:
            raise StoreError(type(trouble).__name__) from trouble

    def _close_reader(self) -> None:
        if self._read_connection is not None:
            self._read_connection.close()


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_WAIT_S, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _prepare(path: Path) -> None:
    """Make the schema, or make sure that it is ours and not newer than we are."""
    try:
        connection = _connect(path)
    except sqlite3.DatabaseError as trouble:
        raise SchemaError(Phrase("log-unusable", {"file": path, "why": trouble})) from trouble
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        owner = connection.execute("PRAGMA application_id").fetchone()[0]
        if version > SCHEMA_VERSION:
            told = {"file": path, "format": str(version), "known": str(SCHEMA_VERSION)}
            raise SchemaError(Phrase("log-newer", told))
        if version == 0:
            if owner or connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
                raise SchemaError(Phrase("log-foreign", {"file": path}))
            connection.execute("BEGIN IMMEDIATE")
            for statement in _SCHEMA:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
            connection.execute("COMMIT")
        elif owner != _APPLICATION_ID:
            raise SchemaError(Phrase("log-foreign", {"file": path}))
    finally:
        connection.close()


def _commit(connection: sqlite3.Connection, batch: Sequence[_Append]) -> list[Outcome | StoreError]:
    connection.execute("BEGIN IMMEDIATE")
    outcomes: list[Outcome | StoreError] = [_insert(connection, append.rows) for append in batch]
    connection.execute("COMMIT")
    return outcomes


def _insert(connection: sqlite3.Connection, rows: Sequence[Event]) -> Outcome:
    first = rows[0]
    last = connection.execute(
        "SELECT coalesce(max(seq), 0) FROM event WHERE table_id = ?", (first.table_id,)
    ).fetchone()[0]
    if last + 1 != first.seq:
        return "conflict"
    connection.execute("SAVEPOINT one")
    try:
        connection.executemany(
            f"INSERT INTO event ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [msgspec.structs.astuple(row) for row in rows],
        )
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return "conflict"
    connection.execute("RELEASE one")
    return "ok"


def _tell(batch: Sequence[_Append], outcomes: Sequence[Outcome | StoreError]) -> None:
    """Hand the answers to their event loops, one wake-up for each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Outcome], Outcome | StoreError]]] = {}
    for append, outcome in zip(batch, outcomes, strict=True):
        by_loop.setdefault(append.loop, []).append((append.future, outcome))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: Sequence[tuple[asyncio.Future[Outcome], Outcome | StoreError]]) -> None:
    for future, outcome in answers:
        if future.done():
            continue
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
