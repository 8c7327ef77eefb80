"""The websocket: commands once, decisions, refusals, sockets that come and go, and clients that misbehave."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stolik.server.store import StoreError
from tests.server.house import QUICK, Player, running


@pytest.fixture
async def house(tmp_path):
    async with running(tmp_path) as house:
        yield house


async def two_people(house, **more):
    made = await house.make("me", "open", **more)
    joined = await house.join(made, "Ola")
    return made, joined


async def mover_and_other(house, ala: Player, ola: Player) -> tuple[Player, Player]:
    for player in (ala, ola):
        if player.view["table"]["phase"] != "playing":
            await player.sees(lambda message: message["table"]["phase"] == "playing")
    return (ala, ola) if ala.view["view"]["turn"] == 0 else (ola, ala)


async def test_a_command_sent_again_has_the_same_answer_and_one_effect(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        decision = ala.view["decision"]
        first = await ala.do("draw", id="one")
        assert first == {"t": "ack", "id": "one", "seq": first["seq"]}
        await ala.caught_up(first["seq"])
        hand = ala.view["view"]["hand"]
        for _ in range(3):
            again = await ala.answer_to({"t": "do", "id": "one", "decision": decision, "text": "draw"})
            assert again == first
        assert ala.view["view"]["hand"] == hand
        assert [event.cmd_id for event in await house.desk.tables.house.store.read(made["table"])].count(
            "0.one"
        ) == 1


async def test_the_same_answer_comes_on_another_socket_and_after_the_table_slept(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        decision = ala.view["decision"]
        first = await ala.do("draw", id="one")
    house.desk.tables.house = replace(house.desk.tables.house, settings=replace(QUICK, idle_ms=-1))
    table = await house.desk.tables.get(made["table"])
    table.house = house.desk.tables.house
    while table.online:
        await asyncio.sleep(0.01)
    assert await house.desk.tables.sweep() == 1
    async with house.player(made) as ala:
        assert await house.desk.tables.get(made["table"]) is not table
        again = await ala.answer_to({"t": "do", "id": "one", "decision": decision, "text": "draw"})
        assert again == first


async def test_an_id_belongs_to_its_seat(house):
    made, joined = await two_people(house)
    async with house.player(made) as ala, house.player(joined) as ola:
        first, second = await mover_and_other(house, ala, ola)
        assert (await first.do("draw", id="same"))["t"] == "ack"
        await second.caught_up(first.heard[-1].get("seq", 0))
        assert (await second.do("draw", id="same"))["code"] == "illegal"


async def test_a_command_for_a_closed_decision_is_stale_and_a_view_follows(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        old = ala.view["decision"]
        await ala.do("draw")
        answer = await ala.answer_to(
            {"t": "do", "decision": old, "text": f"drop {ala.view['view']['hand'][0]}"}
        )
        assert (answer["t"], answer["code"]) == ("no", "stale")
        fresh = await ala.hear()
        assert fresh["t"] == "view"
        assert fresh["decision"] != old
        for decision in (0, 10**6):
            assert (await ala.answer_to({"t": "do", "decision": decision, "text": "draw"}))["code"] == "stale"


async def test_what_happens_beside_a_decision_does_not_close_it(house):
    made, joined = await two_people(house)
    async with house.player(made) as ala, house.player(joined) as ola:
        first, second = await mover_and_other(house, ala, ola)
        decision = first.view["decision"]
        assert (await second.answer_to({"t": "back"}))["t"] == "ack"
        await first.sees(lambda message: message["seq"] > decision)
        assert first.view["decision"] == decision
        assert (await first.answer_to({"t": "do", "decision": decision, "text": "draw"}))["t"] == "ack"


async def test_refusals_name_clauses_and_change_nothing(house):
    made, joined = await two_people(house)
    async with house.player(made) as ala, house.player(joined) as ola:
        first, second = await mover_and_other(house, ala, ola)
        seq = first.view["seq"]
        answer = await first.do("drop Ks")
        assert answer["code"] == "illegal"
        assert answer["findings"] == [{"clause": "draw_first", "step": 0, "args": {}}]
        answer = await first.do("fly")
        assert answer["findings"] == [{"clause": "syntax", "step": None, "args": {}}]
        answer = await second.do("draw")
        assert answer["findings"] == [
            {"clause": "turn", "step": None, "args": {"seat": first.view["table"]["you"]}}
        ]
        await first.do("draw")
        await first.caught_up(first.heard[-1].get("seq", 0))
        missing = next(
            card for card in ("Ks", "Kh", "Kd", "Kc", "2s") if card not in first.view["view"]["hand"]
        )
        answer = await first.do(f"drop {missing}")
        assert answer["findings"] == [{"clause": "not_in_hand", "step": 0, "args": {"card": missing}}]
        events = await house.desk.tables.house.store.read(made["table"])
        assert [event.kind for event in events if event.seq > seq] == ["act"]


async def test_a_referee_that_forgets_whose_turn_it_is_is_not_enough(house, monkeypatch):
    from stolik.rulekit.finding import Verdict
    from tests.server.toy import Toy

    made, joined = await two_people(house)
    async with house.player(made) as ala, house.player(joined) as ola:
        _, second = await mover_and_other(house, ala, ola)
        monkeypatch.setattr(Toy, "judge", lambda self, view, action: Verdict(view.rules))
        assert (await second.do("draw"))["code"] == "not_your_turn"


async def test_may_i_is_answered_at_any_time(house):
    made, joined = await two_people(house)
    async with house.player(made) as ala, house.player(joined) as ola:
        first, second = await mover_and_other(house, ala, ola)
        answer = await first.answer_to({"t": "may", "text": "draw"})
        assert answer == {"t": "verdict", "id": answer["id"], "allowed": True, "findings": [], "paid": []}
        answer = await second.answer_to({"t": "may", "text": "draw"})
        assert not answer["allowed"]
        answer = await second.answer_to({"t": "may", "text": "?"})
        assert answer["findings"][0]["clause"] == "syntax"
    waiting = await house.make("me", "open")
    async with house.player(waiting) as jan:
        assert (await jan.answer_to({"t": "may", "text": "draw"}))["code"] == "not_playing"
        assert (await jan.answer_to({"t": "do", "decision": 1, "text": "draw"}))["code"] == "not_playing"
        assert (await jan.answer_to({"t": "ask", "decision": 1, "steps": []}))["code"] == "not_playing"
        assert (await jan.answer_to({"t": "next"}))["code"] == "not_over"


async def test_a_draft_is_judged_and_picked_cards_are_tried(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        held = ala.view["view"]["hand"][0]
        question = {"t": "ask", "decision": ala.view["decision"], "steps": [f"drop {held}"], "pick": [held]}
        answer = await ala.answer_to(dict(question))
        assert answer["t"] == "draft"
        assert answer["findings"] == [{"clause": "draw_first", "step": 0, "args": {}}]
        assert answer["debts"] == [{"clause": "draw_first", "step": None, "args": {}}]
        assert answer["status"] == [{"id": "drawn", "ok": False}]
        assert answer["hand"] == ala.view["view"]["hand"]
        assert answer["choices"] == [
            {"step": f"drop {held}", "kind": "drop", "ok": False, "findings": answer["findings"]}
        ]
        for wrong in ({"pick": ["ZZ"]}, {"steps": ["fly"]}):
            answer = await ala.answer_to({**question, **wrong, "id": str(wrong)})
            assert (answer["code"], answer["findings"][0]["clause"]) == ("illegal", "syntax")
        answer = await ala.answer_to({**question, "decision": 0})
        assert answer["code"] == "stale"
        assert (await ala.hear())["t"] == "view"


async def test_a_game_without_drafts_says_so(house, monkeypatch):
    from tests.server.toy import Toy

    monkeypatch.setattr(Toy, "compose", lambda self, view, steps, picked: None)
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        answer = await ala.answer_to({"t": "ask", "decision": ala.view["decision"], "steps": []})
        assert answer["code"] == "no_draft"


async def test_two_sockets_of_a_seat_see_the_same_and_share_the_turn(house):
    made = await house.make("me", "plain")
    async with house.player(made) as phone, house.player(made) as laptop:
        await phone.my_turn()
        await laptop.my_turn()
        assert laptop.view == phone.view
        decision = phone.view["decision"]
        both = await asyncio.gather(phone.do("draw"), laptop.do("draw"))
        assert sorted(answer["t"] for answer in both) == ["ack", "no"]
        for player in (phone, laptop):
            if player.view["decision"] == decision:
                await player.sees(lambda message: message["decision"] != decision)
        assert len(phone.view["view"]["hand"]) == 4
        assert laptop.view["view"] == phone.view["view"]
        assert sum("view" in player.view for player in (phone, laptop)) == 2
    table = await house.desk.tables.get(made["table"])
    while table.online:
        await asyncio.sleep(0.01)


async def test_a_seat_has_room_for_eight_sockets(house):
    made = await house.make("me", "open")
    players = [house.player(made) for _ in range(9)]
    for player in players[:8]:
        await player.__aenter__()
    await players[8].open()
    assert await players[8].hear() == {"t": "bye", "code": "full"}
    for player in players:
        await player.close()


async def test_a_pending_command_sent_first_after_a_lost_connection_is_done_once(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        pending = {"t": "do", "id": "pending", "decision": ala.view["decision"], "text": "draw"}
        await ala.send(pending)
    async with house.player(made) as ala:
        assert (await ala.answer_to(pending))["t"] == "ack"
        assert len(ala.view["view"]["hand"]) == 4


async def test_others_see_who_is_there(house):
    made, joined = await two_people(house)
    async with house.player(made) as ala:
        assert [seat["online"] for seat in ala.view["table"]["seats"]] == [True, False]
        async with house.player(joined):
            await ala.sees(lambda message: message["table"]["seats"][1]["online"])
        await ala.sees(lambda message: not message["table"]["seats"][1]["online"])


async def test_the_next_deal_waits_for_all_people(house):
    made, joined = await two_people(house)
    async with house.player(made) as ala, house.player(joined) as ola:
        await asyncio.gather(ala.play_deal(), ola.play_deal())
        assert (await ala.answer_to({"t": "next"}))["t"] == "ack"
        await ola.sees(lambda message: message["table"]["seats"][0]["ready"])
        assert ola.view["table"]["phase"] == "between"
        assert (await ola.answer_to({"t": "next"}))["t"] == "ack"
        await ala.sees(lambda message: message["table"]["phase"] == "playing")
        assert ala.view["table"]["deal"] == 2
        assert not any(seat["ready"] for seat in ala.view["table"]["seats"])


async def test_a_seat_given_up_is_a_bots_and_the_token_ends(house):
    made, joined = await two_people(house)
    async with house.player(made) as ala, house.player(joined) as ola:
        own = {"Authorization": f"Bearer {joined['token']}"}
        answer = await house.http.post(
            f"/api/tables/{made['table']}/leave", json={"level": "plain"}, headers=own
        )
        assert answer.status_code == 200
        assert await ola.until(lambda message: message["t"] == "bye") == {"t": "bye", "code": "left"}
        await ala.sees(lambda message: message["table"]["seats"][1]["kind"] == "bot")
        await ala.play_deal()
    late = house.player(joined)
    await late.open()
    assert await late.hear() == {"t": "bye", "code": "token"}
    assert (await house.http.get(f"/api/tables/{made['table']}", headers=own)).status_code == 403


# -- clients that misbehave ------------------------------------------------------------------------


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "https://127.0.0.1"])
async def test_a_foreign_page_gets_no_socket(house, origin):
    made = await house.make("me", "plain")
    with pytest.raises(InvalidStatus) as refused:
        await house.player(made).open(origin=origin)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "hello",
    ["", "{}", "nonsense", '{"t":"ping","n":1}', '{"t":"next","id":"a"}', b"\x00\xff", '{"t":"hello"}'],
)
async def test_whoever_does_not_say_hello_is_let_go(house, hello):
    made = await house.make("me", "plain")
    player = house.player(made)
    await player.open(hello=hello or " ")
    assert await player.hear() == {"t": "bye", "code": "hello"}
    with pytest.raises(ConnectionClosed):
        await player.hear()


async def test_whoever_says_nothing_is_let_go(tmp_path):
    async with running(tmp_path, replace(QUICK, hello_s=0.1)) as house:
        made = await house.make("me", "plain")
        from websockets.asyncio.client import connect

        async with connect(house.ws, origin=house.origin) as socket:
            assert json.loads(await socket.recv()) == {"t": "bye", "code": "hello"}
        async with connect(house.ws, origin=house.origin):
            pass
        assert made["table"]


async def test_a_wrong_token_opens_nothing(house):
    made, other = await house.make("me", "plain"), await house.make("me", "plain")
    secret = made["token"].partition(".")[2]
    wrong = [
        "",
        "x",
        made["table"],
        f"{other['table']}.{secret}",
        f"{made['table']}.{'0' * 32}",
        f"zzzzzzzzzzzz.{secret}",
    ]
    for token in wrong:
        player = house.player(made)
        await player.open(hello={"t": "hello", "token": token})
        assert await player.hear() == {"t": "bye", "code": "token"}, token


async def test_a_token_opens_only_the_table_of_the_address(house):
    made, other = await house.make("me", "plain"), await house.make("me", "plain")
    player = house.player(made)
    house.ws += "/" + other["table"]
    await player.open()
    assert await player.hear() == {"t": "bye", "code": "token"}
    house.ws = house.ws.replace(other["table"], made["table"])
    async with house.player(made) as ala:
        assert ala.view["table"]["id"] == made["table"]


async def test_bad_messages_are_refused_and_in_the_end_not_heard_any_more(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        for frame, message_id in [("{", ""), ('{"t":"do","id":"x"}', "x"), ('{"t":"hello","token":"x"}', "")]:
            await ala.send(frame)
            answer = await ala.until(lambda message: message["t"] == "no")
            assert answer == {"t": "no", "id": message_id, "code": "bad_message"}
        assert (await ala.do("draw"))["t"] == "ack", "the line still works"
        for _ in range(100):
            await ala.send("{")
        assert (await ala.until(lambda message: message["t"] == "bye"))["code"] == "flood"


async def test_a_flood_is_held_off_and_then_cut(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        for number in range(200):
            await ala.send({"t": "ping", "n": number})
        await ala.to_the_end()
        answers = ala.heard
        kinds = [answer["t"] for answer in answers if answer["t"] != "view"]
        assert kinds.count("pong") == 30, "the burst"
        refused = [answer for answer in answers if answer.get("code") == "rate"]
        assert refused
        assert all(1 <= answer["seconds"] <= 3 for answer in refused)
        assert answers[-1] == {"t": "bye", "code": "flood"}


async def test_the_referee_is_asked_five_times_a_second(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        answers = [await ala.answer_to({"t": "may", "text": "draw"}) for _ in range(8)]
        assert [answer["t"] for answer in answers] == ["verdict"] * 5 + ["no"] * 3


async def test_an_oversized_frame_closes_the_line(house):
    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.send('{"t":"may","id":"a","text":"' + "x" * 70_000 + '"}')
        assert await ala.to_the_end() == 1009
    async with house.player(made) as ala:
        await ala.my_turn()
        assert (await ala.do("draw"))["t"] == "ack"


async def test_a_log_that_cannot_be_written_is_said_and_the_command_may_come_again(house, monkeypatch):
    made = await house.make("me", "plain")
    store = house.desk.tables.house.store
    append = store.append

    async def broken(rows):
        raise StoreError("disk")

    async with house.player(made) as ala:
        await ala.my_turn()
        monkeypatch.setattr(store, "append", broken)
        decision = ala.view["decision"]
        answer = await ala.answer_to({"t": "do", "id": "one", "decision": decision, "text": "draw"})
        assert answer == {"t": "no", "id": "one", "code": "busy"}
        answers = [
            await house.http.post("/api/tables", json={"rules": "toy/plain", "seats": ["me", "plain"]}),
            await house.http.post(
                f"/api/tables/{made['table']}/leave",
                json={},
                headers={"Authorization": f"Bearer {made['token']}"},
            ),
        ]
        assert [(one.status_code, one.json()["code"]) for one in answers] == [(503, "busy")] * 2
        monkeypatch.setattr(store, "append", append)
        again = await ala.answer_to({"t": "do", "id": "one", "decision": decision, "text": "draw"})
        assert again["t"] == "ack"


async def test_another_writer_at_the_same_place_makes_the_command_stale(house):
    """As if a second process served the table: the log decides, and the state becomes what the log says."""
    from stolik.server.store import chain

    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        table = await house.desk.tables.get(made["table"])
        state = table.state
        theirs = chain(
            [table._event("act", {"text": "draw"}, seat=0, command="theirs")], state.seq, state.last_hash
        )
        assert await house.desk.tables.house.store.append(theirs) == "ok"
        decision = ala.view["decision"]
        assert (await ala.do("draw", id="mine"))["code"] == "stale"
        await ala.sees(lambda message: message["decision"] != decision)
        assert ala.view["view"]["drawn"]
        theirs_again = await ala.answer_to({"t": "do", "id": "theirs", "decision": decision, "text": "draw"})
        assert theirs_again["t"] == "ack"


async def test_a_fault_of_the_game_is_a_code_and_leaves_the_log_alone(house, monkeypatch, caplog):
    from tests.server.toy import Toy

    made = await house.make("me", "plain")
    async with house.player(made) as ala:
        await ala.my_turn()
        hand = ala.view["view"]["hand"]

        def broken(self, position, action, seat=None):
            raise KeyError(position.hands[0])

        monkeypatch.setattr(Toy, "apply", broken)
        answer = await ala.do("draw")
        assert answer == {"t": "no", "id": answer["id"], "code": "fault"}
        assert "KeyError" in caplog.text
        assert "broken" in caplog.text
        # As words: two letters of a table's name may look like a card.
        assert not {*hand} & {*re.findall(r"\w+", caplog.text)}
        monkeypatch.undo()
        assert (await ala.do("draw"))["t"] == "ack"


async def test_a_client_that_does_not_read_is_let_go(tmp_path):
    often = "100000 per 1 second"
    async with running(tmp_path, replace(QUICK, send_s=0.5, commands=often, referee=often)) as house:
        made = await house.make("me", "open")
        # A small window, so that little fits into the line.
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", int(house.origin.rpartition(":")[2])))
        small.setblocking(False)
        slow = house.player(made)
        await slow.open(sock=small)
        await slow.sees()
        slow._socket.transport.pause_reading()
        table = await house.desk.tables.get(made["table"])
        asking = asyncio.create_task(_ask(slow, MORE_THAN_A_LINE_HOLDS))
        # No clock ends this: under load it may take long until the line is full. What ends it is that so much
        # was asked that no line could hold the answers.
        while table.online:
            assert not asking.done() or asking.exception() is not None, "everything was asked and answered"
            await asyncio.sleep(0.05)
        slow._socket.transport.abort()
        await asyncio.gather(asking, return_exceptions=True)


MORE_THAN_A_LINE_HOLDS = 200_000
"""Questions whose answers, of a hundred bytes and more, fill the largest buffers that a socket is given."""


async def _ask(player: Player, times: int) -> None:
    for _ in range(times):
        await player.send({"t": "may", "id": "x" * 64, "text": "draw"})
