"""How many may sit down, and what is offered where the pack or the seats do not suffice."""

from __future__ import annotations

import pytest

from stolik.games.remik import CATALOG, SPEC
from stolik.games.remik.rules import table
from stolik.rulekit.ruleset import RuleSet


def rules(text: str) -> RuleSet:
    return CATALOG.parse(f"remik/{text}")


@pytest.mark.parametrize(
    ("text", "players", "offered"),
    [
        # 104 cards; 8 times 13 and two more are 106. A third pack makes 156, hands of 12 need but 98.
        (
            "silesian(jokers=0, players_max=8)",
            8,
            [
                "silesian(jokers=0, packs_5p_up=3, players_max=8)",
                "silesian(hand_size=12, jokers=0, players_max=8)",
            ],
        ),
        # 122 needed, 108 there; hands of 14 need 114, those of 13 but 106 (and 13 is usual, so not written).
        (
            "silesian(hand_size=15, players_max=8)",
            8,
            ["silesian(hand_size=15, packs_5p_up=3, players_max=8)", "silesian(players_max=8)"],
        ),
        ("silesian", 7, ["silesian(players_max=7)"]),
        ("silesian", 8, ["silesian(players_max=8)"]),
        (
            "silesian(hand_size=15)",
            8,
            ["silesian(hand_size=15, packs_5p_up=3, players_max=8)", "silesian(players_max=8)"],
        ),
        ("silesian", 6, []),
        ("silesian", 1, []),
        ("silesian", 9, []),
        # Where hands are of another size from five players on, it is that size that shrinks.
        (
            "silesian(hand_size_5p_up=14, jokers=0, players_max=8)",
            8,
            [
                "silesian(hand_size_5p_up=14, jokers=0, packs_5p_up=3, players_max=8)",
                "silesian(hand_size_5p_up=12, jokers=0, players_max=8)",
            ],
        ),
        # Three packs are the most there are; then only a smaller hand helps.
        ("guide(hand_size=15, players_max=8)", 8, []),
    ],
)
def test_what_is_offered(text: str, players: int, offered: list[str]) -> None:
    found = SPEC.offers(rules(text), players)
    assert [str(made) for made in found] == [f"remik/{one}" for one in offered]


@pytest.mark.parametrize("preset", CATALOG.presets)
@pytest.mark.parametrize("hand", [5, 10, 13, 15])
@pytest.mark.parametrize("jokers", ["0", "2_a_pack", "8"])
def test_every_offer_works_and_is_the_nearest(preset: str, hand: int, jokers: str) -> None:
    base = rules(preset).replace(hand_size=hand, jokers=jokers)
    for players in range(2, 9):
        fits = table.shortage(base, players) is None
        found = table.offers(base, players)
        assert not (fits and found)
        assert fits or found, "somebody is sent away without an offer"
        for made in found:
            assert table.shortage(made, players) is None
            assert set(base.diff(made)) <= {"players_max", "packs_2p", "packs_5p_up", "hand_size"}
            size = made.values["hand_size"]
            if size != hand:
                assert table.shortage(made.replace(hand_size=size + 1), players) is not None


@pytest.mark.parametrize(("players", "size"), [(2, 13), (4, 13), (5, 11), (6, 11)])
def test_from_five_players_on_hands_may_be_smaller(players: int, size: int) -> None:
    at = SPEC.deal(rules("romme(cut_by=none, hand_size_5p_up=11)"), players, 0, 0, "eleven")
    assert [len(hand) for hand in at.hands] == [size + 1] + [size] * (players - 1)
    assert SPEC.keeping.tariff(at.rules)["hands"][str(players)]["most_cards"] == size
