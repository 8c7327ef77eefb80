"""`stolik judge`: a position and a turn as text, and the referee's answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stolik.cli.failure import Failure

if TYPE_CHECKING:
    from stolik.games.remik.inquiry import WayOut
    from stolik.games.remik.question import Question
    from stolik.rulekit.finding import Verdict

MANY = "table"
USUAL_RULES = "remik/silesian"


def command(
    ctx: typer.Context,
    question: Annotated[Path | None, typer.Argument(metavar="FILE", help="judge-file")] = None,
    rules: Annotated[
        str | None, typer.Option(metavar="RULESET", show_default="judge-rules-default", help="judge-rules")
    ] = None,
    hand: Annotated[str | None, typer.Option(metavar="CARDS", help="judge-hand")] = None,
    turn: Annotated[str | None, typer.Option(metavar="STEPS", help="judge-turn")] = None,
    table: Annotated[list[str] | None, typer.Option(metavar="MELD", help="judge-table")] = None,
    own: Annotated[str | None, typer.Option(metavar="LETTERS", help="judge-own")] = None,
    pile: Annotated[str | None, typer.Option(metavar="CARDS", help="judge-pile")] = None,
    opened: Annotated[bool | None, typer.Option("--opened/--not-opened", help="judge-opened")] = None,
    first_turn: Annotated[
        bool | None, typer.Option("--first-turn/--later-turn", help="judge-first-turn")
    ] = None,
    lap: Annotated[str | None, typer.Option(metavar="NUMBER", help="judge-lap")] = None,
    trick: Annotated[str | None, typer.Option(metavar="PLAYS", help="judge-trick")] = None,
    trump: Annotated[str | None, typer.Option(metavar="SUIT", help="judge-trump")] = None,
    cards: Annotated[
        str | None, typer.Option(metavar="NUMBER", show_default="judge-cards-default", help="judge-cards")
    ] = None,
    form: Annotated[
        str | None, typer.Option(metavar="FORM", show_default="judge-form-default", help="judge-form")
    ] = None,
    results: Annotated[str | None, typer.Option(metavar="RESULTS", help="judge-results")] = None,
    meld: Annotated[str | None, typer.Option(metavar="CARDS", help="judge-meld")] = None,
    opening: Annotated[list[str] | None, typer.Option(metavar="CARDS", help="judge-opening")] = None,
    penalty: Annotated[str | None, typer.Option(metavar="CARDS", help="judge-penalty")] = None,
    finish: Annotated[
        str | None, typer.Option(metavar="HOW", show_default="judge-finish-default", help="judge-finish")
    ] = None,
    cut: Annotated[str | None, typer.Option(metavar="CARDS", help="judge-cut")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="judge-json")] = False,
    link: Annotated[bool, typer.Option("--link", help="judge-link")] = False,
) -> None:
    """Put a question to the referee and print the answer; the exit code says it too."""
    from stolik.cli import judge_jokeri, judge_part
    from stolik.cli.say import tongue
    from stolik.engine.question import QuestionError
    from stolik.games.remik.inquiry import way_out

    language: str = ctx.obj
    play = _named_play(question, rules)
    text = "" if play is not None else _text(question)
    told = {"trick": trick, "trump": trump, "cards": cards, "form": form, "results": results}
    parts = {"meld": meld, "opening": opening or None, "penalty": penalty, "cut": cut}
    if judge_jokeri.is_asked(rules, text):
        other = {"turn": turn, "own": own, "pile": pile, "table": table, "opened": opened}
        _refuse_options("jokeri", {**other, "first-turn": first_turn, "lap": lap, **parts, "finish": finish})
        asked_for = {**told, "rules": rules, "hand": hand, "play": play}
        given = judge_jokeri.read_fields(text) | {n: v for n, v in asked_for.items() if v is not None}
        if not judge_jokeri.answer(given, language, as_json=as_json, link=link):
            raise typer.Exit(1)
        return
    _refuse_options("remik", told)
    if any(part is not None for part in parts.values()):
        of_a_turn = {"hand": hand, "turn": turn, "own": own, "pile": pile, "table": table, "opened": opened}
        _refuse_beside(next(name for name, part in parts.items() if part is not None), of_a_turn)
        under = rules or _fields(text).get("rules", USUAL_RULES)
        if not judge_part.answer(under, parts, finish, language, as_json=as_json, link=link):
            raise typer.Exit(1)
        return
    if finish is not None:
        raise Failure("judge-finish-only")
    fields = _fields(text)
    given_texts = {"rules": rules, "hand": hand, "own": own, "pile": pile, "lap": lap, "turn": turn}
    for name, value in given_texts.items():
        if value is not None:
            fields[name] = value
    for name, flag in (("opened", opened), ("first turn", first_turn)):
        if flag is not None:
            fields[name] = "yes" if flag else "no"
    for meld in table or ():
        letter, _, cards = meld.replace(":", "=", 1).partition("=")
        fields[f"{MANY} {letter.strip()}"] = cards
    asked = read(fields, language)
    try:
        verdict = asked.ask()
    except QuestionError as error:
        # In a text the field has two words.
        raise error.named("first turn") if error.field == "first" else error from None
    language = tongue(asked.rules, language)
    if as_json:
        from stolik.games.remik.conform import verdict_data

        typer.echo(json.dumps(verdict_data(verdict)))
    else:
        _print(verdict, way_out(asked, verdict), language)
    if link:
        from stolik.server.links import question_page

        typer.echo(question_page(asked))
    if not verdict:
        raise typer.Exit(1)


def read(fields: dict[str, str], language: str) -> Question:
    """The question of these fields; Failure, or an error of our parsers, if it cannot be read."""
    from stolik import games
    from stolik.cli.say import Speech
    from stolik.games.remik.question import make_question

    rules = games.parse_rules(fields.get("rules", USUAL_RULES))
    if rules.game != "remik":
        raise Failure("judge-other-game", game=rules.game)
    for name in ("hand", "turn"):
        if name not in fields:
            raise Failure("judge-lacks", name=name)
    speech = Speech(language)
    cards = {
        name: speech.typed(text) if name in ("hand", "turn", "pile") or name.startswith(MANY) else text
        for name, text in fields.items()
    }
    return make_question(cards, rules)


def _named_play(question: Path | None, rules: str | None) -> str | None:
    """The card of Joker that stands in a file's place; None for what is a file."""
    from stolik.cli.judge_jokeri import is_asked

    if question is None or rules is None or not is_asked(rules, ""):
        return None
    return None if str(question) == "-" or question.is_file() else str(question)


