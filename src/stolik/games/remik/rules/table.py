"""The table: how many may sit, and the packs and jokers that they play with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from ....core.cards import Card, deck
from ....rulekit.finding import Finding
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet, RuleSetError
from ....rulekit.setting import choice, number, number_or_word
from . import dealing

PER_PACK = "2_a_pack"
MOST_PLAYERS = 8


class PacksForFour(StrEnum):
    """Packs for three or four players."""

    TWO = "2"


PLAYERS_MAX = number("players_max", 6, 2, MOST_PLAYERS, offered=(4, 8))
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


def has_jokers(rules: RuleSet) -> bool:
    """Whether there are jokers in the pack at all."""
    return JOKERS.of(rules) != 0


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
    needed = players * dealing.hand_size(rules, players) + 2
    if size < needed:
        return Finding("not_enough_cards", None, {"cards": size, "players": players, "needed": needed})
    return None


def offers(rules: RuleSet, players: int) -> tuple[RuleSet, ...]:
    """The nearest rules under which so many can play, where they cannot under these: smallest change first.

    More seats alone if those suffice; else another pack where the rules know one, or the largest hand that
    works. Nothing for a number of players that no rules of this game seat.
    """
    if shortage(rules, players) is None or not 2 <= players <= MOST_PLAYERS:
        return ()
    seats = {"players_max": players} if players > most_players(rules) else {}
    if seats and (opened := _works(rules, players, seats)):
        return (opened,)
    found = []
    if players == 2 and PACKS_2P.of(rules) < 2:
        found.append(_works(rules, players, {"packs_2p": 2}))
    elif players >= 5 and PACKS_5P_UP.of(rules) < 3:
        found.append(_works(rules, players, {**seats, "packs_5p_up": 3}))
    smaller = range(dealing.hand_size(rules, players) - 1, dealing.SMALLEST_HAND - 1, -1)
    setting = dealing.size_setting(rules, players)
    hands = (_works(rules, players, {**seats, setting: size}) for size in smaller)
    found.append(next((made for made in hands if made is not None), None))
    return tuple(made for made in found if made is not None)


def _works(rules: RuleSet, players: int, changes: Mapping[str, object]) -> RuleSet | None:
    """The rules with these changes, if there are such rules and so many can play by them."""
    try:
        made = rules.replace(**changes)
    except RuleSetError:
        return None
    return made if shortage(made, players) is None else None


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
