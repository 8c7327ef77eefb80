"""Non-interference: two worlds that a seat cannot tell apart must send it the same bytes.

For a table in play the hidden cards are dealt anew, consistently with all that the seat may know, and every
kind of message is sent to the seat in both worlds: views, refusals, verdicts, drafts, answers, errors, log
lines, and what it can fetch over HTTP. A test that plants a leak makes sure that the comparison would see
one.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik.core.rng import Rng
from stolik.server.app import make_app
from stolik.server.catalogue import Games, named
from stolik.server.desk import Desk
from stolik.server.process import make_desk
from stolik.server.protocol import Ask, Do, May, NewTable, Next, encode
from stolik.server.store import EventStore
from stolik.server.table import Table
from tests.server.house import QUICK, InProcess, toy_games

FROZEN = 1_000_000.0


@dataclass
class Ear:
    """A socket that keeps the bytes it is sent."""

    frames: list[bytes] = field(default_factory=list)

    def push(self, message: Any) -> None:
        self.frames.append(encode(message))

    def bye(self, code: str) -> None:
        self.frames.append(code.encode())


class World:
    """A table in play of which one seat is heard, with a clock that stands still."""

    def __init__(self, folder: Path, games: Games) -> None:
        self.games = games
        desk = make_desk(EventStore(folder), games, QUICK)
        house = replace(desk.tables.house, bots=InProcess(games), monotonic=lambda: FROZEN, now_ms=lambda: 1)
        desk.tables.house = house
        self.desk: Desk = desk
        self.app = make_app(desk, None)
        self.tokens: list[str] = []

    def moves(self, table: Table, seat: int, rng: Rng) -> list[str]:
        """Some legal moves of the seat: the game's fallback, and what its simplest bot would do."""
        view, game = table.seen(seat), table.state.rules.game
        spec = table.state.spec
        if seat != table.state.to_move:
            return []
        bot = named(self.games.bots)(game, "plain" if game == "toy" else "random")
        return [str(spec.fallback(view)), *(str(bot.act(view, rng)) for _ in range(2))]

    async def make(self, rules: str, players: int, moves: int, rng: Rng) -> Table:
        """A table whose deal is some moves old."""
        seated = await self.desk.tables.make(NewTable(rules, ["me", *["open"] * (players - 1)], clock=30))
        table = await self.desk.tables.get(seated.table)
        self.tokens = [seated.token]
        assert seated.invite is not None
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app), base_url="http://127.0.0.1"
        ) as http:
            for _ in range(players - 1):
                answer = await http.post(
                    f"/api/tables/{seated.table}/seats", json={"invite": seated.invite.partition("#i=")[2]}
                )
                self.tokens.append(answer.json()["token"])
        for _ in range(moves):
            seat, decision = table.state.to_move, table.state.decision
            if seat is None or decision is None:
                break
            await table.act_for(seat, decision, self.moves(table, seat, rng)[-1], None)
        return table

    def close(self) -> None:
        self.desk.tables.house.bots.close()
        self.desk.tables.house.store.close()


async def everything(
    world: World, table: Table, seat: int, texts: list[str], picks: list[list[str]]
) -> bytes:
    """All that the seat is told when it says everything that can be said without changing anything."""
    ear, token = Ear(), world.tokens[seat]
    hashed = (await world.desk.tables.by_token(token))[1]
    await table.connect(hashed, ear)
    decision = table.state.decision or 0
    for number, text in enumerate(texts):
        await table.may(hashed, May(f"m{number}", text), ear)
        await table.do(hashed, Do(f"s{number}", decision + 99, text), ear)
        for pick in picks:
            await table.ask(hashed, Ask(f"a{number}", decision, [text], pick), ear)
        # Refused actions only: an allowed one would really be done. That it is allowed is compared above.
        if not table._judge(seat, text)[1]:
            await table.do(hashed, Do(f"d{number}", decision, text), ear)
    await table.next(hashed, Next("n"), ear)
    await table.disconnect(ear)
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(world.app), base_url="http://127.0.0.1"
    ) as http:
        for path in (
            "",
            "/record",
            "/record?deal=1",
            "/record?deal=2",
            "/record.txt",
            "/replay/1",
            "/replay/2",
        ):
            answer = await http.get(
                f"/api/tables/{table.state.table_id}{path}", headers={"Authorization": f"Bearer {token}"}
            )
            ear.frames.append(answer.content)
    return b"\n".join(ear.frames)


def swap(table: Table, seat: int, seed: str) -> None:
    """Deal everything anew that the seat cannot know."""
    spec = table.state.spec
    table.state.position = spec.resample(spec.view(table.state.position, seat), Rng(seed))
    table._views = (0, {})


