"""The only module that turns a table's state into something that can be sent.

Three audiences: seat *i*, everybody (``None``), and the readers of finished deals (``record``). What an
audience may know of a deal is decided by the game's view; this module adds what everybody may know of the
table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Any

from ..engine.record import DealRecord, Entry, Record, RecordError, check_names
from ..engine.spec import Choice, Composition
from ..rulekit.finding import Finding, Verdict
from ..rulekit.ruleset import RuleSet
from . import dealer
from .protocol import (
    Ack,
    ClockOut,
    DraftOut,
    Fair,
    FindingOut,
    No,
    NoCode,
    Offer,
    Revealed,
    SeatOut,
    TableOut,
    VerdictOut,
    View,
)
from .state import State
from .store import Event


@dataclass(frozen=True, slots=True)
class Presence:
    """What is known beside the log: which seats have a socket, and the clock."""

    online: frozenset[int]
    clock: ClockOut | None


def table(state: State, audience: int | None, online: frozenset[int]) -> TableOut:
    """The table, as everybody may know it."""
    return TableOut(
        id=state.table_id,
        game=state.rules.game,
        rules=str(state.rules),
        code=state.rules.code,
        you=audience,
        host=state.host,
        phase=state.phase,
        deal=state.number + 1,
        match=state.match,
        seats=[
            SeatOut(
                name=seat.name,
                kind=seat.kind,
                level=seat.level,
                online=seat.kind == "bot" or number in online,
                kept=seat.kept,
                ready=seat.ready,
                ends=seat.ends,
            )
            for number, seat in enumerate(state.seats)
        ],
        draws=state.draws if state.number == 0 else [],
        fair=fair(state),
        lesson=state.lesson,
        autos=list(state.autos),
        ended=state.ended,
    )


def fair(state: State) -> Fair:
    """Commitments, and the seed of the last finished deal; never the seed of a deal on the table."""
    last = len(finished(state))
    return Fair(
        deal=state.deal,
        commitment=_commitment(state, state.deal) if state.deal else None,
        next=_commitment(state, state.deal + 1),
        revealed=Revealed(
            deal=last,
            seed=dealer.deal_seed(state.secret, last),
            commitment=_commitment(state, last),
        )
        if last
        else None,
    )


def _commitment(state: State, deal: int) -> str:
    return dealer.commitment(state.secret, str(state.rules), state.table_id, deal)


def view(state: State, audience: int | None, presence: Presence) -> View:
    """Everything that the audience may know, whole."""
    return View(
        seq=state.seq,
        decision=state.decision,
        table=table(state, audience, presence.online),
        view=None
        if state.position is None
        else dict(state.spec.wire(state.spec.view(state.position, audience))),
        sheet=plain(state.sheet),
        clock=presence.clock,
    )


def ack(message_id: str, seq: int) -> Ack:
    """Done."""
    return Ack(message_id, seq)


def refusal(message_id: str, code: NoCode, findings: Iterable[Finding] = ()) -> No:
    """Not done; the findings come from a judgement of the seat's own view."""
    return No(message_id, code, [finding(found) for found in findings])


def too_much(message_id: str, seconds: int) -> No:
    """Not done; try again after so many seconds."""
    return No(message_id, "rate", seconds=seconds)


def verdict(message_id: str, judged: Verdict) -> VerdictOut:
    """The referee's answer."""
    return VerdictOut(
        id=message_id,
        allowed=bool(judged),
        findings=[finding(found) for found in judged.findings],
        paid=[finding(found) for found in judged.paid],
    )


def draft(message_id: str, decision: int, composed: Composition) -> DraftOut:
    """A draft judged by the game from the seat's own view."""
    return DraftOut(
        id=message_id,
        decision=decision,
        steps=plain(composed.steps),
        hand=plain(composed.hand),
        table=plain(composed.melds),
        findings=[finding(found) for found in composed.findings],
        debts=[finding(found) for found in composed.debts],
        status=plain(composed.status),
        choices=[choice(offered) for offered in composed.choices],
        nearest=[choice(refused) for refused in composed.nearest],
        groups=plain(composed.groups),
    )


def choice(offered: Choice) -> dict[str, Any]:
    """What picked cards could do."""
    out: dict[str, Any] = {"step": offered.step, "kind": offered.kind, "ok": offered.ok}
    if offered.meld is not None:
        out["meld"] = offered.meld
    if offered.points is not None:
        out["points"] = offered.points
    if offered.final:
        out["final"] = True
    if offered.findings:
        out["findings"] = [finding(found) for found in offered.findings]
    return out


