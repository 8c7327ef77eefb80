"""The clock of one turn.

Time is the process's monotonic clock, so that no change of the wall clock can charge anybody. The clock
is the server's alone; clients only show what they were told.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Final

GRACE_MS: Final = 1500
"""After zero, for a move that was under way."""
RETURN_MS: Final = 15000
"""Added for the mover when the clock goes on after it stood still, up to the whole time."""


class TurnClock:
    """Counts one turn at a time down, in milliseconds. ``now`` gives seconds and never goes back."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self.turn: Hashable | None = None
        self.total_ms = 0
        self._left_ms = 0.0
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time is being charged."""
        return self._since is not None

    @property
    def remaining_ms(self) -> int:
        """What is left, never below zero."""
        return max(0, round(self._left()))

    def start(self, turn: Hashable, total_ms: int) -> None:
        """Begin a turn with the whole time; a turn that has begun keeps what is left of it."""
        if self.turn == turn:
            return
        self.turn, self.total_ms, self._left_ms = turn, total_ms, float(total_ms)
        self._since = self._now()

    def stop(self) -> None:
        """No turn is timed any more."""
        self.turn, self._since = None, None

    def pause(self) -> None:
        """Stand still."""
        if self._since is not None:
            self._left_ms = self._left()
            self._since = None

    def resume(self) -> None:
        """Go on; whoever comes back gets a moment to look."""
        if self.turn is not None and self._since is None:
            self._left_ms = min(float(self.total_ms), max(0.0, self._left_ms) + RETURN_MS)
            self._since = self._now()

    def until_fired_s(self, grace_ms: int = GRACE_MS) -> float:
        """Seconds until the turn may be taken away: what is left, and the grace."""
        return max(0.0, (self._left() + grace_ms) / 1000)

    def _left(self) -> float:
        if self._since is None:
            return self._left_ms
        return self._left_ms - (self._now() - self._since) * 1000
