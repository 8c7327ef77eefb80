"""A deal of remik as it is: every card in its place, immutable, with the bookkeeping of each action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...core.cards import SUITS, UNKNOWN, Card
from ...core.cardset import CardSet
from ...core.rng import Rng
from ...core.seats import clockwise, round_from
from ...rulekit.ruleset import RuleSet
from ...rummy.melds import Kind, Meld
from . import case as cases
from .actions import Action, Cut, Discard, Draw, Keep, Play, Take
from .law import meld_law
from .rules import cut, dealing, finish, online, penalties, reshuffle, start, table
from .view import Happened, Outcome, Phase, TableMeld, View

MAX_TURNS = 1000
"""A deal that nobody could finish in so many turns is void; no rule ends it (spec: a safety stop)."""


@dataclass(frozen=True, slots=True)
class Secret:
    """One thing that happened: its text for everybody and for those who know more, and the melds it names."""

    seat: int
    text: str
    private: str | None = None
    knows: tuple[int, ...] = ()
    melds: tuple[Meld, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """A deal in progress. ``stock`` and ``pile`` are top first; before the deal ``stock`` is the whole pack.

    ``cutter`` cut the pack, ``seen`` are the cards that he looked at and did not keep (now the last of the
    stock) and ``kept`` those that he kept. ``shuffles`` counts how often the pile was turned over.
    """

    rules: RuleSet
    players: int
    dealer: int
    number: int
    seed: str
    phase: Phase
    turn: int
    first_turn: bool
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...] = ()
    melds: tuple[TableMeld, ...] = ()
    next_name: int = 0
    opened: tuple[bool, ...] = ()
    drawn: Card | None = None
    taken: Card | None = None
    shuffles: int = 0
    turns: int = 0
    cleared: int = 0
    cutter: int | None = None
    seen: tuple[Card, ...] = ()
    kept: tuple[Card, ...] = ()
    history: tuple[Secret, ...] = ()
    result: Outcome | None = None


def deal(rules: RuleSet, players: int, dealer: int, number: int, seed: str) -> Position:
    """The start of a deal: the shuffled pack waiting to be cut, or the hands dealt where nobody cuts."""
    found = table.shortage(rules, players)
    if found is not None:
        raise ValueError(f"{players} cannot play {rules}: {found}")
    return set_out(rules, players, dealer, number, seed, Rng(seed).shuffled(table.cards(rules, players)))


def set_out(
    rules: RuleSet, players: int, dealer: int, number: int, seed: str, pack: Sequence[Card]
) -> Position:
    """The start of a deal from a pack in known order, top first."""
    cutters = cut.cutters(rules, dealer, players)
    before = Position(
        rules=rules,
        players=players,
        dealer=dealer,
        number=number,
        seed=seed,
        phase=Phase.CUT,
        turn=cutters[0] if cutters else dealer,
        first_turn=False,
        hands=(CardSet(),) * players,
        stock=tuple(pack),
        opened=(False,) * players,
    )
    return before if cutters else _deal_out(before)


def _deal_out(position: Position) -> Position:
    """Deal singly and clockwise; a hand shortened by the cut goes without in the last laps."""
    rules, players, dealer = position.rules, position.players, position.dealer
    begin = dealer if dealing.begins_with_dealer(rules) else clockwise(dealer, players)
    size = dealing.hand_size(rules, players)
    want = [size] * players
    hands: list[list[Card]] = [[] for _ in range(players)]
    if position.cutter is not None:
        want[position.cutter] -= len(position.kept)
    stock = list(position.stock)
    at = 0
    for lap in range(size):
        for seat in round_from(begin, players):
            if lap < want[seat]:
                hands[seat].append(stock[at])
                at += 1
    if position.cutter is not None:
        hands[position.cutter] += position.kept
    first = start.first_seat(rules, dealer, players)
    pile: tuple[Card, ...] = ()
    extra = not start.has_upcard(rules)
    if extra:
        hands[first].append(stock[at])
    else:
        pile = (stock[at],)
    return replace(
        position,
        phase=Phase.PLAY if extra else Phase.DRAW,
        turn=first,
        first_turn=extra,
        hands=tuple(map(CardSet, hands)),
        stock=tuple(stock[at + 1 :]),
        pile=pile,
    )


# -- actions ---------------------------------------------------------------------------------------


def apply(position: Position, action: Action, seat: int) -> Position:
    """The position after an action of the seat that the referee allowed; bookkeeping alone."""
    match action:
        case Cut(count=count):
            return _cut(position, count, seat)
        case Keep(cards=cards):
            return _keep(position, cards)
        case Draw():
            return _draw(position)
        case Play():
            return _play(position, action)


def _cut(position: Position, count: int, seat: int) -> Position:
    lifted, rest = position.stock[:count], position.stock[count:]
    seen = lifted[-cut.cards_seen(position.rules) :]
    ways = cut.keepable(position.rules, seen, meld_law(position.rules))
    everyone = tuple(range(position.players)) if cut.is_shown_to_all(position.rules) else (seat,)
    told = f"cut {count}"
    event = Secret(seat, told, f"{told}: {' '.join(map(str, seen))}", everyone)
    if len(everyone) == position.players:
        event = Secret(seat, f"{told}: {' '.join(map(str, seen))}")
    after = replace(
        position,
        stock=rest + lifted,
        cutter=seat,
        turn=seat,
        seen=seen,
        history=(*position.history, event),
    )
    if ways or _looks_private(position.rules):
        return replace(after, phase=Phase.KEEP)
    return _deal_out(after)


def _looks_private(rules: RuleSet) -> bool:
    """Whether only the cutter knows that he found nothing, so that he must be the one to say so."""
    return not cut.is_shown_to_all(rules) and cut.may_keep_anything(rules)


def _keep(position: Position, cards: tuple[Card, ...]) -> Position:
    seat = position.turn
    stock = list(position.stock)
    seen = list(position.seen)
    for card in cards:
        at = len(stock) - 1 - stock[::-1].index(card)
        del stock[at]
        seen.remove(card)
    text = f"keep {' '.join(map(str, cards))}" if cards else "decline"
    return _deal_out(
        replace(
            position,
            stock=tuple(stock),
            seen=tuple(seen),
            kept=cards,
            history=(*position.history, Secret(seat, text)),
        )
    )


def _turn_over(position: Position) -> Position:
    """The pile shuffled into a new stock."""
    keeps = reshuffle.keeps_top(position.rules)
    top, rest = (position.pile[:1], position.pile[1:]) if keeps else ((), position.pile)
    if position.stock or not rest:
        return position
    rng = Rng(position.seed).child(f"reshuffle/{position.shuffles}")
    return replace(
        position, stock=rng.shuffled(sorted(rest)), pile=top, shuffles=position.shuffles + 1, seen=()
    )


def _draw(position: Position) -> Position:
    position = _turn_over(position)
    card, *stock = position.stock
    seat = position.turn
    event = Secret(seat, "draw", f"draw {card}", (seat,))
    after = replace(
        position,
        stock=tuple(stock),
        hands=_with_hand(position, seat, position.hands[seat] + (card,)),
        drawn=card,
        phase=Phase.PLAY,
        history=(*position.history, event),
    )
    return _turn_over(after) if reshuffle.at_once(position.rules) else after


def _with_hand(position: Position, seat: int, hand: CardSet) -> tuple[CardSet, ...]:
    return (*position.hands[:seat], hand, *position.hands[seat + 1 :])


def _play(position: Position, play: Play) -> Position:
    seat = position.turn
    if play.steps == (Take(),):
        return _touch(position)
    case = cases.build(view(position, seat), play.steps, meld_law(position.rules), closed=True)
    pile = position.pile[1:] if next(case.steps(Take), None) is not None else position.pile
    for entry in case.cleared:
        gathered = sorted(entry.meld.cards, key=lambda laid: _suit_order(laid.face))
        pile = (*(laid.card for laid in gathered), *pile)
    if case.discard is not None:
        pile = (case.discard, *pile)
    opened = tuple(
        was or (i == seat and next(case.new_melds, None) is not None) for i, was in enumerate(position.opened)
    )
    after = replace(
        position,
        hands=_with_hand(position, seat, CardSet(case.hand)),
        pile=pile,
        melds=tuple(case.table.values()),
        next_name=case.next_name,
        opened=opened,
        drawn=None,
        taken=None,
        first_turn=False,
        turns=position.turns + 1,
        cleared=position.cleared + sum(entry.meld.kind is Kind.GROUP for entry in case.cleared),
    )
    if case.out:
        covered = case.discard is not None and finish.last_card_is_covered(position.rules)
        after = _heard(after, seat, play, case, covered=covered)
        return _close(after, seat, finish.multiplier(case), covered=covered)
    after = _heard(after, seat, play, case, covered=False)
    if after.turns >= MAX_TURNS:
        return _close(after, None, 0)
    return replace(after, turn=clockwise(seat, position.players), phase=Phase.DRAW)


def _heard(position: Position, seat: int, play: Play, case: cases.Case, *, covered: bool) -> Position:
    """What everybody learns of a play: all of it, but for a last card that is laid face down."""
    event = Secret(seat, str(play), melds=tuple(fact.before.meld for fact in case.facts if fact.before))
    if covered:
        told = str(Play((*play.steps[:-1], Discard(UNKNOWN))))
        event = replace(event, text=told, private=str(play), knows=(seat,))
    return replace(position, history=(*position.history, event))


def _touch(position: Position) -> Position:
    """Take the pile's top for good, where touching binds."""
    seat, card = position.turn, position.pile[0]
    return replace(
        position,
        hands=_with_hand(position, seat, position.hands[seat] + (card,)),
        pile=position.pile[1:],
        taken=card,
        phase=Phase.PLAY,
        history=(*position.history, Secret(seat, "take")),
    )


