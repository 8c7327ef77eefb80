"""The HTTP side: who may do what, errors as codes, headers, files, texts and rules."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from dataclasses import replace

import pytest

from stolik.engine.record import replay
from stolik.engine.spec import FirstDealer
from stolik.server import dealer
from stolik.server.pages import WebFiles, content_policy, web_folder
from tests.server.house import QUICK, bearer, running
from tests.server.toy import SPEC, Toy


@pytest.fixture
async def house(tmp_path):
    async with running(tmp_path) as house:
        yield house


#: Every endpoint of a table that needs a token: method, path after the table's, body.
GUARDED = [
    ("GET", "", None),
    ("GET", "/record", None),
    ("GET", "/record.txt", None),
    ("GET", "/replay/1", None),
    ("POST", "/invites", {"seat": None}),
    ("POST", "/seats/1", {"level": "plain"}),
    ("POST", "/shuffle", None),
    ("POST", "/leave", {"level": "plain"}),
]
#: Every endpoint of a table that needs an invite.
BY_INVITE = [
    ("GET", "?i={invite}", None),
    ("GET", "/qr.svg?i={invite}", None),
    ("POST", "/seats", {"invite": "{invite}"}),
]


def test_no_endpoint_of_a_table_is_forgotten_here():
    from stolik.server.replay_routes import REPLAY_ROUTES
    from stolik.server.routes import ROUTES

    routes = (*ROUTES, *REPLAY_ROUTES)
    paths = {path for route in routes for path in route.paths if path.startswith("/api/tables/{")}
    named = {re.sub(r"seats/\d+$", "seats/{seat:int}", path) for _, path, _ in GUARDED}
    listed = {re.sub(r"replay/\d+$", "replay/{deal:int}", path) for path in named}
    listed |= {path.partition("?")[0] for _, path, _ in BY_INVITE}
    assert {path.removeprefix("/api/tables/{table_id:str}") for path in paths} == listed


@pytest.mark.parametrize(("method", "path", "body"), GUARDED)
async def test_a_wrong_token_opens_nothing_and_says_nothing(house, method, path, body):
    made, other = await house.make("me", "open"), await house.make("me", "open")
    joined = await house.join(made)
    secret = made["token"].partition(".")[2]
    await house.http.post(f"/api/tables/{made['table']}/leave", json={}, headers=bearer(joined["token"]))
    cases = [
        ({}, 401, "no_token"),
        ({"Authorization": "Basic abc"}, 401, "no_token"),
        ({"Authorization": "Bearer"}, 401, "no_token"),
        (bearer("nonsense"), 403, "forbidden"),
        (bearer(f"{made['table']}.{'0' * 32}"), 403, "forbidden"),
        (bearer(f"zzzzzzzzzzzz.{secret}"), 403, "forbidden"),
        (bearer(made["invite"].partition("#i=")[2]), 403, "forbidden"),
        (bearer(other["token"]), 403, "forbidden"),
        (bearer(joined["token"]), 403, "forbidden"),
    ]
    for headers, status, code in cases:
        answer = await house.http.request(
            method, f"/api/tables/{made['table']}{path}", json=body, headers=headers
        )
        assert answer.status_code == status, headers
        assert answer.json()["code"] == code
        assert set(answer.json()) == {"code", "detail"}
        assert "toy" not in answer.text
        assert made["table"] not in answer.text
    unknown = await house.http.request(
        method, f"/api/tables/zzzzzzzzzzzz{path}", json=body, headers=bearer(made["token"])
    )
    assert (unknown.status_code, unknown.json()["code"]) == (403, "forbidden")


@pytest.mark.parametrize(("method", "path", "body"), BY_INVITE)
async def test_a_wrong_invite_opens_nothing(house, method, path, body):
    made, other = await house.make("me", "open"), await house.make("me", "open")
    wrong = [
        "",
        "0" * 32,
        made["token"],
        made["token"].partition(".")[2],
        other["invite"].partition("#i=")[2],
        made["table"],
    ]
    for invite in wrong:
        filled = None if body is None else {"invite": invite}
        address = f"/api/tables/{made['table']}{path.format(invite=invite)}"
        answer = await house.http.request(method, address, json=filled)
        assert answer.status_code == 403, (address, answer.text)
        unknown = await house.http.request(
            method, address.replace(made["table"], "zzzzzzzzzzzz"), json=filled
        )
        assert unknown.json() == answer.json(), "whether a table exists is not told"


async def test_friends_sit_down_by_the_link_until_the_table_is_full(house):
    made = await house.make("me", "open", "plain", "open", name="Ala")
    assert re.fullmatch(r"/t/[a-z0-9]{12}#i=[0-9a-f]{32}", made["invite"])
    invite = made["invite"].partition("#i=")[2]
    shown = await house.http.get(f"/api/tables/{made['table']}", params={"i": invite})
    assert [seat["kind"] for seat in shown.json()["seats"]] == ["human", "open", "bot", "open"]
    assert shown.json()["you"] is None
    first, second = await house.join(made, "Ola"), await house.join(made)
    assert (first["seat"], second["seat"]) == (1, 3)
    late = await house.http.post(f"/api/tables/{made['table']}/seats", json={"invite": invite})
    assert (late.status_code, late.json()["code"]) == (409, "no_seat")
    about = (await house.http.get(f"/api/tables/{made['table']}", headers=bearer(first["token"]))).json()
    assert [seat["name"] for seat in about["seats"]] == ["Ala", "Ola", None, None]
    assert about["phase"] == "playing"


async def test_two_who_take_the_last_seat_at_once_do_not_both_get_it(house):
    made = await house.make("me", "open")
    invite = made["invite"].partition("#i=")[2]
    address = f"/api/tables/{made['table']}/seats"
    answers = await asyncio.gather(*(house.http.post(address, json={"invite": invite}) for _ in range(10)))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 9


async def test_an_invite_for_one_seat_works_once(house):
    made = await house.make("me", "open", "open")
    address = f"/api/tables/{made['table']}"
    answer = await house.http.post(f"{address}/invites", json={"seat": 2}, headers=bearer(made["token"]))
    assert answer.status_code == 201
    invite = answer.json()["invite"].partition("#i=")[2]
    joined = await house.http.post(f"{address}/seats", json={"invite": invite})
    assert joined.json()["seat"] == 2
    again = await house.http.post(f"{address}/seats", json={"invite": invite})
    assert again.status_code == 403
    for seat in (2, 7):
        answer = await house.http.post(
            f"{address}/invites", json={"seat": seat}, headers=bearer(made["token"])
        )
        assert answer.status_code == 409


async def test_the_tables_link_gives_reserved_seats_away_last(house):
    made = await house.make("me", "open", "open")
    address = f"/api/tables/{made['table']}"
    await house.http.post(f"{address}/invites", json={"seat": 1}, headers=bearer(made["token"]))
    assert (await house.join(made))["seat"] == 2
    assert (await house.join(made))["seat"] == 1


async def test_a_new_link_ends_the_old_one(house):
    made = await house.make("me", "open")
    address = f"/api/tables/{made['table']}"
    answer = await house.http.post(f"{address}/invites", json={}, headers=bearer(made["token"]))
    old, new = (link.partition("#i=")[2] for link in (made["invite"], answer.json()["invite"]))
    assert (await house.http.post(f"{address}/seats", json={"invite": old})).status_code == 403
    assert (await house.http.post(f"{address}/seats", json={"invite": new})).status_code == 201


async def test_who_made_the_table_may_fill_it_with_bots(house):
    made = await house.make("me", "open", "open")
    joined = await house.join(made)
    address = f"/api/tables/{made['table']}/seats"
    mine, theirs = bearer(made["token"]), bearer(joined["token"])
    assert (await house.http.post(f"{address}/2", json={}, headers=theirs)).status_code == 403
    assert (await house.http.post(f"{address}/1", json={}, headers=mine)).status_code == 409
    assert (await house.http.post(f"{address}/9", json={}, headers=mine)).status_code == 409
    wrong = await house.http.post(f"{address}/2", json={"level": "grandmaster"}, headers=mine)
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad_seats")
    answer = await house.http.post(f"{address}/2", json={}, headers=mine)
    assert answer.json()["seats"][2]["level"] == "plain", "the usual level"
    assert answer.json()["phase"] == "playing"


async def test_the_next_player_is_host_when_the_host_leaves(house):
    made = await house.make("me", "open", "open")
    joined = await house.join(made)
    address = f"/api/tables/{made['table']}"
    await house.http.post(f"{address}/leave", json={}, headers=bearer(made["token"]))
    answer = await house.http.post(
        f"{address}/seats/2", json={"level": "plain"}, headers=bearer(joined["token"])
    )
    assert answer.status_code == 200
    assert answer.json()["host"] == 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"rules": "toy/plain", "seats": ["me"]}, "bad_seats"),
        ({"rules": "toy/plain", "seats": ["me"] * 2}, "bad_seats"),
        ({"rules": "toy/plain", "seats": ["open", "plain"]}, "bad_seats"),
        ({"rules": "toy/plain", "seats": ["me", "grandmaster"]}, "bad_seats"),
        ({"rules": "toy/plain", "seats": ["me", "plain", "plain", "plain", "plain"]}, "bad_seats"),
        ({"rules": "toy/odd", "seats": ["me", "plain"]}, "bad_rules"),
        ({"rules": "toy/plain(rounds=99)", "seats": ["me", "plain"]}, "bad_rules"),
        ({"rules": "chess/plain", "seats": ["me", "plain"]}, "bad_rules"),
        ({"rules": "", "seats": ["me", "plain"]}, "bad_rules"),
        ({"rules": "toy/plain(rounds=9, deals=9)", "seats": ["me", "plain"]}, "bad_rules"),
        ({"rules": "toy/plain"}, "bad_request"),
        ({"rules": "toy/plain", "seats": []}, "bad_request"),
        ({"rules": "toy/plain", "seats": ["me"] * 13}, "bad_request"),
        ({"rules": "toy/plain", "seats": ["me", 7]}, "bad_request"),
        ({"rules": "toy/plain", "seats": ["me", "plain"], "clock": -1}, "bad_request"),
        ({"rules": "toy/plain", "seats": ["me", "plain"], "more": 1}, "bad_request"),
        ([], "bad_request"),
        (None, "bad_request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(house, wish, code):
    answer = await house.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    if "deals=9" in str(wish):
        assert answer.json()["findings"] == [{"clause": "deals", "step": None, "args": {"deals": 9}}]
    assert await house.desk.tables.house.store.tables() == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"rules":' * 1000])
async def test_a_body_that_is_no_json_is_refused(house, body):
    answer = await house.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_a_body_that_is_too_large_is_refused(house):
    answer = await house.http.post("/api/tables", json={"rules": "x" * 70_000, "seats": ["me"]})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/api/nothing",
        "/static/nothing.js",
        "/texts/toy/xx.ftl",
        "/texts/chess/en.ftl",
        "/texts/toy/en.txt",
    ],
)
async def test_what_is_not_there_is_said_in_json(house, path):
    answer = await house.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


async def test_a_wrong_method_is_said_in_json(house):
    answer = await house.http.delete("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "bad_request")


async def test_a_foreign_page_may_change_nothing(house):
    made = await house.make("me", "open")
    calls = [
        ("/api/tables", {"rules": "toy/plain", "seats": ["me", "plain"]}),
        (f"/api/tables/{made['table']}/seats", {"invite": made["invite"].partition("#i=")[2]}),
        (f"/api/tables/{made['table']}/invites", {}),
        (f"/api/tables/{made['table']}/seats/1", {}),
        (f"/api/tables/{made['table']}/shuffle", {}),
        (f"/api/tables/{made['table']}/leave", {}),
    ]
    for path, body in calls:
        headers = bearer(made["token"]) | {"Origin": "http://evil.example"}
        answer = await house.http.post(path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin"), path
    own = await house.http.post(calls[0][0], json=calls[0][1], headers={"Origin": house.origin})
    assert own.status_code == 201
    assert "access-control-allow-origin" not in own.headers


async def test_tables_are_made_five_a_minute(tmp_path):
    settings = replace(QUICK, tables_at_home="5 per 1 minute", joins_at_home="3 per 1 minute")
    async with running(tmp_path, settings) as house:
        wish = {"rules": "toy/plain", "seats": ["me", "open"]}
        answers = [await house.http.post("/api/tables", json=wish) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429]
        refused = answers[-1].json()
        assert (refused["code"], refused["key"]) == ("rate", "tables")
        assert 1 <= refused["seconds"] <= 60
        assert answers[-1].headers["retry-after"] == str(refused["seconds"])
        table = answers[0].json()["table"]
        joins = [await house.http.post(f"/api/tables/{table}/seats", json={"invite": "x"}) for _ in range(4)]
        assert [answer.status_code for answer in joins] == [403] * 3 + [429]


# -- records ---------------------------------------------------------------------------------------


async def test_a_live_deal_cannot_be_read_and_a_finished_one_replays(house):
    made = await house.make("me", "plain")
    address = f"/api/tables/{made['table']}/record"
    own = bearer(made["token"])
    async with house.player(made) as ala:
        committed = ala.view["table"]["fair"]["commitment"]
        live = await house.http.get(address, params={"deal": 1}, headers=own)
        assert (live.status_code, live.json()["code"]) == (409, "deal_live")
        assert (await house.http.get(address, headers=own)).status_code == 404
        assert ala.view["table"]["fair"]["revealed"] is None
        await ala.play_deal()
        await ala.caught_up((await ala.answer_to({"t": "next"}))["seq"] + 1)
        assert (await house.http.get(address, params={"deal": 2}, headers=own)).status_code == 409
        assert (await house.http.get(address, params={"deal": 3}, headers=own)).status_code == 404
        assert (await house.http.get(address, params={"deal": 0}, headers=own)).status_code == 400
        record = (await house.http.get(address, params={"deal": 1}, headers=own)).json()
        assert record == (await house.http.get(address, headers=own)).json()
        fair = ala.view["table"]["fair"]
    assert record["commitment"] == committed == fair["revealed"]["commitment"]
    assert record["seed"] == fair["revealed"]["seed"]
    assert dealer.commitment_of(record["seed"], record["rules"], record["table"], 1) == committed
    rules = SPEC.catalog.parse(record["rules"])
    position = SPEC.deal(rules, record["players"], record["dealer"], record["number"], record["seed"])
    for action in record["actions"]:
        assert action["seat"] == SPEC.to_move(position)
        position, _ = SPEC.apply(position, SPEC.parse_action(action["text"]))
    assert SPEC.to_move(position) is None


async def test_the_matchs_record_is_judged_again_by_the_engine(house):
    made = await house.make("me", "plain", rules="toy/plain(deals=2)", name="Ala")
    address, own = f"/api/tables/{made['table']}/record.txt", bearer(made["token"])

    async def text() -> str:
        answer = await house.http.get(address, headers=own)
        assert answer.headers["content-type"].startswith("text/plain")
        return answer.text

    async with house.player(made) as ala:
        assert "\ndeal" not in await text()
        await ala.play_deal()
        await ala.caught_up((await ala.answer_to({"t": "next"}))["seq"] + 1)
        record = await text()
        assert record.startswith("stolik record 1\nrules: toy/plain(deals=2)\nseats: Ala | Seat 2\n")
        assert "\ndeal 1: " in record
        assert "\ndeal 2" not in record, "a live deal is not told"
        await ala.play_deal()
        first_match = await text()
        again = replay(first_match, lambda name: SPEC)
        assert again.is_over
        assert again.sheet["totals"] == ala.view["sheet"]["totals"]
        await ala.caught_up((await ala.answer_to({"t": "next"}))["seq"] + 1)
        assert "\ndeal" not in await text(), "a new match, a new record"


async def test_names_that_a_record_cannot_hold_become_numbers(house):
    made = await house.make("me", "open", name="A|a: b")
    await house.join(made, "Ola")
    text = await house.http.get(f"/api/tables/{made['table']}/record.txt", headers=bearer(made["token"]))
    assert "seats: Seat 1 | Seat 2" in text.text


async def test_the_next_commitment_is_public_before_the_deal(house):
    made = await house.make("me", "open")
    async with house.player(made) as ala:
        fair = ala.view["table"]["fair"]
        assert (fair["deal"], fair["commitment"], fair["revealed"]) == (0, None, None)
        promised = fair["next"]
        await house.join(made)
        await ala.sees(lambda message: message["table"]["phase"] == "playing")
        assert ala.view["table"]["fair"]["commitment"] == promised


async def test_cards_drawn_for_the_first_dealer_are_shown(house, monkeypatch):
    from stolik.core.cards import Card

    drawn = FirstDealer(1, ({0: Card("7h"), 1: Card("Ks")},))
    monkeypatch.setattr(Toy, "first_dealer", lambda self, rules, players, rng: drawn)
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        assert ala.view["table"]["draws"] == [{"0": "7h", "1": "Ks"}]
        await ala.play_deal()
        await ala.caught_up((await ala.answer_to({"t": "next"}))["seq"] + 1)
        assert ala.view["table"]["draws"] == []


# -- pages, files, texts ---------------------------------------------------------------------------


async def test_every_answer_carries_the_security_headers(house):
    for path in (
        "/",
        "/healthz",
        "/nothing",
        "/api/rulesets",
        "/t/zzzzzzzzzzzz",
        "/static/vendor/htm-3.1.1.mjs",
    ):
        headers = (await house.http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "server" not in headers


async def test_the_pages_own_import_map_is_allowed_by_its_hash_and_nothing_else_inline(house):
    answer = await house.http.get("/t/zzzzzzzzzzzz")
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    inline = re.findall(r"<script(?![^>]*src=)[^>]*>(.*?)</script>", answer.text, re.DOTALL)
    assert policy.count("'sha256-") == len(inline)
    assert not re.search(r"\son[a-z]+=", answer.text)
    assert not re.search(r"<style|\sstyle=", answer.text)
    import base64

    for script in inline:
        assert base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() in policy
    assert f"ws://{house.origin.removeprefix('http://')}" in policy


def test_a_strange_host_does_not_get_into_the_policy():
    policy = content_policy("x; script-src *")
    assert "*" not in policy
    assert "ws://" not in policy


async def test_files_are_sent_once(house):
    first = await house.http.get("/static/vendor/htm-3.1.1.mjs")
    assert first.headers["content-type"].startswith("text/javascript")
    again = await house.http.get(
        "/static/vendor/htm-3.1.1.mjs", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert (await house.http.get("/manifest.webmanifest")).headers[
        "content-type"
    ] == "application/manifest+json"


async def test_a_page_of_the_client_is_sent_once_in_each_language(house):
    polish = await house.http.get("/", headers={"Accept-Language": "pl"})
    assert 'lang="pl"' in polish.text
    assert polish.headers["vary"] == "Accept-Language"
    for language, status in (("pl", 304), ("ka", 200)):
        again = await house.http.get(
            "/", headers={"Accept-Language": language, "If-None-Match": polish.headers["etag"]}
        )
        assert again.status_code == status


async def test_nothing_outside_the_folder_is_sent(house):
    for path in (
        "..%2f..%2fpyproject.toml",
        "%2e%2e/pyproject.toml",
        "..%5c..%5cpyproject.toml",
        "%00",
        "js",
        "/etc/passwd",
        "a" * 3000,
    ):
        answer = await house.http.get(f"/static/{path}")
        assert answer.status_code == 404, path


def test_files_stay_inside_even_over_links(tmp_path):
    folder, outside = tmp_path / "web", tmp_path / "secret.txt"
    folder.mkdir()
    outside.write_text("secret")
    (folder / "link.txt").symlink_to(outside)
    (folder / "page.html").write_text("hello")
    (folder / "odd.zzz").write_text("?")
    files = WebFiles(folder)
    assert files.read("link.txt") is None
    assert files.read("../secret.txt") is None
    assert files.read("page.html") == (b"hello", "text/html")
    assert files.read("odd.zzz") == (b"?", "application/octet-stream")
    assert WebFiles(None).read("page.html") is None
    assert web_folder() is not None


async def test_rule_texts_come_in_fluent_syntax(house):
    answer = await house.http.get("/texts/toy/pl.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "rounds-title =\n    Kolejki\n" in answer.text
    assert "rounds-label =" in answer.text
    assert "draw_first-refusal" in (await house.http.get("/texts/toy/en.ftl")).text


async def test_rulesets_are_described(house):
    about = (await house.http.get("/api/rulesets")).json()
    assert about["languages"] == ["en", "pl", "tr", "ka"]
    (game,) = about["games"]
    assert (game["game"], game["levels"][-1]) == ("toy", "plain")
    assert game["presets"][0]["rules"] == "toy/plain"
    assert game["presets"][0]["players"] == [2, 3, 4]
    assert game["settings"][0] == {
        "name": "rounds",
        "kind": "number",
        "section": "deal",
        "values": ["3"],
        "low": 1,
        "high": 9,
        "words": [],
    }
    rules = (await house.http.get("/api/rules", params={"rules": "toy/plain( deals = 5 , rounds=3)"})).json()
    assert rules["rules"] == "toy/plain(deals=5)"
    assert rules["values"] == {"rounds": 3, "deals": 5, "clock": 0, "strict": "false"}
    assert rules["house_rules"] == ["deals"]
    assert rules["clauses"]["deals"] == "deal-2"
    assert (await house.http.get("/api/rules", params={"rules": "?"})).json()["code"] == "bad_rules"
    assert (await house.http.get("/api/rules")).status_code == 400


async def test_the_book_comes_as_data(house):
    for path in ("toy/plain(deals=5)", "toy%2Fplain(deals%3D5)"):
        book = (await house.http.get(f"/api/book/{path}", params={"lang": "pl"})).json()
        assert book["language"] == "pl"
        assert book["label"] == {"en": "Plain", "pl": "Zwykłe"}
        clause = book["sections"][0]["clauses"][1]
        assert (clause["clause"], clause["number"], clause["changed"]) == ("deals", 2, True)
        assert clause["text"] == "Partia ma 5 rozdań."
    assert (await house.http.get("/api/book/toy/odd")).status_code == 400


async def test_the_rules_page_reads_without_javascript(house):
    page = await house.http.get(
        "/rules/toy/plain(deals=5)", headers={"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.8"}
    )
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert '<html lang="pl"' in page.text
    assert "Partia ma 5 rozdań." in page.text
    assert 'id="deal-2"' in page.text
    assert re.findall(r"<script[^>]*>", page.text) == [
        '<script type="module" src="/static/js/pages/page.js">'
    ]
    assert '<html lang="en"' in (await house.http.get("/rules/toy/plain", params={"lang": "en"})).text
    assert (await house.http.get("/rules/toy/<script>")).status_code == 404
    assert "Toy" in (await house.http.get("/rules")).text


async def test_the_invite_link_is_a_qr_picture(house):
    made = await house.make("me", "open")
    invite = made["invite"].partition("#i=")[2]
    answer = await house.http.get(f"/api/tables/{made['table']}/qr.svg", params={"i": invite})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


async def test_the_api_is_described(house):
    schema = (await house.http.get("/api/openapi.json")).json()
    assert schema["openapi"].startswith("3.1")
    assert {"/api/tables", "/healthz", "/api/rulesets"} <= set(schema["paths"])
    assert (await house.http.get("/healthz")).json() == {"ok": True}


async def test_a_fault_of_ours_is_a_code_without_a_trace(house, monkeypatch, caplog):
    from stolik.server.tables import Tables

    async def broken(self, wish):
        raise RuntimeError("Ks is in his hand")

    monkeypatch.setattr(Tables, "make", broken)
    answer = await house.http.post("/api/tables", json={"rules": "toy/plain", "seats": ["me", "plain"]})
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert "Ks" not in answer.text + caplog.text
    assert "RuntimeError" in caplog.text
    assert "Traceback" not in answer.text + caplog.text
    assert json.loads(answer.text).keys() == {"code", "detail"}
