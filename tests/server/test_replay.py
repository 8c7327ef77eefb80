"""Finished deals looked at again: frames over HTTP, records as text, and nothing of a running deal."""

from __future__ import annotations

import httpx
import pytest
from typer.testing import CliRunner

from stolik import games
from stolik.bots import bot
from stolik.cli.app import app
from stolik.core.rng import Rng
from stolik.engine.game import Game
from stolik.engine.record import loads
from stolik.server import dealer
from stolik.server.catalogue import house_games
from tests.server.house import bearer, running
from tests.server.test_leak import World, everything

MATCHES = [("remik/silesian", 3), ("jokeri/classic", 4)]


@pytest.fixture
def world(tmp_path):
    world = World(tmp_path, house_games())
    yield world
    world.close()


def http(world: World) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(world.app), base_url="http://127.0.0.1")


async def play_deal(world: World, table, rng: Rng) -> None:
    """Play the running deal to its end with the game's simplest bot."""
    player = bot(table.state.rules.game, world.games.levels[table.state.rules.game][0])
    while table.state.phase == "playing":
        seat, decision = table.state.to_move, table.state.decision
        await table.act_for(seat, decision, str(player.act(table.seen(seat), rng)), None)


@pytest.mark.parametrize(
    ("rules", "lang", "words"),
    [
        ("remik/nope", "en", "has no preset 'nope'"),
        ("remik/nope", "pl", "nie ma zasad o nazwie 'nope'"),
        ("chess/plain", "pl", "'chess'"),
        ("remik/silesian(jokers=many)", "tr", "jokers=many: "),
    ],
)
async def test_rules_that_there_are_not_are_told_in_the_readers_language(world, rules, lang, words):
    text = f"stolik record 1\nrules: {rules}\nseats: Ala | Ola | Jan\n"
    async with http(world) as client:
        answer = await client.post("/api/replay", json={"text": text, "lang": lang})
    assert (answer.status_code, answer.json()["line"]) == (400, 2)
    assert words in answer.json()["said"]


@pytest.mark.parametrize(("rules", "players"), MATCHES)
async def test_a_finished_deal_is_shown_as_each_seat_saw_it(world, rules, players):
    table = await world.make(rules, players, 0, Rng(rules))
    spec, address = table.state.spec, f"/api/tables/{table.state.table_id}/replay"
    async with http(world) as client:
        own = bearer(world.tokens[1])
        live = await client.get(f"{address}/1", headers=own)
        assert (live.status_code, live.json()["code"]) == (409, "deal_live")
        await play_deal(world, table, Rng("play"))
        shown = (await client.get(f"{address}/1", headers=own)).json()
        assert (await client.get(f"{address}/2", headers=own)).status_code == 404
        assert (await client.get(f"{address}/0", headers=own)).status_code == 400
    assert shown["deals"] == [1]
    assert shown["you"] == 1
    assert [seat["kind"] for seat in shown["seats"]] == ["human"] * players
    assert shown["points"] == list(table.state.results[0].points)
    frames, histories = shown["frames"], shown["histories"]
    assert frames[0]["text"] is None
    assert len(frames) == table.state.actions + 1
    # Played once more, every view is what its seat was sent, and a hand is what its player held.
    position = spec.deal(
        table.state.rules,
        players,
        shown["dealer"],
        0,
        (await _record(world, table))["seed"],
    )
    for frame in frames:
        if frame["text"] is not None:
            position, _ = spec.apply(position, spec.parse_action(frame["text"]), frame["seat"])
        for seat in range(players):
            view = frame["views"][seat]
            wire = dict(spec.wire(spec.view(position, seat)))
            known = view.pop("history")
            told = histories[seat][:known] if isinstance(known, int) else known
            assert told == list(wire.pop("history"))
            assert view == wire
            assert frame["hands"][seat] == [str(card) for card in position.hands[seat]]
    assert spec.to_move(position) is None
    await table.pace.stop()


async def _record(world: World, table) -> dict:
    async with http(world) as client:
        address = f"/api/tables/{table.state.table_id}/record?deal=1"
        return (await client.get(address, headers=bearer(world.tokens[0]))).json()


@pytest.mark.parametrize(("rules", "players"), MATCHES)
async def test_a_match_is_given_out_as_a_record_that_the_command_line_replays(
    world, rules, players, tmp_path
):
    table = await world.make(rules, players, 0, Rng(rules))
    address = f"/api/tables/{table.state.table_id}/record.txt"
    async with http(world) as client:
        own = bearer(world.tokens[0])
        for number in range(2):
            await play_deal(world, table, Rng(f"deal {number}"))
            await table.go_on(table.state.match, table.state.deal)
        assert table.state.phase == "playing"
        answer = await client.get(address, headers=own)
    assert answer.headers["content-type"].startswith("text/plain")
    record = loads(answer.text)
    # The third deal runs: nothing of it is told.
    assert len(record.deals) == 2
    assert [deal.points for deal in record.deals] == [tuple(one.points) for one in table.state.results]
    assert record.dumps() == answer.text
    match = games.replay(answer.text)
    assert match.sheet["totals"] == table.state.sheet["totals"]
    assert match.record().dumps() == answer.text
    file = tmp_path / "evening.txt"
    file.write_text(answer.text, encoding="utf-8")
    done = CliRunner().invoke(app, ["replay", "--quiet", str(file)])
    assert done.exit_code == 0, done.output
    await table.pace.stop()


