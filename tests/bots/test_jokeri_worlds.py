"""Worlds that agree with what was seen, hands that explain bids, and what tricks are worth."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from stolik.bots import AnyBot, bot, jokeri_worlds
from stolik.bots.jokeri_sight import Sight, joined
from stolik.bots.jokeri_stakes import KEPT, SPITE, Stakes
from stolik.bots.jokeri_worlds import Belief, Chance, Worlds, drawn
from stolik.bots.jokeri_worth import nearest_bid, worth_of
from stolik.core.cards import JOKER, Card, Suit
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.games.jokeri import CATALOG, SPEC
from stolik.games.jokeri.actions import Bid
from stolik.games.jokeri.inference import may_hold, unseen
from stolik.games.jokeri.kinds import Form, Phase, Slot
from stolik.games.jokeri.position import Position, laid_out
from stolik.games.jokeri.result import DealResult
from stolik.games.jokeri.view import View
from stolik.tricks.fast import bits_of, play_of

MIXED: tuple[AnyBot, ...] = (bot("jokeri", "greedy"), bot("jokeri", "random")) * 2


def steps(text: str, number: int, seed: str) -> list[Position]:
    """The positions of a deal between two greedy bots and two that play by chance."""
    position = SPEC.deal(CATALOG.parse(text), 4, number % 4, number, seed)
    out = [position]
    while (seat := SPEC.to_move(position)) is not None:
        action = MIXED[seat].act(SPEC.view(position, seat), Rng(f"{seed}/{len(out)}"))
        position, _ = SPEC.apply(position, action)
        out.append(position)
    return out


def cards_of(hand: int) -> list[Card]:
    return [*(play_of(at).card for at in range(52) if hand >> at & 1), *[JOKER] * (hand >> 52).bit_count()]


def bits(text: str) -> int:
    return bits_of(parse_cards(text))


@pytest.mark.parametrize("text", ["jokeri/classic", "jokeri/pagat(must_trump=no)"])
def test_worlds_deal_out_what_is_hidden_and_nothing_that_was_excluded(text: str) -> None:
    rng = Rng(f"worlds {text}")
    for number in (2, 6, 8, 19):
        for position in steps(text, number, f"worlds {number}"):
            if position.phase is not Phase.PLAY:
                continue
            seat = rng.below(4)
            view = SPEC.view(position, seat)
            sight = Sight(view)
            sizes = [0 if other == seat else count for other, count in enumerate(view.counts)]
            allowed = may_hold(view)
            hidden = Counter(unseen(view))
            for _ in range(3):
                hands = Worlds(sight, sizes, Chance(rng)).one()
                for other in range(4):
                    cards = cards_of(hands[other])
                    assert len(cards) == sizes[other]
                    assert set(cards) <= allowed[other] or other == seat
                assert not Counter(card for hand in hands for card in cards_of(hand)) - hidden


@pytest.mark.parametrize("tries", [20, 0])
def test_a_world_is_found_even_where_there_is_only_one(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each seat can hold one card more than the seat before: by chance, and where chance does not hit it."""
    monkeypatch.setattr(jokeri_worlds, "_TRIES", tries)
    position = steps("jokeri/classic", 8, "tight")[5]
    sight = Sight(SPEC.view(position, 0))
    codes = tuple(code for code in sight.hidden if code < 52)[:12]
    tight = object.__new__(Sight)
    for name in Sight.__slots__:
        setattr(tight, name, getattr(sight, name))
    tight.hidden = codes
    groups = (codes[:1], codes[:2], codes[:3])
    tight.thinkable = (0, *(sum(1 << code for code in group) for group in groups))
    for seed in range(20):
        hands = Worlds(tight, (0, 1, 1, 1), Chance(Rng(f"{seed}"))).one()
        assert hands[1:] == [1 << code for code in codes[:3]]


def test_chance_is_fixed_by_its_seed_and_deals_evenly() -> None:
    first, again = Chance(Rng("a")), Chance(Rng("a"))
    items, same = list(range(9)), list(range(9))
    first.shuffle(items)
    again.shuffle(same)
    assert items == same
    places: Counter[int] = Counter()
    for _ in range(4000):
        deck = list(range(8))
        first.shuffle(deck)
        places[deck.index(3)] += 1
    assert all(abs(count - 500) < 100 for count in places.values())
    assert 0.4 < sum(first.random() for _ in range(500)) / 500 < 0.6


