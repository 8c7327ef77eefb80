"""Georgian Joker as everything above finds it."""

# ruff: noqa: ARG002 - the protocol of a game names every argument, also those that this game has no use for

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from stolik.core.cards import Card
from stolik.core.lex import parse_card
from stolik.core.rng import Rng
from stolik.core.seats import clockwise
from stolik.engine.keeping import Keeping
from stolik.engine.spec import Absence, FirstDealer, GameSpec
from stolik.games.jokeri import actions, conform, fallback, inference, position, referee, wire
from stolik.games.jokeri.actions import Action
from stolik.games.jokeri.catalog import CATALOG
from stolik.games.jokeri.keeping import KEEPING
from stolik.games.jokeri.kinds import PLAYERS
from stolik.games.jokeri.position import Position
from stolik.games.jokeri.result import DealResult
from stolik.games.jokeri.rules import on_timeout
from stolik.games.jokeri.rules.clock import seconds_a_move
from stolik.games.jokeri.scoring import Outcome
from stolik.games.jokeri.sheet import make_sheet
from stolik.games.jokeri.view import View
from stolik.rulekit.finding import Finding, Verdict
from stolik.rulekit.ruleset import Catalog, RuleSet


class Jokeri:
    """The game of Georgian Joker."""

    name: Final = "jokeri"
    catalog: Final[Catalog] = CATALOG

    def players(self, rules: RuleSet) -> Collection[int]:
        """Four, whatever the rules."""
        return (PLAYERS,)

    def refuse_players(self, rules: RuleSet, players: int) -> Finding | None:
        """Why this many cannot play."""
        return None if players == PLAYERS else Finding("players", args={"players": players})

    def offers(self, rules: RuleSet, players: int) -> Sequence[RuleSet]:
        """None: four play, whatever the rules."""
        return ()

    def first_dealer(self, rules: RuleSet, players: int, rng: Rng) -> FirstDealer:
        """The first dealer: whoever is turned the first ace."""
        return position.draw_first_dealer(rng)

    def next_dealer(self, rules: RuleSet, before: int, players: int) -> int:
        """The next seat."""
        return clockwise(before, players)

    def deal(self, rules: RuleSet, players: int, dealer: int, number: int, seed: str) -> Position:
        """The start of a deal; IndexError past the end of the schedule, ValueError unless four play."""
        if players != PLAYERS:
            raise ValueError(f"{PLAYERS} play this game, not {players}")
        return position.deal(rules, dealer, number, seed)

    def after(self, at: Position, results: Sequence[DealResult]) -> Position:
        """The deal with the sheet open: who has kept all promises of the set so far is in sight."""
        return replace(at, before=tuple(results))

    def to_move(self, at: Position) -> int | None:
        """The seat that must act."""
        return at.turn

    def actors(self, at: Position) -> tuple[int, ...]:
        """The seat that may act."""
        return () if at.turn is None else (at.turn,)

    def view(self, at: Position, seat: int | None) -> View:
        """What the seat may know."""
        return position.view_of(at, seat)

    def wire(self, view: View) -> Mapping[str, Any]:
        """The view as plain values."""
        return wire.view_data(view)

    def parse_action(self, text: str) -> Action:
        """The action of this text."""
        return actions.parse_action(text)

    def parse_card(self, text: str) -> Card:
        """The card of this text."""
        return parse_card(text)

    def judge(self, view: View, action: Action) -> Verdict:
        """The referee's verdict."""
        return referee.judge(view, action)

    def apply(self, at: Position, action: Action, seat: int | None = None) -> tuple[Position, Sequence[str]]:
        """The position after the action, and what happened as everybody may know it."""
        if seat is not None and seat != at.turn:
            raise ValueError(f"seat {seat} is not to move")
        return position.apply(at, action), (str(action),)

    def record_text(self, action: Action, after: Position) -> str:
        """The action's text; nothing that it reveals is hidden in it."""
        return str(action)

    def census(self, at: Position) -> Sequence[Card]:
        """Every card of the deal."""
        return at.census

    def legal_actions(self, view: View) -> Collection[Action]:
        """The legal actions of the view's seat."""
        return referee.LegalActions(view)

    def compose(self, view: View, steps: Sequence[str], picked: Sequence[Card]) -> None:
        """Nothing: a move is one card, there are no drafts."""

    def fallback(self, view: View) -> Action:
        """The fixed move made for a player whose time is up."""
        return fallback.fallback_action(view)

    def result(self, at: Position) -> DealResult | None:
        """What the deal came to."""
        return at.result

    def sheet(self, rules: RuleSet, deals: Sequence[DealResult]) -> Mapping[str, Any]:
        """The score sheet of the deals so far."""
        rows = [
            [Outcome(bid, taken) for bid, taken in zip(deal.bids, deal.taken, strict=True)] for deal in deals
        ]
        return wire.sheet_data(make_sheet(rules, rows))

    @property
    def keeping(self) -> Keeping:
        """How sheets are kept by hand."""
        return KEEPING

    def turn_seconds(self, rules: RuleSet, humans: int) -> int | None:
        """Seconds a move at a table with so many people."""
        return seconds_a_move(rules, humans)

    def turn_number(self, at: Position) -> int:
        """Every move has a time of its own."""
        return len(at.history)

    def absence(self, rules: RuleSet) -> Absence:
        """A bot's move or the fixed one, and when the bot keeps the seat."""
        return Absence(on_timeout.bot_moves(rules), on_timeout.misses_until_bot(rules))

    def resample(self, view: View, rng: Rng) -> Position:
        """A position that the view's seat cannot tell from the real one."""
        return inference.resample(view, rng)

    def answer(self, kind: str, case: Mapping[str, Any], rules: RuleSet) -> Any:
        """The result of a conformance case."""
        return conform.answer(kind, case, rules)


SPEC: Final[GameSpec[Position, View, Action]] = Jokeri()
