"""Sheets over HTTP: the tariff to add up by, and the log of edits, merged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from ...core.text import LANGUAGES
from ...rulekit.ruleset import RuleSet
from .. import links
from ..answers import NO_BODY, errors
from ..desk import Desk
from ..pages.qr import qr_svg
from .edits import Edit, keeping_of
from .service import Sheet

Asked = Request[Any, Any, State]
SheetId = Annotated[str, PathParameter(max_length=64)]
RulesText = Annotated[str, QueryParameter(max_length=4000, description="A rule set.")]
Edits = Annotated[list[Edit], Meta(max_length=500)]
_SVG = "image/svg+xml"
SHEETS = errors(
    e400="The request cannot be read, or no sheet can hold these edits: `detail` says why, `where` which.",
    e403="The token does not open this, or the request comes from a foreign page.",
    e404="There is no such sheet.",
    e409="The sheet holds as many edits as it may.",
    e413="The body is over 64 KB.",
    e429="Too much at once: `key` names the limit, `seconds` says when to try again.",
    e503="The log could not be written; nothing has changed.",
)


def _without(*statuses: int) -> Mapping[int, ResponseSpec]:
    return {status: spec for status, spec in SHEETS.items() if status not in statuses}


_NO_BODY = _without(409, 413)


class NewSheet(Struct, forbid_unknown_fields=True, frozen=True):
    """The first edits of a sheet, its beginning among them."""

    edits: Edits


class SheetMade(Struct, frozen=True):
    """A sheet was made: its id reads it, its token writes it."""

    sheet: str
    token: Annotated[str, Meta(description="Whoever has it writes the sheet. Keep it out of links to read.")]
    read: Annotated[str, Meta(description="The page to read it.")]
    write: Annotated[str, Meta(description="The link that lets another phone write it too.")]
    seq: int


class Bring(Struct, forbid_unknown_fields=True, frozen=True):
    """Edits of one phone, and what it knows so far."""

    edits: Edits = []
    since: Annotated[int, Meta(ge=0, le=2**53)] = 0
    count: Annotated[int, Meta(ge=0, le=2**53, description="How many edits it holds, these among them.")] = 0
    reckoned: Annotated[
        dict[str, Any] | None, Meta(description="The sheet as the phone added it up, to be compared.")
    ] = None


class LinksOut(Struct, frozen=True):
    """A sheet's links."""

    origin: Annotated[str, Meta(description="The server's address for others.")]
    read: str
    write: str
    write_qr: Annotated[str, Meta(description="The link to write as a QR picture, in SVG.")]


class SheetOut(Struct, frozen=True):
    """A sheet: edits that came after `since`, and the whole of it added up by the rules' own functions."""

    sheet: str
    seq: int
    count: Annotated[int, Meta(description="How many edits the whole sheet has.")]
    edits: list[dict[str, Any]]
    rules: str
    names: list[str]
    kept: dict[str, Any]
    agrees: Annotated[
        bool | None, Meta(description="Whether the phone added up the same; null if it held not every edit.")
    ]


def desk_of(request: Asked) -> Desk:
    """The desk that the application was made with."""
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk


def token_of(request: Asked) -> str:
    """The token that was sent, or nothing."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and len(token) <= 128 else ""


def write_link(token: str) -> str:
    """The link that lets write. What stands after the # stays in the browser, so it is in no log."""
    return f"/keep#s={token}"


def _tariff(desk: Desk, rules: RuleSet) -> dict[str, Any]:
    texts = rules.catalog.texts
    message = f"preset-{rules.preset}"
    return {
        **keeping_of(desk.tables.house.games, rules).tariff(rules),
        "page": links.rules_page(rules),
        "preset": rules.preset,
        "house_rules": len(rules.house_rules),
        "names": {language: texts.say(language, message) for language in LANGUAGES},
    }


@get("/api/tariff", sync_to_thread=False, tags=["sheets"], operation_id="readTariff", responses=NO_BODY)
def tariff(request: Asked, rules: RulesText) -> dict[str, Any]:
    """Everything that a sheet's arithmetic under these rules depends on, to add up by where no server is."""
    desk = desk_of(request)
    return _tariff(desk, desk.tables.house.games.parse_rules(rules))


