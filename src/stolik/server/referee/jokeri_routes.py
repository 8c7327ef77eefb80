"""The referee's routes for Georgian Joker: POST a question, read the answer. Nothing is kept."""

from __future__ import annotations

from typing import Any

from litestar.params import JSONBody

from ...games.jokeri import question as questions
from ...rulekit.finding import Ground
from ...rulekit.ruleset import RuleSet
from .. import links
from .jokeri_messages import (
    BarredCard,
    JokeriDealAnswer,
    JokeriDealQuestion,
    JokeriPlayAnswer,
    JokeriPlayQuestion,
    JokeriScoreAnswer,
    JokeriScoreQuestion,
    JokeriTrickAnswer,
    JokeriTrickQuestion,
)
from .messages import Reason
from .routes import Asked, asks, clauses, put, reasons

GAME = "jokeri"


def _reason(rules: RuleSet, clause: str, language: str) -> Reason:
    """The clause that decided, which no turn broke."""
    return reasons(rules, [Ground(clause)], language)[0]


@asks("jokeri/play", "judgeJokeriPlay", thinks=False)
def judge_play(request: Asked, data: JSONBody[JokeriPlayQuestion]) -> JokeriPlayAnswer:
    """Joker: which cards may be played, why not the others, and is this play allowed?"""

    def ask(rules: RuleSet) -> JokeriPlayAnswer:
        answer = questions.ask_play(rules, data.hand, data.trick, data.trump, data.play)
        found = answer.verdict.findings if answer.verdict is not None else ()
        return JokeriPlayAnswer(
            rules=str(rules),
            code=rules.code,
            plays=[str(play) for play in answer.legal],
            barred=[
                BarredCard(str(card), reasons(rules, against, data.lang)) for card, against in answer.barred
            ],
            legal=bool(answer.verdict) if answer.verdict is not None else None,
            because=clauses(found),
            findings=reasons(rules, found, data.lang),
            link=links.joker_play_page(rules, data.hand, data.trick, data.trump, data.play),
        )

    return put(request, data.rules, ask, GAME)


@asks("jokeri/trick", "decideJokeriTrick", thinks=False)
def decide_trick(request: Asked, data: JSONBody[JokeriTrickQuestion]) -> JokeriTrickAnswer:
    """Joker: who takes the trick, and by which clause?"""

    def ask(rules: RuleSet) -> JokeriTrickAnswer:
        answer = questions.ask_trick(rules, data.plays, data.trump)
        return JokeriTrickAnswer(
            rules=str(rules),
            code=rules.code,
            play=answer.play,
            card=str(answer.plays[answer.play - 1]),
            because=answer.because,
            reason=_reason(rules, answer.because, data.lang),
            link=links.joker_trick_page(rules, data.plays, data.trump),
        )

    return put(request, data.rules, ask, GAME)


@asks("jokeri/score", "countJokeriScore", thinks=False)
def count_score(request: Asked, data: JSONBody[JokeriScoreQuestion]) -> JokeriScoreAnswer:
    """Joker: what does a player score who promised so many tricks and took so many?"""

    def ask(rules: RuleSet) -> JokeriScoreAnswer:
        answer = questions.ask_score(rules, data.cards, data.form, data.bid, data.taken)
        return JokeriScoreAnswer(
            rules=str(rules),
            code=rules.code,
            points=answer.points,
            because=answer.because,
            reason=_reason(rules, answer.because, data.lang),
            link=links.joker_score_page(rules, data.cards, data.form, str(answer)),
        )

    return put(request, data.rules, ask, GAME)


def _record(data: JokeriDealQuestion) -> dict[str, Any]:
    """The deal as the engine reads it; what was not told is left out."""
    told = {
        name: getattr(data, name) for name in ("cards", "form", "dealer", "hands", "plays", "turned", "trump")
    }
    told["bids"] = data.bids
    return {name: value for name, value in told.items() if value is not None}


@asks("jokeri/deal", "countJokeriDeal")
def count_deal(request: Asked, data: JSONBody[JokeriDealQuestion]) -> JokeriDealAnswer:
    """Joker: what does a whole deal score? Every play is judged on the way."""

    def ask(rules: RuleSet) -> JokeriDealAnswer:
        players = questions.ask_deal(rules, _record(data)).players
        return JokeriDealAnswer(
            rules=str(rules),
            code=rules.code,
            taken=[each.taken for each in players],
            scores=[each.points for each in players],
            because=[each.because for each in players],
            reasons=[_reason(rules, each.because, data.lang) for each in players],
            link=links.joker_score_page(rules, data.cards, data.form, " ".join(map(str, players))),
        )

    return put(request, data.rules, ask, GAME)


JOKERI = [judge_play, decide_trick, count_score, count_deal]
