"""start.py: the way to a running table, and the one line when there is none."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import start


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that looks like Stolik's, with an environment that seems installed."""
    (tmp_path / "requirements").mkdir()
    for name in ("pyproject.toml", "requirements/run.lock", "requirements/dev.lock"):
        (tmp_path / name).write_text("# nothing\n")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(sys.executable)
    monkeypatch.setattr(start, "ROOT", str(tmp_path))
    monkeypatch.setattr(start, "ENVIRONMENT", str(tmp_path / ".venv"))
    monkeypatch.setattr(start, "WINDOWS", False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would have been installed, instead of installing it."""
    kinds: list[str] = []
    monkeypatch.setattr(start, "_install", lambda kind, python: kinds.append(kind))
    return kinds


def test_a_second_start_installs_nothing(folder, installed):
    python = start.environment("run")
    assert python == str(folder / ".venv" / "bin" / "python")
    assert start.environment("run") == python
    assert installed == ["run"]


def test_what_is_installed_for_tests_serves_for_play(folder, installed):
    start.environment("dev")
    start.environment("run")
    assert installed == ["dev"]


@pytest.mark.parametrize("changed", ["pyproject.toml", "requirements/run.lock"])
def test_a_change_of_what_is_needed_installs_again(folder, installed, changed):
    start.environment("run")
    (folder / changed).write_text("# something\n")
    start.environment("run")
    assert installed == ["run", "run"]


def test_a_moved_folder_is_installed_again(folder, installed, monkeypatch):
    start.environment("run")
    moved = folder.rename(folder.with_name("moved"))
    monkeypatch.setattr(start, "ROOT", str(moved))
    monkeypatch.setattr(start, "ENVIRONMENT", str(moved / ".venv"))
    start.environment("run")
    assert installed == ["run", "run"]


def test_a_failed_installation_is_tried_again(folder, monkeypatch):
    def fail(kind: str, python: str) -> None:
        raise start.CannotStart("no")

    monkeypatch.setattr(start, "_install", fail)
    for _ in range(2):
        with pytest.raises(start.CannotStart):
            start.environment("run")


def one_line_and_two(capsys: pytest.CaptureFixture[str]) -> str:
    assert start.main(["--no-browser"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = [line for line in said.err.splitlines() if line.startswith("start.py: ")]
    assert said.err.splitlines()[-1] == line
    return line


def test_an_old_python_is_told_what_it_lacks(folder, monkeypatch, capsys):
    monkeypatch.setattr(start, "OLDEST", (99, 0))
    assert "Python 99.0 or newer is needed" in one_line_and_two(capsys)


def test_a_file_gone_astray_is_named(folder, capsys):
    (folder / "pyproject.toml").unlink()
    assert "pyproject.toml is missing" in one_line_and_two(capsys)


@pytest.mark.parametrize(
    ("variables", "polish"),
    [
        ({"LANG": "pl_PL.UTF-8"}, True),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, True),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "pl_PL.UTF-8"}, False),
        ({}, False),
    ],
)
def test_it_speaks_polish_where_the_environment_does(folder, monkeypatch, capsys, variables, polish):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, variables.get(name, ""))
    monkeypatch.setattr(start, "OLDEST", (99, 0))
    line = one_line_and_two(capsys)
    assert line.startswith("start.py: Potrzebny jest Python 99.0" if polish else "start.py: Python 99.0 or")


def test_a_failed_installation_is_told_in_polish(folder, monkeypatch):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    with pytest.raises(start.CannotStart) as caught:
        start._call([sys.executable, "-c", "raise SystemExit(1)"], start._say("make the folder .venv"))
    assert str(caught.value) == "nie da się utworzyć folderu .venv: nie podano powodu"


def test_all_that_it_says_is_there_in_polish():
    """And nothing else is, and each sentence has the same to fill in."""
    tree = ast.parse(Path(start.__file__).read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    said = {
        call.args[0].value: {keyword.arg for keyword in call.keywords}
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "_say"
    }
    assert {text: set(re.findall(r"{(\w+)}", polish)) for text, polish in start._POLISH.items()} == said


def test_without_a_network_it_says_so(folder, monkeypatch, capsys):
    """A real pip against an address where nobody answers."""
    (folder / "requirements" / "run.lock").write_text(f"surely-not-installed==1.0 --hash=sha256:{'0' * 64}\n")
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_RETRIES", "0")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    line = one_line_and_two(capsys)
    assert "Is this computer online?" in line


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that an installation would run; uv is there, and fails once `uv_fails` is in the list."""
    commands: list[list[str]] = []

    def call(command: list[str], purpose: str, hint: str = "") -> None:
        commands.append(command)
        if command[0] == "/opt/uv" and ["uv_fails"] in commands:
            raise start.CannotStart("uv cannot")

    monkeypatch.setattr("shutil.which", lambda name: "/opt/uv")
    monkeypatch.setattr(start, "_call", call)
    return commands


def test_uv_installs_where_there_is_one(folder, called):
    python = start.environment("run")
    lock = str(folder / "requirements" / "run.lock")
    assert called == [
        ["/opt/uv", "pip", "install", "-q", "--python", python, "--require-hashes", "-r", lock],
        [
            "/opt/uv",
            "pip",
            "install",
            "-q",
            "--python",
            python,
            "--no-deps",
            "--no-build-isolation",
            "-e",
            str(folder),
        ],
    ]


def test_pip_installs_where_uv_cannot(folder, called):
    called.append(["uv_fails"])
    python = start.environment("run")
    assert [command[:3] for command in called[-2:]] == [[python, "-m", "pip"]] * 2


@pytest.mark.parametrize(("uv", "maker"), [("/opt/uv", "/opt/uv"), (None, sys.executable)])
def test_a_broken_environment_is_made_anew(folder, called, monkeypatch, uv, maker):
    (folder / ".venv" / "bin" / "python").unlink()
    monkeypatch.setattr("shutil.which", lambda name: uv)
    start.environment("run")
    assert called[0][0] == maker
    assert "--clear" in called[0]
    assert called[0][-1] == str(folder / ".venv")


def test_on_windows_it_waits_for_the_server(folder, installed, monkeypatch):
    (folder / ".venv" / "Scripts").mkdir()
    (folder / ".venv" / "Scripts" / "python.exe").touch()
    monkeypatch.setattr(start, "WINDOWS", True)
    monkeypatch.setattr(
        "os.execv", lambda path, command: pytest.fail("exec leaves the prompt and the server apart")
    )
    monkeypatch.setattr("subprocess.call", lambda command: 7 if command[0].endswith("python.exe") else 1)
    assert start.main([]) == 7


def test_an_installer_that_fails_is_quoted(folder, monkeypatch):
    complaint = "print('working'); print('ERROR: the disk is full'); print('bye'); raise SystemExit(1)"
    with pytest.raises(start.CannotStart, match=r"cannot install it: ERROR: the disk is full$"):
        start._call([sys.executable, "-c", complaint], "install it")
    with pytest.raises(start.CannotStart, match="No such file"):
        start._call([str(folder / "nothing")], "install it")


def test_the_command_is_serve_with_the_same_arguments(folder, installed, monkeypatch):
    became: list[list[str]] = []
    monkeypatch.setattr("os.execv", lambda path, command: became.append(command))
    monkeypatch.setattr("subprocess.call", lambda command: 0)
    start.main(["--port", "0", "--no-browser"])
    expected = ["-m", "stolik.cli", "serve", "--data", str(folder / "data"), "--port", "0", "--no-browser"]
    assert [command[1:] for command in became] == [expected]


def test_it_needs_the_standard_library_alone():
    """-I and -S: neither this environment's packages nor the folder around are on the path."""
    code = "import runpy; runpy.run_path('start.py', run_name='start')"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], cwd=Path(start.__file__).parent, check=True)
