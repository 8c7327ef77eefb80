"""A sheet as a log of edits: read strictly, merged as a union, folded in the order of (lamport, id).

A deal is noted whole, and each note names those that it replaces: so what two writers noted without knowing
of each other is told from a correction, and no deal is ever mixed of two.

The page folds the same log in web/js/keeper/log.js; a test holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ...engine.keeping import Keeping, Kept, Mark, Row
from ...rulekit.ruleset import RuleSet
from ..catalogue import Games
from ..seats import MAX_NAME, clean_name

MAX_DEALS: Final = 1000
NOTED_TWICE: Final = "noted_twice"
"""The code of the mark of a deal that two writers noted differently."""
EditId = Annotated[str, Meta(pattern="^[0-9A-Za-z-]{8,64}$")]
Lamport = Annotated[int, Meta(ge=0, le=2**40)]
Time = Annotated[int, Meta(ge=0, le=2**53, description="Milliseconds since 1970, by the writer's clock.")]
Name = Annotated[str, Meta(max_length=80)]
Deal = Annotated[int, Meta(ge=1, le=MAX_DEALS)]
Key = Annotated[str, Meta(max_length=16)]
Noted = Annotated[int, Meta(ge=0, le=2**31)] | Annotated[str, Meta(max_length=600)] | None
Over = (
    Annotated[
        list[EditId],
        Meta(max_length=64, description="Which notes this one replaces, the one that it corrects first."),
    ]
    | None
)


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
    """One deal noted whole, in place of the notes that it is ``over``.

    Without ``over``, as sheets were kept before, it changes single values of whatever stood there.
    """

    id: EditId
    lamport: Lamport
    at: Time
    deal: Deal
    values: Annotated[dict[Key, Noted], Meta(min_length=1, max_length=40)]
    over: Over = None


class Drop(Struct, tag="drop", tag_field="what", forbid_unknown_fields=True, frozen=True):
    """The notes of a deal that this is ``over`` are struck out; without ``over`` all that there were."""

    id: EditId
    lamport: Lamport
    at: Time
    deal: Deal
    over: Over = None


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


@dataclass(frozen=True, slots=True)
class Whole:
    """A deal as somebody noted it. ``heads`` are the edits that a correction of it is over, its own first."""

    values: Row
    heads: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A sheet folded: who plays by which rules, and what is noted of each deal.

    A deal that was noted otherwise by somebody who did not know of it has more than one note; the first
    counts until somebody decides.
    """

    start: Start
    names: list[str]
    deals: Mapping[int, Sequence[Whole]]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def rows(self) -> dict[int, Row]:
        """What counts of each deal."""
        return {deal: told[0].values for deal, told in self.deals.items()}

    @property
    def doubts(self) -> dict[int, Sequence[Whole]]:
        """The deals that were noted more than once, and how."""
        return {deal: told for deal, told in self.deals.items() if len(told) > 1}


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
    names = [shown_name(name, seat) for seat, name in enumerate(start.players)]
    notes = _Notes(in_order)
    for edit in in_order:
        match edit:
            case _ if edit.id in dead:
                pass
            case Set() | Drop():
                notes.add(edit)
            case Rename(seat=seat, name=name) if seat < len(names):
                names[seat] = shown_name(name, seat)
    return Document(start, names, notes.standing())


class _Notes:
    """The notes that none has replaced. Those joined by what they replaced tell of one deal."""

    def __init__(self, in_order: Sequence[Edit]) -> None:
        self._places = {edit.id: at for at, edit in enumerate(in_order)}
        self._earlier: dict[str, str] = {}
        self._heads: dict[str, tuple[int, Row]] = {}

    def add(self, edit: Set | Drop) -> None:
        """The next note in the order."""
        before = [head for head, (deal, _) in self._heads.items() if deal == edit.deal]
        values: Mapping[str, Noted] = edit.values if isinstance(edit, Set) else {}
        if values and edit.over is None and before:
            values = {**self._heads[before[-1]][1], **values}
        for replaced in before if edit.over is None else edit.over:
            self._heads.pop(replaced, None)
            self._join(edit.id, replaced)
        self._heads[edit.id] = (
            edit.deal,
            {key: value for key, value in values.items() if value is not None},
        )

    def _first(self, note: str) -> str:
        while note in self._earlier:
            note = self._earlier[note]
        return note

    def _join(self, one: str, other: str) -> None:
        first, second = sorted((self._first(one), self._first(other)), key=self._place)
        if first != second:
            self._earlier[second] = first

    def _place(self, note: str) -> int:
        return self._places.get(note, len(self._places))

    def standing(self) -> dict[int, Sequence[Whole]]:
        """What stands of each deal, whichever was noted first at the front."""
        lines: dict[str, dict[int, list[str]]] = {}
        for head, (deal, _) in self._heads.items():
            lines.setdefault(self._first(head), {}).setdefault(deal, []).insert(0, head)
        told: dict[int, list[Whole]] = {}
        for line in sorted(lines, key=self._place):
            own: dict[int, Whole] = {}
            for deal, heads in sorted(lines[line].items()):
                # Of two corrections of one note the later stands; of one deal put in two places the earlier.
                whole = Whole(self._heads[heads[0]][1], tuple(heads))
                twin = next((at for at, other in own.items() if other.values == whole.values), None)
                if twin is not None:
                    own[twin] = replace(own[twin], heads=own[twin].heads + whole.heads)
                elif whole.values:
                    own[deal] = whole
            for deal, whole in own.items():
                told.setdefault(deal, []).append(whole)
        return {deal: _different(told[deal]) for deal in sorted(told)}


def _different(told: Sequence[Whole]) -> list[Whole]:
    """Notes that differ; one whose every value stands in another is no other deal, and goes with that."""
    kept: list[Whole] = []
    # The fullest first, so that what is held by any is held by one that is kept; equal ones stay in order.
    for note in sorted(told, key=lambda note: -len(note.values)):
        for at, other in enumerate(kept):
            if note.values.items() <= other.values.items():
                kept[at] = replace(other, heads=other.heads + note.heads)
                break
        else:
            kept.append(note)
    return sorted(kept, key=lambda note: [each.heads[0] for each in told].index(note.heads[0]))


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
    """The sheet added up by the rules' own functions; a deal noted twice is marked."""
    rules = games.parse_rules(document.start.rules)
    kept = keeping_of(games, rules).reckon(rules, document.players, document.rows, document.start.stake)
    doubts = [
        Mark(deal, None, NOTED_TWICE, {"deal": deal, "notes": len(told)})
        for deal, told in document.doubts.items()
    ]
    return replace(kept, marks=(*kept.marks, *doubts))


def plain_edit(edit: Edit) -> Mapping[str, Any]:
    """An edit as it is sent and stored."""
    out: dict[str, Any] = msgspec.to_builtins(edit)
    return out


_ONE = msgspec.json.Decoder(Edit)


def read_edit(text: str) -> Edit:
    """An edit as it is stored."""
    return _ONE.decode(text)