async def compare(
    world: World, table: Table, seat: int, seed: str, caplog: pytest.LogCaptureFixture
) -> tuple[bytes, bytes]:
    """The same conversation before and after the swap, each with what was logged."""
    spec = table.state.spec
    view = spec.view(table.state.position, seat)
    deck = sorted({str(card) for card in view.hand})[:3]
    everywhere = ["Ks", "7h", "2c"]
    legal = world.moves(table, seat, Rng(seed))
    texts = [
        *legal,
        "fly",
        "draw",
        *(f"discard {card}" for card in everywhere),
        *everywhere,
        *(f"drop {c}" for c in deck),
    ]
    picks = [[], deck, everywhere]
    out = []
    for world_seed in ("", seed):
        if world_seed:
            swap(table, seat, world_seed)
        caplog.clear()
        said = await everything(world, table, seat, texts, picks)
        out.append(said + b"\n" + caplog.text.encode())
    return out[0], out[1]


@pytest.fixture
def toy_world(tmp_path):
    world = World(tmp_path, toy_games())
    yield world
    world.close()


@pytest.mark.parametrize("number", range(25))
async def test_a_seat_of_the_toy_cannot_tell_two_worlds_apart(toy_world, number, caplog):
    caplog.set_level(logging.DEBUG)
    rng = Rng(f"toy {number}")
    players = 2 + rng.below(3)
    table = await toy_world.make("toy/plain", players, rng.below(3 * players), rng)
    for seat in range(players):
        first, second = await compare(toy_world, table, seat, f"world {number} {seat}", caplog)
        assert first == second
        assert len(first) > 1000
    await table.pace.stop()


def _planted_view(monkeypatch):
    from tests.server.toy import Toy

    hidden: list[Any] = []
    view, wire = Toy.view, Toy.wire

    def looking(self, position, seat):
        hidden[:] = position.stock[:1]
        return view(self, position, seat)

    monkeypatch.setattr(Toy, "view", looking)
    monkeypatch.setattr(Toy, "wire", lambda self, seen: {**wire(self, seen), "hint": hidden[0].index % 4})


def _planted_refusal(monkeypatch):
    from stolik.rulekit.finding import Finding
    from stolik.server import projector

    real = projector.refusal
    tables: list[Table] = []
    init = Table.__init__

    def remember(self, house, state):
        init(self, house, state)
        tables.append(self)

    def refusal(message_id, code, findings=()):
        stock = tables[-1].state.position.stock
        return real(
            message_id, code, [*findings, Finding("x", args={"n": len(str(stock[0])) + stock[0].index % 5})]
        )

    monkeypatch.setattr(Table, "__init__", remember)
    monkeypatch.setattr(projector, "refusal", refusal)


def _planted_log_line(monkeypatch):
    real = Table._judge

    def judge(self, seat, text):
        logging.getLogger("stolik.server").info("judging against %s", self.state.position.stock[0])
        return real(self, seat, text)

    monkeypatch.setattr(Table, "_judge", judge)


@pytest.mark.parametrize("plant", [_planted_view, _planted_refusal, _planted_log_line])
async def test_a_planted_leak_is_seen(toy_world, plant, monkeypatch, caplog):
    caplog.set_level(logging.DEBUG)
    plant(monkeypatch)
    differs = 0
    for number in range(5):
        table = await toy_world.make("toy/plain", 3, 2, Rng(f"leak {number}"))
        first, second = await compare(toy_world, table, 0, f"leak {number}", caplog)
        differs += first != second
        await table.pace.stop()
    assert differs


async def test_a_seat_that_is_handed_two_worlds_really_gets_two(toy_world):
    """The swap must change what is hidden, or the comparison would compare nothing."""
    table = await toy_world.make("toy/plain", 3, 2, Rng("swap"))
    before = table.state.position
    swap(table, 0, "other")
    after = table.state.position
    assert after.hands[0] == before.hands[0]
    assert after.hands[1:] != before.hands[1:]
    assert after.stock != before.stock
    await table.pace.stop()


async def test_logs_of_whole_matches_name_no_card(toy_world, caplog):
    caplog.set_level(logging.DEBUG)
    from stolik.core.cards import deck

    for number in range(3):
        table = await toy_world.make("toy/plain", 3, 40, Rng(f"canary {number}"))
        await table.pace.stop()
    words = set(caplog.text.replace("'", " ").replace('"', " ").replace(",", " ").split())
    assert not words & {str(card) for card in deck(1, 0)}


def test_nothing_else_may_send():
    """One way out by websocket, one module that projects: the rest does not even mention the encoder."""
    folder = Path(__file__).parents[2] / "src" / "stolik" / "server"
    allowed = {"protocol.py", "socket.py"}
    for path in sorted(folder.glob("*.py")):
        source = path.read_text()
        if path.name not in allowed:
            assert "encode(message" not in source, path.name
            assert "import encode" not in source, path.name
        # A film shows finished deals only, and refuses any other.
        if path.name not in {"projector.py", "table.py", "state.py", "replays.py"}:
            # A trouble's position is a place in what somebody wrote.
            looked = source.replace("trouble.position", "")
            assert ".position" not in looked, f"{path.name} looks at the full truth"
