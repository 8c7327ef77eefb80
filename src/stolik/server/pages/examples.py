"""A clause's example on its page: cards, a strip of the sheet, one sentence; answered at this very table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...core.cards import Suit
from ...core.text import number, spans
from ...games.jokeri.actions import Bid, NameTrump, PlayCard
from ...games.jokeri.examples import choose
from ...games.jokeri.figure import Figure, Row, Seats, Spot, Strip, Tally
from ...games.jokeri.kinds import PLAYERS
from ...rulekit.finding import Finding
from ...rulekit.rulebook import ClauseText, arguments
from ...rulekit.ruleset import RuleSet
from ...tricks.trick import Play
from .cards import Face, face
from .frame import Page, page_texts

_CALLS = {"^": "high", "_": "low", "+": "take", "-": "leave"}
_GROUPED = 1000


@dataclass(frozen=True, slots=True)
class DrawnSpot:
    """A card as a page draws it: its face (None: its back), who played it, what was said, its mark."""

    face: Face | None
    sign: str
    who: str
    call: str
    mark: str
    cards: int | None


@dataclass(frozen=True, slots=True)
class DrawnRow:
    """Cards side by side under their name."""

    what: str
    label: str
    spots: tuple[DrawnSpot, ...]


@dataclass(frozen=True, slots=True)
class DrawnStrip:
    """A row of the sheet: its name, for each player one or two lines, and how each is marked (or not)."""

    label: str
    values: tuple[tuple[str, ...], ...]
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """An example ready for its page: ``line`` is the sentence, ``words`` all of it without any drawing."""

    line: str
    words: str
    rows: tuple[DrawnRow, ...]
    trump: str
    bids: str
    corner: str
    strips: tuple[DrawnStrip, ...]
    names: tuple[str, ...]


def examples(page: Page, rules: RuleSet, clauses: Iterable[ClauseText]) -> dict[str, Drawn]:
    """The examples of a rules page by clause; a clause without one is left out."""
    return {
        clause.id: draw(page, rules, clause.id, *found)
        for clause in clauses
        if (found := choose(rules, clause.examples)) is not None
    }


def draw(page: Page, rules: RuleSet, clause: str, at: int, figure: Figure) -> Drawn:
    """The example ``at`` (from 0) of a clause as it was answered, drawn and said in the reader's language."""
    facts = {name: _worded(page, rules, value) for name, value in figure.facts.items()}
    own = f"{clause}-example-{at}"
    texts = rules.catalog.texts
    # A pack of cards has no sentence of its own: each clause says what it is dealt for.
    answer = "" if figure.line == "pack" else page.say(f"figure-{figure.line}", **facts)
    line = answer
    if texts.has("en", own):
        line = texts.say(page.language, own, **{**arguments(rules), **facts, "answer": answer})
    rows = tuple(_row(page, row) for row in figure.rows)
    deals = sum(1 for strip in figure.sheet if strip.what == "deal")
    strips = tuple(_strip(page, strip, at if deals > 1 else None) for at, strip in _numbered(figure.sheet))
    names = tuple(player_name(page.language, seat) for seat in range(PLAYERS))
    trump = "" if not figure.has_trump else _trump(page, figure.trump)
    bids = _worded(page, rules, Tally(tuple(enumerate(figure.bids)))) if figure.bids else ""
    corner = _stood(page, figure.sheet) if deals > 1 else ""
    words = " ".join([*_row_words(page, rows, trump, str(bids)), *_strip_words(strips, names, corner), line])
    return Drawn(line, f"{page.say('example')}. {words}", rows, trump, str(bids), corner, strips, names)


@cache
def player_name(language: str, seat: int) -> str:
    """What a player of an example is called, by seat from 0."""
    return page_texts().say(language, f"player-{seat + 1}")


def _worded(page: Page, rules: RuleSet, value: Any) -> object:
    """What a sentence names, in the reader's words: players, plays, actions, numbers, reasons."""
    match value:
        case Seats(seats):
            return ", ".join(player_name(page.language, seat) for seat in seats) or page.say("figure-nobody")
        case Tally(numbers):
            said = (f"{player_name(page.language, seat)} {number(points)}" for seat, points in numbers)
            return ", ".join(said) or page.say("figure-nobody")
        case Play():
            return _said(page, value)
        case (int(), *_):
            return spans(value)
        case tuple():
            return ", ".join(str(_worded(page, rules, each)) for each in value)
        case NameTrump(suit):
            return page.say("figure-names-trump", suit=_trump(page, suit))
        case Bid(tricks):
            return page.say("figure-says", bid=tricks)
        case PlayCard(play):
            return _said(page, play)
        case Finding():
            return rules.catalog.sentence(value, page.language)
        case int() if not 0 <= value < _GROUPED:
            return number(value)
    return value


