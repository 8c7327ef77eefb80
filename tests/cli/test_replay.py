"""`stolik replay`: the match told, and the line that does not stand."""

from __future__ import annotations

import pytest

from stolik.games import remik


@pytest.fixture(scope="module")
def record() -> str:
    """The first forty actions of a match in which everybody plays as the clock would."""
    game = remik.Game(remik.preset("silesian"), ["Ala", "Ola", "Jan"], "replay")
    for _ in range(40):
        assert game.turn is not None
        game.push(game.spec.fallback(game.view(game.turn)))
    return game.record().dumps()


def test_a_record_is_told_and_stands(stolik, record, tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(record, encoding="utf-8")
    ran = stolik("replay", str(file))
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("remik/silesian, code ")
    assert lines[0].endswith(": Ala, Ola, Jan")
    assert lines[1].startswith("Deal 1. ")
    assert lines[-1] == "Every line stands: one deal, 40 actions."
    assert len(lines) == 3 + 40


def test_quietly_only_the_answer(stolik, record):
    ran = stolik("replay", "-", "--quiet", "--lang", "pl", stdin=record)
    assert ran == (0, "Każdy wiersz się zgadza: jedno rozdanie, 40 ruchów.\n", "")


def test_the_line_that_does_not_stand_is_named_with_its_clause(stolik, record):
    lines = record.splitlines()
    thrown = next(number for number, line in enumerate(lines) if " discard " in line)
    lines[thrown] += "; discard 2c"
    for language, word in (("en", "Line"), ("pl", "Wiersz")):
        ran = stolik("replay", "-", "--lang", language, stdin="\n".join(lines))
        assert (ran.code, ran.err) == (1, "")
        assert ran.out.startswith(f"{word} {thrown + 1} ")
        assert "§" in ran.out


@pytest.mark.parametrize("text", ["", "nonsense", "stolik record 1\nrules: remik/nowhere\nseats: A | B"])
def test_what_is_no_record_is_refused(stolik, text):
    ran = stolik("replay", "-", stdin=text)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("Line ")


def test_bytes_that_are_no_text_get_one_line(refused):
    assert "UTF-8" in refused("replay", "-", stdin=b"\xff\xfe")


def test_points_of_a_finished_deal_are_told():
    from stolik.cli import replay
    from stolik.cli.say import Speech
    from stolik.engine.record import DealRecord, Entry, Record

    entries = (
        Entry(0, "discard Kh"),
        Entry(1, "take; discard 2c"),
        Entry(0, "draw 4s"),
        Entry(0, "clear a; discard *"),
    )
    deal = DealRecord(0, "seed", entries, (0, 12))
    told: list[str] = []
    replay.tell_deal(Speech("en"), Record("remik/silesian", ("Ala", "Ola"), (deal,)), 1, deal, told.append)
    assert told == [
        "Deal 1. Ala dealt.",
        "Ala discards K♥.",
        "Ola takes K♥ from the discard pile.",
        "Ola discards 2♣.",
        "Ala draws 4♠ from the stock.",
        "Ala clears a away.",
        "Ala discards ★.",
        "Ala: 0 points.",
        "Ola: 12 points.",
    ]


def test_a_record_as_windows_keeps_it_stands(stolik, record):
    kept = b"\xef\xbb\xbf" + record.replace("\n", "\r\n").encode()
    assert stolik("replay", "-", "--quiet", stdin=kept) == (
        0,
        "Every line stands: one deal, 40 actions.\n",
        "",
    )
