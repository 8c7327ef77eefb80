"""Settings: the points on which tables differ, each with its values and their text form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, cast

from ..core.text import Phrase, either

if TYPE_CHECKING:
    from .ruleset import RuleSet

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)
Kind = Literal["flag", "number", "choice", "sequence"]


class BadValue(ValueError):
    """A value that a setting does not have; ``expected`` says which it has."""

    def __init__(self, setting: str, value: object, expected: Phrase) -> None:
        self.setting, self.value, self.expected = setting, value, expected
        self.said = Phrase("unlike", {"text": f"{setting}={value}", "expected": expected})
        super().__init__(str(self.said))


@dataclass(frozen=True, eq=False, slots=True)
class Setting(Generic[T]):
    """One setting.

    ``neutral`` is the value of every rule set that does not say otherwise; it never changes, so that old
    records keep their meaning. ``values`` lists what a form offers (all values of a choice; for a
    number those commonly agreed), ``low`` and ``high`` bound a number, ``words`` are texts allowed in
    place of a number.
    """

    name: str
    kind: Kind
    neutral: T
    values: tuple[T, ...]
    expected: Phrase
    convert: Callable[[object], T] = field(repr=False)
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()

    def of(self, rules: RuleSet) -> T:
        """This setting's value in the rule set; call it only in the module that owns the setting."""
        return cast(T, rules.values[self.name])

    def read(self, value: object) -> T:
        """The value from its text or from a Python value; BadValue if there is no such value."""
        try:
            return self.convert(value)
        except (ValueError, TypeError, KeyError):
            raise BadValue(self.name, value, self.expected) from None

    def write(self, value: T) -> str:
        """The value's text form, as it stands in a rule set."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, tuple):
            return "+".join(map(str, value)) or "none"
        return str(value)


def flag(name: str, neutral: bool) -> Setting[bool]:
    """A setting that is true or false."""

    def convert(value: object) -> bool:
        if isinstance(value, bool):
            return value
        return {"true": True, "false": False, "yes": True, "no": False, "on": True, "off": False}[
            str(value).lower()
        ]

    return Setting(name, "flag", neutral, (True, False), Phrase("true-false"), convert)


def number(name: str, neutral: int, low: int, high: int, offered: Iterable[int] = ()) -> Setting[int]:
    """A whole number from ``low`` to ``high``; ``offered`` are the usual ones."""

    def convert(value: object) -> int:
        if isinstance(value, bool) or not re.fullmatch(r"-?[0-9]{1,9}", str(value)):
            raise ValueError
        out = int(str(value))
        if not low <= out <= high:
            raise ValueError
        return out

    values = tuple(dict.fromkeys((neutral, *offered)))
    return Setting(
        name,
        "number",
        neutral,
        values,
        Phrase("whole", {"low": str(low), "high": str(high)}),
        convert,
        low,
        high,
    )


def number_or_word(
    name: str, neutral: int | str, low: int, high: int, words: tuple[str, ...], offered: Iterable[int] = ()
) -> Setting[int | str]:
    """A whole number from ``low`` to ``high``, or one of the words."""
    plain = number(name, low, low, high)

    def convert(value: object) -> int | str:
        return str(value) if str(value) in words else plain.convert(value)

    values: tuple[int | str, ...] = tuple(dict.fromkeys((neutral, *words, *offered)))
    expected = Phrase("or", {"first": ", ".join(words), "last": plain.expected})
    return Setting(name, "number", neutral, values, expected, convert, low, high, words)


def choice(name: str, values: type[E], neutral: E) -> Setting[E]:
    """One of the members of an enumeration, written as the member's value."""
    expected = either(tuple(str(value) for value in values))
    return Setting(name, "choice", neutral, tuple(values), expected, lambda value: values(str(value)))


def sequence(name: str, items: tuple[str, ...], neutral: tuple[str, ...]) -> Setting[tuple[str, ...]]:
    """Some of the items, each at most once, in an order that matters; written ``a+b``, or ``none``."""

    def convert(value: object) -> tuple[str, ...]:
        if isinstance(value, tuple | list):
            parts = tuple(map(str, cast("tuple[Any, ...]", value)))
        else:
            parts = () if str(value) == "none" else tuple(str(value).split("+"))
        if len(set(parts)) != len(parts) or not set(parts) <= set(items):
            raise ValueError
        return parts

    values = tuple(dict.fromkeys((neutral, (), *((item,) for item in items))))
    return Setting(name, "sequence", neutral, values, Phrase("some-of", {"items": "+".join(items)}), convert)
