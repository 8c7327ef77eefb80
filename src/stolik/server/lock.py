"""One server process a data folder.

SQLite with one writer thread is only right while nobody else folds the same log in memory, so the folder is
locked for the life of the process. The lock is the operating system's: it ends with the process,
however the process ends, and no stale file can keep the next one out.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..core.text import Phrase


class DataInUse(Exception):
    """Another server has this data folder; `said` is one line for its owner."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said)
        self.said = said


class DataLock:
    """Holds ``stolik.lock`` in the folder until released; DataInUse if another process holds it."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "stolik.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._file)
        except OSError:
            os.close(self._file)
            raise DataInUse(Phrase("log-in-use", {"folder": folder})) from None

    def release(self) -> None:
        """Let the next server in."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
