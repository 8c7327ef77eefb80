"""Questions to the referee: their text form, what a position may hold, and what the referee looks into."""

from __future__ import annotations

import pytest

from stolik.core.cards import Card
from stolik.core.lex import parse_cards
from stolik.games.remik import preset
from stolik.games.remik.inquiry import composed, way_out
from stolik.games.remik.question import (
    Question,
    QuestionError,
    ask_cut,
    ask_meld,
    ask_opening,
    ask_penalty,
    ask_sheet,
    make_question,
    read_fields,
    read_table,
)

RULES = preset("silesian")
WHOLE = Question(
    RULES,
    hand="7h 8h 9h Jd Qd Kd Ks 2c",
    turn="take; meld Td Jd Qd Kd; meld 7h 8h 9h; discard Ks",
    opened=True,
    table=(("a", "5s 6s 7s"), ("b", "9c 9d *=9s")),
    own=("a",),
    pile="Td 4c",
)


@pytest.mark.parametrize(
    "question", [WHOLE, Question(RULES, "2c", "discard 2c", first_turn=True), Question(RULES, "", "")]
)
def test_the_text_form_is_read_back(question):
    fields = read_fields(str(question))
    assert fields.pop("rules") == "remik/silesian"
    assert make_question(fields, RULES) == question
    assert question.tidy() == question


def test_comments_and_empty_lines_count_for_nothing():
    assert read_fields("# a question\n\n  Hand : 2c\nFIRST_TURN: yes\n") == {
        "hand": "2c",
        "first turn": "yes",
    }


def test_tidying_writes_every_card_in_one_way():
    asked = Question(RULES, "10h  aS", "DRAW 10c ;meld  9C 9d *", table=(("a", "8d * td"),), own=("a", "a"))
    tidy = asked.tidy()
    assert (tidy.hand, tidy.turn) == ("Th As", "draw Tc; meld 9c 9d *")
    assert (tidy.table, tidy.own) == ((("a", "8d *=9d Td"),), ("a",))
    unreadable = Question(RULES, " x  y ", " dance  x", table=(("a", "no  meld"),))
    assert unreadable.tidy() == Question(RULES, "x y", "dance x", table=(("a", "no meld"),))


def test_melds_without_a_letter_take_the_next():
    assert read_table(["5h 6h 7h", "", "d: 9c 9d 9h", "2s 3s 4s", "nonsense: 2c"]) == (
        ("a", "5h 6h 7h"),
        ("d", "9c 9d 9h"),
        ("e", "2s 3s 4s"),
        ("nonsense", "2c"),
    )


@pytest.mark.parametrize(
    ("question", "field", "code"),
    [
        (Question(RULES, "7x", ""), "hand", "text"),
        (Question(RULES, "7h ?", ""), "hand", "text"),
        (Question(RULES, "7h 7h 7h", ""), "cards", "too_many_of_a_card"),
        (Question(RULES, "", "", pile="7x"), "pile", "text"),
        (Question(RULES, "", "", table=(("a", "7h 2c"),)), "table.a", "table"),
        (Question(RULES, "", "", table=(("a", "7x"),)), "table.a", "text"),
        (Question(RULES, "", "", table=(("ab", "7h 8h 9h"),)), "table", "table"),
        (Question(RULES, "", "", table=(("a", "7h 8h 9h"), ("a", "2c 3c 4c"))), "table", "table"),
        (Question(RULES, "", "", own=("a",)), "own", "table"),
        (Question(RULES, "", "", table=tuple((f"a{i}", "7h 8h 9h") for i in range(2, 50))), "table", "table"),
    ],
)
def test_a_position_that_cannot_be(question, field, code):
    with pytest.raises(QuestionError) as error:
        question.view()
    assert (error.value.field, error.value.code) == (field, code)


def test_too_many_of_a_card_is_told_with_the_count():
    with pytest.raises(QuestionError) as error:
        Question(RULES, "7h 7h", "", pile="7h").view()
    assert error.value.evidence == {"card": Card("7h"), "count": 3, "most": 2}
    three_packs = preset("guide")
    assert Question(three_packs, "7h 7h", "", pile="7h").view()


@pytest.mark.parametrize("text", ["hand 2c", "colour: red", "hand: 2c\nhand: 3c", "table: 2c", "x" * 30_000])
def test_a_line_that_is_no_field(text):
    with pytest.raises(QuestionError):
        read_fields(text)


def test_a_flag_is_yes_or_no():
    assert make_question({"opened": "tak", "first turn": "no"}, RULES).opened
    with pytest.raises(QuestionError, match="yes or no"):
        make_question({"opened": "perhaps"}, RULES)


