"""Whole deals over the wire: views, actions, the next deal, the end of a match."""

from __future__ import annotations

from tests.server.house import running


async def test_a_player_plays_a_match_against_bots(tmp_path):
    async with running(tmp_path) as house:
        made = await house.make("me", "plain", "plain")
        assert made["invite"] is None
        async with house.player(made) as ala:
            assert ala.view["table"]["phase"] in ("playing",)
            for deal in (1, 2, 3):
                assert ala.view["table"]["deal"] == deal
                await ala.play_deal()
                assert len(ala.view["sheet"]["deals"]) == deal
                if deal < 3:
                    assert ala.view["table"]["phase"] == "between"
                    assert (await ala.answer_to({"t": "next"}))["t"] == "ack"
                    await ala.sees(lambda message: message["table"]["phase"] == "playing")
            assert ala.view["table"]["phase"] == "over"
            assert sorted(ala.view["sheet"]["places"])[0] == 1
            assert (await ala.answer_to({"t": "next"}))["t"] == "ack"
            await ala.sees(lambda message: message["table"]["phase"] == "playing")
            assert (ala.view["table"]["match"], ala.view["table"]["deal"]) == (2, 1)
            assert ala.view["table"]["fair"]["deal"] == 4
