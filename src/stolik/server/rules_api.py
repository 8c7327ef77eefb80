"""Rule sets over HTTP: the rules page as data, two rule sets compared, and what a form may offer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct

from ..rulekit.comparison import Comparison, Point
from ..rulekit.rulebook import Book, ClauseText
from ..rulekit.ruleset import RuleSet
from ..rulekit.wording import help_text, label, options
from . import links
from .answers import NO_BODY
from .desk import Desk, Problem

Asked = Request[Any, Any, State]
Spoken = Annotated[Literal["en", "pl", "tr", "ka"], QueryParameter(description="The language of the texts.")]
RulesText = Annotated[
    str,
    QueryParameter(max_length=4000, description="A rule set, as `remik/silesian(opening_points=41)`."),
]
_MAX_PATH = 4001


class ClauseOut(Struct, frozen=True):
    """A clause in force."""

    clause: Annotated[str, Meta(description="Its id.", examples=["opening_points"])]
    number: int
    anchor: Annotated[str, Meta(description="Its place on the page.", examples=["opening-1"])]
    title: str
    text: str
    changed: Annotated[bool, Meta(description="Whether it is a house rule that differs from the preset.")]
    silence: Annotated[str, Meta(description="A note where no source decides and the table did; else empty.")]


class SectionOut(Struct, frozen=True):
    """A section of the rules page."""

    section: str
    title: str
    clauses: list[ClauseOut]


class BookOut(Struct, frozen=True):
    """The whole rules page of a rule set."""

    rules: Annotated[str, Meta(description="The rule set in canonical form.")]
    code: Annotated[str, Meta(description="Six characters that stand for the whole rule set.")]
    language: str
    name: Annotated[str, Meta(description="The preset's name.")]
    house_rules: Annotated[list[str], Meta(description="Settings that differ from the preset.")]
    players: Annotated[list[int], Meta(description="How many can play.")]
    sections: list[SectionOut]
    link: Annotated[str, Meta(description="The page.")]


class DifferenceOut(Struct, frozen=True):
    """A setting on which two tables differ; a text is null where the clause is not in force."""

    setting: str
    anchor: str
    label: str
    one: Annotated[str, Meta(description="The first table's value, in words.")]
    other: Annotated[str, Meta(description="The second table's value, in words.")]
    one_text: str | None
    other_text: str | None


class ComparisonOut(Struct, frozen=True):
    """How two rule sets differ."""

    one: str
    other: str
    language: str
    differences: list[DifferenceOut]
    without_effect: Annotated[
        list[DifferenceOut], Meta(description="Settings that differ, but change nothing at either table.")
    ]
    also_changed: Annotated[
        list[str], Meta(description="Clauses that read differently because of a difference elsewhere.")
    ]
    same: Annotated[int, Meta(description="How many clauses read alike.")]
    link: str


class OptionOut(Struct, frozen=True):
    """A value that a setting could take; where it may not be chosen now, ``because`` names the clauses."""

    value: str
    label: str
    chosen: bool
    because: list[str]
    remedy: Annotated[
        str | None, Meta(description="A rule set with this value in which one other setting gives way.")
    ]


class SettingOut(Struct, frozen=True):
    """A setting as a form needs it."""

    setting: str
    section: str
    kind: str
    label: str
    help: str
    low: int | None
    high: int | None
    options: list[OptionOut]


class FormOut(Struct, frozen=True):
    """Every setting of a rule set, with what it may be changed to while the others stay."""

    rules: str
    code: str
    settings: list[SettingOut]


def read_rules(request: Asked, text: str, where: str) -> RuleSet:
    """The rule set of this text; RuleSetError if there is none."""
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    if len(text) > _MAX_PATH:
        raise Problem(400, "bad_rules", "a rule set has at most 4000 characters", where=where)
    return desk.tables.house.games.parse_rules(text.lstrip("/"))


def _clause(clause: ClauseText) -> ClauseOut:
    return ClauseOut(
        clause=clause.id,
        number=int(clause.number),
        anchor=clause.anchor,
        title=clause.title,
        text=clause.text,
        changed=clause.changed,
        silence=clause.silence,
    )


@get(
    "/api/rules/{rules:path}",
    sync_to_thread=False,
    tags=["rules"],
    operation_id="readRules",
    responses=NO_BODY,
)
def rules_as_data(
    request: Asked,
    rules: Annotated[
        str, PathParameter(description="A rule set.", schema_extra={"examples": ["remik/silesian"]})
    ],
    lang: Spoken = "en",
) -> BookOut:
    """The rules page of a rule set: sections of numbered clauses in force, in one language."""
    found = read_rules(request, rules, "rules")
    book = Book.of(found, lang)
    games = request.app.state.desk.tables.house.games
    return BookOut(
        rules=str(found),
        code=found.code,
        language=lang,
        name=found.catalog.texts.say(lang, f"preset-{found.preset}"),
        house_rules=list(found.house_rules),
        players=list(games.spec(found.game).players(found)),
        sections=[
            SectionOut(section.key, section.title, [_clause(clause) for clause in section.clauses])
            for section in book.sections
        ],
        link=links.rules_page(found),
    )


@get(
    "/api/rules/compare",
    sync_to_thread=False,
    tags=["rules"],
    operation_id="compareRules",
    responses=NO_BODY,
)
def compare_rules(request: Asked, one: RulesText, other: RulesText, lang: Spoken = "en") -> ComparisonOut:
    """Two rule sets of one game, clause beside clause."""
    found = Comparison.of(read_rules(request, one, "one"), read_rules(request, other, "other"), lang)
    return ComparisonOut(
        one=str(found.one),
        other=str(found.other),
        language=lang,
        differences=[_difference(point) for point in found.points],
        without_effect=[_difference(point) for point in found.idle],
        also_changed=[clause.id for pair in found.consequences if (clause := pair[0] or pair[1])],
        same=len(found.same),
        link=links.compare_page(found.one, found.other),
    )


def _difference(point: Point) -> DifferenceOut:
    one, other = point.clauses
    return DifferenceOut(
        setting=point.setting,
        anchor=point.anchor,
        label=point.label,
        one=point.values[0],
        other=point.values[1],
        one_text=one.text if one else None,
        other_text=other.text if other else None,
    )


@get(
    "/api/rules/options",
    sync_to_thread=False,
    tags=["rules"],
    operation_id="ruleOptions",
    responses=NO_BODY,
)
def rule_options(request: Asked, rules: RulesText, lang: Spoken = "en") -> FormOut:
    """Every setting of a rule set with its values, and why some cannot be chosen now."""
    found = read_rules(request, rules, "rules")
    settings = []
    for name, setting in found.catalog.settings.items():
        is_number = setting.kind == "number"
        settings.append(
            SettingOut(
                setting=name,
                section=found.catalog.anchor(name).rpartition("-")[0],
                kind=setting.kind,
                label=label(found, name, lang),
                help=help_text(found, name, lang),
                low=setting.low if is_number else None,
                high=setting.high if is_number else None,
                options=[
                    OptionOut(
                        option.value,
                        option.label,
                        option.chosen,
                        list(dict.fromkeys(finding.clause for finding in option.findings)),
                        str(option.remedy) if option.remedy else None,
                    )
                    for option in options(found, name, lang)
                ],
            )
        )
    return FormOut(str(found), found.code, settings)


RULES_API = [rules_as_data, compare_rules, rule_options]
