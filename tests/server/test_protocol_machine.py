"""Any order of messages, duplicates, delays and lost lines: the protocol's promises hold.

Hypothesis makes up what two players at one table do; a model keeps what was answered. After every step: an
answered command has one answer for ever, the log holds each acknowledged command once and in a whole chain,
and the views of one socket never go back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.server import dealer
from stolik.server.store import broken_link
from tests.server.house import House, Player, running
from tests.server.toy import SPEC

KINDS = ("legal", "legal", "illegal", "syntax", "stale", "future", "again", "hold", "late")
KINDS += ("may", "ask", "next", "back", "drop", "cut")
STEPS = st.tuples(st.sampled_from(KINDS), st.integers(0, 1))


@pytest.fixture(scope="module")
def loop_and_house(tmp_path_factory) -> Iterator[tuple[asyncio.Runner, House]]:
    """One server for all examples, in an event loop that waits between them."""
    with asyncio.Runner() as runner, pytest.MonkeyPatch.context() as patch:
        # The same deals every time, or Hypothesis could not try a failure again.
        patch.setattr(dealer, "new_secret", lambda: "ab" * 32)
        context = running(tmp_path_factory.mktemp("machine"))
        house = runner.run(context.__aenter__())
        yield runner, house
        runner.run(context.__aexit__(None, None, None))


class Model:
    """Two players, what they sent, and what they were answered."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.players: list[Player] = []
        self.table = ""
        self.acks: dict[tuple[int, str], int] = {}
        self.refused: set[str] = set()
        self.sent: list[list[dict[str, Any]]] = [[], []]
        self.held: list[dict[str, Any] | None] = [None, None]
        self.count = 0

    async def begin(self) -> None:
        made = await self.house.make("me", "open", rules="toy/plain(rounds=2)")
        joined = await self.house.join(made)
        self.table = made["table"]
        self.players = [self.house.player(made), self.house.player(joined)]
        for player in self.players:
            await player.__aenter__()

    async def end(self) -> None:
        for player in self.players:
            await player.close()

    async def step(self, kind: str, at: int) -> None:
        if kind in ("legal", "cut") and self.players[0].view["view"]["turn"] is not None:
            # Of the player whose turn it is, or hardly any would be.
            at = self.players[at].view["view"]["turn"]
        player = self.players[at]
        if kind in ("drop", "cut"):
            await self._reconnect(at, send_first=kind == "cut")
        elif kind == "hold":
            self.held[at] = self._command(at, self._text(at, "legal"), player.view["decision"] or 0)
        elif kind == "late":
            if self.held[at] is not None:
                await self._say(at, self.held[at] or {})
                self.held[at] = None
        elif kind == "again":
            if self.sent[at]:
                await self._say(at, self.sent[at][-1])
        elif kind == "may":
            answer = await player.answer_to({"t": "may", "text": "draw", "id": self._id()})
            assert answer["t"] == "verdict" or answer["code"] == "rate"
        elif kind == "ask":
            question = {"t": "ask", "decision": player.view["decision"] or 0, "steps": [], "id": self._id()}
            answer = await player.answer_to(question)
            assert answer["t"] == "draft" or answer["code"] in ("stale", "not_playing", "rate")
        elif kind in ("next", "back"):
            await self._say(at, {"t": kind, "id": self._id()})
        else:
            decision = player.view["decision"] or 0
            shift = {"stale": -1, "future": 1}.get(kind, 0)
            await self._say(at, self._command(at, self._text(at, kind), max(0, decision + shift)))

    def _id(self) -> str:
        self.count += 1
        return f"id{self.count}"

    def _text(self, at: int, kind: str) -> str:
        view = self.players[at].view["view"]
        return {"illegal": "drop Ks" if not view["drawn"] else "draw", "syntax": "fly"}.get(
            kind, self.players[at].a_legal_move()
        )

    def _command(self, at: int, text: str, decision: int) -> dict[str, Any]:
        return {"t": "do", "decision": decision, "text": text, "id": self._id()}

    async def _say(self, at: int, command: dict[str, Any]) -> None:
        if command not in self.sent[at]:
            self.sent[at].append(command)
        self._answered(at, command, await self.players[at].answer_to(dict(command)))

    def _answered(self, at: int, command: dict[str, Any], answer: dict[str, Any]) -> None:
        known = self.acks.get((at, command["id"]))
        if answer["t"] == "ack":
            assert known in (None, answer["seq"]), "one command, two answers"
            self.acks[at, command["id"]] = answer["seq"]
        else:
            assert answer["t"] == "no"
            assert answer["code"] in ("illegal", "stale", "not_over", "rate"), answer
            assert known is None or answer["code"] == "rate", "acknowledged once, refused later"
            if answer["code"] != "rate":
                self.refused.add(f"{at}.{command['id']}")

    async def _reconnect(self, at: int, send_first: bool) -> None:
        """Lose the line, perhaps with a command sent and its answer unheard, and come back as clients do."""
        player = self.players[at]
        command = self._command(at, self._text(at, "legal"), player.view["decision"] or 0)
        if send_first:
            await player.send(command)
        await player.close()
        player.view = {}
        await player.open()
        await player.sees()
        if send_first:
            await self._say(at, command)

    async def check(self) -> None:
        events = await self.house.desk.tables.house.store.read(self.table)
        assert broken_link(events) is None
        found = [event.cmd_id for event in events if event.cmd_id]
        assert len(found) == len(set(found))
        assert not self.refused & set(found), "done, and refused all the same"
        by_command = {event.cmd_id: event.seq for event in events}
        for (at, message_id), seq in self.acks.items():
            assert by_command[f"{at}.{message_id}"] == seq
        position = None
        for event in events:
            body = event.data()
            if event.kind == "dealt":
                rules = SPEC.catalog.parse("toy/plain(rounds=2)")
                position = SPEC.deal(rules, 2, body["dealer"], body["number"], body["seed"])
            elif event.kind == "act":
                action = SPEC.parse_action(body["text"])
                assert SPEC.to_move(position) == event.seat
                assert SPEC.judge(SPEC.view(position, event.seat), action)
                position, _ = SPEC.apply(position, action)
        for player in self.players:
            seen = [message["seq"] for message in player.heard if message["t"] == "view"]
            assert seen == sorted(seen), "a view went back"


@given(st.lists(STEPS, min_size=5, max_size=30))
@settings(max_examples=25)
def test_the_protocol_keeps_its_promises(loop_and_house, steps):
    runner, house = loop_and_house

    async def example() -> None:
        model = Model(house)
        await model.begin()
        try:
            for kind, at in steps:
                await model.step(kind, at)
            await model.check()
        finally:
            await model.end()

    runner.run(example())
