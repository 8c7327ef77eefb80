"""The rules pages: exactly the rules of one table, as a page, as plain text, and as a sheet to fold."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from ... import __version__
from ...core.text import spans
from ...rulekit.rulebook import Book
from ...rulekit.ruleset import RuleSet, RuleSetError
from .. import links
from . import mending
from .examples import examples
from .frame import HTML, TEXT, Asked, Page, about, accepted, preset_list
from .mending import Mending, mend
from .picture import OUTLINES
from .qr import qr_svg

_WIDTH = 78
# Characters of a rule book that two A4 sides hold at each size of type.
_SIZES = ((18_800, "size-7"), (22_500, "size-65"), (10**9, "size-6"))


@get("/rules", sync_to_thread=True, include_in_schema=False, media_type=HTML)
def all_rules(request: Asked) -> Response[bytes]:
    """Every game's presets, to choose from."""
    page = Page(request)
    found = {game: preset_list(page, game) for game in page.games.names}
    return page.render("all-rules.html", presets=found)


@get("/rules/{rules:path}", sync_to_thread=True, include_in_schema=False, media_type=HTML)
def rules_page(request: Asked, rules: FromPath[str]) -> Response[bytes]:
    """Exactly these rules, in the reader's language; readable and printable without scripts."""
    page = Page(request)
    text = rules.strip("/")
    wants_text = text.endswith(".txt") or _prefers_text(request.headers.get("accept", ""))
    text = text.removesuffix(".txt")
    try:
        found = page.games.parse_rules(text)
    except RuleSetError:
        return wrong_rules(page, "rules", [text], links.rules_page, plain=wants_text)
    book = Book.of(found, page.language)
    if wants_text:
        return page.answer(book_text(page, book).encode(), TEXT)
    values = _values(page, book)
    if request.query_params.get("view") == "sheet":
        # Two sides of paper have no room for what is drawn; the page has it.
        return page.render("sheet.html", back=page.address(links.rules_page(found)), examples={}, **values)
    values |= {"examples": examples(page, found, book.clauses), "outlines": OUTLINES}
    return page.render("rules.html", absent=_absent(page, book), **values)


def _absent(page: Page, book: Book) -> list[dict[str, str]]:
    """Clauses that a link may name and that are not in force here, with their place in the preset if any."""
    rules = book.rules
    catalog = rules.catalog
    preset = catalog.preset(rules.preset)
    here = {clause.id for clause in book.clauses}
    there = {clause.id for clause in preset.book(page.language).clauses}
    return [
        {
            "anchor": catalog.anchor(clause),
            "cited": catalog.clause_name(clause, page.language),
            "address": page.address(links.rules_page(preset, clause)) if clause in there else "",
        }
        for clause in catalog.clause_rule
        if clause not in here
    ]


def _prefers_text(accept: str) -> bool:
    kinds = [kind for kind in accepted(accept) if kind in ("text/plain", "text/html", "*/*", "text/*")]
    return kinds[:1] == ["text/plain"]


def _values(page: Page, book: Book) -> dict[str, Any]:
    rules = book.rules
    path = links.rules_page(rules)
    base = rules.catalog.preset(rules.preset)
    link = page.absolute(path)
    house = mending.differences(rules, page.language)
    idle = [rule for rule in house if rule["idle"]]
    house = [rule for rule in house if not rule["idle"]]
    texts = rules.catalog.texts
    missing = sum(not texts.has(page.language, f"{clause.id}-text") for clause in book.clauses)
    return {
        "book": book,
        "print_sheet": _size(book),
        "rules": rules,
        "name": page.preset_name(rules),
        "about": about(page, rules),
        "sources": rules.catalog.sources(rules.preset, page.language),
        "house": house,
        "idle": idle,
        "before": {rule["name"]: rule["preset"] for rule in house},
        "link": link,
        "qr": qr_svg(link),
        "players": spans(list(page.games.spec(rules.game).players(rules))),
        "in_english": missing,
        "plain": page.address(f"{path}.txt"),
        "sheet": page.address(f"{path}?view=sheet"),
        "editor": page.address(links.editor_page(rules)),
        "compare": page.address(
            links.compare_page(base, rules)
            if rules.house_rules
            else f"/compare?{links.query([('one', links.short(rules))])}"
        ),
        "referee": page.address(f"/referee?{links.query([('rules', links.short(rules))])}"),
    }


