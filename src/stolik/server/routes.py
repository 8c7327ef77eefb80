"""The HTTP side: making, joining and leaving tables, and what clients fetch about the rules."""

from __future__ import annotations

from io import BytesIO
from random import SystemRandom
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from ..core.text import LANGUAGES
from . import projector, seats
from .answers import NO_BODY, TABLES, TEXTS
from .description import describe
from .desk import Desk, Problem
from .house import NotYours
from .protocol import (
    Health,
    Invited,
    Inviting,
    Joining,
    Leaving,
    NewLesson,
    NewTable,
    Reach,
    Seated,
    TableOut,
)
from .rulesets import describe_book, describe_game, describe_rules

Asked = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=64)]
Secret = Annotated[str, QueryParameter(max_length=64)]
Language = Annotated[str, QueryParameter(max_length=16)]
_SVG = "image/svg+xml"
_FLUENT = "text/plain"


def desk_of(request: Asked) -> Desk:
    """The desk that the application was made with."""
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk


@get("/healthz", sync_to_thread=False, tags=["server"])
def health() -> Health:
    """The server is up."""
    return Health(ok=True)


@get("/api/reach", sync_to_thread=False, tags=["server"])
def reach(request: Asked) -> Reach:
    """Where others find the server: not every address that opens it here opens it on their phones."""
    return desk_of(request).reach(request)


@post("/api/tables", tags=["tables"], responses=TABLES)
async def make_table(request: Asked, data: JSONBody[NewTable]) -> Seated:
    """Make a table and sit down at it."""
    desk = desk_of(request)
    desk.check_origin(request)
    desk.take(request, "tables")
    return await desk.tables.make(data)


@post("/api/lessons/{game:str}", tags=["tables"], responses=TABLES)
async def make_lesson(
    request: Asked, game: Annotated[str, PathParameter(max_length=64)], data: JSONBody[NewLesson]
) -> Seated:
    """Sit down at the table of a lesson: one prescribed deal against bots."""
    desk = desk_of(request)
    desk.check_origin(request)
    desk.take(request, "tables")
    try:
        return await desk.tables.teach(game, data.lesson, data.name)
    except LookupError:
        raise Problem(404, "not_found", "there is no such lesson") from None


@get("/api/tables/{table_id:str}", tags=["tables"], responses=TABLES)
async def show_table(
    request: Asked, table_id: TableId, i: Annotated[str | None, QueryParameter(max_length=64)] = None
) -> TableOut:
    """The table as its players and those invited may see it."""
    desk = desk_of(request)
    if i is None:
        table, _, _ = await desk.table_of(request, table_id)
    else:
        desk.take(request, "joins")
        table = await desk.tables.get(table_id)
        if not table.is_invite(seats.invite_hash(table_id, i)):
            raise NotYours
    return projector.table(table.state, None, table.online)


@post("/api/tables/{table_id:str}/seats", tags=["tables"], responses=TABLES)
async def join_table(request: Asked, table_id: TableId, data: JSONBody[Joining]) -> Seated:
    """Take an open seat by invite."""
    desk = desk_of(request)
    desk.check_origin(request)
    desk.take(request, "joins")
    table = await desk.tables.get(table_id)
    token = seats.new_token(table_id)
    body = {"kind": "human", "name": seats.clean_name(data.name), "token": seats.token_hash(token)}
    seat = await table.join(seats.invite_hash(table_id, data.invite), body)
    return Seated(table=table_id, seat=seat, token=token, invite=None)


@post("/api/tables/{table_id:str}/invites", tags=["tables"], responses=TABLES)
async def invite(request: Asked, table_id: TableId, data: JSONBody[Inviting]) -> Invited:
    """A new invite: for one seat and one time, or for any open seat in place of the old one."""
    desk = desk_of(request)
    desk.check_origin(request)
    table, hashed, _ = await desk.table_of(request, table_id)
    desk.take(request, "joins")
    secret = seats.new_invite()
    await table.invite(hashed, data.seat, seats.invite_hash(table_id, secret))
    return Invited(invite=seats.invite_link(table_id, secret))


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, tags=["tables"], responses=TABLES)
async def place_bot(
    request: Asked, table_id: TableId, seat: FromPath[int], data: JSONBody[Leaving]
) -> TableOut:
    """A bot takes an open seat; for the player who made the table."""
    desk = desk_of(request)
    desk.check_origin(request)
    table, hashed, _ = await desk.table_of(request, table_id)
    await table.place_bot(hashed, seat, _level(desk, table.state.rules.game, data.level))
    return projector.table(table.state, None, table.online)


@post("/api/tables/{table_id:str}/shuffle", status_code=200, tags=["tables"], responses=TABLES)
async def shuffle_seats(request: Asked, table_id: TableId) -> TableOut:
    """Seat everybody anew, at random, before the first deal; for the player who made the table."""
    desk = desk_of(request)
    desk.check_origin(request)
    table, hashed, _ = await desk.table_of(request, table_id)
    order = list(range(table.state.players))
    SystemRandom().shuffle(order)
    await table.shuffle(hashed, order)
    return projector.table(table.state, None, table.online)


