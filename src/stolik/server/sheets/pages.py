"""Sheets to read: a page without scripts, a picture, a table; of sheets kept by hand and of real tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from importlib.resources import files
from typing import Annotated

from babel.dates import format_date
from litestar import Response, get
from litestar.params import FromPath, PathParameter, QueryParameter

from ...core.text import LANGUAGES, Texts, number
from ...rulekit.ruleset import RuleSet
from .. import dealer, links
from ..answers import TABLES, errors
from ..desk import Problem
from ..house import NotYours
from ..pages.frame import HTML, Asked, Page
from ..pictures import DRAWN, KIND, answer_png
from ..seats import same
from ..state import State
from ..tables import NoSuchTable
from .drawing import chat_picture, curve, picture
from .paper import Paper, Told, paper
from .routes import SheetId, desk_of
from .service import NoSuchSheet
from .table_text import csv_text

_SVG = "image/svg+xml"
_CSV = "text/csv"
_PICTURE = {
    **DRAWN,
    **errors(
        e400="The address cannot be read.",
        e404="There is no such sheet, or the key does not open it.",
        e429="Too much at once: `key` names the limit, `seconds` says when to try again.",
        e503="The log could not be read, or the picture was not drawn in time.",
    ),
}


@lru_cache(maxsize=1)
def sheet_texts() -> Texts:
    """The words of sheets."""
    texts = Texts()
    folder = files(__package__) / "texts"
    for language in LANGUAGES:
        texts.add(language, (folder / f"{language}.ftl").read_text(encoding="utf-8"))
    return texts


@dataclass(frozen=True)
class Shown:
    """A sheet about to be shown: what it tells, where it is, and what is said about it."""

    told: Told
    path: str
    query: str
    about: tuple[str, ...]
    by_hand: bool

    def address(self, kind: str) -> str:
        """The address of another form of it: ``.csv`` or ``/picture.svg``."""
        return f"{self.path}{kind}{self.query}"


def _say(page: Page) -> Callable[..., str]:
    return lambda message, **args: sheet_texts().say(page.language, message, **args)


def _title(page: Page, rules: RuleSet) -> str:
    return f"{page.preset_name(rules)} ({rules.code})"


def _page(page: Page, shown: Shown) -> Response[bytes]:
    say = _say(page)
    told = shown.told
    made = paper(told, say, page.language)
    return page.render(
        "score.html",
        s=say,
        made=made,
        shown=shown,
        rules=told.rules,
        rules_name=_title(page, told.rules),
        rules_page=page.address(links.rules_page(told.rules)),
        over=say("over", names=", ".join(made.winners), count=len(made.winners)) if made.winners else "",
        curve=curve(made, _course_words(made, say)),
        course=_course_words(made, say),
        picture=page.address(shown.address("/picture.svg")),
        shown_in_chat=page.absolute(page.in_language(shown.address("/picture.png"))),
        csv=page.address(shown.address(".csv")),
    )


def _course_words(made: Paper, say: Callable[..., str]) -> str:
    told = [
        say("curve-line", name=name, totals=", ".join(str(totals[seat]) for totals in made.course[1:]))
        for seat, name in enumerate(made.names)
    ]
    return f"{say('curve')}. {' '.join(told)}"


def _picture(page: Page, shown: Shown) -> Response[bytes]:
    made = paper(shown.told, _say(page), page.language)
    return page.answer(picture(*_heads(page, shown, made), made).encode(), _SVG)


def _heads(page: Page, shown: Shown, made: Paper) -> tuple[str, str]:
    """What stands above a picture: how the game ended or that it is a sheet, and by which rules."""
    say = _say(page)
    title = (
        say("over", names=", ".join(made.winners), count=len(made.winners)) if made.winners else say("sheet")
    )
    return title, " · ".join([_title(page, shown.told.rules), *shown.about])


async def _chat_picture(page: Page, shown: Shown) -> Response[bytes]:
    """The picture for chats. A sheet that is still written on is asked for anew."""
    say = _say(page)
    made = paper(shown.told, say, page.language)
    sheet = shown.told.sheet
    seats = sorted(range(len(made.names)), key=lambda seat: sheet["places"][seat])
    nets = [number(sheet["net"][seat], signed=True) for seat in seats] if sheet.get("net") else []
    drawn = chat_picture(*_heads(page, shown, made), made, _standing(shown.told, say), nets)
    return await asyncio.to_thread(answer_png, page, drawn)


def _standing(told: Told, say: Callable[..., str]) -> list[tuple[str, Sequence[str], str]]:
    """Place, names and total of each side, the best first; a pair stands in one place with one total."""
    sheet = told.sheet
    partner = sheet.get("partner")
    totals = sheet["counted"] if partner else sheet["totals"]
    sides = [
        (seat, partner[seat]) if partner else (seat,)
        for seat in range(len(told.names))
        if not partner or seat < partner[seat]
    ]
    sides.sort(key=lambda side: sheet["places"][side[0]])
    return [
        (
            say("place-nth", place=sheet["places"][side[0]]),
            [told.names[seat] for seat in side],
            number(totals[side[0]]),
        )
        for side in sides
    ]


def _csv(page: Page, shown: Shown, name: str) -> Response[bytes]:
    answer = page.answer(csv_text(shown.told, _say(page)).encode(), _CSV)
    answer.headers["Content-Disposition"] = f'attachment; filename="stolik-{name}.csv"'
    return answer


def _gone(page: Page) -> Response[bytes]:
    return page.render("no-sheet.html", 404, s=_say(page))


# -- sheets kept by hand ---------------------------------------------------------------------------


async def _kept(page: Page, sheet_id: str) -> Shown | None:
    desk = desk_of(page.request)
    desk.take(page.request, "sheets")
    try:
        sheet = await desk.sheets.get(sheet_id)
    except NoSuchSheet:
        return None
    document = sheet.document
    rules = desk.tables.house.games.parse_rules(document.start.rules)
    told = Told.of_kept(rules, document.names, document.rows, desk.sheets.reckon(sheet))
    day = datetime.fromtimestamp(min(document.start.at / 1000, 250_000_000_000), UTC)
    begun = _say(page)("begun", date=format_date(day, "long", locale=page.language))
    return Shown(told, f"/sheets/{sheet_id}", "", (begun,), by_hand=True)


@get("/sheets/{name:str}", include_in_schema=False, media_type=HTML)
async def sheet_page(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A sheet to read, or with ``.csv`` behind it as a table."""
    page = Page(request)
    shown = await _kept(page, name.removesuffix(".csv"))
    if shown is None:
        return _gone(page)
    return _csv(page, shown, name[:8]) if name.endswith(".csv") else _page(page, shown)


