"""Sheets to read: the page, the picture and the CSV say what the sheet says, in four languages."""

from __future__ import annotations

import csv
import io
import itertools
import json
import re
import struct
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import stolik.server.sheets as package
from stolik.games import game, parse_rules
from stolik.server.catalogue import house_games
from stolik.server.sheets import drawing
from stolik.server.sheets import pages as sheet_pages
from stolik.server.sheets import paper as papers
from stolik.server.sheets.pages import sheet_texts
from stolik.server.sheets.paper import Told
from stolik.server.sheets.table_text import BOM, csv_text, harmless
from tests.server.house import QUICK, running

#: A bot that answers at once makes a deal of more commands than a person can give in that time.
UNHURRIED = replace(QUICK, commands="100000 per 1 minute")

LANGUAGES = ("en", "pl", "tr", "ka")


def say(language: str = "en") -> papers.Say:
    return lambda message, **args: sheet_texts().say(language, message, **args)


def rows_of(text: str) -> list[list[str]]:
    assert text.startswith(BOM)
    body = text.removeprefix(BOM)
    assert body.endswith("\r\n")
    assert "\n" not in body.replace("\r\n", "")
    return list(csv.reader(io.StringIO(body, newline="")))


def words(svg: str) -> str:
    return " ".join(
        node.text or "" for node in ElementTree.fromstring(svg).iter() if node.tag.endswith("text")
    )


@pytest.fixture
def pot(scribe) -> Any:
    """A pot game to its end."""
    scribe.make(
        scribe.start("remik/wikibooks(end_form=pot)", "Ala", "=SUM(A1)", "Jan <b>", stake=20),
        scribe.note(1, finisher=0, hand_1=150, hand_2=100),
        scribe.note(2, finisher=0, finish="hand", hand_1=75, hand_2=50),
        scribe.note(3, finisher=0, hand_1=101, hand_2=102),
    )
    return scribe


def test_a_pot_game_as_a_page(pot, client):
    page = client.get(f"/sheets/{pot.sheet}")
    assert page.status_code == 200
    text = re.sub(r"<[^>]+>", " ", page.text)
    assert "Ala wins" in text
    assert "from the hand" in text
    assert "In the pot: 60" in text
    assert "Jan &lt;b&gt;" in page.text
    assert "<b>" not in text
    assert "+60" in text
    assert "Course of the game. Ala: 0, 0, 0. =SUM(A1): 150, 200, 301." in page.text
    assert 'rel="stylesheet" href="/static/css/score.css"' in page.text
    assert pot.token.partition(".")[2] not in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bust_says_in_its_row_what_it_cost(pot, client, language):
    path = f"/sheets/{pot.sheet}{{}}?lang={language}"
    page = client.get(path.format("")).text
    # Nobody is set back by the deal that ends the game.
    out = [say(language)("bust-out", name=name, stake=20) for name in ("=SUM(A1)", "Jan <b>")]
    expected = [say(language)("bust-back", name="=SUM(A1)", stake=20, total=200), *out]
    told = re.findall(r'<tr class="reason bust"><td[^>]*>([^<]*)<', page)
    assert [text.replace("&lt;", "<").replace("&gt;", ">") for text in told] == expected
    drawn = words(client.get(path.format("/picture.svg")).text)
    assert [f"↩ {text}" in drawn for text in expected] == [True] * 3


def test_a_chats_picture_of_a_pot_game_has_the_pot_and_what_each_has_of_it():
    rules = parse_rules("remik/wikibooks(end_form=pot)")
    rows = {1: {"finisher": 0, "hand.1": 301, "hand.2": 20}}
    kept = game("remik").keeping.reckon(rules, 3, rows, 20)
    made = papers.paper(Told.of_kept(rules, ["Ala", "Ola", "Jan"], rows, kept), say(), "en")
    standing = [("1st", ["Ala"], "0"), ("2nd", ["Ola"], "20"), ("2nd", ["Jan"], "20")]
    drawn = words(drawing.chat_picture("Sheet", "", made, standing, ["0", "−20", "0"]))
    assert "In the pot: 20 (play money)" in drawn
    assert "−20" in drawn