def bid_view(bids: list[int]) -> View:
    """What the last bidder sees of a nine in which the others have bid so."""
    own = parse_cards("7s 8s 9s 7h 8h 9h 7d 8d 9d")
    others = parse_cards(
        "Ts Js Qs Ks As Th Jh Qh Kh Ah Td Jd Qd Kd Ad 7c 8c 9c Tc Jc Qc Kc Ac 6h 6d * *"
    )  # fmt: skip
    order = [*(others[9 * at : 9 * at + 9] for at in range(3)), own]
    rules = CATALOG.preset("classic")
    position = laid_out(rules, Slot(2, 9, Form.PLAIN), 3, order, Suit.SPADES, None)
    for bid in bids:
        position, _ = SPEC.apply(position, Bid(bid))
    return SPEC.view(position, position.turn)


def test_hands_that_explain_the_bids_weigh_more() -> None:
    belief = Belief(Sight(bid_view([5, 1, 1])))
    strong = bits("* * As Ks Qs Js Ah Ad Ac")
    weak = bits("7c 8c 9c Tc 6h 6d Th Td Jc")
    middle = bits("Ts Jh Qh Kh Jd Qd Kd Qc Kc")
    assert belief.weight([strong, weak, middle, 0]) > 100 * belief.weight([weak, strong, middle, 0])


def test_drawn_worlds_follow_the_bids() -> None:
    """Who promised five holds more jokers in the worlds looked at than who promised none."""
    sight = Sight(bid_view([5, 0, 2]))
    chance = Chance(Rng("drawn"))
    worlds = Worlds(sight, (9, 9, 9, 0), chance)
    looked_at = drawn(worlds, Belief(sight), 60, 6, chance)
    assert len(looked_at) == 60
    aces = bits("* * As Ks Ah Ad Ac")
    held = [sum((hands[seat] & aces).bit_count() for hands in looked_at) for seat in range(3)]
    assert held[0] > 1.5 * held[1]
    blind = drawn(worlds, Belief(sight), 60, 1, chance)
    assert len(blind) == 60


def test_nothing_is_to_be_explained_before_a_bid() -> None:
    belief = Belief(Sight(bid_view([])))
    assert belief.is_blank
    assert belief.weight([0, 0, 0, 0]) == 1.0


def test_hands_are_joined_with_their_jokers() -> None:
    assert joined(bits("* 7h"), bits("* 9s")) == bits("* * 7h 9s")
    assert joined(bits("7h"), 0) == bits("7h")


# -- what a hand is worth ----------------------------------------------------------------------------


def test_worth_grows_with_what_takes_tricks() -> None:
    worth = worth_of(9, int(Suit.HEARTS))
    plain = bits("7s 8s 9s 7d 8d 9d 7c 8c 9c")
    for better in ("Ah 8s 9s 7d 8d 9d 7c 8c 9c", "7s 8s As 7d 8d 9d 7c 8c 9c", "Ah Kh Qh 7d 8d 9d 7c 8c 9c"):
        assert worth.of(bits(better)) > worth.of(plain)
    assert worth.of(bits("* * Ah Kh Qh Ad Kd As Ac")) > 6
    assert worth.of(plain) < 0.5
    bare = worth_of(9, -1)
    assert bare.of(bits("As Ks Qs Js Ah Kh Ad Kd Ac")) > bare.of(plain) + 5


def test_bids_before_tell_about_ones_own_tricks() -> None:
    worth = worth_of(9, int(Suit.HEARTS))
    assert worth.place([]) == 0
    assert worth.place([5, 4]) < worth.place([0, 0])


@pytest.mark.parametrize(
    ("tricks", "barred", "expected"),
    [
        (2.4, None, 2),
        (2.6, None, 3),
        (-0.5, None, 0),
        (12.0, None, 9),
        (2.4, 2, 3),
        (1.7, 2, 1),
        (0.2, 0, 1),
        (9.0, 9, 8),
        (2.4, 3, 2),
    ],
)  # fmt: skip
def test_the_nearest_bid_is_legal(tricks: float, barred: int | None, expected: int) -> None:
    assert nearest_bid(tricks, 9, barred) == expected


# -- stakes ------------------------------------------------------------------------------------------


def stakes_in(text: str, number: int, before: tuple[DealResult, ...] | None, seat: int = 0) -> Stakes:
    """The stakes of a deal after these results, or where they are not told."""
    rules = CATALOG.parse(text)
    position = SPEC.deal(rules, 4, 0, number, "stakes")
    if before is not None:
        position = SPEC.after(position, before)
    return Stakes(SPEC.view(position, seat))


def row(*outcomes: tuple[int, int]) -> DealResult:
    """A deal's result from bids and tricks (points of a nine)."""
    points = [50 + 50 * bid if bid == taken else 10 * taken for bid, taken in outcomes]
    bids, taken = zip(*outcomes, strict=True)
    return DealResult(bids, taken, tuple(points), ("exact",) * 4)


