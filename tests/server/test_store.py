"""The event log: conditional appends, the chain, group commit, faults, versions, the lock."""

from __future__ import annotations

import asyncio
import sqlite3

import msgspec
import pytest

from stolik.server.lock import DataInUse, DataLock
from stolik.server.store import Event, EventStore, SchemaError, StoreError, broken_link, chain


def row(table: str = "t", seq: int = 0, cmd: str | None = None, body: str = "{}") -> Event:
    return Event(table, seq, cmd, 1, 0, "act", body, "0", "")


def rows(count: int, table: str = "t", after: int = 0, last: str = "", cmd: str | None = None) -> list[Event]:
    return chain([row(table, cmd=cmd if n == 0 else None) for n in range(count)], after, last)


@pytest.fixture
def store(tmp_path):
    store = EventStore(tmp_path)
    yield store
    store.close()


async def test_what_was_appended_is_read_in_order(store):
    first = rows(3)
    assert await store.append(first) == "ok"
    assert await store.append(rows(2, after=3, last=first[-1].hash)) == "ok"
    found = await store.read("t")
    assert [event.seq for event in found] == [1, 2, 3, 4, 5]
    assert found[:3] == first
    assert [event.seq for event in await store.read("t", 3)] == [4, 5]
    assert await store.read("other") == []
    assert await store.tables() == ["t"]


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_an_append_that_does_not_follow_the_last_row_is_a_conflict(store, after):
    await store.append(rows(2))
    assert await store.append(rows(1, after=after)) == "conflict"
    assert len(await store.read("t")) == 2


async def test_of_two_appends_at_one_place_one_wins(store):
    await store.append(rows(1))
    outcomes = await asyncio.gather(*(store.append(rows(1, after=1)) for _ in range(20)))
    assert sorted(outcomes) == ["conflict"] * 19 + ["ok"]


async def test_a_command_is_in_the_log_once(store):
    await store.append(rows(1, cmd="a"))
    assert await store.append(rows(2, after=1, cmd="a")) == "conflict"
    assert len(await store.read("t")) == 1, "all or none"
    assert await store.append(rows(1, "u", cmd="a")) == "ok", "another table has ids of its own"
    assert await store.append(rows(1, after=1)) == "ok", "the conflict left nothing behind"


async def test_a_conflict_does_not_disturb_its_neighbours_in_one_commit(store):
    first = [store.append(rows(1, f"t{n}")) for n in range(200)]
    wrong = [store.append(rows(1, f"t{n}", after=9)) for n in range(200)]
    outcomes = await asyncio.gather(*(append for pair in zip(first, wrong, strict=True) for append in pair))
    assert outcomes == ["ok", "conflict"] * 200
    assert len(await store.tables()) == 200


async def test_commands_that_wait_share_a_commit(store, monkeypatch):
    import stolik.server.store as module

    sizes, commit = [], module._commit
    monkeypatch.setattr(module, "_commit", lambda *args: (sizes.append(len(args[1])), commit(*args))[1])
    await asyncio.gather(*(store.append(rows(1, f"t{n}")) for n in range(300)))
    assert sum(sizes) == 300
    assert len(sizes) < 100, "a flush for each would defeat the purpose"


async def test_rows_cannot_be_changed_or_taken_out(store, tmp_path):
    await store.append(rows(2))
    with sqlite3.connect(tmp_path / "stolik.sqlite") as other:
        for statement in ("UPDATE event SET body = '[]'", "DELETE FROM event"):
            with pytest.raises(sqlite3.DatabaseError, match="append only"):
                other.execute(statement)


async def test_the_chain_shows_every_change(store):
    await store.append(rows(5))
    events = await store.read("t")
    assert broken_link(events) is None
    for number in range(4):
        changed = list(events)
        changed[number] = msgspec.structs.replace(events[number], body='{"other": 1}')
        assert broken_link(changed) == number + 2
    assert broken_link(events[1:]) == 2
    assert broken_link([*events[:2], *events[3:]]) == 4


