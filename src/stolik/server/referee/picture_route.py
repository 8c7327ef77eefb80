"""The referee's answer as a picture for chats: GET the address of the question with `picture.png` in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from litestar import Response, get
from litestar.openapi.spec import OpenAPIType, Operation, Parameter, Schema

from ..answers import errors
from ..pages.asking import USUAL
from ..pages.frame import Asked, Page
from ..pages.referee import drawn, read_question
from ..pictures import DAY, DRAWN, KIND, answer_png

_QUESTION: Final = {
    "rules": f"The rule set; {USUAL} if left out.",
    "lang": "The language: en, pl, tr or ka. Without it the browser's choice counts.",
    "ask": "What is asked. Remik: turn (the usual), meld, opening, penalty, cut. Joker: play, trick, score.",
    "hand": "The hand.",
    "opened": "Remik: yes if the player had opened before.",
    "table": "Remik: a meld on the table with its name, as in `a: 5h 6h 7h`; once for each.",
    "own": "Remik: names of the melds that the player laid.",
    "pile": "Remik: the discard pile, top card first.",
    "first": "Remik: yes in the first turn of the deal, with the extra card.",
    "lap": "Remik: the lap of the deal, where the rules wait for one.",
    "turn": "Remik: the steps, as in `draw 4s; discard Kh`.",
    "meld": "Remik: the cards of a meld; for opening once for each.",
    "finish": "Remik: how the other went out.",
    "seen": "Remik: the cards seen at the cut.",
    "trick": "Joker: the plays so far, in order.",
    "play": "Joker: the card asked about.",
    "plays": "Joker: the four plays in order.",
    "trump": "Joker: s, h, d, c, or - for none.",
    "cards": "Joker: cards dealt to each.",
    "form": "Joker: golden, no_trump, dark or misere for a special deal.",
    "results": "Joker: promised/taken, of one player or of all four: `2/3` is two promised, three taken.",
}
_MORE: Final = ("table", "meld")


@dataclass
class _Operation(Operation):
    """The route with its parameters, which the two games read each in its own way."""

    def __post_init__(self) -> None:
        text = Schema(type=OpenAPIType.STRING)
        texts = Schema(type=OpenAPIType.ARRAY, items=text)
        self.parameters = [
            Parameter(name, "query", texts if name in _MORE else text, description=told)
            for name, told in _QUESTION.items()
        ]


@get(
    "/referee/picture.png",
    sync_to_thread=True,
    media_type=KIND,
    tags=["referee"],
    operation_id="pictureOfAnswer",
    operation_class=_Operation,
    responses={
        **DRAWN,
        **errors(
            e400="The question cannot be read, or there are no such rules: `code`, `detail` and `where`.",
            e429="Too much at once: `key` names the limit, `seconds` says when to try again.",
            e503="The picture was not drawn in time.",
        ),
    },
)
def picture_of_answer(request: Asked) -> Response[bytes]:
    """The question of a link to the referee, and its answer, as a picture for a chat."""
    page = Page(request)
    rules = page.games.parse_rules(request.query_params.get("rules", "").strip() or USUAL)
    return answer_png(page, drawn(page, read_question(page, rules)), DAY)


PICTURES = [picture_of_answer]
