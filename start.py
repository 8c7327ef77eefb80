#!/usr/bin/env python3
"""Start Stolik: ``python3 start.py [--port N] [--no-browser] [--host ADDRESS] [--data FOLDER]``.

The first start makes a private environment, the folder .venv beside this file, and installs into it
exactly what requirements/run.lock names. Later starts only look whether anything has changed. Needs
Python 3.11 or newer, its standard library, and a network for the first start. Exit code 2 with one
line on standard error says that Stolik could not be started, and why.
"""

import hashlib
import os
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
ENVIRONMENT = os.path.join(ROOT, ".venv")
OLDEST = (3, 11)
WINDOWS = os.name == "nt"

#: Signs in an installer's output that the network is at fault, and not the package.
_OFFLINE = (
    "name resolution",
    "nodename nor servname",
    "getaddrinfo failed",
    "dns error",
    "error sending request",
    "NewConnectionError",
    "ConnectTimeout",
    "Read timed out",
    "Connection refused",
    "Network is unreachable",
    "ProxyError",
    "(from versions: none)",
)


#: What is said here, in Polish, by what is said in English.
_POLISH = {
    "Python {need} or newer is needed, this is {here}. Install it and start again.": (
        "Potrzebny jest Python {need} albo nowszy, a ten to {here}. Zainstaluj go i uruchom jeszcze raz."
    ),
    "{name} is missing; start.py works only inside Stolik's folder.": (
        "Brakuje pliku {name}; start.py działa tylko w folderze Stolika."
    ),
    "Stolik: installing into .venv, this happens once and takes up to a minute ...": (
        "Stolik: instalacja w folderze .venv, tylko ten jeden raz, potrwa najwyżej minutę ..."
    ),
    "install what Stolik needs": "zainstalować tego, czego potrzebuje Stolik",
    "install Stolik itself": "zainstalować samego Stolika",
    "make the folder .venv": "utworzyć folderu .venv",
    "cannot {purpose}: {why}": "nie da się {purpose}: {why}",
    "the package index does not answer. Is this computer online?": (
        "serwer z pakietami nie odpowiada. Czy ten komputer ma połączenie z siecią?"
    ),
    "On Debian and Ubuntu: apt install python3-venv.": "W Debianie i Ubuntu: apt install python3-venv.",
    "no reason given": "nie podano powodu",
}


class CannotStart(Exception):
    """The environment cannot be made; the message is one line for the person who started."""


def main(arguments: "list[str]") -> int:
    """Bring the environment up to date, then become ``stolik serve`` with the same arguments."""
    try:
        python = environment("run")
    except CannotStart as trouble:
        print(f"start.py: {trouble}", file=sys.stderr)
        return 2
    command = [python, "-m", "stolik.cli", "serve", "--data", os.path.join(ROOT, "data"), *arguments]
    if not WINDOWS:
        sys.stdout.flush()
        os.execv(python, command)
    # On Windows exec would come back to the prompt at once and leave the server behind.
    import subprocess

    try:
        return subprocess.call(command)
    except KeyboardInterrupt:
        return 130


def environment(kind: str) -> str:
    """The private environment's interpreter, with all of requirements/KIND.lock and Stolik installed.

    `kind` is "run" or "dev"; what "dev" installs holds all of "run" in the same versions. When nothing has
    changed this costs the reading of three small files. Raises CannotStart.
    """
    if sys.version_info < OLDEST:
        here = ".".join(str(part) for part in sys.version_info[:2])
        need = ".".join(str(part) for part in OLDEST)
        told = _say(
            "Python {need} or newer is needed, this is {here}. Install it and start again.",
            need=need,
            here=here,
        )
        raise CannotStart(told)
    python = os.path.join(ENVIRONMENT, *(("Scripts", "python.exe") if WINDOWS else ("bin", "python")))
    mark = _mark(kind)
    if os.path.exists(python) and _read(_stamp(kind)) == mark:
        return python
    _install(kind, python)
    for name in ("run", "dev") if kind == "dev" else ("run",):
        with open(_stamp(name), "w", encoding="ascii") as file:
            file.write(_mark(name))
    return python


