"""`stolik judge` for Joker: what may be played, one card's verdict, a trick's taker, a deal's scores."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stolik import games
from stolik.core.text import LANGUAGES

VECTORS = Path(__file__).parents[1] / "vectors" / "jokeri.jsonl"
RULES = ("judge", "--rules", "jokeri/classic")
HAND = (*RULES, "--hand", "9h Kh 7s Ad", "--trick", "Th", "--trump", "s")


def test_an_allowed_card(stolik):
    assert stolik(*HAND, "9h") == (0, "Allowed.\n", "")


def test_a_card_that_may_not_be_played_names_its_clause(stolik):
    ran = stolik(*HAND, "7s")
    assert (ran.code, ran.err) == (1, "")
    refused, reason = ran.out.splitlines()
    assert refused == "Not allowed."
    assert reason.startswith("7♠ does not follow")
    assert reason.endswith("(§ Playing a trick 3)")


def test_without_a_card_all_that_may_be_played_and_why_not_the_rest(stolik):
    ran = stolik(*HAND)
    assert ran.code == 0
    may, *others = ran.out.splitlines()
    assert may == "May be played: 9♥, K♥"
    assert [line[:2] for line in others] == ["7♠", "A♦"]
    assert all("§" in line for line in others)


def test_jokers_are_said_with_what_they_declare(stolik):
    ran = stolik(*RULES, "--hand", "*", "--lang", "pl")
    assert "★ najwyższa ♠" in ran.out
    assert "★ oddaję ♣" in ran.out
    assert "★ takes, ★ gives way" in stolik(*RULES, "--hand", "*", "--trick", "9h").out
    assert stolik(*RULES, "--hand", "*", "*").code == 1


def test_who_takes_the_trick_depends_on_the_rules(stolik):
    trick = ("--trick", "*^h Ah 7s Kh", "--trump", "s")
    ours = stolik(*RULES, *trick)
    assert (ours.code, ours.out.partition(".")[0]) == (0, "Play 1 takes the trick: ★ highest ♥")
    other = stolik("judge", "--rules", "jokeri/classic(high_joker_vs_trump=trump_takes)", *trick)
    assert other.out.startswith("Play 3 takes the trick: 7♠. ")
    assert "§" in other.out


def test_what_a_deal_scores(stolik):
    ran = stolik(*RULES, "--cards", "9", "--results", "3/3 2/2 2/3 1/1")
    points = [line.split(".")[0] for line in ran.out.splitlines()]
    assert points == [
        "promised 3, taken 3: 200 points",
        "promised 2, taken 2: 150 points",
        "promised 2, taken 3: 30 points",
        "promised 1, taken 1: 100 points",
    ]
    assert stolik(*RULES, "--form", "misere", "--results", "2").out.startswith("taken 2: −200 points. ")
    missed = stolik(*RULES, "--results", "1/0").out
    assert missed.startswith("promised 1, taken 0: −200 points. Tricks were promised and none was taken")
    assert "200 punktów" in stolik(*RULES, "--results", "3/3", "--lang", "pl").out


ANSWERS = (
    HAND,
    (*HAND, "7s"),
    (*RULES, "--hand", "*", "--trump", "s"),
    (*RULES, "--hand", "* 9h", "--trick", "Th"),
    *((*RULES, "--trick", trick, "--trump", "s") for trick in ("*^h Ah 7s Kh", "9h *+ As Kh", "9h 7s Ah Js")),
    *((*RULES, "--trick", trick, "--trump", "-") for trick in ("9h Kh Ah 6h", "*_h 9d Kc Ad")),
    *((*RULES, "--results", results) for results in ("9/9", "2/2", "2/3", "1/0")),
    *((*RULES, "--form", "golden", "--results", taken) for taken in ("0", "3")),
    *((*RULES, "--form", "misere", "--results", taken) for taken in ("2", "9")),
)
COMPLAINTS = (
    RULES,
    (*RULES, "--hand", "2c"),
    (*RULES, "--hand", "9h", "--results", "1/1"),
    (*RULES, "--hand", "9h", "--trick", "Th Jh Qh Kh"),
    (*RULES, "--trick", "9h Kh"),
    (*RULES, "--trick", "9h * Ah Kh"),
    (*RULES, "--trick", "* 9h Ah Kh"),
    (*RULES, "--results", "1/1 2/2"),
    (*RULES, "--results", "1/x"),
    (*RULES, "--results", "1/12"),
    (*RULES, "--results", "3/3 2/2 2/3 1/2"),
    (*RULES, "--results", "3/3 2/2 2/3 2/1"),
    (*RULES, "--results", "1/1", "--cards", "x"),
    (*RULES, "--results", "1", "--cards", "3", "--form", "golden"),
)


@pytest.mark.parametrize("asked", [*ANSWERS, *COMPLAINTS], ids=" ".join)
def test_an_answer_is_in_one_language(stolik, asked):
    """In Georgian no word is left in Latin letters but what belongs to the notation; all four differ."""
    said = {lang: stolik(*asked, "--lang", lang) for lang in LANGUAGES}
    whole = {lang: ran.out + ran.err for lang, ran in said.items()}
    assert len(set(whole.values())) == len(LANGUAGES)
    told = whole["ka"].replace("stolik:", "")
    told = re.sub(r"^ (plays|hand|trick|cards|form|results):|--?\w+|'[^']*'", "", told, flags=re.MULTILINE)
    assert set(re.findall(r"[A-Za-z]{2,}", told)) <= {"hand", "results", "cards", "taken"}, whole["ka"]


def test_a_reason_is_a_sentence(stolik):
    for asked in ANSWERS[4:]:
        for line in stolik(*asked).out.splitlines():
            reason = re.search(r"[.] ([A-Z][^.]+[.]) \(§ [^)]+\)$", line)
            assert reason is not None, line
            assert not re.match("Else|First", reason[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_may_be_typed_as_the_answer_shows_it(stolik, lang):
    """The printed letters of the reader's pack: K is the Turkish queen, and P the king."""
    shown = stolik(*RULES, "--hand", "Kh Qh Jh", "--lang", lang).out.partition(":")[2]
    again = stolik(*RULES, "--hand", shown.replace(",", "").strip(), "--json", "--lang", lang).out
    assert sorted(json.loads(again)["plays"]) == ["Jh", "Kh", "Qh"]


