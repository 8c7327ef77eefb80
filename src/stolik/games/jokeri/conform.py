"""Answers to conformance vectors, one function a kind of case."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stolik.core.lex import TextError, parse_cards
from stolik.games.jokeri.actions import Bid, PlayCard, parse_action
from stolik.games.jokeri.kinds import NINE, PLAYERS, Phase
from stolik.games.jokeri.law import trick_law
from stolik.games.jokeri.position import Position, apply, laid_out, view_of
from stolik.games.jokeri.records import (
    ImpossibleRecordError,
    check_bids,
    check_cards,
    check_turned,
    items,
    read_hands,
    read_row,
    read_slot,
    read_trick,
    read_trump,
    read_trump_or_card,
    text,
    whole,
)
from stolik.games.jokeri.referee import judge
from stolik.games.jokeri.rules.dealer_hook import is_dealer_barred
from stolik.games.jokeri.rules.length import schedule
from stolik.games.jokeri.rules.winning import CLAUSE
from stolik.games.jokeri.scoring import Outcome, close_set, score
from stolik.games.jokeri.told import told_view
from stolik.rulekit.ruleset import RuleSet
from stolik.tricks.bidding import barred_bid, bidding_order
from stolik.tricks.trick import decide, legal_plays, parse_plays, winner

Case = Mapping[str, Any]


def answer(kind: str, case: Case, rules: RuleSet) -> Any:
    """The result of a case under a rule set, in JSON values; ``{"error": ...}`` for an impossible record."""
    ask = _KINDS.get(kind)
    if ask is None:
        return {"error": f"jokeri has no kind {kind!r}: expected {', '.join(_KINDS)}"}
    try:
        return ask(case, rules)
    except (ImpossibleRecordError, TextError) as wrong:
        return {"error": str(wrong)}


def _schedule(_case: Case, rules: RuleSet) -> list[dict[str, Any]]:
    return [{"set": slot.set, "cards": slot.cards, "form": str(slot.form)} for slot in schedule(rules)]


def _bids(case: Case, rules: RuleSet) -> list[int]:
    slot = read_slot(case.get("cards"), case.get("form"))
    earlier = [whole(bid, "a bid", 0, slot.cards) for bid in items(case, "bids")]
    if not slot.form.has_bids:
        if earlier:
            raise ImpossibleRecordError(f"no bids are made in a {slot.form} deal")
        return []
    if len(earlier) >= PLAYERS:
        raise ImpossibleRecordError(f"all {PLAYERS} players have bid")
    barred = barred_bid(slot.cards, earlier, PLAYERS) if is_dealer_barred(rules) else None
    return [number for number in range(slot.cards + 1) if number != barred]


def _legal(case: Case, rules: RuleSet) -> list[str]:
    hand = parse_cards(text(case, "hand"))
    trick = read_trick(text(case, "trick"), PLAYERS - 1)
    trump = read_trump(text(case, "trump"))
    if not 1 <= len(hand) <= NINE:
        raise ImpossibleRecordError(f"a hand has 1 to {NINE} cards, not {len(hand)}")
    check_cards((*hand, *(play.card for play in trick)))
    return [str(play) for play in legal_plays(hand, trick[0] if trick else None, trump, trick_law(rules))]


def _trick(case: Case, rules: RuleSet) -> int:
    plays = read_trick(text(case, "plays"), PLAYERS)
    trump = read_trump(text(case, "trump"))
    if len(plays) != PLAYERS:
        raise ImpossibleRecordError(f"a trick has {PLAYERS} plays, not {len(plays)}")
    check_cards([play.card for play in plays])
    return winner(plays, trump, trick_law(rules)) + 1


def _score(case: Case, rules: RuleSet) -> int:
    slot = read_slot(case.get("cards"), case.get("form"))
    taken = whole(case.get("taken"), "tricks taken", 0, slot.cards)
    if slot.form.has_bids:
        bid = whole(case.get("bid"), "the bid", 0, slot.cards)
        return score(rules, slot, Outcome(bid, taken))[0]
    if case.get("bid") is not None:
        raise ImpossibleRecordError(f"no bids are made in a {slot.form} deal")
    return score(rules, slot, Outcome(None, taken))[0]


def _set(case: Case, rules: RuleSet) -> dict[str, list[Any]]:
    slots = [read_slot(cards, case.get("form")) for cards in items(case, "cards")]
    if not slots:
        raise ImpossibleRecordError("a set has at least one deal")
    told = items(case, "results", len(slots))
    rows = []
    for slot, row in zip(slots, told, strict=True):
        if not isinstance(row, list):
            raise ImpossibleRecordError(f"a deal's results must be a list, not {row!r}")
        rows.append(read_row(rules, slot, row))
    scores = [[score(rules, slot, cell)[0] for cell in row] for slot, row in zip(slots, rows, strict=True)]
    closing = close_set(rules, slots, rows, scores)
    totals = [
        sum(row[seat] for row in scores) + closing.premium[seat] - closing.erased[seat]
        for seat in range(PLAYERS)
    ]
    return {
        "deals": scores,
        "premium": list(closing.premium),
        "erased": list(closing.erased),
        "totals": totals,
    }


def _deal(case: Case, rules: RuleSet) -> dict[str, list[int]]:
    position = _read_deal(case, rules)
    for at, play in enumerate(parse_plays(text(case, "plays")), 1):
        if position.phase is Phase.OVER:
            raise ImpossibleRecordError(f"play {at} ({play}) comes after the last trick")
        assert position.turn is not None
        action = PlayCard(play)
        verdict = judge(view_of(position, position.turn), action)
        if not verdict:
            raise ImpossibleRecordError(
                f"play {at}, {play} of player {position.turn + 1}: {verdict.explain('en')}"
            )
        position = apply(position, action)
    result = position.result
    if result is None:
        raise ImpossibleRecordError("the record ends before the last trick is complete")
    return {"taken": list(result.taken), "scores": list(result.points)}


def _read_deal(case: Case, rules: RuleSet) -> Position:
    """The deal as recorded, all bids made and nothing played."""
    slot = read_slot(case.get("cards"), case.get("form"))
    dealer = whole(case.get("dealer"), "dealer", 1, PLAYERS) - 1
    trump, turned = read_trump_or_card(case, slot)
    hands = read_hands(items(case, "hands", PLAYERS), slot.cards)
    dealt = [card for hand in hands for card in hand]
    check_cards(dealt if turned is None else [*dealt, turned])
    check_turned(slot, trump, dealt)
    position = laid_out(rules, slot, dealer, hands, trump, turned)
    if not slot.form.has_bids:
        if case.get("bids"):
            raise ImpossibleRecordError(f"no bids are made in a {slot.form} deal")
        return position
    bids = items(case, "bids", PLAYERS)
    check_bids(rules, slot, bids)
    for seat in bidding_order(dealer, PLAYERS):
        position = apply(position, Bid(bids[seat]))
    return position


def _judge(case: Case, rules: RuleSet) -> dict[str, Any]:
    view = told_view(case, rules)
    verdict = judge(view, parse_action(text(case, "action")))
    return {"legal": True} if verdict else {"legal": False, "because": list(verdict.clauses)}


def _decide(case: Case, rules: RuleSet) -> dict[str, Any]:
    at = _trick(case, rules)
    _, decider = decide(parse_plays(text(case, "plays")), read_trump(text(case, "trump")), trick_law(rules))
    return {"play": at, "because": CLAUSE[decider]}


_KINDS: Mapping[str, Callable[[Case, RuleSet], Any]] = {
    "schedule": _schedule,
    "bids": _bids,
    "legal": _legal,
    "trick": _trick,
    "score": _score,
    "set": _set,
    "deal": _deal,
    "judge": _judge,
    "decide": _decide,
}
