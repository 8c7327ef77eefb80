"""The figures of Georgian Joker: promises kept, in all deals and in nines."""

from __future__ import annotations

import pytest

from stolik import bots
from stolik.arena.measures import measures
from stolik.arena.play import play_deal
from stolik.arena.report import Report, report
from stolik.arena.run import Contest, run
from stolik.games.jokeri import CATALOG, SPEC


def figures(found: Report) -> dict[tuple[str | None, str], float]:
    return {(row.level, row.id): row.estimate.value for row in found.rows}


def test_a_deal_adds_who_kept_what() -> None:
    meter = measures("jokeri")
    for number in (4, 9):
        play = play_deal(
            SPEC, CATALOG.preset("classic"), [bots.bot("jokeri", "greedy")] * 4, 1, number, "kept"
        )
        (deal,) = play.deals
        found = meter.of_deal(deal)
        result = deal.result
        kept = [bid == taken for bid, taken in zip(result.bids, result.taken, strict=True)]
        assert [row["exact"].total for row in found.seats] == kept
        assert [row["points"].total for row in found.seats] == list(result.points)
        assert found.table["kept_by"].total == sum(kept)
        assert found.table["promised"].total == sum(result.bids) - deal.end.slot.cards
        for row, bid, taken in zip(found.seats, result.bids, result.taken, strict=True):
            assert row["shtanga"].total == (bid > 0 and taken == 0)
            assert ("exact_nines" in row) == (number == 9)
            if number == 9:
                assert row["exact_nines"].total == (bid == taken)
                assert row["bid_nines"].total == bid


def test_a_deal_broken_off_adds_nothing() -> None:
    play = play_deal(SPEC, CATALOG.preset("classic"), [bots.bot("jokeri", "greedy")] * 4, 1, 0, "off")
    play.deals[0].result = None
    assert measures("jokeri").of_deal(play.deals[0]).seats == ()


def test_without_promises_only_points_are_counted() -> None:
    rules = CATALOG.parse("jokeri/classic(length=full40)")
    play = play_deal(SPEC, rules, [bots.bot("jokeri", "greedy")] * 4, 0, 24, "golden")
    found = measures("jokeri").of_deal(play.deals[0])
    assert [set(row) for row in found.seats] == [{"points"}] * 4
    assert sum(row["points"].total for row in found.seats) == 900
    assert found.table == {}


def test_more_deals_than_a_match_has_begin_it_again() -> None:
    rules = CATALOG.parse("jokeri/classic(length=short12)")
    assert [measures("jokeri").place(rules, number) for number in (0, 11, 12, 25)] == [0, 11, 0, 1]
    contest = Contest(str(rules), ("greedy",) * 4, 26, "again")
    assert report(contest, run(contest)).deals == 26


def test_in_whole_matches_the_sheet_is_open_to_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deal's view carries the results of those before it, and a single deal's carries none."""
    greedy = type(bots.bot("jokeri", "greedy"))
    seen = set()
    act = greedy.act

    def remember(self, view, rng):  # type: ignore[no-untyped-def]  # stands in for the bot's own method
        seen.add((view.number, len(view.before)))
        return act(self, view, rng)

    monkeypatch.setattr(greedy, "act", remember)
    contest = Contest("jokeri/classic(length=short12)", ("greedy",) * 4, 1, "open", matches=True)
    values = figures(report(contest, run(contest)))
    assert seen == {(number, number) for number in range(12)}
    assert values["greedy", "first"] >= 0.25
    seen.clear()
    single = Contest("jokeri/classic(length=short12)", ("greedy",) * 4, 3, "open")
    run(single)
    assert seen == {(number, 0) for number in range(3)}
