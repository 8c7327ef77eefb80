"""The house's own games on the server: no leak, deals to the end, and records that the engine replays."""

from __future__ import annotations

import logging

import pytest

from stolik.core.rng import Rng
from stolik.server import projector
from stolik.server.catalogue import house_games
from tests.server.test_leak import World, compare

GAMES = [
    ("remik/silesian", 3),
    ("remik/silesian", 2),
    ("remik/wikibooks", 4),
    ("remik/guide", 2),
    ("jokeri/classic(length=nines16)", 4),
    ("jokeri/tbilisi(length=nines16)", 4),
]


@pytest.fixture
def world(tmp_path):
    world = World(tmp_path, house_games())
    yield world
    world.close()


@pytest.mark.parametrize(("rules", "players"), GAMES)
@pytest.mark.parametrize("number", range(3))
async def test_a_seat_cannot_tell_two_worlds_apart(world, rules, players, number, caplog):
    caplog.set_level(logging.DEBUG)
    rng = Rng(f"{rules} {players} {number}")
    # The cards are the server's own chance: a deal may be over before so many moves, then another is dealt.
    for _ in range(5):
        table = await world.make(rules, players, rng.below(25), rng)
        if table.state.phase == "playing":
            break
    else:
        pytest.fail("every deal was over too early to say anything")
    for seat in range(players):
        first, second = await compare(world, table, seat, f"world {number} {seat}", caplog)
        assert first == second
    await table.pace.stop()


@pytest.mark.parametrize("rules", ["silesian", "silesian(cut_show=all)", "wikibooks"])
async def test_the_cards_of_the_cut_reach_only_those_who_may_see_them(world, rules, caplog):
    """Right after the cut and in the moves that follow: whoever may not see them has no way to know them."""
    caplog.set_level(logging.DEBUG)
    for moves in (1, 2, 4):
        table = await world.make(f"remik/{rules}", 3, moves, Rng(f"cut {rules} {moves}"))
        position, spec = table.state.position, table.state.spec
        lifted = spec.wire(spec.view(position, position.cutter))["history"][0]["text"]
        assert len(lifted.split()) == 5, "the cutter knows three cards"
        for seat in range(3):
            first, second = await compare(world, table, seat, f"cut {moves} {seat}", caplog)
            assert first == second
            knows = seat == position.cutter or rules != "silesian"
            assert (lifted.encode() in first) is knows
            # The world dealt anew was for this seat's eyes: the next seat is asked in the true one.
            table.state.position, table._views = position, (0, {})
        await table.pace.stop()


async def test_what_a_joker_would_bring_is_told_alike_in_all_worlds(world, caplog):
    """What a joker would bring speaks of the others' hands: it must know no more than the seat."""
    caplog.set_level(logging.DEBUG)
    compared = 0
    for number in range(60):
        rng = Rng(f"joker {number}")
        table = await world.make("jokeri/classic(length=nines16)", 4, 9 + rng.below(20), rng)
        seat = table.state.to_move
        if seat is not None and table.state.spec.wire(table.seen(seat))["jokers"]:
            for swap in range(3):
                first, second = await compare(world, table, seat, f"joker {number} {swap}", caplog)
                assert first == second
            compared += 1
        await table.pace.stop()
        if compared == 3:
            break
    assert compared == 3


@pytest.mark.parametrize(("rules", "players"), [("remik/silesian", 3), ("jokeri/classic", 4)])
async def test_a_deal_is_played_and_its_record_replays(world, rules, players):
    table = await world.make(rules, players, 0, Rng(rules))
    spec, state = table.state.spec, table.state
    rng = Rng(f"play {rules}")
    level = world.games.levels[state.rules.game][0]
    from stolik.bots import bot

    player = bot(state.rules.game, level)
    while state.phase == "playing":
        seat, decision = state.to_move, state.decision
        assert seat is not None
        assert decision is not None
        auto = "timeout" if state.actions in (1, 4) else None
        await table.act_for(seat, decision, str(player.act(table.seen(seat), rng)), auto)
        # By this a page knows which line of the list of moves was done for somebody.
        assert len(spec.wire(table.seen(None))["history"]) == state.actions
    assert state.phase == "between"
    assert projector.table(state, None, frozenset()).autos == [1, 4]
    assert len(state.results) == 1
    await table.pace.stop()
    record = projector.record(state, await world.desk.tables.house.store.read(state.table_id), 1)
    assert record is not None
    position = spec.deal(
        spec.catalog.parse(record["rules"]),
        record["players"],
        record["dealer"],
        record["number"],
        record["seed"],
    )
    for action in record["actions"]:
        done = spec.parse_action(action["text"])
        assert spec.judge(spec.view(position, action["seat"]), done)
        position, _ = spec.apply(position, done, action["seat"])
    assert spec.to_move(position) is None
    assert spec.result(position) == state.results[0]
    again = await _asleep_and_back(world, table)
    assert spec.result(again.position) == state.results[0]
    assert again.sheet == state.sheet
    assert again.last_hash == state.last_hash


async def _asleep_and_back(world, table):
    """The state folded anew from the log."""
    world.desk.tables._awake.clear()
    return (await world.desk.tables.get(table.state.table_id)).state
