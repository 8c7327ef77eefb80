"""The referee's page: a position and a turn, the verdict with its clauses, and one link for both."""

from __future__ import annotations

from litestar import Response, get

from ...core.cards import RANKS, SUITS, Suit, card_of
from ...engine.question import QuestionError
from ...games.remik.rules import laps
from ...rulekit.ruleset import RuleSet, RuleSetError
from .. import links
from ..throttle import TooMuch
from .asking import ASKS, USUAL, Form, Ruling, read_form, rule_on, trouble_of
from .asking_jokeri import (
    FORMS,
    JOKER_ASKS,
    NO_TRUMP,
    JokerForm,
    joker_trouble,
    read_joker_form,
    rule_on_joker,
    tiles,
)
from .cards import face
from .frame import HTML, Asked, Page, page_texts, preset_list
from .picture import OUTLINES, draw
from .rules import wrong_rules

_SVG = "image/svg+xml"
JOKER_GAME = "jokeri"
AnyForm = Form | JokerForm


def _named(page: Page) -> str:
    """The text of the rules asked about: a pasted link goes before the ones picked above it."""
    asked = page.request.query_params
    return (
        links.named(asked.get("rules_link", "").strip())
        or links.named(asked.get("rules", "").strip())
        or USUAL
    )


def _rules(page: Page) -> RuleSet | Response[bytes]:
    """The rules that are asked about, or the page that says why there are none."""
    text = _named(page)

    def back(rules: RuleSet) -> str:
        return f"/referee?{links.query([('rules', links.short(rules))])}"

    try:
        return page.games.parse_rules(text)
    except RuleSetError:
        return wrong_rules(page, "referee", [text], back)


@get("/referee", sync_to_thread=True, include_in_schema=False, media_type=HTML)
def referee(request: Asked) -> Response[bytes]:
    """A question and, where one is put, its answer."""
    page = Page(request)
    rules = _rules(page)
    if not isinstance(rules, Response):
        return _answer(page, rules)
    if not any(page.request.query_params.get(name) for name in _TYPED):
        return rules
    # The rules are wrong and the question is not: it stays as it was typed, with rules that there are.
    return _answer(page, _usual(page), page.say("question-rules", text=_named(page)[:200]))


_TYPED = ("hand", "turn", "table", "pile", "meld", "seen", "trick", "plays", "results")


def _usual(page: Page) -> RuleSet:
    """Rules for a question whose own cannot be read: those picked above the link, else the usual ones."""
    for text in (links.named(page.request.query_params.get("rules", "").strip()), _named(page)):
        try:
            return page.games.parse_rules(text)
        except RuleSetError:
            if text.startswith(f"{JOKER_GAME}/"):
                catalog = page.games.spec(JOKER_GAME).catalog
                return catalog.preset(catalog.presets[0])
    return page.games.parse_rules(USUAL)


def _answer(page: Page, rules: RuleSet, wrong: str = "") -> Response[bytes]:
    """The page of a question; with ``wrong`` rules it is shown and not answered."""
    form: AnyForm = JokerForm("play", rules) if rules.game == JOKER_GAME else Form("turn", rules)
    template = "referee-jokeri.html" if rules.game == JOKER_GAME else "referee.html"
    ruling, trouble, status, faulty = None, wrong, 400 if wrong else 200, ""
    try:
        form = read_question(page, rules)
        if wrong:
            pass
        elif missing := _missing(page, form):
            trouble, status = page.say("question-empty", fields=", ".join(missing)), 400
        elif form.is_put:
            page.desk.take(page.request, "referee")
            ruling = _rule(page, form)
        elif isinstance(form, Form) and form.ask == "turn":
            # Nothing is asked yet; what has been laid out must be a position all the same.
            form.question().view()
    except QuestionError as error:
        trouble, status, faulty = _trouble(page, rules, error), 400, error.field.partition(".")[0]
    except TooMuch as error:
        trouble, status = page.say("too-much", seconds=error.seconds), 429
    answer = page.render(template, status, **_values(page, form, ruling, trouble), faulty=faulty)
    if status == 429:
        answer.headers["Retry-After"] = "1"
    return answer


def read_question(page: Page, rules: RuleSet) -> AnyForm:
    """The question of a request, of either game; QuestionError if a field cannot be read."""
    return read_joker_form(page, rules) if rules.game == JOKER_GAME else read_form(page, rules)


_NEEDED = {
    "turn": {"hand": "field-hand", "turn": "field-turn"},
    "meld": {"meld": "field-meld"},
    "opening": {"meld": "field-melds"},
    "penalty": {"hand": "field-hand"},
    "cut": {"seen": "field-seen"},
    "play": {"hand": "field-held"},
    "trick": {"plays": "field-plays"},
    "score": {"results": "field-results"},
}
"""Without which fields nothing is asked, by kind of question."""


def _missing(page: Page, form: AnyForm) -> list[str]:
    """What a form was sent without; nothing where no form was sent."""
    asked = page.request.query_params
    needed = _NEEDED[form.ask]
    if form.is_put or not all(name in asked for name in needed):
        return []
    return [page.say(said) for name, said in needed.items() if not str(asked.get(name, "")).strip()]


def _rule(page: Page, form: AnyForm) -> Ruling:
    return rule_on_joker(page, form) if isinstance(form, JokerForm) else rule_on(page, form)


