"""`stolik conform`: the rules against recorded cases, one JSON object a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO

import typer

from stolik.cli.failure import Failure, one_line

if TYPE_CHECKING:
    from stolik.engine.spec import GameSpec
    from stolik.rulekit.ruleset import RuleSet


def command(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="conform-files")],
) -> None:
    """Run the files' cases and print what fails, or answer those of standard input, one by one."""
    if "-" in files:
        if files != ["-"]:
            raise Failure("conform-alone")
        failed = sum(_report(outcome) for outcome in _outcomes(sys.stdin.buffer))
    else:
        failed = _check(files)
    if failed:
        raise typer.Exit(1)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one case.

    `got` maps each rule set's text, as the case wrote it, to its result; `faults` holds one line for each
    thing that is wrong with it. `reason` is set, and is a fault too, where the case could not be read.
    """

    id: Any
    got: dict[str, Any]
    faults: tuple[str, ...]
    expected: bool
    reason: str | None = None


def _check(files: list[str]) -> int:
    """Run the files' cases, print what fails and the count; how many failed."""
    passed = failed = 0
    for name in files:
        with open(name, "rb") as file:
            for outcome in _outcomes(file):
                for fault in outcome.faults:
                    typer.echo(f"{_shown(outcome.id)}: {fault}")
                failed += bool(outcome.faults)
                passed += outcome.expected and not outcome.faults
    typer.echo(f"{passed} passed, {failed} failed")
    return failed


def _report(outcome: Outcome) -> bool:
    """Answer one case on standard output, at once, as the asker may wait for it; whether it failed."""
    line = {"id": outcome.id, "got": outcome.got}
    if outcome.reason is not None:
        line["error"] = outcome.reason
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()
    return bool(outcome.faults)


def _outcomes(lines: BinaryIO | Iterable[bytes]) -> Iterator[Outcome]:
    """The outcome of each line that is not empty."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield run_line(line, number)


def run_line(line: bytes, number: int) -> Outcome:
    """Run the case on one line; a line that is no case is a failed case with the reason."""
    # Windows' editors may begin UTF-8 with a mark, which is no part of the text.
    encoding = "utf-8-sig" if number == 1 else "utf-8"
    try:
        case = json.loads(line.decode(encoding), parse_constant=_no_constant)
    except (ValueError, RecursionError) as trouble:
        return _unreadable(f"line {number}", f"no JSON: {one_line(str(trouble))}")
    if not isinstance(case, dict):
        return _unreadable(f"line {number}", "a case is a JSON object")
    return run_case(case, f"line {number}")


def run_case(case: dict[str, Any], place: str) -> Outcome:
    """Run one case under each rule set that it names in `expect`, or else in `rulesets`."""
    name = case.get("id", place)
    expect = case.get("expect")
    wanted = expect if expect is not None else case.get("rulesets")
    if not isinstance(wanted, dict if expect is not None else list) or not wanted:
        return _unreadable(name, 'a case has "expect", an object by rule set, or "rulesets", a list')
    results: Mapping[str, Any] = expect if isinstance(expect, dict) else {}
    got: dict[str, Any] = {}
    faults = []
    reason = None
    for text in wanted:
        try:
            got[text] = result = _answer(case, text)
            fits = text not in results or agrees(results[text], result)
        except Exception as trouble:  # whatever goes wrong in one case must not take the other cases along
            reason = f"{_shown(text)}: {_why(trouble)}"
            faults.append(reason)
            continue
        if not fits:
            faults.append(f"{text}: expected {_shown(results[text])}, got {_shown(result)}")
    return Outcome(name, got, tuple(faults), expect is not None, reason)


def agrees(expected: Any, got: Any) -> bool:
    """Whether a result is the expected one.

    Of an `error` only the presence counts; the rule points in `because` must be among those cited.
    """
    if not isinstance(expected, dict) or not isinstance(got, dict):
        return _json(expected) == _json(got)
    if "error" in expected:
        return "error" in got
    if not set(expected.get("because", ())) <= set(got.get("because", ())):
        return False
    return _json({**expected, "because": None}) == _json({**got, "because": None})


def _answer(case: dict[str, Any], text: Any) -> Any:
    if not isinstance(text, str):
        raise ValueError("a rule set is a text")
    spec, rules = _rules(text)
    if case.get("game", rules.game) != rules.game:
        raise ValueError(f"the case is of {case['game']!r}, the rule set is not")
    kind = case.get("kind")
    if not isinstance(kind, str):
        raise ValueError('a case has a "kind"')
    return spec.answer(kind, case, rules)


@lru_cache(maxsize=1024)
def _rules(text: str) -> tuple[GameSpec[Any, Any, Any], RuleSet]:
    from stolik import games

    rules = games.parse_rules(text)
    return games.game(rules.game), rules


def _unreadable(name: Any, reason: str) -> Outcome:
    return Outcome(name, {}, (reason,), expected=False, reason=reason)


def _why(trouble: Exception) -> str:
    """The reason, in one line; a fault of the program is called by its name."""
    text = one_line(str(trouble))
    return text if isinstance(trouble, ValueError) and text else f"{type(trouble).__name__}: {text}"


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no number of JSON")


def _json(value: Any) -> str:
    """The value's one text, in which 1 and true differ and the order of fields does not count."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else _json(value)