# -- a deal's link ------------------------------------------------------------------------------------


async def _play_and_share(world: World, table, deals: int) -> list[str]:
    """Play so many deals and begin another; the links that a seat is given, one a deal."""
    links = []
    for number in range(deals):
        await play_deal(world, table, Rng(f"shared {number}"))
        await table.go_on(table.state.match, table.state.deal)
    assert table.state.phase == "playing"
    async with http(world) as client:
        for number in range(1, deals + 1):
            address = f"/api/tables/{table.state.table_id}/replay/{number}"
            links.append((await client.get(address, headers=bearer(world.tokens[0]))).json()["link"])
    return links


def _asked(link: str) -> str:
    """What the page behind a link asks the server."""
    page, _, key = link.partition("#k=")
    _, name, table_id, deal = page.split("/")
    assert name == "replay"
    return f"/api/tables/{table_id}/replay/{deal}?k={key}"


@pytest.mark.parametrize(("rules", "players"), MATCHES)
async def test_whoever_has_a_deals_link_sees_that_deal_and_no_other(world, rules, players):
    table = await world.make(rules, players, 0, Rng(rules))
    first, second = await _play_and_share(world, table, 2)
    async with http(world) as client:
        shown = await client.get(_asked(first))
        assert shown.status_code == 200, shown.text
        own = await client.get(_asked(first).partition("?")[0], headers=bearer(world.tokens[0]))
        told, seats_own = shown.json(), own.json()
        assert (told.pop("deals"), told.pop("you")) == ([1], None)
        assert (seats_own.pop("deals"), seats_own.pop("you")) == ([1, 2], 0)
        assert told == seats_own
        assert all(set(seat) == {"name", "kind"} for seat in told["seats"])
        # Nothing that opens anything else.
        for secret in (
            table.state.secret,
            *world.tokens,
            *(token.partition(".")[2] for token in world.tokens),
        ):
            assert secret not in shown.text
        key, other = first.partition("#k=")[2], second.partition("#k=")[2]
        assert key != other
        address = f"/api/tables/{table.state.table_id}"
        closed = [
            f"{address}/replay/2?k={key}",
            f"{address}/replay/3?k={key}",
            f"{address}?i={key}",
            f"{address}/qr.svg?i={key}",
        ]
        for path in closed:
            assert (await client.get(path)).status_code == 403, path
        for path in ("/record?deal=1", "/record.txt", "/replay/1", ""):
            refused = await client.get(f"{address}{path}", headers=bearer(key))
            assert refused.status_code == 403, path
        seat = await client.post(f"{address}/seats", json={"invite": key})
        assert seat.status_code == 403
    await table.pace.stop()


async def test_without_a_deals_key_a_table_is_as_if_it_were_not_there(world):
    rules, players = MATCHES[0]
    table = await world.make(rules, players, 0, Rng(rules))
    (link,) = await _play_and_share(world, table, 1)
    here, nowhere = table.state.table_id, "zzzzzzzzzzzz"
    live = dealer.replay_key(table.state.secret, 2)
    future = dealer.replay_key(table.state.secret, 3)
    keys = [
        "",
        "0" * 32,
        "ż",
        world.tokens[0].partition(".")[2],
        dealer.sheet_key(table.state.secret),
        live,
        future,
    ]
    async with http(world) as client:
        for deal in (1, 2, 3, 99):
            for key in keys:
                answers = [
                    await client.get(f"/api/tables/{table_id}/replay/{deal}", params={"k": key})
                    for table_id in (here, nowhere)
                ]
                assert [answer.status_code for answer in answers] == [403, 403], (deal, key)
                assert answers[0].content == answers[1].content
            answers = [
                await client.get(f"/api/tables/{table_id}/replay/{deal}") for table_id in (here, nowhere)
            ]
            assert [answer.status_code for answer in answers] == [401, 401]
            assert answers[0].content == answers[1].content
        assert (await client.get(_asked(link))).status_code == 200
    await table.pace.stop()


async def test_the_key_of_a_running_deal_is_told_to_nobody(world):
    rules, players = MATCHES[0]
    table = await world.make(rules, players, 0, Rng(rules))
    await _play_and_share(world, table, 1)
    said = await everything(world, table, 0, ["fly"], [[]])
    assert dealer.replay_key(table.state.secret, 1).encode() in said
    for deal in (2, 3):
        assert dealer.replay_key(table.state.secret, deal).encode() not in said
    await table.pace.stop()


