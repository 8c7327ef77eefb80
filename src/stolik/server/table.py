"""One table while it is awake: its state, its sockets, and everything that is done under its lock.

Every change goes the same way: judge, append to the log, and only when the append is on disk fold, project
and send. Nothing is sent that is not in the log, and nothing is in the state that is not in the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from ..core.rng import Rng
from ..rulekit.finding import Finding, Verdict
from . import dealer, projector
from .clocks import TurnClock
from .faults import report
from .house import Begun, House, NoSuchSeat, NotYours
from .lessons import LESSONS
from .pace import Pace
from .protocol import Ask, Back, ByeCode, Do, End, Look, May, Next, NoCode, Outbound, View
from .seats import same
from .state import State
from .store import Event, StoreError, chain


class Socket(Protocol):
    """As much of a connection as a table uses."""

    def push(self, message: Outbound) -> None:
        """Queue a message; for a view, in place of a view that is still waiting."""

    def bye(self, code: ByeCode) -> None:
        """Say goodbye and close."""


class Table:
    """A table awake. Public methods take the lock themselves."""

    def __init__(self, house: House, state: State) -> None:
        self.house = house
        self.state = state
        self.lock = asyncio.Lock()
        self.used_at = house.monotonic()
        self._sockets: dict[int, list[Socket]] = {}
        self._gone_at: dict[int, float] = {}
        self._woken_at = self.used_at
        self.clock = TurnClock(house.monotonic)
        self.pace = Pace(self)
        self._views: tuple[int, dict[int | None, Any]] = (0, {})

    # -- people --------------------------------------------------------------------------------

    @property
    def online(self) -> frozenset[int]:
        """Seats with a socket."""
        return frozenset(seat for seat, sockets in self._sockets.items() if sockets)

    def gone_for_ms(self, seat: int) -> float:
        """How long ago a seat's last socket closed, or (where it had none) the table woke."""
        return (self.house.monotonic() - self._gone_at.get(seat, self._woken_at)) * 1000

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the table's memory."""
        quiet = self.house.monotonic() - self.used_at > self.house.settings.idle_ms / 1000
        return quiet and not self.online and not self.lock.locked() and not self.pace.is_busy

    def seat_of(self, token: str) -> int:
        """The seat that the token's hash opens now; NotYours if none."""
        found = None
        for number, seat in enumerate(self.state.seats):
            if same(token, seat.token):
                found = number
        if found is None:
            raise NotYours
        return found

    async def connect(self, token: str, socket: Socket) -> bool:
        """Add a socket and send it the view; False if the seat has its fill of sockets."""
        async with self.lock:
            seat = self.seat_of(token)
            sockets = self._sockets.setdefault(seat, [])
            if len(sockets) >= self.house.settings.sockets_a_seat:
                return False
            came_back = not sockets
            sockets.append(socket)
            if came_back:
                if returned := self._return_of(seat):
                    await self._append(*returned)
                await self._settle()
            else:
                socket.push(self._view(seat))
            return True

    async def disconnect(self, socket: Socket) -> None:
        """Forget a socket."""
        async with self.lock:
            self.used_at = self.house.monotonic()
            for seat, sockets in self._sockets.items():
                if socket in sockets:
                    sockets.remove(socket)
                    if not sockets:
                        self._gone_at[seat] = self.used_at
                        await self._settle()

    async def join(self, invite: str, body: dict[str, Any]) -> int:
        """Take the open seat that the invite's hash opens; NotYours or NoSuchSeat if there is none."""
        async with self.lock:
            for _ in range(2):
                seat = self._invited_to(invite)
                if await self._append(self._event("sat", body, seat=seat)):
                    await self._settle()
                    return seat
            raise StoreError("conflict")

    def _invited_to(self, invite: str) -> int:
        free = [number for number, one in enumerate(self.state.seats) if one.kind == "open"]
        for number in free:
            if same(invite, self.state.seats[number].invite):
                return number
        if not same(invite, self.state.invite):
            raise NotYours
        if not free:
            raise NoSuchSeat
        # Seats that somebody holds an invite of their own for are given away last.
        return min(free, key=lambda number: (self.state.seats[number].invite is not None, number))

    def is_invite(self, invite: str) -> bool:
        """Whether the invite's hash is one of the table's now."""
        hashes = [self.state.invite, *(seat.invite for seat in self.state.seats if seat.kind == "open")]
        return any(same(invite, known) for known in hashes)

    async def place_bot(self, token: str, seat: int, level: str) -> None:
        """A bot takes an open seat, if the player who made the table says so."""
        async with self.lock:
            if self.seat_of(token) != self.state.host:
                raise NotYours
            if not 0 <= seat < self.state.players or self.state.seats[seat].kind != "open":
                raise NoSuchSeat
            if not await self._append(self._event("sat", {"kind": "bot", "level": level}, seat=seat)):
                raise StoreError("conflict")
            await self._settle()

    async def shuffle(self, token: str, order: Sequence[int]) -> None:
        """Seat everybody anew, if the player who made the table says so: ``order`` holds the old seats.

        NotYours from anybody else, Begun once cards have been dealt.
        """
        async with self.lock:
            if self.seat_of(token) != self.state.host:
                raise NotYours
            if self.state.deal:
                raise Begun
            if not await self._append(self._event("shuffled", {"order": list(order)})):
                raise StoreError("conflict")
            self._sockets = {order.index(seat): held for seat, held in self._sockets.items()}
            self._gone_at = {order.index(seat): moment for seat, moment in self._gone_at.items()}
            await self._settle()

    async def invite(self, token: str, seat: int | None, invite: str) -> None:
        """Set an invite: of an open seat, or of the table."""
        async with self.lock:
            self.seat_of(token)
            if seat is not None and (seat >= self.state.players or self.state.seats[seat].kind != "open"):
                raise NoSuchSeat
            if not await self._append(self._event("invited", {"for": seat, "invite": invite})):
                raise StoreError("conflict")

    async def leave(self, token: str, level: str) -> None:
        """Give the seat to a bot for good."""
        async with self.lock:
            seat = self.seat_of(token)
            if not await self._append(self._event("left", {"level": level}, seat=seat)):
                raise StoreError("conflict")
            for socket in self._sockets.pop(seat, []):
                socket.bye("left")
            await self._settle()

    # -- commands ------------------------------------------------------------------------------

    async def do(self, token: str, message: Do, socket: Socket) -> None:
        """Judge an action, write it, and tell everybody; the answer goes to ``socket`` first."""
        async with self.lock:
            seat = self.seat_of(token)
            if self._answered(seat, message.id, socket):
                return
            refused = self._closed(message.decision)
            if refused is not None:
                socket.push(projector.refusal(message.id, refused))
                socket.push(self._view(seat))
                return
            action, judged = self._judge(seat, message.text)
            if not judged:
                socket.push(projector.refusal(message.id, "illegal", judged))
                return
            if seat not in self.state.spec.actors(self.state.position):
                socket.push(projector.refusal(message.id, "not_your_turn"))
                return
            # Before the log is written, so that a fault of the game cannot leave a row that nobody can fold.
            after, _ = self.state.spec.apply(self.state.position, action, seat)
            self.pace.looked(seat)
            act = self._event("act", {"text": str(action)}, seat=seat, command=message.id)
            events = [*self._return_of(seat), act]
            await self._command(seat, message.id, events, socket, after)

    async def next(self, token: str, message: Next, socket: Socket) -> None:
        """Ready for the next deal; whoever says so is back, if a bot kept his seat."""
        async with self.lock:
            seat = self.seat_of(token)
            if self._answered(seat, message.id, socket):
                return
            # A lesson is one deal; the next lesson is another table.
            if self.state.phase not in ("between", "over") or self.state.lesson:
                socket.push(projector.refusal(message.id, "not_over"))
                return
            events = [*self._return_of(seat), self._event("ready", {}, seat=seat, command=message.id)]
            await self._command(seat, message.id, events, socket)

    async def back(self, token: str, message: Back, socket: Socket) -> None:
        """The player is back; from his next decision on it is his seat again."""
        async with self.lock:
            seat = self.seat_of(token)
            if not self._answered(seat, message.id, socket):
                returned = self._event("back", {}, seat=seat, command=message.id)
                await self._command(seat, message.id, [returned], socket)

    async def end(self, token: str, message: End, socket: Socket) -> None:
        """The player wants the game to end early, or no longer does; it ends when all people agree."""
        async with self.lock:
            seat = self.seat_of(token)
            if self._answered(seat, message.id, socket):
                return
            if self.state.phase not in ("playing", "between") or self.state.lesson:
                socket.push(projector.refusal(message.id, "not_playing"))
                return
            wish = self._event("ends", {"agree": message.agree}, seat=seat, command=message.id)
            await self._command(seat, message.id, [wish], socket)

    async def look(self, token: str, message: Look, socket: Socket) -> None:
        """The player has the table before him; the clock of his first move may run."""
        seat = self.seat_of(token)
        socket.push(projector.ack(message.id, self.state.seq))
        await self.has_looked(seat)

    async def has_looked(self, seat: int) -> None:
        """The seat's clock waits no longer for it to look at the drawing for the first dealer."""
        async with self.lock:
            if self.pace.looked(seat):
                await self._settle()

    async def ask(self, token: str, message: Ask, socket: Socket) -> None:
        """Judge a draft. Nothing changes, and nobody else hears of it."""
        async with self.lock:
            seat = self.seat_of(token)
            refused = self._closed(message.decision)
            if refused is not None:
                socket.push(projector.refusal(message.id, refused))
                if refused == "stale":
                    socket.push(self._view(seat))
                return
            try:
                picked = [self.state.spec.parse_card(text) for text in message.pick]
                composed = self.state.spec.compose(self.seen(seat), message.steps, picked)
            except ValueError:
                socket.push(projector.refusal(message.id, "illegal", [Finding("syntax")]))
                return
            if composed is None:
                socket.push(projector.refusal(message.id, "no_draft"))
                return
            socket.push(projector.draft(message.id, message.decision, composed))

    async def may(self, token: str, message: May, socket: Socket) -> None:
        """Judge an action that is only asked about."""
        async with self.lock:
            seat = self.seat_of(token)
            if self.state.position is None:
                socket.push(projector.refusal(message.id, "not_playing"))
                return
            socket.push(projector.verdict(message.id, self._judge(seat, message.text)[1]))

    # -- the table's own moves -----------------------------------------------------------------

    async def wake(self) -> None:
        """Go on where the log left off; called once when the table is loaded."""
        async with self.lock:
            await self._settle()

    async def close(self) -> None:
        """Stop the timers and say goodbye to everybody; what is being written is waited for."""
        await self.pace.stop()
        async with self.lock:
            for sockets in self._sockets.values():
                for socket in sockets:
                    socket.bye("shutdown")
            self._sockets.clear()
        await self.pace.stop()

    async def act_for(self, seat: int, decision: int, text: str, auto: str | None) -> None:
        """Write a bot's action for a seat, if its decision is still open. StoreError if the log fails."""
        async with self.lock:
            if self.state.decision != decision or self.state.to_move != seat:
                return
            action = self.state.spec.parse_action(text)
            after, _ = self.state.spec.apply(self.state.position, action, seat)
            body = {"text": str(action)} | ({"auto": auto} if auto else {})
            await self._append(self._event("act", body, seat=seat), after=after)
            await self._settle()

    async def keep(self, seat: int, decision: int) -> None:
        """A bot keeps the seat of a player who is away, if he still is."""
        async with self.lock:
            if self.state.decision == decision and seat not in self.online:
                await self._append(self._event("kept", {}, seat=seat))
                await self._settle()

    async def go_on(self, match: int, deal: int) -> None:
        """Deal without waiting any longer for those who are not ready."""
        async with self.lock:
            if (self.state.match, self.state.deal, self.state.phase) == (match, deal, "between"):
                await self._deal()
                await self._settle()

    # -- under the lock ------------------------------------------------------------------------

    def _answered(self, seat: int, message_id: str, socket: Socket) -> bool:
        """Answer a command that was done before, in the same way; False for a new one."""
        seq = self.state.commands.get(_command_id(seat, message_id))
        if seq is None:
            return False
        socket.push(projector.ack(message_id, seq))
        return True

    def _closed(self, decision: int) -> NoCode | None:
        if self.state.phase != "playing":
            return "not_playing" if self.state.position is None else "stale"
        return None if decision == self.state.decision else "stale"

    def _judge(self, seat: int, text: str) -> tuple[Any, Verdict]:
        try:
            action = self.state.spec.parse_action(text)
        except ValueError:
            return None, Verdict(self.state.rules, (Finding("syntax"),))
        return action, self.state.spec.judge(self.seen(seat), action)

    async def _command(
        self, seat: int, message_id: str, events: list[Event], socket: Socket, after: Any = None
    ) -> None:
        try:
            done = await self._append(*events, after=after)
        except StoreError:
            socket.push(projector.refusal(message_id, "busy"))
            return
        if done:
            socket.push(projector.ack(message_id, self.state.seq))
        elif not self._answered(seat, message_id, socket):
            socket.push(projector.refusal(message_id, "stale"))
        await self._settle()

    def _return_of(self, seat: int) -> list[Event]:
        """What gives a seat back to a player who does something, if a bot kept it."""
        return [self._event("back", {}, seat=seat)] if self.state.seats[seat].kept else []

    def _event(
        self, kind: str, body: dict[str, Any], seat: int | None = None, command: str | None = None
    ) -> Event:
        """A row without its place in the chain, which ``_append`` gives it."""
        return Event(
            table_id=self.state.table_id,
            seq=0,
            cmd_id=None if command is None or seat is None else _command_id(seat, command),
            at_ms=self.house.now_ms(),
            seat=seat,
            kind=kind,
            body=msgspec.json.encode(body).decode(),
            engine=self.house.engine,
            prev_hash="",
        )

    async def _append(self, *events: Event, after: Any = None) -> bool:
        """Write events and fold them. False: somebody else wrote first, and the state is now theirs.

        ``after`` is the position after the last event, where it is known already.
        """
        rows = chain(events, self.state.seq, self.state.last_hash)
        if await self.house.store.append(rows) == "ok":
            for row in rows:
                self.state.fold(row, after if row is rows[-1] else None)
            return True
        for row in await self.house.store.read(self.state.table_id, self.state.seq):
            self.state.fold(row)
        return False

    async def _settle(self) -> None:
        """After a change: deal if it is time to, show everybody, set the timers."""
        self.used_at = self.house.monotonic()
        # The change itself is on disk and acknowledged; a dealing that fails is tried again with the next
        # thing that happens, and must not keep the others from seeing this one.
        try:
            await self._advance()
        except StoreError:
            pass
        except Exception as fault:
            report(fault, "dealing at table %s", self.state.table_id)
        self.pace.set()
        for seat, sockets in self._sockets.items():
            if sockets:
                shown = self._view(seat)
                for socket in sockets:
                    socket.push(shown)

    async def _advance(self) -> None:
        state = self.state
        if state.phase == "waiting" and not state.has_open_seat:
            await self._deal()
        elif state.phase in ("between", "over") and self._all_ready():
            if state.phase == "over":
                await self._deal(self._event("rematch", {"match": state.match + 1}))
            else:
                await self._deal()

    def _all_ready(self) -> bool:
        people = [seat for seat in self.state.humans if not self.state.seats[seat].kept]
        return bool(people) and all(self.state.seats[seat].ready for seat in people)

    async def _deal(self, *before: Event) -> None:
        state = self.state
        deal = state.deal + 1
        draws: list[dict[str, str]] = []
        if deal == 1:
            chance = Rng(dealer.first_dealer_seed(state.secret))
            first = state.spec.first_dealer(state.rules, state.players, chance)
            dealing = first.dealer
            draws = [{str(seat): str(card) for seat, card in lap.items()} for lap in first.draws]
        else:
            dealing = state.spec.next_dealer(state.rules, state.dealer, state.players)
        body: dict[str, Any] = {
            "deal": deal,
            "number": self._number(bool(before)),
            "dealer": dealing,
            "draws": draws,
            "seed": dealer.deal_seed(state.secret, deal),
        }
        # Before the log is written, as with actions: a deal that cannot be made must not be in the log.
        after = state.start_of(body, [] if before else state.results)
        await self._append(*before, self._event("dealt", body), after=after)

    def _number(self, is_rematch: bool) -> int:
        """Which deal of a match comes next, from 0."""
        if self.state.lesson:
            return LESSONS[self.state.rules.game][self.state.lesson - 1].number
        return 0 if is_rematch else self.state.number + 1

    def seen(self, seat: int | None) -> Any:
        seq, views = self._views
        if seq != self.state.seq:
            views = {}
            self._views = (self.state.seq, views)
        if seat not in views:
            views[seat] = self.state.spec.view(self.state.position, seat)
        return views[seat]

    def _view(self, seat: int) -> View:
        return projector.view(self.state, seat, projector.Presence(self.online, self.pace.clock_out()))


def _command_id(seat: int, message_id: str) -> str:
    """A command's id in the log: a seat's ids are its own."""
    return f"{seat}.{message_id}"
