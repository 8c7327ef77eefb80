"""What every rendered page has: the reader's language, the page's own sentences, and the frame around it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import lru_cache
from importlib.resources import files
from typing import Any

from babel.dates import format_date
from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Request, Response
from litestar.datastructures import State
from markupsafe import Markup

from ... import __version__
from ...core.cards import Card
from ...core.text import LANGUAGES, Texts, card_sign, choose_language
from ...rulekit.finding import Finding
from ...rulekit.ruleset import Catalog, RuleSet
from .. import links
from ..catalogue import Games
from ..desk import Desk, came_to

Asked = Request[Any, Any, State]
HTML = "text/html"  # the framework adds the charset, which is UTF-8
TEXT = "text/plain"

_UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
LANGUAGE_NAMES: Mapping[str, str] = {"pl": "Polski", "en": "English", "tr": "Türkçe", "ka": "ქართული"}


@lru_cache(maxsize=1)
def page_texts() -> Texts:
    """The pages' own sentences; those of the rules come from the rules."""
    texts = Texts()
    folder = files(__package__) / "texts"
    for language in LANGUAGES:
        texts.add(language, (folder / f"{language}.ftl").read_text(encoding="utf-8"))
    return texts


def printable(value: Any) -> Any:
    """Text without characters that no page may hold (controls, halves of characters); others as they are."""
    return _UNPRINTABLE.sub("\ufffd", value) if type(value) is str else value


@lru_cache(maxsize=1)
def templates() -> Environment:
    """The templates; a name that a page does not fill in is a fault, not a blank."""
    return Environment(
        loader=PackageLoader(__package__, "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        finalize=printable,
    )


def accepted(header: str) -> list[str]:
    """What an Accept header names, the best first."""
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")[:40]):
        name, _, rest = part.partition(";")
        weight = 1.0
        for option in rest.split(";"):
            key, _, value = option.partition("=")
            if key.strip().lower() == "q":
                try:
                    weight = float(value)
                except ValueError:
                    weight = 0.0
        if name.strip() and weight > 0:
            found.append((-weight, place, name.strip().lower()))
    return [name for _, _, name in sorted(found)]


def language_of(request: Asked) -> str:
    """The language that the address asks for, or else the browser, or else English."""
    asked = request.query_params.get("lang")
    if asked is not None and choose_language([asked]) == asked.strip().lower()[:2]:
        return choose_language([asked])
    return choose_language(accepted(request.headers.get("accept-language", "")))


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language of the switch: its name, and this page's address in it."""

    code: str
    name: str
    address: str
    current: bool


class Page:
    """One answer to one reader: the language, and everything that a template asks for by name."""

    def __init__(self, request: Asked) -> None:
        self.request = request
        self.language = language_of(request)
        self.explicit = "lang" in request.query_params

    @property
    def desk(self) -> Desk:
        """The desk that the application was made with."""
        desk = self.request.app.state.desk
        assert isinstance(desk, Desk)
        return desk

    @property
    def games(self) -> Games:
        """The games of the house."""
        return self.desk.tables.house.games

    @property
    def today(self) -> date:
        """The day, by the server's clock, in UTC."""
        return datetime.fromtimestamp(self.desk.tables.house.now_ms() / 1000, UTC).date()

    def say(self, message: str, **args: object) -> str:
        """A sentence of the pages."""
        return page_texts().say(self.language, message, **args)

    def absolute(self, path: str) -> str:
        """A whole address, as it is sent to somebody."""
        return came_to(self.request) + path

    def address(self, path: str) -> str:
        """A page's address for this reader: in the language asked for, if one was asked for."""
        return self.in_language(path) if self.explicit else path

    def in_language(self, path: str) -> str:
        """A page's address in the language of this one, whoever opens it."""
        before, mark, anchor = path.partition("#")
        joint = "&" if "?" in before else "?"
        return f"{before}{joint}lang={self.language}{mark}{anchor}"

    def tongues(self) -> list[Tongue]:
        """This page in every language."""
        pairs = [(name, str(value)) for name, value in self.request.query_params.items() if name != "lang"]
        return [
            Tongue(code, name, f"?{links.query([*pairs, ('lang', code)])}", code == self.language)
            for code, name in LANGUAGE_NAMES.items()
        ]

    def render(self, template: str, status: int = 200, **values: Any) -> Response[bytes]:
        """The page of a template."""
        body = (
            templates()
            .get_template(template)
            .render(
                page=self,
                t=self.say,
                language=self.language,
                version=__version__,
                to=self.address,
                card=self.card,
                today=self.today.isoformat(),
                today_said=format_date(self.today, "long", locale=self.language),
                **values,
            )
        )
        return self.answer(body.encode(), HTML, status)

    def redirect(self, path: str) -> Response[bytes]:
        """Go on to another page of ours."""
        return Response(b"", status_code=303, media_type=TEXT, headers={"Location": self.address(path)})

    def answer(self, body: bytes, kind: str, status: int = 200) -> Response[bytes]:
        """An answer that depends on the reader's language."""
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Accept"}
        headers["Content-Language"] = self.language
        return Response(body, status_code=status, media_type=kind, headers=headers)

    def card(self, card: Card) -> str:
        """A card as its sign."""
        return card_sign(card, self.language)

    def game_name(self, game: str) -> str:
        """What a game is called; one that the pages have no word for goes by its code name."""
        return self._named("game", game)

    def level_name(self, level: str) -> str:
        """Bots of a level, in words."""
        return self._named("level", level)

    def _named(self, kind: str, name: str) -> str:
        try:
            return self.say(f"{kind}-{name}")
        except KeyError:
            return name.capitalize()

    def preset_name(self, rules: RuleSet) -> str:
        """What the preset is called."""
        return rules.catalog.texts.say(self.language, f"preset-{rules.preset}")

    def tongue_of(self, catalog: Catalog, message: str) -> Markup:
        """A ``lang`` attribute where a text of the rules is not there in the page's language."""
        is_own = catalog.texts.has(self.language, message)
        return Markup("") if is_own else Markup(' lang="en"')

    def reason(self, rules: RuleSet, found: Finding) -> dict[str, Any]:
        """A finding as a page shows it: the sentence, and its clause with the address."""
        catalog = rules.catalog
        return {
            "clause": found.clause,
            "step": found.step,
            "text": catalog.sentence(found, self.language),
            "cited": catalog.clause_name(found.clause, self.language),
            "title": catalog.texts.say(self.language, f"{found.clause}-title"),
            "address": self.address(links.rules_page(rules, found.clause)),
        }


Answer = Callable[[Page], Response[bytes]]


def preset_list(page: Page, game: str) -> Sequence[dict[str, Any]]:
    """The presets of a game: name, what it is about and taken from, and addresses."""
    catalog = page.games.spec(game).catalog
    out = []
    for name in catalog.presets:
        rules = catalog.preset(name)
        out.append(
            {
                "rules": str(rules),
                "name": page.preset_name(rules),
                "about": _about(catalog, name, page.language),
                "sources": catalog.sources(name, page.language),
                "address": page.address(links.rules_page(rules)),
                "editor": page.address(links.editor_page(rules)),
            }
        )
    return out


def _about(catalog: Catalog, preset: str, language: str) -> str:
    try:
        return catalog.texts.say(language, f"preset-{preset}-about")
    except KeyError:
        return ""


def about(page: Page, rules: RuleSet) -> str:
    """What the preset is, in a sentence; empty where nothing is said."""
    return _about(rules.catalog, rules.preset, page.language)
