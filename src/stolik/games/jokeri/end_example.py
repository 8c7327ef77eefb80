"""An example of an end: the last tricks of a deal, and what they decide in the deal, its set, the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...core.cards import Card, Suit
from ...core.seats import clockwise, round_from
from ...rulekit.ruleset import RuleSet
from ...tricks.trick import Play, parse_plays, winner
from .actions import PlayCard
from .figure import DEALER, Figure, Row, Seats, Spot, Strip, Tally, table_facts, trick_row
from .kinds import PACK, PLAYERS, Phase, Slot
from .law import trick_law
from .position import Position, apply, laid_out, view_of
from .records import (
    ImpossibleRecordError,
    check_bids,
    check_cards,
    check_trick,
    check_turned,
    items,
    read_row,
    read_slot,
    read_trump_or_card,
    text,
    whole,
)
from .referee import judge
from .rules.premium_last import counting_deals
from .rules.teams import partner
from .scoring import Closing, Outcome, best_deal, close_set, score
from .sheet import Cell, rank

Case = Mapping[str, Any]
_REST_DRAWN = 9


@dataclass(frozen=True, slots=True)
class _Played:
    """The tricks as they fell: a row and its taker each, and what every player came to."""

    rows: tuple[Row, ...]
    takers: tuple[int, ...]
    leader: int
    outcomes: tuple[Outcome, ...]
    turned: Card | None
    trump: Suit | None


def end_figure(case: Case, rules: RuleSet) -> Figure:
    """Answer an example of kind ``end``; ImpossibleRecordError or TextError if it cannot have happened.

    ``cards`` is the deal's size, or those of its set up to this deal, the last; ``earlier`` are then the
    results of the deals before it, as in a record. ``bids`` and ``taken`` (before these tricks) go by seat,
    ``leader`` (1 to 4) leads, ``plays`` are whole tricks in the order played, with ``trump`` or ``turned``.
    ``before`` are the totals before this set, and ``kept`` the bids kept until then: with them, the game
    ends. ``hero`` is the player of whom the sentence speaks, by default the last trick's taker.
    """
    sizes = case["cards"] if isinstance(case.get("cards"), list) else [case.get("cards")]
    slots = [read_slot(cards, case.get("form")) for cards in sizes]
    played = _play(case, rules, slots[-1])
    hero = whole(case.get("hero", played.takers[-1] + 1), "hero", 1, PLAYERS) - 1
    told = items(case, "earlier", len(slots) - 1) if len(slots) > 1 else []
    results = [read_row(rules, slot, row) for slot, row in zip(slots, told, strict=False)]
    outcomes = [*results, played.outcomes]
    cells = [
        tuple(Cell(each.bid, each.taken, *score(rules, slot, each)) for each in row)
        for slot, row in zip(slots, outcomes, strict=True)
    ]
    facts = _deal_facts(rules, slots[-1], played, cells[-1], hero)
    answer: dict[str, Any] = {
        "takers": [seat + 1 for seat in played.takers],
        "points": [cell.points for cell in cells[-1]],
        "because": cells[-1][hero].because,
    }
    strips: list[Strip] = []
    points = [[cell.points for cell in row] for row in cells]
    totals = tuple(map(sum, zip(*points, strict=True)))
    closing = close_set(rules, slots, outcomes, points) if len(slots) > 1 else None
    best = _best(rules, slots, points)
    for at, row in enumerate(cells):
        best_of, struck_of = (closing.doubled, closing.struck) if closing is not None else ((), ())
        strips.append(Strip("deal", row, best=_seats_with(at, best_of), struck=_seats_with(at, struck_of)))
    if closing is not None:
        totals = _close(closing, totals, strips, facts, answer)
        column = [row[hero] for row in points]
        if (at_best := best[hero]) is not None:
            facts |= {"best": column[at_best], "best_deal": at_best + 1}
        facts |= {"premium": closing.premium[hero], "struck": closing.erased[hero], "total": totals[hero]}
    if "before" in case:
        before = tuple(items(case, "before", PLAYERS))
        totals = tuple(first + more for first, more in zip(before, totals, strict=True))
        strips.insert(0, Strip("before", numbers=before))
        facts["totals"] = _tally(totals)
    if "before" in case or closing is not None:
        strips.append(Strip("total", numbers=totals))
    if "kept" in case:
        kept = [old + sum(row[seat].is_exact for row in outcomes) for seat, old in enumerate(case["kept"])]
        last = tuple(total - old for total, old in zip(totals, before, strict=True))
        _rank(rules, totals, tuple(kept), last, strips, facts, answer)
    rows = [*played.rows[:-1], Row("last", played.rows[-1].spots)]
    if played.turned is not None:
        rows.insert(0, Row("turned", (Spot(Play(played.turned)),)))
        if case.get("aside") and facts["rest"] <= _REST_DRAWN:
            rows.insert(1, Row("aside", (Spot(),) * facts["rest"]))
    struck = closing is not None and closing.erased[hero] > 0
    line = (
        "set-struck"
        if struck
        else "set"
        if closing is not None
        else "deal"
        if slots[-1].form.has_bids
        else "deal-free"
    )
    return Figure(line, facts, answer, tuple(rows), True, played.trump, sheet=tuple(strips))


def _play(case: Case, rules: RuleSet, slot: Slot) -> _Played:
    """The tricks played by the referee, who refuses what may not be."""
    plays = parse_plays(text(case, "plays"))
    if not plays or len(plays) % PLAYERS:
        raise ImpossibleRecordError(f"{len(plays)} plays are not whole tricks")
    tricks = [plays[at : at + PLAYERS] for at in range(0, len(plays), PLAYERS)]
    leader = whole(case.get("leader", 1), "leader", 1, PLAYERS) - 1
    bids: list[int | None] = items(case, "bids", PLAYERS) if slot.form.has_bids else [None] * PLAYERS
    taken = items(case, "taken", PLAYERS) if "taken" in case else [0] * PLAYERS
    check_bids(rules, slot, bids)
    if sum(taken) + len(tricks) != slot.cards:
        raise ImpossibleRecordError(f"{sum(taken)} tricks and {len(tricks)} more in a deal of {slot.cards}")
    if not (taken[leader] if sum(taken) else leader == clockwise(DEALER, PLAYERS)):
        raise ImpossibleRecordError(
            "whoever took the trick before leads, first of all the player after the dealer"
        )
    trump, turned = read_trump_or_card(case, slot)
    hands: list[list[Card]] = [[] for _ in range(PLAYERS)]
    seat = leader
    for trick in tricks:
        check_trick(trick)
        for at, play in enumerate(trick):
            hands[clockwise(seat, PLAYERS, at)].append(play.card)
        seat = clockwise(seat, PLAYERS, winner(trick, trump, trick_law(rules)))
    dealt = [card for hand in hands for card in hand]
    check_cards(dealt if turned is None else [*dealt, turned])
    check_turned(slot, trump, dealt)
    position = replace(
        laid_out(rules, slot, DEALER, hands, trump, turned),
        phase=Phase.PLAY,
        turn=leader,
        bids=tuple(bids),
        taken=tuple(taken),
    )
    rows: list[Row] = []
    takers: list[int] = []
    led = leader
    for trick in tricks:
        led = leader if not takers else takers[-1]
        position = _fall(position, trick)
        assert position.last_trick is not None
        takers.append(position.last_trick.winner)
        rows.append(trick_row(trick, led, takers[-1]))
    outcomes = tuple(Outcome(bid, count) for bid, count in zip(position.bids, position.taken, strict=True))
    return _Played(tuple(rows), tuple(takers), led, outcomes, turned, trump)


def _fall(position: Position, trick: Sequence[Play]) -> Position:
    for play in trick:
        assert position.turn is not None
        verdict = judge(view_of(position, position.turn), PlayCard(play))
        if not verdict:
            raise ImpossibleRecordError(f"{play} of player {position.turn + 1}: {verdict.explain('en')}")
        position = apply(position, PlayCard(play))
    return position


def _deal_facts(
    rules: RuleSet, slot: Slot, played: _Played, cells: Sequence[Cell], hero: int
) -> dict[str, Any]:
    bid = cells[hero].bid
    return {
        **table_facts(rules),
        "taker": Seats(played.takers[-1:]),
        "card": next(spot.play for spot in played.rows[-1].spots if spot.mark == "takes"),
        "turned": "" if played.turned is None else Play(played.turned),
        "suit": "" if played.trump is None else played.trump.sign,
        "first_taker": Seats(played.takers[:1]),
        "order": Seats(round_from(played.leader, PLAYERS)),
        "hero": Seats((hero,)),
        "bid": "" if bid is None else bid,
        "taken": cells[hero].taken,
        "points": cells[hero].points,
        "rest": len(PACK) - PLAYERS * slot.cards - (played.turned is not None),
    }


def _best(rules: RuleSet, slots: Sequence[Slot], points: Sequence[Sequence[int]]) -> list[int | None]:
    counting = counting_deals(rules, len(slots))
    return [best_deal([row[seat] for row in points], counting) for seat in range(PLAYERS)]


def _seats_with(deal: int, settled: Sequence[int | None]) -> frozenset[int]:
    """The seats for whom the closing row settles this deal."""
    return frozenset(seat for seat, at in enumerate(settled) if at == deal)


def _close(
    closing: Closing,
    totals: tuple[int, ...],
    strips: list[Strip],
    facts: dict[str, Any],
    answer: dict[str, Any],
) -> tuple[int, ...]:
    """The closing row: drawn, said, and added to the totals."""
    strips.append(Strip("premium", numbers=closing.premium))
    if any(closing.erased):
        strips.append(Strip("struck", numbers=tuple(-number for number in closing.erased)))
    facts |= {
        "keepers": Seats(tuple(sorted(closing.keepers))),
        "premiums": _tally(closing.premium, without_zero=True),
        "strikes": _tally([-number for number in closing.erased], without_zero=True),
    }
    answer |= {"premium": list(closing.premium), "erased": list(closing.erased)}
    return tuple(
        total + more - less for total, more, less in zip(totals, closing.premium, closing.erased, strict=True)
    )


def _rank(
    rules: RuleSet,
    totals: tuple[int, ...],
    kept: tuple[int, ...],
    last: tuple[int, ...],
    strips: list[Strip],
    facts: dict[str, Any],
    answer: dict[str, Any],
) -> None:
    """The end of the game: pairs added, places given."""
    counted, places = rank(rules, totals, kept, last)
    if partner(rules, 0) is not None:
        strips.append(Strip("pair", numbers=counted))
    strips.append(Strip("place", numbers=places))
    first = tuple(seat for seat in range(PLAYERS) if places[seat] == 1)
    mate = partner(rules, 0)
    ours = tuple(sorted({0, mate})) if mate is not None else (0,)
    facts |= {
        "winners": Seats(first),
        "most": counted[first[0]],
        "pair": Seats(ours),
        "others": Seats(tuple(seat for seat in range(PLAYERS) if seat not in ours)),
        "pair_total": counted[0],
        "others_total": counted[1],
        "kept": _tally(rank(rules, kept, kept, kept)[0][:2]),
        "last_set": _tally(rank(rules, last, last, last)[0][:2]),
    }
    answer |= {"totals": list(totals), "counted": list(counted), "places": list(places)}


def _tally(numbers: Sequence[int], *, without_zero: bool = False) -> Tally:
    return Tally(tuple((seat, number) for seat, number in enumerate(numbers) if number or not without_zero))
