#!/usr/bin/env python3
"""Check everything: style, types, layers, tests with coverage, the page in a real browser.

Makes the private environment as start.py does, with the tools of requirements/dev.lock besides. Exit code 0:
all is well; 1: something is not; 2: the checks could not be run.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time

import start

COVERAGE_FLOOR = 95  # per cent of statements and branches of src
PROCESSES = 1 + (os.cpu_count() or 1)  # tests wait for pages and servers as long as they compute

#: Debian's packages of Chromium.
PACKAGES = ("chromium-headless-shell", "chromium")

CHECKS = (
    ("ruff check", ["ruff", "check"]),
    ("ruff format", ["ruff", "format", "--check"]),
    ("mypy", ["mypy"]),
    ("import contracts", ["lint-imports", "--no-logo"]),
)


def main() -> int:
    """Run what was asked for; the last line printed is the summary of the tests."""
    options = _options()
    try:
        python = start.environment("dev")
        if options.install_chromium:
            install_chromium()
    except start.CannotStart as trouble:
        print(f"test.py: {trouble}", file=sys.stderr)
        return 2
    failed = [] if options.paths else [name for name, words in CHECKS if not check(python, name, words)]
    code, summary = test(python, options)
    if failed:
        # Said again at the end, where it is read.
        print(f"\nfailed besides the tests: {', '.join(failed)}\n{summary}")
    return code or (1 if failed else 0)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="test.py", description="Check style, types, layers and run all tests."
    )
    parser.add_argument(
        "paths", nargs="*", metavar="PATH", help="run only the tests in these files or folders"
    )
    parser.add_argument("--long", action="store_true", help="run the long tests too (minutes)")
    parser.add_argument("--fast", action="store_true", help="leave the browser out")
    parser.add_argument(
        "--install-chromium",
        action="store_true",
        help="as root on Debian: install Chromium where it is missing",
    )
    options = parser.parse_args()
    if os.environ.get("CI") == "true" and not options.fast:
        options.install_chromium = True
    return options


def check(python: str, name: str, words: list[str]) -> bool:
    """Run one tool over the whole source and say how it went."""
    began = time.monotonic()
    tool = shutil.which(words[0], path=os.path.dirname(python)) or words[0]
    done = subprocess.run([tool, *words[1:]], cwd=start.ROOT, stdin=subprocess.DEVNULL, check=False)
    verdict = "passed" if done.returncode == 0 else "FAILED"
    print(f"{name}: {verdict} in {time.monotonic() - began:.1f} s", flush=True)
    return done.returncode == 0


def test(python: str, options: argparse.Namespace) -> tuple[int, str]:
    """Run pytest; its exit code and its last line."""
    command = [python, "-m", "pytest", "-n", str(PROCESSES), "--dist", "worksteal"]
    command += [
        "-p",
        "no:cacheprovider",
        "--durations",
        "10",
        "--color",
        "yes" if sys.stdout.isatty() else "no",
    ]
    if options.long:
        command += ["-m", "long or not long"]
    if options.fast:
        command += ["--ignore", "tests/browser"]
    if options.paths:
        command += options.paths
    else:
        command += ["--cov", "--cov-report", "term"]
        if not options.fast:
            command += [f"--cov-fail-under={COVERAGE_FLOOR}"]
    surroundings = dict(os.environ)
    if options.install_chromium:
        surroundings["STOLIK_BROWSER"] = "required"
    elif not options.fast and _chromium() is None:
        _note_missing()
    tests = subprocess.Popen(
        command,
        cwd=start.ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    )
    summary = "no test was run"
    assert tests.stdout is not None
    for line in tests.stdout:
        print(line, end="", flush=True)
        summary = line.strip() or summary
    return tests.wait(), summary


def _chromium() -> str | None:
    from tests.browser import chromium

    return chromium.find()


def _note_missing() -> None:
    from tests.browser import chromium

    print(f"browser tests are skipped: {chromium.MISSING}", flush=True)


def install_chromium() -> None:
    """See that there is a Chromium, by Debian's packages; raises CannotStart where that cannot be."""
    if _chromium() is not None:
        return
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise start.CannotStart(
            "Chromium is missing, and only root on a system with apt-get can install it here."
        )
    print("Chromium: installing by apt-get ...", flush=True)
    surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def run(*words: str) -> bool:
        done = subprocess.run(
            [apt, *words], env=surroundings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False
        )
        return done.returncode == 0

    if not run("update", "-qq"):
        raise start.CannotStart("apt-get update failed, so there is no Chromium for the browser tests.")
    # The first is faster, and not every system has it.
    if not any(run("install", "-y", "-qq", "--no-install-recommends", name) for name in PACKAGES):
        raise start.CannotStart("apt-get install failed, so there is no Chromium for the browser tests.")


if __name__ == "__main__":
    sys.exit(main())
