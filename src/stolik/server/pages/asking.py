"""A question as the referee's form holds it, and its answer as pages and pictures show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from ...core.cards import Card
from ...core.lex import TextError, parse_cards
from ...core.text import Phrase
from ...engine.question import QuestionError
from ...games.remik import question as questions
from ...games.remik.inquiry import way_out
from ...games.remik.question import FINISHES, Question
from ...rulekit.finding import Verdict
from ...rulekit.ruleset import RuleSet
from ...rummy.melds import parse_meld
from .. import links
from .cards import Face, faces, laid_signs, meld_faces, notation, step_words, turn_words
from .frame import Page, page_texts

Ask = Literal["turn", "meld", "opening", "penalty", "cut"]
ASKS: tuple[Ask, ...] = get_args(Ask)
USUAL = "remik/silesian"
MAX_FIELD = 4000
_ON = ("yes", "on", "1", "true")


@dataclass(slots=True)
class Form:
    """What was typed, in notation, and the rules that it is asked under."""

    ask: Ask
    rules: RuleSet
    hand: str = ""
    turn: str = ""
    opened: bool = False
    table: tuple[tuple[str, str], ...] = ()
    own: str = ""
    pile: str = ""
    first: bool = False
    lap: int | None = None
    melds: list[str] = field(default_factory=list)
    seen: str = ""
    finish: str = "plain"

    @property
    def is_put(self) -> bool:
        """Whether anything is asked at all."""
        match self.ask:
            case "turn":
                return bool(self.turn)
            case "penalty":
                return bool(self.hand)
            case "cut":
                return bool(self.seen)
        return bool(self.melds)

    def question(self) -> Question:
        """The question about a turn."""
        return Question(
            rules=self.rules,
            hand=self.hand,
            turn=self.turn,
            opened=self.opened,
            table=self.table,
            own=questions.read_own(self.own),
            pile=self.pile,
            first_turn=self.first,
            lap=self.lap,
        )

    def path(self, ask: Ask | None = None) -> str:
        """The address of the question and its answer; of another kind of question under these rules."""
        if ask is not None and ask != self.ask:
            return links.small_question_page("" if ask == "turn" else ask, self.rules, [])
        match self.ask:
            case "turn":
                return links.question_page(self.question())
            case "penalty":
                finish = "" if self.finish == "plain" else self.finish
                return links.small_question_page(
                    self.ask, self.rules, [("hand", self.hand), ("finish", finish)]
                )
            case "cut":
                return links.small_question_page(self.ask, self.rules, [("seen", self.seen)])
        return links.small_question_page(self.ask, self.rules, [("meld", meld) for meld in self.melds])


def too_long(field: str) -> QuestionError:
    """What is said of a field that is too long to be looked at."""
    return QuestionError(field, Phrase("characters", {"most": str(MAX_FIELD)}), MAX_FIELD, code="long")


def read_form(page: Page, rules: RuleSet) -> Form:
    """The form of a request; QuestionError if a field is too long to be looked at."""
    params = page.request.query_params

    def lines(name: str) -> list[str]:
        text = "\n".join(map(str, params.getall(name, [])))
        if len(text) > MAX_FIELD:
            raise too_long(name)
        return [
            tidy for line in text.splitlines() if (tidy := " ".join(notation(line, page.language).split()))
        ]

    def one(name: str) -> str:
        return " ".join(lines(name))

    asked = params.get("ask", "turn")
    finish = one("finish") or "plain"
    if finish not in FINISHES:
        raise QuestionError("finish", questions.wrong_finish())
    return Form(
        ask=next((ask for ask in ASKS if ask == asked), "turn"),
        rules=rules,
        hand=one("hand"),
        turn=one("turn"),
        opened=one("opened").lower() in _ON,
        table=questions.read_table(lines("table")),
        own=one("own"),
        pile=one("pile"),
        first=one("first").lower() in _ON,
        lap=questions.read_lap(one("lap")),
        melds=lines("meld"),
        seen=one("seen"),
        finish=finish,
    )


def trouble_of(language: str, where: str, error: QuestionError) -> str:
    """Why a question cannot be put: the field as the page calls it, and what is wrong with it.

    Of what cannot be read it says from which character on, and that it is told below how one writes it.
    """
    say = page_texts().say
    if error.position is None or error.code == "long":
        return say(language, "question-fault", where=where, fault=error.fault)
    return say(language, "question-text", where=where, fault=error.fault, position=error.position + 1)


@dataclass(slots=True)
class LaidMeld:
    """A meld as it is drawn."""

    name: str
    own: bool
    faces: list[Face]


@dataclass(slots=True)
class Ruling:
    """An answer in words, with everything that is drawn beside it.

    ``yes`` is None where the answer is a number. ``steps`` are those of a turn, in words. ``proof`` says,
    where going out decides, whether that was possible, and ``way`` how.
    """

    yes: bool | None
    headline: str
    details: list[str] = field(default_factory=list)
    reasons: list[dict[str, Any]] = field(default_factory=list)
    paid: list[dict[str, Any]] = field(default_factory=list)
    proof: str = ""
    way: str = ""
    steps: list[str] = field(default_factory=list)
    table: list[LaidMeld] = field(default_factory=list)
    hand: list[Face] = field(default_factory=list)
    pile: list[Face] = field(default_factory=list)


def rule_on(page: Page, form: Form) -> Ruling:
    """The answer to a form's question; QuestionError if it cannot be put."""
    match form.ask:
        case "turn":
            return _turn(page, form)
        case "meld":
            return _meld(page, form)
        case "opening":
            return _opening(page, form)
        case "penalty":
            return _penalty(page, form)
    return _cut(page, form)