def _said(page: Page, play: Play) -> str:
    """A play in a sentence: a card as its sign, a joker with what was declared of it."""
    return page.card(play.card) if play.call is None else _call(page, play)


def _call(page: Page, play: Play) -> str:
    assert play.call is not None
    return page.say(f"call-{_CALLS[play.call.value]}", suit=play.suit.sign if play.suit is not None else "")


def _trump(page: Page, suit: Suit | None) -> str:
    return page.say("no-trump") if suit is None else suit.sign


def _row(page: Page, row: Row) -> DrawnRow:
    # Sets of the game are rows too, named by their form.
    is_form = row.what in ("golden", "no_trump", "dark", "misere")
    label = page.say(f"form-{row.what}" if is_form else f"row-{row.what}")
    if row.seat is not None:
        label = f"{label} ({player_name(page.language, row.seat)})"
    return DrawnRow(row.what, label, tuple(_spot(page, spot) for spot in row.spots))


def _spot(page: Page, spot: Spot) -> DrawnSpot:
    who = "" if spot.seat is None else player_name(page.language, spot.seat)
    if spot.play is None:
        return DrawnSpot(None, "", who, "", spot.mark, spot.cards)
    call = "" if spot.play.call is None else _call(page, spot.play).removeprefix("★").strip()
    return DrawnSpot(
        face(spot.play.card, page.language), page.card(spot.play.card), who, call, spot.mark, None
    )


def _numbered(strips: Iterable[Strip]) -> Iterable[tuple[int, Strip]]:
    """Rows of the sheet, the deals numbered from 1 (0 for what is no deal)."""
    deal = 0
    for strip in strips:
        deal += strip.what == "deal"
        yield (deal if strip.what == "deal" else 0), strip


def _stood(page: Page, strips: Iterable[Strip]) -> str:
    """What the first number of a deal's cells is: tricks taken of those bid, as on every sheet, or alone."""
    has_bids = any(cell.bid is not None for strip in strips for cell in strip.cells)
    return page.say("strip-deal" if has_bids else "strip-deal-free")


def _strip(page: Page, strip: Strip, number_of_deal: int | None) -> DrawnStrip:
    values: tuple[tuple[str, ...], ...] = tuple((number(points),) for points in strip.numbers)
    if strip.cells:
        values = tuple(
            (
                str(cell.taken)
                if cell.bid is None
                else f"{cell.taken}\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}{cell.bid}",
                number(cell.points),
            )
            for cell in strip.cells
        )
    named = _stood(page, (strip,)) if strip.cells else page.say(f"strip-{strip.what}")
    label = str(number_of_deal) if number_of_deal else named
    marks = tuple(
        "struck" if seat in strip.struck else "best" if seat in strip.best else "" for seat in range(PLAYERS)
    )
    return DrawnStrip(label, values, marks)


def _row_words(page: Page, rows: Iterable[DrawnRow], trump: str, bids: str) -> Iterable[str]:
    """The cards in words, for plain text: ``Trick: 9♥ (Ana), K♥ (Beka).``"""
    if trump:
        yield f"{page.say('row-trump')}: {trump}."
    if bids:
        yield f"{page.say('row-bids')}: {bids}."
    for row in rows:
        if row.spots[0].cards is not None:
            cards = ", ".join(
                f"{spot.cards} ({spot.who})" if spot.who else str(spot.cards) for spot in row.spots
            )
        elif row.spots[0].face is None:
            cards = str(len(row.spots))
        else:
            cards = ", ".join(_spot_words(spot) for spot in row.spots)
        yield f"{row.label}: {cards}."


def _spot_words(spot: DrawnSpot) -> str:
    card = f"{spot.sign} {spot.call}".strip()
    return f"{card} ({spot.who})" if spot.who else card


def _strip_words(strips: Iterable[DrawnStrip], names: Iterable[str], corner: str) -> Iterable[str]:
    """The strip of the sheet in words: ``Premium: Ana 250, Beka 0, Gia 0, Nino 0.``"""
    if corner:
        yield f"{corner}."
    for strip in strips:
        pairs = (f"{name} {' '.join(value)}" for name, value in zip(names, strip.values, strict=True))
        yield f"{strip.label}: {', '.join(pairs)}."