def _stamp(kind: str) -> str:
    """The file that says for what the environment was last installed."""
    return os.path.join(ENVIRONMENT, f"stolik-{kind}.stamp")


def _mark(kind: str) -> str:
    """A digest of everything that decides what must be installed, this folder's own place among it."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {ROOT}".encode())
    for name in ("pyproject.toml", os.path.join("requirements", f"{kind}.lock")):
        content = _read(os.path.join(ROOT, name))
        if content is None:
            raise CannotStart(
                _say("{name} is missing; start.py works only inside Stolik's folder.", name=name)
            )
        digest.update(content.encode())
    return digest.hexdigest()


def _read(path: str) -> "str | None":
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, UnicodeDecodeError):
        return None


def _install(kind: str, python: str) -> None:
    """Make the environment where there is none and install into it, by uv where there is one, else by pip."""
    import shutil

    told = _say("Stolik: installing into .venv, this happens once and takes up to a minute ...")
    print(told, file=sys.stderr)
    uv = shutil.which("uv")
    if uv:
        try:
            _install_with(kind, python, uv)
        except CannotStart:
            # A company's index or certificates may be set up for pip alone; pip also says best what is wrong.
            uv = None
    if not uv:
        _install_with(kind, python, None)


def _install_with(kind: str, python: str, uv: "str | None") -> None:
    lock = os.path.join(ROOT, "requirements", f"{kind}.lock")
    _make(python, uv)
    pip = [uv, "pip"] if uv else [python, "-m", "pip"]
    into = ["--python", python] if uv else ["--disable-pip-version-check", "--no-input"]
    _call([*pip, "install", "-q", *into, "--require-hashes", "-r", lock], _say("install what Stolik needs"))
    itself = ["--no-deps", "--no-build-isolation", "-e", ROOT]
    _call([*pip, "install", "-q", *into, *itself], _say("install Stolik itself"))


def _make(python: str, uv: "str | None") -> None:
    """See that the environment is there and whole; one that does not answer is made anew."""
    import subprocess

    if os.path.exists(python):
        test = [python, "-c", "import sys" if uv else "import pip"]
        if subprocess.call(test, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0:
            return
    purpose = _say("make the folder .venv")
    if uv:
        _call([uv, "venv", "-q", "--clear", "--python", sys.executable, ENVIRONMENT], purpose)
    else:
        hint = _say("On Debian and Ubuntu: apt install python3-venv.")
        _call([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], purpose, hint)


def _call(command: "list[str]", purpose: str, hint: str = "") -> None:
    """Run a command in silence; where it fails, one line that says of what and, as far as known, why."""
    import subprocess

    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as trouble:
        raise _cannot(purpose, f"{command[0]}: {trouble.strerror}.") from trouble
    if done.returncode == 0:
        return
    lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    if any(sign in line for line in lines for sign in _OFFLINE):
        raise _cannot(purpose, _say("the package index does not answer. Is this computer online?"))
    errors = [line for line in lines if line.lower().startswith("error")] or lines[-1:]
    raise _cannot(purpose, f"{errors[-1] if errors else _say('no reason given')} {hint}".rstrip())


def _cannot(purpose: str, why: str) -> CannotStart:
    return CannotStart(_say("cannot {purpose}: {why}", purpose=purpose, why=why))


def _say(english: str, **told: str) -> str:
    """The sentence, in Polish where the environment asks for it, and what is told filled in."""
    wanted = [os.environ.get(name, "")[:2].lower() for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    language = next((each for each in wanted if each in ("en", "pl", "tr", "ka")), "en")
    return (_POLISH.get(english, english) if language == "pl" else english).format(**told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
