"""The web application: routes, the websocket, errors as codes, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException, PermissionDeniedException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .. import __version__
from .desk import Desk, Problem, as_problem
from .faults import report
from .pages import PAGES, WebFiles, content_policy, is_for_people, missing_page
from .protocol import MAX_FRAME
from .referee import REFEREE
from .replay_routes import REPLAY_ROUTES
from .routes import ROUTES
from .rules_api import RULES_API
from .sheets.pages import SHEET_PAGES
from .sheets.routes import SHEET_ROUTES
from .socket import Connection

log = logging.getLogger("stolik.server")
_SWEEP_S = 60.0
_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
# How msgspec and the framework name a field that is missing or unknown.
_FIELD = re.compile(r"(?:required|unknown) field `([^`]*)`")
_PARAMETER = re.compile(r"required \w+ parameter '([^']*)'")
_CODES = {
    400: "bad_request",
    401: "no_token",
    403: "forbidden",
    404: "not_found",
    405: "bad_request",
    413: "too_large",
}


def make_app(desk: Desk, web: Path | None) -> Litestar:
    """The application over its parts; it owns them while it runs and lets go of them when it stops."""

    @contextlib.asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(_sweep(desk))
        desk.tables.house.bots.warm()
        try:
            yield
        finally:
            sweeper.cancel()
            await desk.tables.close()
            desk.tables.house.bots.close()
            await asyncio.gather(*desk.work, return_exceptions=True)
            desk.tables.house.store.close()

    app = Litestar(
        route_handlers=[
            *ROUTES,
            *RULES_API,
            *REFEREE,
            *SHEET_ROUTES,
            *SHEET_PAGES,
            *REPLAY_ROUTES,
            *PAGES,
            play,
            play_at,
        ],
        openapi_config=OpenAPIConfig(
            title="Stolik",
            version=__version__,
            # The framework's own address answers everything below it; ours, in the routes, only itself.
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/schema.json")],
            use_handler_docstrings=True,
        ),
        state=State({"desk": desk, "web": WebFiles(web)}),
        exception_handlers={HTTPException: _refuse, Exception: _fail},
        before_send=[_add_headers],
        lifespan=[life],
        request_max_body_size=MAX_FRAME,
        logging_config=None,
        debug=False,
    )
    # Around the router and no middleware, which would come after it: the router refuses a HEAD before that.
    app.asgi_handler = _answer_heads(app.asgi_handler)
    return app


def _answer_heads(app: ASGIApp) -> ASGIApp:
    """The application, with HEAD answered as GET is, without the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            scope["method"] = HttpMethod.GET
            await app(scope, receive, send_head)
        else:
            await app(scope, receive, send)

    return answer


async def _sweep(desk: Desk) -> None:
    while True:
        await asyncio.sleep(_SWEEP_S)
        await desk.tables.sweep()


# -- the websocket ---------------------------------------------------------------------------------

_Socket = WebSocket[Any, Any, State]


@websocket("/ws/{table_id:str}")
async def play_at(socket: _Socket, table_id: FromPath[str]) -> None:
    """A seat's websocket, under its table's address."""
    await _play(socket, table_id)


@websocket("/ws")
async def play(socket: _Socket) -> None:
    """A seat's websocket."""
    await _play(socket, None)


async def _play(socket: _Socket, table_id: str | None) -> None:
    desk: Desk = socket.app.state.desk
    if not desk.is_own(socket):
        # Before the handshake is accepted: the server then answers 403.
        raise PermissionDeniedException("origin")
    await socket.accept()
    line = _Line(socket)
    await Connection(line, desk.tables, desk.throttle, desk.work, table_id).serve()


class _Line:
    """Litestar's websocket as a line of text frames."""

    def __init__(self, socket: _Socket) -> None:
        self._socket = socket
        self._open = True

    async def receive(self) -> str | bytes | None:
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            self._open = False
            return None
        text, data = event.get("text"), event.get("bytes")
        return text if text is not None else data or b""

    async def send(self, frame: bytes) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
        except (WebSocketDisconnect, OSError):
            self._open = False
            raise ConnectionResetError from None

    async def close(self) -> None:
        if self._open:
            self._open = False
            with contextlib.suppress(Exception):
                await self._socket.close()


# -- errors and headers ----------------------------------------------------------------------------


def _respond(problem: Problem) -> Response[bytes]:
    headers = {"Retry-After": str(problem.trouble.seconds)} if problem.trouble.seconds else {}
    return Response(
        msgspec.json.encode(problem.trouble),
        status_code=problem.status,
        headers=headers,
        media_type="application/json",
    )


def _refuse(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[bytes]:
    """The framework refused the request: no such address, or it could not be read."""
    status = trouble.status_code
    if status >= 500:
        report(trouble, "http")
        return _respond(Problem(500, "fault", "a fault of the server's own"))
    if status == 404 and is_for_people(request):
        return missing_page(request)
    names = _wrong_fields(trouble)
    if names:
        hint = "cannot be read: " + ", ".join(names)
    else:
        hint = "no such address" if status == 404 else "the request cannot be read"
    return _respond(Problem(status, _CODES.get(status, "bad_request"), hint, where=names[0] if names else ""))


def _wrong_fields(trouble: HTTPException) -> list[str]:
    """Names of the fields or parameters that were wrong, and nothing of what they held."""
    extra: Any = trouble.extra
    names = []
    for item in extra if isinstance(extra, list) else ():
        if isinstance(item, dict):
            named = _FIELD.search(str(item.get("message", "")))
            names.append((named[1] if named else str(item.get("key") or ""))[:80])
    if not names:
        named = _PARAMETER.search(str(trouble.detail))
        names = [named[1]] if named else []
    return [name for name in names if name]


def _fail(request: Request[Any, Any, Any], trouble: Exception) -> Response[bytes]:
    if isinstance(trouble, RecursionError):
        return _respond(Problem(400, "bad_request", "nested too deep"))
    problem = as_problem(trouble)
    if problem is None:
        report(trouble, "http")
        problem = Problem(500, "fault", "a fault of the server's own")
    if problem.status == 404 and is_for_people(request):
        return missing_page(request)
    return _respond(problem)


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    names = {name.lower() for name, _ in headers}
    headers += [(name, value) for name, value in _HEADERS if name not in names]
    if b"content-security-policy" not in names:
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        headers.append((b"content-security-policy", content_policy(host.decode("latin-1")).encode("latin-1")))
    if b"cache-control" not in names:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers
