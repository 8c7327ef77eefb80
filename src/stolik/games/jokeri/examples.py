"""Examples of clauses: told in the clause's TOML, answered by the rules of one table, ready to be drawn.

Which cards may be played, who takes, what is scored: all of it is the game's own answer at that table, so
what a page draws and says of an example cannot differ from the rules.

Kinds of examples, with what they tell:

``trick``     ``plays`` and, where it matters, ``trump``: who takes
``legal``     ``hand``, ``trick`` and, where it matters, ``trump``: what may be played
``fallback``  the same: what the referee plays for an absent player
``bids``      ``cards``, ``form`` and ``bids`` so far: what may be bid
``judge``     a hand and an ``action``: whether it is allowed
``end``       the last tricks of a deal and, as far as told, of its set and its game
``pack``      cards of the pack in order: who is dealt them, who gets the first ace
``schedule``  the deals of a game
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...core.cards import ACE, Card
from ...core.lex import TextError, parse_cards
from ...core.seats import clockwise, round_from
from ...rulekit.ruleset import RuleSet
from ...tricks.bidding import barred_bid
from ...tricks.trick import LEADING_JOKER, Play, decide, legal_plays
from .actions import NameTrump, PlayCard, parse_action
from .end_example import end_figure
from .fallback import fallback_action
from .figure import DEALER, Figure, Row, Seats, Spot, Tally, table_facts, trick_row
from .kinds import NINE, PLAYERS, Form, Phase
from .law import trick_law
from .position import dealt_to, first_ace
from .records import (
    ImpossibleRecordError,
    check_cards,
    items,
    read_slot,
    read_trick,
    read_trump,
    text,
    whole,
)
from .referee import judge
from .rules.dealer_hook import is_dealer_barred
from .rules.length import schedule, sets_of
from .rules.winning import CLAUSE
from .told import told_view
from .view import View

Case = Mapping[str, Any]


def choose(rules: RuleSet, examples: Sequence[Case]) -> tuple[int, Figure] | None:
    """The first example that fits the table, and its place among them; None if there is none.

    It fits if such a deal or set is played here, if it can have happened by these rules, and if the answer
    has what the example says it ``shows``.
    """
    for at, case in enumerate(examples):
        if is_held(rules, case):
            drawn = figure(rules, case)
            if drawn is not None and _shows(drawn, case):
                return at, drawn
    return None


def figure(rules: RuleSet, case: Case) -> Figure | None:
    """The example answered; None if it cannot have happened at this table."""
    try:
        return _KINDS[case["kind"]](case, rules)
    except (ImpossibleRecordError, TextError):
        return None


def is_held(rules: RuleSet, case: Case) -> bool:
    """Whether the deal that the example is about is one of this table's, or its set is."""
    cards, form = case.get("cards"), Form(case.get("form", "plain"))
    if isinstance(cards, list):
        return any([slot.cards for slot in part] == cards and part[0].form is form for part in sets_of(rules))
    return cards is None or any(slot.cards == cards and slot.form is form for slot in schedule(rules))


def _shows(drawn: Figure, case: Case) -> bool:
    return all(drawn.answer.get(name) == value for name, value in case.get("shows", {}).items())


# -- a trick, a hand, a bid --------------------------------------------------------------------------


def _trick(case: Case, rules: RuleSet) -> Figure:
    plays = read_trick(text(case, "plays"), PLAYERS)
    trump = read_trump(text(case, "trump")) if "trump" in case else None
    if len(plays) != PLAYERS:
        raise ImpossibleRecordError(f"a trick has {PLAYERS} plays, not {len(plays)}")
    check_cards([play.card for play in plays])
    at, decider = decide(plays, trump, trick_law(rules))
    facts = {**table_facts(rules), "taker": Seats((at,)), "card": plays[at]}
    answer = {"play": at + 1, "because": CLAUSE[decider]}
    return Figure("trick", facts, answer, (trick_row(plays, 0, at),), "trump" in case, trump)


def _asked(case: Case, rules: RuleSet) -> tuple[View, tuple[Row, ...]]:
    """The view of who must play, and what he sees: the trick, and with ``others`` that hands are hidden."""
    view = told_view(case, rules)
    rows = [trick_row([play for _, play in view.trick], 0, None)] if view.trick else []
    if case.get("others"):
        fallen = len(view.trick)
        rows += [
            Row("others", (Spot(),) * (len(view.hand) - (seat < fallen)), seat)
            for seat in round_from(fallen + 1, PLAYERS)[: PLAYERS - 1]
        ]
    return view, tuple(rows)


def _legal(case: Case, rules: RuleSet) -> Figure:
    view, rows = _asked(case, rules)
    if not view.hand:
        raise ImpossibleRecordError("a hand has at least one card")
    order = {card: place for place, card in enumerate(view.hand)}
    found = legal_plays(view.hand.cards, view.lead, view.trump, trick_law(rules))
    plays = sorted(found, key=lambda play: order[play.card])
    free = {play.card for play in plays}
    hand = tuple(Spot(Play(card), mark="" if card in free else "barred") for card in view.hand)
    leads = not view.trick and any(play in plays for play in LEADING_JOKER)
    facts = {
        **table_facts(rules),
        "asked": Seats((len(view.trick),)),
        "plays": tuple(play for play in plays if not (leads and play in LEADING_JOKER)),
        "rest": sum(len(row.spots) for row in rows if row.what == "others"),
    }
    answer = {"plays": sorted(map(str, plays))}
    line = "lead-joker" if leads else "legal"
    return Figure(
        line, facts, answer, (*rows, Row("hand", hand, len(view.trick))), "trump" in case, view.trump
    )


def _fallback(case: Case, rules: RuleSet) -> Figure:
    view, rows = _asked(case, rules)
    action = fallback_action(view)
    assert isinstance(action, PlayCard)
    plays = legal_plays(view.hand.cards, view.lead, view.trump, trick_law(rules))
    hand = [Spot(Play(card), mark="played" if card == action.play.card else "barred") for card in view.hand]
    facts = {**table_facts(rules), "asked": Seats((len(view.trick),)), "card": action.play}
    answer = {"action": str(action), "plays": [str(play) for play in plays]}
    return Figure(
        "fallback", facts, answer, (*rows, Row("hand", tuple(hand), len(view.trick))), True, view.trump
    )


def _dealt_hand(case: Case, cards: int, seat: int | None) -> tuple[tuple[Row, ...], int]:
    """The hand as far as it is dealt, face down where it is still to come; and how many are to come."""
    held = parse_cards(text(case, "hand")) if "hand" in case else ()
    coming = cards - len(held)
    rows = [Row("hand", tuple(Spot(Play(card)) for card in held), seat)] if held else []
    if coming:
        rows.append(Row("coming", (Spot(),) * coming, seat))
    return tuple(rows), coming


def _bids(case: Case, rules: RuleSet) -> Figure:
    slot = read_slot(case.get("cards"), case.get("form"))
    earlier = [whole(bid, "a bid", 0, slot.cards) for bid in items(case, "bids")]
    if len(earlier) >= PLAYERS or (earlier and not slot.form.has_bids):
        raise ImpossibleRecordError(f"there is nobody left to bid after {earlier} in a {slot.form} deal")
    barred = barred_bid(slot.cards, earlier, PLAYERS) if is_dealer_barred(rules) else None
    free = [number for number in range(slot.cards + 1) if number != barred] if slot.form.has_bids else []
    rows, _ = _dealt_hand(case, slot.cards, len(earlier))
    facts = {
        **table_facts(rules),
        "asked": Seats((len(earlier),)),
        "first": Seats((clockwise(DEALER, PLAYERS),)),
        "numbers": tuple(free),
        "barred": barred if barred is not None else "",
        "tricks": slot.cards,
    }
    line = "no-bids" if not free else "bids" if barred is None or not slot.form.has_bids else "bids-barred"
    answer = {"numbers": free, "barred": barred}
    has_trump = "trump" in case
    trump = read_trump(text(case, "trump")) if has_trump else None
    return Figure(line, facts, answer, rows, has_trump, trump, tuple(earlier))


