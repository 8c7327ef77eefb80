"""The house-rules editor: a form that works without scripts, and ends in a link that is the agreement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any

from litestar import Response, get

from ...core.text import spans
from ...rulekit.rulebook import Book, ClauseText
from ...rulekit.ruleset import RuleSet, RuleSetError
from ...rulekit.setting import BadValue
from ...rulekit.wording import Option, help_text, label, options, value_here, value_label
from .. import links
from . import mending
from .frame import HTML, Asked, Page, preset_list
from .mending import Fault, Mending
from .qr import qr_svg
from .rules import wrong_rules

PREFIX = "s."
"""A setting's name in the form's query, so that none is taken for a parameter of the page."""

_MOST_RADIOS = 5
_MOST_NAMED = 3


@get("/house-rules", sync_to_thread=True, include_in_schema=False, media_type=HTML)
def editor(request: Asked) -> Response[bytes]:
    """The form, filled with a rule set; what it sends comes back as that rule set's own address."""
    page = Page(request)
    params = request.query_params
    text = links.named(params.get("rules", "").strip()) or _usual(page)
    try:
        rules = page.games.parse_rules(text)
    except RuleSetError:
        return wrong_rules(page, "house", [text], links.editor_page)
    chosen = {
        name.removeprefix(PREFIX): _sent(rules, name.removeprefix(PREFIX), params.getall(name))
        for name in dict.fromkeys(params)
        if name.startswith(PREFIX)
    }
    if not chosen:
        return _show(page, rules, {}, None)
    mended = Mending(game=rules.game)
    values = _values(page, rules, chosen, mended)
    try:
        made = rules.catalog.make(rules.preset, {**rules.values, **values})
    except RuleSetError as error:
        mended.faults.append(mending.contradiction(rules, values, error, page.language))
        return _show(page, rules, values, mended)
    if mended.faults:
        return _show(page, made, {}, mended, chosen)
    return page.redirect(f"{links.editor_page(made)}#result")


def _usual(page: Page) -> str:
    """The rule set to begin with where none is named."""
    catalog = page.games.spec(page.games.names[0]).catalog
    return str(catalog.preset("silesian" if "silesian" in catalog.presets else catalog.presets[0]))


def _sent(rules: RuleSet, name: str, parts: Sequence[Any]) -> str:
    """What a field sent, as text: of a sequence's places those filled, each item where it comes first."""
    setting = rules.catalog.settings.get(name)
    if setting is None or setting.kind != "sequence" or len(parts) == 1:
        return str(parts[-1])
    return "+".join(dict.fromkeys(filter(None, map(str, parts)))) or setting.write(())


def _values(page: Page, rules: RuleSet, chosen: Mapping[str, str], mended: Mending) -> dict[str, Any]:
    """The values that the form sent, as far as they can be read; what cannot goes to the faults."""
    values = {}
    for name, text in chosen.items():
        setting = rules.catalog.settings.get(name)
        if setting is None:
            mended.faults.append(Fault("setting", {"name": name[:60]}))
            continue
        try:
            values[name] = setting.read(text.strip())
        except BadValue:
            mended.faults.append(mending.bad_value(rules, setting, text, page.language))
    return values


def _show(
    page: Page,
    rules: RuleSet,
    wanted: Mapping[str, Any],
    mended: Mending | None,
    typed: Mapping[str, str] = MappingProxyType({}),
) -> Response[bytes]:
    """The form at a rule set; ``wanted`` are values that it cannot have, shown as they were chosen.

    ``typed`` is what was sent: where it cannot be read the field keeps it, with the reason.
    """
    wrong = {fault.args["name"]: fault for fault in mended.faults if fault.kind == "value"} if mended else {}
    catalog = rules.catalog
    base = catalog.preset(rules.preset)
    clauses = {clause.id: clause for clause in Book.of(rules, page.language).clauses}
    sections: dict[str, list[dict[str, Any]]] = {key: [] for key in catalog.sections}
    for name in catalog.settings:
        field = _field(page, rules, base, name, wanted)
        if field is not None:
            if name not in wrong and field["here"] == rules.catalog.settings[name].write(rules.values[name]):
                field |= _in_force(page, rules, name, clauses)
            if name in wrong:
                field |= {"here": typed.get(name, "")[:60], "wrong": wrong[name]}
            sections[catalog.anchor(name).rpartition("-")[0]].append(field)
    link = page.absolute(links.rules_page(rules))
    return page.render(
        "editor.html",
        400 if mended is not None else 200,
        rules=rules,
        name=page.preset_name(rules),
        presets=preset_list(page, rules.game),
        games=[(game, _start(page, game)) for game in page.games.names],
        sections=[
            (key, catalog.texts.say(page.language, f"section-{key}"), fields, _is_open(fields))
            for key, fields in sections.items()
            if fields
        ],
        mending=mended,
        is_kept=mended is not None and not any(fault.kind == "contradiction" for fault in mended.faults),
        in_english=sum(
            not catalog.texts.has(page.language, f"{field['name']}-label")
            for fields in sections.values()
            for field in fields
        ),
        house=[rule for rule in mending.differences(rules, page.language) if not rule["idle"]],
        link=link,
        path=page.address(links.rules_page(rules)),
        qr=qr_svg(link),
        compare=page.address(links.compare_page(base, rules)),
        players=list(page.games.spec(rules.game).players(rules)),
        players_said=spans(list(page.games.spec(rules.game).players(rules))),
        levels=list(page.games.levels.get(rules.game, ())),
        reset=page.address(links.editor_page(base)),
    )


