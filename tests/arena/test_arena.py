"""Deals between bots: the same cards from every seat, the same figures in any number of processes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stolik import bots, games
from stolik.arena import play as playing
from stolik.arena import run as running
from stolik.arena.measures import PointsAlone, measures
from stolik.arena.play import play_deal, play_match
from stolik.arena.report import Report, report
from stolik.arena.run import CannotPlay, Contest, run
from stolik.arena.seating import seatings
from stolik.games.remik import SPEC, position, preset
from stolik.rulekit.ruleset import RuleSetError

STRANGE = "tests.arena.strange_bots:bot"


def contest(*levels: str, number: int = 3, rules: str = "remik/silesian", **more: Any) -> Contest:
    return Contest(rules, levels, number, "test", **more)


def figures(found: Report) -> dict[tuple[str | None, str], float]:
    return {(row.level, row.id): row.estimate.value for row in found.rows}


def test_each_seating_that_differs_comes_once() -> None:
    assert seatings(("a", "a", "a")) == (("a", "a", "a"),)
    assert seatings(("a", "b")) == (("a", "b"), ("b", "a"))
    assert seatings(("a", "b", "b")) == (("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"))
    assert seatings(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))


def test_every_seating_plays_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []
    deal = type(SPEC).deal

    def remember(self: Any, rules: Any, players: int, dealer: int, number: int, seed: str) -> Any:
        dealt.append((dealer, number, seed))
        return deal(self, rules, players, dealer, number, seed)

    monkeypatch.setattr(type(SPEC), "deal", remember)
    run(contest("greedy", "random", number=2))
    assert dealt == [(0, 0, "test/1"), (0, 0, "test/1"), (1, 1, "test/2"), (1, 1, "test/2")]


def test_the_figures_of_equals_add_up() -> None:
    found = report(contest("greedy", "greedy", "greedy"), run(contest("greedy", "greedy", "greedy")))
    values = figures(found)
    assert found.deals == 3
    assert values[None, "ended"] == 1
    assert values["greedy", "won"] == pytest.approx(1 / 3)
    assert values["greedy", "penalty"] == pytest.approx(values["greedy", "lost"] * 2 / 3)
    assert 0 < values["greedy", "opened"] <= 1
    assert values[None, "turns"] > 3
    assert found.refused == ()


def test_the_same_seed_gives_the_same_figures_in_any_number_of_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(running, "CHUNK", 2)
    match = contest("greedy", "random", number=3)
    once, again = report(match, run(match)), report(match, run(match, jobs=2))
    assert once.rows == again.rows
    assert [t.decisions for t in once.thinking] == [t.decisions for t in again.thinking]
    other = Contest(match.rules, match.levels, 3, "another")
    assert report(other, run(other)).rows != once.rows


def test_progress_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "CHUNK", 2)
    told: list[int] = []
    run(contest("greedy", "greedy", number=3), progress=told.append)
    assert told == [2, 3]


def test_a_refused_action_is_counted_and_the_deal_goes_on() -> None:
    strange = contest("lacks", "greedy", number=2, bots=STRANGE)
    found = report(strange, run(strange))
    assert found.refused
    assert all(refusal.clauses == ("not_in_hand",) for refusal in found.refused)
    assert figures(found)[None, "ended"] == 1
    lines = list(found.lines())
    assert f"refused actions: {len(found.refused)}" in lines
    assert any("not_in_hand" in line for line in lines)
    assert len(found.data()["refused"]) == len(found.refused)


def test_a_deal_that_nobody_ends_is_won_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "MAX_TURNS", 50)
    hopeless = contest("draws", "draws", number=1, bots=STRANGE)
    found = report(hopeless, run(hopeless))
    values = figures(found)
    assert values[None, "ended"] == 0
    assert values["draws", "won"] == 0
    assert ("draws", "penalty") not in values
    assert (None, "from_hand") not in values


def test_a_deal_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 20)
    greedy = bots.bot("remik", "random")
    play = play_deal(SPEC, preset("silesian"), [greedy] * 2, 0, 0, "long")
    assert len(play.deals[0].decisions) == 20
    assert play.deals[0].result is None
    match = play_match(SPEC, preset("silesian"), [greedy] * 2, "long")
    assert match.sheet is None
    assert len(match.deals) == 1


def test_matches_are_played_to_their_end() -> None:
    short = contest("greedy", "random", number=2, rules="remik/silesian(end_value=150)", matches=True)
    found = report(short, run(short))
    values = figures(found)
    assert found.matches == 4
    assert found.deals >= 4
    assert values["greedy", "first"] + values["random", "first"] >= 1
    assert values["random", "total"] > 150 or values["greedy", "total"] > 150
    assert "2 matches from seed test, each in 2 seatings" in "\n".join(found.lines())


def test_the_report_names_each_figure_with_its_interval() -> None:
    match = contest("greedy", "random", number=2)
    found = report(match, run(match))
    text = "\n".join(found.lines())
    assert text.startswith(
        "remik/silesian: greedy, random\n2 deals from seed test, each in 2 seatings: 4 deals"
    )
    for words in (
        "turns a deal: ",
        "deals in which it opened: ",
        "penalty a deal: ",
        "deals won: ",
        "time a move: ",
    ):
        assert words in text
    assert json.loads(json.dumps(found.data()))["unit"] == "deal"
    assert [thinking["level"] for thinking in found.data()["thinking"]] == ["greedy", "random"]


def test_what_cannot_be_played_is_refused_before_anything_is() -> None:
    with pytest.raises(CannotPlay, match="1"):
        run(contest("greedy"))
    with pytest.raises(bots.UnknownBot):
        run(contest("greedy", "genius"))
    with pytest.raises(RuleSetError):
        run(contest("greedy", "greedy", rules="remik/silesian(opening_points=999)"))


def test_a_game_without_measures_of_its_own_tells_its_points() -> None:
    assert isinstance(measures("whist"), PointsAlone)
    assert isinstance(measures("../remik"), PointsAlone)
    assert measures("remik").seats != PointsAlone.seats


def test_points_alone_are_points_of_the_deal_and_of_the_match() -> None:
    meter = PointsAlone()
    play = play_deal(SPEC, preset("silesian"), [bots.bot("remik", "greedy")] * 2, 0, 0, "points")
    figures = meter.of_deal(play.deals[0])
    assert [row["points"].total for row in figures.seats] == list(play.deals[0].result.points)
    assert figures.table["decisions"].total == len(play.deals[0].decisions)
    play.deals[0].result = None
    assert meter.of_deal(play.deals[0]).seats == ()
    match = meter.of_match({"totals": [3, 0], "places": [2, 1]})
    assert [row["first"].total for row in match.seats] == [0, 1]


@pytest.mark.parametrize("game", games.names())
def test_the_worst_bots_of_every_game_play_a_deal(game: str) -> None:
    spec = games.game(game)
    rules = spec.catalog.preset(spec.catalog.presets[0])
    players = min(spec.players(rules))
    match = Contest(str(rules), (bots.levels(game)[0],) * players, 1, "every")
    found = report(match, run(match))
    assert found.refused == ()
    assert found.rows
