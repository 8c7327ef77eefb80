"""What a referee looks into besides the verdict: whether the player could go out, and a turn step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...core.cards import Card
from ...core.cardset import CardSet
from ...core.lex import TextError
from ...core.text import Phrase
from ...engine.question import QuestionError
from ...engine.spec import Composition
from ...rulekit.finding import Finding, Verdict
from . import compose
from .actions import Draw, Step, Take
from .draft import Draft
from .question import Question
from .referee import judge_turn
from .solve import complete, proves_absence
from .view import Phase, View

MOST_CARDS = 20
"""Most cards of a hand for which going out is looked into; a hand at a table has at most sixteen."""


@dataclass(frozen=True, slots=True)
class WayOut:
    """Whether a hand can go out in this turn, after the card that it drew or took; ``turn`` does it."""

    exists: bool
    turn: str = ""


def going_out_decides(found: Finding) -> bool:
    """Whether a clause was broken only because the player did not go out."""
    return "finish_only" in found.args.values() or "going_out_only" in found.args.values()


def way_out(question: Question, verdict: Verdict) -> WayOut | None:
    """Whether any way to go out exists, where the verdict turns on that; None where it does not.

    None too where it cannot be told: the card drawn is not known, or the table may be rearranged.

    QuestionError if there is no such position.
    """
    if not any(map(going_out_decides, verdict.findings)):
        return None
    view = question.view()
    if len(view.hand) > MOST_CARDS:
        return None
    steps = question.steps()
    begun = _begun(view, steps[:1])
    if begun is None:
        return None
    play = complete(begun)
    if play is None:
        return WayOut(False) if proves_absence(question.rules) else None
    drawn = tuple(step for step in steps[:1] if isinstance(step, Draw))
    whole = (*drawn, *play.steps)
    if not judge_turn(view, whole):
        return None
    return WayOut(True, "; ".join(map(str, whole)))


def _begun(view: View, first: Sequence[Step]) -> Draft | None:
    """The turn after its first step, by which the player got his card; None if he got none that is known."""
    match first:
        case [Draw(card=Card() as card)]:
            return Draft(after_draw(view, card))
        case [Take()] if view.pile:
            return Draft(view).add(Take())
    return Draft(view) if view.first_turn else None


def after_draw(view: View, card: Card) -> View:
    """The view once this card has come from the stock."""
    hand = CardSet((*view.hand, card))
    counts = (len(hand), *view.counts[1:])
    return replace(view, hand=hand, drawn=card, phase=Phase.PLAY, counts=counts)


def composed(question: Question, picked: Sequence[Card]) -> Composition:
    """The turn as far as it is written, and what the picked cards can do next.

    QuestionError if there is no such position or the steps cannot be read.
    """
    view = question.view()
    try:
        steps = question.steps()
        first = steps[0] if steps else None
        if isinstance(first, Draw):
            if first.card is None:
                raise QuestionError("turn", Phrase("only-expected", {"expected": Phrase("drawn")}), 0)
            view, rest = after_draw(view, first.card), steps[1:]
        else:
            rest = steps
        made = compose.compose(view, [str(step) for step in rest], picked)
    except TextError as error:
        raise QuestionError(
            "turn", Phrase("only-expected", {"expected": error.expected}), error.position
        ) from None
    return replace(made, steps=tuple(map(str, steps)))
