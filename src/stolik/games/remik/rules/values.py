"""What a card is worth when it is laid."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, number
from ....rummy.melds import MeldValues
from . import table


class JokerValue(StrEnum):
    """What a joker laid is worth."""

    AS_REPLACED = "as_replaced"


VALUE_ACE_LOW = number("value_ace_low", 1, 0, 25, offered=(10, 11))
VALUE_ACE_HIGH = number("value_ace_high", 10, 0, 25, offered=(11,))
VALUE_ACE_GROUP = number("value_ace_group", 10, 0, 25, offered=(11,))
VALUE_FACE = number("value_face", 10, 0, 25, offered=(5,))
VALUE_JOKER = choice("value_joker", JokerValue, JokerValue.AS_REPLACED)


def laid(rules: RuleSet) -> MeldValues:
    """Points of cards laid at this table."""
    return MeldValues(
        VALUE_ACE_LOW.of(rules), VALUE_ACE_HIGH.of(rules), VALUE_ACE_GROUP.of(rules), VALUE_FACE.of(rules)
    )


def court(rules: RuleSet) -> int:
    """Points of a king, queen or jack."""
    return VALUE_FACE.of(rules)


def idle(rules: RuleSet) -> Iterator[str]:
    """Without jokers none is laid."""
    if not table.has_jokers(rules):
        yield VALUE_JOKER.name


RULE: Rule[object] = Rule(
    __name__, (VALUE_ACE_LOW, VALUE_ACE_HIGH, VALUE_ACE_GROUP, VALUE_FACE, VALUE_JOKER), idle=idle
)
