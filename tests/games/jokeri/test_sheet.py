"""The sheet: cells, closing rows, who is clean and what that is worth, totals, places, pairs, ties."""

from __future__ import annotations

import pytest

from stolik.games.jokeri import SPEC
from stolik.games.jokeri.records import ImpossibleRecordError, read_row
from stolik.games.jokeri.rules.length import schedule
from stolik.games.jokeri.scoring import Outcome, deal_result
from stolik.games.jokeri.sheet import Sheet, make_sheet
from stolik.rulekit.ruleset import RuleSet

from .tables import end_of, table


def rows(text: str, rules: RuleSet) -> list[tuple[Outcome, ...]]:
    """Deals written one a line, ``bid/taken`` a player, checked against the schedule."""
    slots = schedule(rules)
    lines = [line.split() for line in text.splitlines() if line.strip()]
    out = []
    for slot, line in zip(slots, lines, strict=False):
        cells = [int(cell) if cell.isdigit() else cell for cell in line]
        out.append(read_row(rules, slot, cells))
    return out


def sheet(text: str, rules: RuleSet) -> Sheet:
    return make_sheet(rules, rows(text, rules))


NINES = """
3/3 2/2 2/3 1/1
2/2 3/3 3/3 2/1
4/4 0/1 2/2 2/2
1/1 4/4 2/1 3/3
"""


def test_a_running_set_tells_who_is_clean_and_what_is_at_stake() -> None:
    rules = table("jokeri/classic(length=nines16)")
    part = sheet("\n".join(NINES.strip().splitlines()[:2]), rules).sets[0]
    assert part.closing is None
    assert part.clean == (True, True, False, False)
    assert part.stake == (200, 200, 0, 0)
    assert part.totals == (350, 350, 230, 110)
    cell = part.rows[1][3]
    assert (cell.bid, cell.taken, cell.points, cell.because) == (2, 1, 10, "missed")


def test_the_stake_of_the_last_deal_where_it_does_not_count() -> None:
    rules = table("jokeri/classic(length=nines16, premium_last=excluded)")
    three = sheet("\n".join(NINES.strip().splitlines()[:3]), rules).sets[0]
    assert three.stake[0] == 250
    other = "1/1 0/1 3/3 3/4\n1/1 0/1 3/3 3/4\n1/1 0/1 3/3 3/4\n5/5 0/1 0/0 3/3"
    done = sheet(other, rules)
    assert done.sets[0].closing is not None
    assert done.sets[0].closing.premium == (100, 0, 200, 0)
    assert done.sets[0].closing.doubled == (0, None, 0, None)
    assert sheet("1/1 0/1 3/3 3/4", rules).sets[0].stake == (100, 0, 200, 0)
    assert sheet(other, rules.replace(premium_last="counts")).sets[0].closing.premium == (300, 0, 200, 0)  # type: ignore[union-attr] # closed, as above


@pytest.mark.parametrize(
    ("settings", "stake"),
    [("", 50), ("all_pass_premium=500", 500), ("premium_min=150", 150), ("premium=none", 0)],
)
def test_the_stake_of_passes(settings: str, stake: int) -> None:
    rules = table(f"jokeri/classic({settings})")
    part = sheet("0/0 0/0 0/1 0/0\n0/0 1/2 0/0 0/0", rules).sets[0]
    assert part.clean == (True, False, False, True)
    assert part.stake == (stake, 0, 0, stake)


def test_a_closed_set_and_a_whole_game() -> None:
    rules = table("jokeri/classic(length=nines16, erase=all_others)")
    whole = sheet(NINES * 4, rules)
    assert whole.over
    assert whole.deals == 16
    closing = whole.sets[3].closing
    assert closing is not None
    assert closing.keepers == {0}
    assert closing.premium == (250, 0, 0, 0)
    assert closing.erased == (0, 250, 200, 200)
    assert closing.doubled == (2, None, None, None)
    assert closing.struck == (None, 3, 1, 3)
    assert whole.totals == (3800, 1440, 760, 1040)
    assert whole.places == (1, 2, 4, 3)
    with pytest.raises(ValueError, match="17"):
        sheet(NINES * 4, rules) and make_sheet(rules, rows(NINES * 4, rules) + rows(NINES, rules)[:1])


def test_nothing_played_yet() -> None:
    empty = make_sheet(table("jokeri/classic"), [])
    assert (empty.sets, empty.totals, empty.places, empty.over) == ((), (0,) * 4, (1,) * 4, False)


def test_a_fixed_premium_doubles_no_deal() -> None:
    rules = table("jokeri/classic(length=nines16, premium_min=900)")
    closing = sheet(NINES, rules).sets[0].closing
    assert closing is not None
    assert closing.premium == (900, 0, 0, 0)
    assert closing.doubled == (None,) * 4


def test_sets_without_bids_close_with_nothing() -> None:
    rules = table("jokeri/classic(length=full40, extra_sets=golden, erase=every_failer)")
    plain = "\n".join(
        f"{slot.cards}/{slot.cards} {slot.cards}/0 0/0 0/0"
        for slot in schedule(rules)
        if slot.form == "plain"
    )
    golden = sheet(plain + "\n" + "9 0 0 0\n" * 4, rules).sets[4]
    assert golden.clean == (False,) * 4
    assert golden.closing is not None
    assert golden.closing.premium == golden.closing.erased == (0,) * 4
    assert golden.totals == (3600, 0, 0, 0)


