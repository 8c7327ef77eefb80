"""`stolik play`: a match in the terminal, its lines and what a player may type."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik import games
from stolik.bots import base
from stolik.bots.remik_greedy import RemikGreedy
from stolik.bots.remik_random import RemikRandom
from stolik.cli import say, table
from stolik.cli.say import Speech
from stolik.cli.table import Table
from stolik.cli.telling import tell
from stolik.core.rng import Rng


class Clock(base.Bot):
    """Plays as the referee does for a player whose time is up: never refused, and always the same."""

    def act(self, view, rng):
        return games.game("remik").fallback(view)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table.bot_players, "bot", lambda game, level: Clock())


def seat_that_deals(seed: str) -> int:
    return Table(games.parse_rules("remik/silesian"), Speech("en"), bots=2, level="x", seed=seed).game.dealer


def seed_where(dealer: int) -> str:
    """A seed by which this seat deals first; seat 0 is the player."""
    return next(seed for seed in map(str, range(100)) if seat_that_deals(seed) == dealer)


def lines_of(stolik, dealer: int, *typed: str, arguments: tuple[str, ...] = ()) -> list[str]:
    ran = stolik("play", "--seed", seed_where(dealer), *arguments, stdin="\n".join(typed))
    assert (ran.code, ran.err) == (0, "")
    return ran.out.splitlines()


def test_it_says_the_rules_the_seed_and_who_dealt(stolik):
    lines = lines_of(stolik, 0, "quit")
    assert lines[0].startswith("Rules: remik/silesian, code ")
    assert lines[1] == f"Seed: {seed_where(0)}"
    assert lines[2] == "Deal 1. You dealt."
    assert lines[-1].endswith("Goodbye.")


def test_the_end_of_the_input_ends_the_game(stolik):
    *_, ended, dropped, bye = lines_of(stolik, 0)
    assert (ended, bye) == ("The input ended, so the game ends here.", "Goodbye.")
    again = f'stolik play "remik/silesian" --bots 2 --level greedy --seed {seed_where(0)}'
    assert dropped == f"This deal is not kept. The same cards are dealt again by: {again}"


def test_the_dealers_first_turn_is_a_discard(stolik):
    lines = lines_of(stolik, 0, "draw", "back", "quit")
    assert "You hold a card more than the others: discard one, and do nothing else." in lines
    assert any("Not allowed: " in line and "§" in line for line in lines)
    assert any("nothing to take back" in line for line in lines)


def test_the_one_after_the_dealer_cuts(stolik):
    lines = lines_of(stolik, 2, "cut 1", "cut 20", "decline", "quit")
    assert any(line.startswith("You cut the pack: lift from 3 to ") for line in lines)
    assert any("Not allowed: " in line for line in lines)
    assert any(line.startswith("The lowest cards of the part that you lifted: ") for line in lines)
    assert any("You keep nothing." in line for line in lines)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "draw", ["Not allowed: The pack is cut first", "for example: cut 36"]),
        ("en", "dance", ["expected cut NUMBER, such as cut 20."]),
        ("pl", "talia", ["Nie wolno: Najpierw przekłada się talię", "na przykład: przełóż 36"]),
        ("pl", "przełóż", ["„przełóż” (znak 1); oczekiwano: przełóż ILE, na przykład przełóż 20."]),
    ],
)
def test_whoever_cuts_is_told_that_and_how(stolik, language, typed, told):
    lines = lines_of(stolik, 2, typed, "q", arguments=("--lang", language))
    asked = next(
        number for number, line in enumerate(lines) if line.startswith(("cut NUMBER?", "przełóż ILE?"))
    )
    for part in told:
        assert any(part in line for line in lines[asked:]), (part, lines)


def test_a_kept_joker_can_be_kept(stolik):
    """Every place to cut is tried until a joker shows."""
    for place in range(3, 80):
        lines = lines_of(stolik, 2, f"cut {place}", "keep *", "quit")
        if any("You may keep ★: keep *" in line for line in lines):
            assert any("You keep ★." in line for line in lines)
            return
    pytest.fail("no joker at any place")


def hand_in(lines: list[str]) -> list[str]:
    line = next(line for line in reversed(lines) if "Your hand, " in line)
    return line.rpartition(": ")[2].split()


def test_a_whole_turn_and_the_questions_in_it(stolik):
    card = hand_in(lines_of(stolik, 0, "hand", "quit"))[0]
    typed = [
        f"discard {card}",
        "draw",
        "hand",
        "table",
        "sheet",
        "help",
        "may discard Kz",
        f"may {card}",
        "",
        ";",
        "dance",
    ]
    lines = lines_of(stolik, 0, *typed, "quit")
    assert any(f"You discard {card}." in line for line in lines)
    assert "Bot 1 draws from the stock." in lines
    assert any(line.startswith("draw or take? You drew ") for line in lines)
    assert any("The table: nothing yet." in line for line in lines)
    assert "Bot 2: 13 cards, not opened yet." in lines
    assert any("The sheet is still empty." in line for line in lines)
    assert any("At your turn, write steps" in line for line in lines)
    assert sum("Not understood: " in line for line in lines) == 3


def test_may_i_changes_nothing(stolik):
    card = hand_in(lines_of(stolik, 0, "hand", "quit"))[0]
    lines = lines_of(stolik, 0, f"may discard {card}", "hand", "may take", "quit")
    assert any("Allowed." in line for line in lines)
    assert any("Not allowed: " in line for line in lines)
    assert card in hand_in(lines)


def test_steps_are_kept_and_taken_back(stolik):
    card = hand_in(lines_of(stolik, 0, "hand", "quit"))[0]
    lines = lines_of(stolik, 0, f"discard {card}", "take", "back", "take; discard 2h 3h", "quit")
    assert any("So far in this turn: You take " in line for line in lines)
    assert sum("Still missing: " in line for line in lines) >= 2
    assert any("Taken back: You take the top of the discard pile." in line for line in lines)


def test_a_draw_and_the_rest_of_the_turn_in_one_line(stolik):
    first, second, *_ = hand_in(lines_of(stolik, 0, "hand", "quit"))
    lines = lines_of(stolik, 0, f"discard {first}", f"draw; discard {second}", "quit")
    assert any("You drew " in line for line in lines)
    assert any(f"You discard {second}." in line for line in lines)


def test_rules_are_read_out(stolik):
    lines = lines_of(stolik, 0, "rules", "quit")
    assert sum(line.startswith(" ") for line in lines) > 20


def test_in_polish_by_polish_words(stolik):
    polish = ("--lang", "pl", "--words")
    lines = lines_of(
        stolik, 0, "karty", "stół", "czy stos", "talia", "cofnij", "pomoc", "koniec", arguments=polish
    )
    assert lines[2] == "Rozdanie 1. Rozdajesz ty."
    assert any("Twoje karty, 14 kart: " in line and ("kier" in line or "pik" in line) for line in lines)
    assert any("Nie wolno: " in line for line in lines)
    assert lines[-1].endswith("Do zobaczenia.")


def test_too_many_players_for_the_cards_get_the_reason(refused):
    assert "§" in refused("play", "--bots", "7")


# The end of a deal, which the clock's play does not reach in a test's time.


class Script:
    """Input that answers each question of a match with the same move, and then leaves."""

    def __init__(self, monkeypatch, match: Table) -> None:
        self.match = match
        monkeypatch.setattr("builtins.input", self.answer)

    def answer(self, prompt: str) -> str:
        if self.match.game.turn is None:
            return "quit"
        return str(games.game("remik").fallback(self.match.game.view(0)))


def test_a_deal_to_its_end_with_sheet_and_next_deal(monkeypatch, capsys):
    """The random bot against the clock: it goes out some time, and then everything is counted."""
    monkeypatch.setattr(table.bot_players, "bot", lambda game, level: RemikRandom())
    match = Table(games.parse_rules("remik/silesian"), Speech("en"), bots=1, level="random", seed="3")
    Script(monkeypatch, match)
    match.run()
    lines = capsys.readouterr().out.splitlines()
    assert "Bot 1 goes out." in lines
    (counted,) = [line for line in lines if line.startswith("You: ") and " count " in line]
    assert counted.endswith(" points.")
    assert "The sheet after deal 1:" in lines
    assert lines[-2].startswith("Press Enter for the next deal")
    assert lines[-1] == "Goodbye."


class Hands(Script):
    """Plays the player's seat as the greedy bot would, step by step as one types, and deals on to the end."""

    def __init__(self, monkeypatch, match: Table) -> None:
        super().__init__(monkeypatch, match)
        self.bot = RemikGreedy()
        self.typed: list[str] = []

    def answer(self, prompt: str) -> str:
        if self.match.game.turn is None:
            self.typed = self.typed or ["sheet", "what?", ""]
        elif not self.typed:
            action = self.bot.act(self.match.game.view(0), Rng("hands"))
            self.typed = ["table", *str(action).split("; ")]
        return self.typed.pop(0)


