"""A newcomer's first minute: a copy of the repository, one command, a page."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.timeout(600)
def test_one_command_serves_the_page(tmp_path: Path) -> None:
    """Installs from the package index, so it wants a network; without uv, a compiler or Node on the path."""
    folder = tmp_path / "stolik"
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, encoding="utf-8"
    )
    for name in filter(None, listing.stdout.split("\0")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    bare = tmp_path / "bin"
    bare.mkdir()
    surroundings = {
        name: value for name, value in os.environ.items() if not name.startswith(("COV", "VIRTUAL_ENV"))
    }
    base = Path(sys.base_prefix) / "bin" / f"python3.{sys.version_info.minor}"
    command = [str(base), "start.py", "--port", "0", "--no-browser"]
    log = tmp_path / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env={**surroundings, "PATH": str(bare)},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
        )
    try:
        place = wait_for(log, process)
        with urllib.request.urlopen(place, timeout=30) as page:
            assert page.status == 200
            assert "Stolik" in page.read().decode()
        assert (folder / "data").is_dir()
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=30) == 0


def wait_for(log: Path, process: subprocess.Popen[bytes]) -> str:
    """The address that the server says it has."""
    while process.poll() is None:
        if place := re.search(r"^Stolik: (http://\S+)$", log.read_text("utf-8"), re.MULTILINE):
            return place[1]
        time.sleep(0.1)
    raise AssertionError(log.read_text("utf-8"))
