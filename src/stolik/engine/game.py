"""A match in play: the only mutable thing. ``push`` judges first; ``pop`` takes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ..core.rng import Rng
from ..rulekit.finding import Verdict
from ..rulekit.ruleset import RuleSet
from .record import DealRecord, Entry, Record, check_names
from .spec import FirstDealer, GameSpec

P = TypeVar("P")
V = TypeVar("V")
A = TypeVar("A")


class IllegalAction(ValueError):
    """An action that the referee refuses; ``verdict`` says why."""

    def __init__(self, action: object, verdict: Verdict) -> None:
        self.action, self.verdict = action, verdict
        super().__init__(f"{action}: {', '.join(verdict.clauses)}")


@dataclass(slots=True)
class _Deal(Generic[P, A]):
    """One deal of the match: what it started from, and every position since."""

    dealer: int
    seed: str
    positions: list[P]
    played: list[tuple[int, A]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Course(Generic[P, A]):
    """How a deal went: its dealer, every position from the first to the last, and who did what between."""

    dealer: int
    positions: tuple[P, ...]
    played: tuple[tuple[int, A], ...]


class Game(Generic[P, V, A]):
    """A match of one game at one table.

    ``seats`` are the players' names, clockwise; ``seed`` fixes everything that chance decides. ValueError if
    so many cannot play by these rules, or if a name or the seed cannot stand in a record.
    """

    def __init__(self, spec: GameSpec[P, V, A], rules: RuleSet, seats: Sequence[str], seed: str) -> None:
        check_names(tuple(seats), 0)
        if seed != seed.strip() or len(seed.splitlines()) != 1:
            raise ValueError("a seed is one line of text")
        refused = spec.refuse_players(rules, len(seats))
        if refused is not None:
            raise ValueError(rules.catalog.sentence(refused, "en"))
        self.spec = spec
        self.rules = rules
        self.seats = tuple(seats)
        self.seed = seed
        self.first: FirstDealer = spec.first_dealer(rules, len(seats), Rng(seed).child("first dealer"))
        self._deals: list[_Deal[P, A]] = []
        self.start_deal(self.first.dealer, f"{seed}/deal/1")

    # -- questions -----------------------------------------------------------------------------

    @property
    def position(self) -> P:
        """The running deal as it is, hidden cards and all; never hand it to a player."""
        return self._deals[-1].positions[-1]

    @property
    def turn(self) -> int | None:
        """The seat that must act, None between deals."""
        return self.spec.to_move(self.position)

    @property
    def dealer(self) -> int:
        """The running deal's dealer."""
        return self._deals[-1].dealer

    @property
    def is_deal_over(self) -> bool:
        """Whether the running deal has ended."""
        return self.turn is None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.is_deal_over and bool(self.sheet["over"])

    @property
    def results(self) -> tuple[Any, ...]:
        """How each finished deal ended."""
        ended = (self.spec.result(deal.positions[-1]) for deal in self._deals)
        return tuple(result for result in ended if result is not None)

    @property
    def sheet(self) -> Mapping[str, Any]:
        """The score sheet."""
        return self.spec.sheet(self.rules, self.results)

    def view(self, seat: int | None) -> V:
        """All that the seat may know, and nothing else (None: what everybody may know)."""
        return self.spec.view(self.position, seat)

    def course(self, number: int) -> Course[P, A]:
        """How the deal ``number`` (from 0) went, hidden cards and all; IndexError if there is none."""
        deal = self._deals[number]
        return Course(deal.dealer, tuple(deal.positions), tuple(deal.played))

    def judge(self, action: A, seat: int | None = None) -> Verdict:
        """The referee's verdict on an action of the seat (by default the one to move)."""
        actor = self.turn if seat is None else seat
        # Between deals nobody is to move: the game itself says by which clause an onlooker may not.
        return self.spec.judge(self.view(actor), action)

    # -- play ----------------------------------------------------------------------------------

    def push(self, action: A, seat: int | None = None) -> P:
        """Play an action; IllegalAction if the referee refuses it, and then nothing has changed."""
        actor = self.turn if seat is None else seat
        verdict = self.judge(action, seat)
        if not verdict or actor is None:
            raise IllegalAction(action, verdict)
        after, _ = self.spec.apply(self.position, action, actor)
        deal = self._deals[-1]
        deal.positions.append(after)
        deal.played.append((actor, action))
        return after

    def push_text(self, text: str, seat: int | None = None) -> P:
        """Play the action of this text; TextError if it cannot be read."""
        return self.push(self.spec.parse_action(text), seat)

    def pop(self) -> A:
        """Take back the running deal's last action; IndexError if there is none."""
        deal = self._deals[-1]
        if not deal.played:
            raise IndexError("nothing to take back in this deal")
        deal.positions.pop()
        return deal.played.pop()[1]

    def next_deal(self) -> P:
        """Start the next deal with the next dealer; ValueError while a deal runs or after the match."""
        if not self.is_deal_over:
            raise ValueError("the deal is not over")
        if self.is_over:
            raise ValueError("the match is over")
        dealer = self.spec.next_dealer(self.rules, self.dealer, len(self.seats))
        return self.start_deal(dealer, f"{self.seed}/deal/{len(self._deals) + 1}")

    def start_deal(self, dealer: int, seed: str) -> P:
        """Start a deal with a given dealer and seed, as a record does."""
        dealt = self.spec.deal(self.rules, len(self.seats), dealer, len(self._deals), seed)
        position = self.spec.after(dealt, self.results)
        self._deals.append(_Deal(dealer, seed, [position]))
        return position

    def restart(self, dealer: int, seed: str) -> P:
        """Replace the running deal, before its first action, by another; ValueError later."""
        if self._deals[-1].played:
            raise ValueError("the deal has begun")
        self._deals.pop()
        return self.start_deal(dealer, seed)

    def record(self) -> Record:
        """The match so far as a record."""
        deals = []
        for deal in self._deals:
            entries = [
                Entry(seat, self.spec.record_text(action, after))
                for (seat, action), after in zip(deal.played, deal.positions[1:], strict=True)
            ]
            result = self.spec.result(deal.positions[-1])
            points = tuple(result.points) if result is not None else None
            deals.append(DealRecord(deal.dealer, deal.seed, tuple(entries), points))
        return Record(str(self.rules), self.seats, tuple(deals))
