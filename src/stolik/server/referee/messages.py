"""Questions to the referee and its answers, as programs send and read them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..protocol import Language

RulesText = Annotated[
    str,
    Meta(
        max_length=4000,
        description="A rule set: a preset of a game, and the settings in which the table differs from it.",
        examples=["remik/silesian(opening_points=41)"],
    ),
]
Cards = Annotated[
    str,
    Meta(
        max_length=2000,
        description="Cards, separated by blanks: rank `A 2-9 T J Q K` and suit `s h d c`; `*` is a joker.",
        examples=["9c 9d Td Jd Qd 2s *"],
    ),
]
MeldText = Annotated[
    str,
    Meta(
        max_length=2000,
        description="A meld in table order, runs low to high; `*=9d` is a joker that stands for the nine of "
        "diamonds. `run` or `group` goes before the cards where one real card and jokers do not say it.",
        examples=["8d *=9d Td"],
    ),
]
Letter = Annotated[str, Meta(max_length=4, description="A meld's letter on the table.", examples=["a"])]
Spoken = Annotated[Language, Meta(description="The language of the sentences in the answer.")]

_RULES = "remik/silesian"


class TurnQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """Is this turn allowed? A position as the player knew it when his turn began, and what he did."""

    hand: Annotated[
        str,
        Meta(
            max_length=4000,
            description="The hand before drawing.",
            examples=["9c 9d 9s Td Jd Qd 2s 3h 5c 7s Kh 4h 6c"],
        ),
    ]
    turn: Annotated[
        str,
        Meta(
            max_length=4000,
            description="Steps separated by `;`: `draw 4s` (the card that came), `take`, `meld CARDS`, "
            "`add CARDS to M` (with `low` or `high` where both ends fit), `swap CARDS at M`, `clear M`, "
            "`discard CARD`.",
            examples=["draw 4s; meld 9c 9d 9s; meld Td Jd Qd; discard Kh"],
        ),
    ]
    rules: RulesText = _RULES
    opened: Annotated[bool, Meta(description="Whether the player had opened before this turn.")] = False
    table: Annotated[
        dict[Letter, MeldText],
        Meta(max_length=40, description="The melds on the table by letter, in the order they were laid."),
    ] = {}
    own: Annotated[
        list[Letter], Meta(max_length=40, description="Letters of the melds that the player laid himself.")
    ] = []
    pile: Annotated[
        str, Meta(max_length=4000, description="The discard pile, top card first.", examples=["5c Kd"])
    ] = ""
    first_turn: Annotated[
        bool, Meta(description="Whether it is the first turn of the deal, with the extra card.")
    ] = False
    lap: Annotated[
        Annotated[int, Meta(ge=1, le=999)] | None,
        Meta(
            description="The lap of the deal, from 1, in which the turn is made; in a lap every player has "
            "one turn. It matters only where a rule waits for a lap (`melds_from_lap`, `pile_from_lap`); "
            "without it the turn is late enough for any.",
        ),
    ] = None
    lang: Spoken = "en"


class ComposeQuestion(TurnQuestion, forbid_unknown_fields=True, frozen=True):
    """What can the picked cards do next? The turn is what has been done of it so far; it may be empty."""

    pick: Annotated[
        list[Annotated[str, Meta(max_length=4)]],
        Meta(max_length=15, description="Cards of the hand.", examples=[["9c", "9d", "9s"]]),
    ] = []


class MeldQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """Are these cards a meld, and what are they worth?"""

    meld: MeldText
    rules: RulesText = _RULES
    lang: Spoken = "en"


class LyingQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """As which melds may these cards lie on the table?"""

    cards: Cards
    rules: RulesText = _RULES
    lang: Spoken = "en"


class OpeningQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """Do these melds, laid together by a player who does not go out, open?"""

    melds: Annotated[list[MeldText], Meta(max_length=40)]
    rules: RulesText = _RULES
    lang: Spoken = "en"


class PenaltyQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """What does this hand cost when another player goes out?"""

    hand: Cards
    finish: Annotated[
        Literal["plain", "hand", "hand_with_layoffs"],
        Meta(
            description="How the other went out: in an ordinary way; from an unopened hand in one turn; so, "
            "and laying off onto melds of others."
        ),
    ] = "plain"
    rules: RulesText = _RULES
    lang: Spoken = "en"


Points = Annotated[int, Meta(ge=0, le=1_000_000)]


class SheetQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """Is the game over, and how does it stand?"""

    players: Annotated[
        list[Annotated[str, Meta(max_length=80)]],
        Meta(min_length=2, max_length=8, description="Names of the players.", examples=[["Ala", "Ola"]]),
    ]
    deals: Annotated[
        list[Annotated[list[Points], Meta(min_length=2, max_length=8)]],
        Meta(
            max_length=1000,
            description="Deal by deal each player's penalty points; who went out has 0.",
            examples=[[[0, 43], [120, 0]]],
        ),
    ]
    stake: Annotated[Points | None, Meta(description="The pot's stake, in place of the agreed one.")] = None
    rules: RulesText = _RULES
    lang: Spoken = "en"


class CutQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """What may be kept of the cards seen at the cut?"""

    seen: Annotated[str, Meta(max_length=200, description="The cards looked at.", examples=["* 7h 2c"])]
    rules: RulesText = _RULES
    players: Annotated[
        int, Meta(ge=2, le=8, description="Players at the table; from five on, hands may be of another size.")
    ] = 2
    lang: Spoken = "en"


# -- answers ---------------------------------------------------------------------------------------


class Reason(Struct, frozen=True):
    """A clause that decided: its id and the evidence, and as a sentence with its place on the rules page."""

    clause: Annotated[str, Meta(description="The clause's id.", examples=["opening_points"])]
    step: Annotated[int | None, Meta(description="The step it concerns, from 0; null for the whole.")]
    args: Annotated[dict[str, Any], Meta(description="The evidence.", examples=[{"points": 43, "need": 51}])]
    cited: Annotated[str, Meta(description="The clause as cited.", examples=["Opening 1"])]
    text: Annotated[str, Meta(description="The sentence, in the language asked for.")]
    address: Annotated[
        str,
        Meta(description="The clause on the rules page.", examples=["/rules/remik/silesian#opening-1"]),
    ]


class Ruled(Struct, frozen=True, kw_only=True):
    """What every answer says of the rules it was given under."""

    rules: Annotated[str, Meta(description="The rule set in canonical form.", examples=["remik/silesian"])]
    code: Annotated[str, Meta(description="Six characters that stand for the whole rule set.")]


class WayOut(Struct, frozen=True):
    """What the referee found where going out decides: ``exists``, and if so a turn that does it."""

    exists: bool
    turn: Annotated[
        str | None, Meta(description="A turn that goes out from this position; null if there is none.")
    ] = None


class TurnAnswer(Ruled, frozen=True, kw_only=True):
    """The verdict: allowed or not, and every reason."""

    legal: bool
    out: Annotated[bool, Meta(description="Whether the player goes out with it.")] = False
    multiplier: Annotated[
        int | None, Meta(description="By how much the others' penalties are multiplied, where he goes out.")
    ] = None
    because: Annotated[list[str], Meta(description="Ids of the clauses broken, each once.")] = []
    findings: Annotated[list[Reason], Meta(description="Every clause broken.")] = []
    paid: Annotated[
        list[Reason],
        Meta(description="The clauses that allow the turn, each with what is true of it."),
    ] = []
    way_out: Annotated[
        WayOut | None,
        Meta(description="Whether any way to go out exists; only where that decides and could be found out."),
    ] = None
    link: Annotated[str, Meta(description="The page with this question and its answer.")]


class TableMeld(Struct, frozen=True):
    """A meld on the table."""

    name: str
    kind: Literal["run", "group"]
    cards: list[str]
    own: bool


class Condition(Struct, frozen=True):
    """What stands between the player and opening or going out; with numbers where there are any."""

    clause: str
    title: str
    ok: bool
    have: int | None = None
    need: int | None = None


class Step(Struct, frozen=True):
    """A step that could be taken next: its text and in words, and what it would break."""

    step: str
    kind: str
    said: str
    ok: bool
    points: int | None
    findings: list[Reason]


class ComposeAnswer(Ruled, frozen=True, kw_only=True):
    """Hand and table after the steps so far, and what the picked cards can do."""

    steps: list[str]
    said: Annotated[list[str], Meta(description="The steps in words.")]
    hand: list[str]
    table: list[TableMeld]
    conditions: list[Condition]
    findings: list[Reason]
    choices: list[Step]
    link: str


class MeldAnswer(Ruled, frozen=True, kw_only=True):
    """Whether the cards are a meld."""

    valid: bool
    points: int | None = None
    clean: Annotated[bool | None, Meta(description="Whether it is a run without a joker.")] = None
    cards: Annotated[str | None, Meta(description="The meld as it lies, every joker named.")] = None
    because: list[str] = []
    findings: list[Reason] = []
    link: str


class LyingMeld(Struct, frozen=True):
    """A meld that cards may be: its text, and in words."""

    text: Annotated[str, Meta(description="The meld as it lies, every joker named.")]
    kind: Literal["run", "group"]
    said: str


class LyingAnswer(Ruled, frozen=True, kw_only=True):
    """Every meld that the cards may be, or why they are none."""

    melds: list[LyingMeld]
    findings: Annotated[
        list[Reason], Meta(description="Why the cards, as they were named, are no meld.")
    ] = []


class OpeningAnswer(Ruled, frozen=True, kw_only=True):
    """Whether the melds open; ``points`` is their sum, null where one of them is no meld."""

    opens: bool
    points: int | None = None
    because: list[str] = []
    findings: Annotated[list[Reason], Meta(description="A finding's step is its meld, from 0.")] = []
    link: str


class CardPenalty(Struct, frozen=True):
    """What one card costs."""

    card: str
    points: int


class PenaltyAnswer(Ruled, frozen=True, kw_only=True):
    """What the hand costs, card by card."""

    points: int
    multiplier: int
    cards: list[CardPenalty]
    link: str


class SheetAnswer(Ruled, frozen=True, kw_only=True):
    """How the game stands."""

    over: bool
    totals: list[int]
    places: list[int]
    pot: int | None = None
    net: list[int] | None = None


class CutAnswer(Ruled, frozen=True, kw_only=True):
    """What may be kept, and how many cards the cutter is then dealt."""

    keep: list[str]
    dealt: int
    link: str