def _refuse_options(game: str, options: Mapping[str, object]) -> None:
    """Failure for an option that this game's questions do not have, instead of leaving it unread."""
    for name, value in options.items():
        if value is not None:
            raise Failure("judge-no-option", game=game, name=name)


def _refuse_beside(part: str, options: Mapping[str, object]) -> None:
    """Failure for an option of a turn beside a question about less."""
    for name, value in options.items():
        if value is not None:
            raise Failure("judge-one-part", one=f"--{part}", other=f"--{name}")


def _text(question: Path | None) -> str:
    """A question's text; empty without a file."""
    if question is None:
        return ""
    raw = sys.stdin.buffer.read() if str(question) == "-" else question.read_bytes()
    # Windows' editors may begin UTF-8 with a mark, which is no part of the text.
    return raw.decode("utf-8-sig")


def _fields(text: str) -> dict[str, str]:
    """The fields of a question's text, one a line."""
    from stolik.games.remik.question import read_fields

    return read_fields(text)


def _print(verdict: Verdict, found: WayOut | None, language: str) -> None:
    from stolik.cli.say import ANSWERING, Speech

    speech = Speech(language, among=ANSWERING)
    catalog = verdict.rules.catalog
    if not verdict:
        typer.echo(speech.say("judge-no"))
        typer.echo(verdict.explain(language))
        if found is not None:
            typer.echo(
                speech.say("judge-way", turn=found.turn) if found.exists else speech.say("judge-no-way")
            )
        return
    typer.echo(speech.say("judge-yes"))
    if verdict.outcome["out"]:
        typer.echo(speech.say("judge-out", multiplier=verdict.outcome["multiplier"]))
    for why in dict.fromkeys(catalog.refusal(ground, language) for ground in verdict.paid):
        typer.echo(speech.say("judge-paid", why=why))