CLEAN = (2, 2)
FAILED = (3, 2)
NINES = "jokeri/classic(length=nines16)"


def test_own_points_count_whole_and_those_of_others_a_part() -> None:
    stakes = stakes_in("jokeri/classic(premium=none, length=nines16)", 0, ())
    assert stakes.table(0, 2)[:4] == (-200, 10, 150, 30)
    assert stakes.table(1, 2)[2] == pytest.approx(-SPITE * 150)


def test_in_the_last_deal_of_a_set_the_premium_is_what_it_doubles() -> None:
    rows = tuple(row(CLEAN, FAILED, CLEAN, FAILED) for _ in range(3))
    stakes = stakes_in(NINES, 3, rows)
    assert stakes.table(0, 3)[3] == 200 + 200
    assert stakes.table(0, 1)[1] == 100 + 150
    assert stakes.table(1, 3)[3] == pytest.approx(-SPITE * 200)
    assert stakes.table(2, 3)[3] == pytest.approx(-SPITE * 400)


def test_a_premium_that_is_far_off_counts_less() -> None:
    early = stakes_in(NINES, 0, ()).table(0, 2)[2] - 150
    later = stakes_in(NINES, 2, (row(CLEAN, CLEAN, CLEAN, FAILED),) * 2).table(0, 2)[2] - 150
    lost = stakes_in(NINES, 2, (row(FAILED, CLEAN, CLEAN, FAILED),) * 2).table(0, 2)[2] - 150
    assert lost == 0 < early < later


def test_where_the_sheet_is_not_told_a_usual_one_is_thought_of() -> None:
    guess = stakes_in(NINES, 2, None).table(0, 2)[2] - 150
    assert 0 < guess < stakes_in(NINES, 2, (row(CLEAN, CLEAN, CLEAN, FAILED),) * 2).table(0, 2)[2] - 150
    assert KEPT**3 * 150 <= guess <= KEPT**3 * 400


def test_who_erases_others_is_worth_more_and_stopped_harder() -> None:
    rows = tuple(row(CLEAN, FAILED, CLEAN, FAILED) for _ in range(3))
    best = (row((4, 4), (4, 4), CLEAN, FAILED),)
    erased = stakes_in("jokeri/classic(length=nines16, erase=all_others)", 3, (*best, *rows[:2]))
    plain = stakes_in(NINES, 3, (*best, *rows[:2]))
    assert erased.table(0, 2)[2] > plain.table(0, 2)[2]
    victim = stakes_in("jokeri/classic(length=nines16, erase=all_others)", 3, (*best, *rows[:2]), seat=1)
    spared = stakes_in(NINES, 3, (*best, *rows[:2]), seat=1)
    assert victim.table(0, 2)[2] < spared.table(0, 2)[2] - 200


def test_partners_count_together() -> None:
    stakes = stakes_in("jokeri/classic(premium=none, teams=opposite, length=nines16)", 0, ())
    assert stakes.table(2, 2)[2] == 150
    assert stakes.table(1, 2)[2] == -150


def test_a_set_of_passes_may_pay_a_fixed_premium() -> None:
    passes = tuple(row((0, 0), CLEAN, CLEAN, FAILED) for _ in range(7))
    stakes = stakes_in("jokeri/classic(all_pass_premium=500)", 7, passes)
    assert stakes.table(0, 0)[0] == 50 + 500
    assert stakes.table(0, 1)[1] == 100 + 100


def test_where_no_promises_are_made_only_points_count() -> None:
    text = "jokeri/classic(length=full40, extra_sets=golden+misere)"
    results = tuple(row(CLEAN, CLEAN, CLEAN, FAILED) for _ in range(28))
    assert stakes_in(text, 24, results[:24]).table(0, None)[:3] == (0, 100, 200)
    misere = stakes_in(text, 28, results).table(0, None)
    assert misere[8:] == (-800, 900)


def test_the_sheet_is_open_to_every_seat_and_to_nobody_else_changes_a_thing() -> None:
    rules = CATALOG.preset("classic")
    before = (row(CLEAN, CLEAN, CLEAN, FAILED),)
    dealt = SPEC.deal(rules, 4, 1, 1, "open")
    told = SPEC.after(dealt, before)
    assert [SPEC.view(told, seat).before for seat in (0, 1, 2, 3, None)] == [before] * 5
    assert replace(told, before=()) == dealt
    assert SPEC.wire(SPEC.view(told, 0)) == SPEC.wire(SPEC.view(dealt, 0))
