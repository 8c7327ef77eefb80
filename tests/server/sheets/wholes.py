"""What must hold of a sheet however the edits of several writers come together."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from stolik.server.sheets.edits import Document, Edit, fold

Log = Sequence[dict[str, Any]]


def folded(log: Log) -> Document:
    """The sheet of a log, which must not depend on the order in which its edits came."""
    edits = msgspec.convert(log, list[Edit])
    found = fold(edits)
    shuffled = random.Random(len(log)).sample([*edits, *edits[:3]], len(edits) + len(edits[:3]))
    assert fold(shuffled) == found
    return found


def assert_wholes(log: Log) -> None:
    """Every deal shown is one that somebody noted whole, and every note that nobody replaced is shown."""
    found = folded(log)
    in_order = sorted(log, key=lambda edit: (edit["lamport"], edit["id"]))
    dead: set[str] = set()
    for edit in reversed(in_order):
        if edit["what"] == "undo" and edit["id"] not in dead:
            dead.add(edit["of"])
    notes = [edit for edit in in_order if edit["what"] in ("set", "drop") and edit["id"] not in dead]
    written = [(note["deal"], note["values"]) for note in notes if note["what"] == "set"]
    for deal, told in found.deals.items():
        for whole in told:
            assert (deal, dict(whole.values)) in written
        for one in told:
            for other in told:
                assert one is other or not one.values.items() <= other.values.items()

    def joined(note: dict[str, Any]) -> set[str]:
        """All that tells of the same deal: what it replaced, what replaced the same, and so on."""
        line = {note["id"]}
        while grown := [
            n for n in notes if line & {n["id"], *n["over"]} and not {n["id"], *n["over"]} <= line
        ]:
            line |= {each for n in grown for each in (n["id"], *n["over"])}
        return line

    replaced = {each for note in notes for each in note["over"]}
    for note in notes:
        if note["id"] in replaced:
            continue
        line = joined(note)
        last = [n for n in notes if n["id"] in line - replaced and n["deal"] == note["deal"]][-1]
        shown = [whole for told in found.deals.values() for whole in told if note["id"] in whole.heads]
        if last["what"] == "drop":
            assert not shown
        else:
            # Its own values stand, or those of a later correction of the same deal.
            assert len(shown) == 1
            assert last["values"].items() <= shown[0].values.items()
            own = [w.values for told in found.deals.values() for w in told if line & set(w.heads)]
            assert not any(values in own[:at] for at, values in enumerate(own)), "a deal stands in two places"
