"""A table's state: the fold of its log.

The state holds the full truth, hidden cards among it. It is handed to the projector and to nobody else;
nothing here knows how to send anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from ..rulekit.ruleset import RuleSet
from .catalogue import Games, Spec
from .store import Event

Phase = Literal["waiting", "playing", "between", "over"]


@dataclass(slots=True)
class Seat:
    """One seat; ``token`` and ``invite`` are hashes, ``kept``: a bot plays until the player is back.

    ``ends``: the player wants the game to end early.
    """

    kind: Literal["human", "bot", "open"]
    level: str | None = None
    name: str | None = None
    token: str | None = None
    invite: str | None = None
    kept: bool = False
    timeouts: int = 0
    ready: bool = False
    ends: bool = False


@dataclass(slots=True)
class State:
    """Everything about one table that its log says. ``fold`` is the only thing that changes it.

    ``deal`` counts the table's deals from 1 (0 before the first), ``number`` those of the running match
    from 0. ``decision`` is the sequence number of the event that opened the decision now open, None if none
    is. ``results`` are those of the match's finished deals. ``lesson`` counts the lessons of the game from 1;
    it is None at every other table. ``ended``: the match ended early, by agreement. ``commands`` maps command
    ids to the event that each caused.
    """

    table_id: str
    spec: Spec
    rules: RuleSet
    secret: str
    host: int
    clock_ms: int | None
    invite: str | None
    seats: list[Seat]
    seq: int = 0
    last_hash: str = ""
    match: int = 1
    deal: int = 0
    number: int = -1
    dealer: int = 0
    phase: Phase = "waiting"
    position: Any = None
    decision: int | None = None
    to_move: int | None = None
    actions: int = 0
    draws: list[dict[str, str]] = field(default_factory=list)
    autos: list[int] = field(default_factory=list)
    results: list[Any] = field(default_factory=list)
    sheet: Any = None
    lesson: int | None = None
    ended: bool = False
    commands: dict[str, int] = field(default_factory=dict)

    @classmethod
    def begin(cls, event: Event, games: Games) -> State:
        """The state after the table's first event."""
        body = event.data()
        rules = games.parse_rules(body["rules"])
        state = cls(
            table_id=event.table_id,
            spec=games.spec(rules.game),
            rules=rules,
            secret=body["secret"],
            host=body["host"],
            clock_ms=body["clock_ms"],
            invite=body["invite"],
            seats=[Seat(**seat) for seat in body["seats"]],
            lesson=body.get("lesson"),
        )
        state._count(event)
        state.sheet = None if state.lesson else state.spec.sheet(rules, [])
        return state

    def fold(self, event: Event, after: Any = None) -> None:
        """Take in the next event. It was judged before it was written, so nothing is judged here.

        ``after`` is the position after it, where the caller has it already; else it is made here.
        """
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} after {self.seq}")
        _FOLDS[event.kind](self, _Change(event, event.data(), after))
        self._count(event)

    def _count(self, event: Event) -> None:
        self.seq = event.seq
        self.last_hash = event.hash
        if event.cmd_id is not None:
            self.commands[event.cmd_id] = event.seq

    def start_of(self, body: Mapping[str, Any], results: Sequence[Any]) -> Any:
        """The position with which a deal begins: ``results`` are the match's so far."""
        dealt = self.spec.deal(self.rules, self.players, body["dealer"], body["number"], body["seed"])
        return self.spec.after(dealt, results)

    # -- questions -----------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are, taken or not."""
        return len(self.seats)

    @property
    def humans(self) -> list[int]:
        """Seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human"]

    @property
    def has_open_seat(self) -> bool:
        """Whether somebody is still waited for."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def turn_number(self) -> int:
        """The number of the running turn of the deal on the table."""
        return self.spec.turn_number(self.position)

    @property
    def is_agreed_to_end(self) -> bool:
        """Whether all people who are here want the match to end; one whose seat a bot keeps is not."""
        wishes = [seat.ends for seat in self.seats if seat.kind == "human" and not seat.kept]
        return bool(wishes) and all(wishes)

    def is_played_by_bot(self, seat: int) -> bool:
        """Whether a bot makes this seat's moves now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].kept


# -- what each kind of event does ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Change:
    """An event being folded. ``after`` is the position after it, if it is known."""

    event: Event
    body: Mapping[str, Any]
    after: Any

    @property
    def seq(self) -> int:
        return self.event.seq

    @property
    def seat(self) -> int:
        """The seat of an event that has one."""
        assert self.event.seat is not None
        return self.event.seat


def _sat(state: State, change: _Change) -> None:
    """Somebody sat down on an open seat; a one-time invite is used up with it."""
    state.seats[change.seat] = Seat(
        kind=change.body["kind"],
        level=change.body.get("level"),
        name=change.body.get("name"),
        token=change.body.get("token"),
    )


def _invited(state: State, change: _Change) -> None:
    """A new invite: of one open seat, or of the table, in place of the one before."""
    if change.body["for"] is None:
        state.invite = change.body["invite"]
    else:
        state.seats[change.body["for"]].invite = change.body["invite"]


def _left(state: State, change: _Change) -> None:
    """A player gave up his seat; a bot has it now, and the token is worth nothing."""
    state.seats[change.seat] = Seat(kind="bot", level=change.body["level"])
    if state.host == change.seat and state.humans:
        state.host = state.humans[0]
    _end_if_agreed(state)


def _shuffled(state: State, change: _Change) -> None:
    """Everybody sits elsewhere; the order holds the old seats."""
    order = change.body["order"]
    state.seats = [state.seats[old] for old in order]
    state.host = order.index(state.host)


def _ends(state: State, change: _Change) -> None:
    state.seats[change.seat].ends = change.body["agree"]
    _end_if_agreed(state)


def _end_if_agreed(state: State) -> None:
    """The match ends early between two deals, if all people want it; a running deal is played to its end."""
    if state.phase == "between" and state.is_agreed_to_end:
        state.phase = "over"
        state.ended = True


def _dealt(state: State, change: _Change) -> None:
    state.deal, state.number, state.dealer = change.body["deal"], change.body["number"], change.body["dealer"]
    state.draws = change.body["draws"]
    after = change.after
    state.position = state.start_of(change.body, state.results) if after is None else after
    state.phase = "playing"
    state.actions, state.autos = 0, []
    for seat in state.seats:
        seat.ready = False
    _settle(state, change)


def _acted(state: State, change: _Change) -> None:
    after = change.after
    if after is None:
        after, _ = state.spec.apply(state.position, state.spec.parse_action(change.body["text"]), change.seat)
    turn = state.turn_number
    state.position = after
    state.actions += 1
    seat, auto = state.seats[change.seat], change.body.get("auto")
    if auto is not None:
        state.autos.append(state.actions - 1)
    # A turn of several actions is missed once, and by whoever let its end run out.
    if seat.kind == "human" and state.turn_number != turn:
        seat.timeouts = seat.timeouts + 1 if auto == "timeout" else 0
        most = state.spec.absence(state.rules).misses
        seat.kept = seat.kept or (most is not None and seat.timeouts >= most)
    _settle(state, change)


def _settle(state: State, change: _Change) -> None:
    """Open the next decision, or close the deal."""
    state.to_move = state.spec.to_move(state.position)
    if state.to_move is not None:
        state.decision = change.seq
        return
    state.decision = None
    state.results.append(state.spec.result(state.position))
    if state.lesson:
        # One deal out of the middle of a game: there is no sheet that it would stand on.
        state.phase = "over"
        return
    state.sheet = state.spec.sheet(state.rules, state.results)
    state.phase = "over" if state.sheet["over"] else "between"
    _end_if_agreed(state)


def _ready(state: State, change: _Change) -> None:
    state.seats[change.seat].ready = True


def _rematch(state: State, change: _Change) -> None:
    state.match = change.body["match"]
    state.ended = False
    for seat in state.seats:
        seat.ends = False
    state.number = -1
    state.results = []
    state.sheet = state.spec.sheet(state.rules, [])
    state.phase = "between"


def _kept(state: State, change: _Change) -> None:
    state.seats[change.seat].kept = True


def _back(state: State, change: _Change) -> None:
    seat = state.seats[change.seat]
    seat.kept, seat.timeouts = False, 0


_FOLDS: Final = {
    "sat": _sat,
    "invited": _invited,
    "left": _left,
    "shuffled": _shuffled,
    "ends": _ends,
    "dealt": _dealt,
    "act": _acted,
    "ready": _ready,
    "rematch": _rematch,
    "kept": _kept,
    "back": _back,
}
