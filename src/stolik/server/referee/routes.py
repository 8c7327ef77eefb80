"""The referee's routes: POST a question, read the answer. The judge is that of the table; nothing is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody

from ...engine.question import QuestionError
from ...games.remik import inquiry
from ...games.remik import question as questions
from ...games.remik.question import Question
from ...rulekit.finding import Finding
from ...rulekit.ruleset import RuleSet, RuleSetError
from .. import links, projector
from ..answers import ERRORS
from ..desk import Desk, Problem
from ..pages import cards
from ..pages.frame import page_texts
from ..pages.referee import question_trouble
from .messages import (
    CardPenalty,
    ComposeAnswer,
    ComposeQuestion,
    Condition,
    CutAnswer,
    CutQuestion,
    LyingAnswer,
    LyingMeld,
    LyingQuestion,
    MeldAnswer,
    MeldQuestion,
    OpeningAnswer,
    OpeningQuestion,
    PenaltyAnswer,
    PenaltyQuestion,
    Reason,
    SheetAnswer,
    SheetQuestion,
    Step,
    TableMeld,
    TurnAnswer,
    TurnQuestion,
    WayOut,
)

Asked = Request[Any, Any, State]
GAME = "remik"


def read_rules(desk: Desk, text: str, game: str = GAME) -> RuleSet:
    """The rules of a question; Problem if there are none, or if they are of another game than it is about."""
    games = desk.tables.house.games
    try:
        rules = games.parse_rules(links.named(text.strip()))
    except RuleSetError as error:
        found = [projector.finding(finding) for finding in error.findings]
        raise Problem(400, "bad_rules", str(error), found, where="rules") from None
    if rules.game != game:
        raise Problem(400, "bad_rules", f"this is a question about {game}, not {rules.game}", where="rules")
    return rules


def reasons(rules: RuleSet, findings: Iterable[Finding], language: str) -> list[Reason]:
    """Findings as an answer tells them: by id and evidence, and as sentences with their clauses."""
    catalog = rules.catalog
    return [
        Reason(
            clause=found.clause,
            step=found.step,
            args=projector.finding(found).args,
            cited=catalog.clause_name(found.clause, language),
            text=catalog.sentence(found, language),
            address=links.rules_page(rules, found.clause),
        )
        for found in findings
    ]


def clauses(findings: Iterable[Finding]) -> list[str]:
    """Ids of the clauses, each once."""
    return list(dict.fromkeys(found.clause for found in findings))


Answered = TypeVar("Answered")


def asks(path: str, operation_id: str, *, thinks: bool = True) -> post:
    """The route of a question: POST to ``/api/referee/PATH``; what ``thinks`` is answered in a thread."""
    return post(
        f"/api/referee/{path}",
        status_code=200,
        sync_to_thread=thinks,
        tags=["referee"],
        operation_id=operation_id,
        responses=ERRORS,
    )


def put(request: Asked, text: str, ask: Callable[[RuleSet], Answered], game: str = GAME) -> Answered:
    """Count the question against its limit, read its rules and ask."""
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    desk.take(request, "referee")
    return ask(read_rules(desk, text, game))


def question_of(data: TurnQuestion, rules: RuleSet) -> Question:
    """The question that a program sent."""
    return Question(
        rules=rules,
        hand=data.hand,
        turn=data.turn,
        opened=data.opened,
        table=tuple(data.table.items()),
        own=tuple(data.own),
        pile=data.pile,
        first_turn=data.first_turn,
        lap=data.lap,
    )


def answer_turn(data: TurnQuestion, rules: RuleSet) -> TurnAnswer:
    """The verdict on a turn; QuestionError if the position cannot be."""
    question = question_of(data, rules)
    verdict = question.ask()
    outcome = verdict.outcome if verdict else {}
    found = inquiry.way_out(question, verdict)
    return TurnAnswer(
        rules=str(rules),
        code=rules.code,
        legal=bool(verdict),
        out=bool(outcome.get("out", False)),
        multiplier=outcome.get("multiplier"),
        because=clauses(verdict.findings),
        findings=reasons(rules, verdict.findings, data.lang),
        paid=reasons(rules, verdict.paid, data.lang),
        way_out=WayOut(found.exists, found.turn or None) if found else None,
        link=links.question_page(question),
    )


@asks("turn", "judgeTurn")
def judge_turn(request: Asked, data: JSONBody[TurnQuestion]) -> TurnAnswer:
    """Is a turn allowed? Every clause that it breaks, and every condition that it met on the way."""
    return put(request, data.rules, lambda rules: answer_turn(data, rules))


def _as_typed(question: Question, language: str) -> Question:
    """The question with what people type, as ``W♥``, in notation: the page sends its fields as they are."""
    return replace(
        question,
        hand=cards.notation(question.hand, language),
        turn=cards.notation(question.turn, language),
        table=tuple((name, cards.notation(text, language)) for name, text in question.table),
        pile=cards.notation(question.pile, language),
    )


def answer_compose(data: ComposeQuestion, rules: RuleSet) -> ComposeAnswer:
    """The turn so far and what can be done next; QuestionError if the position cannot be."""
    question = _as_typed(question_of(data, rules), data.lang)
    picked = questions.known_cards(" ".join(data.pick), "pick")
    made = inquiry.composed(question, picked)
    texts = rules.catalog.texts
    return ComposeAnswer(
        rules=str(rules),
        code=rules.code,
        steps=list(made.steps),
        said=cards.turn_words(data.lang, "; ".join(made.steps)),
        hand=[str(card) for card in made.hand],
        table=[
            TableMeld(
                entry.name,
                entry.meld.kind.value,
                [str(laid) for laid in entry.meld.cards],
                entry.owner == 0,
            )
            for entry in made.melds
        ],
        conditions=[
            Condition(
                each["id"],
                texts.say(data.lang, f"{each['id']}-title"),
                each["ok"],
                each.get("have"),
                each.get("need"),
            )
            for each in made.status
        ],
        findings=reasons(rules, made.findings, data.lang),
        choices=[
            Step(
                choice.step,
                choice.kind,
                " ".join(cards.turn_words(data.lang, choice.step)),
                choice.ok,
                choice.points,
                reasons(rules, choice.findings, data.lang),
            )
            for choice in made.choices
        ],
        link=links.question_page(question),
    )


@asks("compose", "composeTurn")
def compose_turn(request: Asked, data: JSONBody[ComposeQuestion]) -> ComposeAnswer:
    """A turn step by step: hand and table after the steps so far, and what the picked cards can do next."""

    def ask(rules: RuleSet) -> ComposeAnswer:
        try:
            return answer_compose(data, rules)
        except QuestionError as error:
            # A page shows this beside the turn while it is composed: it speaks the language of the answer.
            said = question_trouble(data.lang, rules, error)
            raise Problem(
                400,
                "bad_text" if error.code == "text" else error.code,
                said,
                where=error.field,
                position=error.position,
            ) from None

    try:
        return put(request, data.rules, ask)
    except Problem as problem:
        if problem.trouble.code != "bad_rules":
            raise
        said = page_texts().say(data.lang, "question-rules", text=data.rules[:200])
        raise Problem(400, "bad_rules", said, problem.trouble.findings, where="rules") from None


@asks("meld", "judgeMeld", thinks=False)
def judge_meld(request: Asked, data: JSONBody[MeldQuestion]) -> MeldAnswer:
    """Are these cards a meld, what is it worth, and is it clean?"""

    def ask(rules: RuleSet) -> MeldAnswer:
        answer = questions.ask_meld(rules, data.meld)
        return MeldAnswer(
            rules=str(rules),
            code=rules.code,
            valid=answer.result["valid"],
            points=answer.result.get("points"),
            clean=answer.result.get("clean"),
            cards=answer.result.get("cards"),
            because=clauses(answer.findings),
            findings=reasons(rules, answer.findings, data.lang),
            link=links.small_question_page("meld", rules, [("meld", data.meld)]),
        )

    return put(request, data.rules, ask)


@asks("melds", "listMelds", thinks=False)
def list_melds(request: Asked, data: JSONBody[LyingQuestion]) -> LyingAnswer:
    """As which melds may these cards lie on the table? For a page on which they are tapped."""

    def ask(rules: RuleSet) -> LyingAnswer:
        text = cards.notation(data.cards, data.lang)
        found = questions.lying(rules, text)
        why = () if found else questions.ask_meld(rules, text).findings
        return LyingAnswer(
            rules=str(rules),
            code=rules.code,
            melds=[
                LyingMeld(
                    str(meld),
                    meld.kind.value,
                    page_texts().say(
                        data.lang,
                        f"lying-{meld.kind.value}",
                        cards=cards.laid_signs(meld.cards, data.lang),
                    ),
                )
                for meld in found
            ],
            findings=reasons(rules, why, data.lang),
        )

    return put(request, data.rules, ask)


@asks("opening", "judgeOpening")
def judge_opening(request: Asked, data: JSONBody[OpeningQuestion]) -> OpeningAnswer:
    """Do melds laid together open, and with how many points?"""

    def ask(rules: RuleSet) -> OpeningAnswer:
        answer = questions.ask_opening(rules, data.melds)
        return OpeningAnswer(
            rules=str(rules),
            code=rules.code,
            opens=answer.result["opens"],
            points=answer.result.get("points"),
            because=clauses(answer.findings),
            findings=reasons(rules, answer.findings, data.lang),
            link=links.small_question_page("opening", rules, [("meld", meld) for meld in data.melds]),
        )

    return put(request, data.rules, ask)


@asks("penalty", "countPenalty", thinks=False)
def count_penalty(request: Asked, data: JSONBody[PenaltyQuestion]) -> PenaltyAnswer:
    """What does a hand cost when another player goes out?"""

    def ask(rules: RuleSet) -> PenaltyAnswer:
        result = questions.ask_penalty(rules, data.hand, data.finish).result
        finish = "" if data.finish == "plain" else data.finish
        return PenaltyAnswer(
            rules=str(rules),
            code=rules.code,
            points=result["points"],
            multiplier=result["multiplier"],
            cards=[CardPenalty(str(card), points) for card, points in result["cards"]],
            link=links.small_question_page("penalty", rules, [("hand", data.hand), ("finish", finish)]),
        )

    return put(request, data.rules, ask)


@asks("sheet", "judgeSheet")
def read_sheet(request: Asked, data: JSONBody[SheetQuestion]) -> SheetAnswer:
    """How does a score sheet stand: totals, places, the pot, and whether the game is over?"""

    def ask(rules: RuleSet) -> SheetAnswer:
        result = questions.ask_sheet(rules, data.players, data.deals, data.stake).result
        return SheetAnswer(
            rules=str(rules),
            code=rules.code,
            over=result["over"],
            totals=result["totals"],
            places=result["places"],
            pot=result.get("pot"),
            net=result.get("net"),
        )

    return put(request, data.rules, ask)


@asks("cut", "judgeCut", thinks=False)
def judge_cut(request: Asked, data: JSONBody[CutQuestion]) -> CutAnswer:
    """What may the cutter keep of the cards seen, and how many is he then dealt?"""

    def ask(rules: RuleSet) -> CutAnswer:
        result = questions.ask_cut(rules, data.seen, data.players).result
        return CutAnswer(
            rules=str(rules),
            code=rules.code,
            keep=result["keep"],
            dealt=result["dealt"],
            link=links.small_question_page("cut", rules, [("seen", data.seen)]),
        )

    return put(request, data.rules, ask)


REFEREE = [
    judge_turn,
    compose_turn,
    judge_meld,
    list_melds,
    judge_opening,
    count_penalty,
    read_sheet,
    judge_cut,
]
