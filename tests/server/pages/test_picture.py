"""The picture of a question and its answer: one SVG, whole in itself, with everything that was asked."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

SVG = "{http://www.w3.org/2000/svg}"
TURN = (
    "/referee/picture.svg?rules=remik/silesian&hand=5h+6h+7h+9c+9d+9s+Ks+Kh+2d+3d+4d+5d+Jd&pile=Kd"
    "&table=a:+5s+6s+*=7s&table=b:+Th+Tc+Td&turn=take;+meld+5h+6h+7h;+discard+Jd"
)


def drawn(server, path: str) -> tuple[ET.Element, str]:
    answer = server.get(path)
    assert answer.headers["content-type"] == "image/svg+xml"
    picture = ET.fromstring(answer.content)
    assert picture.get("viewBox") == "0 0 1200 630"
    return picture, " ".join(text.text or "" for text in picture.iter(f"{SVG}text"))


def test_a_refused_turn_with_its_cards_and_reasons(server):
    picture, words = drawn(server, TURN)
    # Twenty cards and the ground they lie on.
    assert len(list(picture.iter(f"{SVG}rect"))) == 3 + 3 + 13 + 1 + 1
    assert "Not allowed" in words
    assert "§ Stock and discard pile 2" in words
    assert "Silesian rummy · " in words
    assert "Stolik" in words


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("ask=meld&meld=8d+*+Td&lang=pl", "To jest układ"),
        ("ask=opening&meld=9d+9c+9s", "Not enough to open"),
        ("ask=penalty&hand=Kd+*&rules=remik/guide&finish=hand", "70 penalty points"),
        ("ask=cut&seen=*+7h+2c", "May be kept"),
        ("", "Ask the referee"),
        ("hand=&turn=dance", "Not allowed"),
    ],
)
def test_every_kind_of_question_has_one(server, question, said):
    assert said in drawn(server, f"/referee/picture.svg?{question}")[1]


@pytest.mark.parametrize("question", ["hand=zz&turn=draw", "hand=7h+7h+7h&turn=draw", "rules=remik/none"])
def test_a_bad_question_is_no_picture_of_an_answer(server, question):
    assert server.get(f"/referee/picture.svg?{question}").status_code in (400, 404)


def test_a_full_table_stays_inside(server):
    melds = "&".join(
        f"table={name}:+{suit}"
        for name, suit in zip(
            "abcdefgh", ["As+2s+3s+4s+5s+6s+7s+8s+9s+Ts"] * 2 + ["9h+9d+9c"] * 2, strict=False
        )
    )
    steps = ";+".join(f"meld+{rank}h+{rank}d+{rank}c" for rank in "23456789")
    hand = "+".join(f"{rank}{suit}" for rank in "2345678" for suit in "hdc")
    picture, words = drawn(
        server, f"/referee/picture.svg?{melds}&hand={hand}&turn=draw+Kh;+{steps};+discard+Kh&lang=ka"
    )
    for part in picture.iter():
        if part.tag in (f"{SVG}text", f"{SVG}rect"):
            assert 0 <= float(part.get("x", "0")) <= 1200
            assert 0 <= float(part.get("y", "0")) <= 620
    assert words