def test_small_questions_give_their_reasons():
    assert ask_meld(RULES, "8d * Td").result["cards"] == "8d *=9d Td"
    assert [found.clause for found in ask_meld(RULES, "9d * *").findings] == ["kind_not_named"]
    assert [found.clause for found in ask_meld(RULES, "x").findings] == ["syntax"]
    opening = ask_opening(RULES, ["9c 9d 9s", "2h 3h", "x"])
    assert [(found.clause, found.step) for found in opening.findings] == [("run_min", 1), ("syntax", 2)]
    short = ask_opening(RULES, ["9c 9d 9s"])
    assert [found.clause for found in short.findings] == ["opening_points", "opening_clean_run"]
    assert not ask_opening(RULES, ["9c 9d 9s", "Td Jd Qd"]).findings
    assert not ask_opening(RULES, []).result["opens"]


def test_a_hand_is_counted_card_by_card():
    result = ask_penalty(preset("guide"), "Ks * 2h", "hand").result
    assert result == {
        "points": 74,
        "cards": [(Card("Ks"), 10), (Card("*"), 25), (Card("2h"), 2)],
        "multiplier": 2,
    }
    with pytest.raises(QuestionError, match="plain"):
        ask_penalty(RULES, "Ks", "sideways")


def test_cuts_and_sheets():
    assert ask_cut(RULES, "* 2h *").result == {"keep": ["*"], "dealt": 12}
    with pytest.raises(QuestionError, match="3 cards"):
        ask_cut(RULES, "2h")
    assert ask_sheet(RULES, ["Ala", "Ola"], [[0, 7]], None).result["totals"] == [0, 7]
    with pytest.raises(QuestionError) as error:
        ask_sheet(RULES, ["Ala", "Ola"], [[0]], None)
    assert error.value.field == "deals"


# -- going out, and composing ----------------------------------------------------------------------

COULD = "5h 6h 7h 9c 9d 9s Ks Kh 2d 3d 4d 5d Jd"
COULD_NOT = "5h 6h 7h 9c 9d 9s Ks Kh 2d 3d 4d 8c Jd"


def looked_into(**more):
    asked = Question(**{"rules": RULES, "pile": "Kd", **more})
    return way_out(asked, asked.ask())


def test_a_way_out_after_taking_the_discard():
    found = looked_into(hand=COULD, turn="take; meld 5h 6h 7h; discard Jd")
    assert found
    assert found.exists
    verdict = Question(RULES, COULD, found.turn, pile="Kd").ask()
    assert verdict
    assert verdict.outcome["out"]


def test_no_way_out_is_a_proof():
    found = looked_into(hand=COULD_NOT, turn="take; meld 5h 6h 7h; discard Jd")
    assert found is not None
    assert not found.exists


def test_a_way_out_after_drawing_where_laying_off_decides():
    found = looked_into(
        hand=COULD, turn="draw Kc; meld 5h 6h 7h; add 8h to b; discard Jd", table=(("a", "2s 3s 4s"),)
    )
    assert found
    assert found.turn.startswith("draw Kc; meld")


@pytest.mark.parametrize(
    "more",
    [
        {"hand": COULD, "turn": "draw Kc; discard Jd"},
        {"hand": COULD, "turn": "draw; meld 5h 6h 7h; add 8h to b; discard Jd"},
        {"hand": " ".join([COULD, "As Ah Ac Ad 2s 2h 2c 3s"]), "turn": "take; meld 5h 6h 7h; discard Jd"},
        {"hand": COULD, "turn": "meld 5h 6h 7h; add 8h to b", "pile": ""},
        {
            "rules": preset("silesian").replace(table_rearrange="on"),
            "hand": COULD_NOT,
            "turn": "take; meld 5h 6h 7h; discard Jd",
        },
    ],
)
def test_where_going_out_does_not_decide_or_cannot_be_told(more):
    assert looked_into(**more) is None


def test_composing_before_and_after_the_draw():
    asked = Question(RULES, COULD, "", pile="Kd")
    assert [choice.step for choice in composed(asked, ()).choices] == ["draw", "take"]
    drawn = Question(RULES, COULD, "draw Kc; meld 9c 9d 9s", pile="Kd")
    made = composed(drawn, parse_cards("5h 6h 7h"))
    assert made.steps == ("draw Kc", "meld 9c 9d 9s")
    assert Card("Kc") in made.hand
    assert [choice.step for choice in made.choices] == ["meld 5h 6h 7h"]
    taken = composed(Question(RULES, COULD, "take", pile="Kd"), parse_cards("Ks Kh Kd"))
    assert [choice.kind for choice in taken.choices] == ["meld"]


@pytest.mark.parametrize("turn", ["draw", "dance", "draw Kc; dance"])
def test_what_cannot_be_composed(turn):
    with pytest.raises(QuestionError) as error:
        composed(Question(RULES, COULD, turn, pile="Kd"), ())
    assert error.value.field == "turn"


def test_no_more_cards_are_picked_than_a_hand_holds():
    with pytest.raises(QuestionError, match="15"):
        composed(Question(RULES, COULD, "", pile="Kd"), parse_cards("2c " * 20))
