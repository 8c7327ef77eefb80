"""Every kind of fault of a question or a record, as a Polish reader is told of it at the terminal."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import stolik as package
from stolik.core.text import Phrase
from stolik.engine.game import Game
from stolik.engine.record import MAX_RECORD
from stolik.games import jokeri, remik
from stolik.games.remik.question import FIELDS

SRC = Path(package.__file__).parent
Q = "hand: 2c\nturn: draw\n"
MANY = "".join(f"table a{number}: 2c 3c 4c\n" for number in range(2, 50))
WRITTEN = "zapowiedziane/wzięte, na przykład 2/3, gdy zapowiedziano dwie, a wzięto trzy"
NO_PRESET = (
    "w grze remik nie ma zasad o nazwie 'nope'; "
    "do wyboru: guide albo romme albo silesian albo wikibooks albo zoliky"
)

REMIK = [
    ("x" * 20_001, "pytanie: najwyżej 20000 znaków"),
    (
        "hand: 2c\ncolour: red",
        f"wiersz 2: 'colour: red': oczekiwano: {', '.join(FIELDS)} albo table LITERA, a po tym dwukropek",
    ),
    ("hand: 2c\nhand: 3c", "wiersz 2: pole hand podano dwa razy"),
    (f"{Q}opened: perhaps", "opened: 'perhaps': oczekiwano: tak albo nie"),
    (f"{Q}lap: x", "lap: 'x': oczekiwano: liczba całkowita od 1 do 999"),
    (f"{Q}lap: 0", "lap: oczekiwano: liczba całkowita od 1 do 999"),
    (
        f"{Q}first turn: yes\nopened: yes",
        (
            "first turn: przed pierwszą turą rozdania nikt nie mógł być wyłożony"
            " i żaden układ nie mógł leżeć na stole"
        ),
    ),
    (f"{Q}first turn: yes\nlap: 2", "lap: tura z dodatkową kartą należy do okrążenia 1"),
    ("hand: 9x\nturn: draw", "hand: '9x': oczekiwano: karta, na przykład 7h, Td albo *"),
    (f"{Q}pile: Wd Wd Wd", "karty: karta W♦ występuje 3 razy, a w tych zasadach jest ich 2"),
    (f"{Q}table 7: 2c 3c 4c", "table: '7': oczekiwano: litera układu"),
    (f"{Q}table a: 2c 9d", "table a: te karty nie są układem"),
    (f"{Q}table a: 2x 9d", "table a: '2x': oczekiwano: karta, na przykład 7h, Td albo *"),
    (Q + MANY, "table: najwyżej tyle układów: 40"),
    (f"{Q}own: b", "own: na stole nie ma układu 'b'"),
    (
        f"{Q}rules: remik/nope",
        NO_PRESET,
    ),
    (
        f"{Q}rules: remik/silesian({'x' * 4000})",
        "zapis zasad może mieć najwyżej 4000 znaków",
    ),
]

PARTS = [
    (["--meld", "7h 7h 7h"], "karty: karta 7♥ występuje 3 razy, a w tych zasadach jest ich 2"),
    (["--cut", "7h"], "cut: oczekiwano: 3 karty"),
    (["--cut", "7h 8h 9x"], "cut: '9x': oczekiwano: karta, na przykład 7h, Td albo *"),
    (["--penalty", "9x"], "penalty: '9x': oczekiwano: karta, na przykład 7h, Td albo *"),
    (
        ["--penalty", "7h", "--finish", "soon"],
        "finish: oczekiwano: plain albo hand albo hand_with_layoffs",
    ),
]

JOKER = [
    (["--hand", "zz"], "hand: 'zz': oczekiwano: karta, na przykład 7h, Td albo *"),
    (["--hand", "2c"], "hand: w talii nie ma karty 2♣"),
    (["--hand", "9h 9h"], "hand: karta 9♥ występuje 2 razy, a w talii jest ich 1"),
    (["--hand", "9h", "--trick", "6h 7h 8h Th"], "trick: 4 karty, a ma być najwyżej 3"),
    (
        ["--hand", "6h 7h 8h 9h Th Wh Dh Kh Ah 9s"],
        "hand: 10 kart, a ma być od 1 do 9",
    ),
    (["--hand", "9h", "--trump", "x"], "trump: 'x': oczekiwano: atut: s, h, d, c albo -, czyli bez atu"),
    (
        ["--hand", "9h", "--trick", "*+"],
        "trick: jokera gra się z deklaracją, tutaj *^h albo *_h, a nie jako *+",
    ),
    (["--trick", "9h Kh"], "trick: 2 karty, a ma być dokładnie 4"),
    (["--trick", "9h * Ah Kh"], "trick: jokera gra się z deklaracją, tutaj *+ albo *-, a nie jako *"),
    (["--results", "1/1 2/2"], "results: podaj wynik jednego gracza albo wszystkich czterech"),
    (["--results", "x"], f"results: 'x': oczekiwano: {WRITTEN}"),
    (
        ["--results", "1/1", "--form", "golden"],
        "results: '1/1': oczekiwano: same wzięte lewy, na przykład 3",
    ),
    (["--results", "1/10"], "results: '10': oczekiwano: liczba całkowita od 0 do 9"),
    (["--results", "1/1 1/1 1/1 1/1"], "results: suma wziętych lew to 4, a w rozdaniu jest ich 9"),
    (
        ["--results", "3/3 2/2 2/3 2/1"],
        "results: suma zapowiedzi to 9, czyli wszystkie lewy rozdania: rozdający nie może do tego dopuścić",
    ),
    (["--results", "1/1", "--cards", "0"], "cards: '0': oczekiwano: liczba całkowita od 1 do 9"),
    (
        ["--results", "1", "--form", "golden", "--cards", "5"],
        "cards: w rozdaniach specjalnych jest po dziewięć kart",
    ),
    (
        ["--results", "1/1", "--form", "x"],
        "form: 'x': oczekiwano: plain albo golden albo no_trump albo dark albo misere",
    ),
]


def played(game: Game, actions: int) -> str:
    """The record of a match, so many actions on, or to its end."""
    while actions and not game.is_over:
        if game.is_deal_over:
            game.next_deal()
        game.push(game.spec.fallback(game.view(game.turn)))
        actions -= 1
    return game.record().dumps()


MATCH = played(remik.Game(remik.preset("silesian"), ["Ala", "Ola", "Jan"], "x"), 4)
LINES = MATCH.splitlines()
DRAWER, DRAWN = LINES[8].split(": draw ")
OVER = played(
    jokeri.Game(jokeri.preset("classic").replace(length="short12"), ["Ala", "Ola", "Jan", "Ewa"], "x"), -1
)
POINTS = next(line.removeprefix("points: ") for line in OVER.splitlines() if line.startswith("points"))


def instead(number: int, line: str) -> str:
    """The match with another line in the place of this one."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


