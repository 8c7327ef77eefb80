"""The referee's page: a position and a turn, the verdict with its clauses, and one link for both."""

from __future__ import annotations

from litestar import Response, get

from ...core.cards import RANKS, Suit, card_of
from ...games.remik.question import QuestionError
from ...rulekit.ruleset import RuleSet, RuleSetError
from .. import links
from ..throttle import TooMuch
from .asking import ASKS, USUAL, Form, Ruling, read_form, rule_on
from .cards import face
from .frame import HTML, Asked, Page, preset_list
from .picture import OUTLINES, draw
from .rules import wrong_rules

_SVG = "image/svg+xml"
GAME = "remik"


def _rules(page: Page) -> RuleSet | Response[bytes]:
    """The rules that are asked about, or the page that says why there are none."""
    text = page.request.query_params.get("rules", "").strip() or USUAL

    def back(rules: RuleSet) -> str:
        return f"/referee?{links.query([('rules', links.short(rules))])}"

    try:
        rules = page.games.parse_rules(text)
    except RuleSetError:
        return wrong_rules(page, "referee", [text], back)
    if rules.game != GAME:
        return wrong_rules(page, "referee", [], back, note=page.say("referee-game"))
    return rules


@get("/referee", sync_to_thread=True, include_in_schema=False, media_type=HTML)
def referee(request: Asked) -> Response[bytes]:
    """A question and, where one is put, its answer."""
    page = Page(request)
    rules = _rules(page)
    if isinstance(rules, Response):
        return rules
    form = Form("turn", rules)
    ruling, trouble, status = None, "", 200
    try:
        form = read_form(page, rules)
        if form.is_put:
            page.desk.take(request, "referee")
            ruling = rule_on(page, form)
    except QuestionError as error:
        trouble, status = question_trouble(page, rules, error), 400
    except TooMuch as error:
        trouble, status = page.say("too-much", seconds=error.seconds), 429
    answer = page.render("referee.html", status, **_values(page, form, ruling, trouble))
    if status == 429:
        answer.headers["Retry-After"] = "1"
    return answer


def _values(page: Page, form: Form, ruling: Ruling | None, trouble: str) -> dict[str, object]:
    path = form.path()
    return {
        "form": form,
        "rules": form.rules,
        "ruling": ruling,
        "trouble": trouble,
        "asks": [(ask, page.address(form.path(ask)), page.say(f"tab-{ask}")) for ask in ASKS],
        "name": page.preset_name(form.rules),
        "rules_link": page.address(links.rules_page(form.rules)),
        "link": page.absolute(path),
        "path": page.address(path),
        "picture": page.address(path.replace("/referee?", "/referee/picture.svg?", 1)),
        "presets": preset_list(page, GAME),
        "example": page.address(EXAMPLE),
        "outlines": OUTLINES,
        "ranks": " ".join(face(card_of(rank, Suit.SPADES), page.language).index for rank in RANKS),
    }


EXAMPLE = (
    "/referee?rules=remik/silesian&hand=5h+6h+7h+9c+9d+9s+Ks+Kh+*+2d+3s+8c+Jd&pile=Kd"
    "&turn=take;+meld+5h+6h+7h;+meld+9c+9d+9s;+meld+Ks+Kh+Kd;+discard+Jd"
)
"""A question to look at first: taking the discard before having opened."""


def question_trouble(page: Page, rules: RuleSet, error: QuestionError) -> str:
    """Why a question cannot be put, in the reader's language."""
    name, _, part = error.field.partition(".")
    known = ("hand", "pile", "table", "own", "turn", "seen", "finish", "cards", "meld")
    where = page.say(f"field-{name if name in known else 'text'}") + (f" {part}" if part else "")
    args = dict(error.evidence)
    if "clause" in args:
        clause = str(args["clause"])
        args["clause"] = rules.catalog.texts.say(page.language, f"{clause}-title")
        return page.say("question-no-meld", where=where, **args)
    position = "" if error.position is None else error.position + 1
    code = error.code if error.code in ("too_many_of_a_card", "too_many_cards", "table", "long") else "text"
    return page.say(f"question-{code}", where=where, position=position, **args)


@get("/referee/picture.svg", sync_to_thread=True, include_in_schema=False, media_type=_SVG)
def picture(request: Asked) -> Response[bytes]:
    """The question and its answer as a picture for a chat."""
    page = Page(request)
    rules = _rules(page)
    if isinstance(rules, Response):
        return rules
    try:
        form = read_form(page, rules)
        page.desk.take(request, "referee")
        ruling = rule_on(page, form) if form.is_put else Ruling(None, page.say("referee-title"))
        title, status = page.say(f"ask-{form.ask}"), 200
    except QuestionError as error:
        ruling, status = Ruling(None, question_trouble(page, rules, error)), 400
        title = page.say("referee-title")
    text = draw(page, rules, title, ruling)
    return page.answer(text.encode(), _SVG, status)


REFEREE_PAGES = [referee, picture]
