"""Answers to conformance cases: the same rules through one more door."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ...core.cards import Card
from ...core.cardset import CardSet
from ...core.lex import TextError, parse_cards, print_cards
from ...core.text import Phrase, whole_number
from ...engine.question import QuestionError
from ...rulekit.finding import Verdict
from ...rulekit.ruleset import RuleSet
from ...rummy.melds import Kind, Meld, Reading, parse_meld, read_meld
from . import case as cases
from .actions import LayMeld
from .law import meld_law, meld_values
from .referee import judge_text
from .rules import cut, dealing, ending, finish, laps, opening, penalties, start, table
from .view import Phase, TableMeld, View, meld_number

MAX_CARDS = 200
MAX_LAP = 999
_FINISHES = ("plain", "hand", "hand_with_layoffs")


def answer(kind: str, case: Mapping[str, Any], rules: RuleSet) -> Any:
    """The result of a case; ValueError says why it cannot be read."""
    match kind:
        case "meld":
            return answer_meld(_text(case, "meld"), rules)
        case "opening":
            return answer_opening(_texts(case, "melds"), rules)
        case "turn":
            return answer_turn(case, rules)
        case "penalty":
            return answer_penalty(case, rules)
        case "sheet":
            return answer_sheet(case, rules)
        case "cut":
            return answer_cut(case, rules)
        case "table":
            return answer_table(case, rules)
        case "rules":
            return {"in_force": [clause.id for clause in rules.book().clauses]}
    raise ValueError(f"no kind {kind!r}: expected meld, opening, turn, penalty, sheet, cut, table or rules")


def answer_meld(text: str, rules: RuleSet) -> dict[str, Any]:
    """Whether the text is a meld at this table, with its points, or why not."""
    try:
        reading = read_meld(*parse_meld(text), meld_law(rules))
    except TextError:
        return {"valid": False, "because": ["syntax"]}
    if not reading or reading.meld is None:
        return {"valid": False, "because": list(dict.fromkeys(fault.clause for fault in reading.faults))}
    meld = reading.meld
    return {
        "valid": True,
        "points": meld.points(meld_values(rules)),
        "clean": meld.clean,
        "cards": str(meld),
    }


def answer_opening(texts: Sequence[str], rules: RuleSet) -> dict[str, Any]:
    """Whether these melds, laid together by a player who does not go out, open."""
    law = meld_law(rules)
    readings: list[Reading] = []
    for text in texts:
        try:
            readings.append(read_meld(*parse_meld(text), law))
        except TextError:
            return {"opens": False}
    melds = [reading.meld for reading in readings if reading and reading.meld is not None]
    if len(melds) < len(texts):
        return {"opens": False}
    steps = [LayMeld(meld.kind, meld.cards) for meld in melds]
    hand = [laid.card for meld in melds for laid in meld.cards]
    view = position_view(rules, hand=hand, opened=False)
    case = cases.build(view, steps, law, closed=False)
    opens = bool(melds) and all(debt.paid for debt in opening.conditions(case))
    return {"opens": opens, "points": opening.points(case)}


def answer_turn(case: Mapping[str, Any], rules: RuleSet) -> dict[str, Any]:
    """Whether a turn is legal, whether it goes out and with which multiplier, or why not."""
    melds = case.get("table", {})
    if not isinstance(melds, Mapping):
        raise ValueError("table: expected an object from a meld's letter to the meld")
    own = case.get("own", ())
    if not isinstance(own, Sequence) or isinstance(own, str) or any(name not in melds for name in own):
        raise ValueError("own: expected a list of letters of melds on the table")
    view = position_view(
        rules,
        hand=_cards(case, "hand"),
        opened=_flag(case, "opened"),
        melds=melds,
        own=own,
        pile=_cards(case, "pile", ""),
        first_turn=_flag(case, "first_turn", False),
        lap=_lap(case),
    )
    return verdict_data(judge_text(view, _text(case, "turn")))


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    """A verdict on a turn as plain values."""
    if not verdict:
        return {"legal": False, "because": list(verdict.clauses)}
    return {"legal": True, **verdict.outcome}


def position_view(
    rules: RuleSet,
    *,
    hand: Sequence[Card],
    opened: bool,
    melds: Mapping[str, Any] | None = None,
    own: Sequence[str] = (),
    pile: Sequence[Card] = (),
    first_turn: bool = False,
    lap: int | None = None,
) -> View:
    """The view of a player whose turn begins (seat 0 of 2), from a position told in words.

    ``melds`` maps letters to melds, those in ``own`` are the player's. Where no ``lap`` is told, the turn is
    made so late that no table asks for a later one; a turn with the extra card is in the first. ValueError if
    a meld cannot be read; QuestionError for more cards than any table holds.
    """
    entries = []
    for name, text in (melds or {}).items():
        number = read_meld_name(name)
        meld = read_table_meld(str(text), rules)
        entries.append((number, TableMeld(name, 0 if name in own else 1, meld)))
    if len(hand) + sum(len(entry.meld.cards) for _, entry in entries) > MAX_CARDS:
        fault = Phrase("too-many-cards", {"most": MAX_CARDS})
        raise QuestionError("hand", fault, code="too_many_cards")
    return View(
        rules=rules,
        players=2,
        seat=0,
        dealer=next(seat for seat in (0, 1) if (start.first_seat(rules, seat, 2) == 0) is first_turn),
        number=0,
        turn=0,
        phase=Phase.DRAW,
        first_turn=first_turn,
        hand=CardSet(hand),
        drawn=None,
        counts=(len(hand), dealing.hand_size(rules, 2)),
        opened=(opened, False),
        melds=tuple(entry for _, entry in entries),
        next_name=1 + max((number for number, _ in entries), default=-1),
        stock=40,
        pile=tuple(pile),
        pile_count=len(pile),
        turns=2 * ((lap or (1 if first_turn else laps.LAST)) - 1),
    )


def read_table_meld(text: str, rules: RuleSet) -> Meld:
    """A meld that lies on the table; it need only have a meld's shape. ValueError if it has none.

    A run is taken to have been laid clean if as many real cards as a run needs lie side by side in it: cards
    never leave a run.
    """
    law = meld_law(rules)
    reading = read_meld(*parse_meld(text), law)
    if reading.meld is None:
        raise ValueError(f"{text!r} on the table is no meld: {reading.faults[0].clause}")
    meld = reading.meld
    if meld.kind is Kind.RUN and not meld.clean:
        signs = "".join("*" if laid.is_joker else "c" for laid in meld.cards)
        meld = Meld(meld.kind, meld.cards, meld.low, "c" * law.run_min in signs)
    return meld


def read_meld_name(name: object) -> int:
    """The number of a meld's letter; ValueError if it is none."""
    if not isinstance(name, str) or not re.fullmatch(r"[a-z]([2-9]|[1-9][0-9])?", name):
        raise ValueError(f"{name!r} names no meld: expected a letter")
    return meld_number(name)


