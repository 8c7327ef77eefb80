"""Looking at finished deals again: a table's own, and those of a record that somebody has."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..engine.record import RecordError
from . import dealer, projector, replays, seats
from .answers import TABLES, errors
from .desk import Desk, Problem
from .house import NotYours
from .protocol import Replaying
from .table import Table

Asked = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=64)]
_RECORDS = errors(
    e400="The record does not stand: `line` says where, `said` why in the language asked for, `findings` by "
    "which clause a move is refused.",
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
    request: Asked,
    table_id: TableId,
    deal: Annotated[int, PathParameter(ge=1, le=100000)],
    k: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> dict[str, Any]:
    """A finished deal, position by position: every seat's view at each moment, and all hands.

    For those who sit there (by token: any finished deal), and for whoever was given the deal's `link` (by its
    key `k`: that deal alone).
    """
    desk = _desk(request)
    if k is None:
        table, _, seat = await desk.table_of(request, table_id)
        deals = projector.finished(table.state)
        if deal == table.state.deal and deal not in deals:
            raise Problem(409, "deal_live", "the deal is still being played")
    else:
        table, seat, deals = await _opened_by(request, table_id, deal, k), None, range(deal, deal + 1)
    state = table.state
    events = await desk.tables.house.store.read(table_id)
    found = projector.record(state, events, deal)
    if found is None:
        raise Problem(404, "not_found", "there is no such deal")
    # In a thread: a long deal takes a while to be shown from every seat, and the tables must not wait.
    shown = await asyncio.to_thread(replays.of_record, state.spec, state.rules, found)
    return {
        "game": state.rules.game,
        "rules": str(state.rules),
        "code": state.rules.code,
        "you": seat,
        "seats": projector.players_of(events, deal),
        "deals": list(deals),
        "deal": deal,
        "link": seats.replay_link(table_id, deal, dealer.replay_key(state.secret, deal)),
        **shown,
    }


async def _opened_by(request: Asked, table_id: str, deal: int, key: str) -> Table:
    """The table whose finished deal the key opens; NotYours for a wrong key, a running deal, no table."""
    desk = _desk(request)
    desk.take(request, "joins")
    table = await desk.tables.get(table_id)
    if not seats.same(key, dealer.replay_key(table.state.secret, deal)):
        raise NotYours
    # Nobody is given the key of a running deal; who has one all the same learns nothing by it.
    if deal not in projector.finished(table.state):
        raise NotYours
    return table


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
        said = error.say(data.lang)
        raise Problem(400, "bad_record", str(error), found, line=error.line, said=said) from None
    except replays.NotOver:
        raise Problem(409, "deal_live", "no deal of the record is over") from None
    except LookupError:
        raise Problem(404, "not_found", "the record has no such deal") from None


REPLAY_ROUTES = [replay_deal, replay_record]