async def test_a_locked_file_is_a_clean_refusal(store, tmp_path, monkeypatch):
    monkeypatch.setattr("stolik.server.store._WAIT_S", 0.1)
    store.close()
    store = EventStore(tmp_path)
    other = sqlite3.connect(tmp_path / "stolik.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError):
        await store.append(rows(1))
    other.execute("ROLLBACK")
    other.close()
    assert await store.read("t") == []
    assert await store.append(rows(1)) == "ok", "the writer goes on"
    store.close()


async def test_a_full_disk_is_a_clean_refusal(tmp_path, monkeypatch):
    import stolik.server.store as module

    connect = module._connect

    def small(path):
        connection = connect(path)
        connection.execute("PRAGMA max_page_count = 40")
        return connection

    monkeypatch.setattr(module, "_connect", small)
    store = EventStore(tmp_path)
    await store.append(rows(1))
    with pytest.raises(StoreError):
        await store.append(chain([row(body="x" * 400_000)], 1, ""))
    assert len(await store.read("t")) == 1
    assert await store.append(rows(1, after=1)) == "ok", "there is room for a small one"
    store.close()


async def test_a_file_that_cannot_be_read_is_a_store_error(store, monkeypatch):
    def broken(path):
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("stolik.server.store._connect", broken)
    with pytest.raises(StoreError):
        await store.read("t")
    with pytest.raises(StoreError):
        await store.tables()


async def test_a_closed_log_takes_nothing(tmp_path):
    store = EventStore(tmp_path)
    pending = asyncio.ensure_future(store.append(rows(1)))
    await asyncio.sleep(0)
    store.close()
    store.close()
    assert await pending == "ok", "what was asked for before is still written"
    with pytest.raises(StoreError):
        await store.append(rows(1, after=1))


async def test_an_asker_who_went_away_disturbs_nobody(store):
    gone = asyncio.ensure_future(store.append(rows(1)))
    await asyncio.sleep(0)
    gone.cancel()
    assert await store.append(rows(1, "u")) == "ok"
    assert len(await store.read("t")) == 1


def test_an_event_loop_that_ended_disturbs_nobody(store):
    async def ask():
        store._queue.put(
            __import__("stolik.server.store", fromlist=["_Append"])._Append(rows(1), loop, future)
        )

    loop = asyncio.new_event_loop()
    future = loop.create_future()
    loop.close()
    asyncio.run(ask())
    assert asyncio.run(store.append(rows(1, "u"))) == "ok"


def test_a_newer_file_is_refused_in_one_line(tmp_path):
    EventStore(tmp_path).close()
    with sqlite3.connect(tmp_path / "stolik.sqlite") as other:
        other.execute("PRAGMA user_version = 99")
    with pytest.raises(SchemaError, match=r"newer Stolik.*99"):
        EventStore(tmp_path)
    DataLock(tmp_path).release()  # and the folder is not left locked


@pytest.mark.parametrize("version", [0, 1])
def test_a_foreign_database_is_refused(tmp_path, version):
    with sqlite3.connect(tmp_path / "stolik.sqlite") as other:
        other.execute("CREATE TABLE theirs (x)")
        other.execute(f"PRAGMA user_version = {version}")
    with pytest.raises(SchemaError, match="not one of Stolik's"):
        EventStore(tmp_path)


def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / "stolik.sqlite").write_bytes(b"not a database at all, but long enough to be looked at" * 50)
    with pytest.raises(SchemaError, match="cannot be used"):
        EventStore(tmp_path)


def test_a_folder_has_one_server(tmp_path):
    store = EventStore(tmp_path)
    with pytest.raises(DataInUse, match="another Stolik"):
        EventStore(tmp_path)
    store.close()
    EventStore(tmp_path).close()


def test_the_log_is_flushed_before_it_answers(tmp_path):
    from stolik.server.store import _connect

    EventStore(tmp_path).close()
    connection = _connect(tmp_path / "stolik.sqlite")
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
