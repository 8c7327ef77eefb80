"""Two rule sets, clause beside clause: "our table and yours differ in four points"."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from ...rulekit.comparison import Comparison
from ...rulekit.ruleset import RuleSet, RuleSetError
from .. import links
from .asking import USUAL
from .examples import examples
from .frame import HTML, Asked, Page, preset_list
from .picture import OUTLINES
from .rules import wrong_rules


@get("/compare", sync_to_thread=True, include_in_schema=False, media_type=HTML)
def choose(request: Asked) -> Response[bytes]:
    """Two rule sets to name; when both are named, their comparison."""
    page = Page(request)
    asked = page.request.query_params
    # A pasted link goes before the preset picked above it, which always has some value.
    one, other = (
        links.named(asked.get(f"{name}_link", "").strip()) or asked.get(name, "").strip()
        for name in ("one", "other")
    )
    if one and other:
        rules = _read(page, one, other)
        if isinstance(rules, Response):
            return rules
        return page.redirect(links.compare_page(*rules))
    presets = {game: preset_list(page, game) for game in page.games.names}
    others = [preset["rules"] for found in presets.values() for preset in found if preset["rules"] != USUAL]
    return page.render("choose.html", presets=presets, picked=(USUAL, others[0]))


@get("/compare/{pair:path}", sync_to_thread=True, include_in_schema=False, media_type=HTML)
def compare(request: Asked, pair: FromPath[str]) -> Response[bytes]:
    """The comparison of ``/compare/ONE/vs/OTHER``."""
    page = Page(request)
    one, versus, other = pair.strip("/").partition("/vs/")
    if not versus:
        note = page.say("compare-form", example="/compare/remik/silesian/vs/remik/wikibooks")
        return wrong_rules(page, "compare", [one], links.rules_page, note=note)
    rules = _read(page, one, other)
    if isinstance(rules, Response):
        return rules
    if rules[0].game != rules[1].game:
        return wrong_rules(
            page, "compare", [], links.rules_page, note=page.say("compare-games"), title="compare-games-title"
        )
    found = Comparison.of(*rules, page.language)
    return page.render(
        "compare.html",
        found=found,
        names=[page.preset_name(each) for each in rules],
        rules=rules,
        addresses=[page.address(links.rules_page(each)) for each in rules],
        link=page.absolute(links.compare_page(*rules)),
        examples=[
            examples(page, each, [clause for point in found.points if (clause := point.clauses[side])])
            for side, each in enumerate(rules)
        ],
        outlines=OUTLINES,
        swapped=page.address(links.compare_page(rules[1], rules[0])),
        base=rules[0],
    )


def _read(page: Page, one: str, other: str) -> tuple[RuleSet, RuleSet] | Response[bytes]:
    """Both rule sets, or the page that says what is wrong with them."""
    try:
        return page.games.parse_rules(one), page.games.parse_rules(other)
    except RuleSetError:
        return wrong_rules(page, "compare", [one, other], links.rules_page)


COMPARE_PAGES = [choose, compare]