@pytest.mark.parametrize(("rules", "language"), [("remik/silesian", "en"), ("remik/guide", "pl")])
def test_a_whole_match_to_its_places(monkeypatch, capsys, rules, language):
    monkeypatch.setattr(table.bot_players, "bot", lambda game, level: RemikGreedy())
    speech = Speech(language)
    match = Table(games.parse_rules(rules), speech, bots=2, level="greedy", seed="whole")
    Hands(monkeypatch, match)
    match.run()
    lines = capsys.readouterr().out.splitlines()
    assert match.game.is_over
    assert speech.say("out-you") in lines
    assert any(line.startswith(speech.say("meld-yours", name="a", cards="").strip()) for line in lines)
    assert sum(line.startswith(speech.say("next-deal")) for line in lines) >= len(match.game.results) - 1
    assert lines[-4] == speech.say("match-over")
    assert len(match.game.results) > 1
    assert not any(line.startswith(speech.say("refused", why="").strip()) for line in lines)


def ended(match: Table, **result: object) -> None:
    """Let the match's deal seem over with this result."""
    usual = {"void": False, "finisher": 1, "multiplier": 1, "hands": [["Kh"], []], "points": [10, 0]}
    view = {"result": {**usual, **result}}
    match._view = lambda: view


@pytest.mark.parametrize(
    ("result", "line"),
    [
        ({"void": True, "finisher": None}, "Nobody could go out: the deal does not count."),
        ({"multiplier": 2}, "Every count is multiplied by 2."),
        ({"finisher": 0}, "You go out!"),
    ],
)
def test_how_a_deal_may_end(capsys, result, line):
    match = Table(games.parse_rules("remik/silesian"), Speech("en"), bots=1, level="x", seed="3")
    ended(match, **result)
    match._say_result()
    assert line in capsys.readouterr().out.splitlines()


