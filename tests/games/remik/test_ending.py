"""The end of a game in each form; the public cases stand in test_vectors.py."""

from __future__ import annotations

from stolik.games.remik import CATALOG
from stolik.games.remik.rules.ending import sheet

POT = CATALOG.parse("remik/wikibooks(end_form=pot, pot_stake=20)")


def test_the_pot_goes_to_whoever_blows_all_the_others_out() -> None:
    rows = [[0, 250, 260], [0, 60, 60]]
    whole = sheet(POT, 3, rows)
    assert whole.over
    assert whole.totals == (0, 310, 320)
    assert (whole.pot, whole.net, whole.busts) == (40, (40, -20, -20), (0, 1, 1))
    assert sum(whole.net or ()) == 0


def test_with_two_players_the_first_bust_ends_it() -> None:
    whole = sheet(POT, 2, [[0, 200], [0, 150]])
    assert (whole.over, whole.pot, whole.net) == (True, 20, (20, -20))


def test_several_bust_and_are_set_to_the_nearest_below_the_limit() -> None:
    whole = sheet(POT, 4, [[0, 290, 150, 290], [100, 20, 0, 30]])
    assert not whole.over
    assert whole.totals == (100, 150, 150, 150)
    assert whole.busts == (0, 1, 0, 1)
    assert whole.running == ((0, 290, 150, 290), (100, 150, 150, 150))


def test_an_extra_deal_only_for_a_shared_first_place() -> None:
    rules = CATALOG.parse("remik/silesian(end_form=deals, end_value=2, ties=extra_deal)")
    assert not sheet(rules, 3, [[0, 10, 20], [10, 0, 5]]).over
    assert sheet(rules, 3, [[0, 10, 20], [10, 0, 5], [0, 3, 9]]).over
    assert sheet(rules, 3, [[0, 10, 20], [0, 10, 5]]).over, "a shared second place is shared"


def test_wins_rank_before_points() -> None:
    rules = CATALOG.parse("remik/wikibooks(end_form=wins, end_value=2)")
    whole = sheet(rules, 3, [[0, 10, 90], [90, 10, 0], [0, 10, 90]])
    assert whole.over
    assert whole.wins == (2, 0, 1)
    assert whole.places == (1, 3, 2)


def test_deals_after_the_end_are_not_counted() -> None:
    rules = CATALOG.parse("remik/silesian(end_form=single)")
    assert sheet(rules, 2, [[0, 5], [7, 0]]).totals == (0, 5)


def test_an_empty_sheet() -> None:
    whole = sheet(CATALOG.preset("silesian"), 0, [])
    assert (whole.over, whole.totals, whole.limit) == (False, (), 500)
