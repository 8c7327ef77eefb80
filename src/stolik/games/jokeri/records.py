"""Records of tables as they are told: read, checked against what can be, and refused in words if it cannot.

The conformance vectors and the score keeper both come through here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from stolik.core.cards import Card, Suit
from stolik.core.lex import parse_card, parse_cards
from stolik.games.jokeri.actions import parse_trump
from stolik.games.jokeri.kinds import NINE, PACK, PLAYERS, Form, Slot
from stolik.games.jokeri.rules.dealer_hook import is_dealer_barred
from stolik.games.jokeri.scoring import Outcome
from stolik.rulekit.ruleset import RuleSet
from stolik.tricks.trick import Call, Play, parse_plays


class ImpossibleRecordError(ValueError):
    """A record of something that cannot have happened at this table; the text says what is wrong."""


def whole(value: object, what: str, low: int, high: int) -> int:
    """A whole number within bounds; ImpossibleRecordError otherwise."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ImpossibleRecordError(f"{what} must be a whole number from {low} to {high}, not {value!r}")
    return value


def text(case: Mapping[str, Any], name: str) -> str:
    """A field that is text; ImpossibleRecordError otherwise."""
    value = case.get(name)
    if not isinstance(value, str):
        raise ImpossibleRecordError(f"{name} must be text, not {value!r}")
    return value


def items(case: Mapping[str, Any], name: str, count: int | None = None) -> list[Any]:
    """A field that is a list, of ``count`` items if given; ImpossibleRecordError otherwise."""
    value = case.get(name)
    if not isinstance(value, list) or (count is not None and len(value) != count):
        raise ImpossibleRecordError(f"{name} must be a list{f' of {count}' if count is not None else ''}")
    return value


def read_slot(cards: object, form: object) -> Slot:
    """A deal of so many cards and this form; the special forms are dealt nine cards each."""
    number = whole(cards, "cards", 1, NINE)
    try:
        kind = Form(str(form))
    except ValueError:
        raise ImpossibleRecordError(f"form must be one of {', '.join(Form)}, not {form!r}") from None
    if kind is not Form.PLAIN and number != NINE:
        raise ImpossibleRecordError(f"a {kind} deal has nine cards, not {number}")
    return Slot(1, number, kind)


def check_cards(cards: Sequence[Card]) -> None:
    """ImpossibleRecordError unless the cards can all be dealt from one pack."""
    have = Counter(PACK)
    for card, count in Counter(cards).items():
        if card not in have:
            raise ImpossibleRecordError(f"the pack has no {card}")
        if count > have[card]:
            raise ImpossibleRecordError(f"{card} occurs {count} times, the pack has {have[card]}")


def check_trick(plays: Sequence[Play]) -> None:
    """ImpossibleRecordError unless every joker is declared as its place in the trick asks."""
    for at, play in enumerate(plays):
        if str(play) == "*":
            raise ImpossibleRecordError("a joker is played with a declaration")
        if play.call is not None and play.call.leads != (at == 0):
            ways = (Call.HIGH, Call.LOW) if at == 0 else (Call.TAKE, Call.LEAVE)
            signs = " or ".join("*" + call.value for call in ways)
            raise ImpossibleRecordError(
                f"{play}: a joker that {'leads' if at == 0 else 'follows'} is played {signs}"
            )


def read_trick(told: str, most: int) -> tuple[Play, ...]:
    """The plays of one trick, at most so many, as they may have fallen."""
    plays = parse_plays(told)
    if len(plays) > most:
        raise ImpossibleRecordError(f"{len(plays)} plays where there can be {most} at most")
    check_trick(plays)
    return plays


def read_trump(told: str) -> Suit | None:
    """A trump as told."""
    return parse_trump(told)


def read_hands(told: Sequence[object], cards: int) -> tuple[tuple[Card, ...], ...]:
    """Four hands of so many cards."""
    hands = []
    for seat, hand in enumerate(told, 1):
        if not isinstance(hand, str):
            raise ImpossibleRecordError(f"hand {seat} must be text, not {hand!r}")
        hands.append(parse_cards(hand))
        if len(hands[-1]) != cards:
            raise ImpossibleRecordError(f"hand {seat} has {len(hands[-1])} cards, the deal {cards}")
    return tuple(hands)


def read_trump_or_card(case: Mapping[str, Any], slot: Slot) -> tuple[Suit | None, Card | None]:
    """The trump of a deal and the card that was turned for it, from ``turned`` or ``trump``."""
    if ("turned" in case) == ("trump" in case):
        raise ImpossibleRecordError("a deal has either a turned card or a trump")
    if "turned" in case:
        if not slot.turns_card:
            raise ImpossibleRecordError("a deal of nine cards leaves no card to turn")
        card = parse_card(text(case, "turned"))
        return card.suit, card
    trump = read_trump(text(case, "trump"))
    if slot.form is Form.NO_TRUMP and trump is not None:
        raise ImpossibleRecordError("a no-trump deal has no trump")
    return trump, None


def check_turned(slot: Slot, trump: Suit | None, dealt: Sequence[Card]) -> None:
    """ImpossibleRecordError unless a card that makes this trump can still have been turned."""
    if slot.turns_card and not any(card.suit is trump for card in Counter(PACK) - Counter(dealt)):
        what = "joker" if trump is None else f"card of {trump.letter}"
        raise ImpossibleRecordError(f"no {what} is left that can have been turned for trump")


def check_bids(rules: RuleSet, slot: Slot, bids: Sequence[int | None]) -> None:
    """ImpossibleRecordError unless four players can have made these bids, in a form that has bids."""
    if not slot.form.has_bids:
        return
    numbers = [whole(bid, "a bid", 0, slot.cards) for bid in bids]
    if is_dealer_barred(rules) and sum(numbers) == slot.cards:
        raise ImpossibleRecordError(
            f"the bids add up to the {slot.cards} tricks, which the dealer must prevent"
        )


def read_row(rules: RuleSet, slot: Slot, told: Sequence[object]) -> tuple[Outcome, ...]:
    """One deal of a sheet: ``"bid/taken"`` a player, or tricks alone where there are no bids.

    ImpossibleRecordError unless the tricks add up to the deal's and the bids can have been made.
    """
    if len(told) != PLAYERS:
        raise ImpossibleRecordError(f"a deal has {PLAYERS} results, not {len(told)}")
    row = tuple(_read_outcome(slot, cell) for cell in told)
    check_bids(rules, slot, [outcome.bid for outcome in row])
    taken = sum(outcome.taken for outcome in row)
    if taken != slot.cards:
        raise ImpossibleRecordError(f"{taken} tricks were taken in a deal of {slot.cards}")
    return row


def _read_outcome(slot: Slot, cell: object) -> Outcome:
    if not slot.form.has_bids:
        return Outcome(None, whole(cell, f"a result of a {slot.form} deal", 0, slot.cards))
    bid, slash, taken = cell.partition("/") if isinstance(cell, str) else ("", "", "")
    if not (slash and bid.isascii() and taken.isascii() and bid.isdigit() and taken.isdigit()):
        raise ImpossibleRecordError(f"a result is written bid/taken, not {cell!r}")
    return Outcome(whole(int(bid), "a bid", 0, slot.cards), whole(int(taken), "tricks taken", 0, slot.cards))