RECORDS = [
    ("", 1, "oczekiwano: 'stolik record 1'"),
    ("x" * (MAX_RECORD + 1), 1, f"zapis może mieć najwyżej {MAX_RECORD} znaków"),
    (instead(2, "rule: x"), 2, "oczekiwano: 'rules: ...'"),
    (
        instead(2, "rules: remik/nope"),
        2,
        NO_PRESET,
    ),
    (instead(2, "rules: whist/nope"), 2, "nie ma gry o nazwie 'whist'; do wyboru: remik albo jokeri"),
    (instead(3, "seats: Ala | Ala | Jan"), 3, "dwaj gracze mają to samo imię"),
    (instead(3, "seats: Ala | O:a | Jan"), 3, "'O:a' nie może tu być imieniem gracza"),
    (
        "\n".join([*LINES[:2], "seats: Jan"]),
        2,
        "Przy tym stole jest miejsce dla 2 do 6 graczy, a miałoby ich być 1. (§ Stół i talie 1)",
    ),
    (instead(5, "deal 2: dealer Jan, seed x"), 5, "oczekiwano: 'deal 1'"),
    (instead(6, "Ewa: draw"), 6, "nikt tu nie ma na imię 'Ewa'; oczekiwano: Ala albo Ola albo Jan"),
    (instead(6, "Ala draw"), 6, "oczekiwano: 'deal N: dealer IMIĘ, seed ZIARNO' albo 'IMIĘ: RUCH'"),
    (
        instead(6, "Ala: eat"),
        6,
        "'eat', znak 1: oczekiwano: draw, take, meld, add, swap, clear, table albo discard",
    ),
    (instead(7, "Ola: decline"), 7, "Przełożenie nie należy teraz do ciebie. (§ Przełożenie 1)"),
    (
        instead(9, f"{DRAWER}: draw *"),
        9,
        f"w zapisie jest 'draw *', a z rozdania wychodzi 'draw {DRAWN}'",
    ),
    (f"{MATCH}points: 1 | 2 | 3\n", 5, "w zapisie są punkty, a rozdanie nie jest skończone"),
    (
        f"{MATCH}points: 1 | 2\n",
        10,
        "oczekiwano: liczby punktów, po jednej na gracza, oddzielone znakiem |",
    ),
    (f"{MATCH}points: 1 | 2 | 3\nAla: draw\n", 11, "to rozdanie było już skończone"),
    (f"{MATCH}deal 2: dealer Ala, seed x\n", 10, "poprzednie rozdanie jeszcze się nie skończyło"),
    (OVER.replace(POINTS, "1 | 2 | 3 | 4", 1), 5, f"z rozdania wychodzą inne punkty: {POINTS}"),
    (f"{OVER}deal 13: dealer Ala, seed x\n", OVER.count("\n") + 1, "partia była już skończona"),
]