@get("/sheets/{name:str}/picture.svg", include_in_schema=False, media_type=_SVG)
async def sheet_picture(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A sheet as a picture."""
    page = Page(request)
    shown = await _kept(page, name)
    return _gone(page) if shown is None else _picture(page, shown)


@get(
    "/sheets/{name:str}/picture.png",
    media_type=KIND,
    tags=["sheets"],
    operation_id="sheetPicture",
    responses=_PICTURE,
)
async def sheet_chat_picture(request: Asked, name: SheetId) -> Response[bytes]:
    """A sheet's standing and course as a picture for a chat."""
    page = Page(request)
    shown = await _kept(page, name)
    if shown is None:
        raise NoSuchSheet
    return await _chat_picture(page, shown)


# -- sheets of tables ------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/sheet", tags=["tables"], operation_id="tableSheet", responses=TABLES)
async def table_sheet_link(
    request: Asked, table_id: Annotated[str, PathParameter(max_length=64)]
) -> dict[str, str]:
    """The link to read the table's sheet, for whoever sits there; it shows names and points alone."""
    table, _, _ = await desk_of(request).table_of(request, table_id)
    return {"link": _sheet_path(table.state) + _key_query(table.state)}


def _sheet_path(state: State) -> str:
    return f"/tables/{state.table_id}/sheet"


def _key_query(state: State) -> str:
    return f"?key={dealer.sheet_key(state.secret)}"


async def _of_table(page: Page, table_id: str, key: str) -> Shown | None:
    """The sheet of a table, for whoever has its key. Of the deal on the table nothing is told."""
    desk = desk_of(page.request)
    desk.take(page.request, "sheets")
    try:
        table = await desk.tables.get(table_id)
    except (NoSuchTable, NotYours):
        return None
    state = table.state
    if not same(key, dealer.sheet_key(state.secret)):
        return None
    if state.spec.keeping is None:
        raise Problem(404, "not_found", "sheets of this game are not shown")
    # A sheet without a deal does not know how many play; the table does.
    sheet = state.sheet if state.results else state.spec.keeping.reckon(state.rules, state.players, {}).sheet
    told = Told(state.rules, _names(state, _say(page)), sheet)
    return Shown(told, _sheet_path(state), _key_query(state), (), by_hand=False)


def _names(state: State, say: Callable[..., str]) -> list[str]:
    names, bots = [], 0
    for at, seat in enumerate(state.seats, 1):
        bots += seat.kind == "bot"
        names.append(
            seat.name or (say("bot", number=bots) if seat.kind == "bot" else say("player", number=at))
        )
    return names


@get("/tables/{table_id:str}/sheet", include_in_schema=False, media_type=HTML)
async def table_sheet_page(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """A table's sheet to read."""
    page = Page(request)
    shown = await _of_table(page, table_id, request.query_params.get("key", ""))
    return _gone(page) if shown is None else _page(page, shown)


@get("/tables/{table_id:str}/sheet.csv", include_in_schema=False, media_type=_CSV)
async def table_sheet_csv(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """A table's sheet as a table."""
    page = Page(request)
    shown = await _of_table(page, table_id, request.query_params.get("key", ""))
    return _gone(page) if shown is None else _csv(page, shown, table_id)


@get("/tables/{table_id:str}/sheet/picture.svg", include_in_schema=False, media_type=_SVG)
async def table_sheet_picture(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """A table's sheet as a picture."""
    page = Page(request)
    shown = await _of_table(page, table_id, request.query_params.get("key", ""))
    return _gone(page) if shown is None else _picture(page, shown)


@get(
    "/tables/{table_id:str}/sheet/picture.png",
    media_type=KIND,
    tags=["tables"],
    operation_id="tableSheetPicture",
    responses=_PICTURE,
)
async def table_sheet_chat_picture(
    request: Asked,
    table_id: Annotated[str, PathParameter(max_length=64)],
    key: Annotated[str, QueryParameter(max_length=64, description="The sheet's key, from its link.")] = "",
) -> Response[bytes]:
    """A table's sheet as a picture for a chat, for whoever has its key."""
    page = Page(request)
    shown = await _of_table(page, table_id, key)
    if shown is None:
        raise NoSuchSheet
    return await _chat_picture(page, shown)


SHEET_PAGES = [
    sheet_page,
    sheet_picture,
    sheet_chat_picture,
    table_sheet_link,
    table_sheet_page,
    table_sheet_csv,
    table_sheet_picture,
    table_sheet_chat_picture,
]