def _trouble(page: Page, rules: RuleSet, error: QuestionError) -> str:
    if rules.game == JOKER_GAME:
        return joker_trouble(page, error)
    return question_trouble(page.language, rules, error)


def _tabs(page: Page, form: AnyForm) -> list[tuple[str, str, str]]:
    """Each kind of question: its name, its address, and what it is called."""
    if isinstance(form, JokerForm):
        paths: dict[str, str] = {ask: form.path(ask) for ask in JOKER_ASKS}
    else:
        paths = {ask: form.path(ask) for ask in ASKS}
    return [(ask, page.address(path), page.say(f"tab-{ask}")) for ask, path in paths.items()]


def _values(page: Page, form: AnyForm, ruling: Ruling | None, trouble: str) -> dict[str, object]:
    path = form.path()
    shown: dict[str, object] = {}
    if isinstance(form, JokerForm):
        shown["forms"] = FORMS
        shown["tiles"] = tiles(page)
        shown["trump_list"] = [
            (NO_TRUMP, page.say("form-no_trump")),
            *((suit.letter, f"{suit.sign} {page.say(f'suit-{suit.letter}')}") for suit in SUITS),
        ]
    else:
        ranks = [face(card_of(rank, Suit.SPADES), page.language).index for rank in RANKS]
        shown["laps_matter"] = laps.matter(form.rules)
        shown["ranks"] = " ".join(ranks)
    if isinstance(form, JokerForm):
        said, has_example, example = f"tab-{form.ask}", True, JOKER_EXAMPLES[form.ask]
    else:
        said, has_example, example = f"ask-{form.ask}", form.ask == "turn", EXAMPLE
    return shown | {
        "form": form,
        "rules": form.rules,
        "ruling": ruling,
        "trouble": trouble,
        "asks": _tabs(page, form),
        "name": page.preset_name(form.rules),
        "rules_link": page.address(links.rules_page(form.rules)),
        "link": page.absolute(path),
        "path": page.address(path),
        "picture": page.address(path.replace("/referee?", "/referee/picture.svg?", 1)),
        # A chat's server has no language of its own: the link that is sent names the reader's.
        "sent": page.absolute(page.in_language(path)),
        "shown": page.absolute(page.in_language(path.replace("/referee?", "/referee/picture.png?", 1))),
        "presets": preset_list(page, form.rules.game),
        "pasted": str(page.request.query_params.get("rules_link", ""))[:4000] if trouble else "",
        "said": said,
        "has_example": has_example,
        "example": page.address(example),
        "outlines": OUTLINES,
    }


EXAMPLE = (
    "/referee?rules=remik/silesian&hand=5h+6h+7h+9c+9d+9s+Ks+Kh+*+2d+3s+8c+Jd&pile=Kd"
    "&turn=take;+meld+5h+6h+7h;+meld+9c+9d+9s;+meld+Ks+Kh+Kd;+discard+Jd"
)
"""A question to look at first: taking the discard before having opened."""
JOKER_EXAMPLES = {
    "play": "/referee?ask=play&rules=jokeri/classic&hand=9h+Kh+7s+Ad+*&trick=Th&trump=s&play=7s",
    "trick": "/referee?ask=trick&rules=jokeri/classic&plays=*^h+Ah+*%2B+7s&trump=s",
    "score": "/referee?ask=score&rules=jokeri/classic&cards=9&results=3/3+2/2+2/3+1/1",
}
"""Questions of Joker to look at first."""


def question_trouble(language: str, rules: RuleSet, error: QuestionError) -> str:
    """Why a question cannot be put, in the reader's language."""
    say = page_texts().say
    name, _, part = error.field.partition(".")
    known = ("hand", "pile", "table", "own", "turn", "seen", "finish", "cards", "meld", "lap", "first")
    where = say(language, f"field-{name if name in known else 'text'}") + (f" {part}" if part else "")
    if "clause" in error.evidence:
        title = rules.catalog.texts.say(language, f"{error.evidence['clause']}-title")
        return say(language, "question-no-meld", where=where, fault=error.fault, clause=title)
    return trouble_of(language, where, error)


def drawn(page: Page, form: AnyForm) -> str:
    """The question and its answer as a drawing; QuestionError if it cannot be put, or TooMuch."""
    page.desk.take(page.request, "referee")
    ruling = _rule(page, form) if form.is_put else Ruling(None, page.say("referee-title"))
    kind = "tab" if isinstance(form, JokerForm) else "ask"
    return draw(page, form.rules, page.say(f"{kind}-{form.ask}"), ruling)


@get("/referee/picture.svg", sync_to_thread=True, include_in_schema=False, media_type=_SVG)
def picture(request: Asked) -> Response[bytes]:
    """The question and its answer as a picture for a chat."""
    page = Page(request)
    rules = _rules(page)
    if isinstance(rules, Response):
        return rules
    try:
        text, status = drawn(page, read_question(page, rules)), 200
    except QuestionError as error:
        trouble = Ruling(None, _trouble(page, rules, error))
        text, status = draw(page, rules, page.say("referee-title"), trouble), 400
    return page.answer(text.encode(), _SVG, status)


REFEREE_PAGES = [referee, picture]