def _judge(case: Case, rules: RuleSet) -> Figure:
    view = told_view(case, rules)
    action = parse_action(text(case, "action"))
    verdict = judge(view, action)
    plays = [play for _, play in view.trick]
    rows, coming = _dealt_hand(case, view.cards if view.phase is Phase.TRUMP else len(view.hand), view.seat)
    facts = {
        **table_facts(rules),
        "asked": Seats((view.turn if view.turn is not None else DEALER,)),
        "seen": len(view.hand),
        "coming": coming,
        "action": action,
    }
    if isinstance(action, NameTrump) and action.suit is not None:
        facts["suit"] = action.suit.sign
    if isinstance(action, PlayCard) and action.play.suit is not None:
        facts["suit"] = action.play.suit.sign
    clause = case.get("shows", {}).get("clause")
    if not verdict:
        facts["refusal"] = next(
            (found for found in verdict.findings if found.clause == clause), verdict.findings[0]
        )
    answer = {"legal": bool(verdict), "because": list(verdict.clauses)}
    if clause in verdict.clauses:
        answer["clause"] = clause
    line = "allowed" if verdict else "refused"
    drawn = (trick_row(plays, 0, None), *rows) if plays else rows
    bids = tuple(bid for bid in view.bids if bid is not None)
    known = view.is_trump_known and "trump" in case
    return Figure(line, facts, answer, drawn, known, view.trump, bids)


# -- the pack, the deals of a game -------------------------------------------------------------------


def _pack(case: Case, rules: RuleSet) -> Figure:
    """Cards of the pack: turned up ``until_ace`` from the first seat, ``dealt`` by the dealer, or alone."""
    cards = parse_cards(text(case, "pack"))
    check_cards(cards)
    if case.get("until_ace"):
        if not any(card.rank == ACE for card in cards):
            raise ImpossibleRecordError("no ace is turned up")
        drawn = first_ace(0, cards)
        fallen: list[tuple[int | None, Card]] = [pair for draw in drawn.draws for pair in draw.items()]
        taker = drawn.dealer
    else:
        dealt = case.get("dealt", False)
        fallen = [(dealt_to(DEALER, at) if dealt else None, card) for at, card in enumerate(cards)]
        taker = None
    spots = tuple(
        Spot(Play(card), seat, "takes" if taker is not None and at == len(fallen) - 1 else "")
        for at, (seat, card) in enumerate(fallen)
    )
    facts: dict[str, Any] = {
        **table_facts(rules),
        "order": Seats(tuple(seat for seat, _ in fallen[:PLAYERS] if seat is not None)),
        "count": len(fallen),
    }
    if taker is not None:
        facts["taker"] = Seats((taker,))
    answer = {
        "seats": [seat + 1 for seat, _ in fallen if seat is not None],
        "dealer": None if taker is None else taker + 1,
    }
    return Figure("pack", facts, answer, (Row("pack", spots),))


def _schedule(case: Case, rules: RuleSet) -> Figure:
    """The game's deals; ``only`` the ``extra`` sets, a set of ``nines``, or the ``seam`` of two sets."""
    deals = schedule(rules)
    dealers = [clockwise(0, PLAYERS, at) for at in range(len(deals))]
    sets = [
        [at for at, slot in enumerate(deals) if slot.set == number] for number in range(1, deals[-1].set + 1)
    ]
    only = case.get("only")
    if only == "extra":
        sets = [part for part in sets if deals[part[0]].form is not Form.PLAIN]
    elif only == "nines":
        sets = [next(part for part in sets if all(deals[at].cards == NINE for at in part))]
    elif only == "seam":
        sets = [[sets[0][-1]], [sets[1][0]]]
    if not sets:
        raise ImpossibleRecordError("this game has no extra sets")
    named = only in ("nines", "seam")
    rows = tuple(
        Row(
            str(deals[part[0]].form),
            tuple(Spot(seat=dealers[at] if named else None, cards=deals[at].cards) for at in part),
        )
        for part in sets
    )
    facts = {
        **table_facts(rules),
        "deals": len(deals),
        "sets": len(sets),
        "count": sum(map(len, sets)),
        "before": Seats((dealers[sets[0][-1]],)),
        "after": Seats((dealers[sets[-1][0]],)),
        "turns": Tally(tuple((seat, dealers.count(seat)) for seat in range(PLAYERS))),
    }
    answer = {
        "cards": [[deals[at].cards for at in part] for part in sets],
        "turns": [dealers.count(seat) for seat in range(PLAYERS)],
    }
    return Figure("schedule", facts, answer, rows)


_KINDS: Final[Mapping[str, Callable[[Case, RuleSet], Figure]]] = {
    "trick": _trick,
    "legal": _legal,
    "fallback": _fallback,
    "bids": _bids,
    "judge": _judge,
    "end": end_figure,
    "pack": _pack,
    "schedule": _schedule,
}
