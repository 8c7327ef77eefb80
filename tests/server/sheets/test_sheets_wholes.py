"""A deal is noted whole and merges as a whole, however the edits of several phones come together."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.server.sheets.edits import Whole
from tests.server.sheets.wholes import Log, assert_wholes, folded

START = {"id": "start-00", "lamport": 0, "at": 0, "what": "start", "rules": "remik/silesian"}
ROWS = [
    {"finisher": 0, "finish": "plain", "hand.1": 5, "hand.2": 6},
    {"finisher": 2, "finish": "plain", "hand.0": 50, "hand.1": 60},
    {"finisher": 0, "finish": "hand", "hand.1": 5, "hand.2": 6},
    {"hand.1": 5},
]


class Phone:
    """A phone with a log of its own, which it brings to the server when it can."""

    def __init__(self, name: int) -> None:
        self.name = name
        self.log: list[dict[str, Any]] = [START | {"players": ["Ann", "Bob", "Cid"]}]

    def write(self, **what: Any) -> dict[str, Any]:
        lamport = 1 + max(edit["lamport"] for edit in self.log)
        self.log.append({"id": f"phone{self.name}-{lamport:04}", "lamport": lamport, "at": 0, **what})
        return self.log[-1]

    def seen(self, deal: int) -> list[Whole]:
        return list(folded(self.log).deals.get(deal, []))

    def act(self, kind: str, deal: int, row: dict[str, Any]) -> None:
        told = self.seen(deal)
        heads = [list(whole.heads) for whole in told]
        every = list(itertools.chain.from_iterable(heads))
        match kind:
            case "note":
                self.write(what="set", deal=deal, values=row, over=heads[0] if heads else [])
            case "strike" if told:
                self.write(what="drop", deal=deal, over=every)
            case "keep" if len(told) > 1:
                over = [*heads[-1], *every]
                self.write(what="set", deal=deal, values=dict(told[-1].values), over=over)
            case "part" if len(told) > 1:
                free = next(n for n in range(1, 99) if not self.seen(n))
                self.write(what="set", deal=free, values=dict(told[-1].values), over=heads[-1])
            case "undo" if len(self.log) > 1:
                last = max(self.log, key=lambda edit: (edit["lamport"], edit["id"]))
                self.write(what="undo", of=last["id"])

    def meet(self, server: list[dict[str, Any]]) -> None:
        for mine, theirs in ((self.log, server), (server, self.log)):
            had = {edit["id"] for edit in theirs}
            theirs += [edit for edit in mine if edit["id"] not in had]


ACTS = st.tuples(
    st.integers(0, 2),
    st.sampled_from(["note", "note", "note", "meet", "meet", "strike", "keep", "part", "undo"]),
    st.integers(1, 2),
    st.sampled_from(ROWS),
)


@settings(max_examples=400, deadline=None)
@given(st.lists(ACTS, max_size=30))
def test_phones_in_any_order_come_to_one_sheet_of_whole_deals(acts):
    server: list[dict[str, Any]] = []
    phones = [Phone(name) for name in range(3)]
    phones[0].act("note", 1, ROWS[0])
    for phone in phones:
        phone.meet(server)
    for who, kind, deal, row in acts:
        if kind == "meet":
            phones[who].meet(server)
        else:
            phones[who].act(kind, deal, row)
    written = {edit["id"] for phone in phones for edit in phone.log}
    for phone in [*phones, *phones]:
        phone.meet(server)
    sheets = [folded(phone.log) for phone in phones]
    assert sheets == [folded(server)] * 3
    assert {edit["id"] for edit in server} == written
    assert_wholes(server)


def two_phones() -> tuple[Phone, Phone, list[dict[str, Any]]]:
    """Two phones in step, each without the other from here on."""
    server: list[dict[str, Any]] = []
    one, other = Phone(1), Phone(2)
    one.act("note", 1, ROWS[0])
    one.meet(server)
    other.meet(server)
    return one, other, server


def in_step(one: Phone, other: Phone, server: list[dict[str, Any]]) -> Log:
    for phone in (one, other, one):
        phone.meet(server)
    return server


@pytest.mark.parametrize("first", [0, 1])
def test_a_deal_noted_on_two_phones_stands_twice_until_one_is_kept(first):
    one, other, server = two_phones()
    one.act("note", 2, ROWS[first])
    other.act("note", 2, ROWS[1 - first])
    found = folded(in_step(one, other, server))
    assert [whole.values for whole in found.deals[2]] == [ROWS[first], ROWS[1 - first]]
    assert found.rows[2] == ROWS[first]
    other.act("keep", 2, {})
    found = folded(in_step(one, other, server))
    assert [whole.values for whole in found.deals[2]] == [ROWS[1 - first]]
    # To take the decision back brings the doubt back.
    one.act("undo", 0, {})
    assert len(folded(in_step(one, other, server)).deals[2]) == 2


def test_the_same_deal_noted_twice_is_one_and_is_corrected_as_one():
    one, other, server = two_phones()
    one.act("note", 2, ROWS[0])
    other.act("note", 2, ROWS[0])
    in_step(one, other, server)
    assert len(one.seen(2)) == 1
    other.act("note", 2, ROWS[1])
    in_step(one, other, server)
    assert [whole.values for whole in one.seen(2)] == [ROWS[1]]


def test_a_part_of_a_deal_goes_with_the_whole_that_holds_it():
    one, other, server = two_phones()
    one.act("note", 2, ROWS[3])
    other.act("note", 2, ROWS[0])
    in_step(one, other, server)
    assert [whole.values for whole in one.seen(2)] == [ROWS[0]]


def test_of_two_corrections_of_one_deal_the_later_holds_whole():
    one, other, server = two_phones()
    one.act("note", 1, ROWS[1])
    other.act("note", 2, ROWS[0])
    other.act("note", 1, ROWS[2])
    in_step(one, other, server)
    assert [whole.values for whole in one.seen(1)] == [ROWS[2]]
    # The other correction is on record, and stands again when the later one is taken back.
    other.act("undo", 0, {})
    in_step(one, other, server)
    assert [whole.values for whole in one.seen(1)] == [ROWS[1]]


@pytest.mark.parametrize("first", [0, 1])
def test_two_who_decide_otherwise_count_no_deal_twice(first):
    one, other, server = two_phones()
    one.act("note", 2, ROWS[0])
    other.act("note", 2, ROWS[1])
    in_step(one, other, server)
    deciding = [one, other] if first else [other, one]
    deciding[0].act("part", 2, {})
    deciding[1].act("keep", 2, {})
    found = folded(in_step(one, other, server))
    assert found.rows == {1: ROWS[0], 2: ROWS[1]}
    assert_wholes(server)


def test_two_who_both_keep_both_move_one_deal_once():
    one, other, server = two_phones()
    one.act("note", 2, ROWS[0])
    other.act("note", 2, ROWS[1])
    in_step(one, other, server)
    one.act("part", 2, {})
    other.act("part", 2, {})
    found = folded(in_step(one, other, server))
    assert found.rows == {1: ROWS[0], 2: ROWS[0], 3: ROWS[1]}
    assert not found.doubts
