"""docs/referee.md is run: its request, its answer, its addresses and its commands."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

from stolik.cli import main
from stolik.server.house import Settings

TEXT = (Path(__file__).parents[3] / "docs" / "referee.md").read_text(encoding="utf-8")


def test_the_request_gets_the_answer(server):
    body = re.search(r"-d '(\{.*?\})'", TEXT, re.DOTALL)
    assert body
    told = server.post("/api/referee/turn", json=json.loads(body[1])).json()
    assert told["legal"] is False
    assert f'"because": {json.dumps(told["because"])}' in TEXT


def test_every_route_of_the_table_is_there(server):
    paths = {
        re.sub(r"\{.*?\}", "RULES", path): operations
        for path, operations in server.get("/api/openapi.json").json()["paths"].items()
    }
    listed = re.findall(r"^\| `(GET|POST) (/api/[^?`]+)", TEXT, re.MULTILINE)
    assert len(listed) == 15
    for method, path in listed:
        assert method.lower() in paths[path]


def test_the_addresses_are_pages(server):
    for path in (
        "/rules",
        "/rules/remik/silesian(opening_points=41)",
        "/referee",
        "/house-rules?rules=remik/silesian",
    ):
        assert path.partition("?")[0] in TEXT
        assert server.get(path).status_code == 200


def test_the_limits_are_those_of_the_server():
    limits = Settings()
    assert (limits.referee, limits.referee_at_home) == ("5 per 1 second", "50 per 1 second")
    assert (limits.pictures, limits.pictures_at_home) == ("30 per 1 minute", "600 per 1 minute")
    told = "Five questions a second", "fifty for the computer", "thirty pictures a minute", "computer 600"
    for said in told:
        assert said in TEXT


def test_the_commands_run(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("question.txt").write_text("hand: 2c 3c\nturn: draw 4c; discard 2c\n", encoding="utf-8")
    block = re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)[-1]
    codes = []
    for line in block.splitlines():
        words = shlex.split(line, comments=True)
        codes.append(main(words[1 : words.index(">")] if ">" in words else words[1:]))
        assert capsys.readouterr().out
    assert codes == [1, 0, 0, 0, 0, 0, 0, 0, 0]
