"""The one object through which anything above finds a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ..core.cards import Card
from ..core.rng import Rng
from ..rulekit.finding import Debt, Finding, Verdict
from ..rulekit.ruleset import Catalog, RuleSet
from .keeping import Keeping

P = TypeVar("P")
V = TypeVar("V")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """Who deals first, and the cards drawn for it: round by round, seat to card (empty if none were)."""

    dealer: int
    draws: tuple[Mapping[int, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that picked cards can do in a turn being composed.

    ``step`` is its text, ``kind`` its verb, ``meld`` the letter it goes to, ``points`` a new meld's worth.
    ``findings`` are empty where it may be done (perhaps against a debt). A ``final`` step is played at once
    and can't be taken back.
    """

    step: str
    kind: str
    meld: str | None = None
    points: int | None = None
    findings: tuple[Finding, ...] = ()
    final: bool = False

    @property
    def ok(self) -> bool:
        """Whether nothing speaks against the step for good."""
        return not self.findings


@dataclass(frozen=True, slots=True)
class Composition:
    """A turn being composed: hand and table after its steps, what speaks against it, what is owed.

    ``debts`` are all conditions met on the way, paid ones too; ``choices`` are what the picked cards can do;
    where they make no meld or do not go onto one, ``nearest`` are the refused steps that come nearest to it;
    ``groups`` is the hand in the order of the melds that it could become.
    """

    steps: tuple[str, ...]
    hand: tuple[Card, ...]
    melds: tuple[Any, ...]
    findings: tuple[Finding, ...]
    debts: tuple[Debt, ...]
    status: tuple[Mapping[str, Any], ...]
    choices: tuple[Choice, ...]
    groups: tuple[tuple[Card, ...], ...] = ()
    nearest: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Absence:
    """What the rules say of a player whose time is up, or who is gone.

    ``bot_moves``: the seat's bot makes the missed move, else the game's ``fallback`` is made. After
    ``misses`` turns missed in a row a bot keeps the seat until its player is back (None: never), and so it
    does when he has been gone for ``away_seconds`` (None: the rules do not say).
    """

    bot_moves: bool = True
    misses: int | None = 2
    away_seconds: int | None = None


class GameSpec(Protocol[P, V, A]):
    """A game. Positions are immutable, views hold only what their seat may know, actions have a text form."""

    @property
    def name(self) -> str:
        """The game's code name."""

    @property
    def catalog(self) -> Catalog:
        """The game's rules and presets."""

    def players(self, rules: RuleSet) -> Collection[int]:
        """Numbers of players for which the cards and the rules suffice."""

    def refuse_players(self, rules: RuleSet, players: int) -> Finding | None:
        """Why this many cannot play, or None."""

    def offers(self, rules: RuleSet, players: int) -> Sequence[RuleSet]:
        """The nearest rules by which so many can play, where they cannot by these; none where none are."""

    def first_dealer(self, rules: RuleSet, players: int, rng: Rng) -> FirstDealer:
        """Who deals the first deal, found as the rules say."""

    def next_dealer(self, rules: RuleSet, before: int, players: int) -> int:
        """Who deals after the dealer ``before``."""

    def deal(self, rules: RuleSet, players: int, dealer: int, number: int, seed: str) -> P:
        """The start of the match's deal ``number`` (from 0); the same seed gives the same deal for ever."""

    def after(self, position: P, results: Sequence[Any]) -> P:
        """The start of a deal, where everyone knows the results of all deals of the match before it."""

    def to_move(self, position: P) -> int | None:
        """The seat that must act, None when the deal is over."""

    def actors(self, position: P) -> tuple[int, ...]:
        """Every seat that may act now; the one of ``to_move`` first."""

    def view(self, position: P, seat: int | None) -> V:
        """What the seat may know (None: what everybody may know)."""

    def wire(self, view: V) -> Mapping[str, Any]:
        """The view as plain values for JSON."""

    def parse_action(self, text: str) -> A:
        """The action of this text; TextError if it cannot be read."""

    def parse_card(self, text: str) -> Card:
        """The card of this text; TextError if it cannot be read."""

    def judge(self, view: V, action: A) -> Verdict:
        """The referee's verdict, from the view alone."""

    def apply(self, position: P, action: A, seat: int | None = None) -> tuple[P, Sequence[Any]]:
        """The position after an allowed action, and what happened (text as everybody may know it).

        ``seat`` says who acts where more than one may (see ``actors``); else it is the seat to move.
        """

    def record_text(self, action: A, after: P) -> str:
        """The action as a record tells it, with what it revealed; ``after`` is the position after it."""

    def census(self, position: P) -> Sequence[Card]:
        """Every card of the deal, wherever it lies."""

    def legal_actions(self, view: V) -> Collection[A]:
        """The legal actions of the view's seat: membership by the referee, iteration in a fixed order."""

    def compose(self, view: V, steps: Sequence[str], picked: Sequence[Card]) -> Composition | None:
        """A turn being composed, and what the picked cards can do; None for a game without drafts."""

    def fallback(self, view: V) -> A:
        """The move made for a seat that cannot make one itself."""

    def result(self, position: P) -> Any:
        """How the deal ended; its ``points`` are a number a seat. None while it runs."""

    def sheet(self, rules: RuleSet, deals: Sequence[Any]) -> Mapping[str, Any]:
        """The score sheet of a match from its deals' results: ``over``, ``totals``, ``places`` and more."""

    @property
    def keeping(self) -> Keeping | None:
        """How sheets of this game are kept by hand, for real cards; None if they are not."""

    def turn_seconds(self, rules: RuleSet, humans: int) -> int | None:
        """Seconds that a turn may take with this many people at the table; None for no clock."""

    def turn_number(self, position: P) -> int:
        """The number of the running turn, growing; decisions of the same turn share its time."""

    def absence(self, rules: RuleSet) -> Absence:
        """What is done for a player whose time is up, or who is gone."""

    def resample(self, view: V, rng: Rng) -> P:
        """A position that the view's seat cannot tell from the real one."""

    def answer(self, kind: str, case: Mapping[str, Any], rules: RuleSet) -> Any:
        """The result of a conformance case of this kind; ValueError says why a case cannot be read."""
