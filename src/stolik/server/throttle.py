"""How much one seat or one address may ask for, with the ``limits`` library."""

from __future__ import annotations

import math
import time
from ipaddress import ip_address

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter


class TooMuch(Exception):
    """A limit was reached: which, and after how many whole seconds to try again."""

    def __init__(self, key: str, seconds: int) -> None:
        self.key, self.seconds = key, seconds
        super().__init__(key)


class Throttle:
    """Counts of the last moments, in memory. Limits are written as ``30 per 3 seconds``."""

    def __init__(self) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._parsed: dict[str, RateLimitItem] = {}

    def take(self, key: str, limit: str, *who: str) -> None:
        """Count one of ``who`` against the limit; TooMuch if that is one too many."""
        item = self._parsed.get(limit)
        if item is None:
            item = self._parsed[limit] = parse(limit)
        if not self._limiter.hit(item, key, *who):
            reset = self._limiter.get_window_stats(item, key, *who).reset_time
            raise TooMuch(key, max(1, math.ceil(reset - time.time())))


def is_home(address: str) -> bool:
    """Whether the address is this computer itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
