"""Addresses of pages: a rule set in a path, a question in a query. A link never changes its meaning."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import parse_qs, quote, quote_plus, unquote, urlsplit

from ..games.jokeri.question import tidy_plays
from ..games.remik.question import Question
from ..rulekit.ruleset import RuleSet

_PATH = "/(),=+"
_QUERY = ":;,/()*="


def rules_part(rules: RuleSet) -> str:
    """A rule set as it stands in a path: its canonical text without blanks."""
    return quote(str(rules).replace(" ", ""), safe=_PATH)


def rules_page(rules: RuleSet, clause: str = "") -> str:
    """The page of these rules, at a clause if one is given."""
    anchor = f"#{rules.catalog.anchor(clause)}" if clause else ""
    return f"/rules/{rules_part(rules)}{anchor}"


def named(text: str) -> str:
    """The text of a rule set in what somebody pasted: as it stands, or out of a link of ours."""
    if not text.startswith(("http://", "https://", "/")):
        return text
    try:
        place = urlsplit(text)
    except ValueError:
        return text
    asked = parse_qs(place.query).get("rules")
    if asked:
        return asked[0]
    before, _, rules = unquote(place.path).partition("/rules/")
    return rules if rules and not before else text


def compare_page(one: RuleSet, other: RuleSet) -> str:
    """The page that compares two rule sets."""
    return f"/compare/{rules_part(one)}/vs/{rules_part(other)}"


def editor_page(rules: RuleSet) -> str:
    """The editor of house rules, beginning with these."""
    return f"/house-rules?{query([('rules', short(rules))])}"


def short(rules: RuleSet) -> str:
    """A rule set as it stands in a query: its canonical text without blanks."""
    return str(rules).replace(" ", "")


def query(pairs: Iterable[tuple[str, str]]) -> str:
    """A query string that can still be read; pairs without a value are left out."""
    return "&".join(f"{name}={quote_plus(value, safe=_QUERY)}" for name, value in pairs if value)


def question_pairs(question: Question) -> list[tuple[str, str]]:
    """A question about a turn as the pairs of its link, in their one order."""
    return [
        ("rules", short(question.rules)),
        ("hand", question.hand),
        ("opened", "yes" if question.opened else ""),
        *(("table", f"{name}: {text}") for name, text in question.table),
        ("own", " ".join(question.own)),
        ("pile", question.pile),
        ("first", "yes" if question.first_turn else ""),
        ("lap", "" if question.lap is None else str(question.lap)),
        ("turn", question.turn),
    ]


def question_page(question: Question) -> str:
    """The referee's page with a question about a turn, and its answer."""
    return f"/referee?{query(question_pairs(question.tidy()))}"


def small_question_page(ask: str, rules: RuleSet, pairs: Iterable[tuple[str, str]]) -> str:
    """The referee's page with a smaller question: about a ``meld``, ``opening``, ``penalty`` or ``cut``."""
    return f"/referee?{query([('ask', ask), ('rules', short(rules)), *pairs])}"


def joker_play_page(rules: RuleSet, hand: str, trick: str, trump: str, play: str) -> str:
    """The referee's page with a question of Joker: what may be played of a hand, and may this."""
    pairs = [("hand", tidy_plays(hand)), ("trick", tidy_plays(trick)), ("trump", trump.lower())]
    return small_question_page("play", rules, [*pairs, ("play", tidy_plays(play))])


def joker_trick_page(rules: RuleSet, plays: str, trump: str) -> str:
    """The referee's page with a question of Joker: who takes a trick."""
    return small_question_page("trick", rules, [("plays", tidy_plays(plays)), ("trump", trump.lower())])


def joker_score_page(rules: RuleSet, cards: int, form: str, results: str) -> str:
    """The referee's page with a question of Joker: what a deal's results score."""
    pairs = [("cards", str(cards)), ("form", "" if form == "plain" else form)]
    return small_question_page("score", rules, [*pairs, ("results", " ".join(results.split()))])
