"""A question about Georgian Joker as the referee's form holds it, and its answer as pages show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from ...core.cards import JOKER, SUITS, Card
from ...core.text import Phrase, card_sign, either, number, whole_number
from ...engine.question import QuestionError
from ...games.jokeri import question as questions
from ...games.jokeri.kinds import NINE, PACK, Form
from ...games.jokeri.question import Scored
from ...rulekit.finding import Ground
from ...rulekit.ruleset import RuleSet
from ...tricks.trick import FOLLOWING_JOKER, LEADING_JOKER, Call, Play, plain
from .. import links
from .asking import MAX_FIELD, LaidMeld, Ruling, too_long, trouble_of
from .cards import faces, notation
from .frame import Page

JokerAsk = Literal["play", "trick", "score"]
JOKER_ASKS: tuple[JokerAsk, ...] = get_args(JokerAsk)
NO_TRUMP = "-"
FORMS = tuple(map(str, Form))
_CALLS = {Call.HIGH: "high", Call.LOW: "low", Call.TAKE: "take", Call.LEAVE: "leave"}


@dataclass(slots=True)
class JokerForm:
    """What was typed, in notation, and the rules that it is asked under."""

    ask: JokerAsk
    rules: RuleSet
    hand: str = ""
    trick: str = ""
    plays: str = ""
    trump: str = NO_TRUMP
    play: str = ""
    cards: int = NINE
    form: str = "plain"
    results: str = ""

    @property
    def is_put(self) -> bool:
        """Whether anything is asked at all."""
        return bool({"play": self.hand, "trick": self.plays, "score": self.results}[self.ask])

    def path(self, ask: JokerAsk | None = None) -> str:
        """The address of the question and its answer; of another kind of question under these rules."""
        if (ask is not None and ask != self.ask) or not self.is_put:
            return links.small_question_page(ask or self.ask, self.rules, [])
        match self.ask:
            case "play":
                return links.joker_play_page(self.rules, self.hand, self.trick, self.trump, self.play)
            case "trick":
                return links.joker_trick_page(self.rules, self.plays, self.trump)
        return links.joker_score_page(self.rules, self.cards, self.form, self.results)


def read_joker_form(page: Page, rules: RuleSet) -> JokerForm:
    """The form of a request; QuestionError if a field cannot be looked at or chooses what is not offered."""
    params = page.request.query_params

    def one(name: str) -> str:
        text = " ".join(map(str, params.getall(name, [])))
        if len(text) > MAX_FIELD:
            raise too_long(name)
        return " ".join(notation(text, page.language).split())

    asked, trump, form, cards = one("ask"), one("trump").lower(), one("form") or "plain", one("cards")
    if trump not in ("", NO_TRUMP, *(suit.letter for suit in SUITS)):
        raise QuestionError("trump", Phrase("only-expected", {"expected": Phrase("trump")}))
    if form not in FORMS:
        raise QuestionError("form", Phrase("only-expected", {"expected": either(FORMS)}))
    if cards and not (len(cards) == 1 and cards in "123456789"):
        raise QuestionError("cards", Phrase("only-expected", {"expected": whole_number(1, NINE)}))
    return JokerForm(
        ask=next((ask for ask in JOKER_ASKS if ask == asked), "play"),
        rules=rules,
        hand=one("hand"),
        trick=one("trick"),
        plays=one("plays"),
        trump=trump or NO_TRUMP,
        play=one("play"),
        cards=int(cards or NINE),
        form=form,
        results=one("results"),
    )


@dataclass(slots=True)
class JokerRuling(Ruling):
    """An answer, and besides: the cards that may not be played, each with the reasons; a score by players."""

    barred: list[tuple[str, list[dict[str, Any]]]] = field(default_factory=list)
    scores: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)


def rule_on_joker(page: Page, form: JokerForm) -> JokerRuling:
    """The answer to a form's question; QuestionError if it cannot be put."""
    match form.ask:
        case "play":
            return _play(page, form)
        case "trick":
            return _trick(page, form)
    return _score(page, form)


def play_words(page: Page, play: Play) -> str:
    """A play in words: the card's sign, a joker with what is declared."""
    if play.call is None:
        return card_sign(play.card, page.language)
    suit = play.suit.sign if play.suit is not None else ""
    return page.say(f"joker-{_CALLS[play.call]}", suit=suit)


