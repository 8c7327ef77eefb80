"""A case told in words (a hand, a trick, bids so far) as a view, for the referee at a real table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.cards import Suit
from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.core.seats import clockwise
from stolik.games.jokeri.kinds import PLAYERS, Phase, Slot
from stolik.games.jokeri.records import (
    ImpossibleRecordError,
    check_cards,
    items,
    read_slot,
    read_trick,
    read_trump,
    text,
    whole,
)
from stolik.games.jokeri.rules.dealer_hook import is_dealer_barred
from stolik.games.jokeri.view import View
from stolik.rulekit.ruleset import RuleSet
from stolik.tricks.bidding import barred_bid
from stolik.tricks.trick import Play

_DEALER = PLAYERS - 1


def told_view(case: Mapping[str, Any], rules: RuleSet) -> View:
    """The view of a player in a case as told.

    With ``trick`` cards are being played (``hand`` and ``trump`` are told too), else with ``bids`` bids are
    made, else the trump is to be named. Seats are counted in the order of the trick or the bids; ``seat`` (1
    to 4) says who asks, by default the one whose turn it is. ImpossibleRecordError or TextError if the case
    cannot be.
    """
    trick = read_trick(text(case, "trick"), PLAYERS - 1) if "trick" in case else ()
    hand = CardSet(parse_cards(text(case, "hand"))) if "hand" in case else CardSet()
    slot = read_slot(case.get("cards", max(len(hand), 1)), case.get("form", "plain"))
    if len(hand) > slot.cards:
        raise ImpossibleRecordError(f"a hand has at most {slot.cards} cards here, not {len(hand)}")
    check_cards([*hand, *(play.card for play in trick)])
    trump = read_trump(text(case, "trump")) if "trump" in case else None
    if "trick" in case:
        return _view(rules, slot, case, Phase.PLAY, (), trick, hand, trump)
    if "bids" not in case and slot.names_trump and "trump" not in case:
        return _view(rules, slot, case, Phase.TRUMP, (), (), hand, trump)
    bids = [whole(bid, "a bid", 0, slot.cards) for bid in items(case, "bids")] if "bids" in case else []
    if len(bids) >= PLAYERS:
        raise ImpossibleRecordError(f"all {PLAYERS} players have bid")
    return _view(rules, slot, case, Phase.BID, tuple(bids), (), hand, trump)


def _view(
    rules: RuleSet,
    slot: Slot,
    case: Mapping[str, Any],
    phase: Phase,
    bids: tuple[int, ...],
    trick: tuple[Play, ...],
    hand: CardSet,
    trump: Suit | None,
) -> View:
    turn = len(trick) + len(bids)
    seat = whole(case.get("seat", turn + 1), "seat", 1, PLAYERS) - 1
    barred = barred_bid(slot.cards, bids, PLAYERS) if phase is Phase.BID and is_dealer_barred(rules) else None
    return View(
        rules=rules,
        seat=seat,
        number=0,
        slot=slot,
        dealer=_DEALER,
        turn=turn,
        phase=phase,
        hand=hand,
        counts=(len(hand),) * PLAYERS,
        turned=None,
        trump=trump,
        is_trump_known=phase is not Phase.TRUMP,
        namer=clockwise(_DEALER, PLAYERS) if slot.names_trump else None,
        bids=(*bids, *(None,) * (PLAYERS - len(bids))),
        taken=(0,) * PLAYERS,
        trick=tuple(enumerate(trick)),
        last_trick=None,
        barred=barred,
        history=(),
        before=(),
        result=None,
    )
