"""A sheet as a log of edits: read strictly, merged as a union, folded in the order of (lamport, id).

The page folds the same log in web/js/keeper/log.js; a test holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ...engine.keeping import Keeping, Kept, Value
from ...rulekit.ruleset import RuleSet
from ..catalogue import Games
from ..seats import MAX_NAME, clean_name

MAX_DEALS: Final = 1000
EditId = Annotated[str, Meta(pattern="^[0-9A-Za-z-]{8,64}$")]
Lamport = Annotated[int, Meta(ge=0, le=2**40)]
Time = Annotated[int, Meta(ge=0, le=2**53, description="Milliseconds since 1970, by the writer's clock.")]
Name = Annotated[str, Meta(max_length=80)]
Deal = Annotated[int, Meta(ge=1, le=MAX_DEALS)]
Key = Annotated[str, Meta(max_length=16)]
Noted = Annotated[int, Meta(ge=0, le=2**31)] | Annotated[str, Meta(max_length=600)] | None


class Start(Struct, tag="start", tag_field="what", forbid_unknown_fields=True, frozen=True):
    """The first edit: the rules, who plays, who deals first, and the stake if it is not the rules' own."""

    id: EditId
    lamport: Lamport
    at: Time
    rules: Annotated[str, Meta(max_length=4000)]
    players: Annotated[list[Name], Meta(min_length=1, max_length=8)]
    dealer: Annotated[int, Meta(ge=0, le=7)] = 0
    stake: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Set(Struct, tag="set", tag_field="what", forbid_unknown_fields=True, frozen=True):
    """Values of one deal, noted or corrected; null takes a value away."""

    id: EditId
    lamport: Lamport
    at: Time
    deal: Deal
    values: Annotated[dict[Key, Noted], Meta(min_length=1, max_length=40)]


class Drop(Struct, tag="drop", tag_field="what", forbid_unknown_fields=True, frozen=True):
    """Everything noted of a deal is struck out."""

    id: EditId
    lamport: Lamport
    at: Time
    deal: Deal


class Rename(Struct, tag="name", tag_field="what", forbid_unknown_fields=True, frozen=True):
    """A player is called otherwise."""

    id: EditId
    lamport: Lamport
    at: Time
    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name


class Undo(Struct, tag="undo", tag_field="what", forbid_unknown_fields=True, frozen=True):
    """An edit counts no more; an undo can itself be undone."""

    id: EditId
    lamport: Lamport
    at: Time
    of: EditId


Edit = Start | Set | Drop | Rename | Undo


class EditError(ValueError):
    """An edit that no sheet can hold; the message is for developers, ``where`` is the edit's id."""

    def __init__(self, message: str, where: str = "") -> None:
        self.where = where
        super().__init__(message)


@dataclass
class Document:
    """A sheet folded: who plays by which rules, and what is noted of each deal."""

    start: Start
    names: list[str]
    rows: dict[int, dict[str, Value]] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)


def ordered(edits: Iterable[Edit]) -> list[Edit]:
    """Edits in the one order in which everybody folds them; of equal ids the first given."""
    unique: dict[str, Edit] = {}
    for edit in edits:
        unique.setdefault(edit.id, edit)
    return sorted(unique.values(), key=lambda edit: (edit.lamport, edit.id))


def fold(edits: Iterable[Edit]) -> Document:
    """The sheet that the edits make; EditError without a beginning."""
    in_order = ordered(edits)
    start = next((edit for edit in in_order if isinstance(edit, Start)), None)
    if start is None:
        raise EditError("a sheet begins with `start`")
    dead: set[str] = set()
    for edit in reversed(in_order):
        if isinstance(edit, Undo) and edit.id not in dead:
            dead.add(edit.of)
    document = Document(start, [shown_name(name, seat) for seat, name in enumerate(start.players)])
    for edit in in_order:
        if edit.id not in dead:
            _apply(document, edit)
    return document


def _apply(document: Document, edit: Edit) -> None:
    match edit:
        case Set(deal=deal, values=values):
            row = document.rows.setdefault(deal, {})
            for key, value in values.items():
                if value is None:
                    row.pop(key, None)
                else:
                    row[key] = value
            if not row:
                del document.rows[deal]
        case Drop(deal=deal):
            document.rows.pop(deal, None)
        case Rename(seat=seat, name=name) if seat < document.players:
            document.names[seat] = shown_name(name, seat)


def shown_name(name: str, seat: int) -> str:
    """A name fit to be shown; a player without one is a number."""
    return clean_name(name[: MAX_NAME * 3]) or str(seat + 1)


def keeping_of(games: Games, rules: RuleSet) -> Keeping:
    """How sheets of these rules' game are kept; EditError if they are not."""
    keeping = games.spec(rules.game).keeping
    if keeping is None:
        raise EditError("sheets of this game are not kept")
    return keeping


def check(games: Games, document: Document, edits: Iterable[Edit]) -> None:
    """EditError unless every edit can stand on this sheet; RuleSetError for impossible rules."""
    rules = games.parse_rules(document.start.rules)
    keeping = keeping_of(games, rules)
    if games.spec(rules.game).refuse_players(rules, len(document.start.players)) is not None:
        raise EditError("so many cannot play by these rules", document.start.id)
    if document.start.dealer >= document.players:
        raise EditError("the dealer is one of the players", document.start.id)
    for edit in edits:
        match edit:
            case Start() if edit.id != document.start.id:
                raise EditError("a sheet begins once", edit.id)
            case Set(deal=deal, values=values):
                for key, value in values.items():
                    wrong = keeping.refuse(rules, document.players, deal, key, 0 if value is None else value)
                    # Whether the field is there is asked with some value; only a real one must also fit.
                    if wrong is not None and (value is not None or wrong == "there is no such field"):
                        raise EditError(f"{key}: {wrong}", edit.id)
            case Rename(seat=seat) if seat >= document.players:
                raise EditError("there is no such player", edit.id)


def reckon(games: Games, document: Document) -> Kept:
    """The sheet added up by the rules' own functions."""
    rules = games.parse_rules(document.start.rules)
    return keeping_of(games, rules).reckon(rules, document.players, document.rows, document.start.stake)


def plain_edit(edit: Edit) -> Mapping[str, Any]:
    """An edit as it is sent and stored."""
    out: dict[str, Any] = msgspec.to_builtins(edit)
    return out


_ONE = msgspec.json.Decoder(Edit)


def read_edit(text: str) -> Edit:
    """An edit as it is stored."""
    return _ONE.decode(text)
