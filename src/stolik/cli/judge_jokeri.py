"""`stolik judge` for Georgian Joker: a hand and a trick, four plays, or a deal's results, and the answer."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import typer

from stolik.cli.failure import Failure

if TYPE_CHECKING:
    from stolik.cli.say import Speech
    from stolik.games.jokeri.question import Scored
    from stolik.rulekit.finding import Finding
    from stolik.rulekit.ruleset import RuleSet
    from stolik.tricks.trick import Play

FIELDS = ("rules", "hand", "trick", "trump", "play", "cards", "form", "results")
"""Fields of a question's text, a line each."""

USUAL_RULES = "jokeri/classic"


def is_asked(rules: str | None, text: str) -> bool:
    """Whether a question is about Joker: by the rules given, or else by those that its text names."""
    if rules is None:
        named = [line.partition(":") for line in text.splitlines()]
        rules = next((value for name, _, value in named if name.strip().lower() == "rules"), "")
    return rules.strip().lower().startswith("jokeri")


def read_fields(text: str) -> dict[str, str]:
    """The fields of a question's text; Failure for a line that is none."""
    found: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, colon, value = line.partition(":")
        name = name.strip().lower()
        if not colon or name not in FIELDS:
            raise Failure("judge-no-field", line=number, text=line.strip()[:60], known=", ".join(FIELDS))
        if name in found:
            raise Failure("judge-twice", line=number, name=name)
        found[name] = value.strip()
    return found


def answer(fields: Mapping[str, str], language: str, *, as_json: bool, link: bool) -> bool:
    """Put the question and print the answer; whether the play asked about is allowed (True if none was)."""
    from stolik import games
    from stolik.cli.say import ANSWERING, Speech

    rules = games.parse_rules(fields.get("rules") or USUAL_RULES)
    speech = Speech(language, among=ANSWERING)
    typed = {
        name: speech.typed(fields.get(name, ""))
        if name in ("hand", "trick", "play")
        else fields.get(name, "")
        for name in FIELDS
    }
    trump = typed["trump"] or "-"
    if typed["results"]:
        _refuse(typed, "results", ("hand", "trick", "trump", "play"))
        deal = _whole(typed["cards"] or "9"), typed["form"] or "plain", typed["results"]
        return _score(rules, speech, deal, language, as_json=as_json, link=link)
    if typed["hand"]:
        _refuse(typed, "hand", ("cards", "form"))
        return _play(rules, speech, {**typed, "trump": trump}, language, as_json=as_json, link=link)
    if typed["trick"]:
        _refuse(typed, "trick", ("play", "cards", "form"))
        return _trick(rules, speech, typed["trick"], trump, language, as_json=as_json, link=link)
    raise Failure("judge-empty")


def _refuse(typed: Mapping[str, str], what: str, others: Iterable[str]) -> None:
    """Failure for a field that a question about this does not have, instead of leaving it unread."""
    for name in others:
        if typed[name]:
            raise Failure(f"judge-{what}-has-no", name=name)


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Failure("judge-cards-dealt", text=text[:40])
    return int(text)


def _decided(rules: RuleSet, clause: str, language: str) -> str:
    """The clause that decided, in a sentence and cited."""
    from stolik.rulekit.finding import Ground

    return rules.catalog.refusal(Ground(clause), language)


def _reasons(rules: RuleSet, findings: Iterable[Finding], language: str) -> list[str]:
    return [rules.catalog.refusal(found, language) for found in findings]


def _said(speech: Speech, play: Play) -> str:
    if play.call is None:
        return speech.card(play.card)
    suit = play.suit.sign if play.suit is not None else ""
    return f"{speech.card(play.card)} {speech.say(f'joker-{play.call.name.lower()}', suit=suit)}"


def _print(lines: Iterable[str], data: Mapping[str, Any] | list[Any], link: str, *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(data))
    else:
        for line in lines:
            typer.echo(line)
    if link:
        typer.echo(link)


def _play(
    rules: RuleSet, speech: Speech, typed: Mapping[str, str], language: str, *, as_json: bool, link: bool
) -> bool:
    from stolik.games.jokeri.question import ask_play
    from stolik.server.links import joker_play_page

    told = [typed[name] for name in ("hand", "trick", "trump", "play")]
    found = ask_play(rules, *told)
    lines, data = [], {}
    if found.verdict is not None:
        lines.append(speech.say("judge-yes" if found.verdict else "judge-no"))
        lines += _reasons(rules, found.verdict.findings, language)
        data = {"legal": bool(found.verdict), "because": list(found.verdict.clauses)}
    else:
        lines.append(speech.say("judge-may", plays=", ".join(_said(speech, play) for play in found.legal)))
        for _, against in found.barred:
            lines += _reasons(rules, against, language)
        data = {
            "plays": [str(play) for play in found.legal],
            "barred": {str(card): [each.clause for each in against] for card, against in found.barred},
        }
    _print(lines, data, joker_play_page(rules, *told) if link else "", as_json=as_json)
    return found.verdict is None or bool(found.verdict)


def _trick(
    rules: RuleSet, speech: Speech, plays: str, trump: str, language: str, *, as_json: bool, link: bool
) -> bool:
    from stolik.engine.question import QuestionError
    from stolik.games.jokeri.question import ask_trick
    from stolik.server.links import joker_trick_page

    try:
        found = ask_trick(rules, plays, trump)
    except QuestionError as error:
        # Here the four plays are given as a trick.
        raise error.named("trick") if error.field == "plays" else error from None
    taker = _said(speech, found.plays[found.play - 1])
    said = speech.say("judge-takes", play=found.play, card=taker)
    lines = [f"{said} {_decided(rules, found.because, language)}"]
    data = {"play": found.play, "because": found.because}
    _print(lines, data, joker_trick_page(rules, plays, trump) if link else "", as_json=as_json)
    return True


def _score(
    rules: RuleSet, speech: Speech, deal: tuple[int, str, str], language: str, *, as_json: bool, link: bool
) -> bool:
    from stolik.games.jokeri.question import ask_results
    from stolik.server.links import joker_score_page

    def said(each: Scored) -> str:
        bid = "none" if each.bid is None else each.bid
        line = speech.say("judge-scores", bid=bid, taken=each.taken, points=each.points)
        return f"{line} {_decided(rules, each.because, language)}"

    found = ask_results(rules, *deal)
    data = [{"points": each.points, "because": each.because} for each in found]
    _print(map(said, found), data, joker_score_page(rules, *deal) if link else "", as_json=as_json)
    return True
