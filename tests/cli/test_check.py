"""`stolik check`: a log that was changed by other hands is told from one that was not."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from stolik.server.store import Event, EventStore, chain


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A log of two tables with five rows each."""

    async def write() -> None:
        for table_id in ("ala", "ola"):
            rows = [
                Event(table_id, 0, None, 7, None, "act", f'{{"at": {number}}}', "1", "")
                for number in range(5)
            ]
            assert await store.append(chain(rows, 0, "")) == "ok"

    store = EventStore(tmp_path)
    asyncio.run(write())
    store.close()
    return tmp_path


def meddle(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / "stolik.sqlite") as log:
        for (name,) in log.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            log.execute(f"DROP TRIGGER {name}")
        log.execute(statement)


def test_a_log_as_it_was_written(stolik, folder):
    ran = stolik("check", "--data", str(folder))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "10 rows of 2 tables and sheets: all as they were written.\n"


@pytest.mark.parametrize("line", [("--lang", "pl"), ("--lang=pl",)])
def test_it_speaks_polish(stolik, folder, line):
    ran = stolik("check", "--data", str(folder), *line)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "Wiersze: 10, stoły i arkusze: 2. Wszystko jest tak, jak zostało zapisane.\n"
    meddle(folder, "UPDATE event SET body = '[]' WHERE seq = 2")
    ran = stolik("check", "--data", str(folder), *line)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines() == [
        "ala: wiersz 3 nie zgadza się z poprzednim.",
        "ola: wiersz 3 nie zgadza się z poprzednim.",
        "Wiersze: 10, stoły i arkusze: 2. Naruszone: 2.",
    ]


def test_one_row_of_one_table_is_told_as_one(stolik, tmp_path):
    async def write() -> None:
        rows = [Event("ala", 0, None, 7, None, "act", "{}", "1", "")]
        assert await store.append(chain(rows, 0, "")) == "ok"

    store = EventStore(tmp_path)
    asyncio.run(write())
    store.close()
    ran = stolik("check", "--data", str(tmp_path))
    assert ran.out == "1 row of 1 table or sheet: all as they were written.\n"


def test_a_log_may_be_looked_through_while_a_server_has_it(stolik, folder):
    store = EventStore(folder)
    try:
        assert stolik("check", "--data", str(folder)).code == 0
    finally:
        store.close()


@pytest.mark.parametrize(
    ("statement", "row"),
    [
        ("UPDATE event SET body = '[]' WHERE table_id = 'ola' AND seq = 2", 3),
        ("UPDATE event SET at_ms = 8 WHERE table_id = 'ola' AND seq = 4", 5),
        ("DELETE FROM event WHERE table_id = 'ola' AND seq = 3", 4),
        ("DELETE FROM event WHERE table_id = 'ola' AND seq = 1", 2),
        ("UPDATE event SET table_id = 'ola', seq = 6 WHERE table_id = 'ala' AND seq = 5", 6),
    ],
)
def test_whatever_is_changed_or_taken_out_is_named(stolik, folder, statement, row):
    meddle(folder, statement)
    ran = stolik("check", "--data", str(folder))
    assert ran.code == 1
    named, told = ran.out.splitlines()
    assert named == f"ola: row {row} does not follow from the row before it."
    assert told.endswith("of 2 tables and sheets: 1 not as they were written.")


def test_where_no_folder_is_named_it_says_how_one_is(refused, folder, tmp_path, monkeypatch):
    home, beside = tmp_path / "home", tmp_path / "beside"
    beside.mkdir()
    monkeypatch.setenv("STOLIK_DATA", str(home))
    monkeypatch.chdir(beside)
    none = f"there is no log of Stolik in {home}; "
    assert refused("check") == none + "name the table's folder: stolik check --data FOLDER"
    (beside / "data").mkdir()
    (folder / "stolik.sqlite").rename(beside / "data" / "stolik.sqlite")
    assert refused("check") == none + "there is one in the folder data here: stolik check --data data"


def test_what_keeps_it_from_checking_is_told_in_polish(refused, tmp_path, monkeypatch):
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    none = f"w folderze {tmp_path} nie ma dziennika Stolika"
    assert refused("check", "--lang", "pl") == f"{none}; podaj folder stołu: stolik check --data FOLDER"
    assert refused("check", "--lang", "pl", "--data", str(tmp_path)) == f"{none}."
    (tmp_path / "stolik.sqlite").write_bytes(b"no database at all, but long enough to be taken for one" * 40)
    told = refused("check", "--lang", "pl", "--data", str(tmp_path))
    assert told.startswith(f"pliku {tmp_path / 'stolik.sqlite'} nie da się odczytać jako dziennika Stolika: ")


def test_a_folder_without_a_log_is_refused(refused, tmp_path):
    assert refused("check", "--data", str(tmp_path)) == f"there is no log of Stolik in {tmp_path}."
    (tmp_path / "stolik.sqlite").write_bytes(b"no database at all, but long enough to be taken for one" * 40)
    assert "cannot be read as Stolik's log" in refused("check", "--data", str(tmp_path))
    (tmp_path / "stolik.sqlite").unlink()
    with sqlite3.connect(tmp_path / "stolik.sqlite") as other:
        other.execute("CREATE TABLE event (x)")
    assert "not one of Stolik's" in refused("check", "--data", str(tmp_path))