def answer_penalty(case: Mapping[str, Any], rules: RuleSet) -> int:
    """What a hand costs when another player goes out in the given way."""
    how = case.get("finish", "plain")
    if how not in _FINISHES:
        raise ValueError(f"finish: expected {' or '.join(_FINISHES)}")
    factor = 1 if how == "plain" else finish.hand_multiplier(rules, with_layoffs=how == "hand_with_layoffs")
    return factor * penalties.hand_penalty(rules, _cards(case, "hand"))


def answer_sheet(case: Mapping[str, Any], rules: RuleSet) -> dict[str, Any]:
    """Whether the game is over, the totals and the places; in the pot form also pot and balances."""
    players, deals = case.get("players"), case.get("deals")
    if not isinstance(players, Sequence) or isinstance(players, str) or not 2 <= len(players) <= 8:
        raise ValueError("players: expected a list of 2 to 8 names")
    if not isinstance(deals, Sequence) or isinstance(deals, str):
        raise ValueError("deals: expected a list of deals")
    for deal in deals:
        if not isinstance(deal, Sequence) or isinstance(deal, str) or len(deal) != len(players):
            raise QuestionError("deals", Phrase("sheet-row"))
        if any(not isinstance(points, int) or isinstance(points, bool) or points < 0 for points in deal):
            raise ValueError("deals: expected penalty points, whole numbers from 0")
    stake = case.get("stake")
    if stake is not None and (not isinstance(stake, int) or isinstance(stake, bool) or stake < 0):
        raise ValueError("stake: expected a whole number from 0")
    sheet = ending.sheet(rules, len(players), deals, stake)
    out: dict[str, Any] = {"over": sheet.over, "totals": list(sheet.totals), "places": list(sheet.places)}
    if sheet.pot is not None and sheet.net is not None:
        out |= {"pot": sheet.pot, "net": list(sheet.net)}
    return out


