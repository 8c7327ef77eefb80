"""What every test may use: a running server that can be killed, and how hard Hypothesis tries."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# No deadlines: two test processes and a browser share the cores, and time is not what these tests are of.
settings.register_profile(
    "usual", deadline=None, max_examples=50, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", parent=settings.get_profile("usual"), max_examples=2000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


class Server:
    """`stolik serve` as a process of its own, over a data folder that outlives it.

    `url` is what the server itself said; a restart keeps the port, so that an open page finds it again.
    """

    PATIENCE = 60.0  # seconds for the first line; a start takes about one, a busy machine many

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.url = ""
        self.log = data.parent / f"{data.name}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        assert self.process is None, "already running"
        command = [sys.executable, "-m", "stolik.cli", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data), "--pause", "120"]
        with self.log.open("ab") as log:
            said = log.tell()
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        patience = time.monotonic() + self.PATIENCE
        while time.monotonic() < patience:
            text = self.log.read_bytes()[said:].decode(errors="replace")
            if place := re.search(r"^Stolik: (http://\S+:(\d+)/)\s*$", text, re.MULTILINE):
                self.url, self.port = place[1], int(place[2])
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.log.read_text(errors='replace')}")

    def kill(self) -> None:
        """End it as a power cut would: SIGKILL, nothing flushed, nobody told."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """End it in order and return its exit code."""
        assert self.process is not None, "not running"
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("the server did not end within 30 seconds of SIGTERM") from None
        self.process = None
        return code

    def restart(self) -> None:
        """Kill it without warning and start it again on the same port and folder."""
        self.kill()
        self.start()


@pytest.fixture(scope="session")
def make_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], Server]]:
    """Makes servers, each with a data folder of its own, and ends those that still run."""
    made: list[Server] = []

    def make() -> Server:
        server = Server(tmp_path_factory.mktemp("server") / "data")
        made.append(server)
        server.start()
        return server

    yield make
    for server in made:
        if server.process is not None:
            server.stop()


@pytest.fixture
def server(make_server: Callable[[], Server]) -> Iterator[Server]:
    """A server for this test alone, to kill and restart."""
    server = make_server()
    yield server
    if server.process is not None:
        server.stop()


@pytest.fixture(scope="session")
def shared_server(make_server: Callable[[], Server]) -> Server:
    """One server for all tests that only open tables on it; never to be killed."""
    return make_server()