def _is_open(fields: list[dict[str, Any]]) -> bool:
    """Whether a section is shown open: where the table has a rule of its own, or a field is wrong."""
    return any(field["changed"] or field["wrong"] for field in fields)


def _start(page: Page, game: str) -> str:
    catalog = page.games.spec(game).catalog
    return page.address(links.editor_page(catalog.preset(catalog.presets[0])))


def _field(
    page: Page, rules: RuleSet, base: RuleSet, name: str, wanted: Mapping[str, Any]
) -> dict[str, Any] | None:
    """A setting as the form shows it: its control, its values, and why some cannot be chosen.

    None where there is nothing to choose.
    """
    language = page.language
    setting = rules.catalog.settings[name]
    found = list(options(rules, name, language))
    is_free = setting.kind == "number" and not setting.words
    if len(found) < 2 and not is_free:
        return None
    here = setting.write(wanted.get(name, rules.values[name]))
    barred = _barred(page, rules, name, found)
    is_fixed = all(option.findings for option in found if option.value != here)
    control = "number" if is_free else "radios" if len(found) <= _MOST_RADIOS else "select"
    items: list[tuple[str, str]] = []
    if control == "select" and setting.kind == "sequence":
        # All its orders would make one endless list: it is chosen place by place.
        control = "places"
        alone = [value for value in setting.values if len(value) == 1]
        items = [(setting.write(value), value_label(rules, name, value, language)) for value in alone]
        items.insert(0, ("", value_label(rules, name, (), language)))
        if is_fixed:
            # One reason for every order there is, and the way to choose one.
            barred = [
                {**each, "said": ""} for each in sorted(barred, key=lambda each: not each["remedy"])[:1]
            ]
    return {
        "name": name,
        "field": f"{PREFIX}{name}",
        "label": label(rules, name, language),
        "help": help_text(rules, name, language),
        "anchor": rules.catalog.anchor(name),
        "control": control,
        "items": items,
        "fixed": is_fixed,
        "low": setting.low,
        "high": setting.high,
        "here": here,
        "options": found,
        "barred": barred,
        "changed": rules.values[name] != base.values[name],
        "preset": value_here(base, name, language),
        "wrong": None,
        "clause": None,
        "without": "",
    }


def _in_force(page: Page, rules: RuleSet, name: str, clauses: Mapping[str, ClauseText]) -> dict[str, Any]:
    """The clause that a setting's value makes, as the rules page has it, or that there is none."""
    if name in clauses:
        return {"clause": clauses[name], "cited": rules.catalog.clause_name(name, page.language)}
    return {"without": page.say("editor-no-clause" if name in rules.idle else "compare-no-clause")}


def _barred(page: Page, rules: RuleSet, name: str, found: Sequence[Option]) -> list[dict[str, str]]:
    """Which values cannot be chosen now, why, and what has to change for it; those barred alike together."""
    alike: dict[tuple[str, str], list[Option]] = {}
    for option in found:
        if option.findings:
            reason = _reason(page, rules, name, option.findings)
            change = _gives_way(page, rules, option.remedy, name) if option.remedy else ""
            alike.setdefault((reason, change), []).append(option)
    return [
        {"said": _not_now(page, values), "reason": reason, **_way(page, rules, name, values, change)}
        for (reason, change), values in alike.items()
    ]


def _not_now(page: Page, values: Sequence[Option]) -> str:
    """Which values cannot be chosen: by name if they are few, else how many."""
    if len(values) > _MOST_NAMED:
        return page.say("editor-barred-many", count=len(values))
    return page.say(
        "editor-barred", values=", ".join(page.say("editor-value", value=option.label) for option in values)
    )


def _way(page: Page, rules: RuleSet, name: str, values: Sequence[Option], change: str) -> dict[str, str]:
    """The link to the rules under which the values can be chosen: with the value where it is one alone."""
    remedy = values[0].remedy
    if remedy is None:
        return {"remedy": "", "way": ""}
    message = "editor-together"
    if len(values) > 1:
        with suppress(RuleSetError):
            remedy = remedy.replace(**{name: rules.values[name]})
            message = "editor-first"
    return {
        "remedy": page.address(f"{links.editor_page(remedy)}#{name}"),
        "way": page.say(message, settings=change),
    }


def _reason(page: Page, rules: RuleSet, name: str, findings: tuple[Any, ...]) -> str:
    """Why a value cannot be chosen: the settings that stand against it, or the rule's own sentence."""
    settings = rules.catalog.settings
    against = [
        f"{label(rules, found.clause, page.language)}: {value_here(rules, found.clause, page.language)}"
        for found in findings
        if found.clause != name and found.clause in settings
    ]
    if against:
        return page.say("editor-against", settings="; ".join(dict.fromkeys(against)))
    sentences = [rules.catalog.sentence(found, page.language) for found in findings if found.args]
    return " ".join(dict.fromkeys(sentences)) or page.say("fault-contradiction")


def _gives_way(page: Page, rules: RuleSet, remedy: RuleSet, name: str) -> str:
    """What else the remedy changes, in words."""
    changed = [other for other in rules.diff(remedy) if other != name]
    return "; ".join(
        f"{label(remedy, other, page.language)}: {value_here(remedy, other, page.language)}"
        for other in changed
    )


EDITOR_PAGES = [editor]
