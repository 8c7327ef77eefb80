"""What makes a table go on by itself: bots' moves, the clock, the wait between deals, players who went away.

Each is a timer with a key that says what it is for. After every change of the table the wanted timers are
compared with the running ones: what is not wanted any more is cancelled, what is new is started. A timer
that fires asks the table, which looks again under its lock; so a late timer does nothing.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from . import dealer
from .faults import report
from .protocol import ClockOut
from .store import StoreError

if TYPE_CHECKING:
    from .table import Table

_RETRY_S: Final = 1.0

Job = tuple[Any, Callable[[], Coroutine[Any, Any, None]]]


class Pace:
    """The timers of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._running: dict[str, tuple[Any, asyncio.Task[None]]] = {}
        self._chance = random.SystemRandom()
        self._has_looked: set[int] = set()
        self._looks_until: dict[int, float] = {}

    @property
    def is_busy(self) -> bool:
        """Whether something is going to happen by itself."""
        return any(not task.done() for _, task in self._running.values())

    def set(self) -> None:
        """Start what is wanted now and cancel the rest."""
        wanted = self._wanted()
        for name, (key, task) in list(self._running.items()):
            if name in wanted and wanted[name][0] == key and not task.done():
                continue
            del self._running[name]
            # A timer that is just doing its work ends by itself; to cancel it would be to cancel ourselves.
            if task is not asyncio.current_task():
                task.cancel()
        for name, (key, job) in wanted.items():
            if name not in self._running:
                self._running[name] = (key, asyncio.get_running_loop().create_task(self._run(name, job)))

    async def stop(self) -> None:
        """Cancel everything."""
        tasks = [task for _, task in self._running.values()]
        self._running = {}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, name: str, job: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await job()
                return
            except StoreError:
                await asyncio.sleep(_RETRY_S)
            except Exception as fault:
                report(fault, "timer %s of table %s", name, self._table.state.table_id)
                return

    # -- the drawing for the first dealer ------------------------------------------------------

    def looked(self, seat: int) -> bool:
        """The seat has seen who deals first, or acts; False where it was not waited for."""
        was_looking = self._is_looking(seat)
        self._has_looked.add(seat)
        return was_looking

    def _is_looking(self, seat: int) -> bool:
        """Whether the seat still has the drawing before it, which lies over the table."""
        state = self._table.state
        is_drawn = state.deal == 1 and bool(state.draws)
        return is_drawn and seat in self._table.online and seat not in self._has_looked

    def _look_ms(self, seat: int) -> float:
        """How long the seat may still look; the time goes on while it is away, and is not given anew."""
        house = self._table.house
        now = house.monotonic()
        until = self._looks_until.setdefault(seat, now + house.settings.look_ms / 1000)
        return max(0.0, (until - now) * 1000)

    def clock_out(self) -> ClockOut | None:
        """The clock as players may see it; None while no time is charged."""
        clock, seat = self._table.clock, self._table.state.to_move
        if clock.turn is None or seat is None or not clock.is_running:
            return None
        return ClockOut(seat, clock.remaining_ms, clock.total_ms)

    # -- what is wanted ------------------------------------------------------------------------

    def _wanted(self) -> dict[str, Job]:
        table, state = self._table, self._table.state
        settings = table.house.settings
        if state.phase == "between" and any(seat.ready for seat in state.seats) and table.online:
            match, deal = state.match, state.deal
            return {
                "pause": (
                    (match, deal),
                    lambda: self._later(settings.pause_ms, lambda: table.go_on(match, deal)),
                )
            }
        seat, decision = state.to_move, state.decision
        if state.phase != "playing" or seat is None or decision is None or not state.humans:
            table.clock.stop()
            return {}
        if state.is_played_by_bot(seat):
            table.clock.stop()
            kept = state.seats[seat].kept
            if kept and not table.online:
                return {}
            auto = "kept" if kept else None
            return {"bot": ((decision, seat, auto), lambda: self._bot(seat, decision, auto))}
        return self._people(seat, decision)

    def _people(self, seat: int, decision: int) -> dict[str, Job]:
        table, state = self._table, self._table.state
        total_ms = self._clock_ms()
        if total_ms:
            table.clock.start((state.deal, state.turn_number), total_ms)
            if not table.online:
                # Nobody is there to wait for the player, nor to be wronged by his thinking.
                table.clock.pause()
                return {}
            if self._is_looking(seat):
                # Nobody can act before he sees the table.
                table.clock.pause()
                left_ms = self._look_ms(seat)
                return {"look": (seat, lambda: self._later(left_ms, lambda: table.has_looked(seat)))}
            table.clock.resume()
            jobs: dict[str, Job] = {"clock": ((decision, seat), lambda: self._time_out(seat, decision))}
        else:
            table.clock.stop()
            jobs = {}
        away_ms = self._away_ms()
        if table.online and seat not in table.online and away_ms is not None:
            left_ms = max(0.0, away_ms - table.gone_for_ms(seat))
            jobs["away"] = (
                (decision, seat),
                lambda: self._later(left_ms, lambda: table.keep(seat, decision)),
            )
        return jobs

    def _away_ms(self) -> float | None:
        """How long a player may be gone; None where the clock alone decides."""
        table, state = self._table, self._table.state
        seconds = state.spec.absence(state.rules).away_seconds
        if seconds is not None:
            return 1000 * seconds
        return None if self._clock_ms() else table.house.settings.away_ms

    def _clock_ms(self) -> int:
        """The time for a decision: the table's own, else the rules'; 0 without a clock."""
        state = self._table.state
        if state.clock_ms is not None:
            return state.clock_ms
        return 1000 * (state.spec.turn_seconds(state.rules, len(state.humans)) or 0)

    # -- what is done --------------------------------------------------------------------------

    async def _later(self, delay_ms: float, job: Callable[[], Coroutine[Any, Any, None]]) -> None:
        await asyncio.sleep(delay_ms / 1000)
        await job()

    async def _bot(self, seat: int, decision: int, auto: str | None) -> None:
        text = await self._thought_in_time(seat, decision)
        await self._table.act_for(seat, decision, text, auto)

    async def _time_out(self, seat: int, decision: int) -> None:
        table = self._table
        await asyncio.sleep(table.clock.until_fired_s(table.house.settings.grace_ms))
        state = table.state
        if state.decision != decision:
            return
        if state.spec.absence(state.rules).bot_moves:
            text = await self._thought_in_time(seat, decision)
        else:
            text = str(state.spec.fallback(table.seen(seat)))
        await table.act_for(seat, decision, text, "timeout")

    async def _thought_in_time(self, seat: int, decision: int) -> str:
        """A bot's move, at a moment that tells nothing of what it holds and how long it thought about that.

        The first moment is drawn whatever it holds and however forced its move is. One that is still thinking
        then may move at the next one, a whole pause later, and not when it is ready.
        """
        low, high = self._table.house.settings.bot_delay_ms
        thought = asyncio.ensure_future(self._thought(seat, decision))
        try:
            await asyncio.sleep(self._chance.uniform(low, high) / 1000)
            while high and not thought.done():
                await asyncio.sleep(high / 1000)
            return await thought
        finally:
            thought.cancel()

    async def _thought(self, seat: int, decision: int) -> str:
        table, state = self._table, self._table.state
        game = state.rules.game
        level = state.seats[seat].level or table.house.games.usual_level(game)
        seed = dealer.bot_seed(state.secret, seat, decision)
        return await table.house.bots.decide(game, level, table.seen(seat), seed)