@pytest.mark.parametrize(("text", "told"), REMIK, ids=range(len(REMIK)))
def test_a_question_of_remik(refused, text, told):
    assert refused("judge", "-", "--lang", "pl", stdin=text) == told


@pytest.mark.parametrize(("arguments", "told"), PARTS)
def test_a_question_about_less_than_a_turn(refused, arguments, told):
    assert refused("judge", *arguments, "--lang", "pl") == told


@pytest.mark.parametrize(("arguments", "told"), JOKER)
def test_a_question_of_joker(refused, arguments, told):
    assert refused("judge", "--rules", "jokeri/classic", *arguments, "--lang", "pl") == told


@pytest.mark.parametrize(("text", "line", "told"), RECORDS, ids=range(len(RECORDS)))
def test_a_record(stolik, text, line, told):
    ran = stolik("replay", "-", "--lang", "pl", stdin=text)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == f"Wiersz {line} się nie zgadza: {told}\n"


ELSEWHERE = {
    "meld-twice": "melds on the page, a line each; here the later line is refused",
    "sheet-row": "a score sheet, which programs ask about",
    "no-promise": "a score, which programs ask about",
    "no-promises": "a score, which programs ask about",
    "impossible": "a whole deal, which programs ask about",
    "too-many-cards": "no deck of today's rules is so large",
}
"""What is said at other doors only."""


def told_in(path: str) -> set[str]:
    """The phrases that a module says."""
    found = set()
    for node in ast.walk(ast.parse((SRC / path).read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase":
            found |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    return {name for name in found if isinstance(name, str)}


def test_every_kind_of_fault_is_shown_above(stolik, monkeypatch):
    said: set[str] = set()
    say = Phrase.say

    def heard(phrase: Phrase, language: str) -> str:
        if language == "pl":
            said.add(phrase.message)
        return say(phrase, language)

    monkeypatch.setattr(Phrase, "say", heard)
    for text, _ in REMIK:
        stolik("judge", "-", "--lang", "pl", stdin=text)
    for arguments, _ in PARTS:
        stolik("judge", *arguments, "--lang", "pl")
    for arguments, _ in JOKER:
        stolik("judge", "--rules", "jokeri/classic", *arguments, "--lang", "pl")
    for text, _, _ in RECORDS:
        stolik("replay", "-", "--lang", "pl", stdin=text)
    games = {"games/remik/question.py", "games/remik/conform.py", "games/jokeri/question.py"}
    known = set[str]().union(*map(told_in, games | {"engine/record.py"}))
    assert known - set(ELSEWHERE) <= said
    assert set(ELSEWHERE) <= known
