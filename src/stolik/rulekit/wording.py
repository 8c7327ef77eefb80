"""Settings and their values in words, as forms and comparisons show them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from .finding import Finding
from .ruleset import RuleSet, RuleSetError
from .setting import Setting

_FLAGS: Final[Mapping[str, tuple[str, str]]] = {
    "en": ("yes", "no"),
    "pl": ("tak", "nie"),
    "tr": ("evet", "hayır"),
    "ka": ("კი", "არა"),
}
_NONE: Final = {"en": "none", "pl": "żadne", "tr": "hiçbiri", "ka": "არცერთი"}


def label(rules: RuleSet, name: str, language: str) -> str:
    """What a setting, or any other clause, is called."""
    texts = rules.catalog.texts
    part = "label" if name in rules.catalog.settings else "title"
    return texts.say(language, f"{name}-{part}")


def help_text(rules: RuleSet, name: str, language: str) -> str:
    """One sentence on what a setting changes at the table."""
    return rules.catalog.texts.say(language, f"{name}-help")


def value_label(rules: RuleSet, name: str, value: Any, language: str) -> str:
    """A value of a setting in words."""
    setting = rules.catalog.settings[name]
    if setting.kind == "sequence":
        return ", ".join(_word(rules, name, item, language) for item in value) or _NONE[language]
    return _word(rules, name, setting.write(value), language)


def _word(rules: RuleSet, name: str, text: str, language: str) -> str:
    try:
        return rules.catalog.value_text(name, text, language)
    except KeyError:
        pass
    if text in ("true", "false"):
        yes, no = _FLAGS[language]
        return yes if text == "true" else no
    return text


def value_here(rules: RuleSet, name: str, language: str) -> str:
    """The value that a setting has at this table, in words."""
    return value_label(rules, name, rules.values[name], language)


@dataclass(frozen=True, slots=True)
class Option:
    """A value that a setting could take instead.

    ``findings`` say why it cannot be chosen while the other settings stay; ``remedy`` is the rule set with
    this value and one other setting changed so that it can, None where it can anyway or none was found.
    """

    value: str
    label: str
    chosen: bool
    findings: tuple[Finding, ...] = ()
    remedy: RuleSet | None = None


def offered(setting: Setting[Any], here: Any) -> list[Any]:
    """The values that a form offers: those commonly agreed, and the one in force."""
    values = list(setting.values)
    if setting.kind == "sequence":
        items = [value[0] for value in values if len(value) == 1]
        values = [way for size in range(len(items) + 1) for way in permutations(items, size)]
    elif setting.kind == "number":
        values.sort(key=lambda value: (0, value, "") if isinstance(value, int) else (1, 0, str(value)))
    return values if here in values else [*values, here]


def options(rules: RuleSet, name: str, language: str) -> Iterator[Option]:
    """Every offered value of a setting at this table."""
    setting = rules.catalog.settings[name]
    here = rules.values[name]
    for value in offered(setting, here):
        text, words = setting.write(value), value_label(rules, name, value, language)
        if value == here:
            yield Option(text, words, True)
            continue
        try:
            rules.replace(**{name: value})
        except RuleSetError as error:
            yield Option(text, words, False, error.findings, _remedy(rules, name, value, error.findings))
        else:
            yield Option(text, words, False)


def _remedy(rules: RuleSet, name: str, value: Any, findings: tuple[Finding, ...]) -> RuleSet | None:
    """The rules with this value and one other setting changed: one that is against it, or of its rule."""
    catalog = rules.catalog
    named = [found.clause for found in findings]
    # A rule's first settings decide whether there is such a thing at all, its last ones are the finer points.
    beside = [setting.name for clause in named for setting in reversed(catalog.clause_rule[clause].settings)]
    for other in dict.fromkeys((*named, *beside)):
        if other == name or other not in catalog.settings:
            continue
        for instead in _nearest(catalog.settings[other], rules.values[other]):
            try:
                return rules.replace(**{name: value, other: instead})
            except RuleSetError:
                continue
    return None


def _nearest(setting: Setting[Any], here: Any) -> list[Any]:
    """The values that a form offers, those that stand beside the one in force first."""
    values = offered(setting, here)
    place = values.index(here)
    return sorted(values, key=lambda value: abs(values.index(value) - place))
