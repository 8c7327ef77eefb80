"""The bots of Georgian Joker: legal, steady in their decisions, and as good as they are said to be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from stolik.bots import AnyBot, bot, levels
from stolik.bots.jokeri_greedy import JokeriGreedy
from stolik.bots.jokeri_search import Budget, JokeriSearch, plays_that_differ
from stolik.bots.jokeri_sight import Sight
from stolik.core.cards import JOKER, Suit
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.games.jokeri import CATALOG, SPEC
from stolik.games.jokeri.actions import Action, Bid, NameTrump, PlayCard
from stolik.games.jokeri.kinds import PACK, Form, Phase, Slot
from stolik.games.jokeri.position import Position, laid_out
from stolik.games.jokeri.rules.length import schedule
from stolik.games.jokeri.view import View
from stolik.rulekit.ruleset import RuleSet
from stolik.tricks.fast import LOW
from stolik.tricks.solver import EachForHimself
from stolik.tricks.trick import Call, parse_play

TABLES = (
    "jokeri/classic",
    "jokeri/pagat(length=short12)",
    "jokeri/tbilisi(length=full40, extra_sets=dark+misere+golden, dark_factor=2, teams=opposite)",
    "jokeri/classic(length=full40, shtanga=per_card)",
    "jokeri/classic(must_trump=no, second_joker=first, shtanga=none, length=nines16)",
    "jokeri/pagat(second_joker=first, dealer_hook=off)",
    "jokeri/classic(high_joker_demand=any, low_joker_demand=highest, length=ladder9)",
)
LITTLE = JokeriSearch(Budget(plays=600, worlds=6, over=2))


def decisions(
    rules: RuleSet, bots: tuple[AnyBot, ...], number: int, seed: str
) -> Iterator[tuple[Position, View, Action]]:
    """Every decision of a deal between bots: the position, what its seat saw, and what it did."""
    position = SPEC.deal(rules, 4, number % 4, number, seed)
    step = 0
    while (seat := SPEC.to_move(position)) is not None:
        view = SPEC.view(position, seat)
        action = bots[seat].act(view, Rng(f"{seed}/{step}"))
        yield position, view, action
        verdict = SPEC.judge(view, action)
        assert verdict, f"{rules}, deal {number}: {action}: {verdict.clauses}"
        position, _ = SPEC.apply(position, action)
        step += 1


def final(rules: RuleSet, bots: tuple[AnyBot, ...], number: int, seed: str) -> Position:
    """The end of such a deal."""
    *_, (position, _, action) = decisions(rules, bots, number, seed)
    return SPEC.apply(position, action)[0]


def playing(
    hands: list[str], trump: Suit | None, bids: list[int], plays: str, form: Form = Form.PLAIN
) -> View:
    """What the seat to move sees in a deal with these hands, bids and plays; seat 0 bids and leads first."""
    cards = [parse_cards(hand) for hand in hands]
    position = laid_out(CATALOG.preset("classic"), Slot(1, len(cards[0]), form), 3, cards, trump, None)
    for bid in bids if form.has_bids else []:
        position, _ = SPEC.apply(position, Bid(bid))
    for play in plays.split():
        action = PlayCard(parse_play(play))
        assert SPEC.judge(SPEC.view(position, position.turn), action), play
        position, _ = SPEC.apply(position, action)
    return SPEC.view(position, position.turn)


@pytest.mark.parametrize("text", TABLES)
def test_no_action_is_refused_whatever_the_rules(text: str) -> None:
    """Every kind of deal of the schedule, with bots of three kinds and one that plays by chance."""
    rules = CATALOG.parse(text)
    mixed = (LITTLE, JokeriGreedy(), bot("jokeri", "random"), LITTLE)
    seen = set()
    for number, slot in enumerate(schedule(rules)):
        if (slot.cards, slot.form) not in seen:
            seen.add((slot.cards, slot.form))
            assert final(rules, mixed, number, f"legal {number}").phase is Phase.OVER


@pytest.mark.parametrize("level", levels("jokeri"))
def test_every_level_plays_a_deal_and_decides_alike_for_the_same_stream(level: str) -> None:
    rules = CATALOG.preset("classic")
    for number in (1,) if level == "deep" else (3, 8):
        for _, view, action in decisions(
            rules, (bot("jokeri", level), *(JokeriGreedy(),) * 3), number, "twice"
        ):
            if view.seat == 0:
                step = len(view.history)
                assert bot("jokeri", level).act(view, Rng(f"twice/{step}")) == action


def test_what_is_hidden_changes_nothing() -> None:
    """The hidden cards dealt anew, the same decision: it can only depend on the view."""
    rules = CATALOG.preset("pagat")
    rng = Rng("hidden")
    for number in (5, 8, 9):
        for _, view, action in decisions(rules, (LITTLE, JokeriGreedy()) * 2, number, "hidden"):
            assert view.seat is not None
            other = SPEC.view(SPEC.resample(view, rng), view.seat)
            mover: AnyBot = LITTLE if view.seat % 2 == 0 else JokeriGreedy()
            assert mover.act(other, Rng(f"hidden/{len(view.history)}")) == action


def test_nobody_leads_low_who_needs_every_trick() -> None:
    hands = ["* 9h 8h", "Th Qh 7d", "7s 8d 9d", "8c 9c Tc"]
    needing = playing(hands, Suit.SPADES, [3, 0, 0, 1], "")
    assert all(code < LOW for code in plays_that_differ(Sight(needing)))
    golden = playing(hands, Suit.SPADES, [], "", Form.GOLDEN)
    assert all(code < LOW for code in plays_that_differ(Sight(golden)))
    free = playing(hands, Suit.SPADES, [1, 0, 0, 1], "")
    assert any(code >= LOW for code in plays_that_differ(Sight(free)))


def test_no_bot_leads_low_where_every_trick_is_needed() -> None:
    rng = Rng("all of them")
    for number in range(60):
        size = 2 + number % 6
        pack = rng.shuffled([card for card in PACK if card is not JOKER])
        hands = [" ".join(map(str, pack[size * seat : size * (seat + 1)])) for seat in range(4)]
        hands[0] = hands[0].rpartition(" ")[0] + " *"
        view = playing(hands, rng.choice((None, *Suit)), [size, 0, 0, rng.below(2) + 1], "")
        for player in (LITTLE, JokeriGreedy()):
            action = player.act(view, Rng(f"{number}"))
            assert isinstance(action, PlayCard)
            assert action.play.call is not Call.LOW


def test_equal_cards_are_tried_once() -> None:
    """Neighbours in the hand are one; cards that are gone part nothing, cards that others may hold do."""
    hands = ["7h 8h Th Kd", "9h Jh 8d 9d", "7s 8s Ts Jd", "7c 8c Tc Qd"]
    at_first = plays_that_differ(Sight(playing(hands, None, [1, 0, 0, 0], "")))
    assert len(at_first) == 3  # the seven and eight of hearts are one; the ten and the king are not
    later = playing(hands, None, [1, 0, 0, 0], "Kd 9d Jd Qd")
    assert len(plays_that_differ(Sight(later))) == 2


def test_a_sure_thing_is_done() -> None:
    """The ace of trumps takes the trick for who needs it, and is kept from it by who has promised none."""
    over = playing(["Kh 7d", "Ah 8h", "9h 9d", "Th Td"], Suit.HEARTS, [0, 0, 1, 1], "Kh")
    assert str(LITTLE.act(over, Rng("x"))) == "play 8h"
    assert str(JokeriGreedy().act(over, Rng("x"))) == "play 8h"
    short = playing(["Kh 7d", "Ah 8h", "9h 9d", "Th Td"], Suit.HEARTS, [0, 2, 1, 0], "Kh")
    assert str(LITTLE.act(short, Rng("x"))) == "play Ah"
    assert str(JokeriGreedy().act(short, Rng("x"))) == "play Ah"


def test_the_last_tricks_are_solved_where_the_nodes_suffice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same decision by any number of nodes in an ending that has but one good play."""
    spent = []
    real = EachForHimself.resume

    def counted(self: EachForHimself, *position: Any) -> tuple[int, ...]:
        end = real(self, *position)
        spent.append(self.spent)
        return end

    monkeypatch.setattr(EachForHimself, "resume", counted)
    # Seat 0 needs one of the last two tricks and leads: the king is the higher one of its suit still out.
    hands = ["Kh 7h As", "8h 9h 8s", "7d 8d 9s", "7c 8c Ts"]
    view = playing(hands, None, [2, 0, 0, 0], "As 8s 9s Ts")
    solving = JokeriSearch(Budget(plays=40_000, worlds=60, exact=2))
    poor = JokeriSearch(Budget(plays=40, worlds=6, exact=2))
    assert str(solving.act(view, Rng("x"))) == "play Kh"
    assert spent
    spent.clear()
    assert str(poor.act(view, Rng("x"))) == "play Kh"
    assert not spent


