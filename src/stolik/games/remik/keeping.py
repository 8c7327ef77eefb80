"""Sheets of remik kept by hand.

What is noted of a deal: ``finisher`` (a seat), ``finish`` (``plain``, ``hand``, ``hand_with_layoffs``), and
for each other seat ``hand.N``, either the hand's penalty as counted at the table, before any multiplier, or
its cards (``7h Kd *``); beside a counted one, ``count.N`` may say how many cards it was. The finisher has 0.
"""

# ruff: noqa: ARG002 - the protocol of keeping names every argument, also those that this game has no use for

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from ...core.cards import RANK_LETTERS, Card
from ...core.lex import TextError, parse_cards
from ...engine.keeping import Keeping, Kept, Mark, Row, Value, complete_from_start
from ...rulekit.ruleset import RuleSet
from .rules import dealing, ending, finish, penalties, table
from .sheet import sheet_data

FINISHES: Final = ("plain", "hand", "hand_with_layoffs")
MOST_POINTS: Final = 100_000
_SEATS: Final = range(2, 9)


def multiplier(rules: RuleSet, how: str) -> int:
    """The factor on the others' penalties for going out in this way."""
    return 1 if how == "plain" else finish.hand_multiplier(rules, with_layoffs=how == "hand_with_layoffs")


@cache
def possible_sums(rules: RuleSet, players: int) -> tuple[int, ...]:
    """Which penalties a hand of so many cards can come to, from no card to a whole hand, as bits of a number.

    They follow from what is in the deck: bit 100 of the entry 1 is set if one card can cost 100.
    """
    worth = Counter(penalties.card_penalty(rules, card) for card in table.cards(rules, players))
    size = dealing.hand_size(rules, players)
    sums = [1] + [0] * size
    for points, copies in worth.items():
        sums = [
            _any_of(sums[held - taken] << (points * taken) for taken in range(min(copies, held) + 1))
            for held in range(size + 1)
        ]
    return tuple(sums)


def _any_of(bits: Iterable[int]) -> int:
    out = 0
    for each in bits:
        out |= each
    return out


@cache
def greatest_together(rules: RuleSet, players: int) -> int:
    """The most that the hands of all but one player can cost together."""
    deck = table.cards(rules, players)
    worth = sorted((penalties.card_penalty(rules, card) for card in deck), reverse=True)
    return sum(worth[: (players - 1) * dealing.hand_size(rules, players)])


def _ranges(bits: int) -> list[list[int]]:
    """The numbers of the bits that are set, neighbours joined: ``[[2, 10], [100, 100]]``."""
    out: list[list[int]] = []
    for number, bit in enumerate(reversed(f"{bits:b}")):
        if bit == "0":
            continue
        if out and out[-1][1] == number - 1:
            out[-1][1] = number
        else:
            out.append([number, number])
    return out


class _RemikKeeping:
    def tariff(self, rules: RuleSet) -> Mapping[str, Any]:
        players = [number for number in _SEATS if table.shortage(rules, number) is None]
        deck = table.cards(rules, players[0])
        return {
            "game": rules.game,
            "rules": str(rules),
            "code": rules.code,
            "players": players,
            "penalty": {_letter(card): penalties.card_penalty(rules, card) for card in deck},
            "finish": {how: multiplier(rules, how) for how in FINISHES},
            "end": ending.terms(rules),
            "hands": {
                str(number): {
                    "most_cards": dealing.hand_size(rules, number),
                    "copies": table.packs(rules, number),
                    "jokers": table.jokers(rules, number),
                    "sums": [_ranges(bits) for bits in possible_sums(rules, number)],
                    "together": greatest_together(rules, number),
                }
                for number in players
            },
        }

    def refuse(self, rules: RuleSet, players: int, deal: int, key: str, value: Value) -> str | None:
        name, _, seat = key.partition(".")
        if name == "finisher" and not seat:
            return None if isinstance(value, int) and 0 <= value < players else "finisher is a seat"
        if name == "finish" and not seat:
            return None if value in FINISHES else f"finish is {' or '.join(FINISHES)}"
        if name not in ("hand", "count") or seat not in map(str, range(players)):
            return "there is no such field"
        if name == "count":
            fits = isinstance(value, int) and 0 <= value <= len(table.cards(rules, players))
            return None if fits else "count is a number of cards"
        if isinstance(value, int):
            return None if 0 <= value <= MOST_POINTS else f"points are from 0 to {MOST_POINTS}"
        try:
            cards = parse_cards(value)
        except TextError as wrong:
            return str(wrong)
        return None if 0 < len(cards) <= len(table.cards(rules, players)) else "a hand has cards"

    def reckon(self, rules: RuleSet, players: int, rows: Mapping[int, Row], stake: int | None = None) -> Kept:
        deals = {deal: _Deal(rules, players, deal, rows[deal]) for deal in sorted(rows)}
        counted = complete_from_start(rows, {deal: told.is_complete for deal, told in deals.items()})
        points = [[p or 0 for p in deals[deal].points] for deal in range(1, counted + 1)]
        sheet = ending.sheet(rules, players, points, stake)
        marks = []
        for deal, told in deals.items():
            marks += told.marks()
            if deal > len(sheet.running) and told.is_complete:
                marks.append(Mark(deal, None, "after_end" if sheet.over else "waits", {"deal": counted + 1}))
            elif not told.is_complete:
                marks.append(Mark(deal, None, "incomplete", {}))
        return Kept(
            sheet_data(sheet, points),
            len(sheet.running),
            {deal: told.points for deal, told in deals.items()},
            tuple(marks),
        )


