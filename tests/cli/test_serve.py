"""`stolik serve` as far as it goes before the server itself."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.cli import serve
from stolik.cli.failure import Failure


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    calls: list[dict[str, object]] = []
    monkeypatch.setattr("stolik.server.run", lambda **options: calls.append(options))
    return calls


@pytest.fixture
def taken() -> int:
    """A port on which somebody else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_the_server_gets_what_was_asked_for(stolik, started, tmp_path):
    folder = tmp_path / "new" / "data"
    assert stolik("serve", "--port", "0", "--no-browser", "--data", str(folder)).code == 0
    (options,) = started
    assert options["host"] == "127.0.0.1"
    assert options["port"] == 0
    assert options["data"] == folder
    assert options["open_browser"] is False
    assert folder.is_dir()


def test_where_the_usual_port_is_taken_another_serves(stolik, started, taken, monkeypatch, tmp_path):
    monkeypatch.setattr(serve, "USUAL_PORT", taken)
    assert stolik("serve", "--data", str(tmp_path)).code == 0
    assert started[0]["port"] == 0


def test_the_usual_port_serves_where_it_is_free(stolik, started, tmp_path, monkeypatch):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = probe.getsockname()[1]
    monkeypatch.setattr(serve, "USUAL_PORT", free)
    assert stolik("serve", "--data", str(tmp_path)).code == 0
    assert started[0]["port"] == free


def test_a_taken_port_is_refused_in_one_line(taken, tmp_path):
    done = serve_for_real("--port", str(taken), "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("stolik: cannot listen on 127.0.0.1 port ")


def test_a_taken_port_is_refused_in_polish(taken, tmp_path):
    done = serve_for_real("--port", str(taken), "--data", str(tmp_path), "--lang", "pl")
    assert done.returncode == 2
    assert done.stderr == (
        f"stolik: nie da się uruchomić stołu na 127.0.0.1, port {taken}: ten adres jest już zajęty. "
        "Wybierz inny port: --port.\n"
    )


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1"])
def test_an_address_of_somebody_else_is_refused_in_one_line(tmp_path, host):
    done = serve_for_real("--host", host, "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert host in line


def serve_for_real(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stolik.cli", "serve", "--no-browser", "--lang", "en", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)


def test_a_folder_that_cannot_be_is_refused(refused, started, tmp_path):
    file = tmp_path / "file"
    file.touch()
    line = ("serve", "--port", "0", "--data", str(file / "data"))
    assert refused(*line) == f"the folder {file / 'data'} cannot be used: Not a directory."
    told = f"nie da się użyć folderu {file / 'data'}: to nie jest folder."
    assert refused(*line, "--lang", "pl") == told


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "home/.local/share/stolik"),
        ("linux", {"XDG_DATA_HOME": "xdg"}, "xdg/stolik"),
        ("darwin", {}, "home/Library/Application Support/Stolik"),
        ("win32", {}, "home/AppData/Local/Stolik"),
        ("win32", {"LOCALAPPDATA": "local"}, "local/Stolik"),
        ("linux", {"STOLIK_DATA": "mine"}, "mine"),
    ],
)
def test_the_data_folder_of_each_system(monkeypatch, platform, environment, folder):
    for name in ("STOLIK_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert serve.data_folder() == Path(folder)


def test_an_address_to_be_seen_under_must_be_one() -> None:
    assert serve._origin("https://Cards.example/") == "https://cards.example"
    assert serve._origin("http://10.0.0.5:8765") == "http://10.0.0.5:8765"
    for bad in ("cards.example", "https://cards.example/table", "ftp://x", "https://user@x"):
        with pytest.raises(Failure, match="no address"):
            serve._origin(bad)