@post("/api/tables/{table_id:str}/leave", status_code=200, tags=["tables"], responses=TABLES)
async def leave_table(request: Asked, table_id: TableId, data: JSONBody[Leaving]) -> TableOut:
    """Give the caller's seat to a bot for good; the token ends."""
    desk = desk_of(request)
    desk.check_origin(request)
    table, hashed, _ = await desk.table_of(request, table_id)
    await table.leave(hashed, _level(desk, table.state.rules.game, data.level))
    return projector.table(table.state, None, table.online)


@get("/api/tables/{table_id:str}/record", tags=["tables"], responses=TABLES)
async def record(
    request: Asked, table_id: TableId, deal: Annotated[int | None, QueryParameter(ge=1, le=100000)] = None
) -> dict[str, Any]:
    """A finished deal with everything in it, to replay and to check the dealing; by default the last."""
    desk = desk_of(request)
    table, _, _ = await desk.table_of(request, table_id)
    state = table.state
    if deal is None:
        deal = state.deal - 1 if state.phase == "playing" else state.deal
    if deal == state.deal and state.phase == "playing":
        raise Problem(409, "deal_live", "the deal is still being played")
    found = projector.record(state, await desk.tables.house.store.read(table_id), deal)
    if found is None:
        raise Problem(404, "not_found", "there is no such deal")
    return found


@get("/api/tables/{table_id:str}/record.txt", media_type="text/plain", tags=["tables"], responses=TABLES)
async def match_record(request: Asked, table_id: TableId) -> str:
    """The finished deals of the running match as text, which `stolik replay` judges again."""
    desk = desk_of(request)
    table, _, _ = await desk.table_of(request, table_id)
    if table.state.lesson:
        raise Problem(404, "not_found", "a lesson is no match, and has no record as one")
    return projector.match_record(table.state, await desk.tables.house.store.read(table_id))


@get("/api/tables/{table_id:str}/qr.svg", media_type=_SVG, tags=["tables"], responses=TABLES)
async def qr_code(request: Asked, table_id: TableId, i: Secret) -> Response[bytes]:
    """The invite link as a QR picture."""
    desk = desk_of(request)
    desk.take(request, "joins")
    table = await desk.tables.get(table_id)
    if not table.is_invite(seats.invite_hash(table_id, i)):
        raise NotYours
    address = desk.address(request) + seats.invite_link(table_id, i)
    picture = BytesIO()
    segno.make(address, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, scale=4, border=4, light="#fff"
    )
    return Response(picture.getvalue(), media_type=_SVG, headers={"Cache-Control": "no-store"})


@get("/api/rulesets", sync_to_thread=False, tags=["rules"], responses=NO_BODY)
def rulesets(request: Asked) -> dict[str, Any]:
    """Games, presets, settings and bot levels."""
    games = desk_of(request).tables.house.games
    return {"games": [describe_game(games, game) for game in games.names], "languages": list(LANGUAGES)}


@get("/api/rules", sync_to_thread=False, tags=["rules"], responses=NO_BODY)
def one_ruleset(request: Asked, rules: Annotated[str, QueryParameter(max_length=4000)]) -> dict[str, Any]:
    """One rule set: canonical text, code, values, house rules, clauses."""
    games = desk_of(request).tables.house.games
    return describe_rules(games, games.parse_rules(rules))


@get("/api/book/{rules:path}", sync_to_thread=False, tags=["rules"], responses=NO_BODY)
def book(request: Asked, rules: FromPath[str], lang: Language = "en") -> dict[str, Any]:
    """The rules page as data: sections of numbered clauses in force, and every setting's value."""
    games = desk_of(request).tables.house.games
    return describe_book(games.parse_rules(rules.lstrip("/")), lang)


@get(
    "/texts/{game:str}/{file:str}",
    media_type=_FLUENT,
    sync_to_thread=False,
    tags=["rules"],
    responses=TEXTS,
)
def rule_texts(request: Asked, game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """The game's rule texts in Fluent syntax."""
    games = desk_of(request).tables.house.games
    language, _, suffix = file.partition(".")
    if game not in games.names or suffix != "ftl" or language not in LANGUAGES:
        raise Problem(404, "not_found", "there are no such texts")
    source = games.spec(game).catalog.texts.source(language)
    return Response(source.encode(), media_type=_FLUENT, headers={"Cache-Control": "no-cache"})


def _level(desk: Desk, game: str, level: str | None) -> str:
    games = desk.tables.house.games
    if level is None:
        return games.usual_level(game)
    if level not in games.levels[game]:
        raise Problem(400, "bad_seats", f"a bot's level is one of {', '.join(games.levels[game])}")
    return level


@get("/api/openapi.json", sync_to_thread=False, include_in_schema=False)
def schema(request: Asked) -> dict[str, Any]:
    """This description, in OpenAPI 3.1."""
    return describe(request.app)


ROUTES = [
    schema,
    health,
    reach,
    make_table,
    make_lesson,
    show_table,
    join_table,
    invite,
    place_bot,
    shuffle_seats,
    leave_table,
    record,
    match_record,
    qr_code,
    rulesets,
    one_ruleset,
    book,
    rule_texts,
]