def test_the_places_when_the_match_is_over(monkeypatch, capsys):
    match = Table(games.parse_rules("remik/silesian"), Speech("en"), bots=1, level="x", seed="3")
    monkeypatch.setattr(type(match.game), "sheet", {"over": True, "totals": [510, 0], "places": [2, 1]})
    match._say_places()
    assert capsys.readouterr().out.splitlines() == [
        "The match is over. Places:",
        "1. Bot 1, 0",
        "2. You, 510",
    ]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("draw", ["Ola draws from the stock."]),
        ("draw 4s", ["You drew 4♠."]),
        ("take; meld run 5h *=6h 7h", ["Ola takes 9♥ from the discard pile.", "Ola lays 5♥ ★=6♥ 7♥."]),
        ("add 8h to a high; swap 6h at a", ["Ola adds 8♥ to a.", "Ola puts 6♥ into a and takes the joker."]),
        ("clear b; discard Kd", ["Ola clears b away.", "Ola discards K♦."]),
        ("cut 40: 5h * 6s", ["Ola cuts, 40 cards deep; the lowest are 5♥ ★ 6♠."]),
        ("table 5h 6h 7h", ["Ola: table 5♥ 6♥ 7♥"]),
    ],
)
def test_what_happened_is_told_step_by_step(text, sentences):
    assert list(tell(Speech("en"), "Ola", text, "9h")) == sentences


def test_what_the_reader_did_is_told_to_him():
    speech = Speech("pl")
    assert list(tell(speech, None, "take; discard Kd", None)) == [
        "Bierzesz wierzchnią kartę ze stosu.",
        "Odrzucasz: K♦.",
    ]
    assert list(tell(speech, None, "table 5h", None)) == ["Ty: table 5♥"]


@pytest.mark.parametrize(
    ("typed", "language", "told"),
    [
        ("meld zz", "en", "Not understood: “zz” at character 6; expected a card such as 7h, Td or *."),
        ("draw; dance", "en", "Not understood: “dance” at character 7; expected "),
        ("draw;dance", "en", "Not understood: “dance” at character 6; expected "),
        ("meld zz", "pl", "Niezrozumiałe: „zz” (znak 6); oczekiwano: karta, na przykład 7h, 10d albo *."),
        ("wyłóż zz", "pl", "Niezrozumiałe: „zz” (znak 7); oczekiwano: karta, "),
        ("odrzuć  10♥; wyłóż 7h zz", "pl", "Niezrozumiałe: „zz” (znak 23); oczekiwano: karta, "),
        (
            "stos; podmień 10h",
            "pl",
            "Niezrozumiałe: „podmień 10h” (znak 7); oczekiwano: podmień KARTA w LITERA",
        ),
        (
            "discard",
            "en",
            "Not understood: “discard” at character 1; expected discard and the card to discard",
        ),
        (
            "odrzuć",
            "pl",
            "Niezrozumiałe: „odrzuć” (znak 1); oczekiwano: odrzuć i karta, na przykład odrzuć Kh.",
        ),
    ],
)
def test_a_place_is_counted_from_one_in_what_was_typed(stolik, typed, language, told):
    ask = {"en": "may", "pl": "czy"}[language]
    ran = stolik("play", "--seed", "2", "--lang", language, stdin=f"{ask} {typed}\n")
    assert told in ran.out


def test_the_terminal_has_one_word_for_the_discard():
    """In English a card is discarded, as the notation has it, and never thrown."""
    texts = Path(say.__file__).with_name("texts") / "en.ftl"
    assert re.findall(r"\bthr(?:ow|ows|own)\b.*", texts.read_text("utf-8")) == []