@get("/api/tariffs", sync_to_thread=False, tags=["sheets"], operation_id="readTariffs")
def tariffs(request: Asked) -> dict[str, list[dict[str, Any]]]:
    """The tariffs of every preset."""
    desk = desk_of(request)
    games = desk.tables.house.games
    found = []
    for name in games.names:
        spec = games.spec(name)
        if spec.keeping is not None:
            found += [_tariff(desk, spec.catalog.preset(preset)) for preset in spec.catalog.presets]
    return {"tariffs": found}


@post("/api/sheets", tags=["sheets"], operation_id="makeSheet", responses=_without(404, 409))
async def make_sheet(request: Asked, data: JSONBody[NewSheet]) -> SheetMade:
    """Bring a sheet to the server for the first time."""
    desk = desk_of(request)
    desk.check_origin(request)
    desk.take(request, "tables")
    sheet, token = await desk.sheets.make(data.edits)
    return SheetMade(sheet.sheet_id, token, f"/sheets/{sheet.sheet_id}", write_link(token), sheet.seq)


@get("/api/sheets/{sheet_id:str}", tags=["sheets"], operation_id="readSheet", responses=_NO_BODY)
async def read_sheet(
    request: Asked, sheet_id: SheetId, since: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0
) -> SheetOut:
    """A sheet, for whoever knows its id."""
    desk = desk_of(request)
    desk.take(request, "sheets")
    return _out(desk, await desk.sheets.get(sheet_id), since, None)


@post(
    "/api/sheets/{sheet_id:str}",
    status_code=200,
    tags=["sheets"],
    operation_id="mergeSheet",
    responses=_without(404),
)
async def merge_sheet(request: Asked, sheet_id: SheetId, data: JSONBody[Bring]) -> SheetOut:
    """Merge edits into a sheet, each once however often it is sent, and fetch those of others."""
    desk = desk_of(request)
    desk.check_origin(request)
    desk.take(request, "sheets")
    sheet = await desk.sheets.append(sheet_id, token_of(request), data.edits)
    return _out(desk, sheet, data.since, desk.sheets.compare(sheet, data.count, data.reckoned))


@get("/api/sheets/{sheet_id:str}/qr.svg", media_type=_SVG, tags=["sheets"], responses=_NO_BODY)
async def sheet_qr(request: Asked, sheet_id: SheetId) -> Response[bytes]:
    """The link to read as a QR picture."""
    desk = desk_of(request)
    desk.take(request, "sheets")
    sheet = await desk.sheets.get(sheet_id)
    picture = qr_svg(f"{desk.address(request)}/sheets/{sheet.sheet_id}")
    return Response(picture.encode(), media_type=_SVG, headers={"Cache-Control": "no-store"})


@get("/api/sheets/{sheet_id:str}/links", tags=["sheets"], operation_id="sheetLinks", responses=_NO_BODY)
async def sheet_links(request: Asked, sheet_id: SheetId) -> LinksOut:
    """The links to hand on, for whoever writes: with the address under which other phones find the server."""
    desk = desk_of(request)
    desk.take(request, "sheets")
    token = token_of(request)
    await desk.sheets.append(sheet_id, token, [])
    origin = desk.address(request)
    return LinksOut(origin, f"/sheets/{sheet_id}", write_link(token), str(qr_svg(origin + write_link(token))))


def _out(desk: Desk, sheet: Sheet, since: int, agrees: bool | None) -> SheetOut:
    document = sheet.document
    return SheetOut(
        sheet=sheet.sheet_id,
        seq=sheet.seq,
        count=len(sheet.edits),
        edits=[dict(edit) for edit in sheet.since(since)],
        rules=document.start.rules,
        names=document.names,
        kept=desk.sheets.reckon(sheet).data(),
        agrees=agrees,
    )


SHEET_ROUTES = [tariff, tariffs, make_sheet, read_sheet, merge_sheet, sheet_qr, sheet_links]