async def test_a_deals_link_outlives_the_server_and_whoever_left(world, tmp_path):
    rules, players = MATCHES[0]
    table = await world.make(rules, players, 0, Rng(rules))
    async with http(world) as client:
        (link,) = await _play_and_share(world, table, 1)
        before = (await client.get(_asked(link))).json()
        address = f"/api/tables/{table.state.table_id}"
        left = await client.post(f"{address}/leave", json={}, headers=bearer(world.tokens[1]))
        assert left.status_code == 200
        assert (await client.get(f"{address}/replay/1", headers=bearer(world.tokens[1]))).status_code == 403
        assert (await client.get(_asked(link))).json() == before
    await table.pace.stop()
    world.close()
    again = World(tmp_path, house_games())
    async with http(again) as client:
        shown = await client.get(_asked(link))
        assert shown.status_code == 200
        assert shown.json() == before
    await again.desk.tables.close()
    again.close()


# -- records by paste --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def evening() -> str:
    """Two deals of Joker, the second one unfinished."""
    spec = games.game("jokeri")
    game = Game(spec, spec.catalog.preset("classic"), ["Ala", "Nino", "Gia", "Lia"], "evening")
    player, rng = bot("jokeri", "greedy"), Rng("evening")
    while not game.is_deal_over:
        game.push(player.act(game.view(game.turn), rng))
    game.next_deal()
    for _ in range(3):
        game.push(player.act(game.view(game.turn), rng))
    return game.record().dumps()


@pytest.fixture
async def shop(tmp_path):
    async with running(tmp_path, games=house_games()) as house:
        yield house


async def test_a_pasted_record_is_judged_and_shown(shop, evening):
    answer = await shop.http.post("/api/replay", json={"text": evening})
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    # The unfinished deal is not among those to look at.
    assert shown["deals"] == [1]
    assert [seat["name"] for seat in shown["seats"]] == ["Ala", "Nino", "Gia", "Lia"]
    assert shown["frames"][-1]["hands"] == [[]] * 4
    assert [frame["text"] for frame in shown["frames"][1:]] == [
        line.partition(": ")[2] for line in evening.splitlines()[5 : 4 + len(shown["frames"])]
    ]
    assert (await shop.http.post("/api/replay", json={"text": evening, "deal": 2})).status_code == 404


async def test_a_record_that_does_not_stand_is_refused_by_line_and_clause(shop, evening):
    lines = evening.splitlines()
    played = next(at for at, line in enumerate(lines) if ": play" in line)
    name = lines[played].partition(":")[0]
    lines[played] = f"{name}: bid 1"
    refused = await shop.http.post("/api/replay", json={"text": "\n".join(lines)})
    assert refused.status_code == 400
    trouble = refused.json()
    assert (trouble["code"], trouble["line"]) == ("bad_record", played + 1)
    clauses = [found["clause"] for found in trouble["findings"]]
    assert "bid_final" in clauses, clauses
    # The sentences of the clauses, for whoever does not draw them.
    assert trouble["said"] == trouble["detail"].removeprefix(f"line {played + 1}: ")


@pytest.mark.parametrize(
    ("text", "line", "said", "detail"),
    [
        ("", 1, "oczekiwano: 'stolik record 1'", "expected 'stolik record 1'"),
        ("a stranger's file", 1, "oczekiwano: 'stolik record 1'", "expected 'stolik record 1'"),
        (
            "stolik record 1\nrules: chess/classic\nseats: A | B",
            2,
            "nie ma gry o nazwie 'chess'; do wyboru: remik albo jokeri",
            "no game is called 'chess': expected remik or jokeri",
        ),
        (
            "stolik record 1\nrules: jokeri/nowhere\nseats: A | B | C | D",
            2,
            "w grze jokeri nie ma zasad o nazwie 'nowhere'; do wyboru: classic albo pagat albo tbilisi",
            "jokeri has no preset 'nowhere': expected classic or pagat or tbilisi",
        ),
        (
            "stolik record 1\nrules: jokeri/classic\nseats: A | B | C | D\n\nA: fly",
            5,
            "oczekiwano: 'deal N: dealer IMIĘ, seed ZIARNO' albo 'IMIĘ: RUCH'",
            "expected 'deal N: dealer NAME, seed SEED' or 'NAME: ACTION'",
        ),
        (
            "stolik record 1\n" + "# nothing\n" * 3000,
            2500,
            "zapis może mieć tutaj najwyżej tyle wierszy: 2500",
            "a record has at most 2500 lines here",
        ),
    ],
)
async def test_what_is_no_record_is_refused_with_its_line(shop, text, line, said, detail):
    refused = await shop.http.post("/api/replay", json={"text": text, "lang": "pl"})
    told = refused.json()
    assert (refused.status_code, told["code"], told["line"]) == (400, "bad_record", line)
    assert (told["said"], told["detail"]) == (said, f"line {line}: {detail}")


async def test_a_record_without_a_finished_deal_is_not_shown(shop, evening):
    text = "\n".join(evening.splitlines()[:7])
    refused = await shop.http.post("/api/replay", json={"text": text})
    assert (refused.status_code, refused.json()["code"]) == (409, "deal_live")
    foreign = await shop.http.post(
        "/api/replay", json={"text": evening}, headers={"Origin": "https://a.example"}
    )
    assert (foreign.status_code, foreign.json()["code"]) == (403, "origin")