def _letter(card: Card) -> str:
    return "*" if card.is_joker else RANK_LETTERS[card.rank]


class _Deal:
    """One deal as noted."""

    def __init__(self, rules: RuleSet, players: int, deal: int, row: Row) -> None:
        self.rules, self.players, self.deal, self.row = rules, players, deal, row
        self.finisher = row.get("finisher")
        self.hands = [row.get(f"hand.{seat}") for seat in range(players)]
        self.raw = [self._count(hand) for hand in self.hands]
        factor = multiplier(rules, str(row.get("finish", "plain")))
        self.points: Sequence[int | None] = [
            0 if seat == self.finisher else None if raw is None else factor * raw
            for seat, raw in enumerate(self.raw)
        ]
        self.is_complete = self.finisher is not None and None not in self.points

    def _count(self, hand: Value | None) -> int | None:
        if hand is None or isinstance(hand, int):
            return hand
        return penalties.hand_penalty(self.rules, parse_cards(hand))

    def marks(self) -> list[Mark]:
        """What cannot be right: the whole deal's first, then seat by seat."""
        others = [seat for seat in range(self.players) if seat != self.finisher]
        found = [*self._together(others)]
        for seat in range(self.players):
            hand = self.hands[seat]
            if seat == self.finisher:
                if hand is not None and hand != 0:
                    found.append(Mark(self.deal, seat, "finisher_has_cards", {}))
            elif isinstance(hand, str):
                found += self._cards(seat, len(parse_cards(hand)))
            elif hand is not None:
                found += self._number(seat, hand)
        return found

    def _together(self, others: Sequence[int]) -> list[Mark]:
        found = []
        seen: Counter[Card] = Counter()
        for seat in others:
            hand = self.hands[seat]
            seen.update(parse_cards(hand) if isinstance(hand, str) else ())
        held = Counter(table.cards(self.rules, self.players))
        for card, number in sorted(seen.items()):
            if number > held[card]:
                args: dict[str, int | str] = {"card": str(card), "cards": number, "most": held[card]}
                found.append(Mark(self.deal, None, "too_many_of_card", args))
        most = greatest_together(self.rules, self.players)
        together = sum(self.raw[seat] or 0 for seat in others)
        if self.is_complete and together > most:
            found.append(Mark(self.deal, None, "too_much_together", {"points": together, "most": most}))
        return found

    def _cards(self, seat: int, number: int) -> list[Mark]:
        most = dealing.hand_size(self.rules, self.players)
        if number <= most:
            return []
        return [Mark(self.deal, seat, "too_many_cards", {"cards": number, "most": most})]

    def _number(self, seat: int, points: int) -> list[Mark]:
        sums = possible_sums(self.rules, self.players)
        number = self.row.get(f"count.{seat}")
        if isinstance(number, int) and number >= len(sums):
            return self._cards(seat, number)
        if not any(bits >> points & 1 for bits in sums[1:]):
            code = "two_finishers" if points == 0 else "impossible_sum"
            return [Mark(self.deal, seat, code, {"points": points} if points else {})]
        if isinstance(number, int) and not sums[number] >> points & 1:
            return [Mark(self.deal, seat, "impossible_count", {"points": points, "cards": number})]
        return []


KEEPING: Final[Keeping] = _RemikKeeping()