def tiles(page: Page) -> dict[str, Any]:
    """What can be tapped, each as its notation and its sign: the pack's rows, a joker in the hand,
    jokers that lead and jokers that follow; and the forms of a deal in which nothing is promised."""

    def said(plays: Sequence[Play]) -> list[tuple[str, str]]:
        return [(str(play), play_words(page, play)) for play in plays]

    rows = [[plain(card) for card in dict.fromkeys(PACK) if card.suit is suit] for suit in SUITS]
    return {
        "rows": [said(row[1:] + row[:1]) for row in rows],
        "held": said([plain(JOKER)]),
        "first": said(LEADING_JOKER),
        "later": said(FOLLOWING_JOKER),
        "unpromised": [str(form) for form in Form if not form.has_bids],
    }


def _drawn(page: Page, plays: Sequence[Play]) -> list[LaidMeld]:
    """Plays as they lie, numbered in their order; a joker's declaration stands beside it."""
    out = []
    for place, play in enumerate(plays, 1):
        name = f"{place}" if play.call is None else f"{place}: {play_words(page, play)}"
        out.append(LaidMeld(name, False, faces([play.card], page.language)))
    return out


def _trump_said(page: Page, trump: str) -> str:
    if trump == NO_TRUMP:
        return page.say("joker-no-trump")
    suit = next(suit for suit in SUITS if suit.letter == trump)
    return page.say("joker-trump", suit=f"{suit.sign} {page.say(f'suit-{trump}')}")


def _play(page: Page, form: JokerForm) -> JokerRuling:
    answer = questions.ask_play(form.rules, form.hand, form.trick, form.trump, form.play)
    free = list(dict.fromkeys(play.card for play in answer.legal))
    free = [card for card in dict.fromkeys(answer.hand) if card in free]
    said = page.say("joker-may", cards=_signs(page, free))
    if answer.play is None or answer.verdict is None:
        ruling = JokerRuling(None, said)
    else:
        is_legal = bool(answer.verdict)
        word = page.say("ruling-yes" if is_legal else "ruling-no")
        ruling = JokerRuling(is_legal, f"{play_words(page, answer.play)}: {word}", [said])
        ruling.reasons = [page.reason(form.rules, found) for found in answer.verdict.findings]
    if JOKER in answer.hand:
        ruling.details.append(page.say("joker-follows" if answer.trick else "joker-leads"))
    ruling.details.append(_trump_said(page, form.trump))
    ruling.barred = [
        (card_sign(card, page.language), [page.reason(form.rules, found) for found in against])
        for card, against in answer.barred
        if answer.play is None or answer.play.card is not card
    ]
    ruling.table = _drawn(page, answer.trick)
    ruling.hand = faces(answer.hand, page.language)
    return ruling


def _signs(page: Page, cards: Sequence[Card]) -> str:
    return " ".join(card_sign(card, page.language) for card in cards)


def _because(page: Page, rules: RuleSet, clause: str) -> dict[str, Any]:
    """The clause that decided, as a page shows it."""
    return page.reason(rules, Ground(clause))


def _trick(page: Page, form: JokerForm) -> JokerRuling:
    answer = questions.ask_trick(form.rules, form.plays, form.trump)
    card = play_words(page, answer.plays[answer.play - 1])
    ruling = JokerRuling(None, page.say("joker-takes", play=answer.play, card=card))
    ruling.details.append(_trump_said(page, form.trump))
    ruling.paid = [_because(page, form.rules, answer.because)]
    ruling.table = _drawn(page, answer.plays)
    return ruling


def _score(page: Page, form: JokerForm) -> JokerRuling:
    scored = questions.ask_results(form.rules, form.cards, form.form, form.results)
    if len(scored) == 1:
        headline = page.say("ruling-points", points=scored[0].points)
    else:
        headline = page.say("joker-row", points=", ".join(number(each.points) for each in scored))
    ruling = JokerRuling(None, headline, [page.say("joker-deal", cards=form.cards)])
    ruling.details[0] += f" {page.say(f'form-{form.form}')}"
    ruling.scores = [
        (_told(page, each), number(each.points), _because(page, form.rules, each.because)) for each in scored
    ]
    ruling.paid = [reason for _, _, reason in ruling.scores[:1]] if len(scored) == 1 else []
    return ruling


def _told(page: Page, each: Scored) -> str:
    if each.bid is None:
        return page.say("joker-took", taken=each.taken)
    return page.say("joker-told", bid=each.bid, taken=each.taken)


def joker_trouble(page: Page, error: QuestionError) -> str:
    """Why a question cannot be put, in the reader's language."""
    name = {"hand": "held", "cards": "dealt"}.get(error.field, error.field)
    known = ("held", "trick", "plays", "trump", "play", "dealt", "form", "results")
    return trouble_of(page.language, page.say(f"field-{name if name in known else 'text'}"), error)