def _size(book: Book) -> str:
    """The size of type at which two A4 sides hold the rules."""
    length = sum(len(clause.title) + len(clause.text) + len(clause.silence) for clause in book.clauses)
    return next(name for most, name in _SIZES if length <= most)


def book_text(page: Page, book: Book) -> str:
    """The rules as plain text, wrapped, each clause with its number and anchor."""
    rules = book.rules
    found = mending.differences(rules, page.language)
    house = {rule["name"]: rule for rule in found if not rule["idle"]}
    shown = examples(page, rules, book.clauses)
    name = page.preset_name(rules)
    lines = [name, "=" * len(name), ""]
    lines += [f"{page.say('code')}: {rules.code}"]
    lines += [f"{page.say('rules-version')}: {__version__}    {page.say('date')}: {page.today.isoformat()}"]
    lines += [str(rules), page.absolute(links.rules_page(rules)), ""]
    lines += [f"{page.say('sources')}:"]
    for source in rules.catalog.sources(rules.preset, page.language):
        lines += _wrapped(source.name, "  - ", "    ")
        lines += [f"    {source.address}"] if source.address else []
    lines.append("")
    if house:
        lines.append(page.say("house-count", count=len(house)))
        for rule in house.values():
            instead = page.say("house-instead", preset=rule["preset"])
            lines += _wrapped(f"{rule['label']}: {rule['here']} {instead}", "  - ", "    ")
    else:
        lines += _wrapped(page.say("house-none"), "", "")
    for section in book.sections:
        lines += ["", section.title, "-" * len(section.title)]
        for clause in section.clauses:
            mark = "*" if clause.changed else " "
            head = f"{mark}{clause.number:>2}. "
            lines += _wrapped(f"{clause.title}. {clause.text}", head, "     ")
            if clause.id in house:
                text = page.say("in-preset", preset=name, value=house[clause.id]["preset"])
                lines += _wrapped(text, "     ", "     ")
            if clause.id in shown:
                lines += _wrapped(shown[clause.id].words, "     ", "     ")
            if clause.silence:
                lines += _wrapped(clause.silence, "     ~ ", "       ")
    if house:
        lines += ["", page.say("text-mark")]
    return "\n".join(lines) + "\n"


def _wrapped(text: str, first: str, rest: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False)


def wrong_rules(
    page: Page,
    place: str,
    texts: Sequence[str],
    link_to: Callable[[RuleSet], str],
    *,
    plain: bool = False,
    note: str = "",
    title: str = "wrong-title",
) -> Response[bytes]:
    """The page for a link that means no rules: what is wrong, and what would be right."""
    found = [(text, mend(page.games, text, page.language)) for text in texts]
    found = [(text, mended) for text, mended in found if mended.faults]
    status = max((mended.status for _, mended in found), default=400)
    if plain:
        lines = [page.say("wrong-title"), ""]
        for text, mended in found:
            lines += [text[:200], *_fault_lines(page, mended)]
        return page.answer(("\n".join(lines) + "\n").encode(), TEXT, status)
    presets: Mapping[str, Any] = {game: preset_list(page, game) for game in page.games.names}
    return page.render(
        "wrong.html",
        status,
        place=place,
        wrong=[(text[:200], mended) for text, mended in found],
        presets=presets,
        note=note,
        headline=page.say(title),
        link_to=lambda rules: page.address(link_to(rules)),
    )


def _fault_lines(page: Page, mended: Mending) -> list[str]:
    lines = []
    for fault in mended.faults:
        args = {name: value for name, value in fault.args.items() if isinstance(value, str | int)}
        lines.append(f"- {page.say(f'fault-{fault.kind}', **args)}")
        lines += [f"    {text}: {said}" for text, said in fault.offered]
    return lines + [f"  {rules}" for rules in mended.instead]


RULES_PAGES = [all_rules, rules_page]
