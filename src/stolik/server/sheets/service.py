"""Sheets in the log: made, merged, read. A sheet is a small log of its own beside those of the tables.

Whoever knows a sheet's id may read it; the id is long enough that nobody guesses one. To write takes the
sheet's token, of which only the hash is kept, as with seats.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from ...engine.keeping import Kept
from ..house import House, NotYours
from ..seats import same, token_hash
from ..store import Event, StoreError, chain
from .edits import Document, Edit, EditError, Start, check, fold, plain_edit, read_edit, reckon

log = logging.getLogger("stolik.server")

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 26
_TRIES: Final = 20
MAX_EDITS: Final = 5000


class NoSuchSheet(Exception):
    """There is no sheet of this id."""


class SheetFull(Exception):
    """The sheet holds as many edits as it may."""


@dataclass(frozen=True)
class Sheet:
    """A sheet as the log has it: ``seq`` counts what is in the log, ``since`` each edit's place there."""

    sheet_id: str
    token: str
    edits: Sequence[Edit]
    places: Sequence[int]
    seq: int
    last_hash: str

    @property
    def document(self) -> Document:
        """The sheet folded."""
        return fold(self.edits)

    def since(self, seq: int) -> list[Mapping[str, Any]]:
        """Edits that came into the log after ``seq``."""
        return [plain_edit(edit) for edit, place in zip(self.edits, self.places, strict=True) if place > seq]


class Sheets:
    """The service. ``disagreements`` counts sheets that a page added up otherwise than the rules do."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.disagreements = 0

    async def make(self, edits: Sequence[Edit]) -> tuple[Sheet, str]:
        """A new sheet with its first edits, and the token that writes it.

        EditError or RuleSetError for edits that no sheet can hold, StoreError if the log fails.
        """
        check(self.house.games, fold(edits), edits)
        sheet_id = "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
        token = f"{sheet_id}.{secrets.token_hex(16)}"
        first = self._event(sheet_id, "sheet", {"token": token_hash(token)})
        rows = chain([first, *(self._paper(sheet_id, edit) for edit in edits)], 0, "")
        if await self.house.store.append(rows) != "ok":
            raise StoreError("conflict")
        return await self.get(sheet_id), token

    async def get(self, sheet_id: str) -> Sheet:
        """A sheet; NoSuchSheet if there is none, StoreError if the log fails."""
        if len(sheet_id) != _ID_LENGTH or not set(sheet_id) <= set(_LETTERS):
            raise NoSuchSheet
        events = await self.house.store.read(sheet_id)
        if not events or events[0].kind != "sheet":
            raise NoSuchSheet
        papers = [event for event in events if event.kind == "paper"]
        return Sheet(
            sheet_id,
            events[0].data()["token"],
            [read_edit(event.body) for event in papers],
            [event.seq for event in papers],
            events[-1].seq,
            events[-1].hash,
        )

    async def append(self, sheet_id: str, token: str, edits: Sequence[Edit]) -> Sheet:
        """Merge edits into a sheet; those that it has already change nothing.

        NotYours for a wrong token or a sheet that is not there, SheetFull, EditError, StoreError.
        """
        for _ in range(_TRIES):
            try:
                sheet = await self.get(sheet_id)
            except NoSuchSheet:
                raise NotYours from None
            if not same(token_hash(token), sheet.token):
                raise NotYours
            had = {edit.id for edit in sheet.edits}
            new = list({edit.id: edit for edit in edits if edit.id not in had}.values())
            if not new:
                return sheet
            if len(had) + len(new) > MAX_EDITS:
                raise SheetFull
            if any(isinstance(edit, Start) for edit in new):
                raise EditError("a sheet begins once")
            check(self.house.games, fold([*sheet.edits, *new]), new)
            rows = chain([self._paper(sheet_id, edit) for edit in new], sheet.seq, sheet.last_hash)
            if await self.house.store.append(rows) == "ok":
                return await self.get(sheet_id)
        raise StoreError("conflict")

    def reckon(self, sheet: Sheet) -> Kept:
        """The sheet added up by the rules' own functions."""
        return reckon(self.house.games, sheet.document)

    def compare(self, sheet: Sheet, count: int, told: Mapping[str, Any] | None) -> bool | None:
        """Whether a page that holds ``count`` edits added up the same; None where it held not all of them.

        A page that holds as many as there are after it sent its own holds the same ones. A disagreement is
        a fault of ours, and counted as one.
        """
        if told is None or count != len(sheet.edits):
            return None
        agrees = bool(msgspec.json.decode(msgspec.json.encode(self.reckon(sheet).data())) == told)
        if not agrees:
            self.disagreements += 1
            rules = sheet.document.start.rules
            log.error("fault in sheets: a page added up %s otherwise than the rules do", rules)
        return agrees

    def _paper(self, sheet_id: str, edit: Edit) -> Event:
        return self._event(sheet_id, "paper", plain_edit(edit), edit.id)

    def _event(self, sheet_id: str, kind: str, body: Mapping[str, Any], cmd_id: str | None = None) -> Event:
        return Event(
            table_id=sheet_id,
            seq=0,
            cmd_id=cmd_id,
            at_ms=self.house.now_ms(),
            seat=None,
            kind=kind,
            body=msgspec.json.encode(body).decode(),
            engine=self.house.engine,
            prev_hash="",
        )