def _suit_order(card: Card) -> int:
    return SUITS.index(card.suit) if card.suit is not None else len(SUITS)


def _close(position: Position, finisher: int | None, multiplier: int, *, covered: bool = False) -> Position:
    """Score the deal: finisher 0, the others their hands times the multiplier; a void deal counts nothing."""
    values = tuple(
        tuple(penalties.card_penalty(position.rules, card) for card in hand) for hand in position.hands
    )
    points = tuple(0 if seat == finisher else sum(row) * multiplier for seat, row in enumerate(values))
    result = Outcome(finisher, points, position.hands, values, multiplier, finisher is None, covered)
    return replace(position, phase=Phase.OVER, result=result)


# -- views -----------------------------------------------------------------------------------------


def view(position: Position, seat: int | None) -> View:
    """What the seat may know, built field by field."""
    rules = position.rules
    counted = online.shows_counts(rules) or position.result is not None
    pile = position.pile if online.shows_pile(rules) else position.pile[:1]
    if position.result is not None and position.result.covered and seat != position.result.finisher:
        pile = ()
    in_cut = position.phase in (Phase.CUT, Phase.KEEP)
    knows_cut = position.cutter is not None and (seat == position.cutter or cut.is_shown_to_all(rules))
    return View(
        rules=rules,
        players=position.players,
        seat=seat,
        dealer=position.dealer,
        number=position.number,
        turn=position.turn,
        phase=position.phase,
        first_turn=position.first_turn,
        hand=position.hands[seat] if seat is not None else CardSet(),
        drawn=position.drawn if seat == position.turn else None,
        taken=position.taken,
        counts=tuple(len(hand) if counted or i == seat else -1 for i, hand in enumerate(position.hands)),
        opened=position.opened,
        melds=position.melds,
        next_name=position.next_name,
        stock=len(position.stock),
        pile=pile,
        pile_count=len(position.pile),
        turns=position.turns,
        cutter=position.cutter,
        seen=position.seen if knows_cut else (),
        pack=len(position.stock) if in_cut else 0,
        history=tuple(_told(event, seat) for event in position.history),
        result=position.result,
    )


def _told(event: Secret, seat: int | None) -> Happened:
    if event.private is not None and seat in event.knows:
        return Happened(event.seat, event.private, event.melds)
    return Happened(event.seat, event.text, event.melds)


def actors(position: Position) -> tuple[int, ...]:
    """Seats that may act now, the expected one first."""
    if position.phase is Phase.OVER:
        return ()
    if position.phase is Phase.CUT:
        return cut.cutters(position.rules, position.dealer, position.players)
    return (position.turn,)


def census(position: Position) -> tuple[Card, ...]:
    """Every card of the deal, wherever it lies; sorted."""
    laid = [laid.card for entry in position.melds for laid in entry.meld.cards]
    held = [card for hand in position.hands for card in hand]
    kept = position.kept if position.phase is Phase.KEEP else ()
    return tuple(sorted([*position.stock, *position.pile, *laid, *held, *kept]))