def test_every_fourth_case_gets_the_engines_answer(stolik):
    asked = 0
    for line in VECTORS.read_text(encoding="utf-8").splitlines()[::4]:
        case = json.loads(line)
        text, want = next(iter(case["expect"].items()))
        match case["kind"]:
            case "legal":
                told = ("--hand", case["hand"], "--trick", case["trick"], "--trump", case["trump"])
            case "trick":
                told = ("--trick", case["plays"], "--trump", case["trump"])
            case "score":
                bid = "" if case.get("bid") is None else f"{case['bid']}/"
                told = ("--results", f"{bid}{case['taken']}", "--cards", str(case["cards"]))
                told += ("--form", case["form"])
            case _:
                continue
        want = games.game("jokeri").answer(case["kind"], case, games.parse_rules(text))
        if isinstance(want, dict) and "error" in want:
            continue
        asked += 1
        found = json.loads(stolik("judge", "--rules", text, *told, "--json").out)
        match case["kind"]:
            case "legal":
                assert found["plays"] == want, case["id"]
            case "trick":
                assert found["play"] == want, case["id"]
            case "score":
                assert [each["points"] for each in found] == [want], case["id"]
    assert asked > 20


def test_the_question_as_a_text_and_its_page(stolik, tmp_path):
    text = "# a void\nrules: jokeri/classic\nhand: 7s Qs Ad\ntrick: Th\ntrump: s\nplay: Ad\n"
    ran = stolik("judge", "-", "--link", stdin=text)
    assert ran.code == 1
    link = ran.out.splitlines()[-1]
    assert link == "/referee?ask=play&rules=jokeri/classic&hand=7s+Qs+Ad&trick=Th&trump=s&play=Ad"
    kept = tmp_path / "question.txt"
    kept.write_text(text, encoding="utf-8")
    assert stolik(*RULES, str(kept), "--link") == ran
    found = json.loads(stolik("judge", "-", "--json", stdin=text).out)
    assert found == {"legal": False, "because": ["must_trump"]}
    assert stolik(*RULES, "--trick", "9h Kh Ah 6h", "--link").out.endswith(
        "/referee?ask=trick&rules=jokeri/classic&plays=9h+Kh+Ah+6h&trump=-\n"
    )
    assert stolik(*RULES, "--results", "1/1", "--link").out.endswith("cards=9&results=1/1\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (RULES, "no hand"),
        ((*RULES, "--hand", "zz"), "zz"),
        ((*RULES, "--hand", "2c"), "no 2♣"),
        ((*RULES, "--hand", "9h", "--trump", "x"), "trump"),
        ((*RULES, "--hand", "9h", "--turn", "draw"), "no --turn"),
        ((*RULES, "--hand", "9h", "--results", "1/1"), "no hand"),
        ((*RULES, "--hand", "9h", "--cards", "3"), "no cards"),
        ((*RULES, "--trick", "9h", "Kh"), "no play"),
        ((*RULES, "--trick", "9h Kh"), "2 cards"),
        ((*RULES, "--trick", "9h * Ah Kh"), "*+ or *-"),
        ((*RULES, "--results", "1/1 2/2"), "of one player or of all four"),
        ((*RULES, "--results", "1/1", "--cards", "x"), "1 to 9"),
        ((*RULES, "--results", "1/1", "--form", "x"), "form"),
        (("judge", "--rules", "jokeri/none", "--hand", "9h"), "none"),
        (("judge", "--hand", "9h", "--trump", "s"), "no --trump"),
    ],
)
def test_a_question_that_cannot_be_put_gets_one_line(refused, arguments, complaint):
    assert complaint in refused(*arguments)


@pytest.mark.parametrize("text", ["hand 9h", "colour: red", "hand: 9h\nhand: 9h"])
def test_a_text_that_cannot_be_read_gets_one_line(refused, text):
    assert "line " in refused("judge", "-", stdin=f"rules: jokeri/classic\n{text}")
