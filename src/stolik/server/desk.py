"""What every request needs: the tables, the limits, and who is asking."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from ..engine.question import QuestionError
from ..rulekit.ruleset import RuleSetError
from . import projector
from .house import Begun, NoSuchSeat, NotYours
from .origin import is_own
from .pictures import NotDrawn
from .protocol import FindingOut, Offer, Reach, Trouble
from .sheets.edits import EditError
from .sheets.service import NoSuchSheet, SheetFull, Sheets
from .store import StoreError
from .table import Table
from .tables import BadSeats, NoSuchTable, Tables
from .throttle import Throttle, TooMuch, is_home


class Problem(Exception):
    """An answer other than what was asked for: an HTTP status, a code and a hint for developers."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        findings: Sequence[FindingOut] = (),
        key: str = "",
        seconds: int = 0,
        where: str = "",
        position: int | None = None,
        line: int = 0,
        offers: Sequence[Offer] = (),
        said: str = "",
    ) -> None:
        self.status = status
        self.trouble = Trouble(
            code, detail, where, position, list(findings), key, seconds, line, list(offers), said
        )
        super().__init__(code)


@dataclass
class Desk:
    """The server's parts as the routes use them.

    ``origins`` are further origins that may talk to us; ``home`` is our address in the home network, for
    links that somebody at this computer hands to a phone (empty where we do not listen there).
    """

    tables: Tables
    origins: frozenset[str] = frozenset()
    home: str = ""
    throttle: Throttle = field(default_factory=Throttle)
    work: set[asyncio.Task[Any]] = field(default_factory=set)
    sheets: Sheets = field(init=False)

    def __post_init__(self) -> None:
        self.sheets = Sheets(self.tables.house)

    def check_origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Refuse a request that says that it comes from a foreign page."""
        origin = connection.headers.get("origin")
        if origin is not None and not self.is_own(connection):
            raise Problem(403, "origin", "this page may not talk to this server")

    def is_own(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether the request says that it comes from a page of ours."""
        headers = connection.headers
        return is_own(headers.get("origin"), headers.get("host"), self.origins)

    def address(self, request: Request[Any, Any, Any]) -> str:
        """The server's address for others: as this request came, unless only this computer can use that.

        Whoever is elsewhere and says that he asked ``localhost`` is not told the address in the home network.
        """
        own = came_to(request)
        is_near = request.client is not None and is_home(request.client.host)
        return self.home if self.home and is_near and _is_here(own) else own

    def reach(self, request: Request[Any, Any, Any]) -> Reach:
        """The address for others, and whether it leads back to whoever uses it."""
        address = self.address(request)
        return Reach(address, _is_here(address))

    def take(self, request: Request[Any, Any, Any], key: str) -> None:
        """Count a request against the limit ``key`` of its address."""
        settings = self.tables.house.settings
        address = request.client.host if request.client else ""
        limits = {
            "tables": settings.tables_at_home if is_home(address) else settings.tables,
            "joins": settings.joins_at_home if is_home(address) else settings.joins,
            "sheets": settings.sheets_at_home if is_home(address) else settings.sheets,
            "pictures": settings.pictures_at_home if is_home(address) else settings.pictures,
            "referee": settings.referee_at_home if is_home(address) else settings.referee,
        }
        self.throttle.take(key, limits[key], address)

    async def table_of(self, request: Request[Any, Any, Any], table_id: str) -> tuple[Table, str, int]:
        """The table, the caller's token (as a hash) and seat; 401 without a token, 403 for a wrong one."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise Problem(401, "no_token", "send Authorization: Bearer TOKEN")
        table, hashed = await self.tables.by_token(token)
        if table.state.table_id != table_id:
            raise NotYours
        return table, hashed, table.seat_of(hashed)


def came_to(request: Request[Any, Any, Any]) -> str:
    """The server's address as this request came; Problem where its Host header, which may hold
    anything, is none.
    """
    try:
        own = str(request.base_url).rstrip("/")
        urlsplit(own)
    except ValueError:
        raise Problem(400, "bad_request", "the Host header is no address") from None
    return own


def _is_here(address: str) -> bool:
    host = urlsplit(address).hostname or ""
    return is_home(host) or host == "localhost"


def as_problem(trouble: Exception) -> Problem | None:
    """What to answer for an exception of the table service; None for a fault of ours."""
    if isinstance(trouble, Problem):
        return trouble
    if isinstance(trouble, NotYours):
        return Problem(403, "forbidden", "that does not open this")
    if isinstance(trouble, NoSuchTable):
        # The same as for a wrong token: whether a table exists is nobody's business.
        return Problem(403, "forbidden", "that does not open this")
    if isinstance(trouble, Begun):
        return Problem(409, "begun", "the game has begun")
    if isinstance(trouble, NoSuchSeat):
        return Problem(409, "no_seat", "no open seat is left there")
    if isinstance(trouble, BadSeats):
        found = [projector.finding(trouble.finding)] if trouble.finding else []
        offers = [projector.offer(*pair) for pair in trouble.offers]
        return Problem(400, "bad_seats", str(trouble), found, offers=offers)
    if isinstance(trouble, RuleSetError):
        return Problem(
            400, "bad_rules", str(trouble), [projector.finding(found) for found in trouble.findings]
        )
    if isinstance(trouble, QuestionError):
        code = "bad_text" if trouble.code == "text" else trouble.code
        return Problem(400, code, str(trouble.fault), where=trouble.field, position=trouble.position)
    if isinstance(trouble, NoSuchSheet):
        return Problem(404, "not_found", "there is no such sheet")
    if isinstance(trouble, EditError):
        return Problem(400, "bad_edit", str(trouble), where=trouble.where)
    if isinstance(trouble, SheetFull):
        return Problem(409, "sheet_full", "the sheet holds as many edits as it may")
    if isinstance(trouble, TooMuch):
        return Problem(429, "rate", "too much at once", key=trouble.key, seconds=trouble.seconds)
    if isinstance(trouble, NotDrawn):
        return Problem(503, "busy", "the picture was not drawn in time")
    if isinstance(trouble, StoreError):
        return Problem(503, "busy", "the log could not be written; nothing has changed")
    return None
