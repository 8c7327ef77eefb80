"""Too many people for the pack or the seats: the refusal says why, and by which rules they could play."""

from __future__ import annotations

import pytest

from stolik.server.catalogue import house_games
from tests.server.house import running


@pytest.fixture
async def house(tmp_path):
    async with running(tmp_path, games=house_games()) as house:
        yield house


async def refused(house, rules, players):
    wish = {"rules": rules, "seats": ["me", *["greedy"] * (players - 1)]}
    answer = await house.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    body = answer.json()
    assert body["code"] == "bad_seats"
    return body


async def test_a_pack_too_small_is_told_with_the_arithmetic_and_every_offer_makes_a_table(house):
    body = await refused(house, "remik/silesian(jokers=0, players_max=8)", 8)
    assert body["findings"] == [
        {
            "clause": "not_enough_cards",
            "step": None,
            "args": {"cards": 104, "players": 8, "needed": 106},
        }
    ]
    assert [offer["changes"] for offer in body["offers"]] == [{"packs_5p_up": 3}, {"hand_size": 12}]
    for offer in body["offers"]:
        made = await house.make("me", *["open"] * 7, rules=offer["rules"])
        assert made["seat"] == 0


async def test_too_many_for_the_seats_are_offered_more_of_them(house):
    body = await refused(house, "remik/silesian", 7)
    assert [found["clause"] for found in body["findings"]] == ["players_max"]
    assert body["offers"] == [{"rules": "remik/silesian(players_max=7)", "changes": {"players_max": 7}}]


async def test_where_nothing_helps_nothing_is_offered(house):
    assert "offers" not in await refused(house, "remik/silesian", 9)
    assert "offers" not in await refused(house, "jokeri/classic", 5)


async def test_clients_learn_which_numbers_have_an_offer(house):
    rules = (await house.http.get("/api/rules", params={"rules": "remik/silesian"})).json()
    assert (rules["players"], rules["more_players"]) == ([2, 3, 4, 5, 6], [7, 8])
    assert list(rules["offers"]) == ["7", "8"]
    for count, told in rules["offers"].items():
        body = await refused(house, "remik/silesian", int(count))
        assert (told["findings"], told["offers"]) == (body["findings"], body["offers"])
    joker = (await house.http.get("/api/rules", params={"rules": "jokeri/classic"})).json()
    assert (joker["players"], joker["more_players"]) == ([4], [])
