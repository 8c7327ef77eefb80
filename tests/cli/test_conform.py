"""`stolik conform`: what is a pass, what a failure, and that nothing ends it early."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest

from stolik.cli import conform


class Echo:
    """A game whose answer to a case is its field `says`."""

    @staticmethod
    def answer(kind, case, rules):
        if kind != "echo":
            raise ValueError(f"no kind {kind!r}")
        if case.get("says") == "crash":
            raise ZeroDivisionError("oh")
        return case.get("says")


@pytest.fixture(autouse=True)
def echo(monkeypatch: pytest.MonkeyPatch) -> None:
    def rules(text):
        if not text.startswith("echo/"):
            raise ValueError(f"no rule set {text!r}")
        return Echo, SimpleNamespace(game="echo")

    monkeypatch.setattr(conform, "_rules", rules)


def case(says, expected=None, **fields):
    return {
        "id": "c",
        "game": "echo",
        "kind": "echo",
        "says": says,
        "expect": {"echo/plain": expected},
        **fields,
    }


@pytest.fixture
def check(stolik, tmp_path):
    """The exit code and the lines printed for these cases (objects, or raw lines) in a file."""

    def run(*cases):
        file = tmp_path / "cases.jsonl"
        lines = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in cases]
        file.write_bytes(b"\n".join(lines))
        ran = stolik("conform", str(file))
        assert ran.err == ""
        return ran.code, ran.out.splitlines()

    return run


def test_what_agrees_passes(check):
    assert check(case(5, 5), case({"a": 1, "b": [2]}, {"b": [2], "a": 1})) == (0, ["2 passed, 0 failed"])


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        (5, 6),
        (1, True),
        (1, "1"),
        (1, 1.0),
        ([1, 2], [2, 1]),
        ({"legal": True}, {"legal": False}),
        ({"legal": True}, {"legal": True, "out": False}),
        ({"legal": True, "out": False}, {"legal": True}),
        ({"legal": False, "because": ["opening_points"]}, {"legal": False, "because": ["run_min"]}),
        ({"legal": False, "because": ["opening_points"]}, {"legal": False}),
        ({"error": "x"}, {"legal": False}),
        ({"legal": False}, {"error": "x"}),
        ({"error": "x"}, None),
    ],
)
def test_what_differs_fails_and_is_printed(check, expected, got):
    code, (line, count) = check(case(got, expected))
    assert (code, count) == (1, "0 passed, 1 failed")
    assert line.startswith("c: echo/plain: expected ")


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        ({"legal": False, "because": ["a"]}, {"legal": False, "because": ["b", "a"]}),
        ({"legal": False}, {"legal": False, "because": ["b"]}),
        ({"error": "not legal"}, {"error": "something else"}),
    ],
)
def test_only_what_counts_is_compared(check, expected, got):
    assert check(case(got, expected)) == (0, ["1 passed, 0 failed"])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{", "no JSON"),
        (b"\xff\xfe", "no JSON"),
        (b"[]", "JSON object"),
        (b"[" * 100_000, "no JSON"),
        (b'{"id": NaN}', "NaN"),
        (b'{"id": "c"}', "expect"),
        (case(1, 1, expect=[]), "expect"),
        (case(1, 1, expect={}), "expect"),
        (case(1, 1, expect={"other/plain": 1}), "other/plain"),
        (case(1, 1, kind="unheard"), "unheard"),
        (case(1, 1, kind=7), "kind"),
        (case(1, 1, game="remik"), "remik"),
        (case("crash", 1), "ZeroDivisionError"),
        (case({"x": 1}, {"because": [[]]}), "TypeError"),
        (case({"x": 1}, {"because": 7}), "TypeError"),
        ({"id": "c", "rulesets": [7], "kind": "echo"}, "text"),
    ],
)
def test_a_case_that_cannot_be_read_fails_with_the_reason(check, line, reason):
    code, (complaint, count) = check(line, case(5, 5))
    assert (code, count) == (1, "1 passed, 1 failed")
    assert reason in complaint


def test_empty_lines_are_no_cases(check):
    assert check(b"", case(5, 5), b"  ") == (0, ["1 passed, 0 failed"])


def test_a_case_without_expectations_is_neither_passed_nor_failed(check):
    asked = {"id": "c", "game": "echo", "kind": "echo", "says": 1, "rulesets": ["echo/plain"]}
    assert check(asked) == (0, ["0 passed, 0 failed"])


def test_the_games_themselves_answer(stolik, monkeypatch):
    monkeypatch.undo()
    asked = {"id": "m", "game": "remik", "kind": "meld", "meld": "Td Jd Qd"}
    wrong = {**asked, "expect": {"remik/silesian": {"valid": False}, "remik/guide": {"valid": True}}}
    rulesets = {**asked, "rulesets": ["remik/silesian", "jokeri/classic", "chess/blitz"]}
    monkeypatch.setattr("sys.argv", ["stolik"])
    for case_, failed in (
        (rulesets, True),
        (wrong, True),
        ({**asked, "rulesets": ["remik/silesian"]}, False),
    ):
        ran = stolik("conform", "-", stdin=json.dumps(case_))
        assert ran.code == failed
        (told,) = answers(ran)
        assert told["got"]["remik/silesian"] == {
            "valid": True,
            "points": 30,
            "clean": True,
            "cards": "Td Jd Qd",
        }


def test_a_missing_file_gets_one_line(refused, tmp_path):
    assert "nothing.jsonl" in refused("conform", str(tmp_path / "nothing.jsonl"))


def test_standard_input_stands_alone(refused):
    assert "-" in refused("conform", "-", "x.jsonl")


def answers(ran):
    return [json.loads(line) for line in ran.out.splitlines()]


def test_each_case_on_standard_input_gets_one_line(stolik):
    asked = {
        "id": "q",
        "game": "echo",
        "kind": "echo",
        "says": {"a": "ł"},
        "rulesets": ["echo/plain", "echo/two"],
    }
    ran = stolik("conform", "-", stdin="\n".join(json.dumps(line) for line in (asked, case(5, 5))))
    assert ran.code == 0
    assert answers(ran) == [
        {"id": "q", "got": {"echo/plain": {"a": "ł"}, "echo/two": {"a": "ł"}}},
        {"id": "c", "got": {"echo/plain": 5}},
    ]


def test_bad_lines_on_standard_input_are_answered_too(stolik):
    lines = (
        b"nonsense\n" + json.dumps(case(5, 6)).encode() + b"\n" + json.dumps(case(7, 7, id="\ud800")).encode()
    )
    ran = stolik("conform", "-", stdin=lines)
    assert ran.code == 1
    bad, differs, odd = answers(ran)
    assert bad["id"] == "line 1"
    assert bad["got"] == {}
    assert "no JSON" in bad["error"]
    assert differs == {"id": "c", "got": {"echo/plain": 5}}
    assert odd == {"id": "\ud800", "got": {"echo/plain": 7}}


def test_a_mark_before_the_first_line_is_no_part_of_it(check):
    assert check(b"\xef\xbb\xbf" + json.dumps(case(5, 5)).encode()) == (0, ["1 passed, 0 failed"])
