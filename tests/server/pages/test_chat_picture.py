"""Pictures for chats: PNG from the server, of the question and nothing else, on a machine without fonts."""

from __future__ import annotations

import struct
import subprocess
import sys
import threading
import zlib
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from litestar.testing import TestClient

from stolik.server.desk import as_problem
from stolik.server.pictures import NotDrawn
from stolik.server.pictures import raster as module
from stolik.server.pictures.render import FONTS, draw
from stolik.server.throttle import TooMuch
from tests.server.house import QUICK

TURN = (
    "rules=remik/silesian&hand=9c+9d+9s+Td+Jd+Qd+2s+3h+5c+7s+Kh+4h+6c&turn=draw+4s;+meld+9c+9d+9s;+discard+Kh"
)
JOKER = "ask=play&rules=jokeri/classic&hand=9h+Kh+7s+Ad+*&trick=Th&trump=s&play=7s"


def chunks(png: bytes) -> dict[str, bytes]:
    """The parts of a PNG, each with its checksum looked at."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    found, at = {}, 8
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        body = png[at + 8 : at + 8 + length]
        assert zlib.crc32(kind + body) == struct.unpack_from(">I", png, at + 8 + length)[0]
        found[kind.decode()] = found.get(kind.decode(), b"") + body
        at += 12 + length
    return found


def picture(server, question: str) -> bytes:
    answer = server.get(f"/referee/picture.png?{question}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    return answer.content


class Tags(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        told = dict(attrs)
        if tag == "meta" and "property" in told:
            self.found[told["property"]] = told["content"]


@pytest.mark.parametrize("question", [TURN, JOKER, "ask=meld&meld=8d+*+Td", "ask=cut&seen=*+7h+2c", ""])
def test_every_question_is_a_picture_that_chats_show(server, question):
    parts = chunks(picture(server, question))
    assert struct.unpack(">II", parts["IHDR"][:8]) == (1200, 630)
    # Nothing rides along in the file: neither texts nor the time.
    assert set(parts) == {"IHDR", "IDAT", "IEND"}
    # A drawing, and no bare ground: many different bytes remain of it.
    assert len(set(zlib.decompress(parts["IDAT"]))) > 50


def test_other_questions_are_other_pictures_and_the_same_is_the_same(server):
    questions = [
        TURN, TURN.replace("Kh", "Kd"), TURN + "&lang=pl", TURN + "&lang=ka",
        TURN.replace("silesian", "guide"), JOKER, JOKER.replace("play=7s", "play=9h"),
    ]  # fmt: skip
    assert len({picture(server, question) for question in questions}) == len(questions)
    assert picture(server, TURN) == picture(server, f"{TURN}&nobody=asked&seed=1")


@pytest.mark.parametrize(
    "letters", ["ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "çğıöşüÇĞİÖŞÜâ", "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ", "♠♥♦♣★…§·−„“↓"]
)
@pytest.mark.parametrize("weight", [400, 700])
def test_every_letter_has_a_shape_of_its_own(letters, weight):
    def drawn(letter: str) -> bytes:
        return draw(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" font-family="Inter, sans-serif">'
            f'<text x="5" y="30" font-size="26" font-weight="{weight}">{letter}</text></svg>'
        )  # fmt: skip

    missing = drawn("\ue000")
    shapes = [drawn(letter) for letter in letters]
    assert missing not in shapes
    assert len(set(shapes)) == len(letters)


def test_the_fonts_lie_beside_their_licence():
    assert {path.name for path in FONTS.iterdir()} == {
        "DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf", "LICENSE",
    }  # fmt: skip
    assert "Permission is hereby granted" in (FONTS / "LICENSE").read_text("utf-8")


@pytest.mark.parametrize(
    ("question", "language"),
    [(TURN, "en"), (f"{TURN}&lang=pl", "pl"), (JOKER, "en"), (f"{JOKER}&lang=ka", "ka")],
)
def test_a_page_names_its_picture_in_its_own_language(server, question, language):
    page = server.get(f"/referee?{question}").text
    told = Tags(page).found
    assert told["og:image"].startswith("http://testserver.local/referee/picture.png?")
    assert told["og:image"].endswith(f"&lang={language}")
    assert told["og:image:type"] == "image/png"
    assert told["og:title"] in page.partition("<title>")[2].partition("</title>")[0]
    assert told["og:description"]
    answer = server.get(told["og:image"])
    assert answer.content == picture(server, f"{question}&lang={language}")
    # The link that is sent shows the picture that was seen, whatever language the chat's server asks for.
    sent = page.partition('data-copy="')[2].partition('"')[0].replace("&amp;", "&")
    assert Tags(server.get(sent, headers={"accept-language": "tr"}).text).found == told


@pytest.mark.parametrize(
    ("question", "code", "where"),
    [
        ("hand=zz&turn=draw", "bad_text", "hand"),
        ("hand=7h+7h+7h&turn=draw", "too_many_of_a_card", "cards"),
        ("rules=remik/none", "bad_rules", ""),
        ("rules=jokeri/classic&cards=0", "bad_text", "cards"),
    ],
)
def test_a_bad_question_is_refused_as_by_the_other_routes(server, question, code, where):
    answer = server.get(f"/referee/picture.png?{question}")
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json().get("where", "") == where


def test_pictures_are_counted_with_the_questions(make_server):
    with TestClient(make_server(replace(QUICK, referee="2 per 1 minute"))) as client:
        answers = [client.get(f"/referee/picture.png?{TURN}").status_code for _ in range(3)]
        assert answers == [200, 200, 429]


def test_one_address_is_given_so_many_pictures_a_minute(make_server):
    with TestClient(make_server(replace(QUICK, referee="1000 per 1 second"))) as client:
        answers = [client.get(f"/referee/picture.png?{TURN}") for _ in range(31)]
        assert [answer.status_code for answer in answers] == [200] * 30 + [429]
        assert answers[-1].json()["key"] == "pictures"
        assert 1 <= answers[-1].json()["seconds"] <= 60
        # Who has it already asks whether it is still the same, and that costs no drawing.
        again = client.get(
            f"/referee/picture.png?{TURN}", headers={"if-none-match": answers[0].headers["etag"]}
        )
        assert again.status_code == 304
        # The pages themselves are read all the same.
        assert client.get(f"/referee?{TURN}").status_code == 200


def test_whoever_has_the_picture_is_not_sent_it_again(server):
    first = server.get(f"/referee/picture.png?{TURN}")
    assert "max-age=86400" in first.headers["cache-control"]
    again = server.get(f"/referee/picture.png?{TURN}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = server.get(f"/referee/picture.png?{JOKER}", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


def test_a_late_picture_is_an_answer_and_no_fault(server, monkeypatch):
    def late(*told, **more):
        raise subprocess.TimeoutExpired(told[0], more["timeout"])

    monkeypatch.setattr(module.subprocess, "run", late)
    answer = server.get(f"/referee/picture.png?{TURN}&hand=late")
    assert answer.status_code == 400
    answer = server.get("/referee/picture.png?ask=meld&meld=2d+3d+4d")
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    # Its place is free again.
    monkeypatch.undo()
    assert picture(server, "ask=meld&meld=2d+3d+4d")
    problem = as_problem(NotDrawn())
    assert problem is not None


def test_no_more_are_drawn_at_a_time_than_there_are_places(monkeypatch):
    monkeypatch.setattr(module, "_free", threading.BoundedSemaphore(1))
    monkeypatch.setattr(module, "_WAIT_S", 0)
    with module._free, pytest.raises(TooMuch):
        module.png("<svg xmlns='http://www.w3.org/2000/svg' width='7' height='7'/>")


def test_what_is_no_drawing_is_a_fault_and_no_picture():
    done = subprocess.run([sys.executable, str(module._RENDER)], input=b"<html>", capture_output=True)
    assert done.returncode != 0
    assert done.stdout == b""
