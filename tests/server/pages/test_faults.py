"""Every kind of fault of a question, as a Polish reader is told of it on the referee's page."""

from __future__ import annotations

import re
from html import unescape

import pytest

T = {"hand": "2c", "turn": "draw"}
RESULTS = "Wyniki, pisane zapowiedziane/wzięte"
WRITTEN = "zapowiedziane/wzięte, na przykład 2/3, gdy zapowiedziano dwie, a wzięto trzy"
DEALER = "czyli wszystkie lewy rozdania: rozdający nie może do tego dopuścić"
BELOW = "Niżej opisano, jak zapisuje się karty i tury."
CARD = "oczekiwano: karta, na przykład 7h, Td albo *"

REMIK = [
    (T | {"hand": "9♣ 9x"}, f"Ręka przed ciągnięciem, od znaku 4: '9x': {CARD}. {BELOW}"),
    (T | {"hand": "9c " * 2000}, "Ręka przed ciągnięciem: najwyżej 4000 znaków."),
    (T | {"pile": "Wd Wd Wd"}, "Karty: karta W♦ występuje 3 razy, a w tych zasadach jest ich 2."),
    (T | {"table": "a: 2x"}, f"Układy na stole a, od znaku 1: '2x': {CARD}. {BELOW}"),
    (T | {"table": "a: 2c 9d"}, "Układy na stole a: te karty nie są układem (Tylko sekwensy i grupy)."),
    (T | {"table": "7: 2c 3c 4c"}, "Układy na stole: '7': oczekiwano: litera układu."),
    (T | {"table": "a: 2c 3c 4c\na: 5c 6c 7c"}, "Układy na stole: dwa układy mają literę a."),
    (T | {"table": "2c 3c 4c\n" * 41}, "Układy na stole: najwyżej tyle układów: 40."),
    (T | {"own": "b"}, "Z nich własne: na stole nie ma układu 'b'."),
    (T | {"lap": "x"}, "Okrążenie rozdania: 'x': oczekiwano: liczba całkowita od 1 do 999."),
    (T | {"lap": "0"}, "Okrążenie rozdania: oczekiwano: liczba całkowita od 1 do 999."),
    (
        T | {"lap": "2", "first": "on"},
        "Okrążenie rozdania: tura z dodatkową kartą należy do okrążenia 1.",
    ),
    ({"ask": "cut", "seen": "7h"}, "Obejrzane karty: oczekiwano: 3 karty."),
    (
        {"ask": "penalty", "hand": "2c", "finish": "x"},
        "Jak skończył ten drugi: oczekiwano: plain albo hand albo hand_with_layoffs.",
    ),
]

JOKER = [
    ({"hand": "zz"}, f"Ręka, od znaku 1: 'zz': {CARD}. {BELOW}"),
    ({"hand": "9h " * 2000}, "Ręka: najwyżej 4000 znaków."),
    ({"hand": "2c"}, "Ręka: w talii nie ma karty 2♣."),
    ({"hand": "9h 9h"}, "Ręka: karta 9♥ występuje 2 razy, a w talii jest ich 1."),
    ({"hand": "6h 7h 8h 9h Th Wh Dh Kh Ah 9s"}, "Ręka: 10 kart, a ma być od 1 do 9."),
    (
        {"hand": "9h", "trick": "6h 7h 8h Th"},
        "Zagrano dotąd do lewy: 4 karty, a ma być najwyżej 3.",
    ),
    (
        {"hand": "9h", "trick": "*+"},
        "Zagrano dotąd do lewy: jokera gra się z deklaracją, tutaj *^h albo *_h, a nie jako *+.",
    ),
    ({"hand": "9h", "trump": "x"}, "Atut: oczekiwano: atut: s, h, d, c albo -, czyli bez atu."),
    ({"hand": "9h", "play": "zz"}, f"Karta, o którą chodzi, od znaku 1: 'zz': {CARD}. {BELOW}"),
    ({"ask": "trick", "plays": "9h"}, "Cztery karty lewy: jedna karta, a ma być dokładnie 4."),
    (
        {"ask": "score", "results": "1/1 2/2"},
        f"{RESULTS}: podaj wynik jednego gracza albo wszystkich czterech.",
    ),
    (
        {"ask": "score", "results": "a"},
        f"{RESULTS}, od znaku 1: 'a': oczekiwano: {WRITTEN}. {BELOW}",
    ),
    (
        {"ask": "score", "results": "1/1", "form": "golden"},
        f"{RESULTS}, od znaku 1: '1/1': oczekiwano: same wzięte lewy, na przykład 3. {BELOW}",
    ),
    (
        {"ask": "score", "results": "1/10"},
        f"{RESULTS}: '10': oczekiwano: liczba całkowita od 0 do 9.",
    ),
    (
        {"ask": "score", "results": "1/1 1/1 1/1 1/1"},
        f"{RESULTS}: suma wziętych lew to 4, a w rozdaniu jest ich 9.",
    ),
    (
        {"ask": "score", "results": "3/3 2/2 2/3 2/1"},
        f"{RESULTS}: suma zapowiedzi to 9, {DEALER}.",
    ),
    (
        {"ask": "score", "results": "1/1", "cards": "0"},
        "Po ile kart rozdano: oczekiwano: liczba całkowita od 1 do 9.",
    ),
    (
        {"ask": "score", "results": "1", "cards": "5", "form": "golden"},
        "Po ile kart rozdano: w rozdaniach specjalnych jest po dziewięć kart.",
    ),
    (
        {"ask": "score", "results": "1", "form": "x"},
        "Rodzaj rozdania: oczekiwano: plain albo golden albo no_trump albo dark albo misere.",
    ),
]

FAULTS = [
    *(({"rules": "remik/silesian", **asked}, told) for asked, told in REMIK),
    *(({"rules": "jokeri/classic", **asked}, told) for asked, told in JOKER),
]


@pytest.mark.parametrize(("asked", "told"), FAULTS, ids=range(len(FAULTS)))
def test_what_is_wrong_is_told_with_the_field_as_the_page_calls_it(server, asked, told):
    answer = server.get("/referee", params={**asked, "lang": "pl"})
    assert answer.status_code == 400
    found = re.search(r'<p class="wrong"[^>]*>(.*?)</p>', answer.text, re.DOTALL)
    assert found
    assert " ".join(unescape(re.sub("<[^>]+>|[\u2068\u2069]", "", found[1])).split()) == told


def test_a_program_is_told_in_english_and_by_the_name_that_it_sent(server):
    told = server.post("/api/referee/turn", json={**T, "own": ["b"], "lang": "pl"}).json()
    assert (told["where"], told["detail"]) == ("own", "there is no meld 'b' on the table")