def test_a_pot_game_as_csv(pot, client):
    answer = client.get(f"/sheets/{pot.sheet}.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert "attachment" in answer.headers["content-disposition"]
    rows = rows_of(answer.content.decode())
    assert len({len(row) for row in rows}) == 1
    head, *deals = rows
    assert head[3] == "Ala: points"
    assert head[4] == "'=SUM(A1): points"
    assert deals[1] == ["2", "Ala", "from the hand", "0", "150", "100", "0", "200", "200"]
    below = {row[0]: row[-3:] for row in deals[3:]}
    assert below["play money"] == ["60", "-40", "-20"]
    assert below["place"] == ["1", "2", "3"] or below["place"] == ["1", "3", "2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pot_game_as_a_picture(pot, client, language):
    answer = client.get(f"/sheets/{pot.sheet}/picture.svg?lang={language}")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    said = words(answer.text)
    for expected in ("Ala", "=SUM(A1)", "Jan <b>", "301", "+60", "−20"):
        assert expected in said
    assert answer.headers["content-language"] == language


def test_a_sheet_not_yet_written_on(scribe, client):
    scribe.make(scribe.start("remik/silesian", "Ala", "Ola"))
    page = client.get(f"/sheets/{scribe.sheet}").text
    assert "Nothing written yet." in page
    assert "<figure" not in page
    assert "score.js" in page
    assert len(rows_of(client.get(f"/sheets/{scribe.sheet}.csv").text)) == 4
    assert "polyline" not in client.get(f"/sheets/{scribe.sheet}/picture.svg").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_is_said(scribe, client, language):
    scribe.make(
        scribe.start("remik/silesian", "Ala", "Ola", "Jan"),
        scribe.note(1, finisher=0, hand_1=1, hand_2=0),
        scribe.note(2, finisher=0, hand_1=40, count_1=2, hand_2="7h 7h 7h"),
        scribe.note(3, finisher=0, hand_0=5, hand_1=30, hand_2="2s " * 14),
        scribe.note(4, finisher=0, hand_1=490, hand_2=490),
        scribe.note(5, finisher=0, hand_1=30),
        scribe.note(6, finisher=0, hand_1=30, hand_2=30),
    )
    marks = scribe.bring().json()["kept"]["marks"]
    codes = {mark["code"] for mark in marks}
    assert codes == {
        "impossible_sum", "two_finishers", "impossible_count", "too_many_of_card", "finisher_has_cards",
        "too_many_cards", "too_much_together", "after_end",
    } | ({"incomplete"} & codes)  # fmt: skip
    page = client.get(f"/sheets/{scribe.sheet}?lang={language}")
    assert page.text.count('class="reason') == len(marks)
    assert "{" not in re.sub(r"<[^>]+>", "", page.text)
    drawn = client.get(f"/sheets/{scribe.sheet}/picture.svg?lang={language}")
    assert words(drawn.text).count("!") >= len([mark for mark in marks if mark["seat"] is not None])


def joker_rows(*deals: str) -> dict[int, dict[str, int]]:
    """Deals as `bid/taken` four times."""
    out = {}
    for deal, told in enumerate(deals, 1):
        row = {}
        for seat, cell in enumerate(told.split()):
            bid, _, taken = cell.rpartition("/")
            row |= {f"bid.{seat}": int(bid)} if bid else {}
            row |= {f"taken.{seat}": int(taken)} if taken != "?" else {}
        out[deal] = row
    return out


def told_joker(rules: str, rows: dict[int, dict[str, int]]) -> Told:
    found = parse_rules(rules)
    kept = game("jokeri").keeping.reckon(found, 4, rows)
    return Told.of_kept(found, ["Nino", "Gia", "Lia", "Dato"], rows, kept)


CLEAN = [
    "1/1 0/0 0/0 1/0", "1/1 1/1 0/0 1/0", "1/1 1/1 2/1 0/0", "2/2 2/2 1/0 0/0",
    "1/1 1/2 0/1 2/1", "3/3 1/1 0/1 1/1", "2/2 2/2 2/2 2/1", "2/2 2/2 2/3 1/1",
]  # fmt: skip


def test_a_joker_sheet_shows_premium_strike_and_shtanga():
    told = told_joker("jokeri/classic(erase=all_others, length=short12)", joker_rows(*CLEAN))
    made = papers.paper(told, say(), "en")
    heads = [line.head for line in made.lines]
    assert heads[:3] == ["Set 1", "1", "2"]
    closing = {line.head: [cell.text for cell in line.cells] for line in made.lines if line.kind == "closing"}
    assert closing["premium"][0] == "+300" or closing["premium"][0].startswith("+")
    assert closing["struck"][0] == ""
    assert all(text.startswith("−") for text in closing["struck"][1:])
    cells = [cell for line in made.lines for cell in line.cells]
    assert [cell.mark for cell in cells].count("×2") == 1
    assert "▼" in [cell.mark for cell in cells]
    assert sum("struck" in cell.kinds for cell in cells) == 3
    assert made.course[-1] == [int(cell.text.replace("−", "-")) for cell in made.foot[0].cells]


def test_a_running_set_says_who_is_clean_and_what_the_premium_would_be():
    told = told_joker("jokeri/classic", joker_rows(*CLEAN[:3], "1/? 0/? 0/? 0/?"))
    made = papers.paper(told, say(), "en")
    clean = next(line for line in made.lines if line.head == "clean")
    assert [cell.text for cell in clean.cells] == ["+100?", "+100?", "", ""]
    assert "premium would be 100" in clean.cells[0].spoken
    waiting = next(line for line in made.lines if line.head == "deal 4")
    assert [cell.stood for cell in waiting.cells] == ["· / 1", "· / 0", "· / 0", "· / 0"]
    without = papers.paper(told_joker("jokeri/classic(premium=none)", joker_rows(CLEAN[0])), say(), "en")
    assert [c.text for line in without.lines if line.head == "clean" for c in line.cells] == [
        "✓",
        "✓",
        "✓",
        "",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_taken_of_a_missed_promise_stands_in_page_and_picture(scribe, client, language):
    scribe.make(scribe.start("jokeri/classic", "A", "B", "C", "D"))
    scribe.bring(
        scribe.note(1, bid_0=1, bid_1=1, bid_2=0, bid_3=0, taken_0=0, taken_1=0, taken_2=0, taken_3=1)
    )
    page = client.get(f"/sheets/{scribe.sheet}?lang={language}").text
    assert re.findall(r'class="promise-cell"[^>]*>([^<]*)<', page) == ["0 / 1", "0 / 1", "0 / 0", "1 / 0"]
    order = say(language)("order")
    assert order in page
    drawn = words(client.get(f"/sheets/{scribe.sheet}/picture.svg?lang={language}").text)
    assert order in drawn
    assert [drawn.count(stood) for stood in ("0 / 1", "0 / 0", "1 / 0")] == [2, 1, 1]


def test_noted_deals_after_a_whole_set_and_before_any():
    told = told_joker("jokeri/classic", joker_rows(*CLEAN, "1/? 0/? 0/? 0/?"))
    made = papers.paper(told, say(), "en")
    assert [line.head for line in made.lines if line.kind == "deal"][-1] == "deal 9"
    first = papers.paper(told_joker("jokeri/classic", joker_rows("1/? 1/? 0/? 0/?")), say(), "en")
    assert [line.kind for line in first.lines] == ["deal", "mild"]
    assert not first.winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_full_game_in_every_form(scribe, client, language):
    players = ["Nino", "Gia", "Lia", "Dato"]
    rules = "jokeri/tbilisi(length=full40, teams=opposite)"
    known = game("jokeri").keeping.tariff(parse_rules(rules))
    notes = []
    for deal, (_, cards, form) in enumerate(known["deals"], 1):
        row = {f"taken_{seat}": cards if seat == deal % 4 else 0 for seat in range(4)}
        if known["bids"][form]:
            row |= {f"bid_{seat}": 0 for seat in range(4)}
        notes.append(scribe.note(deal, **row))
    scribe.make(scribe.start(rules, *players), *notes)
    told = scribe.bring().json()["kept"]
    assert told["sheet"]["over"]
    page = client.get(f"/sheets/{scribe.sheet}?lang={language}")
    assert page.status_code == 200
    assert "score.js" not in page.text
    rows = rows_of(client.get(f"/sheets/{scribe.sheet}.csv?lang={language}").text)
    assert len([row for row in rows if row[1].isdigit()]) == 40
    assert len({len(row) for row in rows}) == 1
    totals = [cell for cell in rows[-3] if cell.lstrip("-").isdigit()]
    assert totals == [str(total) for total in told["sheet"]["totals"]]
    assert words(client.get(f"/sheets/{scribe.sheet}/picture.svg?lang={language}").text)


def test_pairs_stand_together_on_page_picture_and_chat_picture(scribe, client, monkeypatch):
    """Ala and Gia together have more than the player who has most alone."""
    notes = [
        scribe.note(deal, bid_0=0, bid_1=0, bid_2=0, bid_3=0, taken_0=0, taken_1=deal, taken_2=0, taken_3=0)
        for deal in (1, 2)
    ]
    scribe.make(scribe.start("jokeri/classic(teams=opposite)", "Ala", "Nino", "Gia", "Lia"), *notes)
    scribe.bring()
    page = client.get(f"/sheets/{scribe.sheet}").text
    pair = re.search(r'<tr class="pair">.*?</tr>', page)
    assert pair
    assert re.findall(r">(\d+)</td>", pair[0]) == ["200", "130", "200", "130"]
    assert "pair 200 130 200 130" in words(client.get(f"/sheets/{scribe.sheet}/picture.svg").text)
    drawn: list[Any] = []

    def keep(*told: Any) -> str:
        drawn.append(told)
        return drawing.chat_picture(*told)

    monkeypatch.setattr(sheet_pages, "chat_picture", keep)
    assert client.get(f"/sheets/{scribe.sheet}/picture.png").status_code == 200
    (told,) = drawn
    assert told[3] == [("1st", ["Ala", "Gia"], "200"), ("2nd", ["Nino", "Lia"], "130")]
    assert "1st 200" in words(drawing.chat_picture(*told))
    # Green is whoever leads, in any language's way to write the first place.
    assert drawing.chat_picture(*told).count("#0b5a37") >= 3


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "\tx", "\rx", "\n=x"])
def test_no_name_is_a_formula(text):
    assert harmless(text) == f"'{text}"
    assert harmless(-5) == -5
    assert harmless(None) == ""
    assert harmless("Ala") == "Ala"


def test_names_with_commas_quotes_and_lines_survive_csv():
    rules = parse_rules("remik/silesian")
    kept = game("remik").keeping.reckon(rules, 2, {1: {"finisher": 0, "hand.1": 30}})
    told = Told.of_kept(rules, ['A, "B"', "C"], {1: {"finisher": 0, "hand.1": 30}}, kept)
    assert rows_of(csv_text(told, say()))[1][1] == 'A, "B"'


def test_a_table_told_without_notes_finds_who_went_out():
    rules = parse_rules("remik/silesian")
    sheet = json.loads(
        json.dumps(
            game("remik").keeping.reckon(rules, 3, {1: {"finisher": 1, "hand.0": 30, "hand.2": 12}}).data()
        )
    )["sheet"]
    told = Told(rules, ["Ala", "Ola", "Jan"], sheet)
    made = papers.paper(told, say(), "en")
    assert [cell.text for cell in made.lines[0].cells] == ["+30", "out", "+12"]
    assert rows_of(csv_text(told, say()))[1][:3] == ["1", "Ola", ""]
    # Where cards can cost nothing, two may have nothing to pay: then nobody is named.
    both = Told(rules, ["Ala", "Ola"], {**sheet, "deals": [[0, 0]], "running": [[0, 0]]})
    assert papers.finisher_of(both, 1) is None
    assert papers.finisher_of(both, 2) is None


@pytest.mark.parametrize("path", ["", ".csv", "/picture.svg"])
def test_a_sheet_that_is_not_there(client, path):
    for ident in ("2" * 26, "x", "2345678abcde"):
        answer = client.get(f"/sheets/{ident}{path}")
        assert answer.status_code == 404
        assert "There is no such sheet" in answer.text


def test_all_words_are_there_in_every_language():
    folder = Path(package.__file__).parent / "texts"
    ids = {
        language: set(
            re.findall(r"^([a-z-]+) =", (folder / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
        )
        for language in LANGUAGES
    }
    assert ids["en"]
    assert all(found == ids["en"] for found in ids.values())
    web = Path(__file__).parents[3] / "web" / "texts" / "keeper"
    client = {
        language: set(re.findall(r"^([a-z-]+) =", (web / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
        for language in LANGUAGES
    }
    assert all(found == client["en"] for found in client.values())


# -- sheets of tables ------------------------------------------------------------------------------


@pytest.fixture(params=["remik/silesian", "jokeri/classic"])
def table(request, client) -> dict[str, Any]:
    seats = ["me", "greedy", "greedy", "greedy"]
    made = client.post("/api/tables", json={"rules": request.param, "seats": seats, "name": "Ala"}).json()
    assert "token" in made, made
    return made


def test_a_tables_sheet_is_for_whoever_has_its_link(table, client):
    headers = {"Authorization": f"Bearer {table['token']}"}
    assert client.get(f"/api/tables/{table['table']}/sheet").status_code == 401
    answer = client.get(f"/api/tables/{table['table']}/sheet", headers=headers)
    link = answer.json()["link"]
    page = client.get(link)
    assert page.status_code == 200
    assert "Ala" in page.text
    assert "Bot 3" in page.text
    path, _, query = link.partition("?")
    assert rows_of(client.get(f"{path}.csv?{query}").text)
    assert "Ala" in words(client.get(f"{path}/picture.svg?{query}").text)
    assert chat_picture(client, og_image(page.text)) == chat_picture(client, f"{path}/picture.png?{query}")
    for wrong in ("", "?key=", "?key=" + "0" * 32, f"?key={table['token']}", "?key=%C5%82"):
        for kind in ("", ".csv", "/picture.svg", "/picture.png"):
            assert client.get(f"{path}{kind}{wrong}").status_code == 404
    assert client.get("/tables/2345678abcde/sheet?key=" + "0" * 32).status_code == 404


async def test_a_finished_deal_is_on_the_tables_sheet(tmp_path):
    """A whole deal between bots, played out by the server itself."""
    async with running(tmp_path, UNHURRIED, games=house_games(), real_bots=True) as house:
        made = await house.make("me", "greedy", rules="remik/silesian", name="Ala")
        async with house.player(made) as player:
            while await player.my_turn():
                view = player.view["view"]
                if view["phase"] == "cut":
                    move = "cut 20"
                elif view["phase"] == "keep":
                    move = "decline"
                elif view["first_turn"] or view["drawn"]:
                    move = f"discard {view['hand'][0]}"
                else:
                    move = "draw"
                answer = await player.do(move)
                assert answer["t"] == "ack", (move, answer)
                await player.caught_up(answer["seq"])
            points = player.view["view"]["result"]["points"]
        assert sorted(points)[0] == 0
        headers = {"Authorization": f"Bearer {made['token']}"}
        link = (await house.http.get(f"/api/tables/{made['table']}/sheet", headers=headers)).json()["link"]
        text = re.sub(r"<[^>]+>", " ", (await house.http.get(link)).text)
        assert f"+{max(points)}" in text
        assert "out" in text
        rows = rows_of((await house.http.get(link.replace("?", ".csv?"))).content.decode())
        assert rows[1][3:5] == [str(worth) for worth in points]


def chat_picture(client: Any, path: str) -> bytes:
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">4sII", answer.content[12:24]) == (b"IHDR", 1200, 630)
    return answer.content


def og_image(page: str) -> str:
    return page.partition('property="og:image" content="')[2].partition('"')[0].replace("&amp;", "&")


def test_a_sheet_shows_itself_in_a_chat(pot, scribe, client):
    page = client.get(f"/sheets/{pot.sheet}?lang=pl").text
    shown = chat_picture(client, og_image(page))
    assert og_image(page).endswith("/picture.png?lang=pl")
    assert shown != chat_picture(client, f"/sheets/{pot.sheet}/picture.png?lang=en")
    # One that is still written on changes with what is written.
    scribe.make(scribe.start("jokeri/classic", "Ala", "ელენე", "Şükrü", "Ula \x01 <b>"))
    empty = chat_picture(client, f"/sheets/{scribe.sheet}/picture.png")
    scribe.bring(
        scribe.note(1, bid_0=0, bid_1=0, bid_2=0, bid_3=0, taken_0=1, taken_1=0, taken_2=0, taken_3=0)
    )
    assert chat_picture(client, f"/sheets/{scribe.sheet}/picture.png") != empty


def test_a_chats_picture_does_not_grow_with_the_sheet(scribe, client):
    scribe.make(scribe.start("remik/silesian(end_form=deals, end_value=100)", "A", "B"))
    for first in range(1, 100, 33):
        scribe.bring(
            *(scribe.note(deal, finisher=0, hand_1=deal % 7 * 5) for deal in range(first, first + 33))
        )
    kept = client.get(f"/api/sheets/{scribe.sheet}").json()["kept"]
    made = papers.paper(Told(parse_rules("remik/silesian"), ["A", "B"], kept["sheet"]), say(), "en")
    long = replace(made, course=made.course * 100)
    drawn = drawing.chat_picture("Sheet", "", long, [("1.", "A", "0"), ("2.", "B", "9")])
    assert len(drawn) < 20_000
    assert chat_picture(client, f"/sheets/{scribe.sheet}/picture.png")


def test_the_labels_of_a_curve_neither_meet_nor_leave_it():
    places = drawing._apart([300.0, 300.0, 10.0, 299.0], 20.0, 300.0)
    assert max(places) <= 300
    ordered = sorted(places)
    assert all(after - before >= 20 for before, after in itertools.pairwise(ordered))
    assert places[2] == 10.0


@pytest.mark.parametrize(
    "path", ["/sheets/nosuchsheet/picture.png", "/tables/nosuchtable/sheet/picture.png?key=x"]
)
def test_there_is_no_picture_of_a_sheet_that_is_not_there(client, path):
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