def answer_cut(case: Mapping[str, Any], rules: RuleSet) -> dict[str, Any]:
    """What the cutter may keep of the cards looked at, and how many cards he is then dealt.

    ``players`` is how many sit at the table, which matters only where from five on hands are smaller.
    """
    players = case.get("players", 2)
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= table.MOST_PLAYERS:
        raise QuestionError(
            "players", Phrase("only-expected", {"expected": whole_number(2, table.MOST_PLAYERS)})
        )
    seen = _cards(case, "seen")
    count = cut.cards_seen(rules)
    if len(seen) != count:
        raise QuestionError("seen", Phrase("only-expected", {"expected": Phrase("cards", {"count": count})}))
    ways = cut.keepable(rules, seen, meld_law(rules))
    return {
        "keep": [print_cards(way) for way in ways],
        "dealt": dealing.hand_size(rules, players) - max((len(way) for way in ways), default=0),
    }


def answer_table(case: Mapping[str, Any], rules: RuleSet) -> dict[str, Any]:
    """Deck, jokers, hands and stock of a table of so many players, or why they cannot play."""
    players = case.get("players")
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= 20:
        raise ValueError("players: expected a whole number from 1 to 20")
    refused = table.shortage(rules, players)
    if refused is not None:
        return {"because": [refused.clause]}
    cards, hand = len(table.cards(rules, players)), dealing.hand_size(rules, players)
    return {
        "cards": cards,
        "jokers": table.jokers(rules, players),
        "hand": hand,
        "stock": cards - players * hand - 1,
    }


def check_lap(lap: int, *, first_turn: bool) -> None:
    """QuestionError for a lap that there is not, or that a turn with the extra card is not in."""
    if not 1 <= lap <= MAX_LAP:
        raise QuestionError("lap", Phrase("only-expected", {"expected": whole_number(1, MAX_LAP)}))
    if first_turn and lap > 1:
        raise QuestionError("lap", Phrase("first-lap"))


# -- reading a case --------------------------------------------------------------------------------


def _text(case: Mapping[str, Any], name: str, default: str | None = None) -> str:
    value = case.get(name, default)
    if not isinstance(value, str):
        raise ValueError(f"{name}: expected a text")
    return value


def _texts(case: Mapping[str, Any], name: str) -> Sequence[str]:
    value = case.get(name)
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise ValueError(f"{name}: expected a list of texts")
    return value


def _cards(case: Mapping[str, Any], name: str, default: str | None = None) -> tuple[Card, ...]:
    return parse_cards(_text(case, name, default))


def _lap(case: Mapping[str, Any]) -> int | None:
    lap = case.get("lap")
    if lap is not None:
        check_lap(
            lap if isinstance(lap, int) and not isinstance(lap, bool) else 0,
            first_turn=bool(case.get("first_turn")),
        )
    return lap


def _flag(case: Mapping[str, Any], name: str, default: bool | None = None) -> bool:
    value = case.get(name, default)
    if not isinstance(value, bool):
        raise ValueError(f"{name}: expected true or false")
    return value
