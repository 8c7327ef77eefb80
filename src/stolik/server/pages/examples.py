"""A clause's example in words: a case that the game's own rules answer at this very table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.lex import TextError, parse_card
from ...core.text import card_sign
from ...rulekit.rulebook import ClauseText
from ...rulekit.ruleset import RuleSet
from ..catalogue import Games
from .frame import Page

_SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def examples(page: Page, rules: RuleSet, clauses: Iterable[ClauseText]) -> dict[str, str]:
    """The examples of a rules page by clause; only those that can be said in a sentence."""
    return {
        clause.id: text
        for clause in clauses
        if clause.example is not None and (text := say_example(page, rules, clause.example))
    }


def say_example(page: Page, rules: RuleSet, case: Mapping[str, Any]) -> str:
    """A case and its answer at this table; empty where there is no sentence for its kind, or no answer."""
    try:
        answer = _answer(page.games, rules, case)
    except ValueError:
        return ""
    match case["kind"]:
        case "legal":
            return page.say(
                "example-legal" if case["trick"] else "example-lead",
                hand=_plays(page, case["hand"]),
                trick=_plays(page, case["trick"]),
                trump=_trump(page, case["trump"]),
                plays=", ".join(_play(page, play) for play in answer),
            )
        case "trick":
            plays = case["plays"].split()
            return page.say(
                "example-trick",
                plays=_plays(page, case["plays"]),
                trump=_trump(page, case["trump"]),
                play=_play(page, plays[answer - 1]),
            )
        case "bids":
            return page.say(
                "example-bids" if case["bids"] else "example-first-bid",
                cards=case["cards"],
                bids=_numbers(case["bids"]),
                numbers=_numbers(answer),
            )
        case "score" if "bid" in case:
            return page.say(
                "example-score", cards=case["cards"], bid=case["bid"], taken=case["taken"], points=answer
            )
        case "set":
            rows = [" ".join(map(str, deal)) for deal in case["results"]]
            return page.say(
                "example-set",
                deals="; ".join(rows),
                premium=_numbers(answer["premium"]),
                erased=_numbers(answer["erased"]),
                totals=_numbers(answer["totals"]),
            )
    return ""


def _answer(games: Games, rules: RuleSet, case: Mapping[str, Any]) -> Any:
    answer = games.spec(rules.game).answer(case["kind"], case, rules)
    if isinstance(answer, Mapping) and "error" in answer:
        raise ValueError(answer["error"])
    return answer


def _numbers(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _plays(page: Page, text: str) -> str:
    return ", ".join(_play(page, play) for play in text.split())


def _play(page: Page, text: str) -> str:
    """A play: a card as its sign, a joker with what was declared of it."""
    calls = {"^": "high", "_": "low", "+": "take", "-": "leave"}
    if text[:1] == "*" and text[1:2] in calls:
        return page.say(f"call-{calls[text[1:2]]}", suit=_SUITS.get(text[2:3], ""))
    try:
        return card_sign(parse_card(text), page.language)
    except TextError:
        return text


def _trump(page: Page, letter: str) -> str:
    return _SUITS.get(letter) or page.say("no-trump")
