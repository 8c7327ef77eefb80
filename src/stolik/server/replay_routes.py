"""Looking at finished deals again: a table's own, and those of a record that somebody has."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from ..engine.record import RecordError
from . import projector, replays
from .answers import TABLES, errors
from .desk import Desk, Problem
from .protocol import Replaying

Asked = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=64)]
_RECORDS = errors(
    e400="The record does not stand: `line` says where, `findings` by which clause a move is refused.",
    e403="The request comes from a foreign page.",
    e404="The record has no such deal.",
    e409="No deal of the record is over.",
    e413="The body is over 64 KB.",
    e429="Too much at once: `key` names the limit, `seconds` says when to try again.",
)


def _desk(request: Asked) -> Desk:
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk


@get("/api/tables/{table_id:str}/replay/{deal:int}", tags=["tables"], responses=TABLES)
async def replay_deal(
    request: Asked, table_id: TableId, deal: Annotated[int, PathParameter(ge=1, le=100000)]
) -> dict[str, Any]:
    """A finished deal, position by position: every seat's view at each moment, and all hands."""
    desk = _desk(request)
    table, _, seat = await desk.table_of(request, table_id)
    state = table.state
    if deal == state.deal and state.phase == "playing":
        raise Problem(409, "deal_live", "the deal is still being played")
    found = projector.record(state, await desk.tables.house.store.read(table_id), deal)
    if found is None:
        raise Problem(404, "not_found", "there is no such deal")
    about = projector.table(state, seat, table.online)
    finished = state.deal - 1 if state.phase == "playing" else state.deal
    # In a thread: a long deal takes a while to be shown from every seat, and the tables must not wait.
    shown = await asyncio.to_thread(replays.of_record, state.spec, state.rules, found)
    return {
        "game": about.game,
        "rules": about.rules,
        "code": about.code,
        "you": seat,
        "seats": projector.plain([{"name": one.name, "kind": one.kind} for one in about.seats]),
        "deals": list(range(1, finished + 1)),
        "deal": deal,
        **shown,
    }


@post("/api/replay", status_code=200, sync_to_thread=True, tags=["records"], responses=_RECORDS)
def replay_record(request: Asked, data: JSONBody[Replaying]) -> dict[str, Any]:
    """A record judged line by line; a finished deal of it, position by position."""
    desk = _desk(request)
    desk.check_origin(request)
    desk.take(request, "referee")
    try:
        return replays.of_text(desk.tables.house.games, data.text, data.deal)
    except RecordError as error:
        found = [] if error.verdict is None else [projector.finding(one) for one in error.verdict.findings]
        raise Problem(400, "bad_record", str(error), found, line=error.line) from None
    except replays.NotOver:
        raise Problem(409, "deal_live", "no deal of the record is over") from None
    except LookupError:
        raise Problem(404, "not_found", "the record has no such deal") from None


REPLAY_ROUTES = [replay_deal, replay_record]
