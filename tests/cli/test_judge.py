"""`stolik judge`: the question in its two forms, and the answer in both languages."""

from __future__ import annotations

import json

import pytest

QUESTION = """\
# the discard makes the run
rules: remik/silesian
hand: 7h 8h 9h Jd Qd Kd Ks 2c
table a: 5s 6s 7s
own: a
opened: yes
pile: Td 4c
turn: take; meld Td Jd Qd Kd; meld 7h 8h 9h; discard Ks
"""


def test_an_allowed_turn_names_what_made_it_allowed(stolik):
    ran = stolik("judge", "-", stdin=QUESTION)
    assert (ran.code, ran.err) == (0, "")
    allowed, *met = ran.out.splitlines()
    assert allowed == "Allowed."
    assert len(met) == 1
    assert met[0].startswith("Met: ")
    assert "§" in met[0]


def test_every_reason_of_a_refusal_is_a_line_with_its_clause(stolik):
    ran = stolik("judge", "-", "--not-opened", "--turn", "take; meld Td Jd Qd; discard 2h", stdin=QUESTION)
    assert (ran.code, ran.err) == (1, "")
    refused, *reasons, way = ran.out.splitlines()
    assert refused == "Not allowed."
    assert "go out" in way or "goes out" in way
    assert len(reasons) > 1
    assert all("§" in reason for reason in reasons)


def test_polish_answers_in_polish(stolik):
    ran = stolik("judge", "-", "--lang", "pl", stdin=QUESTION)
    assert ran.out.startswith("Wolno.\nSpełnione: ")


def test_the_question_by_options_alone(stolik):
    ran = stolik(
        "judge",
        "--hand",
        "8s 2c",
        "--table",
        "a=5s 6s 7s",
        "--opened",
        "--turn",
        "draw 9s; add 8s 9s to a; discard 2c",
        "--json",
    )
    assert json.loads(ran.out) == {"legal": True, "out": True, "multiplier": 1}


def test_going_out_is_said_with_what_it_multiplies(stolik):
    hand = "3h 4h 5h 6h 9s 9h 9d Jc Qc Kc Ac 2d 2s"
    turn = "draw 2h; meld 3h 4h 5h 6h; meld 9s 9h 9d; meld Jc Qc Kc; meld 2d 2s 2h; discard Ac"
    silesian = stolik("judge", "--hand", hand, "--turn", turn)
    guide = stolik("judge", "--hand", hand, "--turn", turn, "--rules", "remik/guide")
    assert silesian.out.splitlines()[1] == "The player goes out."
    assert guide.out.splitlines()[1] == "The player goes out; every count is multiplied by 2."


def test_rules_by_option_go_before_those_of_the_text(stolik):
    turn = ["--hand", "Td Jd Qd Kc Ks Kh 2c", "--turn", "draw 3c; meld Td Jd Qd; meld Kc Ks Kh; discard 2c"]
    assert stolik("judge", *turn).code == 0
    assert stolik("judge", *turn, "--rules", "remik/silesian(opening_points=61)").code == 1


def test_cards_may_be_written_as_they_are_printed(stolik):
    ran = stolik("judge", "--hand", "W♥ 10♣", "--lang", "pl", "--turn", "talia 2♦; odrzuć W♥", "--json")
    assert json.loads(ran.out)["legal"] is True


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("turn: draw", "no hand"),
        ("hand: 2c", "no turn"),
        ("hand: 2c\nturn: draw\nopened: perhaps", "yes or no"),
        ("hand: 2c\nturn: draw\ncolour: red", "line 3"),
        ("hand: 2c\nhand: 2c", "stands twice"),
        ("hand: 2c\nturn: draw\nown: b", "no meld 'b'"),
        ("hand: 2c\nturn: draw\ntable a: 2c 9d", "no meld"),
        ("hand: 2c\nturn: draw\ntable 7: 2c 3c 4c", "letter"),
        ("hand: 2x\nturn: draw", "2x"),
        ("hand: 2c\nturn: draw\nrules: jokeri/classic", "jokeri"),
        ("hand: 2c\nturn: draw\nrules: remik/nowhere", "nowhere"),
        ("hand: " + "2c " * 5000 + "\nturn: draw", "characters"),
        ("hand: " + "2c " * 300 + "\nturn: draw", "300 times 2♣"),
    ],
)
def test_a_question_that_cannot_be_read_gets_one_line(refused, text, complaint):
    assert complaint in refused("judge", "-", stdin=text)


def test_a_turn_that_cannot_be_read_is_a_refused_turn(stolik):
    ran = stolik("judge", "--hand", "2c", "--turn", "dance", "--json")
    assert (ran.code, json.loads(ran.out)) == (1, {"legal": False, "because": ["syntax"]})


def test_an_unknown_language_gets_one_line(refused):
    assert "xx" in refused("judge", "--lang", "xx", "--hand", "2c", "--turn", "draw")


def test_whether_going_out_was_possible_is_said_where_that_decides(stolik):
    turn = ["--pile", "Kd", "--turn", "take; meld 5h 6h 7h; discard Jd"]
    could = stolik("judge", "--hand", "5h 6h 7h 9c 9d 9s Ks Kh 2d 3d 4d 5d Jd", *turn)
    assert could.code == 1
    plan = could.out.splitlines()[-1].partition(": ")[2]
    assert plan.startswith("take; meld")
    again = stolik(
        "judge", "--hand", "5h 6h 7h 9c 9d 9s Ks Kh 2d 3d 4d 5d Jd", "--pile", "Kd", "--turn", plan
    )
    assert again.out.startswith("Allowed.\nThe player goes out.")
    could_not = stolik("judge", "--hand", "5h 6h 7h 9c 9d 9s Ks Kh 2d 3d 4d 8c Jd", *turn)
    assert "No way to go out exists" in could_not.out.splitlines()[-1]


def test_the_questions_page_can_be_named(stolik):
    ran = stolik("judge", "--hand", "2c 3c", "--turn", "draw 4c; discard 2c", "--link")
    assert ran.out.splitlines()[-1] == "/referee?rules=remik/silesian&hand=2c+3c&turn=draw+4c;+discard+2c"


def test_a_question_as_windows_keeps_it_is_read(stolik):
    kept = b"\xef\xbb\xbf" + QUESTION.replace("\n", "\r\n").encode()
    assert stolik("judge", "-", stdin=kept) == stolik("judge", "-", stdin=QUESTION)
