"""`python -m tests.server.serve_toy PORT FOLDER`: the real server, with the toy for a game."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from stolik.server.process import serve
from tests.server.house import QUICK, toy_games

if __name__ == "__main__":
    serve(
        host="127.0.0.1",
        port=int(sys.argv[1]),
        data=Path(sys.argv[2]),
        open_browser=False,
        games=toy_games(),
        settings=replace(QUICK, commands="100000 per 1 minute"),
    )
