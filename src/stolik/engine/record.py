"""Records: a match as text that anyone can read and a machine can judge again, line by line.

::

    stolik record 1
    rules: remik/silesian(opening_points=41)
    seats: Ala | Ola | Jan

    deal 1: dealer Jan, seed kitchen-table-7/deal/1
    Jan: discard Kd
    Ala: draw 4s
    Ala: meld 3h 4h 5h; meld Qc Qd Qs; discard 4s
    points: 0 | 12 | 43

Blank lines and lines that begin with ``#`` say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..core.lex import TextError
from ..core.text import Phrase
from ..rulekit.ruleset import RuleSetError

if TYPE_CHECKING:
    from ..rulekit.finding import Verdict
    from .game import Game
    from .spec import GameSpec

HEADER = "stolik record 1"
MAX_RECORD = 1_000_000
_DEAL = re.compile(r"deal (\d{1,6}): dealer (.+?), seed (.+)")


class RecordError(ValueError):
    """A record that cannot be read or replayed: the 1-based line, what is wrong, a move's verdict.

    ``said`` is what is wrong, which in a misread move or rule set speaks the reader's language.
    """

    def __init__(self, line: int, message: str | Phrase, verdict: Verdict | None = None) -> None:
        self.line, self.said, self.verdict = line, message, verdict
        self.message = str(message)
        self.clauses = verdict.clauses if verdict is not None else ()
        super().__init__(f"line {line}: {message}")


@dataclass(frozen=True, slots=True)
class Entry:
    """One action: whose, and its text with what it revealed."""

    seat: int
    text: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: its dealer, the seed that fixes its cards, the actions, and the points if it ended."""

    dealer: int
    seed: str
    entries: tuple[Entry, ...]
    points: tuple[int, ...] | None = None
    line: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A match: the rule set's text, the players' names clockwise, and the deals."""

    rules: str
    seats: tuple[str, ...]
    deals: tuple[DealRecord, ...]

    def dumps(self) -> str:
        """The record as text; :func:`loads` reads it back."""
        lines = [HEADER, f"rules: {self.rules}", f"seats: {' | '.join(self.seats)}"]
        for number, deal in enumerate(self.deals, 1):
            lines += ["", f"deal {number}: dealer {self.seats[deal.dealer]}, seed {deal.seed}"]
            lines += [f"{self.seats[entry.seat]}: {entry.text}" for entry in deal.entries]
            if deal.points is not None:
                lines.append(f"points: {' | '.join(map(str, deal.points))}")
        return "\n".join(lines) + "\n"

    def __str__(self) -> str:
        return self.dumps()


def check_names(seats: tuple[str, ...], line: int) -> None:
    """RecordError unless the names are usable in a record: not empty, not twice, no mark of the format."""
    for name in seats:
        if (
            not name
            or name != name.strip()
            or re.search(r"[|:\n#]", name)
            or name in ("points", "rules", "seats")
        ):
            raise RecordError(line, f"{name!r} cannot be a player's name here")
    if len(set(seats)) != len(seats):
        raise RecordError(line, "two players have the same name")


def loads(text: str) -> Record:
    """The record of this text; RecordError names the line that cannot be read. Moves are not judged here."""
    if len(text) > MAX_RECORD:
        raise RecordError(1, f"a record has at most {MAX_RECORD} characters")
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1)
        if line.strip() and not line.strip().startswith("#")
    ]
    if not lines or lines[0][1] != HEADER:
        raise RecordError(1, f"expected {HEADER!r}")
    rules = _field(lines, 1, "rules")
    seats = tuple(name.strip() for name in _field(lines, 2, "seats").split("|"))
    check_names(seats, lines[2][0])
    deals: list[DealRecord] = []
    for number, line in lines[3:]:
        head = _DEAL.fullmatch(line)
        if head is not None:
            if int(head[1]) != len(deals) + 1:
                raise RecordError(number, f"expected deal {len(deals) + 1}")
            deals.append(DealRecord(_seat(seats, head[2], number), head[3], (), None, number))
            continue
        name, colon, rest = line.partition(":")
        if not colon or not deals:
            raise RecordError(number, "expected 'deal N: dealer NAME, seed SEED' or 'NAME: ACTION'")
        deal = deals[-1]
        if deal.points is not None:
            raise RecordError(number, "the deal was over")
        if name == "points":
            deals[-1] = DealRecord(
                deal.dealer, deal.seed, deal.entries, _points(rest, seats, number), deal.line
            )
        else:
            entry = Entry(_seat(seats, name.strip(), number), rest.strip(), number)
            deals[-1] = DealRecord(deal.dealer, deal.seed, (*deal.entries, entry), None, deal.line)
    return Record(rules, seats, tuple(deals))


def _field(lines: list[tuple[int, str]], at: int, name: str) -> str:
    if len(lines) <= at or not lines[at][1].startswith(f"{name}:"):
        raise RecordError(lines[min(at, len(lines) - 1)][0], f"expected '{name}: ...'")
    return lines[at][1].partition(":")[2].strip()


def _seat(seats: tuple[str, ...], name: str, line: int) -> int:
    if name not in seats:
        raise RecordError(line, f"nobody here is called {name!r}: expected {' or '.join(seats)}")
    return seats.index(name)


def _points(text: str, seats: tuple[str, ...], line: int) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != len(seats) or not all(re.fullmatch(r"-?\d{1,9}", part) for part in parts):
        raise RecordError(line, "expected a number a player, separated by |")
    return tuple(map(int, parts))


def replay(text: str, find: Callable[[str], GameSpec[Any, Any, Any]]) -> Game[Any, Any, Any]:
    """The match of a record, every line judged anew; RecordError names the first that does not stand.

    ``find`` gives the game of a code name.
    """
    from .game import Game, IllegalAction

    record = loads(text)
    try:
        spec = find(record.rules.partition("/")[0])
        game = Game(spec, spec.catalog.parse(record.rules), record.seats, "record")
    except RuleSetError as error:
        raise RecordError(2, error.said) from None
    except ValueError as error:
        raise RecordError(2, str(error)) from None
    for number, deal in enumerate(record.deals):
        try:
            if number == 0:
                game.restart(deal.dealer, deal.seed)
            elif not game.is_deal_over or game.is_over:
                raise RecordError(
                    deal.line, "the deal before is not over" if not game.is_over else "the match was over"
                )
            else:
                game.start_deal(deal.dealer, deal.seed)
        except IndexError:
            raise RecordError(deal.line, "the match has no such deal") from None
        for entry in deal.entries:
            try:
                after = game.push(spec.parse_action(entry.text), entry.seat)
            except IllegalAction as error:
                raise RecordError(entry.line, error.verdict.explain(), error.verdict) from None
            except TextError as error:
                raise RecordError(entry.line, error.said) from None
            told = spec.record_text(spec.parse_action(entry.text), after)
            if told != str(spec.parse_action(entry.text)) and " " in entry.text:
                raise RecordError(entry.line, f"the record says {entry.text!r}, the deal gives {told!r}")
        result = spec.result(game.position)
        if deal.points is not None and (result is None or tuple(result.points) != deal.points):
            given = "no points yet" if result is None else " | ".join(map(str, result.points))
            raise RecordError(deal.line, f"the record's points do not stand: the deal gives {given}")
    return game
