"""Sheets kept by hand: the tariff is made of the rules, and the sheet is the one that the rules make."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from stolik.core.cards import Card
from stolik.games import game, names, parse_rules
from stolik.games.remik import keeping as remik_keeping
from stolik.games.remik.rules import penalties, table


def kept(rules: str, players: int, rows: dict[int, dict[str, Any]], stake: int | None = None) -> Any:
    found = parse_rules(rules)
    return game(found.game).keeping.reckon(found, players, rows, stake)


def codes(rules: str, players: int, rows: dict[int, dict[str, Any]]) -> list[tuple[int, int | None, str]]:
    return [(mark.deal, mark.seat, mark.code) for mark in kept(rules, players, rows).marks]


def test_every_game_of_the_house_keeps_sheets():
    for name in names():
        spec = game(name)
        for preset in spec.catalog.presets:
            rules = spec.catalog.preset(preset)
            tariff = spec.keeping.tariff(rules)
            assert (tariff["game"], tariff["rules"], tariff["code"]) == (name, str(rules), rules.code)
            assert tariff["players"] == list(spec.players(rules))


def test_the_penalty_of_every_card_is_in_the_tariff():
    rules = parse_rules("remik/guide(penalty_ace=15, penalty_joker=50)")
    tariff = game("remik").keeping.tariff(rules)
    for text, points in tariff["penalty"].items():
        card = Card(text if text == "*" else f"{text}h")
        assert penalties.card_penalty(rules, card) == points
    assert len(tariff["penalty"]) == 14
    assert tariff["finish"] == {"plain": 1, "hand": 2, "hand_with_layoffs": 1}


@pytest.mark.parametrize("rules", ["remik/silesian(hand_size=5)", "remik/wikibooks(hand_size=5, packs_2p=1)"])
def test_possible_sums_are_those_of_real_hands(rules):
    """Against counting every hand of up to three cards, by what the cards cost."""
    found = parse_rules(rules)
    worth = sorted(penalties.card_penalty(found, card) for card in table.cards(found, 2))
    sums = remik_keeping.possible_sums(found, 2)
    assert len(sums) == 6
    for size in range(4):
        real = {sum(hand) for hand in itertools.combinations(worth, size)} if size < 3 else None
        told = {points for points in range(sums[size].bit_length()) if sums[size] >> points & 1}
        if real is None:
            pairs = {sum(pair) for pair in itertools.combinations(worth, 2)}
            assert told <= {pair + card for pair in pairs for card in worth}
            assert told >= {sum(hand) for hand in itertools.combinations(worth[::3], 3)}
        else:
            assert told == real


def test_the_end_of_the_game_in_the_tariff():
    def end(rules: str) -> dict[str, Any]:
        return dict(game("remik").keeping.tariff(parse_rules(rules))["end"])

    assert end("remik/silesian")["past"] == 501
    assert end("remik/wikibooks")["past"] == 300
    assert end("remik/silesian(end_form=single)")["deals"] == 1
    assert end("remik/silesian(end_form=deals, end_value=7)")["deals"] == 7
    wins = end("remik/silesian(end_form=wins, end_value=3)")
    assert (wins["wins"], wins["by_wins"], wins["past"], wins["limit"]) == (3, True, None, None)
    pot = end("remik/wikibooks(end_form=pot, pot_stake=7)")
    assert (pot["pot"], pot["past"]) == (7, 300)


def test_what_was_noted_makes_the_sheet():
    found = kept(
        "remik/wikibooks",
        3,
        {
            1: {"finisher": 1, "finish": "hand", "hand.0": "7h Kd *", "hand.2": 20},
            2: {"finisher": 0, "hand.1": 5, "hand.2": "2s"},
        },
    )
    assert found.sheet["totals"] == [84, 5, 42]
    assert found.points == {1: [84, 0, 40], 2: [0, 5, 2]}
    assert (found.counted, found.marks) == (2, ())


def test_deals_count_up_to_the_first_that_is_not_complete():
    rows: dict[int, dict[str, Any]] = {deal: {"finisher": 0, "hand.1": 10} for deal in (1, 2, 4)}
    found = kept("remik/silesian", 2, rows)
    assert found.counted == 2
    assert [(mark.deal, mark.code) for mark in found.marks] == [(4, "waits")]
    rows[3] = {"hand.1": 10}
    assert codes("remik/silesian", 2, rows) == [(3, None, "incomplete"), (4, None, "waits")]
    rows[3] = {"finisher": 1}
    assert kept("remik/silesian", 2, rows).counted == 2


def test_deals_after_the_end_count_nothing():
    rows = {deal: {"finisher": 0, "hand.1": 90} for deal in range(1, 5)}
    found = kept("remik/silesian(end_value=200)", 2, rows)
    assert (found.sheet["over"], found.counted, found.sheet["totals"]) == (True, 3, [0, 270])
    assert [(mark.deal, mark.code) for mark in found.marks] == [(4, "after_end")]


def test_the_stake_of_the_table_goes_before_that_of_the_rules():
    rows = {1: {"finisher": 0, "hand.1": 301}}
    found = kept("remik/wikibooks(end_form=pot, penalty_joker=100)", 2, rows, stake=50)
    assert found.sheet["net"] == [50, -50]
    assert kept("remik/wikibooks(end_form=pot, penalty_joker=100)", 2, rows).sheet["net"] == [10, -10]


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ({"finisher": 0, "hand.1": 30}, []),
        ({"finisher": 0, "hand.0": 0, "hand.1": 30}, []),
        ({"finisher": 0, "hand.1": 0}, [(1, "two_finishers")]),
        ({"finisher": 0, "hand.1": 1}, [(1, "impossible_sum")]),
        ({"finisher": 0, "hand.1": 99}, []),
        ({"finisher": 0, "hand.1": 500}, [(None, "too_much_together"), (1, "impossible_sum")]),
        ({"finisher": 0, "hand.1": 99, "count.1": 9}, [(1, "impossible_count")]),
        ({"finisher": 0, "hand.1": 99, "count.1": 10}, []),
        ({"finisher": 0, "hand.1": 99, "count.1": 14}, [(1, "too_many_cards")]),
        ({"finisher": 0, "hand.1": "Ks " * 3}, [(None, "too_many_of_card")]),
        ({"finisher": 0, "hand.1": "* * * *"}, []),
        ({"finisher": 0, "hand.1": "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2h"}, [(1, "too_many_cards")]),
        ({"finisher": 0, "hand.0": "2s", "hand.1": 30}, [(0, "finisher_has_cards")]),
    ],
)
def test_what_cannot_be_right_in_remik(row, found):
    assert codes("remik/silesian", 2, {1: row}) == [(1, seat, code) for seat, code in found]


def test_where_cards_cost_nothing_a_hand_may_cost_nothing():
    assert codes("remik/silesian(penalty_ace=0)", 2, {1: {"finisher": 0, "hand.1": 0}}) == []


def joker_row(bids: str, taken: str) -> dict[str, int]:
    row = {f"bid.{seat}": int(bid) for seat, bid in enumerate(bids.split()) if bid != "?"}
    return row | {f"taken.{seat}": int(tricks) for seat, tricks in enumerate(taken.split()) if tricks != "?"}


@pytest.mark.parametrize(
    ("row", "found"),
    [
        (joker_row("0 0 0 0", "1 0 0 0"), []),
        (joker_row("1 0 0 0", "1 0 0 0"), ["bids_sum"]),
        (joker_row("1 1 0 0", "1 1 0 0"), ["tricks_sum"]),
        (joker_row("1 1 0 0", "0 0 0 0"), ["tricks_sum"]),
        (joker_row("1 1 0 0", "1 1 ? ?"), ["tricks_sum", "incomplete"]),
        (joker_row("1 1 0 0", "? ? ? ?"), ["incomplete"]),
        (joker_row("? ? ? ?", "1 0 0 0"), ["incomplete"]),
    ],
)
def test_what_cannot_be_right_in_joker(row, found):
    assert [code for _, _, code in codes("jokeri/classic", 4, {1: row})] == found


def test_without_the_bar_promises_may_add_up():
    assert codes("jokeri/classic(dealer_hook=off)", 4, {1: joker_row("1 0 0 0", "1 0 0 0")}) == []


def test_a_joker_deal_waits_for_the_one_before():
    row = joker_row("0 0 0 0", "0 1 1 0")
    assert codes("jokeri/classic", 4, {2: row}) == [(2, None, "waits")]


def test_the_closing_table_is_asked_of_the_rules():
    tariff = game("jokeri").keeping.tariff(parse_rules("jokeri/classic(erase=next_left)"))
    assert len(tariff["closing"]) == 16
    assert tariff["closing"][0b0001] == [0b0001, 0b0010]
    assert tariff["closing"][0b0011] == [0b0011, 0b0100]
    assert tariff["partner"] is None
    pairs = game("jokeri").keeping.tariff(parse_rules("jokeri/classic(teams=opposite)"))
    assert pairs["partner"] == [2, 3, 0, 1]
    last = game("jokeri").keeping.tariff(parse_rules("jokeri/classic(premium_last=excluded, ties=last_set)"))
    assert (last["premium"]["apart"], last["tie"]) == (1, [0, 1])
