"""Files for browsers: the web client as it lies in its folder."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from ..desk import Problem

_ROOT_FILES = ("sw.js", "manifest.webmanifest")
_IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)
_HTML = "text/html"
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".md": "text/plain",
}

Asked = Request[Any, Any, State]


def web_folder() -> Path | None:
    """Where the web client is: in the installed package, or beside ``src`` in a checkout."""
    inside = Path(str(files("stolik"))) / "web"
    beside = Path(__file__).parents[4] / "web"
    return next((folder for folder in (inside, beside) if (folder / "sw.js").is_file()), None)


class WebFiles:
    """Files of one folder, read when asked for; nothing outside of it can be reached."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder.resolve()

    def read(self, name: str) -> tuple[bytes, str] | None:
        """A file's bytes and media type; None if there is no such file."""
        if self._folder is None or "\0" in name:
            return None
        try:
            path = (self._folder / name.lstrip("/")).resolve()
            if not path.is_relative_to(self._folder) or not path.is_file():
                return None
            content = path.read_bytes()
        except (OSError, ValueError):
            # A name that no file system takes (too long, or forbidden on this one) is no file's.
            return None
        kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return content, kind


def answer(
    request: Asked, content: bytes, kind: str, headers: Mapping[str, str] | None = None
) -> Response[bytes]:
    """Bytes that a browser keeps and asks about again: sent anew only where they have changed."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    # Always asked again, hardly ever sent again: a new version is seen at once, and nothing has to be named
    # after a hash.
    told = {"ETag": tag, "Cache-Control": "no-cache", **(headers or {})}
    if kind == _HTML:
        told["Content-Security-Policy"] = content_policy(request.headers.get("host", ""), content)
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=told, media_type=kind)
    return Response(content, headers=told, media_type=kind)


def _file(request: Asked, name: str) -> Response[bytes]:
    found = request.app.state.web.read(name)
    if found is None:
        raise Problem(404, "not_found", "there is no such file")
    return answer(request, *found)


def content_policy(host: str, page: bytes = b"") -> str:
    """The Content-Security-Policy: our own files only; inline, the page's import map alone, by its hash."""
    scripts = ["'self'"]
    for found in _IMPORT_MAP.finditer(page):
        scripts.append(f"'sha256-{base64.b64encode(hashlib.sha256(found[1]).digest()).decode()}'")
    # Older Safari does not take a websocket of the same origin for 'self'.
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[A-Za-z0-9.\-_:\[\]]+", host) else ""
    return (
        f"default-src 'self'; script-src {' '.join(scripts)}; connect-src 'self'{sockets}; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


@get("/static/{path:path}", sync_to_thread=False, include_in_schema=False)
def static_file(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """A file of the web client."""
    return _file(request, path)


@get([f"/{name}" for name in _ROOT_FILES], sync_to_thread=False, include_in_schema=False)
def root_file(request: Asked) -> Response[bytes]:
    """Files that browsers want at the root."""
    return _file(request, str(request.scope["path"]).lstrip("/"))


FILES = [static_file, root_file]
