"""A picture as an answer: known by its drawing, so that it is drawn only for whoever does not have it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec

from .raster import KIND, SIZE, png

if TYPE_CHECKING:
    from ..pages.frame import Page

DAY: Final = "public, max-age=86400"
"""For pictures that do not change while the texts of the rules do not."""

DRAWN: Final = {
    200: ResponseSpec(
        bytes, media_type=KIND, description=f"{SIZE[0]} by {SIZE[1]} pixels.", generate_examples=False
    )
}
"""The answer in a route's description."""


def answer_png(page: Page, svg: str, keep: str = "no-cache") -> Response[bytes]:
    """The drawing as PNG; blocks until it is drawn. ``keep`` says how long it may be shown without asking.

    TooMuch where its address has had as many as it may, TooMuch or NotDrawn if there is no time for it.
    """
    tag = f'"{hashlib.sha256(svg.encode()).hexdigest()[:32]}"'
    is_known = tag in page.request.headers.get("if-none-match", "")
    if not is_known:
        page.desk.take(page.request, "pictures")
    answer = page.answer(b"" if is_known else png(svg), KIND, 304 if is_known else 200)
    # A chat may show it inside a page of its own.
    answer.headers |= {"ETag": tag, "Cache-Control": keep, "Cross-Origin-Resource-Policy": "cross-origin"}
    return answer
