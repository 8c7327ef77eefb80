"""A server for one page and one moment: a deal of our choice behind its websocket, judged by the engine.

With it a test can put the page before any position, which a real table deals only by luck.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from stolik.games import game
from stolik.server import projector
from stolik.server.projector import plain
from stolik.server.protocol import Outbound, encode

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

TABLE = "2345678abcde"


class OneSeat:
    """Answers a page's socket from one position; what the page decides is kept in ``done``.

    It is played only where ``plays`` says so: few positions made for a test can go on.
    """

    def __init__(
        self,
        name: str,
        position: Any,
        seat: int,
        players: int,
        *,
        kept: bool = False,
        plays: bool = False,
        names: tuple[str, ...] = ("Ala", "Nino", "Gia", "Lia"),
    ) -> None:
        self.spec = game(name)
        self.position = position
        self.seat = seat
        self.players = players
        self.done: list[str] = []
        self.seq = 1
        self.kept = kept
        self.plays = plays
        self.results: list[Any] = []
        self.names = names

    def open(self, page: Page, url: str) -> None:
        """Show the position on the page."""
        page.route_web_socket("**/ws/*", self._serve)
        page.goto(url)
        kept = json.dumps({"seat": self.seat, "token": "x"})
        page.evaluate("([table, kept]) => localStorage.setItem('stolik.seat.' + table, kept)", [TABLE, kept])
        page.goto(f"{url}t/{TABLE}")
        page.wait_for_selector(".hand-area")

    def _serve(self, line: WebSocketRoute) -> None:
        line.on_message(lambda text: self._answer(line, json.loads(text)))

    def _answer(self, line: WebSocketRoute, message: dict[str, Any]) -> None:
        match message["t"]:
            case "hello":
                line.send(json.dumps(self._view()))
            case "ping":
                line.send(json.dumps({"t": "pong", "n": message["n"]}))
            case "ask":
                picked = [self.spec.parse_card(text) for text in message["pick"]]
                composed = self.spec.compose(self._seen(), message["steps"], picked)
                assert composed is not None, "this game has no drafts"
                self._send(line, projector.draft(message["id"], message["decision"], composed))
            case "may":
                judged = self.spec.judge(self._seen(), self.spec.parse_action(message["text"]))
                self._send(line, projector.verdict(message["id"], judged))
            case "back":
                self.kept = False
                self.seq += 1
                self._send(line, projector.ack(message["id"], self.seq))
                line.send(json.dumps(self._view()))
            case "do":
                judged = self.spec.judge(self._seen(), self.spec.parse_action(message["text"]))
                if not judged:
                    self._send(line, projector.refusal(message["id"], "illegal", judged.findings))
                    return
                self.done.append(message["text"])
                if self.plays:
                    action = self.spec.parse_action(message["text"])
                    self.position, _ = self.spec.apply(self.position, action, self.seat)
                self.seq += 1
                self._send(line, projector.ack(message["id"], self.seq))
                line.send(json.dumps(self._view()))

    def _seen(self) -> Any:
        return self.spec.view(self.position, self.seat)

    @staticmethod
    def _send(line: WebSocketRoute, message: Outbound) -> None:
        line.send(encode(message).decode())

    def _view(self) -> dict[str, Any]:
        seats = [
            {"name": name, "kind": "human", "level": None, "online": True, "kept": False, "ready": False}
            for name in self.names[: self.players]
        ]
        seats[self.seat]["kept"] = self.kept
        rules = self.position.rules
        table = {
            "id": TABLE,
            "game": self.spec.name,
            "rules": str(rules),
            "code": rules.code,
            "you": self.seat,
        }
        result = self.spec.result(self.position)
        sheet = plain(self.spec.sheet(rules, [*self.results, *([] if result is None else [result])]))
        phase = "playing" if result is None else "over" if sheet["over"] else "between"
        table |= {"host": 0, "phase": phase, "deal": 1, "match": 1, "seats": seats, "fair": None}
        return {
            "t": "view",
            "seq": self.seq,
            "decision": self.seq if result is None else None,
            "table": table,
            "view": plain(self.spec.wire(self._seen())),
            "sheet": sheet,
            "clock": None,
        }
