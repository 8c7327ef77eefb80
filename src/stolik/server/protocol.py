"""The wire: every message as a type, read strictly and written in one way (docs/wire.md tells the story).

Only ``Outbound`` messages can be sent, and only ``encode`` turns one into bytes.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

MAX_FRAME: Final = 65536
"""Longest frame and longest HTTP body, in bytes."""

MOST_SEATS: Final = 12
"""Most seats that anybody may ask for."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=2000)]
CardText = Annotated[str, Meta(min_length=1, max_length=8)]
Decision = Annotated[int, Meta(ge=0, le=2**53)]


# -- client to server ------------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """The first message: the seat's token, and the last ``seq`` that the client knows."""

    token: Annotated[str, Meta(max_length=128)]
    seen: Decision | None = None


class Do(Struct, tag="do", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """An action that answers a decision; done at most once for an id."""

    id: Id
    decision: Decision
    text: Text


class Ask(Struct, tag="ask", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """Judge a draft and say what the picked cards could do."""

    id: Id
    decision: Decision
    steps: Annotated[list[Text], Meta(max_length=64)]
    pick: Annotated[list[CardText], Meta(max_length=32)] = []


class May(Struct, tag="may", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """Would this action be allowed? Any time."""

    id: Id
    text: Text


class Next(Struct, tag="next", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """Ready for the next deal, or for another match."""

    id: Id


class Back(Struct, tag="back", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """The bot that kept the seat may go."""

    id: Id


class End(Struct, tag="end", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """I want the match to end early, or (``agree`` false) no longer do."""

    id: Id
    agree: bool = True


class Look(Struct, tag="look", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """I have seen who deals first; my time may run."""

    id: Id


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """Are you there?"""

    n: Annotated[int, Meta(ge=0, le=2**53)]


Inbound = Hello | Do | Ask | May | Next | Back | End | Look | Ping
_DECODER: Final = msgspec.json.Decoder(Inbound)


class _Any(Struct, frozen=True):
    id: str = ""


_ID_DECODER: Final = msgspec.json.Decoder(_Any)


class BadMessage(ValueError):
    """A frame that is no message of ours; ``id`` is its id where that much could be read."""

    def __init__(self, message_id: str) -> None:
        self.id = message_id
        super().__init__("bad message")


def decode(frame: str | bytes) -> Inbound:
    """The message in a frame; BadMessage if there is none, whatever is wrong with it."""
    try:
        return _DECODER.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        pass
    try:
        found = _ID_DECODER.decode(frame).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        found = ""
    raise BadMessage(found if 0 < len(found) <= 64 else "")


# -- server to client ------------------------------------------------------------------------------


class FindingOut(Struct, frozen=True):
    """A clause and its evidence; ``step`` is 0-based, None for the turn as a whole."""

    clause: str
    step: int | None
    args: dict[str, Any]


class SeatOut(Struct, frozen=True):
    """A seat as everybody sees it; ``ends``: the player wants the match to end early."""

    name: str | None
    kind: Literal["human", "bot", "open"]
    level: str | None
    online: bool
    kept: bool
    ready: bool
    ends: bool = False


class Revealed(Struct, frozen=True):
    """A finished deal's seed and the commitment that was published before it."""

    deal: int
    seed: str
    commitment: str


class Fair(Struct, frozen=True):
    """Commitments of the deal on the table (None before the first) and of the next one."""

    deal: int
    commitment: str | None
    next: str
    revealed: Revealed | None


class TableOut(Struct, frozen=True):
    """The table as everybody sees it; ``you`` is the receiver's seat.

    ``lesson`` counts the lessons of the game from 1 (None: no lesson), which are a single deal each.
    ``draws`` are the cards that were drawn for the first dealer, lap by lap, seat to card; during the first
    deal only. ``autos`` are the actions of this deal, counted from 0, that were done for a player whose time
    had run out or who was away. ``ended``: the match ended early, as all people agreed, and nobody is ranked.
    """

    id: str
    game: str
    rules: str
    code: str
    you: int | None
    host: int
    phase: Literal["waiting", "playing", "between", "over"]
    deal: int
    match: int
    seats: list[SeatOut]
    draws: list[dict[str, str]]
    fair: Fair
    lesson: int | None = None
    autos: list[int] = []
    ended: bool = False


class ClockOut(Struct, frozen=True):
    """Time left for the decision, in milliseconds at the moment of sending."""

    seat: int
    remaining_ms: int
    total_ms: int


class View(Struct, tag="view", tag_field="t", frozen=True):
    """Everything that a seat may know, whole."""

    seq: int
    decision: int | None
    table: TableOut
    view: dict[str, Any] | None
    sheet: dict[str, Any] | None
    clock: ClockOut | None


class Ack(Struct, tag="ack", tag_field="t", frozen=True):
    """Done, and on disk."""

    id: str
    seq: int


NoCode = Literal[
    "illegal",
    "stale",
    "not_playing",
    "not_over",
    "not_your_turn",
    "no_draft",
    "rate",
    "bad_message",
    "busy",
    "fault",
]


class No(Struct, tag="no", tag_field="t", frozen=True, omit_defaults=True):
    """Not done; nothing has changed."""

    id: str
    code: NoCode
    findings: list[FindingOut] = []
    seconds: int = 0


class DraftOut(Struct, tag="draft", tag_field="t", frozen=True):
    """A draft judged."""

    id: str
    decision: int
    steps: list[str]
    hand: list[str]
    table: list[Any]
    findings: list[FindingOut]
    debts: list[FindingOut]
    status: list[Any]
    choices: list[Any]
    nearest: list[Any]
    groups: list[Any]


class VerdictOut(Struct, tag="verdict", tag_field="t", frozen=True):
    """The referee's answer to "May I?"."""

    id: str
    allowed: bool
    findings: list[FindingOut]
    paid: list[FindingOut]


class Pong(Struct, tag="pong", tag_field="t", frozen=True):
    """I am here."""

    n: int


ByeCode = Literal["token", "hello", "flood", "slow", "left", "full", "shutdown"]


class Bye(Struct, tag="bye", tag_field="t", frozen=True):
    """The last message."""

    code: ByeCode


Outbound = View | Ack | No | DraftOut | VerdictOut | Pong | Bye
_ENCODER: Final = msgspec.json.Encoder()


def encode(message: Outbound) -> bytes:
    """The message as it travels."""
    return _ENCODER.encode(message)


# -- HTTP ------------------------------------------------------------------------------------------


Language = Literal["en", "pl", "tr", "ka"]


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be made: ``me`` once, ``open``, or a bot's level for each seat, clockwise.

    ``clock`` is seconds for a decision, 0 for none; left out, the rules decide.
    """

    rules: Annotated[str, Meta(max_length=4000)]
    seats: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Annotated[str, Meta(max_length=200)] | None = None
    clock: Annotated[int, Meta(ge=0, le=86400)] | None = None


class NewLesson(Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson to be played, counted from 1."""

    lesson: Annotated[int, Meta(ge=1, le=100)]
    name: Annotated[str, Meta(max_length=200)] | None = None


class Joining(Struct, forbid_unknown_fields=True, frozen=True):
    """Taking a seat by invite."""

    invite: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=200)] | None = None


class Inviting(Struct, forbid_unknown_fields=True, frozen=True):
    """A new invite: for one seat and one time, or (None) for any open seat in place of the old one."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class Leaving(Struct, forbid_unknown_fields=True, frozen=True):
    """A bot takes a seat; None is the usual level."""

    level: Annotated[str, Meta(max_length=32)] | None = None


class Seated(Struct, frozen=True):
    """A seat taken: its token is told here and never again."""

    table: str
    seat: int
    token: str
    invite: str | None


class Invited(Struct, frozen=True):
    """An invite link, from the server's root."""

    invite: str


class Offer(Struct, frozen=True):
    """Other rules: their text, and what they change in those asked for, setting to value."""

    rules: str
    changes: dict[str, int | str]


class Trouble(Struct, frozen=True, omit_defaults=True):
    """An HTTP error. ``detail`` is for developers, not for players.

    ``where`` names the field or parameter that is wrong and ``position`` the 0-based character in it;
    ``line`` is the 1-based line of a record that does not stand (0: not about a line); ``key`` is the limit
    that was reached and ``seconds`` when to try again; ``offers`` are rules by which so many could play;
    ``said`` is what is wrong with a record, in the language asked for.
    """

    code: str
    detail: str
    where: str = ""
    position: int | None = None
    findings: list[FindingOut] = []
    key: str = ""
    seconds: int = 0
    line: int = 0
    offers: list[Offer] = []
    said: str = ""


class Replaying(Struct, forbid_unknown_fields=True, frozen=True):
    """A record to be judged and looked at; ``deal`` counts its deals from 1, None is the first.

    ``lang`` is the language in which a record that does not stand is told why.
    """

    text: Annotated[str, Meta(max_length=60000)]
    deal: Annotated[int, Meta(ge=1, le=100000)] | None = None
    lang: Language = "en"


class Health(Struct, frozen=True):
    """The server is up."""

    ok: bool


class Reach(Struct, frozen=True):
    """Where others find the server: how links begin, and whether they open on this computer alone."""

    origin: str
    only_here: bool