def test_solved_endings_are_refused_by_nobody() -> None:
    rules = CATALOG.parse("jokeri/tbilisi(length=full40, teams=opposite)")
    solving = JokeriSearch(Budget(plays=4000, worlds=12, over=2, exact=3))
    for number in (6, 9, 25, 39):
        assert final(rules, (solving,) * 4, number, f"solved {number}").phase is Phase.OVER


def test_the_last_bidder_keeps_off_the_barred_number() -> None:
    rules = CATALOG.preset("classic")
    barred = 0
    for number in range(24):
        for _, view, action in decisions(rules, (JokeriGreedy(),) * 4, number, "barred"):
            if view.barred is not None:
                barred += 1
                assert isinstance(action, Bid)
                assert action.tricks != view.barred
    assert barred > 12


def test_three_cards_of_one_suit_name_it() -> None:
    rules = CATALOG.preset("classic")
    seeds = 0
    for seed in range(240):
        position = SPEC.deal(rules, 4, 0, 8, f"named {seed}")
        view = SPEC.view(position, position.turn)
        suits = {card.suit for card in view.hand}
        if len(suits) > 1 or JOKER in view.hand:
            continue
        seeds += 1
        for level in (JokeriGreedy(), JokeriSearch(Budget(plays=20_000, worlds=100))):
            assert level.act(view, Rng(f"{seed}")) == NameTrump(*suits)
    assert seeds >= 5


def kept_in_nines(seats: tuple[AnyBot, ...], deals: int, seed: str) -> Counter[int]:
    """How often each seat kept its promise in so many nines."""
    rules = CATALOG.parse("jokeri/classic(length=nines16)")
    kept: Counter[int] = Counter()
    for number in range(deals):
        result = final(rules, seats, number % 16, f"{seed} {number}").result
        assert result is not None
        kept.update(seat for seat in range(4) if result.bids[seat] == result.taken[seat])
    return kept


def test_the_greedy_bot_keeps_more_than_half_of_its_promises_in_nines() -> None:
    deals = 40
    kept = kept_in_nines((JokeriGreedy(),) * 4, deals, "floor")
    assert 0.55 * 4 * deals < kept.total() <= 0.75 * 4 * deals


def test_looking_ahead_keeps_more_than_not_looking() -> None:
    deals = 12
    searcher = JokeriSearch(Budget(plays=6_000, worlds=40))
    kept = kept_in_nines((searcher, JokeriGreedy(), searcher, bot("jokeri", "random")), deals, "ahead")
    assert kept[0] + kept[2] > 2 * kept[1]
    assert kept[1] > kept[3]
