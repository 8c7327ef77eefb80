"""What a browser is shown where there is no page."""

from __future__ import annotations

from litestar import Response

from .frame import Asked, Page, accepted

_FOR_PROGRAMS = ("/api/", "/ws", "/static/", "/texts/", "/healthz")


def is_for_people(request: Asked) -> bool:
    """Whether a browser asked for a page; programs, and what belongs to a page, are told in JSON."""
    path = str(request.scope["path"])
    return not path.startswith(_FOR_PROGRAMS) and "text/html" in accepted(request.headers.get("accept", ""))


def missing_page(request: Asked) -> Response[bytes]:
    """There is no such page: said in the reader's language, with the way home."""
    return Page(request).render("missing.html", 404)
