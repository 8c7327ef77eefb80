"""What the tables of a house share, and what they refuse people who are not theirs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .bots import BotHost
    from .catalogue import Games
    from .store import EventStore


@dataclass(frozen=True)
class Settings:
    """What an operator or a test may set; times in milliseconds.

    ``bot_delay_ms``: the time of a bot's move is drawn between these, whatever it holds; one that thinks
    longer moves a whole number of the greater later.
    ``pause_ms``: how long one who is ready waits for the others. ``away_ms``: how long a table waits for a
    player who lost his connection, where the rules do not say. ``look_ms``: how long at most
    a clock waits for somebody who looks at the drawing for the first dealer. ``idle_ms``: after how long
    without anybody a table's memory is freed.
    """

    bot_delay_ms: tuple[int, int] = (500, 900)
    pause_ms: int = 30_000
    away_ms: int = 60_000
    look_ms: int = 30_000
    idle_ms: int = 300_000
    grace_ms: int = 1_500
    sockets_a_seat: int = 8
    commands: str = "30 per 3 seconds"
    questions: str = "90 per 3 seconds"
    referee: str = "5 per 1 second"
    referee_at_home: str = "50 per 1 second"
    tables: str = "5 per 1 minute"
    tables_at_home: str = "120 per 1 minute"
    joins: str = "30 per 1 minute"
    joins_at_home: str = "300 per 1 minute"
    sheets: str = "240 per 1 minute"
    sheets_at_home: str = "6000 per 1 minute"
    pictures: str = "30 per 1 minute"
    pictures_at_home: str = "600 per 1 minute"
    hello_s: float = 10.0
    send_s: float = 20.0


@dataclass(frozen=True)
class House:
    """What all tables share. ``engine`` is the version written into the log."""

    store: EventStore
    games: Games
    bots: BotHost
    engine: str
    now_ms: Callable[[], int]
    monotonic: Callable[[], float]
    settings: Settings = field(default_factory=Settings)


class NotYours(Exception):
    """The token does not, or no longer, open the seat."""


class NoSuchSeat(Exception):
    """The seat is not there or not open."""


class Begun(Exception):
    """The game has begun, and what was asked for can only be done before."""
