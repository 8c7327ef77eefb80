"""The table: how many may sit, and the packs and jokers that they play with."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....core.cards import Card, deck
from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, number, number_or_word
from . import dealing

PER_PACK = "2_a_pack"


class PacksForFour(StrEnum):
    """Packs for three or four players."""

    TWO = "2"


PLAYERS_MAX = number("players_max", 6, 2, 8, offered=(4, 8))
PACKS_2P = number("packs_2p", 2, 1, 2, offered=(1,))
PACKS_3_4P = choice("packs_3_4p", PacksForFour, PacksForFour.TWO)
PACKS_5P_UP = number("packs_5p_up", 2, 2, 3, offered=(3,))
JOKERS = number_or_word("jokers", PER_PACK, 0, 8, (PER_PACK,), offered=(0, 2, 4, 6))


def most_players(rules: RuleSet) -> int:
    """Seats that the table may open."""
    return PLAYERS_MAX.of(rules)


def packs(rules: RuleSet, players: int) -> int:
    """Packs of 52 for this many players."""
    if players == 2:
        return PACKS_2P.of(rules)
    return int(PACKS_3_4P.of(rules)) if players <= 4 else PACKS_5P_UP.of(rules)


def jokers(rules: RuleSet, players: int) -> int:
    """Jokers in the whole deck for this many players."""
    value = JOKERS.of(rules)
    return 2 * packs(rules, players) if value == PER_PACK else int(value)


def cards(rules: RuleSet, players: int) -> tuple[Card, ...]:
    """The deck for this many players, in fixed order."""
    return deck(packs(rules, players), jokers(rules, players))


def shortage(rules: RuleSet, players: int) -> Finding | None:
    """Why this many cannot play: too many seats, or cards that do not suffice.

    Between turns, stock and pile together hold the deck less the hands dealt (and more for each group
    cleared); from two cards on one can always be drawn.
    """
    if not 2 <= players <= most_players(rules):
        return Finding("players_max", None, {"players": players, "max": most_players(rules)})
    size = len(cards(rules, players))
    needed = players * dealing.hand_size(rules) + 2
    if size < needed:
        return Finding("not_enough_cards", None, {"cards": size, "players": players, "needed": needed})
    return None


def contradictions(rules: RuleSet) -> Iterator[Finding]:
    """Two players must be able to play, at least."""
    found = shortage(rules, 2)
    if found is not None:
        yield found


RULE: Rule[object] = Rule(
    __name__,
    (PLAYERS_MAX, PACKS_2P, PACKS_3_4P, PACKS_5P_UP, JOKERS),
    ("not_enough_cards",),
    contradictions=contradictions,
)
