"""`stolik play` for Joker: its lines, what a player may type, and a whole match to its places."""

from __future__ import annotations

import pytest

from stolik import games
from stolik.cli.table import YOU
from stolik.cli.table_jokeri import JokerTable

SETS = ["jokeri/classic", "jokeri/classic(length=full40, extra_sets=golden+dark+misere)"]


def lines_of(
    stolik, *typed: str, arguments: tuple[str, ...] = (), rules: str = "jokeri/classic"
) -> list[str]:
    ran = stolik("play", rules, "--level", "random", *arguments, stdin="\n".join(typed))
    assert (ran.code, ran.err) == (0, "")
    return ran.out.splitlines()


def test_it_says_the_deal_the_trump_and_the_hand(stolik):
    lines = lines_of(
        stolik, "help", "table", "hand", "back", "may 9", "x y", "0", "quit", arguments=("--seed", "1")
    )
    assert lines[0].startswith("Rules: jokeri/classic, code ")
    assert "Each is dealt one card." in lines
    assert "Trump: clubs." in lines
    assert "Your hand, one card: 7♥" in lines
    text = "\n".join(lines)
    assert "*^h asks for the highest heart" in text
    assert "You: no promise yet, taken 0." in text
    assert "Not allowed: 9 cannot be bid" in text
    assert "Not understood: “x y”" in text
    assert "You promise 0." in text
    assert lines[-1].endswith("Goodbye.")


def test_in_polish_by_polish_words(stolik):
    arguments = ("--seed", "1", "--lang", "pl")
    lines = lines_of(stolik, "pomoc", "czy 1", "zapowiedz 0", "zagraj 7h", "koniec", arguments=arguments)
    text = "\n".join(lines)
    assert "Każdy dostaje jedną kartę." in text
    assert "Wolno." in text
    assert "Zapowiadasz 0." in text
    assert "Zagrywasz 7♥." in text


@pytest.mark.parametrize("rules", SETS)
def test_a_whole_match_is_told_to_its_places(stolik, monkeypatch, rules):
    spec = games.game("jokeri")

    def read(self, question=None):
        # The player does what the referee would do for him; between deals he goes on.
        return str(spec.fallback(self.game.view(YOU))) if question else ""

    monkeypatch.setattr(JokerTable, "_read", read)
    text = "\n".join(lines_of(stolik, arguments=("--seed", "7"), rules=rules))
    assert "The match is over. Places:" in text
    deals = spec.sheet(games.parse_rules(rules), ())["deals"]
    assert text.count("\nEach is dealt ") == deals
    assert ("You promise before you see your cards." in text) == ("dark" in rules)
    assert text.count("take the trick.") + text.count("takes the trick.") > deals


def test_the_wrong_number_of_players_gets_the_reason(refused):
    assert "§" in refused("play", "jokeri/classic", "--bots", "2")
