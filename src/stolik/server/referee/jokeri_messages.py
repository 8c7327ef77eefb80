"""Questions about Georgian Joker to the referee and its answers, as programs send and read them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .messages import Reason, Ruled, Spoken

JokeriRules = Annotated[
    str,
    Meta(
        max_length=4000,
        description="A rule set of Joker: a preset, and the settings in which the table differs from it.",
        examples=["jokeri/classic(high_joker_vs_trump=trump_takes)"],
    ),
]
Trump = Annotated[
    str,
    Meta(
        pattern="^[shdcSHDC-]$",
        max_length=1,
        description="The trump suit, `s`, `h`, `d` or `c`; `-` is a deal without trumps.",
        examples=["s"],
    ),
]
PLAYS = (
    "in the order played, separated by blanks; a joker that leads is `*^h` (asks for the highest heart) or "
    "`*_h` (gives), one that follows `*+` (takes) or `*-` (gives way)"
)
Cards = Annotated[int, Meta(ge=1, le=9, description="Cards that each player was dealt.", examples=[9])]
DealForm = Annotated[
    Literal["plain", "golden", "no_trump", "dark", "misere"],
    Meta(description="The kind of deal; the special ones have nine cards."),
]
Tricks = Annotated[int, Meta(ge=0, le=9)]

_RULES = "jokeri/classic"


class JokeriPlayQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """Which cards may be played to this trick, and why not the others? And may this one?"""

    hand: Annotated[
        str,
        Meta(max_length=200, description="The hand, one to nine cards.", examples=["9h Kh 7s Ad"]),
    ]
    trick: Annotated[
        str,
        Meta(max_length=200, description=f"The plays so far, none to three, {PLAYS}.", examples=["Th"]),
    ] = ""
    trump: Trump = "-"
    play: Annotated[
        str, Meta(max_length=20, description="The play that is asked about, if one is.", examples=["7s"])
    ] = ""
    rules: JokeriRules = _RULES
    lang: Spoken = "en"


class JokeriTrickQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """Who takes this trick?"""

    plays: Annotated[
        str, Meta(max_length=200, description=f"The four plays, {PLAYS}.", examples=["9h *+ As Kh"])
    ]
    trump: Trump = "-"
    rules: JokeriRules = _RULES
    lang: Spoken = "en"


class JokeriScoreQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """What does one player score in a deal?"""

    cards: Cards
    taken: Annotated[Tricks, Meta(description="Tricks taken.", examples=[3])]
    bid: Annotated[
        Tricks | None,
        Meta(description="Tricks promised; null in golden and misère deals.", examples=[3]),
    ] = None
    form: DealForm = "plain"
    rules: JokeriRules = _RULES
    lang: Spoken = "en"


class JokeriDealQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """What does a deal score that was played to the end? Give the turned card, or else the trump."""

    cards: Cards
    dealer: Annotated[int, Meta(ge=1, le=4, description="Who dealt, from 1 in the order of the hands.")]
    hands: Annotated[
        list[Annotated[str, Meta(max_length=200)]],
        Meta(
            min_length=4, max_length=4, description="The hands as dealt.", examples=[["*", "Ah", "7s", "Kh"]]
        ),
    ]
    plays: Annotated[str, Meta(max_length=400, description=f"All plays, {PLAYS}.", examples=["*^h Ah 7s Kh"])]
    bids: Annotated[
        list[Tricks] | None,
        Meta(
            description="The four promises in the order of the hands; null in golden and misère deals.",
            examples=[[1, 0, 0, 1]],
        ),
    ] = None
    form: DealForm = "plain"
    turned: Annotated[
        Annotated[str, Meta(max_length=4)] | None,
        Meta(description="The card turned for trump, in deals of 1 to 8.", examples=["9s"]),
    ] = None
    trump: Annotated[
        Trump | None,
        Meta(description="The trump, where no card is turned or only its suit is known."),
    ] = None
    rules: JokeriRules = _RULES
    lang: Spoken = "en"


# -- answers ---------------------------------------------------------------------------------------


class BarredCard(Struct, frozen=True):
    """A card of the hand that may not be played now, and why."""

    card: str
    findings: list[Reason]


class JokeriPlayAnswer(Ruled, frozen=True, kw_only=True):
    """What may be played, why the rest may not, and the verdict on the play asked about."""

    plays: Annotated[list[str], Meta(description="Every play allowed; a joker once for each declaration.")]
    barred: list[BarredCard]
    legal: Annotated[bool | None, Meta(description="Whether `play` is allowed; null if none was asked.")] = (
        None
    )
    because: Annotated[list[str], Meta(description="Ids of the clauses that `play` breaks, each once.")]
    findings: Annotated[list[Reason], Meta(description="Every clause that `play` breaks.")]
    link: Annotated[str, Meta(description="The page with this question and its answer.")]


class JokeriTrickAnswer(Ruled, frozen=True, kw_only=True):
    """Who takes the trick, and the clause that decides."""

    play: Annotated[int, Meta(description="The play that takes it, from 1 in the order played.")]
    card: Annotated[str, Meta(description="That play.")]
    because: Annotated[str, Meta(description="The id of the clause.", examples=["wins_take"])]
    reason: Reason
    link: str


class JokeriScoreAnswer(Ruled, frozen=True, kw_only=True):
    """The points, and the clause that gives them."""

    points: int
    because: Annotated[str, Meta(description="The id of the clause.", examples=["exact"])]
    reason: Reason
    link: str


class JokeriDealAnswer(Ruled, frozen=True, kw_only=True):
    """What each player took and scored, in the order of the hands, and by which clause."""

    taken: list[int]
    scores: list[int]
    because: list[str]
    reasons: list[Reason]
    link: Annotated[str, Meta(description="The page that counts these results.")]
