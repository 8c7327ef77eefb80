"""Starting: what is printed, where it listens, what is logged, and who is told when it ends."""

from __future__ import annotations

import logging
import socket
import sys
import threading

import pytest

from stolik import server
from stolik.server import process as run
from stolik.server.catalogue import house_games


def test_the_address_is_printed_as_a_browser_takes_it(capsys):
    run._announce("127.0.0.1", 81, "")
    run._announce("0.0.0.0", 81, "")
    run._announce("::1", 81, "")
    run._announce("0.0.0.0", 81, "http://192.168.0.7:81")
    assert capsys.readouterr().out.splitlines() == [
        "Stolik: http://127.0.0.1:81/",
        "Stolik: http://127.0.0.1:81/",
        "Stolik: http://[::1]:81/",
        "Stolik: http://127.0.0.1:81/",
        "In your network: http://192.168.0.7:81/",
    ]


def test_the_address_in_the_network_is_told_in_the_language_of_the_terminal(capsys):
    run._announce("0.0.0.0", 81, "http://192.168.0.7:81", "pl")
    assert capsys.readouterr().out.splitlines()[1] == "W twojej sieci: http://192.168.0.7:81/"


def test_a_terminal_gets_the_address_as_a_picture_too(capsys, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    run._announce("0.0.0.0", 81, "http://192.168.0.7:81")
    assert "▄" in capsys.readouterr().out


class Probe:
    def __init__(self, answer):
        self.answer = answer

    def __call__(self, *_):
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None

    def connect(self, _):
        if isinstance(self.answer, OSError):
            raise self.answer

    def getsockname(self):
        return (self.answer, 0)


@pytest.mark.parametrize(
    ("answer", "address"), [("192.168.0.7", "192.168.0.7"), ("127.0.0.1", None), (OSError(), None)]
)
def test_the_address_in_the_network_is_found_without_sending(monkeypatch, answer, address):
    monkeypatch.setattr(run.socket, "socket", Probe(answer))
    assert run.lan_address() == address


def test_it_listens_over_either_protocol():
    for host in ("127.0.0.1", "::1"):
        if host == "::1" and not socket.has_ipv6:
            continue
        try:
            listener = run._listen(host, 0)
        except OSError:
            assert host == "::1", "a computer without IPv6 is all that may refuse"
            continue
        assert listener.getsockname()[1] > 0
        listener.close()


def test_a_log_line_with_a_trace_keeps_only_the_type():
    try:
        raise KeyError("Ks")
    except KeyError:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "Exception in %s", ("app",), sys.exc_info())
    assert run._TypeOnly().filter(record)
    assert logging.Formatter("%(message)s").format(record) == "Exception in app (KeyError)"
    plain = logging.LogRecord("x", logging.ERROR, "f", 1, "all is %s", ("well",), None)
    assert run._TypeOnly().filter(plain)
    assert plain.getMessage() == "all is well"


def test_the_browser_is_opened_when_the_server_is_there(tmp_path, monkeypatch, capsys):
    opened = threading.Event()
    addresses: list[str] = []

    def stands_in(address):
        addresses.append(address)
        opened.set()

    class Server:
        def __init__(self, config, desk, started):
            self.desk, self.started = desk, started

        def run(self, sockets):
            self.started()
            for listener in sockets:
                listener.close()
            self.desk.tables.house.bots.close()
            self.desk.tables.house.store.close()

    monkeypatch.setattr(run, "_Server", Server)
    monkeypatch.setattr(run, "_log_to_stderr", lambda: None)
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.0.7")
    monkeypatch.setattr(run.webbrowser, "open", stands_in)
    monkeypatch.setattr(run.signal, "signal", lambda *_: None)
    server.run(host="0.0.0.0", port=0, data=tmp_path, open_browser=True)
    assert opened.wait(5)
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"Stolik: {addresses[0]}"
    assert said[1].startswith("In your network: http://192.168.0.7:")


def test_the_servers_log_goes_to_standard_error(monkeypatch, capsys):
    names = ("stolik.server", "uvicorn", "asyncio", "litestar")
    before = {name: (logging.getLogger(name).handlers, logging.getLogger(name).propagate) for name in names}
    run._log_to_stderr()
    logging.getLogger("stolik.server").warning("something")
    assert "WARNING stolik.server: something" in capsys.readouterr().err
    for name, (handlers, propagate) in before.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(logging.NOTSET)


def test_the_house_offers_every_game_with_bots():
    games = house_games()
    for game in games.names:
        assert games.usual_level(game) == games.levels[game][-1]
        assert games.spec(game).name == game
    with pytest.raises(KeyError):
        games.spec("chess")