def _turn(page: Page, form: Form) -> Ruling:
    question = form.question()
    view = question.view()
    verdict = question.ask()
    ruling = Ruling(bool(verdict), page.say("ruling-yes" if verdict else "ruling-no"))
    if verdict and verdict.outcome.get("out"):
        ruling.details.append(page.say("ruling-out", multiplier=int(verdict.outcome["multiplier"])))
    _give_reasons(page, form.rules, verdict, ruling)
    found = way_out(question, verdict)
    if found is not None:
        ruling.proof = page.say("ruling-way" if found.exists else "ruling-no-way")
        ruling.way = "; ".join(turn_words(page.language, found.turn)) if found.exists else ""
    try:
        ruling.steps = [step_words(page.language, step) for step in question.steps()]
    except TextError:
        ruling.steps = [form.turn]
    language = page.language
    ruling.table = [
        LaidMeld(entry.name, entry.owner == 0, meld_faces(entry.meld, language)) for entry in view.melds
    ]
    ruling.hand = faces(parse_cards(form.hand), language)
    ruling.pile = faces(view.pile, language)
    return ruling


def _give_reasons(page: Page, rules: RuleSet, verdict: Verdict, ruling: Ruling) -> None:
    ruling.reasons = [page.reason(rules, found) for found in verdict.findings]
    seen: set[str] = set()
    for ground in verdict.paid:
        if ground.clause not in seen:
            seen.add(ground.clause)
            ruling.paid.append(page.reason(rules, ground))


def _meld(page: Page, form: Form) -> Ruling:
    text = form.melds[0]
    answer = questions.ask_meld(form.rules, text)
    valid = answer.result["valid"]
    ruling = Ruling(valid, page.say("ruling-meld-yes" if valid else "ruling-meld-no"))
    if valid:
        ruling.details.append(page.say("ruling-points", points=answer.result["points"]))
        if answer.result["clean"]:
            ruling.details.append(page.say("ruling-clean"))
        text = answer.result["cards"]
    ruling.reasons = [page.reason(form.rules, found) for found in answer.findings]
    ruling.table = _drawn(page, [text])
    return ruling


def _opening(page: Page, form: Form) -> Ruling:
    answer = questions.ask_opening(form.rules, form.melds)
    opens = answer.result["opens"]
    ruling = Ruling(opens, page.say("ruling-opens-yes" if opens else "ruling-opens-no"))
    if "points" in answer.result:
        ruling.details.append(page.say("ruling-points", points=answer.result["points"]))
    ruling.reasons = [page.reason(form.rules, found) for found in answer.findings]
    ruling.table = _drawn(page, form.melds)
    return ruling


def _drawn(page: Page, melds: Sequence[str]) -> list[LaidMeld]:
    """Melds as far as they can be read."""
    out = []
    for number, text in enumerate(melds, 1):
        try:
            _, cards = parse_meld(text)
        except TextError:
            continue
        out.append(LaidMeld(str(number), True, faces(cards, page.language)))
    return out


def _penalty(page: Page, form: Form) -> Ruling:
    result = questions.ask_penalty(form.rules, form.hand, form.finish).result
    cards: list[tuple[Card, int]] = result["cards"]
    sums = [f"{laid_signs([card], page.language)} {points}" for card, points in cards]
    ruling = Ruling(None, page.say("ruling-penalty", points=result["points"]), [" + ".join(sums)])
    if result["multiplier"] != 1:
        ruling.details.append(page.say("ruling-times", multiplier=result["multiplier"]))
    ruling.hand = faces((card for card, _ in cards), page.language)
    return ruling


def _cut(page: Page, form: Form) -> Ruling:
    result = questions.ask_cut(form.rules, form.seen).result
    ways = [laid_signs(parse_cards(way), page.language) for way in result["keep"]]
    ruling = Ruling(bool(ways), page.say("ruling-cut-yes" if ways else "ruling-cut-no"))
    ruling.details = [*ways, page.say("ruling-dealt", count=result["dealt"])]
    dealt_from_five = questions.ask_cut(form.rules, form.seen, 5).result["dealt"]
    if dealt_from_five != result["dealt"]:
        ruling.details.append(page.say("ruling-dealt-from-five", count=dealt_from_five))
    ruling.hand = faces(parse_cards(form.seen), page.language)
    return ruling
