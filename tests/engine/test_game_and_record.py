"""Matches and their records: judged line by line, refused with the line that does not stand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik import games
from stolik.engine.game import Game
from stolik.engine.record import MAX_RECORD, RecordError, loads
from stolik.games import remik
from stolik.games.remik import SPEC, preset
from stolik.games.remik.fallback import fallback
from stolik.rulekit.ruleset import RuleSetError

NAMES = ["Ala", "Ola", "Jan"]


def played(moves: int) -> remik.Game:
    game = remik.Game(preset("silesian").replace(cut_by="none"), NAMES, "kitchen-table-7")
    for _ in range(moves):
        turn = game.turn
        assert turn is not None
        game.push(fallback(game.view(turn)))
    return game


TEXT = played(6).record().dumps()


def test_a_record_is_what_anyone_can_read() -> None:
    lines = TEXT.splitlines()
    assert lines[:4] == [
        "stolik record 1", "rules: remik/silesian(cut_by=none)", "seats: Ala | Ola | Jan", "",
    ]  # fmt: skip
    assert lines[4] == "deal 1: dealer Jan, seed kitchen-table-7/deal/1"
    assert lines[5].startswith("Jan: discard ")
    assert lines[6].startswith("Ala: draw ")


def test_it_replays_to_the_same_position() -> None:
    again = games.replay(TEXT)
    assert again.position == played(6).position
    assert str(again.record()) == TEXT
    assert loads(TEXT).dumps() == TEXT
    commented = "\ufeff" + TEXT.replace("deal 1", "# a note\n\ndeal 1").replace("\n", "\r\n")
    assert games.replay(commented).position == again.position


def spoil(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


DRAWN = TEXT.splitlines()[6].split()[-1]


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "expected 'stolik record 1'"),
        (spoil("rules:", "rule:"), 2, "expected 'rules: ...'"),
        ("stolik record 1\n", 1, "expected 'rules: ...'"),
        (spoil("remik/silesian", "remik/nowhere"), 2, "no preset"),
        (spoil("remik/silesian(cut_by=none)", "whist/x"), 2, "no game"),
        (spoil("Ala | Ola", "Ala | Ala"), 3, "same name"),
        (spoil("Ala | Ola", "Ala | O:a"), 3, "cannot be a player's name"),
        ("stolik record 1\nrules: remik/silesian\nseats: Jan\n", 2, "to 6 players"),
        (spoil("deal 1:", "deal 2:"), 5, "expected 'deal 1'"),
        (spoil("dealer Jan", "dealer Eve"), 5, "nobody here is called 'Eve'"),
        (spoil("Jan: discard", "Eve: discard"), 6, "nobody here"),
        (spoil("Jan: discard", "Jan: eat"), 6, "expected draw, take"),
        (spoil("Jan: discard", "Jan discard"), 6, "expected 'deal N"),
        (spoil(f"draw {DRAWN}", "draw *" if DRAWN != "*" else "draw 2s"), 7, "the deal gives"),
        (spoil("Ala: draw", "Ola: draw"), 7, "turn"),
        (TEXT + "points: 1 | 2 | 3\n", 5, "the deal is not over"),
        (TEXT + "points: 1 | 2\n", 12, "a number a player"),
        (TEXT + "points: 1 | 2 | 3\nAla: draw\n", 13, "the deal was over"),
        (TEXT + "deal 2: dealer Ala, seed x\n", 12, "the deal before is not over"),
        ("x" * (MAX_RECORD + 1), 1, "at most"),
    ],
)
def test_a_spoiled_record_names_the_line(text: str, line: int, says: str) -> None:
    with pytest.raises(RecordError) as error:
        games.replay(text)
    assert says in str(error.value)
    assert error.value.line == line


def test_an_illegal_line_is_refused_with_its_clause() -> None:
    first = TEXT.splitlines()[5]
    hand = played(0).view(2).hand
    other = next(text for text in ("2s", "3s", "4s", "5s") if text not in str(hand))
    with pytest.raises(RecordError) as error:
        games.replay(spoil(first, f"Jan: discard {other}"))
    assert error.value.line == 6
    assert error.value.clauses == ("not_in_hand",)


@given(st.text(max_size=300))
def test_no_text_whatever_breaks_the_reader(text: str) -> None:
    with pytest.raises(RecordError):
        games.replay("stolik record 1\n" + text)


def test_a_match_goes_on_deal_by_deal() -> None:
    from dataclasses import replace

    from stolik.core.cardset import CardSet
    from stolik.core.lex import parse_cards

    game: Game = played(0)  # type: ignore[type-arg]  # which game does not matter here
    with pytest.raises(ValueError, match="not over"):
        game.next_deal()
    with pytest.raises(IndexError):
        game.pop()
    turn = game.turn
    hands = tuple(CardSet(parse_cards("2h 3h 4h 9s" if seat == turn else "Kd")) for seat in range(3))
    game._deals[-1].positions[-1] = replace(game.position, hands=hands, drawn=None)
    game.rules = game.rules.replace(first_turn_discard_only=False)
    game._deals[-1].positions[-1] = replace(game.position, rules=game.rules)
    game.push_text("meld 2h 3h 4h; discard 9s")
    assert game.is_deal_over
    assert not game.is_over
    assert sorted(game.sheet["totals"]) == [0, 10, 10]
    assert not game.judge(SPEC.parse_action("draw"))
    before = game.dealer
    game.next_deal()
    assert game.dealer == (before + 1) % 3
    assert len(game.results) == 1
    game.push(fallback(game.view(game.turn)))
    with pytest.raises(ValueError, match="begun"):
        game.restart(0, "x")


@pytest.mark.parametrize(
    ("names", "seed"),
    [
        (["A", "A"], "x"),
        (["A", ""], "x"),
        (["A", "B|C"], "x"),
        (["A", "B"], " x"),
        (["A", "B"], "x\ny"),
        (["A"], "x"),
    ],
)
def test_a_match_that_no_record_could_hold_is_refused(names: list[str], seed: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        remik.Game(preset("silesian"), names, seed)


def test_games_are_found_by_name() -> None:
    assert games.names() == ("remik", "jokeri")
    assert games.game("remik") is SPEC
    with pytest.raises(RuleSetError, match="expected remik or jokeri"):
        games.game("whist")