def offer(rules: RuleSet, made: RuleSet) -> Offer:
    """Other rules, and what they change in these."""
    settings = made.catalog.settings
    changes: dict[str, int | str] = {}
    for name in rules.diff(made):
        value = made.values[name]
        is_number = isinstance(value, int) and not isinstance(value, bool)
        changes[name] = int(value) if is_number else settings[name].write(value)
    return Offer(str(made), changes)


def finding(found: Finding) -> FindingOut:
    """A finding as a code with arguments."""
    return FindingOut(
        clause=found.clause, step=found.step, args={name: plain(value) for name, value in found.args.items()}
    )


def finished(state: State) -> range:
    """The numbers of the deals that are over, counted over the table's life."""
    return range(1, state.deal if state.phase == "playing" else state.deal + 1)


def record(state: State, events: Sequence[Event], deal: int) -> dict[str, Any] | None:
    """A finished deal, openly: dealer, seed, every action. None while it is live, or if there is none."""
    if deal not in finished(state):
        return None
    actions: list[dict[str, Any]] = []
    opening: Mapping[str, Any] | None = None
    for event in events:
        if event.kind == "dealt":
            body = event.data()
            if opening is not None:
                break
            if body["deal"] == deal:
                opening = body
        elif event.kind == "act" and opening is not None:
            body = event.data()
            actions.append({"seat": event.seat, "text": body["text"], "auto": body.get("auto")})
    if opening is None:
        return None
    return {
        "table": state.table_id,
        "rules": str(state.rules),
        "players": state.players,
        "deal": deal,
        "number": opening["number"],
        "dealer": opening["dealer"],
        "seed": opening["seed"],
        "commitment": _commitment(state, deal),
        "actions": actions,
    }


def players_of(events: Sequence[Event], deal: int) -> list[dict[str, str | None]]:
    """Who sat at the table when that deal ended: ``name`` and ``kind`` alone, whoever has left since."""
    seats: list[dict[str, str | None]] = []
    running, told = 0, []
    for event in events:
        body = event.data()
        if event.kind == "created":
            seats = [{"name": seat.get("name"), "kind": seat["kind"]} for seat in body["seats"]]
        elif event.kind in ("sat", "left") and event.seat is not None:
            seats[event.seat] = {"name": body.get("name"), "kind": body.get("kind", "bot")}
        elif event.kind == "shuffled":
            seats = [seats[old] for old in body["order"]]
        elif event.kind == "dealt":
            running = body["deal"]
        if event.kind in ("dealt", "act") and running == deal:
            told = list(seats)
    return told


def match_record(state: State, events: Sequence[Event]) -> str:
    """The finished deals of the running match as a record that the engine judges again, line by line."""
    names = _record_names(state)
    deals: list[DealRecord] = []
    results: list[Any] = []
    position: Any = None
    for event in events:
        body = event.data()
        if event.kind == "rematch":
            deals, results = [], []
        elif event.kind == "dealt":
            position = state.start_of(body, results)
            deals.append(DealRecord(body["dealer"], body["seed"], ()))
        elif event.kind == "act" and event.seat is not None:
            action = state.spec.parse_action(body["text"])
            position, _ = state.spec.apply(position, action, event.seat)
            entry = Entry(event.seat, state.spec.record_text(action, position))
            deals[-1] = replace(deals[-1], entries=(*deals[-1].entries, entry))
            result = state.spec.result(position)
            if result is not None:
                deals[-1] = replace(deals[-1], points=tuple(result.points))
                results.append(result)
    # A live deal has no points yet, and nothing of it may be told, its seed least of all.
    over = tuple(deal for deal in deals if deal.points is not None)
    return Record(str(state.rules), names, over).dumps()


def _record_names(state: State) -> tuple[str, ...]:
    """The players' names where a record can hold them all, else numbers."""
    names = tuple(seat.name or f"Seat {number}" for number, seat in enumerate(state.seats, 1))
    try:
        check_names(names, 0)
    except RecordError:
        return tuple(f"Seat {number}" for number in range(1, state.players + 1))
    return names


def plain(value: Any) -> Any:
    """A value of the rules as JSON can hold it: cards, melds and actions by their text form."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type) and type(value).__str__ is object.__str__:
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    return str(value)
