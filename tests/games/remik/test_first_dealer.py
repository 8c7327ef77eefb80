from __future__ import annotations

from stolik.core.cards import Card
from stolik.core.rng import Rng
from stolik.games.remik import SPEC, preset
from stolik.games.remik.rules.dealer import strength


def test_the_highest_card_deals_and_equals_draw_again() -> None:
    rules = preset("wikibooks")
    redraws = 0
    for number in range(400):
        found = SPEC.first_dealer(rules, 4, Rng(f"dealer {number}"))
        assert set(found.draws[0]) == {0, 1, 2, 3}
        for before, after in zip(found.draws, found.draws[1:], strict=False):
            best = max(map(strength, before.values()))
            assert set(after) == {seat for seat, card in before.items() if strength(card) == best}
        last = found.draws[-1]
        assert strength(last[found.dealer]) == max(map(strength, last.values()))
        redraws += len(found.draws) > 1
    assert redraws, "two jokers or twins must come up in so many draws"


def test_jokers_then_aces_then_by_the_suits_of_bridge() -> None:
    order = [Card(text) for text in ("*", "As", "Ah", "Ad", "Ac", "Ks", "Td", "2s", "2c")]
    assert sorted(order, key=strength, reverse=True) == order


def test_at_random_nothing_is_drawn() -> None:
    found = SPEC.first_dealer(preset("silesian"), 3, Rng("x"))
    assert found.draws == ()
    assert {SPEC.first_dealer(preset("silesian"), 3, Rng(str(i))).dealer for i in range(50)} == {0, 1, 2}
    assert SPEC.next_dealer(preset("silesian"), 2, 3) == 0
