"""`stolik judge` for less than a turn: a meld, an opening, a hand's penalty, what may be kept at the cut."""

from __future__ import annotations

import json

import pytest


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["--meld", "8d * Td Jd Qd"], 0, ["A meld, 47 points."]),
        (["--meld", "5h 6h 7h"], 0, ["A meld, 18 points.", "A clean run."]),
        (["--meld", "5h 6h 7h", "--lang", "pl"], 0, ["To jest układ, 18 punktów.", "Czysty sekwens."]),
        (
            ["--opening", "Th Jh Qh Kh", "--opening", "7c 7d 7h"],
            0,
            ["Enough to open.", "Together 61 points."],
        ),
        (
            ["--penalty", "Ks * 2c", "--finish", "hand", "--rules", "remik/wikibooks"],
            0,
            [
                "K♠  10",
                "★  25",
                "2♣  2",
                "Everything 2 times, because the other player went out from the hand.",
                "Together 74 points.",
            ],
        ),
        (["--cut", "* 7h 8h"], 0, ["May be kept: ★", "The cutter is then dealt 12 cards."]),
        (["--cut", "7h 8h 9h"], 0, ["Nothing may be kept.", "The cutter is then dealt 13 cards."]),
        (
            ["--cut", "D♥ 7h 8h", "--lang", "pl"],
            0,
            ["Niczego nie wolno zatrzymać.", "Przekładający dostaje potem 13 kart."],
        ),
    ],
)
def test_the_answer_in_lines(stolik, arguments, code, told):
    ran = stolik("judge", *arguments)
    assert (ran.code, ran.err, ran.out.splitlines()) == (code, "", told)


@pytest.mark.parametrize(
    ("arguments", "begins", "clause"),
    [
        (["--meld", "8d 9d 8d"], "Not a meld.", "§ Runs and groups 1"),
        (["--meld", "nonsense"], "Not a meld.", "§ The turn 10"),
        (["--opening", "Th Jh Qh"], "Not enough to open.", "§ Opening 1"),
    ],
)
def test_a_no_has_its_reasons(stolik, arguments, begins, clause):
    ran = stolik("judge", *arguments)
    assert (ran.code, ran.err) == (1, "")
    first, *reasons = ran.out.splitlines()
    assert first == begins
    assert any(clause in reason for reason in reasons)


@pytest.mark.parametrize(
    ("arguments", "told", "page"),
    [
        (
            ["--meld", "7h 8d 9h"],
            {"valid": False, "because": ["meld_shape"]},
            "ask=meld&rules=remik/silesian&meld=",
        ),
        (["--penalty", "*"], 100, "ask=penalty&rules=remik/silesian&hand=*"),
        (
            ["--cut", "7h 8h 9h", "--rules", "remik/wikibooks"],
            {"keep": ["7h 8h 9h"], "dealt": 10},
            "ask=cut&rules=remik/wikibooks&seen=",
        ),
    ],
)
def test_the_answer_for_programs_and_its_page(stolik, arguments, told, page):
    ran = stolik("judge", *arguments, "--json", "--link")
    answer, link = ran.out.splitlines()
    assert json.loads(answer) == told
    assert page in link


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--meld", "7h 8h 9h", "--cut", "7h"], "--meld is a question of its own and has no --cut."),
        (["--meld", "7h 8h 9h", "--hand", "7h"], "--meld is a question of its own and has no --hand."),
        (["--cut", "7h 8h 9h", "--finish", "hand"], "--finish belongs to --penalty."),
        (["--finish", "hand"], "--finish belongs to --penalty."),
        (["--penalty", "7h", "--finish", "soon"], "hand_with_layoffs"),
        (["--rules", "jokeri/classic", "--meld", "7h 8h 9h"], "a question of jokeri has no --meld."),
        (["--meld", "7h 7h 7h"], "7♥"),
    ],
)
def test_what_cannot_be_asked_gets_one_line(refused, arguments, complaint):
    assert complaint in refused("judge", *arguments)
