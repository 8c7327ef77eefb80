"""What a draft's choices look like on the wire."""

from __future__ import annotations

from stolik.engine.spec import Choice
from stolik.rulekit.finding import Finding
from stolik.server import projector


def test_a_final_choice_says_that_it_is_sent_at_once():
    take = Choice("take", "take", final=True)
    assert projector.choice(take) == {"step": "take", "kind": "take", "ok": True, "final": True}


def test_a_choice_that_can_be_taken_back_says_nothing_of_it():
    found = Finding("meld_shape", 0, {"have": 2})
    lays = Choice("add 7c to a", "add", meld="a", points=7, findings=(found,))
    assert projector.choice(lays) == {
        "step": "add 7c to a",
        "kind": "add",
        "ok": False,
        "meld": "a",
        "points": 7,
        "findings": [projector.finding(found)],
    }
