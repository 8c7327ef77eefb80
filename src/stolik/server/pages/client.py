"""The pages that the client in ``web/`` fills: each a frame, in the reader's language, around one module."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from litestar import Response, get

from .files import answer
from .frame import HTML, Asked, language_of, page_texts, templates


@dataclass(frozen=True, slots=True)
class Client:
    """One page: its module is ``web/js/NAME/main.js``, its style sheets lie in ``web/css``.

    ``theme`` is how it looks until the reader's own choice is known; a ``public`` page has a description for
    those who find it by a search, any other wants not to be found.
    """

    name: str
    styles: tuple[str, ...]
    theme: str = "dark"
    public: bool = False


FRONT = Client("front", ("front",), public=True)
TABLE = Client("table", ("table", "remik", "jokeri"))
KEEPER = Client("keeper", ("score", "keeper"), theme="auto", public=True)
REPLAY = Client("replay", ("table", "remik", "jokeri", "replay"))
CLIENTS = (FRONT, TABLE, KEEPER, REPLAY)


@lru_cache
def frame_of(client: Client, language: str) -> bytes:
    """The whole page of a client in a language, until its module fills it."""
    texts = page_texts()
    page = templates().get_template("client.html")
    return page.render(
        client=client,
        language=language,
        title=texts.say(language, f"client-{client.name}"),
        description=texts.say(language, f"client-{client.name}-about") if client.public else "",
        no_script=texts.say(language, "client-no-script"),
    ).encode()


def _page(request: Asked, client: Client) -> Response[bytes]:
    language = language_of(request)
    return answer(
        request,
        frame_of(client, language),
        HTML,
        {"Vary": "Accept-Language", "Content-Language": language},
    )


@get("/", sync_to_thread=False, include_in_schema=False, media_type=HTML)
def front_page(request: Asked) -> Response[bytes]:
    """The front page."""
    return _page(request, FRONT)


@get("/t/{table_id:str}", sync_to_thread=False, include_in_schema=False, media_type=HTML)
def table_page(request: Asked) -> Response[bytes]:
    """The page of a table; the same for all, since only the socket knows tables."""
    return _page(request, TABLE)


@get("/keep", sync_to_thread=False, include_in_schema=False, media_type=HTML)
def keeper_page(request: Asked) -> Response[bytes]:
    """The score keeper for real cards; the same for all, since sheets are kept in the browser."""
    return _page(request, KEEPER)


@get(
    ["/replay", "/replay/{table_id:str}", "/replay/{table_id:str}/{deal:int}"],
    sync_to_thread=False,
    include_in_schema=False,
    media_type=HTML,
)
def replay_page(request: Asked) -> Response[bytes]:
    """Finished deals to look at; the same page for all, since it asks for the deal with the seat's token."""
    return _page(request, REPLAY)


CLIENT_PAGES = [front_page, table_page, keeper_page, replay_page]