def test_equal_totals_share_the_place() -> None:
    text = "3/3 3/3 2/3 0/0\n3/3 3/3 2/3 0/0"
    tied = sheet(text, table("jokeri/classic(length=nines16)"))
    assert tied.totals == (400, 400, 60, 100)
    assert tied.places == (1, 1, 4, 3)


def test_ties_by_bids_kept() -> None:
    """Players 3 and 4 are level; the one kept two bids, the other one."""
    level = "1/1 4/5 0/1 3/2\n3/4 1/1 0/0 0/4\n0/4 4/5 0/0 0/0"
    shared = sheet(level, table("jokeri/classic(length=nines16)"))
    assert shared.totals == (180, 200, 110, 110)
    assert shared.places == (2, 1, 3, 3)
    kept = sheet(level, table("jokeri/classic(length=nines16, ties=kept_bids)"))
    assert kept.places == (2, 1, 3, 4)


def test_ties_by_the_last_set() -> None:
    first = "4/4 3/3 1/2 0/0\n" * 4
    second = "3/3 4/4 1/2 0/0\n" * 4
    shared = sheet(first + second, table("jokeri/classic(length=nines16)"))
    assert shared.totals[0] == shared.totals[1]
    assert shared.places[:2] == (1, 1)
    last = sheet(first + second, table("jokeri/classic(length=nines16, ties=last_set)"))
    assert last.places[:2] == (2, 1)


def test_pairs_add_up_and_share_places() -> None:
    rules = table("jokeri/classic(length=nines16, teams=opposite)")
    pairs = sheet("3/3 3/3 1/3 0/0", rules)
    assert pairs.totals == (200, 200, 30, 50)
    assert pairs.counted == (230, 250, 230, 250)
    assert pairs.places == (2, 1, 2, 1)


def test_the_sheet_on_the_wire() -> None:
    rules = table("jokeri/classic(length=short12)")
    results = [end_of(rules, number, f"sheet {number}").result for number in range(12)]
    assert all(result is not None for result in results)
    wired = SPEC.sheet(rules, results[:9])
    assert set(wired) == {"over", "totals", "counted", "places", "partner", "deals", "sets"}
    assert wired["partner"] is None
    pairs = SPEC.sheet(table("jokeri/classic(length=short12, teams=opposite)"), results[:9])
    assert pairs["partner"] == [2, 3, 0, 1]
    assert not wired["over"]
    assert wired["sets"][0]["closing"]["keepers"] == [
        seat for seat in range(4) if wired["sets"][0]["clean"][seat]
    ]
    assert wired["sets"][1]["closing"] is None
    assert wired["sets"][1]["cards"] == [9] * 4
    assert set(wired["sets"][0]["rows"][0][0]) == {"bid", "taken", "points", "because"}
    whole = SPEC.sheet(rules, results)
    assert whole["over"]
    assert whole["totals"] == [sum(part["totals"][seat] for part in whole["sets"]) for seat in range(4)]


def test_the_explanation_of_a_deal() -> None:
    rules = table("jokeri/classic(length=full40)")
    slots = schedule(rules)
    five = slots[4]
    outcomes = [Outcome(5, 5), Outcome(0, 0), Outcome(1, 0), Outcome(2, 0)]
    assert deal_result(rules, five, outcomes).because == ("all_tricks", "exact", "shtanga", "shtanga")
    assert deal_result(rules.replace(shtanga="none"), five, outcomes).because[2] == "missed"
    golden = deal_result(rules, slots[24], [Outcome(None, taken) for taken in (9, 0, 0, 0)])
    assert golden.because == ("golden",) * 4
    misere = deal_result(rules, slots[36], [Outcome(None, taken) for taken in (9, 0, 0, 0)])
    assert misere.because == ("misere_turned", "misere", "misere", "misere")
    assert misere.points == (900, 0, 0, 0)


@pytest.mark.parametrize(
    "row",
    [
        "3/3 3/3 3/3 0/0",
        "3/3 3/3 2/2 0/0",
        "3/3 3/3 2/3",
        "3/3 3/3 2/3 0",
        "3/3 3/3 2/3 0/x",
        "-1/3 3/3 2/3 0/0",
    ],
)
def test_impossible_rows_cannot_be_entered(row: str) -> None:
    rules = table("jokeri/classic(length=nines16)")
    with pytest.raises(ImpossibleRecordError):
        rows(row, rules)


def test_a_set_of_one_deal_has_nothing_to_double_where_the_last_is_left_out() -> None:
    told = {"kind": "set", "form": "plain", "cards": [2], "results": [["0/0", "1/1", "0/0", "0/1"]]}
    rules = table("jokeri/classic(premium_last=excluded, erase=all_others)")
    got = SPEC.answer("set", told, rules)
    assert got["premium"] == got["erased"] == [0, 0, 0, 0]
    assert SPEC.answer("set", told, table("jokeri/classic"))["premium"] == [50, 100, 50, 0]
