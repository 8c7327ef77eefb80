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
from ..core.text import DEFAULT, Phrase, either
from ..rulekit.finding import Verdict
from ..rulekit.ruleset import RuleSetError

if TYPE_CHECKING:
    from .game import Game
    from .spec import GameSpec

HEADER = "stolik record 1"
MAX_RECORD = 1_000_000
_DEAL = re.compile(r"deal (\d{1,6}): dealer (.+?), seed (.+)")


class RecordError(ValueError):
    """A record that cannot be read or replayed: the 1-based line and what is wrong with it.

    ``verdict`` is what the rules say against the line; None where it breaks no clause.
    """

    def __init__(self, line: int, fault: Phrase | Verdict) -> None:
        self.line, self.fault = line, fault
        self.verdict = fault if isinstance(fault, Verdict) else None
        self.clauses = self.verdict.clauses if self.verdict is not None else ()
        super().__init__(f"line {line}: {self.say(DEFAULT)}")

    def say(self, language: str) -> str:
        """What is wrong, in the reader's language."""
        return self.fault.explain(language) if isinstance(self.fault, Verdict) else self.fault.say(language)


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
            raise RecordError(line, Phrase("record-name", {"name": repr(name[:40])}))
    if len(set(seats)) != len(seats):
        raise RecordError(line, Phrase("record-names"))


def loads(text: str) -> Record:
    """The record of this text; RecordError names the line that cannot be read. Moves are not judged here."""
    if len(text) > MAX_RECORD:
        raise RecordError(1, Phrase("record-length", {"most": str(MAX_RECORD)}))
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1)
        if line.strip() and not line.strip().startswith("#")
    ]
    if not lines or lines[0][1] != HEADER:
        raise RecordError(1, _expected(repr(HEADER)))
    rules = _field(lines, 1, "rules")
    seats = tuple(name.strip() for name in _field(lines, 2, "seats").split("|"))
    check_names(seats, lines[2][0])
    deals: list[DealRecord] = []
    for number, line in lines[3:]:
        head = _DEAL.fullmatch(line)
        if head is not None:
            if int(head[1]) != len(deals) + 1:
                raise RecordError(number, _expected(repr(f"deal {len(deals) + 1}")))
            deals.append(DealRecord(_seat(seats, head[2], number), head[3], (), None, number))
            continue
        name, colon, rest = line.partition(":")
        if not colon or not deals:
            raise RecordError(number, _expected(Phrase("record-line")))
        deal = deals[-1]
        if deal.points is not None:
            raise RecordError(number, Phrase("deal-over"))
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
        raise RecordError(lines[min(at, len(lines) - 1)][0], _expected(repr(f"{name}: ...")))
    return lines[at][1].partition(":")[2].strip()


def _expected(what: Phrase | str) -> Phrase:
    return Phrase("only-expected", {"expected": what})


def _seat(seats: tuple[str, ...], name: str, line: int) -> int:
    if name not in seats:
        raise RecordError(line, Phrase("nobody", {"name": repr(name[:40]), "known": either(seats)}))
    return seats.index(name)


def _points(text: str, seats: tuple[str, ...], line: int) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != len(seats) or not all(re.fullmatch(r"-?\d{1,9}", part) for part in parts):
        raise RecordError(line, _expected(Phrase("record-points")))
    return tuple(map(int, parts))


def replay(text: str, find: Callable[[str], GameSpec[Any, Any, Any]]) -> Game[Any, Any, Any]:
    """The match of a record, every line judged anew; RecordError names the first that does not stand.

    ``find`` gives the game of a code name.
    """
    from .game import Game, IllegalAction

    record = loads(text)
    try:
        spec = find(record.rules.partition("/")[0])
        rules = spec.catalog.parse(record.rules)
    except RuleSetError as error:
        raise RecordError(2, error.said) from None
    refused = spec.refuse_players(rules, len(record.seats))
    if refused is not None:
        raise RecordError(2, Verdict(rules, (refused,)))
    game = Game(spec, rules, record.seats, "record")
    for number, deal in enumerate(record.deals):
        if number == 0:
            game.restart(deal.dealer, deal.seed)
        elif not game.is_deal_over or game.is_over:
            raise RecordError(deal.line, Phrase("match-over" if game.is_over else "deal-running"))
        else:
            game.start_deal(deal.dealer, deal.seed)
        for entry in deal.entries:
            try:
                after = game.push(spec.parse_action(entry.text), entry.seat)
            except IllegalAction as error:
                raise RecordError(entry.line, error.verdict) from None
            except TextError as error:
                raise RecordError(entry.line, error.said) from None
            told = spec.record_text(spec.parse_action(entry.text), after)
            if told != str(spec.parse_action(entry.text)) and " " in entry.text:
                fault = Phrase("record-differs", {"said": repr(entry.text[:60]), "given": repr(told)})
                raise RecordError(entry.line, fault)
        result = spec.result(game.position)
        if deal.points is not None and (result is None or tuple(result.points) != deal.points):
            if result is None:
                raise RecordError(deal.line, Phrase("points-early"))
            given = " | ".join(map(str, result.points))
            raise RecordError(deal.line, Phrase("points-differ", {"given": given}))
    return game
