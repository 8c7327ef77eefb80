"""Sheets over HTTP: made, merged as a union, read; what cannot be is refused and changes nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient

from stolik.server.app import make_app
from stolik.server.catalogue import house_games
from stolik.server.process import make_desk
from stolik.server.sheets import service
from stolik.server.sheets.edits import Undo, fold, ordered, read_edit
from stolik.server.store import EventStore, StoreError
from tests.server.house import QUICK, InProcess, toy_games


def test_a_sheet_is_made_written_and_read(scribe, client):
    start = scribe.start("remik/silesian(end_value=300)", "Ala", "Ola", "Jan")
    assert scribe.make(start).status_code == 201
    assert scribe.sheet in scribe.token
    assert scribe.token not in scribe.sheet
    answer = scribe.bring(scribe.note(1, finisher=1, finish="hand", hand_0="7h Kd *", hand_2=23), since=0)
    assert answer.status_code == 200
    out = answer.json()
    assert out["names"] == ["Ala", "Ola", "Jan"]
    assert out["kept"]["sheet"]["totals"] == [117, 0, 23]
    assert out["count"] == 2
    assert len(out["edits"]) == 2
    read = client.get(f"/api/sheets/{scribe.sheet}?since={out['seq'] - 1}").json()
    assert [edit["deal"] for edit in read["edits"]] == [1]
    assert read["kept"] == out["kept"]
    assert "token" not in str(read)


def test_an_edit_counts_once_however_often_it_is_sent(scribe):
    start = scribe.start("remik/silesian", "Ala", "Ola")
    first = scribe.note(1, finisher=0, hand_1=30)
    scribe.make(start, first)
    again = scribe.bring(first, first, start).json()
    assert again["count"] == 2
    second = scribe.note(2, finisher=1, hand_0=12)
    assert scribe.bring(second, second).json()["count"] == 3
    assert scribe.bring(second).json()["kept"]["sheet"]["totals"] == [12, 30]


def test_notes_of_sheets_kept_before_merge_by_union_in_one_order(scribe, client):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"), scribe.note(1, finisher=0, hand_1=30))
    other = type(scribe)(client)
    other.sheet, other.token, other.lamport = scribe.sheet, scribe.token, scribe.lamport
    mine = [scribe.note(2, finisher=1, hand_0=10), scribe.note(1, hand_1=31)]
    theirs = [other.note(2, finisher=0, hand_1=44), other.edit("name", seat=1, name="Olga")]
    other.bring(*theirs)
    merged = scribe.bring(*mine).json()
    assert merged["count"] == 6
    # Both noted deal 2; the later in the one order is the one that counts, and what it did not touch stays.
    winner = max(mine[0], theirs[0], key=lambda edit: (edit["lamport"], edit["id"]))
    assert winner is theirs[0]
    assert merged["kept"]["sheet"]["totals"] == [0, 31 + 44]
    assert merged["names"] == ["Ala", "Olga"]
    assert other.bring().json()["kept"] == merged["kept"]


def test_a_deal_noted_on_two_phones_is_marked_and_decided_whole(scribe, client):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola", "Jan"))
    mine = scribe.whole(1, finisher=0, finish="plain", hand_1=5, hand_2=6)
    theirs = scribe.whole(1, finisher=2, finish="plain", hand_0=50, hand_1=60)
    out = scribe.bring(theirs, mine).json()["kept"]
    assert out["sheet"]["totals"] == [0, 5, 6]
    assert out["marks"] == [{"deal": 1, "seat": None, "code": "noted_twice", "args": {"deal": 1, "notes": 2}}]
    assert "Two phones noted deal 1 differently." in client.get(f"/sheets/{scribe.sheet}").text
    other = scribe.whole(2, over=[theirs["id"]], finisher=2, finish="plain", hand_0=50, hand_1=60)
    out = scribe.bring(other).json()["kept"]
    assert out["sheet"]["running"] == [[0, 5, 6], [50, 65, 6]]
    assert out["marks"] == []


@pytest.mark.parametrize("over", [["short"], [1], "edit-000001", ["edit-000001"] * 65])
def test_what_no_note_can_be_over(scribe, over):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"))
    assert scribe.bring(scribe.whole(1, over=over, finisher=0, hand_1=30)).status_code == 400


def test_nobody_is_called_winner_while_a_deal_is_in_doubt(scribe, client):
    scribe.make(scribe.start("remik/silesian(end_form=single)", "Ala", "Ola"))
    mine, theirs = scribe.whole(1, finisher=0, hand_1=30), scribe.whole(1, finisher=1, hand_0=30)
    assert scribe.bring(mine, theirs).json()["kept"]["sheet"]["over"]
    assert "Ala wins" not in client.get(f"/sheets/{scribe.sheet}").text
    scribe.bring(scribe.whole(1, over=[mine["id"], theirs["id"]], finisher=0, hand_1=30))
    assert "Ala wins" in client.get(f"/sheets/{scribe.sheet}").text


def test_undo_and_its_undo(scribe):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"))
    note = scribe.note(1, finisher=0, hand_1=30)
    undo = scribe.edit("undo", of=note["id"])
    assert scribe.bring(note, undo).json()["kept"]["counted"] == 0
    redo = scribe.edit("undo", of=undo["id"])
    assert scribe.bring(redo).json()["kept"]["counted"] == 1
    assert scribe.bring(scribe.edit("drop", deal=1)).json()["kept"]["counted"] == 0
    start = scribe.edit("undo", of="edit-that-is-nowhere")
    assert scribe.bring(start).json()["kept"]["counted"] == 0


def test_taking_a_value_away(scribe):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"), scribe.note(1, finisher=0, hand_1=30))
    out = scribe.bring(scribe.note(1, hand_1=None)).json()["kept"]
    assert [mark["code"] for mark in out["marks"]] == ["incomplete"]
    assert scribe.bring(scribe.note(1, finisher=None)).json()["kept"]["points"] == {}
    assert scribe.bring(scribe.note(7, finisher=None)).json()["kept"]["points"] == {}


def test_a_joker_sheet(scribe):
    scribe.make(scribe.start("jokeri/classic(length=short12)", "Nino", "Gia", "Lia", "Dato", dealer=2))
    row = {
        "bid_0": 0,
        "bid_1": 1,
        "bid_2": 1,
        "bid_3": 0,
        "taken_0": 0,
        "taken_1": 1,
        "taken_2": 0,
        "taken_3": 0,
    }
    answer = scribe.bring(scribe.note(1, **row))
    assert answer.status_code == 200, answer.text
    out = answer.json()["kept"]
    assert out["points"] == {"1": [50, 100, -200, 50]}
    assert out["marks"] == []
    out = scribe.bring(scribe.note(1, bid_2=0)).json()["kept"]
    assert [(mark["code"], mark["args"]) for mark in out["marks"]] == [("bids_sum", {"cards": 1})]


def test_a_page_that_adds_up_otherwise_is_found_out_and_counted(scribe, app, caplog):
    start, note = scribe.start("remik/silesian", "Ala", "Ola"), scribe.note(1, finisher=0, hand_1=30)
    scribe.make(start, note)
    sheets = app.state.desk.sheets
    right = scribe.bring().json()["kept"]
    before = sheets.disagreements
    assert scribe.bring(count=2, reckoned=right).json()["agrees"] is True
    assert scribe.bring(count=1, reckoned=right).json()["agrees"] is None
    assert scribe.bring(count=2).json()["agrees"] is None
    assert sheets.disagreements == before
    wrong = {**right, "sheet": {**right["sheet"], "totals": [0, 31]}}
    assert scribe.bring(count=2, reckoned=wrong).json()["agrees"] is False
    assert sheets.disagreements == before + 1
    assert "otherwise than the rules" in caplog.text
    assert "Ala" not in caplog.text


@pytest.mark.parametrize("token", ["", "x", "2" * 26 + "." + "0" * 32])
def test_only_the_token_writes(scribe, token):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"))
    answer = scribe.bring(scribe.note(1, finisher=0, hand_1=30), token=token)
    assert answer.status_code == 403
    assert answer.json()["code"] == "forbidden"
    assert scribe.bring().json()["count"] == 1


def test_a_sheets_id_is_no_token_and_nothing_is_said_of_sheets_that_are_not_there(scribe, client):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"))
    assert scribe.bring(token=scribe.sheet).status_code == 403
    token = scribe.token
    scribe.sheet = "2" * 26
    assert scribe.bring(token=token).status_code == 403
    for wrong in ("2" * 26, "nothing", "2345678abcde", "%00", "2" * 64):
        assert client.get(f"/api/sheets/{wrong}").status_code == 404


def test_a_table_is_no_sheet(scribe, client):
    made = client.post("/api/tables", json={"rules": "remik/silesian", "seats": ["me", "greedy"]}).json()
    assert client.get(f"/api/sheets/{made['table']}").status_code == 404
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"))
    answer = client.get(f"/api/tables/{scribe.sheet}", headers={"Authorization": f"Bearer {made['token']}"})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"finisher": 2}, "finisher is a seat"),
        ({"finisher": -1}, None),
        ({"finisher": True}, None),
        ({"finish": "twice"}, "finish is plain"),
        ({"hand.2": 3}, "no such field"),
        ({"hand.2": None}, "no such field"),
        ({"nothing.0": 3}, "no such field"),
        ({"hand.0": 100_001}, "points are from 0"),
        ({"hand.0": 1.5}, None),
        ({"hand.0": "7x"}, "expected a card"),
        ({"hand.0": " "}, "a hand has cards"),
        ({"hand.0": "7h " * 109}, "a hand has cards"),
        ({"count.0": 109}, "number of cards"),
        ({"count.0": "many"}, "number of cards"),
        ({}, None),
        ({f"hand.{number}": 1 for number in range(50)}, None),
    ],
)
def test_values_that_no_deal_can_have(scribe, values, why):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"))
    answer = scribe.bring(scribe.edit("set", deal=1, values=values))
    assert answer.status_code == 400, answer.text
    if why is not None:
        assert answer.json()["code"] == "bad_edit"
        assert why in answer.json()["detail"]
        assert answer.json()["where"].startswith("edit-")
    assert scribe.bring().json()["count"] == 1


@pytest.mark.parametrize(
    ("deal", "values", "why"),
    [
        (13, {"taken.0": 0}, "12 deals"),
        (1, {"taken.0": 2}, "from 0 to 1"),
        (1, {"bid.0": "1"}, "from 0 to 1"),
        (1, {"bid.4": 1}, "no such field"),
        (1, {"finisher": 1}, "no such field"),
    ],
)
def test_values_that_no_deal_of_joker_can_have(scribe, deal, values, why):
    scribe.make(scribe.start("jokeri/classic(length=short12)", "A", "B", "C", "D"))
    answer = scribe.bring(scribe.edit("set", deal=deal, values=values))
    assert answer.status_code == 400
    assert why in answer.json()["detail"]


def test_golden_deals_have_no_bids(scribe):
    scribe.make(scribe.start("jokeri/classic(length=full40)", "A", "B", "C", "D"))
    assert scribe.bring(scribe.edit("set", deal=25, values={"bid.0": 1})).status_code == 400
    assert scribe.bring(scribe.edit("set", deal=25, values={"taken.0": 9})).status_code == 200
    assert scribe.bring(scribe.edit("set", deal=41, values={"taken.0": None})).status_code == 200


def test_beginnings_that_cannot_be(scribe):
    good = scribe.start("remik/silesian", "Ala", "Ola")
    for edits, code in (
        ([], "bad_edit"),
        ([scribe.note(1, finisher=0)], "bad_edit"),
        ([good, scribe.start("remik/silesian", "Ala", "Ola")], "bad_edit"),
        ([scribe.start("remik/silesian", "Ala")], "bad_edit"),
        ([scribe.start("remik/silesian", *"ABCDEFGH")], "bad_edit"),
        ([scribe.start("jokeri/classic", "Ala", "Ola")], "bad_edit"),
        ([scribe.start("remik/silesian", "Ala", "Ola", dealer=2)], "bad_edit"),
        ([scribe.start("remik/nowhere", "Ala", "Ola")], "bad_rules"),
        ([good, scribe.edit("name", seat=2, name="Jan")], "bad_edit"),
    ):
        answer = scribe.make(*edits)
        assert (answer.status_code, answer.json()["code"]) == (400, code), edits
    scribe.make(good)
    assert scribe.bring(scribe.start("remik/silesian", "Ala", "Ola")).json()["code"] == "bad_edit"
    early = {**scribe.start("remik/guide", "Ewa", "Ola"), "lamport": 0}
    assert scribe.bring(early).json()["code"] == "bad_edit"


def test_names_are_cleaned_and_never_empty(scribe):
    scribe.make(scribe.start("remik/silesian", " \u202eAla\n", "\u200b", "Jan" * 20))
    assert scribe.bring().json()["names"] == ["Ala", "2", ("Jan" * 20)[:24]]


def test_a_full_sheet_takes_no_more(scribe, monkeypatch):
    monkeypatch.setattr(service, "MAX_EDITS", 3)
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"), scribe.note(1, finisher=0, hand_1=30))
    assert scribe.bring(scribe.note(1, hand_1=31)).status_code == 200
    full = scribe.bring(scribe.note(1, hand_1=32))
    assert (full.status_code, full.json()["code"]) == (409, "sheet_full")


def test_a_foreign_page_writes_nothing(scribe, client):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"))
    headers = {"Origin": "https://elsewhere.example", "Authorization": f"Bearer {scribe.token}"}
    for path in ("/api/sheets", f"/api/sheets/{scribe.sheet}"):
        body = {"edits": [scribe.start("remik/silesian", "Ala", "Ola")]}
        assert client.post(path, json=body, headers=headers).status_code == 403


def test_links_to_read_and_to_write_differ(scribe, client):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"))
    path = f"/api/sheets/{scribe.sheet}"
    reading = client.get(f"{path}/qr.svg")
    assert reading.headers["content-type"] == "image/svg+xml"
    assert reading.text.startswith("<svg")
    links = client.get(f"{path}/links", headers={"Authorization": f"Bearer {scribe.token}"}).json()
    assert links["read"] == f"/sheets/{scribe.sheet}"
    assert links["write"] == f"/keep#s={scribe.token}"
    assert links["write_qr"].startswith("<svg")
    assert links["write_qr"] != reading.text
    for wrong in ({}, {"Authorization": "Bearer " + "0" * 59}, {"Authorization": f"Basic {scribe.token}"}):
        assert client.get(f"{path}/links", headers=wrong).status_code == 403


def test_a_tariff_for_every_preset(client):
    known = {one["rules"]: one for one in client.get("/api/tariffs").json()["tariffs"]}
    assert {"remik/silesian", "remik/wikibooks", "remik/guide", "jokeri/classic", "jokeri/tbilisi"} <= set(
        known
    )
    for rules, one in known.items():
        assert client.get("/api/tariff", params={"rules": rules}).json() == one
        assert set(one["names"]) == {"en", "pl", "tr", "ka"}
    house = client.get("/api/tariff", params={"rules": "remik/silesian( penalty_joker=50 )"}).json()
    assert (house["rules"], house["penalty"]["*"]) == ("remik/silesian(penalty_joker=50)", 50)
    assert client.get("/api/tariff", params={"rules": "remik/nowhere"}).status_code == 400


def test_sheets_outlive_a_restart(tmp_path: Path):
    from tests.server.sheets.conftest import Scribe

    def serve() -> TestClient:
        games = house_games()
        desk = make_desk(EventStore(tmp_path), games, QUICK)
        desk.tables.house = replace(desk.tables.house, bots=InProcess(games))
        return TestClient(make_app(desk, None))

    with serve() as client:
        scribe = Scribe(client)
        scribe.make(scribe.start("remik/silesian", "Ala", "Ola"), scribe.note(1, finisher=0, hand_1=30))
    with serve() as client:
        scribe.client = client
        assert scribe.bring(scribe.note(2, finisher=1, hand_0=5)).json()["kept"]["sheet"]["totals"] == [5, 30]


def test_a_game_whose_sheets_are_not_kept(tmp_path: Path):
    desk = make_desk(EventStore(tmp_path), toy_games(), QUICK)
    desk.tables.house = replace(desk.tables.house, bots=InProcess(toy_games()))
    with TestClient(make_app(desk, None)) as client:
        assert client.get("/api/tariffs").json() == {"tariffs": []}
        assert client.get("/api/tariff", params={"rules": "toy/plain"}).json()["code"] == "bad_edit"


async def test_writers_at_the_same_moment_lose_nothing(tmp_path: Path):
    desk = make_desk(EventStore(tmp_path), house_games(), QUICK)
    start = {"id": "start-000", "lamport": 0, "at": 0, "what": "start", "rules": "remik/silesian"}
    import msgspec

    from stolik.server.sheets.edits import Edit

    def edit(**told):
        return msgspec.convert(told, Edit)

    sheet, token = await desk.sheets.make([edit(**start, players=["A", "B"])])
    notes = [
        edit(id=f"edit-{n:04}", lamport=n, at=0, what="set", deal=n, values={"finisher": 0, "hand.1": n + 2})
        for n in range(1, 13)
    ]
    await asyncio.gather(*(desk.sheets.append(sheet.sheet_id, token, [note]) for note in notes))
    found = await desk.sheets.get(sheet.sheet_id)
    assert desk.sheets.reckon(found).counted == 12
    desk.tables.house.store.close()
    with pytest.raises(StoreError):
        await desk.sheets.make([edit(**start, players=["A", "B"])])


async def test_a_log_that_always_conflicts_gives_up(tmp_path: Path, monkeypatch):
    desk = make_desk(EventStore(tmp_path), house_games(), QUICK)
    import msgspec

    from stolik.server.sheets.edits import Edit

    told = {"id": "start-000", "lamport": 0, "at": 0, "what": "start", "rules": "remik/silesian"}
    start = msgspec.convert({**told, "players": ["A", "B"]}, Edit)
    drop = msgspec.convert({"id": "drop-0000", "lamport": 1, "at": 0, "what": "drop", "deal": 1}, Edit)
    sheet, token = await desk.sheets.make([start])

    async def conflict(_):
        return "conflict"

    monkeypatch.setattr(desk.tables.house.store, "append", conflict)
    with pytest.raises(StoreError):
        await desk.sheets.append(sheet.sheet_id, token, [drop])
    with pytest.raises(StoreError):
        await desk.sheets.make([start])
    desk.tables.house.store.close()


def test_the_order_is_that_of_lamport_and_id_and_repeats_are_dropped():
    def undo(ident: str, lamport: int) -> str:
        return f'{{"what":"undo","id":"{ident}","lamport":{lamport},"at":0,"of":"nothing-0"}}'

    edits = [read_edit(undo(*told)) for told in (("b-edit-01", 2), ("a-edit-01", 2), ("z-edit-01", 1))]
    assert [edit.id for edit in ordered([*edits, *edits])] == ["z-edit-01", "a-edit-01", "b-edit-01"]
    assert all(isinstance(edit, Undo) for edit in edits)
    with pytest.raises(ValueError, match="begins with"):
        fold(edits)
