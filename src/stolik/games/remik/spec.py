"""Remik as everything above finds it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ...core.cards import Card
from ...core.lex import parse_card, print_cards
from ...core.rng import Rng
from ...engine.keeping import Keeping
from ...engine.spec import Absence, Composition, FirstDealer, GameSpec
from ...rulekit.finding import Finding, Verdict
from ...rulekit.ruleset import Catalog, RuleSet
from . import actions, compose, conform, fallback, legal, position, referee, verdicts, wire
from .actions import Action
from .catalog import CATALOG
from .keeping import KEEPING
from .position import Position
from .resample import resample
from .rules import dealer, ending, online, table
from .sheet import sheet_data
from .view import Outcome, Phase, View


class Remik:
    """The game of remik."""

    name: Final = "remik"
    catalog: Final[Catalog] = CATALOG

    def players(self, rules: RuleSet) -> Collection[int]:
        """Numbers of players for which seats and cards suffice."""
        return [players for players in range(2, 9) if self.refuse_players(rules, players) is None]

    def refuse_players(self, rules: RuleSet, players: int) -> Finding | None:
        """Why this many cannot play: too many seats, or cards that do not suffice."""
        return table.shortage(rules, players)

    def offers(self, rules: RuleSet, players: int) -> Sequence[RuleSet]:
        """More seats, another pack or a smaller hand, so that so many can play."""
        return table.offers(rules, players)

    def first_dealer(self, rules: RuleSet, players: int, rng: Rng) -> FirstDealer:
        """The first dealer, at random or by the highest card drawn."""
        seat, draws = dealer.draw_for_deal(rules, table.cards(rules, players), players, rng)
        return FirstDealer(seat, tuple(draws))

    def next_dealer(self, rules: RuleSet, before: int, players: int) -> int:
        """Who deals after this dealer."""
        return dealer.following(rules, before, players)

    def deal(self, rules: RuleSet, players: int, dealer: int, number: int, seed: str) -> Position:
        """The start of a deal."""
        return position.deal(rules, players, dealer, number, seed)

    def after(self, at: Position, results: Sequence[Any]) -> Position:  # noqa: ARG002 - see the docstring
        """The same: a deal is played for itself, whatever the sheet says."""
        return at

    def to_move(self, at: Position) -> int | None:
        """The seat that must act."""
        return None if at.phase is Phase.OVER else at.turn

    def actors(self, at: Position) -> tuple[int, ...]:
        """Seats that may act: several where the first to come may cut."""
        return position.actors(at)

    def view(self, at: Position, seat: int | None) -> View:
        """What the seat may know."""
        return position.view(at, seat)

    def wire(self, view: View) -> Mapping[str, Any]:
        """The view as plain values."""
        chooses = view.phase is Phase.KEEP and view.seat == view.turn
        ways = referee.keepable(view) if chooses else ()
        declining = {"decline": bool(referee.judge(view, actions.Keep()))} if chooses else {}
        return wire.view_data(view, {"keep": [print_cards(way) for way in ways], **declining})

    def parse_action(self, text: str) -> Action:
        """The action of this text."""
        return actions.parse_action(text)

    def parse_card(self, text: str) -> Card:
        """The card of this text."""
        return parse_card(text)

    def judge(self, view: View, action: Action) -> Verdict:
        """The referee's verdict."""
        return verdicts.judge(view, action)

    def apply(self, at: Position, action: Action, seat: int | None = None) -> tuple[Position, Sequence[str]]:
        """The position after the action, and what happened as everybody may know it."""
        after = position.apply(at, action, at.turn if seat is None else seat)
        return after, [event.text for event in after.history[len(at.history) :]]

    def record_text(self, action: Action, after: Position) -> str:
        """The action's text, with the card that a draw brought."""
        return str(actions.Draw(after.drawn)) if isinstance(action, actions.Draw) else str(action)

    def census(self, at: Position) -> Sequence[Card]:
        """Every card of the deal."""
        return position.census(at)

    def legal_actions(self, view: View) -> Collection[Action]:
        """The legal actions of the view's seat."""
        return legal.LegalActions(view)

    def compose(self, view: View, steps: Sequence[str], picked: Sequence[Card]) -> Composition:
        """A turn being composed."""
        composed = compose.compose(view, steps, picked)
        # On the wire, the melds of a draft look as those of the view do.
        return replace(composed, melds=tuple(wire.meld_data(entry) for entry in composed.melds))

    def fallback(self, view: View) -> Action:
        """The move made for a player whose time is up."""
        return fallback.fallback(view)

    def result(self, at: Position) -> Outcome | None:
        """How the deal ended."""
        return at.result

    def sheet(self, rules: RuleSet, deals: Sequence[Outcome]) -> Mapping[str, Any]:
        """The score sheet of the deals so far; void deals count nothing."""
        counted = [deal.points for deal in deals if not deal.void]
        sheet = ending.sheet(rules, len(counted[0]) if counted else 0, counted)
        return sheet_data(sheet, counted)

    @property
    def keeping(self) -> Keeping:
        """How sheets are kept by hand."""
        return KEEPING

    def turn_seconds(self, rules: RuleSet, humans: int) -> int | None:
        """Seconds a turn; a person alone with bots plays without a clock."""
        return online.turn_seconds(rules) if humans > 1 else None

    def turn_number(self, at: Position) -> int:
        """Drawing and what follows it are one turn; so are the cut and what is kept of it."""
        return 0 if at.phase in (Phase.CUT, Phase.KEEP) else 1 + at.turns

    def absence(self, rules: RuleSet) -> Absence:
        """The drawn card is thrown; a bot plays for a player who is gone."""
        return Absence(online.bot_moves(rules), away_seconds=online.stand_in_after(rules))

    def resample(self, view: View, rng: Rng) -> Position:
        """A position that the view's seat cannot tell from the real one."""
        return resample(view, rng)

    def answer(self, kind: str, case: Mapping[str, Any], rules: RuleSet) -> Any:
        """The result of a conformance case."""
        return conform.answer(kind, case, rules)


SPEC: Final[GameSpec[Position, View, Action]] = Remik()
