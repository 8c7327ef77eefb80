"""All tables: made, found, loaded from the log when somebody comes, put to sleep when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ..rulekit.finding import Finding
from ..rulekit.ruleset import RuleSet
from . import dealer, seats
from .house import House, NotYours
from .lessons import LESSONS
from .protocol import NewTable, Seated
from .state import State
from .store import Event, StoreError, broken_link, chain
from .table import Table

log = logging.getLogger("stolik.server")

_FOLDED_AT_ONCE: Final = 50


class NoSuchTable(Exception):
    """There is no table of this id."""


class BadSeats(ValueError):
    """The seats asked for cannot be; the message says why, for developers, ``finding`` by which clause.

    ``offers`` are the rules asked for, each with rules by which so many could play.
    """

    def __init__(
        self, message: str, finding: Finding | None = None, offers: Sequence[tuple[RuleSet, RuleSet]] = ()
    ) -> None:
        self.finding = finding
        self.offers = tuple(offers)
        super().__init__(message)


class Tables:
    """The table service."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._awake: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}

    async def teach(self, game: str, step: int, name: str | None) -> Seated:
        """Make the table of a lesson (from 1); LookupError if there is no such lesson."""
        lessons = LESSONS.get(game, ())
        if not 1 <= step <= len(lessons) or game not in self.house.games.names:
            raise LookupError("there is no such lesson")
        lesson = lessons[step - 1]
        wish = NewTable(lesson.rules, list(lesson.seats), name, clock=0)
        return await self.make(wish, {"lesson": step, "secret": lesson.secret})

    async def make(self, wish: NewTable, prescribed: Mapping[str, Any] | None = None) -> Seated:
        """Make a table with its maker on the seat ``me``; ``prescribed`` is what a lesson fixes.

        RuleSetError for impossible rules, BadSeats for impossible seats, StoreError if the log fails.
        """
        rules = self.house.games.parse_rules(wish.rules)
        host = self._check_seats(rules, wish.seats)
        table_id = seats.new_table_id()
        token, invite = seats.new_token(table_id), seats.new_invite()
        more = dict(prescribed or {})
        secret = more.pop("secret", None) or dealer.new_secret()
        has_open = "open" in wish.seats
        body: dict[str, Any] = {
            "rules": str(rules),
            "secret": secret,
            "host": host,
            "clock_ms": None if wish.clock is None else wish.clock * 1000,
            "invite": seats.invite_hash(table_id, invite) if has_open else None,
            "seats": [
                _seat(kind, seats.clean_name(wish.name), seats.token_hash(token)) for kind in wish.seats
            ],
            "commitment": dealer.commitment(secret, str(rules), table_id, 1),
            **more,
        }
        first = Event(
            table_id=table_id,
            seq=1,
            cmd_id=None,
            at_ms=self.house.now_ms(),
            seat=host,
            kind="created",
            body=msgspec.json.encode(body).decode(),
            engine=self.house.engine,
            prev_hash="",
        )
        state = State.begin(first, self.house.games)
        if await self.house.store.append(chain([first], 0, "")) != "ok":
            raise StoreError("conflict")
        table = Table(self.house, state)
        self._awake[table_id] = table
        await table.wake()
        link = seats.invite_link(table_id, invite) if has_open else None
        return Seated(table=table_id, seat=host, token=token, invite=link)

    def _check_seats(self, rules: RuleSet, kinds: list[str]) -> int:
        spec = self.house.games.spec(rules.game)
        refused = spec.refuse_players(rules, len(kinds))
        if refused is not None:
            raise BadSeats(
                f"{rules} is not for {len(kinds)} players",
                refused,
                [(rules, made) for made in spec.offers(rules, len(kinds))],
            )
        if kinds.count("me") != 1:
            raise BadSeats("exactly one seat must be `me`")
        levels = self.house.games.levels[rules.game]
        for kind in kinds:
            if kind not in ("me", "open", *levels):
                raise BadSeats(f"a seat is `me`, `open` or one of {', '.join(levels)}")
        return kinds.index("me")

    async def get(self, table_id: str) -> Table:
        """The table, awake; NoSuchTable if there is none, StoreError if the log fails."""
        table = self._awake.get(table_id)
        if table is not None:
            # Whoever asked for it is about to use it: it must not be put to sleep under his hands.
            table.used_at = self.house.monotonic()
            return table
        if not seats.is_table_id(table_id):
            raise NoSuchTable
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def by_token(self, token: str) -> tuple[Table, str]:
        """The table that the token is for, and the token's hash; NotYours if it opens no seat."""
        table_id = seats.token_table(token)
        if table_id is None:
            raise NotYours
        try:
            table = await self.get(table_id)
        except NoSuchTable:
            raise NotYours from None
        hashed = seats.token_hash(token)
        table.seat_of(hashed)
        return table, hashed

    async def _load(self, table_id: str) -> Table:
        events = await self.house.store.read(table_id)
        if not events:
            raise NoSuchTable
        seq = broken_link(events)
        if seq is not None:
            # The players go on; whoever keeps the server learns that its log was written to by other hands.
            log.error("the log of table %s: row %d does not follow from the row before it", table_id, seq)
        state = State.begin(events[0], self.house.games)
        for number, event in enumerate(events[1:]):
            state.fold(event)
            if number % _FOLDED_AT_ONCE == 0:
                await asyncio.sleep(0)
        table = Table(self.house, state)
        self._awake[table_id] = table
        await table.wake()
        return table

    async def sweep(self) -> int:
        """Put idle tables to sleep; how many."""
        asleep = 0
        for table_id, table in list(self._awake.items()):
            # Looked at only now: while the one before was stopped, somebody may have come to this one.
            if table.is_idle and self._awake.get(table_id) is table:
                del self._awake[table_id]
                asleep += 1
                await table.pace.stop()
        return asleep

    async def close(self) -> None:
        """Say goodbye at every table and stop everything that would go on by itself."""
        for table in list(self._awake.values()):
            await table.close()
        self._awake.clear()


def _seat(kind: str, name: str | None, token: str) -> dict[str, Any]:
    if kind == "me":
        return {"kind": "human", "name": name, "token": token}
    if kind == "open":
        return {"kind": "open"}
    return {"kind": "bot", "level": kind}
