"""`stolik judge` for less than a turn of remik: a meld, an opening, a hand's penalty, what may be kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import typer

from stolik.cli.failure import Failure

if TYPE_CHECKING:
    from stolik.cli.say import Speech
    from stolik.games.remik.question import Answer
    from stolik.rulekit.ruleset import RuleSet


def answer(
    rules_text: str, asked: Mapping[str, Any], finish: str | None, language: str, *, as_json: bool, link: bool
) -> bool:
    """Put the question and print the answer; whether it is a yes (a penalty and a cut are no yes or no).

    ``asked`` maps the four kinds to what was asked, None where nothing was; Failure for more than one.
    """
    from stolik import games
    from stolik.cli.say import Speech
    from stolik.engine.question import QuestionError

    part, *others = [name for name, text in asked.items() if text is not None]
    if others:
        raise Failure("judge-one-part", one=f"--{part}", other=f"--{others[0]}")
    if finish is not None and part != "penalty":
        raise Failure("judge-finish-only")
    rules = games.parse_rules(rules_text)
    speech = Speech(language)
    texts = [speech.typed(text) for text in (asked[part] if part == "opening" else [asked[part]])]
    try:
        found, told = _ASKED[part](rules, texts, finish or "plain", speech)
    except QuestionError as error:
        # Here a hand and the cards seen are given by the name of the question.
        raise error.named(part) if error.field in ("hand", "seen") else error from None
    clauses = list(dict.fromkeys(finding.clause for finding in found.findings))
    if as_json:
        plain = found.result["points"] if part == "penalty" else dict(found.result)
        typer.echo(json.dumps(plain | {"because": clauses} if clauses else plain))
    else:
        reasons = dict.fromkeys(rules.catalog.refusal(one, speech.language) for one in found.findings)
        typer.echo("\n".join([*told, *reasons]))
    if link:
        typer.echo(_page(part, rules, texts, finish))
    return not clauses


def _meld(rules: RuleSet, texts: list[str], _: str, speech: Speech) -> tuple[Answer, list[str]]:
    from stolik.games.remik.question import ask_meld

    found = ask_meld(rules, texts[0])
    if not found.result["valid"]:
        return found, [speech.say("judge-meld-no")]
    told = [speech.say("judge-meld", points=found.result["points"])]
    return found, told + [speech.say("judge-clean")] * bool(found.result["clean"])


def _opening(rules: RuleSet, texts: list[str], _: str, speech: Speech) -> tuple[Answer, list[str]]:
    from stolik.games.remik.question import ask_opening

    found = ask_opening(rules, texts)
    told = [speech.say("judge-opens" if found.result["opens"] else "judge-opens-no")]
    if "points" in found.result:
        told.append(speech.say("judge-points", points=found.result["points"]))
    return found, told


def _penalty(rules: RuleSet, texts: list[str], finish: str, speech: Speech) -> tuple[Answer, list[str]]:
    from stolik.games.remik.question import ask_penalty

    found = ask_penalty(rules, texts[0], finish)
    told = [f"{speech.card(card)}  {points}" for card, points in found.result["cards"]]
    if found.result["multiplier"] != 1:
        told.append(speech.say("judge-times", multiplier=found.result["multiplier"]))
    return found, [*told, speech.say("judge-points", points=found.result["points"])]


def _cut(rules: RuleSet, texts: list[str], _: str, speech: Speech) -> tuple[Answer, list[str]]:
    from stolik.core.lex import parse_cards
    from stolik.games.remik.question import ask_cut

    found = ask_cut(rules, texts[0])
    ways = [speech.cards(parse_cards(way)) for way in found.result["keep"]]
    told = [speech.say("judge-keep", ways="; ".join(ways)) if ways else speech.say("judge-keep-nothing")]
    return found, [*told, speech.say("judge-dealt", count=found.result["dealt"])]


_ASKED: Mapping[str, Callable[[RuleSet, list[str], str, Speech], tuple[Answer, list[str]]]] = {
    "meld": _meld,
    "opening": _opening,
    "penalty": _penalty,
    "cut": _cut,
}


def _page(part: str, rules: RuleSet, texts: list[str], finish: str | None) -> str:
    """The address of the question's page."""
    from stolik.server.links import small_question_page

    field = {"meld": "meld", "opening": "meld", "penalty": "hand", "cut": "seen"}[part]
    pairs = [(field, text) for text in texts] + ([("finish", finish)] if finish else [])
    return small_question_page(part, rules, pairs)
