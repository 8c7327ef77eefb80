"""Where Chromium is on this computer; `test.py` asks before anything is installed."""

from __future__ import annotations

import os
import shutil

#: The first is Chromium without its window's own machinery, which costs more than the pages of these tests.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

#: Said once, by `test.py` and as the reason of every skipped browser test.
MISSING = f"no Chromium: set $CHROMIUM to one, or have one of {', '.join(NAMES)} on the path"


def find() -> str | None:
    """The path of a Chromium: what $CHROMIUM names, else the first on the path; None where there is none."""
    for name in filter(None, (os.environ.get("CHROMIUM"), *NAMES)):
        if path := shutil.which(name):
            return path
    return None
